public import CoreLocation
public import Foundation
public import UIKitCore

/// Something that is shown at a place of a map.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The first line of the callout; nil for none.
  var title: String? { get }
  /// The second line of the callout; nil for none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// A figure on a map.
@preconcurrency @MainActor open class MKShape: NSObject {
  /// The first line of the callout; nil for none.
  open var title: String?
  /// The second line of the callout; nil for none.
  open var subtitle: String?
}

/// A place with a title.
@preconcurrency @MainActor open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The place at 0 and 0.
  public override init() { super.init() }
  /// A place with a title.
  public init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    super.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// The place of the device.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  /// The place, in Cupertino.
  open var location: CLLocation? { CLLocation(latitude: 37.3349, longitude: -122.009) }
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// The first line of the callout.
  open var title: String? = "My Location"
}

/// Something that lies on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}

/// A line through places.
@preconcurrency @MainActor open class MKPolyline: MKShape, MKOverlay {
  /// The places.
  let places: [CLLocationCoordinate2D]
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    places = Array(coordinates.prefix(count))
  }
  /// The first place.
  open var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
  /// The number of places.
  open var pointCount: Int { places.count }
  /// The smallest rectangle around the line.
  open var boundingMapRect: MKMapRect {
    places.map(MKMapPoint.init).reduce(.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
}

/// A circle around a place.
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  /// The place in the middle.
  public let coordinate: CLLocationCoordinate2D
  /// Metres from the middle to the edge.
  public let radius: CLLocationDistance
  /// A circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }
}

/// Draws something on a map; nothing is drawn here.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// What is drawn.
  public let overlay: any MKOverlay
  /// The opacity; kept.
  open var alpha: CGFloat = 1
  /// Draws something.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a path on a map; nothing is drawn here.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour inside; kept.
  open var fillColor: UIColor?
  /// The colour of the line; kept.
  open var strokeColor: UIColor?
  /// The width of the line; kept.
  open var lineWidth: CGFloat = 0
}

/// Draws a line on a map; nothing is drawn here.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Draws a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a circle on a map; nothing is drawn here.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Draws a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The view of an annotation: its image, around the place.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// What is shown.
  open var annotation: (any MKAnnotation)?
  /// The identifier under which the view was made.
  public let reuseIdentifier: String?
  /// The picture, at its size; none by default.
  open var image: UIImage? {
    didSet {
      picture.image = image
      superview?.setNeedsLayout()
    }
  }
  /// Points from the place to the view's middle.
  open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
  /// Points from the callout's usual place; kept.
  open var calloutOffset = CGPoint.zero
  /// Whether a tap shows title and subtitle, false by default; kept.
  open var canShowCallout = false
  /// Whether the annotation is chosen.
  open var isSelected = false
  /// Whether the view answers taps, true by default.
  open var isEnabled = true { didSet { isUserInteractionEnabled = isEnabled } }
  /// Whether a finger can move it; kept.
  open var isDraggable = false
  /// What stands at the callout's left; kept.
  open var leftCalloutAccessoryView: UIView?
  /// What stands at the callout's right; kept.
  open var rightCalloutAccessoryView: UIView?
  /// What stands below the callout's title; kept.
  open var detailCalloutAccessoryView: UIView?
  /// The name of those that stand together where there is no room; kept.
  open var clusteringIdentifier: String?
  private let picture = UIImageView(frame: .zero)

  /// A view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// A view of this class, whichever it is when the program runs: what `V(annotation:reuseIdentifier:)` is on iOS for a `V` that is only known
  /// to be such a view, to which lowered sources rewrite it.
  public static func dynamic(annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> Self {
    let view = self.init(
      dequeuedWith: reuseIdentifier ?? "", for: annotation ?? MKPointAnnotation())
    if annotation == nil { view.annotation = nil }
    return view
  }

  /// The initialiser through which the map makes views of registered classes.
  public required convenience init(
    dequeuedWith identifier: String, for annotation: any MKAnnotation
  ) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the view shows another annotation, so never.
  open func prepareForReuse() {}
  /// Called before the view is shown, so never.
  open func prepareForDisplay() {}
  /// Chooses the annotation, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Makes the view as large as its image, if it has one.
  func sizeToContent() {
    guard let image else { return }
    bounds.size = image.size
    picture.frame = bounds
  }
}

/// The blue dot at the place of the device.
final class UserLocationView: MKAnnotationView {
  override func sizeToContent() {
    bounds.size = CGSize(width: 22, height: 22)
    backgroundColor = .systemBlue
    layer.cornerRadius = 11
    layer.borderWidth = 3
    layer.borderColor = UIColor.white.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 3
    layer.shadowOffset = .zero
  }
}

/// The view of an annotation: a balloon with a sign.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; red by default.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the sign; white by default.
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Letters in place of the sign.
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  /// A picture in place of the sign.
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether it sinks onto the map, false by default; it is there at once.
  open var animatesWhenAdded = false

  override func sizeToContent() {
    super.sizeToContent()
    guard image == nil else { return }
    backgroundColor = .clear
    bounds.size = CGSize(width: 32, height: 38)
    // The tip stands at the place.
    if centerOffset == .zero { centerOffset = CGPoint(x: 0, y: -19) }
  }

  open override func draw(_ rect: CGRect) {
    guard image == nil else { return }
    let balloon = UIBezierPath(ovalIn: CGRect(x: 2, y: 1, width: 28, height: 28))
    balloon.move(to: CGPoint(x: 10, y: 26))
    balloon.addLine(to: CGPoint(x: 16, y: 37))
    balloon.addLine(to: CGPoint(x: 22, y: 26))
    balloon.close()
    (markerTintColor ?? .systemRed).setFill()
    balloon.fill()
    let sign = glyphTintColor ?? .white
    let room = CGRect(x: 8, y: 7, width: 16, height: 16)
    if let glyphText {
      let text = NSAttributedString(
        string: glyphText,
        attributes: [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: sign])
      let size = text.size()
      text.draw(at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2))
    } else if let glyphImage {
      glyphImage.withTintColor(sign).draw(in: room)
    } else {
      sign.setFill()
      UIBezierPath(ovalIn: room.insetBy(dx: 4, dy: 4)).fill()
    }
  }
}

/// The view of an annotation: a pin, drawn as a balloon.
@preconcurrency @MainActor open class MKPinAnnotationView: MKMarkerAnnotationView {
  /// The colour of the pin; red by default.
  open var pinTintColor: UIColor! {
    get { markerTintColor ?? .systemRed }
    set { markerTintColor = newValue }
  }
  /// Whether it falls onto the map, false by default; it is there at once.
  open var animatesDrop = false

  /// The colour of pins for where something is.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The colour of pins for where something begins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The colour of pins that a user has set.
  open class func purplePinColor() -> UIColor { .systemPurple }
}
