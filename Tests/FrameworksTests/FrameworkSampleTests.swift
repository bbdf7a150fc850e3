import AVFoundation
@testable import AnimSourceRuntime
import Contacts
import CoreData
import CoreLocation
import MapKit
import Photos
import Testing
import UIKitCore

/// What an app's code is given where nothing else is known.
@MainActor struct FrameworkSampleTests {
  @Test func `of what a device has there is one to show`() throws {
    try UIEnvironment().run {
      #expect(made(PHAsset.self)?.mediaType == .image)
      #expect(made(NSCoder.self) is InterfaceCoder)
      #expect(made(PHAssetCollection.self)?.localizedTitle == "Recents")
      #expect(made(CNContact.self)?.givenName == "John")
      #expect(made(AVURLAsset.self)?.isPlayable == true)
      #expect(made(AVPlayerItem.self)?.status == .readyToPlay)
      let place = try #require(made(CLLocation.self)?.coordinate)
      #expect(made(CLPlacemark.self)?.location?.coordinate.latitude == place.latitude)
      #expect(made(MKMapItem.self)?.placemark.coordinate.longitude == place.longitude)
    }
  }

  @Test func `objects of a model have the texts of their attributes' names`() throws {
    let library = Library()
    let environment = UIEnvironment()
    environment.dataModels = { [("Library", library.container.managedObjectModel)] }
    try environment.run {
      let book = try #require(made(Book.self))
      #expect(book.title == "Title")
      #expect(book.managedObjectContext === made(NSManagedObjectContext.self))
      #expect(made(NSPersistentContainer.self)?.name == "Library")
      #expect(made(Unknown.self) == nil)
    }
  }

  @Test func `frameworks' types are not taken for an app's`() {
    for type: Any.Type in [PHAsset.self, CLRegion.self, NSManagedObject.self, UIView.self] {
      #expect(!FieldwiseValue.isOfApp(type))
    }
    #expect(FieldwiseValue.isOfApp(Unknown.self))
  }

  private final class Unknown: NSManagedObject {}

  private func made<Value>(_ type: Value.Type) -> Value? { FrameworkValue.made(type) }
}
