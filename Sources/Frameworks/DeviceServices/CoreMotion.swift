public import Foundation

/// An acceleration along the device's axes, in units of that on the earth's surface.
public struct CMAcceleration: Sendable {
  /// Along or about each of the axes.
  public var (x, y, z) = (0.0, 0.0, 0.0)
  /// None.
  public init() {}
  /// Along each of the axes.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation about the device's axes, in radians a second.
public struct CMRotationRate: Sendable {
  /// Along or about each of the axes.
  public var (x, y, z) = (0.0, 0.0, 0.0)
  /// None.
  public init() {}
  /// About each of the axes.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation as four numbers.
public struct CMQuaternion: Sendable {
  /// Its numbers; those of no rotation by default.
  public var (x, y, z, w) = (0.0, 0.0, 0.0, 1.0)
  /// None.
  public init() {}
  /// By its numbers.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// How the device is held; of one that lies on a table.
open class CMAttitude: NSObject {
  /// The rotation about the long side, in radians.
  open var roll: Double { 0 }
  /// The rotation about the short side, in radians.
  open var pitch: Double { 0 }
  /// The rotation about what stands upright on the screen, in radians.
  open var yaw: Double { 0 }
  /// All of it.
  open var quaternion: CMQuaternion { CMQuaternion() }
  /// Makes it relative to another one.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// What was measured at a time.
open class CMLogItem: NSObject {
  /// Seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
}

/// An acceleration that was measured.
open class CMAccelerometerData: CMLogItem {
  /// That of a device on a table.
  open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
}

/// A rotation that was measured.
open class CMGyroData: CMLogItem {
  /// None.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How the device was held and moved.
open class CMDeviceMotion: CMLogItem {
  /// How it is held.
  open var attitude: CMAttitude { CMAttitude() }
  /// How it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Where down is.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  /// How a user moves it.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Degrees from north.
  open var heading: Double { 0 }
}

/// What an attitude is relative to.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// Its number.
  public let rawValue: UInt
  /// Those of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright, whichever way it points.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// Upright, whichever way it points, and kept there by a compass.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// Upright and towards magnetic north.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// Upright and towards north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// What is told of a motion.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// What is told of a rotation.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// What is told how the device is held.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// What measures how the device moves: as in a simulator, there is nothing that could, and nothing is told.
open class CMMotionManager: NSObject {
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open private(set) var isAccelerometerActive = false
  open private(set) var isGyroActive = false
  open private(set) var isDeviceMotionActive = false
  /// Seconds between two measures; kept.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two measures; kept.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Seconds between two measures; kept.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the user may be asked to move the device about; kept.
  open var showsDeviceMovementDisplay = false
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  open func startAccelerometerUpdates() { isAccelerometerActive = true }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { isAccelerometerActive = true }
  open func stopAccelerometerUpdates() { isAccelerometerActive = false }
  open func startGyroUpdates() { isGyroActive = true }
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler)
  { isGyroActive = true }
  open func stopGyroUpdates() { isGyroActive = false }
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { isDeviceMotionActive = true }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    isDeviceMotionActive = true
  }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { isDeviceMotionActive = true }
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}

/// Steps that were counted.
open class CMPedometerData: NSObject {
  open var startDate: Date { Date(timeIntervalSince1970: 0) }
  open var endDate: Date { startDate }
  open var numberOfSteps: NSNumber { 0 }
  /// Metres.
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  /// Seconds for a metre.
  open var currentPace: NSNumber? { nil }
  /// Steps in a second.
  open var currentCadence: NSNumber? { nil }
  /// Seconds for a metre while moving.
  open var averageActivePace: NSNumber? { nil }
}

/// Whether the user lets steps be counted.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What counts steps: there is nothing that could.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
}
