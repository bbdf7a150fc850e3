public import Foundation

/// The outline of a corner.
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle or ellipse.
  case circular
  /// The smooth "squircle" corner of iOS: curvature rises gradually over 1.528665 radii.
  case continuous
}

/// A rectangle whose corners are rounded, each with its own radius.
public struct RoundedRect: Hashable, Sendable {
  /// Standardized: width and height are not negative.
  public let rect: CGRect
  /// Radii in points, never negative, already scaled down so that neighbours fit on their edge.
  public let topLeft: CGSize
  /// Radii of the top right corner.
  public let topRight: CGSize
  /// Radii of the bottom right corner.
  public let bottomRight: CGSize
  /// Radii of the bottom left corner.
  public let bottomLeft: CGSize
  /// The outline of all corners.
  public let curve: CornerCurve

  /// Radii that do not fit are scaled down together, as CSS Backgrounds 3 §5.5 prescribes; a single
  /// radius becomes at most half of the shorter side, as in Core Animation.
  public init(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
    curve: CornerCurve = .circular
  ) {
    let rect = rect.standardized
    func fit(_ side: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      first + second > side ? side / (first + second) : 1
    }
    let factor = min(
      fit(rect.width, topLeft.width, topRight.width),
      fit(rect.width, bottomLeft.width, bottomRight.width),
      fit(rect.height, topLeft.height, bottomLeft.height),
      fit(rect.height, topRight.height, bottomRight.height))
    func scaled(_ radius: CGSize) -> CGSize {
      CGSize(width: max(0, radius.width) * factor, height: max(0, radius.height) * factor)
    }
    self.rect = rect
    self.topLeft = scaled(topLeft)
    self.topRight = scaled(topRight)
    self.bottomRight = scaled(bottomRight)
    self.bottomLeft = scaled(bottomLeft)
    self.curve = curve
  }

  /// Creates a rectangle whose corners all have the same two radii.
  public init(_ rect: CGRect, radius: CGSize, curve: CornerCurve = .circular) {
    self.init(
      rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius,
      curve: curve)
  }

  /// Creates a rectangle whose corners all have the same radius; 0, the default, for none.
  public init(_ rect: CGRect, radius: CGFloat = 0, curve: CornerCurve = .circular) {
    self.init(rect, radius: CGSize(width: radius, height: radius), curve: curve)
  }

  /// Whether no corner is rounded.
  public var isRectangular: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width == 0 || $0.height == 0 }
  }

  /// The one circular radius of all corners, zero for a rectangle; nil if corners differ, are
  /// elliptic or continuous.
  public var uniformCircularRadius: CGFloat? {
    if isRectangular { return 0 }
    let uniform =
      topLeft.width == topLeft.height && topLeft == topRight && topLeft == bottomRight
      && topLeft == bottomLeft
    return curve == .circular && uniform ? topLeft.width : nil
  }

  /// The shape with every edge moved inward by `distance` and the radii reduced by as much.
  public func inset(by distance: CGFloat) -> RoundedRect {
    let width = max(0, rect.width - 2 * distance)
    let height = max(0, rect.height - 2 * distance)
    let inner = CGRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    func reduced(_ radius: CGSize) -> CGSize {
      radius.width == 0 || radius.height == 0
        ? .zero
        : CGSize(width: max(0, radius.width - distance), height: max(0, radius.height - distance))
    }
    return RoundedRect(
      inner, topLeft: reduced(topLeft), topRight: reduced(topRight),
      bottomRight: reduced(bottomRight), bottomLeft: reduced(bottomLeft), curve: curve)
  }
}

extension Path {
  /// The outline, clockwise on screen, starting on the top edge before the top right corner.
  public init(_ shape: RoundedRect) {
    guard !shape.isRectangular else {
      self.init(shape.rect)
      return
    }
    self.init()
    let (rect, curve) = (shape.rect, shape.curve)
    // Each corner: where it is, and the unit steps back along the incoming and on along the
    // outgoing edge, clockwise.
    let corners: [(corner: CGPoint, back: CGPoint, on: CGPoint, radius: CGSize)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1),
        shape.topRight
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0),
        shape.bottomRight
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1),
        shape.bottomLeft
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), shape.topLeft
      ),
    ]
    for (corner, back, on, radius) in corners {
      guard radius.width > 0, radius.height > 0 else {
        addLineOrMove(to: corner)
        continue
      }
      let profile = CornerProfile(curve: curve, radius: radius, rect: rect)
      func point(_ distances: SIMD2<Double>) -> CGPoint {
        CGPoint(
          x: corner.x + (back.x * distances.x + on.x * distances.y) * radius.width,
          y: corner.y + (back.y * distances.x + on.y * distances.y) * radius.height)
      }
      addLineOrMove(to: point(profile.points[0]))
      for index in stride(from: 1, to: profile.points.count, by: 3) {
        cubic(
          to: point(profile.points[index + 2]), control1: point(profile.points[index]),
          control2: point(profile.points[index + 1]))
      }
    }
    close()
  }

  private mutating func addLineOrMove(to point: CGPoint) {
    if isEmpty { move(to: point) } else { line(to: point) }
  }
}

/// The control points of a corner in units of its radius, as distances from the corner back along
/// the incoming edge and on along the outgoing edge.
private struct CornerProfile {
  /// A start point, then three points for each cubic.
  let points: [SIMD2<Double>]

  init(curve: CornerCurve, radius: CGSize, rect: CGRect) {
    switch curve {
    case .circular:
      points = Self.arc(pieces: [0, .pi / 2])
    case .continuous:
      // The smooth corner needs 1.528665 radii of each edge; where there is less, it turns
      // gradually into the circular one, which needs one.
      let room = min(rect.width / 2 / radius.width, rect.height / 2 / radius.height)
      let smoothness = min(max((room - 1) / (Self.reach - 1), 0), 1)
      let angle = 22 * Double.pi / 180
      let circular = Self.arc(pieces: [0, angle, .pi / 2 - angle, .pi / 2])
      points = zip(circular, Self.smooth).map { $0 + ($1 - $0) * smoothness }
    }
  }

  private static let reach = 1.52866483

  /// The corner of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7, as published by the makers
  /// of PaintCode.
  private static let smooth: [SIMD2<Double>] = [
    [reach, 0],
    [1.08849323, 0], [0.86840689, 0], [0.63149399, 0.07491100],
    [0.37282392, 0.16905899], [0.16905899, 0.37282392], [0.07491100, 0.63149399],
    [0, 0.86840689], [0, 1.08849323], [0, reach],
  ]

  /// Cubics for the quarter circle between the given angles, with handles of `4/3·tan(θ/4)`.
  private static func arc(pieces angles: [Double]) -> [SIMD2<Double>] {
    func on(_ angle: Double) -> SIMD2<Double> { [1 - sin(angle), 1 - cos(angle)] }
    func along(_ angle: Double) -> SIMD2<Double> { [-cos(angle), sin(angle)] }
    var points = [on(angles[0])]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let handle = 4.0 / 3 * tan((to - from) / 4)
      points += [on(from) + handle * along(from), on(to) - handle * along(to), on(to)]
    }
    return points
  }
}
