import AnimGeometry
import Foundation

/// An item of a tab bar: an image above a title, each on the same height as those of its neighbours.
final class TabBarButton: UIButton {
  /// The middle of images and of titles below the top of the bar, in points.
  ///
  /// Of printed hierarchies of iOS 9 to 13 that are public: a button at (2, 1), images of 25, 28 and 30 points at 5.5, 4 and 3 in it,
  /// titles of 12 points at 34.5 and 35.
  private static let middles = (image: 19.0, title: 41.5)
  /// Titles below their images: 10 points, medium.
  private static let titleLook = UIConfigurationTextAttributesTransformer { attributes in
    var small = attributes
    small.font = .systemFont(ofSize: 10, weight: .medium)
    return small
  }

  /// How far the title is from its usual place.
  var titleOffset = UIOffset() { didSet { setNeedsLayout() } }

  /// How far the sides of the image are inside of their usual places.
  var imageInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Shows what an item shows, in a colour.
  func show(_ title: String?, _ image: UIImage?, in color: UIColor?) {
    var look = Configuration.plain()
    look.title = title
    look.image = image
    look.imagePlacement = .top
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
    look.titleLineBreakMode = .byTruncatingTail
    look.contentInsets = .zero
    look.titleTextAttributesTransformer = Self.titleLook
    look.baseForegroundColor = color
    configuration = look
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
    if imageInsets != .zero, let picture = imageView {
      picture.frame = picture.frame.inset(by: imageInsets)
    }
  }

  private func place() {
    // What stands alone is in the middle.
    guard let title = titleLabel, let picture = imageView, title.text?.isEmpty == false,
      picture.image != nil
    else { return }
    let scale = traitCollection.displayScale
    for (view, middle) in [(title, Self.middles.title), (picture, Self.middles.image)] {
      view.frame.origin.y = ((middle - view.bounds.height / 2) * scale).rounded() / scale
    }
    title.frame.origin.x += titleOffset.horizontal
    title.frame.origin.y += titleOffset.vertical
  }
}
