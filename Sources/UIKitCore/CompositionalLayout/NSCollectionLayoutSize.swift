public import Foundation

/// A width or a height, absolute or as a part of the container's.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind: Hashable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalWidth(fractionalWidth))
  }

  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalHeight(fractionalHeight))
  }

  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.absolute(absoluteDimension))
  }

  /// As large as the content turns out to be.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(estimatedDimension))
  }

  public var isEstimated: Bool { if case .estimated = kind { true } else { false } }

  public var dimension: CGFloat {
    switch kind {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value):
      value
    }
  }
}

/// A width and a height.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

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
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(fixedSpacing, isFlexible: false)
  }

  /// At least as much.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(flexibleSpacing, isFlexible: true)
  }

  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Room around an item.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

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
