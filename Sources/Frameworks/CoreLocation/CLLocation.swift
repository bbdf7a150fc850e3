public import Foundation
import UIKitCore

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres by which a place may be wrong.
public typealias CLLocationAccuracy = Double
/// Metres per second.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place at 0 and 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A place by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place by its degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether latitude and longitude are degrees that there are.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// As exactly as can be, for a car.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exactly as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Any distance counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place with what is known of it.
public final class CLLocation: NSObject, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres by which the place may be wrong; below 0 for no place.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres by which the altitude may be wrong; below 0 for none.
  public let verticalAccuracy: CLLocationAccuracy
  /// When somebody was there.
  public let timestamp: Date

  /// A place of which the degrees are known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A place with all that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.timestamp = timestamp
  }

  /// Metres per second: below 0, nobody measured them.
  public var speed: CLLocationSpeed { -1 }
  /// Degrees from north: below 0, nobody measured them.
  public var course: CLLocationDirection { -1 }

  /// Metres to another place along the ground, by haversines on a sphere of 6,371 kilometres.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    func haversine(_ angle: Double) -> Double { sin(angle / 2) * sin(angle / 2) }
    let part =
      haversine((b.latitude - a.latitude) * radians)
      + cos(a.latitude * radians) * cos(b.latitude * radians)
      * haversine((b.longitude - a.longitude) * radians)
    return 2 * 6_371_000 * asin(min(1, part.squareRoot()))
  }
}

/// A part of the earth.
open class CLRegion: NSObject {
  /// The name of the region.
  public let identifier: String
  /// Whether an app wants to know that somebody comes; true by default.
  open var notifyOnEntry = true
  /// Whether an app wants to know that somebody goes; true by default.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Metres from the middle to the edge.
  public let radius: CLLocationDistance

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

extension CLLocation: FrameworkSample {
  /// Where the device is.
  package static var sample: Any { CLLocationManager.place }
}
