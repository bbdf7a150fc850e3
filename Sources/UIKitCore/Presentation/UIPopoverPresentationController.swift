import AnimGeometry
public import Foundation

/// The sides of a popover that its arrow may be at.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// The sides whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top: the popover is below its source.
  public static let up = Self(rawValue: 1)
  /// At the bottom: the popover is above its source.
  public static let down = Self(rawValue: 2)
  /// At the left: the popover is right of its source.
  public static let left = Self(rawValue: 4)
  /// At the right: the popover is left of its source.
  public static let right = Self(rawValue: 8)
  /// At any side.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: .max)
}

/// What a popover may belong to: a view, a guide, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The area that a popover points at, in points of a view.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in another view; its frame where the two have no common superview.
  public func frame(in referenceView: UIView) -> CGRect {
    let root = sequence(first: self) { $0.superview }.first { referenceView.isDescendant(of: $0) }
    return root == nil ? frame : convert(bounds, to: referenceView)
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// The guide's rectangle in another view.
  public func frame(in referenceView: UIView) -> CGRect {
    owningView.map { $0.convert(layoutFrame, to: referenceView) } ?? layoutFrame
  }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the button in another view; zero for an item that no bar shows, and for those of tab bars.
  public func frame(in referenceView: UIView) -> CGRect {
    (self as? UIBarButtonItem)?.viewInBar?.frame(in: referenceView) ?? .zero
  }
}

/// What presents a controller beside something that it belongs to.
///
/// On a phone that is a sheet unless the delegate answers `.none`, on a tablet a bubble with an arrow that points at its
/// source, as large as `preferredContentSize`; 320 × 480 points without one. A touch beside it dismisses it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to; nil where a `sourceItem` says that.
  open var sourceView: UIView?
  /// The part of the view; all of it by default.
  open var sourceRect = CGRect.null
  /// The bar's item that the popover belongs to, which is its `sourceItem`, too.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// What the popover belongs to; nil where a `sourceView` says that.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The sides at which the arrow may be, any by default: `up` is tried first, then `down`, `left` and `right`.
  ///
  /// A side where the popover would have to be moved along for the screen's edge comes after those where its middle is its
  /// source's; so it was recorded on iOS 26.1.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side at which the arrow is; not known before.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may lie over its source, false by default; kept.
  open var canOverlapSourceViewRect = false
  /// The colour of bubble and arrow; nil, the default, for the usual one.
  open var backgroundColor: UIColor?
  /// Views that touches reach while the popover is there; kept.
  open var passthroughViews: [UIView]?
  /// Room between the popover and the screen's edges, 10 points by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  var hasSource: Bool { sourceView != nil || sourceItem != nil }

  /// The area that the popover points at, in the window.
  func source(in window: UIWindow) -> CGRect {
    if let guide = sourceItem as? UILayoutGuide { return guide.frame(in: window) }
    let item = sourceItem as? UIView ?? (sourceItem as? UIBarButtonItem)?.viewInBar
    guard let view = sourceView ?? item else {
      // Buttons of bars are at the top right where nothing else is said.
      let top = window.safeAreaInsets.top + 44
      return CGRect(x: window.bounds.maxX - 44, y: top - 44, width: 30, height: 44)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: window)
  }
}

/// Told of a popover, besides what is told of other presentations.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
    throws(UnimplementedRequirement)
  /// Whether a touch beside the popover dismisses it; by its name from before iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
    throws(UnimplementedRequirement) -> Bool
  /// Called after a touch beside the popover has dismissed it; by its name from before iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
    throws(UnimplementedRequirement)
}

extension UIModalPresentationStyle {
  static let popoverAsSheet = UIModalPresentationStyle.pageSheet
}

/// The bubble of a popover: where it is, and its arrow.
@MainActor final class PopoverBubble {
  private static let (cornerRadius, arrowLength, arrowWidth): (CGFloat, CGFloat, CGFloat) = (
    13, 13, 26
  )
  private static let standardSize = CGSize(width: 320, height: 480)

  private let controller: UIPopoverPresentationController
  private let arrow = ArrowView(frame: .zero)
  private let shadow = UIView(frame: .zero)
  private var isPlaced = false

  init(_ controller: UIPopoverPresentationController) { self.controller = controller }

