public import Foundation
import UIKitCore

/// The entities of an app.
open class NSManagedObjectModel: NSObject {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities where entity.managedObjectModel == nil {
        entity.managedObjectModel = self
      }
    }
  }
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// The names of the model's versions; none, since only the current one is read.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// A model without entities.
  public override init() { super.init() }

  /// The model of the app that bears the name of a file `NAME.momd` or `NAME.mom`; nil if the app has none.
  public convenience init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let model = OneThread.models.first(where: { $0.name == name })?.model else { return nil }
    self.init(sharing: [model])
  }

  /// The entities of all models of the app; which bundles they are in makes no difference.
  public convenience init?(all models: [NSManagedObjectModel]) {
    guard !models.isEmpty else { return nil }
    self.init(sharing: models)
  }

  private convenience init(sharing models: [NSManagedObjectModel]) {
    self.init()
    entities = models.flatMap(\.entities)
    templates = models.reduce(into: [:]) { $0.merge($1.templates) { $1 } }
    owners = models
  }

  /// Those whose entities these are, which do not own their models.
  private var owners: [NSManagedObjectModel] = []

  /// What is in files, as long as the app runs.
  private var files: [URL: StoreContents] = [:]

  /// What is in a file: nothing at first, and then the same for all models of the same entities.
  func contents(ofFile url: URL) -> StoreContents {
    if let owner = owners.first { return owner.contents(ofFile: url) }
    if let contents = files[url] { return contents }
    let contents = StoreContents()
    // Nothing stays there.
    if url.path != "/dev/null" { files[url] = contents }
    return contents
  }

  /// The entities of all models of the app; nil if it has none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(all: OneThread.models.map(\.model))
  }

  /// The entities of several models; nil for none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init(all: models ?? [])
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// The request that the model has under a name.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  /// Gives a request a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { templates[name] = fetchRequestTemplate }

  /// The entity whose objects are of a class; nil if none are.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.isOf(type) }
  }
}
