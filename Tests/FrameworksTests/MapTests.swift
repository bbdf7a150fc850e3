import AnimGeometry
import AnimLayers
import Foundation
import MapKit
import Testing
import UIKitCore

@MainActor struct MapTests {
  private func map<Result>(_ body: (MKMapView) throws -> Result) rethrows -> Result {
    try UIEnvironment().run {
      try body(MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    }
  }

  @Test func `a map tells which part of the earth it shows`() {
    let rect = map { map -> MKMapRect in
      map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
        span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 2))
      return map.visibleMapRect
    }
    #expect(rect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 11.9, longitude: 19.1))))
    #expect(!rect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 12.1, longitude: 20))))
    #expect(!rect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 10, longitude: 21.1))))
    let half = MKMapRect(
      origin: rect.origin, size: MKMapSize(width: rect.width / 2, height: rect.height))
    #expect(rect.contains(half) && half.maxX == rect.midX && half.intersects(rect))
    #expect(
      half.intersection(rect) == half && half.offsetBy(dx: rect.width, dy: 0).minX == rect.maxX)
    #expect(!half.intersects(half.offsetBy(dx: rect.width, dy: 0)))
    #expect(half.intersection(half.offsetBy(dx: rect.width, dy: 0)).isNull)
  }

  @Test func `the middle of the region is in the middle of the map, and north is up`() {
    map { map in
      let middle = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
      map.region = MKCoordinateRegion(
        center: middle, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
      #expect(map.convert(middle, toPointTo: map) == CGPoint(x: 150, y: 100))
      let north = map.convert(
        CLLocationCoordinate2D(latitude: 52.7, longitude: 13.4), toPointTo: map)
      #expect(north.y < 100)
      #expect(abs(north.x - 150) < 1e-6)
    }
  }

  private final class Pin: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      canShowCallout = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `views of an app's class are made as the app says`() {
    map { map in
      map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
      let made = Pin.dynamic(annotation: nil, reuseIdentifier: "other")
      #expect(made.annotation == nil && made.reuseIdentifier == "other")
      let annotation = MKPointAnnotation()
      let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
      #expect(view is Pin && view.canShowCallout && view.reuseIdentifier == "pin")
      #expect(view.annotation === annotation)
    }
  }

  @Test func `what is asked about places has the answers of no network`() {
    map { _ in
      var errors: [CLError.Code?] = []
      let here = CLLocation(latitude: 1, longitude: 2)
      CLGeocoder().reverseGeocodeLocation(here, preferredLocale: nil) { _, error in
        errors.append((error as? CLError)?.code)
      }
      CLGeocoder().geocodeAddressString("Berlin", in: nil) { _, error in
        errors.append((error as? CLError)?.code)
      }
      #expect(errors == [.network, .network])
      #expect(CLError.denied.rawValue == 1 && CLError.locationUnknown.rawValue == 0)
    }
  }

  @Test func `a point is that of the place which is at it`() {
    map { map in
      map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
      let place = map.convert(CGPoint(x: 40, y: 170), toCoordinateFrom: map)
      let point = map.convert(place, toPointTo: map)
      #expect(abs(point.x - 40) < 1e-3 && abs(point.y - 170) < 1e-3)
      #expect(place.latitude < 52.5 && place.longitude < 13.4)
    }
  }

  @Test func `who looks for places and ways learns that there is no network`() {
    final class Listener: NSObject, MKLocalSearchCompleterDelegate {
      var failed = false
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        failed = (error as? MKError)?.code == .serverFailure
      }
    }
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      map { _ in
        var errors: [MKError.Code?] = []
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "Coffee"
        let search = MKLocalSearch(request: request)
        search.start { response, error in
          errors.append(response == nil ? (error as? MKError)?.code : nil)
        }
        let forgotten = MKLocalSearch(request: request)
        forgotten.start { _, _ in errors.append(.unknown) }
        forgotten.cancel()
        MKDirections(request: MKDirections.Request()).calculate { response, error in
          errors.append(response == nil ? (error as? MKError)?.code : nil)
        }
        let (completer, listener) = (MKLocalSearchCompleter(), Listener())
        completer.delegate = listener
        completer.queryFragment = "Cof"
        #expect(search.isSearching && errors.isEmpty)
        clock.advance(to: 1)
        #expect(errors == [.serverFailure, .serverFailure] && listener.failed)
        #expect(!search.isSearching && completer.results.isEmpty)
      }
    }
  }

  @Test func `annotations stand at their places and follow the region`() throws {
    try map { map in
      let annotation = MKPointAnnotation()
      annotation.coordinate = CLLocationCoordinate2D(latitude: 10, longitude: 20)
      map.addAnnotation(annotation)
      map.setCenter(annotation.coordinate, animated: false)
      map.layoutIfNeeded()
      let view = try #require(map.view(for: annotation))
      // The balloon's tip, below its middle, is at the place.
      #expect(view.frame.maxY == 100)
      #expect(view.frame.midX == 150)
    }
  }

  @Test func `the region around shown annotations holds them all`() {
    map { map in
      let places = [(48.85, 2.35), (52.52, 13.4), (41.9, 12.5)]
      let annotations = places.map { place in
        let annotation = MKPointAnnotation()
        annotation.coordinate = CLLocationCoordinate2D(latitude: place.0, longitude: place.1)
        return annotation
      }
      map.showAnnotations(annotations, animated: false)
      for annotation in annotations {
        #expect(map.bounds.contains(map.convert(annotation.coordinate, toPointTo: map)))
      }
    }
  }

  @Test func `a quarter of the equator is ten thousand kilometres`() {
    let (a, b) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0, longitude: 90))
    #expect(abs(a.distance(from: b) - 6_371_000 * .pi / 2) < 1)
  }
}
