public import Foundation

/// A width or a height, absolute or as a part of the container's.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind: Hashable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
    case uniform(CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { if case .fractionalWidth = kind { true } else { false } }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { if case .fractionalHeight = kind { true } else { false } }
  /// Whether it is a length in points.
  public var isAbsolute: Bool { if case .absolute = kind { true } else { false } }

  /// A length that is a part of the container's width; 1 is all of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalWidth(fractionalWidth))
  }

  /// A length that is a part of the container's height; 1 is all of it.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalHeight(fractionalHeight))
  }

  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.absolute(absoluteDimension))
  }

  /// A length that the content turns out to need; in points, what it has until then.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(estimatedDimension))
  }

  /// A length that the longest of an item's siblings in their group turns out to need; in points, what it has until then.
  ///
  /// Source: "uniformAcrossSiblings(estimate:)" in Apple's documentation of iOS 17.
  public static func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension { .init(.uniform(estimatedDimension)) }

  /// Whether the length depends on the content.
  public var isEstimated: Bool {
    switch kind {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the length is that of the longest sibling.
  public var isUniformAcrossSiblings: Bool { if case .uniform = kind { true } else { false } }

  /// The number that the length was made of: a fraction or points.
  public var dimension: CGFloat {
    switch kind {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniform(let value):
      value
    }
  }
}

/// A width and a height.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size of two lengths, each a part of the container, in points, or estimated.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  var estimatedAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// Room between items, of a fixed length or as much as there is.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  /// Length in points, of flexible spacing the least.
  public let spacing: CGFloat
  /// Whether the spacing takes its share of what is left over.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// Room of exactly so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(fixedSpacing, isFlexible: false)
  }

  /// Room of at least so many points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(flexibleSpacing, isFlexible: true)
  }

  /// Whether the spacing is always of the same length.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Room around an item.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
  /// Room before the item where one begins to read; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Room above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// Room after the item where one ends to read; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Room below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the room at four edges; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
