import AnimGeometry
public import Foundation

/// Shows one of a row of view controllers, and its neighbours while a finger draws them in.
///
/// Pages scroll; those that would curl in UIKit scroll too, one at a time and without a page
/// control.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// False: the children are told in their turn.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The movement between pages; `pageCurl` scrolls too here.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The side from which a page that code asks for comes: `forward` from the right or from below.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The place of the spine of pages that curl; without effect.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A key of the options that a page view controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine; not heeded.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The gap between two pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The movement that the controller was made with.
  public let transitionStyle: TransitionStyle
  /// The axis that the controller was made with.
  public let navigationOrientation: NavigationOrientation
  /// The source of the neighbours of each page; held weakly, and without one fingers turn no pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbours() } }
  /// A party that is told when fingers turn pages; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controller of the page that is shown.
  open private(set) var viewControllers: [UIViewController]? = []

  private let spacing: CGFloat
  private let scrollView: UIScrollView = {
    let view = UIScrollView()
    view.scrollsToTop = false
    return view
  }()
  private lazy var watcher = PageWatcher(self)
  /// The pages before, at and after the current one, each in its place along the content.
  private var pages: [UIViewController] = []
  private var completion: ((Bool) -> Void)?
  private var isSettling = false

  /// A controller without pages; the gap between pages is that of `.interPageSpacing` in `options`,
  /// or 0.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without pages that curls from side to side, which scrolls here.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Whether pages that curl have a back, false by default; kept, as they scroll.
  open var isDoubleSided = false
  /// Where the spine of pages that curl is: at the first page's edge.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }

  /// A horizontally scrolling controller without pages.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(nibName: nil, bundle: nil)
  }

  open override func loadView() {
    let view = PageContainerView(frame: UIScreen.main.bounds)
    self.view = view
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.watcher = watcher
    view.addSubview(scrollView)
    view.onLayout = { [weak self] in self?.arrange() }
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewControllers?.first?.tellWillAppear(animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    viewControllers?.first?.tellIsAppearing(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    viewControllers?.first?.tellDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewControllers?.first?.tellWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewControllers?.first?.tellDidDisappear(animated)
  }

  /// The recognizers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  // MARK: Pages

  /// Shows another page, which scrolls in from the side of `direction` if `animated`.
  ///
  /// An exception is raised for any number of controllers but one; nil shows no page. `completion`
  /// is called when the page rests.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    finish()
    if let count = viewControllers?.count, count != 1 {
      UIEnvironment.current.raise(
        "The number of view controllers provided (\(count)) doesn't match the number required (1) for "
          + "the requested transition")
      return
    }
    guard let next = viewControllers?.first else {
      show(nil)
      completion?(true)
      return
    }
    guard animated, let current = self.viewControllers?.first, current !== next, isViewLoaded else {
      show(next)
      completion?(true)
      return
    }
    self.completion = completion
    fill(direction == .forward ? [current, next] : [next, current], around: current)
    scrollView.setContentOffset(offset(of: next), animated: true)
  }

  /// Makes a controller the current one, with the neighbours that the data source gives it.
  private func show(_ current: UIViewController?) {
    let old = viewControllers?.first
    viewControllers = current.map { [$0] } ?? []
    if isViewLoaded { current?.loadViewIfNeeded() }
    // Pages are told of what is seen.
    let isTold = old !== current && (appearance == .appearing || appearance == .appeared)
    if isTold {
      old?.tellWillDisappear(false)
      current?.tellWillAppear(false)
    }
    findNeighbours()
    if isTold {
      current?.tellIsAppearing(false)
      old?.tellDidDisappear(false)
      current?.tellDidAppear(false)
    }
  }

  private func findNeighbours() {
    guard let current = viewControllers?.first else { return fill([], around: nil) }
    let before = dataSource?.pageViewController(self, viewControllerBefore: current)
    let after = dataSource?.pageViewController(self, viewControllerAfter: current)
    fill([before, current, after].compactMap { $0 }, around: current)
  }

  private func fill(_ pages: [UIViewController], around current: UIViewController?) {
    for page in self.pages where !pages.contains(where: { $0 === page }) {
      page.tellWillMove(to: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in pages where page.parent !== self {
      addChild(page)
      scrollView.addSubview(page.view)
      page.tellDidMove(to: self)
    }
    self.pages = pages
    arrange()
  }

  /// Places the pages one after the other, the current one in sight.
  private func arrange() {
    guard isViewLoaded else { return }
    isSettling = true
    defer { isSettling = false }
    let size = view.bounds.size
    let isHorizontal = navigationOrientation == .horizontal
    // The gaps lie half on either side of a page.
    scrollView.frame =
      isHorizontal
      ? CGRect(x: -spacing / 2, y: 0, width: size.width + spacing, height: size.height)
      : CGRect(x: 0, y: -spacing / 2, width: size.width, height: size.height + spacing)
    let page = scrollView.bounds.size
    let count = CGFloat(pages.count)
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: page.width * count, height: page.height)
      : CGSize(width: page.width, height: page.height * count)
    for (index, controller) in pages.enumerated() {
      let start = CGFloat(index) * (isHorizontal ? page.width : page.height) + spacing / 2
      controller.view.frame = CGRect(
        origin: isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start), size: size)
    }
    if let current = viewControllers?.first { scrollView.contentOffset = offset(of: current) }
  }

  private func offset(of controller: UIViewController) -> CGPoint {
    let index = CGFloat(pages.firstIndex { $0 === controller } ?? 0)
    let page = scrollView.bounds.size
    return navigationOrientation == .horizontal
      ? CGPoint(x: index * page.width, y: 0) : CGPoint(x: 0, y: index * page.height)
  }

  // MARK: Turning

  fileprivate func begin() {
    guard let current = viewControllers?.first else { return }
    delegate?.pageViewController?(
      self, willTransitionTo: pages.filter { $0 !== current })
  }

  /// Takes the page that came to rest over.
  fileprivate func settle(byFinger: Bool) {
    guard !isSettling, let old = viewControllers?.first, !pages.isEmpty else { return }
    let page = scrollView.bounds.size
    let place =
      navigationOrientation == .horizontal
      ? scrollView.contentOffset.x / max(page.width, 1)
      : scrollView.contentOffset.y / max(page.height, 1)
    let current = pages[min(max(Int(saturating: place.rounded()), 0), pages.count - 1)]
    show(current)
    if byFinger {
      delegate?.pageViewController?(
        self, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: old !== current)
    }
    finish()
  }

  private func finish() {
    let completion = completion
    self.completion = nil
    completion?(true)
  }
}

/// The source of the pages before and after a given one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before a given one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after a given one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// A party that is told when fingers turn pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a finger begins to draw, with all pages that might come.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]) throws(UnimplementedRequirement)
  /// Called when the page that a finger drew rests; `completed` tells whether it is another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    throws(UnimplementedRequirement)
}

private final class PageContainerView: UIView {
  var onLayout: (() -> Void)?
  private var arrangedSize: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard arrangedSize != bounds.size else { return }
    arrangedSize = bounds.size
    onLayout?()
  }
}

/// Hears of the pages' scrolling, beside a delegate that an app may give the scroll view.
private final class PageWatcher: NSObject, UIScrollViewDelegate {
  private weak var owner: UIPageViewController?

  init(_ owner: UIPageViewController) { self.owner = owner }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.begin() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner?.settle(byFinger: true) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.settle(byFinger: true) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    owner?.settle(byFinger: false)
  }
}
