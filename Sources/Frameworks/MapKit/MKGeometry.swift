@_exported public import CoreLocation
import Foundation

/// A height and a width in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// No height and no width.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// A height and a width.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// The height and the width.
  public var span: MKCoordinateSpan
  /// Nothing around the place at 0 and 0.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// A part of the earth.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A part of the earth by its height and width in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metresPerDegree = 111_319.5
    let narrowing = max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metresPerDegree,
        longitudeDelta: longitudinalMeters / (metresPerDegree * narrowing)))
  }
}

/// A part of the earth by its height and width in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// A part of the earth around a place.
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
/// A height and a width.
public func MKCoordinateSpanMake(_ latitude: Double, _ longitude: Double) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}

/// A place on Mercator's map of the whole earth, 2²⁸ points wide and high.
public struct MKMapPoint: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double
  /// The width and height of the whole map.
  static let worldSize = 268_435_456.0

  /// A place on the map.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A place of the earth on the map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * Self.worldSize
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.worldSize
  }

  /// The place of the earth.
  public var coordinate: CLLocationCoordinate2D {
    let way = exp((0.5 - y / Self.worldSize) * 4 * .pi)
    return CLLocationCoordinate2D(
      latitude: asin((way - 1) / (way + 1)) * 180 / .pi,
      longitude: x / Self.worldSize * 360 - 180)
  }
}

/// A width and a height on Mercator's map.
public struct MKMapSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// A size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the whole map.
  public static let world = MKMapSize(width: MKMapPoint.worldSize, height: MKMapPoint.worldSize)
}

/// A rectangle on Mercator's map.
public struct MKMapRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: MKMapPoint
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    self.width = width
    self.height = height
  }
  /// The whole map.
  public static let world = MKMapRect(
    x: 0, y: 0, width: MKMapPoint.worldSize, height: MKMapPoint.worldSize)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// A rectangle by its corner and its size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
  /// The width and the height.
  public var size: MKMapSize {
    get { MKMapSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle from left to right.
  public var midX: Double { origin.x + width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + width }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The middle from top to bottom.
  public var midY: Double { origin.y + height / 2 }
  /// The lower edge.
  public var maxY: Double { origin.y + height }
  /// Whether it is no rectangle, or one without an area.
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }
  /// Whether a place is inside, or on the left or the upper edge.
  public func contains(_ point: MKMapPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  /// Whether another rectangle is inside.
  public func contains(_ rect: MKMapRect) -> Bool {
    minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY
  }
  /// Whether both have an area in common.
  public func intersects(_ rect: MKMapRect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }
  /// The area that both have in common; null if there is none.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard intersects(rect) else { return .null }
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: min(maxX, rect.maxX) - left, height: min(maxY, rect.maxY) - top)
  }
  /// The rectangle with other edges, which are that much further inside.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// The rectangle in another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x == .infinity }
  /// The smallest rectangle around both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(origin.x, rect.origin.x), min(origin.y, rect.origin.y))
    return MKMapRect(
      x: left, y: top,
      width: max(origin.x + width, rect.origin.x + rect.width) - left,
      height: max(origin.y + height, rect.origin.y + rect.height) - top)
  }
}
