import AnimGeometry
import Foundation

extension UIScrollView {
  /// Whether the view is the content of a navigation controller, which makes room for its bar in any case.
  ///
  /// That is a controller's view, and those in it; of views that scroll sideways alone the first of all in it, as known since iOS 7.
  ///
  /// - Parameter isSideways: Whether the view scrolls sideways alone.
  /// - Returns: Whether it is.
  func isBelowBars(scrollingSideways isSideways: Bool) -> Bool {
    let controller = owner ?? superview?.owner
    guard let controller, controller.parent is UINavigationController,
      controller.automaticallyAdjustsScrollViewInsets
    else { return false }
    return owner != nil || !isSideways || superview?.subviews.first === self
  }

  /// Notices a change of the adjusted inset.
  ///
  /// - Parameter followsStart: Whether content that was at its beginning stays there, as when bars
  ///   come and go; if not, content moves only as far as it would be beyond its ends.
  func updateAdjustedInset(followsStart: Bool = true) {
    let (old, new) = (knownInset, adjustedContentInset)
    guard new != old else { return }
    knownInset = new
    notingInset(from: old, to: new) { follow(new, insteadOf: old, followsStart: followsStart) }
  }

  private func follow(
    _ new: UIEdgeInsets, insteadOf old: UIEdgeInsets, followsStart: Bool
  ) {
    if drag == nil, motion == nil {
      var offset = contentOffset
      if followsStart {
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
      } else {
        offset = clamped(offset)
      }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset?(self)
    rangeDidChange()
  }

  /// The offset nearest to the current one at which all of `rect` is inside the inset bounds, or its
  /// beginning where it is too large.
  func offsetToReveal(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func reveal(
      _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ near: CGFloat, _ far: CGFloat,
      _ extent: CGFloat
    ) -> CGFloat {
      if range.lowerBound < offset + near { return range.lowerBound - near }
      let overflow = range.upperBound - (offset + extent - far)
      return overflow > 0 ? min(offset + overflow, range.lowerBound - near) : offset
    }
    return CGPoint(
      x: reveal(contentOffset.x, rect.minX...rect.maxX, inset.left, inset.right, bounds.width),
      y: reveal(contentOffset.y, rect.minY...rect.maxY, inset.top, inset.bottom, bounds.height))
  }

  /// The offset nearest to `offset` at which the content fills the inset bounds.
  func clamped(_ offset: CGPoint, contentSize: CGSize? = nil) -> CGPoint {
    let (x, y) = offsetRange(contentSize: contentSize)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// The offsets of rest: `-inset … content + inset - bounds`, and `-inset` alone where the content is
  /// smaller.
  func offsetRange(
    contentSize: CGSize? = nil
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let inset = adjustedContentInset
    let content = contentSize ?? self.contentSize
    func range(
      _ start: Double, _ length: Double, _ end: Double, _ extent: Double
    ) -> ClosedRange<Double> { (0 - start)...max(0 - start, length + end - extent) }
    return (
      range(inset.left, content.width, inset.right, bounds.width),
      range(inset.top, content.height, inset.bottom, bounds.height)
    )
  }

  /// Whether a finger can move the content horizontally, beyond an edge at least.
  var scrollsHorizontally: Bool {
    let range = offsetRange().x
    return range.upperBound > range.lowerBound || bounces && alwaysBounceHorizontal
  }

  var scrollsVertically: Bool {
    let range = offsetRange().y
    return range.upperBound > range.lowerBound || bounces && alwaysBounceVertical
  }

  /// The offset nearest to `offset` that is on whole pixels.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = traitCollection.displayScale
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
