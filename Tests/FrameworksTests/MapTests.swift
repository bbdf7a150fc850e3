import AnimGeometry
import Foundation
import MapKit
import Testing
import UIKitCore

@MainActor struct MapTests {
  private func map(_ body: (MKMapView) throws -> Void) rethrows {
    try UIEnvironment().run {
      try body(MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    }
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
