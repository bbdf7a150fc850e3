public import Foundation

/// Where the device points to; never told, as it does not know north.
open class CLHeading: NSObject {
  /// Degrees from the magnetic north.
  open var magneticHeading: CLLocationDirection { 0 }
  /// Degrees from the north; less than nothing where it is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// By how many degrees it may be wrong; less than nothing where it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When it was measured.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// Whether the device is in a region; never told.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// How near something is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A sender nearby; there is none.
open class CLBeacon: NSObject {
  /// Whose it is.
  public let uuid: UUID
  /// Its group.
  public let major: NSNumber
  /// Its number.
  public let minor: NSNumber
  /// How near it is.
  open var proximity: CLProximity { .unknown }
  /// Metres by which the distance may be wrong; less than nothing where it is not known.
  open var accuracy: CLLocationAccuracy { -1 }
  /// How loud it is.
  open var rssi: Int { 0 }

  init(uuid: UUID, major: NSNumber, minor: NSNumber) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// What is around senders.
open class CLBeaconRegion: CLRegion {
  /// Whose the senders are.
  public let uuid: UUID
  /// Their group; nil for any.
  public let major: NSNumber?
  /// Their number; nil for any.
  public let minor: NSNumber?

  /// Around all of somebody's senders.
  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }

  /// Around the senders of a group.
  public init(uuid: UUID, major: UInt16, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  /// Around a sender.
  public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }

  /// Around all of somebody's senders, as it was called before iOS 13.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
}

/// A stay somewhere; never told.
open class CLVisit: NSObject {
  /// Where.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
  /// Metres by which the place may be wrong.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
  /// When it began.
  open var arrivalDate: Date { .distantPast }
  /// When it ended.
  open var departureDate: Date { .distantFuture }
}
