import AnimGeometry
import AnimLayers
public import Foundation

/// A view that shows an image, placed in the bounds by the content mode.
///
/// It receives no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Whether pictures grow with texts of accessibility sizes; kept, they stay as they are.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The picture that is shown; nil shows the background only.
  ///
  /// A picture of another size invalidates the intrinsic size.
  open var image: UIImage? {
    didSet {
      imageDidChange(from: oldValue)
      keyObservers?.check()
    }
  }
  /// The picture that is shown instead while the view is highlighted, if there is one.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageDidChange(from: oldValue) } }
  }
  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { show() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  // MARK: Animation

  /// Pictures that are shown one after another while the view animates; they are there only after `startAnimating()`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// Seconds for all of them; 0, the default, for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0, the default, for ever.
  open var animationRepeatCount = 0
  private var animation: ImageSequence?
  /// The pictures of an animated `image`.
  private var moving: ImageSequence?

  /// Whether `animationImages` are shown; an animated `image` moves without it.
  open var isAnimating: Bool { animation != nil }

  /// Begins with the first of `animationImages`.
  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty else { return }
    stopAnimating()
    animation = ImageSequence(
      images, duration: animationDuration, repeatCount: animationRepeatCount
    ) { [weak self] isOver in
      if isOver { self?.stopAnimating() } else { self?.show() }
    }
    animation?.advance()
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard let animation else { return }
    animation.stop()
    self.animation = nil
    show()
  }

  /// A view as large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    // Observers of properties do not hear of what initialisers set.
    imageDidChange(from: nil)
  }

  /// A view as large as `image` that shows `highlightedImage` while highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The size and weight in which symbols are shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      show()
      invalidateIntrinsicContentSize()
    }
  }

  /// An image view that an interface file describes, of which only the frame is known.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  private func imageDidChange(from old: UIImage?) {
    moving?.stop()
    moving = image?.images.flatMap {
      ImageSequence($0, duration: image?.duration ?? 0) { [weak self] _ in self?.show() }
    }
    moving?.advance()
    show()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  /// The image as it is shown.
  private var shown: UIImage? {
    let image =
      animation?.image ?? (isHighlighted ? highlightedImage : nil) ?? moving?.image ?? image
    guard let preferredSymbolConfiguration else { return image }
    return image?.withConfiguration(preferredSymbolConfiguration)
  }

  private func show() {
    let shown = shown
    layer.content = shown?.layerContent(tint: tintColor.color(for: traitCollection)) ?? .none
    layer.contentsScale = shown?.scale ?? 1
    layer.contentsCenter = shown?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.isTemplate == true { show() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.isTemplate == true { show() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if image?.isTemplate == true { show() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sized?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize { sized?.size ?? super.intrinsicContentSize }

  /// The image whose size counts: an animated one's does not change while it moves.
  private var sized: UIImage? {
    guard moving != nil, animation == nil, !isHighlighted || highlightedImage == nil else {
      return shown
    }
    return image
  }
}
