import Foundation
import UIKitCore

extension NSPersistentContainer: FrameworkSample {
  /// A container of the app's first model, in a simulation always the same; one without entities if the app has no model.
  @MainActor package static var sample: Any { SampleContainer.current }
}

extension NSManagedObjectContext: FrameworkSample {
  /// The context for the screens of the same container.
  @MainActor package static var sample: Any { SampleContainer.current.viewContext }
}

extension NSManagedObject: FrameworkSample {
  /// An object of this class, its texts the names of its attributes; a plain one if no model has the class.
  @MainActor package static var sample: Any {
    let container = SampleContainer.current
    guard container.managedObjectModel.entity(of: self) != nil else { return NSNull() }
    let object = Self(context: container.viewContext)
    for (name, attribute) in object.entity.attributesByName
    where object.value(forKey: name) == nil && attribute.attributeType == .stringAttributeType {
      object.setValue(name.prefix(1).uppercased() + name.dropFirst(), forKey: name)
    }
    return object
  }
}

/// A container where no code says which.
@MainActor private enum SampleContainer {
  static var current: NSPersistentContainer {
    UIEnvironment.current.single {
      let first = OneThread.models.first
      return NSPersistentContainer(
        name: first?.name ?? "", managedObjectModel: first?.model ?? NSManagedObjectModel())
    }
  }
}
