public import Foundation
public import UIKitCore

/// What has happened to an object, or to a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete
  case move
  case update
}

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
  /// The value that its objects have in common, as text.
  var name: String { get }
  /// The first letter of the name, as a capital one.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects in their order.
  var objects: [Any]? { get }
}

/// Who is told of changes to fetched results: by one snapshot where the delegate takes that, or else change by change.
///
/// The controller that it is told of is the same as the app's own by `==`, not by `===`, unless the app's is of the same type.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// The results have changed, or were fetched, and are these now.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) throws(UnimplementedRequirement)
  /// The results of one section have changed by this.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) throws(UnimplementedRequirement)
  /// Changes follow.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) throws(UnimplementedRequirement)
  /// A section has come or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) throws(UnimplementedRequirement)
  /// An object has come, gone, moved or changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) throws(UnimplementedRequirement)
  /// No more changes follow.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) throws(UnimplementedRequirement)
  /// The letter of a section; the first one of its name by default.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) throws(UnimplementedRequirement) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Not implemented.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) throws(UnimplementedRequirement) { throw UnimplementedRequirement() }
  /// Not implemented.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) throws(UnimplementedRequirement) -> String? { throw UnimplementedRequirement() }
}
