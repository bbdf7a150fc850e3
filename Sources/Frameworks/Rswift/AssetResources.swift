public import Foundation
public import UIKitCore

/// A picture of an app, by its name: `R.image.cover`.
public struct ImageResource: Sendable {
  /// The name in the asset catalog, or the file's.
  public let name: String
  /// The bundle of the picture.
  public let bundle: Bundle
  /// The picture of a name.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// The picture; nil if there is none.
  public func callAsFunction(
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traitCollection)
  }
}

extension UIImage {
  /// The picture of a resource; nil if there is none.
  public convenience init?(
    resource: ImageResource, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection) }
}

/// A colour of an app, by its name: `R.color.accent`.
public struct ColorResource: Sendable {
  /// The name in the asset catalog.
  public let name: String
  /// The bundle of the colour.
  public let bundle: Bundle
  /// The colour of a name.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

  /// The colour; nil if there is none.
  public func callAsFunction(
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: traitCollection)
  }
}

extension UIColor {
  /// The colour of a resource; nil if there is none.
  public convenience init?(
    resource: ColorResource, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection) }
}

/// A font of an app, by its name: `R.font.acmeLight`.
public struct FontResource: Hashable, Sendable {
  /// The font's PostScript name.
  public let name: String
  /// The font of a name.
  public init(name: String) { self.name = name }

  /// The font of a size in points; nil if there is none.
  public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }

  /// Whether there is such a font.
  public func canBeLoaded() -> Bool { UIFont(name: name, size: 42) != nil }
}

extension UIFont {
  /// The font of a resource in a size in points; nil if there is none.
  public convenience init?(resource: FontResource, size: CGFloat) {
    self.init(name: resource.name, size: size)
  }
}
