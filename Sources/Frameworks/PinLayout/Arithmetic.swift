import UIKitCore

/// What is said of a view in one direction.
struct PinnedAxis {
  /// Where it begins, ends and has its middle, in its superview.
  var start: CGFloat?
  var end: CGFloat?
  var middle: CGFloat?
  var length: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?
  var startMargin: CGFloat = 0
  var endMargin: CGFloat = 0
  /// Where it is between both ends where it does not fill the room: 0 at the first, 1 at the second.
  var place: CGFloat?

  var isPinned: Bool {
    start != nil || end != nil || middle != nil || length != nil || minimum != nil
      || maximum != nil
  }

  /// The length that is said, or follows from both ends; nil if there is none.
  var ownLength: CGFloat? {
    if let length { return length }
    guard let start, let end else { return nil }
    return max(0, end - endMargin - start - startMargin)
  }

  func limited(_ length: CGFloat) -> CGFloat {
    // The least has the last word.
    max(min(length, maximum ?? .infinity), minimum ?? 0)
  }

  /// Pins both ends before margins are heeded.
  mutating func pinEnds(current: CGFloat) {
    let length = length ?? current
    switch (start, end) {
    case (let start?, nil): end = start + length
    case (nil, let end?): start = end - length
    case (nil, nil):
      guard let middle else { return }
      start = middle - length / 2
      end = middle + length / 2
    default: break
    }
    if start != nil, end != nil { self.length = nil }
  }

  /// Where it begins, with a length; what it was, where nothing is said.
  func origin(_ length: CGFloat, old: CGFloat) -> CGFloat {
    if let start, let end {
      let room = end - endMargin - (start + startMargin)
      return start + startMargin + (room - length) * (place ?? 0)
    }
    if let start { return start + startMargin }
    if let end { return end - endMargin - length }
    if let middle { return middle - length / 2 + startMargin - endMargin }
    return old
  }
}

/// What is said of a view, until it is laid out.
@MainActor final class PinnedView {
  let view: UIView
  let keepsTransform: Bool
  var (x, y) = (PinnedAxis(), PinnedAxis())
  var fit: FitType?
  var fitsItself = false
  var ratio: CGFloat?
  var pinsEdges = false
  var wrap: (type: WrapType, padding: UIEdgeInsets)?
  private var isDone = false

  init(_ view: UIView, keepsTransform: Bool) {
    self.view = view
    self.keepsTransform = keepsTransform
  }

  private var rect: CGRect {
    get { keepsTransform ? view.plainFrame : view.frame }
    set { if keepsTransform { view.plainFrame = newValue } else { view.frame = newValue } }
  }

  private var isPinned: Bool {
    x.isPinned || y.isPinned || fit != nil || fitsItself || ratio != nil || wrap != nil
  }

  /// Lays the view out, once.
  func apply() {
    guard !isDone, isPinned else { return }
    isDone = true
    if let wrap { wrapContent(wrap.type, wrap.padding) }
    let old = rect
    if pinsEdges {
      x.pinEnds(current: old.width)
      y.pinEnds(current: old.height)
    }
    var (width, height) = (x.ownLength, y.ownLength)
    if let width, let ratio, height == nil, fit == nil {
      height = x.limited(width) / ratio
    } else if let height, let ratio, width == nil, fit == nil {
      width = y.limited(height) * ratio
    }
    if fitsItself {
      let size = view.sizeThatFits(view.bounds.size)
      (width, height) = (size.width, size.height)
    }
    if let fit { (width, height) = fitted(fit, width, height, old.size) }
    let size = CGSize(
      width: rounded(x.limited(width ?? old.width), up: true),
      height: rounded(y.limited(height ?? old.height), up: true))
    rect = CGRect(
      origin: CGPoint(
        x: rounded(x.origin(size.width, old: old.minX), up: false),
        y: rounded(y.origin(size.height, old: old.minY), up: false)), size: size)
  }

  private func fitted(
    _ fit: FitType, _ width: CGFloat?, _ height: CGFloat?, _ old: CGSize
  ) -> (CGFloat?, CGFloat?) {
    let reference = CGSize(
      width: x.limited(width ?? old.width), height: y.limited(height ?? old.height))
    switch fit {
    case .width, .widthFlexible:
      let size = view.sizeThatFits(
        CGSize(width: reference.width, height: .greatestFiniteMagnitude))
      return (fit == .width ? reference.width : size.width, size.height)
    case .height, .heightFlexible:
      let size = view.sizeThatFits(
        CGSize(width: .greatestFiniteMagnitude, height: reference.height))
      return (size.width, fit == .height ? reference.height : size.height)
    case .content:
      let size = view.sizeThatFits(reference)
      return (size.width, size.height)
    }
  }

  /// A number of whole pixels: lengths are not cut off.
  private func rounded(_ length: CGFloat, up: Bool) -> CGFloat {
    let scale = view.traitCollection.displayScale > 0 ? view.traitCollection.displayScale : 3
    // What is off by less than a thousandth of a pixel only was computed so.
    let pixels = (length * scale * 1000).rounded() / 1000
    return pixels.rounded(up ? .up : .toNearestOrAwayFromZero) / scale
  }

  private func wrapContent(_ type: WrapType, _ padding: UIEdgeInsets) {
    let frames = view.subviews.map(\.plainFrame)
    guard let first = frames.first else { return }
    let all = frames.dropFirst().reduce(first) { $0.union($1) }
    let isWide = type != .vertically
    let isHigh = type != .horizontally
    let offset = CGPoint(
      x: isWide ? padding.left - all.minX : 0, y: isHigh ? padding.top - all.minY : 0)
    for subview in view.subviews {
      subview.plainFrame = subview.plainFrame.offsetBy(dx: offset.x, dy: offset.y)
    }
    if isWide { x.length = all.width + padding.left + padding.right }
    if isHigh { y.length = all.height + padding.top + padding.bottom }
  }
}
