public import Foundation

/// A row of dots, one for each page; a touch at either side goes one page that way.
///
/// Dots are 7 points wide and 9 points apart, as iOS draws them.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26

  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// The number of dots, 0 by default; a current page beyond the last one becomes the last.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      makeDots()
    }
  }
  /// The index of the page whose dot stands out, limited to the pages there are; setting it sends
  /// no action.
  open var currentPage = 0 {
    didSet {
      let limited = max(0, min(currentPage, numberOfPages - 1))
      if currentPage != limited { currentPage = limited }
      if currentPage != oldValue { showColors() }
    }
  }
  /// Whether there is no dot where there is one page only; false by default.
  open var hidesForSinglePage = false { didSet { makeDots() } }
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// What is behind the dots; kept, nothing is.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The colour of all dots but the current one; nil, the default, for white at 30 %.
  open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the current page's dot; nil, the default, for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control without pages that an interface file describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeDots() {
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIImageView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    for (page, dot) in dots.enumerated() {
      let isCurrent = page == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      let image =
        (isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil)
        ?? images[page] ?? preferredIndicatorImage
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.bounds.size = image?.size ?? CGSize(width: Self.dot, height: Self.dot)
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
    }
  }

  // MARK: Images

  /// The image in place of dots, in their colour; nil, the default, for dots.
  open var preferredIndicatorImage: UIImage? { didSet { showColors() } }
  /// The image in place of the current page's dot; nil, the default, for that of all pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { showColors() } }

  /// Sets the image in place of a page's dot; nil for that of all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    showColors()
  }

  /// The image in place of a page's dot, if it has one of its own.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image in place of a page's dot while the page is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    showColors()
  }

  /// The image in place of a page's dot while the page is the current one, if it has one of its own.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// The size in points of the dots of so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: max(0, count * (Self.dot + Self.gap) - Self.gap), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = size(forNumberOfPages: dots.count).width
    for (page, dot) in dots.enumerated() {
      dot.center = CGPoint(
        x: bounds.midX - width / 2 + Self.dot / 2 + CGFloat(page) * (Self.dot + Self.gap),
        y: bounds.midY)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, isTouchInside, let touch = touches.first {
      let page = currentPage + (touch.location(in: self).x < bounds.midX ? -1 : 1)
      if (0..<numberOfPages).contains(page) {
        currentPage = page
        sendActions(for: .valueChanged)
      }
    }
    super.touchesEnded(touches, with: event)
  }
}
