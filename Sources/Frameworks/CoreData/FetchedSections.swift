import Foundation
import UIKitCore

/// A section of fetched results.
final class FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  fileprivate(set) var members: [NSManagedObject] = []
  /// Asked once somebody wants to know.
  let title: (String) -> String?

  init(name: String, title: @escaping (String) -> String?) {
    self.name = name
    self.title = title
  }

  var indexTitle: String? { title(name) }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Fetched results with their sections, and what has changed from one state of them to the next.
struct FetchedSections {
  let sections: [FetchedSection]
  let objects: [NSManagedObject]
  private let paths: [NSManagedObjectID: IndexPath]

  /// Objects in sections: those that follow each other and have the same value at a key path; one section of all without it.
  init(
    _ objects: [NSManagedObject], by keyPath: String?, title: @escaping (String) -> String?
  ) {
    var sections: [FetchedSection] = []
    if keyPath == nil { sections.append(FetchedSection(name: "", title: title)) }
    for object in objects {
      if let keyPath {
        let name = object.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
        if sections.last?.name != name { sections.append(FetchedSection(name: name, title: title)) }
      }
      sections.last?.members.append(object)
    }
    self.sections = sections
    self.objects = objects
    var paths: [NSManagedObjectID: IndexPath] = [:]
    for (section, info) in sections.enumerated() {
      for (item, object) in info.members.enumerated() {
        paths[object.objectID] = IndexPath(item: item, section: section)
      }
    }
    self.paths = paths
  }

  func path(of object: NSManagedObject) -> IndexPath? { paths[object.objectID] }

  /// The section's name of an object that is there.
  private func name(of object: NSManagedObject) -> String? {
    path(of: object).map { sections[$0.section].name }
  }

  /// A change to one object, with its places before and after.
  struct Change {
    let object: NSManagedObject
    let old: IndexPath?
    let type: NSFetchedResultsChangeType
    let new: IndexPath?
  }

  /// The sections that came or went, those that went first.
  func sectionChanges(
    since old: FetchedSections
  ) -> [(section: FetchedSection, index: Int, type: NSFetchedResultsChangeType)] {
    let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(sections.map(\.name)))
    let gone = old.sections.enumerated().filter { !newNames.contains($0.element.name) }
    let new = sections.enumerated().filter { !oldNames.contains($0.element.name) }
    return gone.map { ($0.element, $0.offset, .delete) }
      + new.map { ($0.element, $0.offset, .insert) }
  }

  /// The objects that went, came, moved and changed since another state.
  ///
  /// Of those that changed places with each other, it is one that `isTouched` which moved.
  func changes(
    since old: FetchedSections, touching isTouched: (NSManagedObject) -> Bool
  ) -> [Change] {
    let gone = old.objects.filter { path(of: $0) == nil }
    let new = objects.filter { old.path(of: $0) == nil }
    let moved = moved(since: old, touching: isTouched)
    let changed = objects.filter {
      isTouched($0) && old.path(of: $0) != nil && !moved.contains($0.objectID)
    }
    func change(_ object: NSManagedObject, _ type: NSFetchedResultsChangeType) -> Change {
      Change(object: object, old: old.path(of: object), type: type, new: path(of: object))
    }
    return gone.map { change($0, .delete) } + new.map { change($0, .insert) }
      + objects.filter { moved.contains($0.objectID) }.map { change($0, .move) }
      + changed.map { change($0, .update) }
  }

  /// The objects that left the order of the others, or their section.
  private func moved(
    since old: FetchedSections, touching isTouched: (NSManagedObject) -> Bool
  ) -> Set<NSManagedObjectID> {
    let ranks = Dictionary(
      uniqueKeysWithValues: old.objects.enumerated().map { ($0.element.objectID, $0.offset) })
    let common = objects.filter { ranks[$0.objectID] != nil }
    var moved = Set(common.filter { name(of: $0) != old.name(of: $0) }.map(\.objectID))
    // Those that stay in order, by their ranks before, at their ranks now.
    var kept: [(before: Int, now: Int)] = []
    let staying = common.enumerated().filter { !moved.contains($0.element.objectID) }
    for touched in [false, true] {
      for (now, object) in staying where isTouched(object) == touched {
        guard let before = ranks[object.objectID] else { continue }
        let fits = kept.allSatisfy { ($0.before < before) == ($0.now < now) }
        if fits { kept.append((before, now)) } else { moved.insert(object.objectID) }
      }
    }
    return moved
  }

  /// The same as a snapshot for a diffable data source.
  func snapshot(touching isTouched: (NSManagedObject) -> Bool)
    -> NSDiffableDataSourceSnapshotReference
  {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: sections.map(\.name))
    for section in sections {
      snapshot.appendItems(
        withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    snapshot.reloadItems(withIdentifiers: objects.filter(isTouched).map(\.objectID))
    return snapshot
  }
}