  /// Puts the controller's view beside its source.
  ///
  /// One that has no room there reaches into the source, with the tip of its arrow at its middle at most.
  func place(_ view: UIView, in window: UIWindow, over dimming: UIView) {
    let presented = controller.presentedViewController
    if !isPlaced, !controller.hasSource {
      UIEnvironment.current.raise(
        presented is UIAlertController
          ? "Your application has presented a UIAlertController of style UIAlertControllerStyleActionSheet, which is a popover here: "
            + "its popoverPresentationController needs a sourceView, sourceItem or barButtonItem."
          : "UIPopoverPresentationController (<\(type(of: controller))>) should have a non-nil sourceView or barButtonItem set before the "
            + "presentation occurs.")
    }
    isPlaced = true
    let source = controller.source(in: window)
    let preferred = presented.preferredContentSize
    let room = window.bounds.inset(by: window.safeAreaInsets).inset(
      by: controller.popoverLayoutMargins)
    var size = preferred == .zero ? Self.standardSize : preferred
    let side = side(for: size, source, room)
    controller.arrowDirection = side
    let isVertical = side == .up || side == .down
    let left = length(at: side, source, room)
    let missing = (isVertical ? size.height : size.width) + Self.arrowLength - left
    let overlap = min(max(0, missing), (isVertical ? source.height : source.width) / 2)
    let length = max(60, left + overlap - Self.arrowLength)
    if isVertical {
      size.height = min(size.height, length)
    } else {
      size.width = min(size.width, length)
    }
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    var frame = CGRect(origin: .zero, size: size)
    func within(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle - length / 2, low), high - length)
    }
    if isVertical {
      frame.origin.x = within(source.midX, size.width, room.minX, room.maxX)
      frame.origin.y =
        side == .up
        ? source.maxY - overlap + Self.arrowLength
        : source.minY + overlap - Self.arrowLength - size.height
    } else {
      frame.origin.y = within(source.midY, size.height, room.minY, room.maxY)
      frame.origin.x =
        side == .left
        ? source.maxX - overlap + Self.arrowLength
        : source.minX + overlap - Self.arrowLength - size.width
    }
    view.autoresizingMask = []
    view.frame = frame
    view.layer.cornerRadius = Self.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
    showShadow(of: frame, view.backgroundColor ?? .systemBackground, dimming)
    showArrow(
      side, source, frame, color: controller.backgroundColor ?? view.backgroundColor, dimming)
  }

  /// Sets the bubble off what is below it: a wide and pale shadow, by eye.
  private func showShadow(of frame: CGRect, _ color: UIColor, _ dimming: UIView) {
    shadow.frame = frame
    shadow.backgroundColor = color
    shadow.layer.cornerRadius = Self.cornerRadius
    shadow.layer.cornerCurve = .continuous
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    dimming.addSubview(shadow)
  }

  /// The points from the source to the end of the room on the other side of an arrow.
  private func length(
    at side: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect
  ) -> CGFloat {
    switch side {
    case .up: room.maxY - source.maxY
    case .down: source.minY - room.minY
    case .left: room.maxX - source.maxX
    default: source.minX - room.minX
    }
  }

  /// The side at which the arrow is: the first one where the whole has room and its middle is the source's, or else has room,
  /// or else the one with the most.
  private func side(
    for size: CGSize, _ source: CGRect, _ room: CGRect
  ) -> UIPopoverArrowDirection {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter {
      controller.permittedArrowDirections.contains($0)
    }
    let fitting = sides.filter {
      let needed = $0 == .up || $0 == .down ? size.height : size.width
      return length(at: $0, source, room) >= needed + Self.arrowLength
    }
    let centred = fitting.first {
      $0 == .up || $0 == .down
        ? source.midX - size.width / 2 >= room.minX && source.midX + size.width / 2 <= room.maxX
        : source.midY - size.height / 2 >= room.minY
          && source.midY + size.height / 2 <= room.maxY
    }
    let largest = sides.max { length(at: $0, source, room) < length(at: $1, source, room) }
    return centred ?? fitting.first ?? largest ?? .up
  }

  private func showArrow(
    _ side: UIPopoverArrowDirection, _ source: CGRect, _ bubble: CGRect, color: UIColor?,
    _ dimming: UIView
  ) {
    let isVertical = side == .up || side == .down
    arrow.side = side
    arrow.fill = color ?? .systemBackground
    arrow.backgroundColor = .clear
    arrow.bounds.size =
      isVertical
      ? CGSize(width: Self.arrowWidth, height: Self.arrowLength)
      : CGSize(width: Self.arrowLength, height: Self.arrowWidth)
    let inset = Self.cornerRadius + Self.arrowWidth / 2
    func along(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle, low + inset), max(low + inset, high - inset))
    }
    arrow.center =
      switch side {
      case .up:
        CGPoint(
          x: along(source.midX, bubble.minX, bubble.maxX), y: bubble.minY - Self.arrowLength / 2)
      case .down:
        CGPoint(
          x: along(source.midX, bubble.minX, bubble.maxX), y: bubble.maxY + Self.arrowLength / 2)
      case .left:
        CGPoint(
          x: bubble.minX - Self.arrowLength / 2, y: along(source.midY, bubble.minY, bubble.maxY))
      default:
        CGPoint(
          x: bubble.maxX + Self.arrowLength / 2, y: along(source.midY, bubble.minY, bubble.maxY))
      }
    dimming.addSubview(arrow)
  }
}

/// The arrow of a popover.
private final class ArrowView: UIView {
  var side = UIPopoverArrowDirection.up { didSet { setNeedsDisplay() } }
  var fill = UIColor.systemBackground { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    let tip: CGPoint
    let base: (CGPoint, CGPoint)
    switch side {
    case .up:
      (tip, base) = (
        CGPoint(x: bounds.midX, y: 0),
        (CGPoint(x: 0, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY))
      )
    case .down:
      (tip, base) = (
        CGPoint(x: bounds.midX, y: bounds.maxY),
        (CGPoint(x: 0, y: 0), CGPoint(x: bounds.maxX, y: 0))
      )
    case .left:
      (tip, base) = (
        CGPoint(x: 0, y: bounds.midY),
        (CGPoint(x: bounds.maxX, y: 0), CGPoint(x: bounds.maxX, y: bounds.maxY))
      )
    default:
      (tip, base) = (
        CGPoint(x: bounds.maxX, y: bounds.midY),
        (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: bounds.maxY))
      )
    }
    let path = UIBezierPath()
    path.move(to: base.0)
    path.addLine(to: tip)
    path.addLine(to: base.1)
    path.close()
    fill.setFill()
    path.fill()
  }
}
