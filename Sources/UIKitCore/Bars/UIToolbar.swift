public import Foundation

/// A row of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// The height above the device's own corners, in points.
  static let height: CGFloat = 49
  private static let margin: CGFloat = 16

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private var shown: [UIView] = []
  /// The colour over the bar's material; nil, the default, for none.
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor } }
  /// Whether content shines through the bar, true by default; kept, not heeded.
  open var isTranslucent = true
  /// The style of bars before iOS 13: a black one is dark, whatever the device is.
  open var barStyle = UIBarStyle.default {
    didSet { background.overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { show(standardAppearance) }
  }
  /// The look while content ends above the bar; kept, not heeded.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look where there is little height; kept, not heeded.
  open var compactAppearance: UIToolbarAppearance?

  private func show(_ appearance: UIToolbarAppearance) {
    background.effect = appearance.backgroundEffect
    background.backgroundColor = appearance.backgroundColor ?? barTintColor
  }

  /// Sets an image in place of the line at the bar's edge, which is not drawn; kept.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { shadowImages[topOrBottom] = shadowImage }

  /// The image that was set for a place; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets an image in place of the bar's material, below which nothing else is; nil for the material.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images[topOrBottom] = backgroundImage
    let image = images[barPosition] ?? images[.any]
    background.effect = image == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
    background.backgroundColor =
      image.map { $0.size == .zero ? .clear : UIColor(patternImage: $0) } ?? barTintColor
  }

  /// The image that was set for a place; nil for none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[topOrBottom] }

  private var images: [UIBarPosition: UIImage] = [:]

  /// Says where the bar is, which changes nothing of its look.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The place of the bar: at the bottom, unless the delegate has said something else.
  open private(set) var barPosition = UIBarPosition.bottom

  /// Asks the delegate where the bar is.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let delegate else { return }
    barPosition = delegate.position(of: self, usually: .bottom)
  }

  /// The buttons and spaces from left to right.
  open var items: [UIBarButtonItem]? {
    didSet { showItems() }
  }

  private func showItems() {
    for view in shown { view.removeFromSuperview() }
    for item in items ?? [] { item.arrange = { [weak self] in self?.showItems() } }
    shown = (items ?? []).filter { !$0.isHidden }.map { $0.makeView() }
    for view in shown { addSubview(view) }
    setNeedsLayout()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar without buttons that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    addSubview(background)
  }

  /// As high as recorded on iOS 26.1, where a navigation controller does not decide that: 48 points, or 44 where there is
  /// little height.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: traitCollection.verticalSizeClass == .compact ? 44 : 48)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Sets the buttons and spaces, at once even if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Buttons one after the other; flexible spaces share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let items = (items ?? []).filter { !$0.isHidden }
    let flexible = items.count(where: \.isFlexible)
    let widths = zip(items, shown).map { $0.isFlexible ? 0 : max($0.width, $1.bounds.width) }
    let used = widths.reduce(0, +) + Self.margin * CGFloat(max(0, items.count - 1 - 2 * flexible))
    let room = max(0, bounds.width - 2 * Self.margin - used)
    var x = Self.margin
    var isAfterButton = false
    for (index, item) in items.enumerated() {
      if item.isFlexible {
        x += room / CGFloat(flexible)
        isAfterButton = false
        continue
      }
      if isAfterButton { x += Self.margin }
      let view = shown[index]
      view.frame = CGRect(
        x: x, y: (min(bounds.height, Self.height) - view.bounds.height) / 2, width: widths[index],
        height: view.bounds.height)
      x += widths[index]
      isAfterButton = true
    }
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons; kept, not heeded.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something; kept, not heeded.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
