public import Foundation

/// What a scroll view tells of itself, and asks.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  /// Asks where the content is to come to rest.
  ///
  /// - Parameters:
  ///   - velocity: Of the content, in points per millisecond.
  ///   - targetContentOffset: Where it would rest by itself; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>) throws(UnimplementedRequirement)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    throws(UnimplementedRequirement)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    throws(UnimplementedRequirement)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    throws(UnimplementedRequirement)
}
