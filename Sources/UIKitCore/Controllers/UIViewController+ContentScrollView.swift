/// Scroll views that bars follow though they are deeper in a controller's view than bars look.
extension UIViewController {
  /// Has the bars at some edges follow a scroll view.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view; nil for the one that bars find themselves.
  ///   - edge: The edges; those at the sides are without meaning.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { contentScrollViews.top = scrollView }
    if edge.contains(.bottom) { contentScrollViews.bottom = scrollView }
    // The bar of the controller on top looks anew.
    if let stack = navigationController, stack.isViewLoaded, stack.topViewController === self {
      stack.topDidChange()
    }
  }

  /// Has the bars at all edges follow a scroll view.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll view that bars at an edge follow; nil if none was named.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.bottom) ? contentScrollViews.bottom : contentScrollViews.top
  }
}

/// The scroll views that bars of a controller follow; held weakly, as they are a part of its view.
struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
}
