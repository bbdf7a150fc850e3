public import Foundation
import UIKitCore

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What somebody does who moves.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Tells an app where the device is: in Cupertino, where simulators are, and it may know.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exactly the place is to be known; kept.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// Metres that count as another place; kept, the device stays where it is.
  open var distanceFilter = kCLDistanceFilterNone
  /// What somebody does who moves; kept.
  open var activityType = CLActivityType.other
  /// Whether the app learns of places while it is not seen; kept.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the device stops measuring where it stays; kept.
  open var pausesLocationUpdatesAutomatically = true

  /// The place of the device.
  package static let place = CLLocation(latitude: 37.3349, longitude: -122.009)
  private var knows = false

  /// Whether the app may know the place: while it is seen.
  open var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
  /// Whether the app may know the place: while it is seen.
  open class func authorizationStatus() -> CLAuthorizationStatus { .authorizedWhenInUse }
  /// How exactly the app may know the place: as exactly as can be.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether the device measures places: it does.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the device knows north: no.
  open class func headingAvailable() -> Bool { false }
  /// The place that was told last.
  open var location: CLLocation? { knows ? Self.place : nil }

  /// Tells the delegate at once that the app may know.
  open func requestWhenInUseAuthorization() { tellAuthorization() }
  /// Tells the delegate at once that the app may know.
  open func requestAlwaysAuthorization() { tellAuthorization() }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  /// Tells the delegate the place at once.
  open func startUpdatingLocation() { tellPlace() }
  /// Does nothing: nothing more is told.
  open func stopUpdatingLocation() {}
  /// Tells the delegate the place at once.
  open func requestLocation() { tellPlace() }
  /// Tells the delegate the place at once.
  open func startMonitoringSignificantLocationChanges() { tellPlace() }
  /// Does nothing: nothing more is told.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Does nothing: the device does not know north.
  open func startUpdatingHeading() {}
  /// Does nothing.
  open func stopUpdatingHeading() {}
  /// The regions of which the app learns: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Where the device points to; not known.
  open var heading: CLHeading? { nil }
  /// Degrees that count as another direction; kept.
  open var headingFilter: CLLocationDegrees = 1
  /// Whether the app can learn of regions: yes, of all kinds.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
  /// Does nothing: the device stays where it is.
  open func requestState(for region: CLRegion) {}
  /// Does nothing: there are no senders.
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Does nothing.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  /// Does nothing: nobody stays anywhere.
  open func startMonitoringVisits() {}
  /// Does nothing.
  open func stopMonitoringVisits() {}
  /// Does nothing: the device stays where it is.
  open func startMonitoring(for region: CLRegion) {}
  /// Does nothing.
  open func stopMonitoring(for region: CLRegion) {}

  private func tellPlace() {
    knows = true
    delegate?.locationManager(self, didUpdateLocations: [Self.place])
  }
}

/// Told where the device is; what is not implemented does nothing.
@preconcurrency @MainActor public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with the place.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called where the place cannot be known, so never.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when an app was asked whether it may know.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when an app was asked whether it may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when somebody comes to a region, so never.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when somebody leaves a region, so never.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called when the device is turned, so never.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when it is known whether the device is in a region, so never.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Called when an app learns of regions, so never.
  func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called where an app cannot learn of a region, so never.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  /// Called when there are senders nearby, so never.
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Called when somebody has stayed somewhere, so never.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Called when the device stops measuring, so never.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Called when the device measures again, so never.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

/// The domain of errors about places.
public let kCLErrorDomain = "kCLErrorDomain"

/// What went wrong.
public struct CLError: Error {
  /// A kind of what can go wrong.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
    case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
    case deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined
  }
  /// The place is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user does not allow it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// The direction is not known.
  public static var headingFailure: Code { .headingFailure }
  /// No place of that name is known.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The question was taken back.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Knows the names of places: there is no network, so it knows none.
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  /// Is told of the places that were found, or why there are none.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// Whether it is looking: never.
  open var isGeocoding: Bool { false }
  /// Answers at once that there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Answers at once that there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
  /// Answers at once that there is no network.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { geocodeAddressString(addressString, completionHandler: completionHandler) }
  /// Answers at once that there is no network.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Does nothing.
  open func cancelGeocode() {}
}

/// A place with its names, of which none are known.
@preconcurrency @MainActor open class CLPlacemark: NSObject {
  /// The place.
  public let location: CLLocation?
  /// The name of the place.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The part of the country.
  open var administrativeArea: String? { nil }
  /// The number of the town.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country by two letters.
  open var isoCountryCode: String? { nil }

  /// The names of a place.
  public init(location: CLLocation?) { self.location = location }

  /// The names of the same place.
  public convenience init(placemark: CLPlacemark) { self.init(location: placemark.location) }
}

extension CLPlacemark: FrameworkSample {
  /// The names of where the device is.
  package static var sample: Any { CLPlacemark(location: CLLocationManager.place) }
}
