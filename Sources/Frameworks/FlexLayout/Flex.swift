public import UIKitCore

extension UIView {
  /// What lays out the view and what is in it; asking for it has the view take part in its container's layout.
  public var flex: Flex {
    let holder = FlexHolder.holder(of: self)
    if let flex = holder.flex { return flex }
    let flex = Flex(self)
    holder.flex = flex
    return flex
  }

  /// Whether the view takes part in its container's layout.
  public var isFlexEnabled: Bool { FlexHolder.holder(of: self).flex != nil }
}

/// What a view has of the layout.
@MainActor private final class FlexHolder {
  var flex: Flex?

  static func holder(of view: UIView) -> FlexHolder {
    UIEnvironment.current.single(of: view) { FlexHolder() }
  }
}

/// Lays out views as flexible boxes.
@preconcurrency @MainActor public final class Flex {
  /// The view that is laid out.
  public private(set) weak var view: UIView?
  /// Whether the view takes part in its container's layout, true by default.
  public var isIncludedInLayout = true
  var style = FlexStyle()

  init(_ view: UIView) { self.view = view }

  /// The way in which items follow each other.
  public enum Direction: Sendable { case column, columnReverse, row, rowReverse }
  /// What happens at the end of a line.
  public enum Wrap: Sendable { case noWrap, wrap, wrapReverse }
  /// The way in which text runs.
  public enum LayoutDirection: Sendable { case inherit, ltr, rtl }
  /// Where items are along the axis.
  public enum JustifyContent: Sendable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
  }
  /// Where items are across the axis; a baseline counts as the beginning.
  public enum AlignItems: Sendable { case stretch, start, center, end, baseline }
  /// Where an item is across the axis.
  public enum AlignSelf: Sendable { case auto, stretch, start, center, end, baseline }
  /// Where lines are across the axis.
  public enum AlignContent: Sendable {
    case start, center, end, stretch, spaceBetween, spaceAround, spaceEvenly
  }
  /// Whether an item takes room.
  public enum Position: Sendable { case relative, absolute }
  /// Whether an item is there.
  public enum Display: Sendable { case flex, none }
  /// Which lengths of the container follow from its items.
  public enum LayoutMode: Sendable { case fitContainer, adjustWidth, adjustHeight }

  // MARK: Items

  /// Adds a new view to the view; its layout is returned.
  @discardableResult public func addItem() -> Flex { addItem(UIView()) }

  /// Adds a view to the view; its layout is returned.
  @discardableResult public func addItem(_ view: UIView) -> Flex {
    self.view?.addSubview(view)
    return view.flex
  }

  /// Has a closure add items.
  @discardableResult public func define(_ closure: (_ flex: Flex) -> Void) -> Flex {
    closure(self)
    return self
  }

  /// Sets whether the view takes part in its container's layout.
  @discardableResult public func isIncludedInLayout(_ included: Bool) -> Flex {
    isIncludedInLayout = included
    return self
  }

  // MARK: Layout

  /// Places the items in the view, and those in them.
  public func layout(mode: LayoutMode = .fitContainer) {
    guard let view else { return }
    let node = node(isMirrored: false)
    let size = view.bounds.size
    node.layOut(
      width: mode == .adjustWidth ? .any : .exactly(size.width),
      height: mode == .adjustHeight ? .any : .exactly(size.height), owner: (nil, nil))
    if mode != .fitContainer {
      let origin = view.frame.origin
      view.bounds.size = aligned(CGRect(origin: .zero, size: node.frame.size)).size
      view.frame.origin = origin
    }
    apply(node, at: .zero)
  }

  /// The size of the view for some room, in points; infinite for any.
  public func sizeThatFits(size: CGSize) -> CGSize {
    let node = node(isMirrored: false)
    func room(_ length: CGFloat) -> FlexRoom {
      length.isFinite && length < .greatestFiniteMagnitude ? .atMost(length) : .any
    }
    let (width, height) = (node.wishedWidth((nil, nil)), node.wishedHeight((nil, nil)))
    return node.size(
      width: width.map { .exactly($0) } ?? room(size.width),
      height: height.map { .exactly($0) } ?? room(size.height), owner: (nil, nil))
  }

  /// The size of the view with any room, in points.
  public var intrinsicSize: CGSize {
    sizeThatFits(size: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  /// Does nothing: sizes are found anew with each layout.
  @discardableResult public func markDirty() -> Flex { self }

  private var items: [Flex] {
    (view?.subviews ?? []).filter(\.isFlexEnabled).map(\.flex).filter(\.isIncludedInLayout)
  }

  private func node(isMirrored: Bool) -> FlexNode {
    let isMirrored =
      switch style.layoutDirection {
      case .inherit: isMirrored
      case .ltr: false
      case .rtl: true
      }
    let items = items
    let view = view
    return FlexNode(style, items.map { $0.node(isMirrored: isMirrored) }, isMirrored: isMirrored) {
      most in
      // A plain view has no content of its own.
      guard let view, type(of: view) != UIView.self else { return .zero }
      let size = view.sizeThatFits(most)
      return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
    }
  }

  private func apply(_ node: FlexNode, at origin: CGPoint) {
    for (item, child) in zip(items, node.children) {
      guard let view = item.view, child.style.isShown else { continue }
      let place = child.frame.offsetBy(dx: origin.x, dy: origin.y)
      let frame = aligned(place)
      let outer = aligned(CGRect(origin: origin, size: .zero)).origin
      view.bounds.size = frame.size
      let anchor = view.layer.anchorPoint
      view.center = CGPoint(
        x: frame.minX - outer.x + frame.width * anchor.x,
        y: frame.minY - outer.y + frame.height * anchor.y)
      item.apply(child, at: place.origin)
    }
  }

  /// A rectangle with its edges on pixels.
  private func aligned(_ rect: CGRect) -> CGRect {
    let scale = UIScreen.main.scale
    func align(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (align(rect.minX), align(rect.minY))
    return CGRect(
      x: left, y: top, width: align(rect.maxX) - left, height: align(rect.maxY) - top)
  }
}

extension Flex.Direction {
  var isRow: Bool { self == .row || self == .rowReverse }
  var isReverse: Bool { self == .columnReverse || self == .rowReverse }
}
