public import UIKitCore

/// A part of a superview's width or height, in hundredths.
public struct Percent: Sendable {
  let value: CGFloat

  func of(_ whole: CGFloat) -> CGFloat { whole * value / 100 }
}

postfix operator %

/// Hundredths.
public postfix func % (value: CGFloat) -> Percent { Percent(value: value) }
/// Hundredths.
public postfix func % (value: Double) -> Percent { Percent(value: CGFloat(value)) }
/// Hundredths.
public postfix func % (value: Float) -> Percent { Percent(value: CGFloat(value)) }
/// Hundredths.
public postfix func % (value: Int) -> Percent { Percent(value: CGFloat(value)) }

/// Where a view is from side to side beside others.
public enum HorizontalAlign: String, Sendable { case left, center, right, start, end, none }
/// Where a view is from top to bottom beside others.
public enum VerticalAlign: String, Sendable { case top, center, bottom, none }
/// What a view's size is fitted to.
public enum FitType: Sendable { case width, height, widthFlexible, heightFlexible, content }
/// In which directions a view is as large as what is in it.
public enum WrapType: Sendable { case horizontally, vertically, all }
/// The direction of a language.
public enum LayoutDirection: Sendable { case auto, ltr, rtl }

/// What all views have in common.
@preconcurrency @MainActor public enum Pin {
  private final class Settings { var direction = LayoutDirection.ltr }
  private static var settings: Settings { UIEnvironment.current.single { Settings() } }

  /// The direction of the language.
  public static var layoutDirection: LayoutDirection { settings.direction }
  /// Sets the direction of the language.
  public static func layoutDirection(_ direction: LayoutDirection) {
    settings.direction = direction
  }
  /// Whether mistakes are written into a log; none are.
  public static var logMissingLayoutCalls = false
  /// Does nothing: there is nothing to begin with.
  public static func initPinLayout() {}
}

/// The views among some that can be seen.
@preconcurrency @MainActor public func visible(_ views: [UIView]) -> [UIView] {
  views.filter { !$0.isHidden }
}

/// An edge of a view, or its middle, from side to side.
@preconcurrency @MainActor public struct HorizontalEdge {
  enum Kind { case left, center, right }
  let view: UIView
  let kind: Kind

  func x(in superview: UIView) -> CGFloat {
    let rect = view.pinnedRect(in: superview)
    return switch kind {
    case .left: rect.minX
    case .center: rect.midX
    case .right: rect.maxX
    }
  }
}

/// An edge of a view, or its middle, from top to bottom.
@preconcurrency @MainActor public struct VerticalEdge {
  enum Kind { case top, center, bottom }
  let view: UIView
  let kind: Kind

  func y(in superview: UIView) -> CGFloat {
    let rect = view.pinnedRect(in: superview)
    return switch kind {
    case .top: rect.minY
    case .center: rect.midY
    case .bottom: rect.maxY
    }
  }
}

/// The edges of a view.
@preconcurrency @MainActor public struct EdgeList {
  let view: UIView
  /// The left one.
  public var left: HorizontalEdge { HorizontalEdge(view: view, kind: .left) }
  /// The middle from side to side.
  public var hCenter: HorizontalEdge { HorizontalEdge(view: view, kind: .center) }
  /// The right one.
  public var right: HorizontalEdge { HorizontalEdge(view: view, kind: .right) }
  /// The one at which text begins.
  public var start: HorizontalEdge { view.isPinnedLeftToRight ? left : right }
  /// The one at which text ends.
  public var end: HorizontalEdge { view.isPinnedLeftToRight ? right : left }
  /// The upper one.
  public var top: VerticalEdge { VerticalEdge(view: view, kind: .top) }
  /// The middle from top to bottom.
  public var vCenter: VerticalEdge { VerticalEdge(view: view, kind: .center) }
  /// The lower one.
  public var bottom: VerticalEdge { VerticalEdge(view: view, kind: .bottom) }
}

/// A corner of a view, the middle of an edge or that of the view.
@preconcurrency @MainActor public struct Anchor {
  let x: HorizontalEdge
  let y: VerticalEdge
}

