import AnimLayers
import AnimSourceRuntime
import CoreData
import Foundation
import Testing
import UIKitCore

/// What a controller of fetched results tells its delegate.
@MainActor struct FetchedResultsTests {
  /// Writes down what it is told, change by change.
  private class Recorder: NSObject, NSFetchedResultsControllerDelegate {
    var events: [String] = []
    weak var expected: AnyObject?

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { events.append(controller.isEqual(expected) ? "will" : "a stranger will") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { events.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
      let name = (anObject as? Author)?.name ?? "?"
      events.append("\(name) \(type) \(text(indexPath)) \(text(newIndexPath))")
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { events.append("did") }
  }

  /// Takes snapshots.
  private class Photographer: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { snapshots.append(NSDiffableDataSourceSnapshot(converting: snapshot)) }
  }

  private let library = Library()
  private let recorder = Recorder()

  /// Authors in sections by their first letters, in the order of their names.
  private func controller(
    by keyPath: String? = "initial", _ delegate: any NSFetchedResultsControllerDelegate
  ) throws -> NSFetchedResultsController<Author> {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: keyPath,
      cacheName: nil)
    controller.delegate = delegate
    recorder.expected = controller
    try controller.performFetch()
    return controller
  }

  @Test func `sections follow from a value, though it is computed`() throws {
    let authors = library.add(["Bo": 1, "Ann": 2, "Ben": 3])
    let controller = try controller(recorder)
    #expect(controller.sections?.map(\.name) == ["A", "B"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    #expect(controller.sectionIndexTitles == ["A", "B"])
    #expect(controller.object(at: IndexPath(item: 1, section: 1)) === authors[0])
    #expect(controller.indexPath(forObject: authors[2]) == IndexPath(item: 0, section: 1))
    #expect(controller.fetchedObjects?.count == 3)
  }

  @Test func `an empty fetch has one section, or none by a value`() throws {
    #expect(try controller(by: nil, recorder).sections?.map(\.numberOfObjects) == [0])
    #expect(try controller(recorder).sections?.isEmpty == true)
  }

  @Test func `what comes, goes, moves and changes is told once the context is done`() throws {
    let authors = library.add(["Ann": 1, "Ben": 2, "Bo": 3])
    try library.context.save()
    let controller = try controller(recorder)
    library.add(["Cy": 4])
    library.context.delete(authors[0])
    authors[1].name = "Bud"
    authors[2].age = 9
    #expect(recorder.events == [])
    library.context.processPendingChanges()
    #expect(
      recorder.events == [
        "will", "section A delete 0", "section C insert 1", "Ann delete 0.0 -",
        "Cy insert - 1.0", "Bud move 1.0 0.1", "Bo update 1.1 0.0", "did",
      ])
    #expect(controller.fetchedObjects?.map(\.name) == ["Bo", "Bud", "Cy"])
    recorder.events = []
    try library.context.save()
    #expect(recorder.events == [])
  }

  @Test func `an object that meets the predicate no longer is gone`() throws {
    let authors = library.add(["Ann": 1, "Ben": 2])
    let controller = try controller(by: nil, recorder)
    controller.fetchRequest.predicate = NSPredicate(format: "age < 5")
    authors[0].age = 7
    library.context.processPendingChanges()
    #expect(recorder.events == ["will", "Ann delete 0.0 -", "did"])
  }

  @Test func `a delegate that takes snapshots gets those alone`() throws {
    let photographer = Photographer()
    library.add(["Ann": 1])
    let controller = try controller(photographer)
    let ben = library.add(["Ben": 2])[0]
    library.context.processPendingChanges()
    #expect(photographer.snapshots.map(\.sectionIdentifiers) == [["A"], ["A", "B"]])
    #expect(photographer.snapshots.last?.itemIdentifiers.last == ben.objectID)
    ben.age = 3
    library.context.processPendingChanges()
    #expect(photographer.snapshots.last?.reconfiguredItemIdentifiers == [ben.objectID])
    #expect(controller.sections?.count == 2)
  }

  @Test func `what another context saves is told if the context follows it`() throws {
    library.context.automaticallyMergesChangesFromParent = true
    let controller = try controller(by: nil, recorder)
    let background = library.container.newBackgroundContext()
    let author = Author(context: background)
    author.name = "Ann"
    try background.save()
    #expect(recorder.events == ["will", "Ann insert - 0.0", "did"])
    #expect(controller.fetchedObjects?.first?.managedObjectContext === library.context)
  }
}
