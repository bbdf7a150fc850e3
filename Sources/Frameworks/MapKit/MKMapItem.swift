public import AnimSourceRuntime
import AnimStandIns
public import CoreLocation
public import Foundation
public import UIKitCore

/// A place with its address.
@preconcurrency @MainActor open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The address of a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// The first line of the callout: the name of the place.
  open var title: String? { name }
}

/// A shop, a sight or a house.
@preconcurrency @MainActor open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The number to call.
  open var phoneNumber: String?
  /// The page in the web.
  open var url: URL?
  /// Something at a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Opens no map: there is no other app.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Makes pictures of maps: the drawn one.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// What is to be seen.
  @preconcurrency @MainActor open class Options: NSObject {
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The size of the picture in points; 256 by 256 by default.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels per point; kept.
    open var scale: CGFloat = 1
    /// The look of the map; kept.
    open var mapType = MKMapType.standard
    /// Whether buildings are shown; kept.
    open var showsBuildings = true
    /// Whether shops and sights are shown; kept.
    open var showsPointsOfInterest = true
    /// Which of them are; kept.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Nothing in particular.
    public override init() { super.init() }
  }

  /// A picture of a map.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    private let region: MKCoordinateRegion

    init(_ image: UIImage, of region: MKCoordinateRegion) {
      self.image = image
      self.region = region
    }

    /// The point of the picture at which a place is.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let map = MKMapView(frame: CGRect(origin: .zero, size: image.size))
      map.region = region
      return map.convert(coordinate, toPointTo: map)
    }
  }

  private let options: Options
  /// Makes a picture.
  public init(options: Options) { self.options = options }
  /// Hands over the picture at once.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    StandIn.map.warn()
    let center = options.region.center
    let name = "\(Int(center.latitude * 100)) \(Int(center.longitude * 100))"
    let image = StandInPicture(.map, name: name).image(size: options.size)
    completionHandler(Snapshot(image, of: options.region), nil)
  }
  /// Hands over the picture at once; the queue makes no difference.
  open func start(
    with queue: SimulatedQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { start(completionHandler: completionHandler) }
  /// Does nothing: the picture has been made.
  open func cancel() {}
}

extension MKMapItem: FrameworkSample {
  /// Where the device is.
  package static var sample: Any {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationManager.place.coordinate))
    item.name = "Apple Park"
    return item
  }
}