/// The corners of a view and the like.
@preconcurrency @MainActor public struct AnchorList {
  let view: UIView
  private var edges: EdgeList { EdgeList(view: view) }
  /// The upper left corner.
  public var topLeft: Anchor { Anchor(x: edges.left, y: edges.top) }
  /// The middle of the upper edge.
  public var topCenter: Anchor { Anchor(x: edges.hCenter, y: edges.top) }
  /// The upper right corner.
  public var topRight: Anchor { Anchor(x: edges.right, y: edges.top) }
  /// The upper corner at which text begins.
  public var topStart: Anchor { Anchor(x: edges.start, y: edges.top) }
  /// The upper corner at which text ends.
  public var topEnd: Anchor { Anchor(x: edges.end, y: edges.top) }
  /// The middle of the left edge.
  public var centerLeft: Anchor { Anchor(x: edges.left, y: edges.vCenter) }
  /// The middle.
  public var center: Anchor { Anchor(x: edges.hCenter, y: edges.vCenter) }
  /// The middle.
  public var centers: Anchor { center }
  /// The middle of the right edge.
  public var centerRight: Anchor { Anchor(x: edges.right, y: edges.vCenter) }
  /// The middle of the edge at which text begins.
  public var centerStart: Anchor { Anchor(x: edges.start, y: edges.vCenter) }
  /// The middle of the edge at which text ends.
  public var centerEnd: Anchor { Anchor(x: edges.end, y: edges.vCenter) }
  /// The lower left corner.
  public var bottomLeft: Anchor { Anchor(x: edges.left, y: edges.bottom) }
  /// The middle of the lower edge.
  public var bottomCenter: Anchor { Anchor(x: edges.hCenter, y: edges.bottom) }
  /// The lower right corner.
  public var bottomRight: Anchor { Anchor(x: edges.right, y: edges.bottom) }
  /// The lower corner at which text begins.
  public var bottomStart: Anchor { Anchor(x: edges.start, y: edges.bottom) }
  /// The lower corner at which text ends.
  public var bottomEnd: Anchor { Anchor(x: edges.end, y: edges.bottom) }
}

extension UIView {
  /// Lays the view out, once the statement has come to its end; what turns it is kept.
  @preconcurrency @MainActor public var pin: PinLayout { PinLayout(self, keepsTransform: true) }
  /// The same, by the frame that what turns the view leaves.
  @preconcurrency @MainActor public var pinFrame: PinLayout {
    PinLayout(self, keepsTransform: false)
  }
  /// Its edges.
  @preconcurrency @MainActor public var edge: EdgeList { EdgeList(view: self) }
  /// Its corners and the like.
  @preconcurrency @MainActor public var anchor: AnchorList { AnchorList(view: self) }

  /// The view's rectangle without what turns it.
  var plainFrame: CGRect {
    get {
      let (size, anchor) = (bounds.size, layer.anchorPoint)
      return CGRect(
        x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }
    set {
      let anchor = layer.anchorPoint
      if bounds.size != newValue.size { bounds.size = newValue.size }
      let middle = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
      if center != middle { center = middle }
    }
  }

  func pinnedRect(in superview: UIView) -> CGRect {
    let rect = plainFrame
    guard let own = self.superview, own !== superview else { return rect }
    return own.convert(rect, to: superview)
  }

  var isPinnedLeftToRight: Bool {
    switch Pin.layoutDirection {
    case .ltr: true
    case .rtl: false
    case .auto: effectiveUserInterfaceLayoutDirection == .leftToRight
    }
  }

  /// The size that what a closure lays out takes: up to the ends of the views in this one.
  @preconcurrency @MainActor public func autoSizeThatFits(
    _ size: CGSize, layoutClosure: () -> Void
  ) -> CGSize {
    let (old, frames) = (plainFrame, subviews.map(\.plainFrame))
    func plain(_ length: CGFloat) -> CGFloat {
      length == .greatestFiniteMagnitude || length == .infinity ? 0 : length
    }
    plainFrame.size = CGSize(width: plain(size.width), height: plain(size.height))
    layoutClosure()
    let ends = subviews.filter { !$0.isHidden }.map(\.plainFrame)
    let fitted = CGSize(
      width: Swift.max(0, ends.map(\.maxX).max() ?? 0),
      height: Swift.max(0, ends.map(\.maxY).max() ?? 0))
    plainFrame = old
    for (view, frame) in zip(subviews, frames) { view.plainFrame = frame }
    return fitted
  }
}
