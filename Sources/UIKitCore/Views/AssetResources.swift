public import Foundation

/// A picture in an asset catalog, by a name that Xcode has made an identifier of.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// The picture of a name; the bundle makes no difference.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour in an asset catalog, by a name that Xcode has made an identifier of.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String

  /// The colour of a name; the bundle makes no difference.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// The picture of an asset catalog; nothing where it is gone.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name) { self.init(copying: image) } else { self.init() }
  }
}

extension UIColor {
  /// The colour of an asset catalog; clear where it is gone.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name) ?? .clear
    self.init { color.resolvedColor(with: $0) }
  }
}
