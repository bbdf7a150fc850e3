import AnimGeometry
import AnimPixels
import Foundation

/// An item of a tab bar: an image above a title, each on the same height as those of its neighbours, or beside it.
///
/// Apps look for it by its name, and for the picture and the label in it.
final class UITabBarButton: UIControl {
  /// The middle of images and of titles below the top of the bar, in points.
  ///
  /// Of printed hierarchies of iOS 9 to 13 that are public: a button at (2, 1), images of 25, 28 and 30 points at 5.5, 4 and 3 in it,
  /// titles of 12 points at 34.5 and 35.
  private static let middles = (image: 19.0, title: 41.5)
  /// How symbols are drawn that say nothing themselves.
  private static let symbols = UIImage.SymbolConfiguration(scale: .large)
  /// What is left of the colour under the finger.
  private static let pressed = 0.75
  /// The height of a badge, and the room beside its text, in points.
  private static let badgeSize = (height: 18.0, padding: 5.0)
  /// Where badges begin, from the middle of the item and the top of the bar, in points; by eye.
  private static let badgeOrigin = CGPoint(x: 5, y: 3)

  /// How an item shows image and title: one above the other, or side by side, where there is little height smaller.
  enum Arrangement { case stacked, inline, compact }

  /// Of titles beside images the size of type, the distance, and the greatest height of images, in points; by eye.
  private static let inline = (type: 13.0, gap: 6.0, image: 25.0)
  private static let compact = (type: 12.0, gap: 5.0, image: 18.0)

  var arrangement = Arrangement.stacked {
    didSet {
      guard arrangement != oldValue else { return }
      let size = arrangement == .inline ? Self.inline.type : Self.compact.type
      titleLabel.font =
        arrangement == .stacked
        ? .systemFont(ofSize: 10, weight: .medium) : .systemFont(ofSize: size)
      imageView.preferredSymbolConfiguration = symbolConfiguration
      setNeedsLayout()
    }
  }

  private var symbolConfiguration: UIImage.SymbolConfiguration {
    arrangement == .compact ? UIImage.SymbolConfiguration(scale: .medium) : Self.symbols
  }

  /// The picture of the item.
  let imageView = UIImageView(frame: .zero)
  /// Its title: 10 points, medium.
  let titleLabel = UILabel(frame: .zero)
  private lazy var badge = makeBadge()
  private var color: UIColor?

  /// How far the title is from its usual place.
  var titleOffset = UIOffset() { didSet { setNeedsLayout() } }
  /// How far the sides of the image are inside of their usual places.
  var imageInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.font = .systemFont(ofSize: 10, weight: .medium)
    // Long titles are made smaller before they are cut off; how far is by eye.
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.75
    imageView.preferredSymbolConfiguration = Self.symbols
  }

  private func makeBadge() -> UILabel {
    let badge = UILabel(frame: .zero)
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = Self.badgeSize.height / 2
    badge.clipsToBounds = true
    return badge
  }

  /// Shows what an item shows, in a colour; images that say nothing else are templates.
  func show(_ title: String?, _ image: UIImage?, in color: UIColor?) {
    titleLabel.text = title
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    self.color = color
    if imageView.image == nil {
      imageView.removeFromSuperview()
    } else if imageView.superview == nil {
      insertSubview(imageView, at: 0)
    }
    if title?.isEmpty ?? true {
      titleLabel.removeFromSuperview()
    } else if titleLabel.superview == nil {
      insertSubview(titleLabel, at: imageView.superview == nil ? 0 : 1)
    }
    stateDidChange()
  }

  /// Shows a short text in an oval; nil for none.
  func show(badge text: String?, in color: UIColor) {
    guard let text else {
      if subviews.last is UILabel, subviews.last !== titleLabel { badge.removeFromSuperview() }
      return
    }
    badge.text = text
    badge.backgroundColor = color
    if badge.superview == nil { addSubview(badge) }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard let color else { return }
    let own = isEnabled ? color.resolvedColor(with: traitCollection) : .tertiaryLabel
    let shown =
      isEnabled && !isHighlighted
      ? color : isEnabled ? own.withAlphaComponent(own.cgColor.alpha * Self.pressed) : own
    titleLabel.textColor = shown
    imageView.tintColor = shown
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = traitCollection.displayScale
    // On the pixel that it is in; what is a pixel's edge but for rounding errors stays.
    func align(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.down) / scale }
    let image = imageView.image.map { $0.withConfiguration(symbolConfiguration).size } ?? .zero
    let natural = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let title = CGSize(width: min(natural.width, bounds.width), height: natural.height)
    // What stands alone is in the middle.
    let top = (bounds.height - image.height - title.height) / 2
    imageView.frame = CGRect(
      x: align((bounds.width - image.width) / 2), y: align(top), width: image.width,
      height: image.height)
    titleLabel.frame = CGRect(
      x: align((bounds.width - title.width) / 2), y: align(top + image.height),
      width: title.width, height: title.height)
    if arrangement != .stacked {
      layOutInline(image, title, align)
    } else if imageView.superview != nil, titleLabel.superview != nil {
      for (view, middle) in [(titleLabel, Self.middles.title), (imageView, Self.middles.image)] {
        view.frame.origin.y = ((middle - view.bounds.height / 2) * scale).rounded() / scale
      }
      titleLabel.frame.origin.x += titleOffset.horizontal
      titleLabel.frame.origin.y += titleOffset.vertical
    }
    if imageInsets != .zero { imageView.frame = imageView.frame.inset(by: imageInsets) }
    guard subviews.last !== titleLabel, let badge = subviews.last as? UILabel else { return }
    let middle =
      arrangement == .stacked || imageView.superview == nil ? bounds.midX : imageView.frame.midX
    badge.frame = CGRect(
      x: middle + Self.badgeOrigin.x, y: Self.badgeOrigin.y,
      width: max(
        Self.badgeSize.height, badge.intrinsicContentSize.width + 2 * Self.badgeSize.padding),
      height: Self.badgeSize.height)
  }
}

extension UITabBarButton {
  /// Puts the title beside the image, both in the middle of the bar's height.
  private func layOutInline(
    _ image: CGSize, _ title: CGSize, _ align: (CGFloat) -> CGFloat
  ) {
    let measures = arrangement == .compact ? Self.compact : Self.inline
    var image = image
    if image.height > measures.image {
      image.width *= measures.image / image.height
      image.height = measures.image
    }
    let hasBoth = imageView.superview != nil && titleLabel.superview != nil
    let gap = hasBoth ? measures.gap : 0
    let left = (bounds.width - image.width - gap - title.width) / 2
    imageView.frame = CGRect(
      x: align(left), y: align((bounds.height - image.height) / 2), width: image.width,
      height: image.height)
    titleLabel.frame = CGRect(
      x: align(left + image.width + gap), y: align((bounds.height - title.height) / 2),
      width: title.width, height: title.height)
  }
}

/// What is behind the items of a bar: a material, and a line at the edge.
final class _UIBarBackground: UIView {
  /// The blur with a colour over it.
  let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  /// The view of a picture over both; nil until there is one.
  private var imageView: UIImageView?
  /// The line of one pixel.
  let shadowView = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    shadowView.backgroundColor = .separator
    addSubview(effectView)
    addSubview(shadowView)
  }

  /// Shows a picture, or none.
  func show(_ image: UIImage?, _ mode: ContentMode) {
    guard image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      imageView = view
      view.clipsToBounds = true
      insertSubview(view, aboveSubview: effectView)
    }
    view.frame = bounds
    view.image = image
    view.contentMode = mode
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    imageView?.frame = bounds
    shadowView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
  }
}
