import UIKitCore

extension OneThread {
  /// The models of the running app by their names.
  static var models: [(name: String, model: NSManagedObjectModel)] {
    MainActor.assumeIsolated {
      Handed(
        UIEnvironment.current.dataModels().compactMap { entry in
          (entry.model as? NSManagedObjectModel).map { (entry.name, $0) }
        })
    }.taken
  }
}
