public import Foundation

/// Shows an image, placed in the bounds by the content mode.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }
  /// Shown instead while highlighted.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageDidChange(from: oldValue) } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { show() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view as large as the image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    show()
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The size and weight in which symbols are shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { show() } }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  private func imageDidChange(from old: UIImage?) {
    show()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  private func show() {
    var shown = (isHighlighted ? highlightedImage : nil) ?? image
    if let preferredSymbolConfiguration {
      shown = shown?.withConfiguration(preferredSymbolConfiguration)
    }
    layer.content = shown?.layerContent(tint: tintColor.color(for: traitCollection)) ?? .none
    layer.contentsScale = shown?.scale ?? 1
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
