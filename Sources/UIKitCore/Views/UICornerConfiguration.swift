import AnimLayers
public import Foundation

/// The source of one corner's radius, since iOS 26.
///
/// A number stands for a radius of that many points.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, CustomStringConvertible
{
  private enum Source: Hashable {
    case fixed(CGFloat)
    case capsule
    case concentric(minimum: CGFloat?)
  }

  private let source: Source

  /// A radius in points; half of the view's shorter side at most.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(source: .fixed(radius))
  }

  /// As much less than the corner of the view around as the view is inside of it, so that both have the same middle, and `minimum`
  /// points at least.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(source: .concentric(minimum: minimum.map { CGFloat($0) }))
  }

  /// Half of the shorter side.
  static let capsule = UICornerRadius(source: .capsule)

  private init(source: Source) { self.source = source }

  /// A radius of that many points.
  public init(floatLiteral value: Double) { source = .fixed(value) }

  /// A radius of that many points.
  public init(integerLiteral value: Int) { source = .fixed(CGFloat(value)) }

  /// Where the radius comes from, as recorded on iOS 26.1.
  public var description: String {
    switch source {
    case .fixed(let radius): ".fixed(radius: \(radius))"
    case .capsule: ".capsule"
    case .concentric(let minimum):
      ".containerConcentric(minimumRadius: \(minimum.map { "\($0)" } ?? "nil"))"
    }
  }

  /// Whether the radius depends on what is around the view.
  var isConcentric: Bool { if case .concentric = source { true } else { false } }

  /// The radius in points.
  ///
  /// - Parameters:
  ///   - side: The view's shorter side.
  ///   - inner: What is left of the container's radius inside of the view's distance from it.
  /// - Returns: At least 0, and half of the side at most.
  func radius(side: CGFloat, inner: CGFloat) -> CGFloat {
    let radius =
      switch source {
      case .fixed(let radius): radius
      case .capsule: side / 2
      case .concentric(let minimum): max(inner, minimum ?? 0)
      }
    return max(0, min(radius, side / 2))
  }
}

/// The rounding of a view's corners, since iOS 26; a corner that is not given is square.
///
/// The radii follow the view's size and, where they are concentric, its place in the view around. By what was recorded on iOS 26.1
/// they leave the layer's own `cornerRadius` at 0, win over it, and are continuous.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  let topLeft, topRight, bottomLeft, bottomRight: UICornerRadius?

  /// No corner given, as every view has it at first.
  static let unspecified = corners(
    topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)

  /// Half of the shorter side at all corners, or at most some points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    corners(radius: maximumRadius.map { .fixed($0) } ?? .capsule)
  }

  /// The same at all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// Each corner for itself; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }

  /// The same radius at all corners, the greatest of them where they depend on what is around.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    var configuration = corners(radius: radius)
    configuration.isUniform = true
    return configuration
  }

  /// The same at both corners of the upper edge, and at both of the lower one.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// The same at both corners of the left edge, and at both of the right one.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// The same at both corners of the upper edge, and each of the others for itself.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// The same at both corners of the lower edge, and each of the others for itself.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// The same at both corners of the left edge, and each of the others for itself.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// The same at both corners of the right edge, and each of the others for itself.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Whether all corners take the greatest radius of any.
  private var isUniform = false

  private init(
    topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?,
    bottomRight: UICornerRadius?
  ) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
  }

  /// The sources of the radii, as recorded on iOS 26.1.
  public var description: String {
    func words(_ radius: UICornerRadius?) -> String { radius?.description ?? ".unspecified" }
    return "UICornerConfiguration(topLeftRadius: \(words(topLeft)), "
      + "topRightRadius: \(words(topRight)), bottomLeftRadius: \(words(bottomLeft)), "
      + "bottomRightRadius: \(words(bottomRight)))"
  }

  /// Whether any radius depends on what is around the view.
  var isConcentric: Bool {
    [topLeft, topRight, bottomLeft, bottomRight].contains { $0?.isConcentric ?? false }
  }

  /// The radii of a view of that size.
  ///
  /// - Parameters:
  ///   - size: The view's size in points.
  ///   - inner: What is left of the container's radii at the view's corners.
  /// - Returns: Those of all corners, in points.
  func radii(in size: CGSize, inner: CornerRadii) -> CornerRadii {
    let side = min(size.width, size.height)
    func radius(_ source: UICornerRadius?, _ inner: CGFloat) -> CGFloat {
      source?.radius(side: side, inner: inner) ?? 0
    }
    let radii = CornerRadii(
      topLeft: radius(topLeft, inner.topLeft), topRight: radius(topRight, inner.topRight),
      bottomRight: radius(bottomRight, inner.bottomRight),
      bottomLeft: radius(bottomLeft, inner.bottomLeft))
    return isUniform ? CornerRadii(all: radii.greatest) : radii
  }
}

extension CornerRadii {
  fileprivate var greatest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }
}

extension UIView {
  /// The rounding of the view's corners, which follows its size and place; by default none, and the layer's own radius counts.
  ///
  /// Content is clipped to it where `clipsToBounds` says so. It may change inside an animation.
  public var cornerConfiguration: UICornerConfiguration {
    get { corners ?? .unspecified }
    set {
      corners = newValue == .unspecified ? nil : newValue
      updateCorners()
    }
  }

  /// The radius of a corner as it is for the view's size and place, in points.
  ///
  /// - Parameter corner: One corner; of several the greatest counts.
  /// - Returns: At least 0.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    updateCorners()
    let radii = ownRadii
    let corners: [(UIRectCorner, CGFloat)] = [
      (.topLeft, radii.topLeft), (.topRight, radii.topRight),
      (.bottomLeft, radii.bottomLeft), (.bottomRight, radii.bottomRight),
    ]
    return corners.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// The radii with which the layer is drawn.
  private var ownRadii: CornerRadii {
    if let radii = layer.cornerRadii { return radii }
    func radius(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? layer.cornerRadius : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }

  /// Has the layer's corners follow the view's size and place.
  func updateCorners() {
    guard let corners = corners ?? defaultCorners else {
      if layer.cornerRadii != nil { layer.cornerRadii = nil }
      return
    }
    let inner = corners.isConcentric ? innerRadii : CornerRadii(all: 0)
    layer.cornerRadii = corners.radii(in: bounds.size, inner: inner)
  }

  /// Does so for the subviews whose corners depend on their places in this view.
  func updateConcentricCorners() {
    for subview in subviews where subview.corners?.isConcentric ?? false {
      subview.updateCorners()
    }
  }

  /// What is left of the radii of the nearest view around that has any, at this view's corners.
  private var innerRadii: CornerRadii {
    let around = sequence(first: self, next: \.superview).dropFirst().first {
      $0.layer.cornerRadii != nil || $0.layer.cornerRadius > 0
    }
    guard let around else { return CornerRadii(all: 0) }
    let (radii, outer, rect) = (around.ownRadii, around.bounds, convert(bounds, to: around))
    let (left, top) = (rect.minX - outer.minX, rect.minY - outer.minY)
    let (right, bottom) = (outer.maxX - rect.maxX, outer.maxY - rect.maxY)
    return CornerRadii(
      topLeft: radii.topLeft - max(left, top), topRight: radii.topRight - max(right, top),
      bottomRight: radii.bottomRight - max(right, bottom),
      bottomLeft: radii.bottomLeft - max(left, bottom))
  }
}
