public import Foundation

/// A wheel that content uncovers, spoke by spoke, when it is pulled down; from far enough on it stays until the app says that it is
/// done.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  /// The way that content has to be pulled, in points.
  private static let threshold: CGFloat = 120

  private let wheel = UIActivityIndicatorView(style: .medium)
  weak var scrollView: UIScrollView?
  private let label = UILabel()
  /// A text below the wheel; nil, the default, for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  /// Whether the wheel turns, from the pull on to `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// Whether room for the wheel was added to the scroll view's inset.
  private var hasRoom = false
  /// Whether this pull has set it off already.
  private var isSpent = false

  /// A refresh control, whose place the scroll view says.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    setUp()
  }

  /// A refresh control that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    isUserInteractionEnabled = false
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    for view in [wheel, label] {
      view.alpha = 0
      addSubview(view)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The places of both are by eye.
    let hasTitle = attributedTitle?.length ?? 0 > 0
    wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 10 : bounds.midY)
    label.frame = CGRect(x: 0, y: bounds.midY + 6, width: bounds.width, height: 18)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }

  /// Shows the wheel without the app's being told.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    show(1)
    wheel.startAnimating()
    if scrollView?.isDragging != true { makeRoom(animated: false) }
  }

  /// Halts the wheel, and closes the room that it took within 0.3 seconds; does nothing unless
  /// refreshing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    guard hasRoom, let scrollView else { return }
    hasRoom = false
    UIView.animate(withDuration: 0.3) {
      scrollView.contentInset.top -= Self.height
      self.show(0)
      let top = -scrollView.adjustedContentInset.top
      if scrollView.contentOffset.y < top { scrollView.contentOffset.y = top }
    }
  }

  /// Shows as much of the wheel as content was pulled of the way, from 0 to 1.
  private func show(_ progress: CGFloat) {
    wheel.progress = progress
    for view in [wheel, label] { view.alpha = progress > 0 ? 1 : 0 }
  }

  private func makeRoom(animated: Bool) {
    guard !hasRoom, let scrollView else { return }
    hasRoom = true
    scrollView.contentInset.top += Self.height
  }

  /// Called when the scroll view's offset has changed.
  func contentDidScroll() {
    guard let scrollView else { return }
    let inset = scrollView.adjustedContentInset.top - (hasRoom ? Self.height : 0)
    let pulled = -(scrollView.contentOffset.y + inset)
    frame = CGRect(
      x: 0, y: min(-Self.height, -pulled), width: scrollView.bounds.width, height: Self.height)
    if !isRefreshing, !hasRoom { show(min(max(pulled / Self.threshold, 0), 1)) }
    if pulled <= 0 { isSpent = false }
    if scrollView.isDragging, !isRefreshing, !isSpent, pulled >= Self.threshold {
      isSpent = true
      beginRefreshing()
      sendActions(for: .valueChanged)
    }
    if isRefreshing, !scrollView.isDragging { makeRoom(animated: true) }
  }
}
