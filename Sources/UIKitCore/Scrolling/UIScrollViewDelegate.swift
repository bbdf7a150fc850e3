public import Foundation

/// An object that a scroll view tells of its movements, and asks where they end; all methods are
/// optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told of every new content offset, whatever moved the content.
  func scrollViewDidScroll(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  /// Told when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  /// Asked where the content is to come to rest when the finger is lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The view that was dragged.
  ///   - velocity: Of the content, in points per millisecond.
  ///   - targetContentOffset: Where it would rest by itself; may be changed.
  /// - Throws: `UnimplementedRequirement` where a class leaves the method out.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>) throws(UnimplementedRequirement)
  /// Told when the finger is lifted, and whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    throws(UnimplementedRequirement)
  /// Told when the content moves on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  /// Told when content that moved on has come to rest, or was stopped by a finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  /// Told at the end of an animated change of the content offset by code.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    throws(UnimplementedRequirement)
  /// Asked for the view that fingers, or code, make larger and smaller; nil for none.
  func viewForZooming(in scrollView: UIScrollView) throws(UnimplementedRequirement) -> UIView?
  /// Told before fingers, or an animation, change the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    throws(UnimplementedRequirement)
  /// Told of every new scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  /// Told when the scale is what it will be.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    throws(UnimplementedRequirement)
  /// Asked whether a tap on the status bar may scroll to the top; without, it may.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
    -> Bool
  /// Told when the content that a tap on the status bar has set off is at its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  /// Told when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    throws(UnimplementedRequirement)
}
