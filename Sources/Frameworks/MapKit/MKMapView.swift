import AnimStandIns
public import CoreLocation
public import Foundation
public import UIKitCore

/// The look of a map; it is drawn here, whatever it is.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map with annotations at their places: a drawn one, the same for the same middle.
///
/// There are no maps here, of which the simulation warns once. Annotations stand where they would on a
/// Mercator map of the region. A map moves by code alone, at once.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// Who is asked for views of annotations, and told of the region.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { remakeViews() } }
  /// The look of the map; kept.
  open var mapType = MKMapType.standard
  /// Whether the place of the device is shown; a blue dot in the middle of Cupertino.
  open var showsUserLocation = false { didSet { remakeViews() } }
  /// Whether the map follows the device; kept.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether fingers zoom; kept, they do not.
  open var isZoomEnabled = true
  /// Whether fingers scroll; kept, they do not.
  open var isScrollEnabled = true
  /// Whether fingers turn; kept, they do not.
  open var isRotateEnabled = true
  /// Whether fingers tilt; kept, they do not.
  open var isPitchEnabled = true
  /// Whether there is a compass while the map is turned; it is not.
  open var showsCompass = true
  /// Whether there is a scale; kept.
  open var showsScale = false
  /// Whether shops and sights are shown; kept.
  open var showsPointsOfInterest = true
  /// Which of them are; kept.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; kept.
  open var showsTraffic = false
  /// Whether buildings are shown; kept.
  open var showsBuildings = true
  /// The place of the device.
  public let userLocation = MKUserLocation()
  /// What is shown at places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What lies on the map; kept, nothing is drawn of it.
  open private(set) var overlays: [any MKOverlay] = []
  /// The annotation that was chosen last.
  open var selectedAnnotations: [any MKAnnotation] = []
  private var views: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
  private var classes: [String: MKAnnotationView.Type] = [:]
  private let picture = UIImageView(frame: .zero)
  private var pictureKey = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    insertSubview(picture, at: 0)
  }

  // MARK: Region

  /// The part of the earth that is shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009),
    span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))
  {
    didSet {
      guard region != oldValue else { return }
      delegate?.mapView(self, regionWillChangeAnimated: false)
      setNeedsLayout()
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
  }
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Shows another part of the earth, at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows the surroundings of another place, at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// The region as it would be shown: itself.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Kept.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// The part of the map of the whole earth that is in view; setting it shows at least that.
  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let first = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2))
      let last = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a rectangle of the map of the whole earth, at once.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets = .zero, animated: Bool
  ) {
    func place(_ x: Double, _ y: Double) -> CLLocationCoordinate2D {
      let angle = Double.pi * (1 - 2 * y / MKMapPoint.worldSize)
      return CLLocationCoordinate2D(
        latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / MKMapPoint.worldSize * 360 - 180)
    }
    let first = place(mapRect.origin.x, mapRect.origin.y)
    let last = place(mapRect.origin.x + mapRect.width, mapRect.origin.y + mapRect.height)
    show(from: last.latitude, to: first.latitude, from: first.longitude, to: last.longitude)
  }

  /// Adds annotations and shows the region around them, at once.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    let places = annotations.map(\.coordinate)
    guard let south = places.map(\.latitude).min(), let north = places.map(\.latitude).max(),
      let west = places.map(\.longitude).min(), let east = places.map(\.longitude).max()
    else { return }
    show(from: south, to: north, from: west, to: east)
  }

  private func show(
    from south: Double, to north: Double, from west: Double, to east: Double
  ) {
    let margin = 1.4
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (north - south) * margin),
        longitudeDelta: max(0.01, (east - west) * margin)))
  }

  /// The point of a view at which a place is.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (middle, place) = (MKMapPoint(region.center), MKMapPoint(coordinate))
    let point = CGPoint(
      x: bounds.midX + (place.x - middle.x) * pointScale,
      y: bounds.midY + (place.y - middle.y) * pointScale)
    return convert(point, to: view)
  }

  /// The place at a point of a view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let (middle, point) = (MKMapPoint(region.center), convert(point, from: view))
    return MKMapPoint(
      x: middle.x + (point.x - bounds.midX) / pointScale,
      y: middle.y + (point.y - bounds.midY) / pointScale
    ).coordinate
  }

  /// Points of the view for each of the map.
  private var pointScale: Double {
    // The region fits whole.
    let width = max(1e-6, region.span.longitudeDelta) / 360 * MKMapPoint.worldSize
    let half = region.span.latitudeDelta / 2
    func y(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    let height = max(1e-6, y(region.center.latitude - half) - y(region.center.latitude + half))
    return min(bounds.width / width, bounds.height / height)
  }

  // MARK: Annotations

  /// Shows something at a place.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
    makeView(of: annotation)
  }
  /// Shows things at places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }
  /// Takes something away.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    removeView(of: annotation)
  }
  /// Takes things away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// The view of an annotation.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views.first { $0.annotation === annotation }?.view
  }
  /// Has views of a class made under an identifier.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? MKAnnotationView.Type }
  /// A view under an identifier; nil, since all views stay in use.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// A new view of the class that was registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (classes[identifier] ?? MKMarkerAnnotationView.self).init(
      dequeuedWith: identifier, for: annotation)
  }
  /// Chooses an annotation and tells the delegate.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
    if let view = view(for: annotation) { delegate?.mapView(self, didSelect: view) }
  }
  /// Ends a choice and tells the delegate.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
    if let view = annotation.flatMap({ view(for: $0) }) {
      delegate?.mapView(self, didDeselect: view)
    }
  }

  private func makeView(of annotation: any MKAnnotation) {
    let standard: () -> MKAnnotationView = {
      self.dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    }
    let view =
      annotation is MKUserLocation
      ? UserLocationView(annotation: annotation, reuseIdentifier: nil)
      : delegate?.mapView(self, viewFor: annotation) ?? standard()
    view.annotation = annotation
    let tap = UITapGestureRecognizer { [weak self] _ in
      self?.selectAnnotation(annotation, animated: true)
    }
    view.addGestureRecognizer(tap)
    views.append((annotation, view))
    addSubview(view)
    setNeedsLayout()
  }

  private func removeView(of annotation: any MKAnnotation) {
    view(for: annotation)?.removeFromSuperview()
    views.removeAll { $0.annotation === annotation }
  }

  private func remakeViews() {
    for (_, view) in views { view.removeFromSuperview() }
    views = []
    for annotation in annotations { makeView(of: annotation) }
    if showsUserLocation { makeView(of: userLocation) }
  }

  // MARK: Overlays

  /// Lays something on the map; nothing is drawn of it.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Lays something on the map; nothing is drawn of it.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  /// Lays things on the map; nothing is drawn of them.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Takes something away.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Takes things away.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    showPicture()
    for (annotation, view) in views {
      let point = convert(annotation.coordinate, toPointTo: self)
      view.sizeToContent()
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
  }

  private func showPicture() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    StandIn.map.warn()
    let center = region.center
    // A hundredth of a degree is about a kilometre.
    let name = "\(Int(center.latitude * 100)) \(Int(center.longitude * 100))"
    let key = "\(name) \(bounds.size)"
    guard key != pictureKey else { return }
    pictureKey = key
    picture.image = StandInPicture(.map, name: name).image(size: bounds.size)
  }
}

/// Where something on a map lies.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// The identifier under which views are made where a delegate makes none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// Makes views of annotations, and is told of the region; what is not implemented does nothing.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The view of an annotation; nil for a marker.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// How something on the map is drawn; not asked.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called before another region is shown.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after another region is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when an annotation was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when a choice ended.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when a button of a callout was tapped, so never.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called when the device is somewhere else, so never.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  /// None, so that a marker stands there.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// A renderer that draws nothing.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
