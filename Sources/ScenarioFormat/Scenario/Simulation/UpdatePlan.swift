import AnimLayoutEngine
import Foundation

/// Which old section and item ends where in an update, of which what UIKit would refuse is left out.
struct UpdatePlan {
  /// For each section after the update, the one it was before, or nothing if it is new.
  private(set) var sections: [Int?] = []
  /// For each item of those sections, the one it was before, or nothing if it is new.
  private(set) var items: [[ItemIndexPath?]] = []
  /// The changes that were left out, in an order of their own.
  private(set) var problems: [UpdateProblem] = []

  private let update: BatchUpdate
  /// The number of items of each section.
  private let before: [Int]
  private var legal = AnimLayoutEngine.BatchUpdate()

  init(_ update: BatchUpdate, before: [Int]) {
    self.update = update
    self.before = before
    keepSections()
    // Where sections go does not depend on their items.
    sections =
      Self.map(
        legal, Array(repeating: 0, count: before.count),
        after: Array(repeating: 0, count: sectionCount)
      ).oldSections
    keepItems()
    let after = itemCounts()
    let map = Self.map(legal, before, after: after)
    items = after.indices.map { section in
      (0..<after[section]).map { item in
        map.oldIndexPath(forNew: IndexPath(item: item, section: section))
          .map { ItemIndexPath(section: $0.section, item: $0.item) }
      }
    }
    checkCounts()
  }

  private static func map(
    _ legal: AnimLayoutEngine.BatchUpdate, _ before: [Int], after: [Int]
  ) -> IndexMap {
    do {
      return try IndexMap(legal, before: before, after: after)
    } catch {
      preconditionFailure("what is left of an update is legal, but: \(error)")
    }
  }

  private mutating func report(_ problem: InvalidUpdate, at location: SourceRange) {
    problems.append(UpdateProblem(problem, at: location))
  }
}

// MARK: Sections

extension UpdatePlan {
  /// Adds the changes of sections that are legal.
  private mutating func keepSections() {
    for section in update.deletedSections where exists(section, .delete) {
      if !legal.deletedSections.insert(section.value).inserted {
        report(.repeated(.delete, .section(section.value), .before), at: section.location)
      }
    }
    for section in update.reloadedSections where exists(section, .reload) {
      if legal.deletedSections.contains(section.value) {
        report(.deletedAndReloaded(.section(section.value)), at: section.location)
      }
    }
    let moves = keptMoves(update.movedSections, subject: InvalidUpdate.Subject.section) {
      $0.exists($1, .move) && !$0.isDeleted($1)
    }
    let insertions = distinct(update.insertedSections, subject: InvalidUpdate.Subject.section)
    let count = before.count - legal.deletedSections.count + insertions.count
    for section in insertions {
      if section.value < count {
        legal.insertedSections.insert(section.value)
      } else {
        report(
          .missingSection(.insert, section.value, sections: count, .after), at: section.location)
      }
    }
    for move in moves {
      let target = move.to.value
      if target >= count {
        report(.missingSection(.move, target, sections: count, .after), at: move.to.location)
      } else if legal.insertedSections.contains(target) {
        report(.insertedAndMoved(.section(target)), at: move.to.location)
      } else {
        legal.movedSections.append(.init(from: move.from.value, to: target))
      }
    }
    pullSectionsIn()
  }

  private mutating func exists(
    _ section: Located<Int>, _ operation: InvalidUpdate.Operation
  ) -> Bool {
    if before.indices.contains(section.value) { return true }
    report(
      .missingSection(operation, section.value, sections: before.count, .before),
      at: section.location)
    return false
  }

  private mutating func isDeleted(_ section: Located<Int>) -> Bool {
    guard legal.deletedSections.contains(section.value) else { return false }
    report(.deletedAndMoved(.section(section.value)), at: section.location)
    return true
  }

  private var sectionCount: Int {
    before.count - legal.deletedSections.count + legal.insertedSections.count
  }

  /// Moves what would be beyond the end, since something was left out, up to it.
  private mutating func pullSectionsIn() {
    let taken = legal.insertedSections.union(IndexSet(legal.movedSections.map(\.to)))
    let places = Self.pulledIn(Array(taken), below: sectionCount)
    legal.insertedSections = IndexSet(legal.insertedSections.map { places[$0] ?? $0 })
    for index in legal.movedSections.indices {
      let target = legal.movedSections[index].to
      legal.movedSections[index].to = places[target] ?? target
    }
  }
}

// MARK: Items

extension UpdatePlan {
  /// Adds the changes of items that are legal.
  private mutating func keepItems() {
    var deleted: Set<IndexPath> = []
    for path in update.deletedItems where exists(path, .delete) {
      if !deleted.insert(IndexPath(path.value)).inserted {
        report(.repeated(.delete, .item(IndexPath(path.value)), .before), at: path.location)
      }
    }
    for path in update.reloadedItems where exists(path, .reload) {
      if deleted.contains(IndexPath(path.value)) {
        report(.deletedAndReloaded(.item(IndexPath(path.value))), at: path.location)
      }
    }
    let moves = keptMoves(update.movedItems, subject: { .item(IndexPath($0)) }) {
      $0.exists($1, .move) && !$0.isGone($1, deleted)
    }
    let insertions = distinct(update.insertedItems, subject: { .item(IndexPath($0)) })
    legal.deletedItems = deleted.filter { !legal.deletedSections.contains($0.section) }.sorted()
    keepTargets(insertions, moves)
    pullItemsIn()
  }

  /// Adds insertions and moves to places that there are, if all of them are counted.
  private mutating func keepTargets(
    _ insertions: [Located<ItemIndexPath>], _ moves: [BatchUpdate.Move<ItemIndexPath>]
  ) {
    var all = legal
    all.insertedItems = insertions.map { IndexPath($0.value) }
    all.movedItems = moves.map { .init(from: IndexPath($0.from.value), to: IndexPath($0.to.value)) }
    let counts = itemCounts(all)
    for path in insertions where exists(path, .insert, after: counts) {
      legal.insertedItems.append(IndexPath(path.value))
    }
    let inserted = Set(legal.insertedItems)
    for move in moves where exists(move.to, .move, after: counts) {
      let target = IndexPath(move.to.value)
      if inserted.contains(target) {
        report(.insertedAndMoved(.item(target)), at: move.to.location)
      } else {
        legal.movedItems.append(.init(from: IndexPath(move.from.value), to: target))
      }
    }
  }

  private mutating func exists(
    _ path: Located<ItemIndexPath>, _ operation: InvalidUpdate.Operation, after: [Int]? = nil
  ) -> Bool {
    let (counts, moment): ([Int], InvalidUpdate.Moment) =
      after.map { ($0, .after) } ?? (before, .before)
    let index = IndexPath(path.value)
    if !counts.indices.contains(index.section) {
      report(
        .itemOfMissingSection(operation, index, sections: counts.count, moment), at: path.location)
    } else if index.item >= counts[index.section] {
      report(
        .missingItem(operation, index, items: counts[index.section], moment), at: path.location)
    } else {
      return true
    }
    return false
  }

  private mutating func isGone(_ path: Located<ItemIndexPath>, _ deleted: Set<IndexPath>) -> Bool {
    let index = IndexPath(path.value)
    guard deleted.contains(index) || legal.deletedSections.contains(index.section) else {
      return false
    }
    report(.deletedAndMoved(.item(index)), at: path.location)
    return true
  }

  private mutating func pullItemsIn() {
    let counts = itemCounts()
    let taken = Dictionary(
      grouping: legal.insertedItems + legal.movedItems.map(\.to), by: \.section)
    let places = taken.mapValues { $0.map(\.item) }.map { section, items in
      (section, Self.pulledIn(items, below: counts[section]))
    }
    let lookup = Dictionary(uniqueKeysWithValues: places)
    func pulled(_ path: IndexPath) -> IndexPath {
      IndexPath(item: lookup[path.section]?[path.item] ?? path.item, section: path.section)
    }
    legal.insertedItems = legal.insertedItems.map(pulled)
    legal.movedItems = legal.movedItems.map { .init(from: $0.from, to: pulled($0.to)) }
  }

  /// The number of items of each section after the legal changes.
  private func itemCounts() -> [Int] { itemCounts(legal) }

  private func itemCounts(_ update: AnimLayoutEngine.BatchUpdate) -> [Int] {
    var left = before
    for path in update.deletedItems { left[path.section] -= 1 }
    for move in update.movedItems { left[move.from.section] -= 1 }
    var counts = sections.map { $0.map { left[$0] } ?? 0 }
    for path in update.insertedItems + update.movedItems.map(\.to)
    where counts.indices.contains(path.section) { counts[path.section] += 1 }
    return counts
  }

  /// The equation of every iOS engineer's logs, when the scenario says what its data source
  /// reports.
  private mutating func checkCounts() {
    guard let location = update.numberOfItemsLocation else { return }
    let after = update.numberOfItems
    guard after.count == sections.count else {
      return report(
        .sectionCounts(
          before: before.count, after: after.count, inserted: legal.insertedSections.count,
          deleted: legal.deletedSections.count), at: location)
    }
    for (section, old) in sections.enumerated() {
      guard let old, after[section] != items[section].count else { continue }
      report(
        .itemCounts(
          .init(legal, section: section, old: old, before: before[old], after: after[section])),
        at: location)
    }
  }
}

// MARK: Lists

extension UpdatePlan {
  /// The moves from and to different places, of those from places that are good.
  private mutating func keptMoves<Index>(
    _ moves: [BatchUpdate.Move<Index>], subject: (Index) -> InvalidUpdate.Subject,
    isGood: (inout UpdatePlan, Located<Index>) -> Bool
  ) -> [BatchUpdate.Move<Index>] {
    var (origins, targets): (Set<Index>, Set<Index>) = ([], [])
    return moves.filter { move in
      guard isGood(&self, move.from) else { return false }
      guard origins.insert(move.from.value).inserted else {
        report(.repeated(.move, subject(move.from.value), .before), at: move.from.location)
        return false
      }
      guard targets.insert(move.to.value).inserted else {
        report(.repeated(.move, subject(move.to.value), .after), at: move.to.location)
        return false
      }
      return true
    }
  }

  /// The insertions at different places.
  private mutating func distinct<Index: Hashable>(
    _ list: [Located<Index>], subject: (Index) -> InvalidUpdate.Subject
  ) -> [Located<Index>] {
    var seen: Set<Index> = []
    return list.filter { entry in
      let isNew = seen.insert(entry.value).inserted
      if !isNew { report(.repeated(.insert, subject(entry.value), .after), at: entry.location) }
      return isNew
    }
  }

  /// New places for those that are not below `end`, in their order: as high as there is room.
  private static func pulledIn(_ places: [Int], below end: Int) -> [Int: Int] {
    let sorted = places.sorted()
    return Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { index, place in
        (place, min(place, end - sorted.count + index))
      })
  }
}

extension IndexPath {
  fileprivate init(_ path: ItemIndexPath) { self.init(item: path.item, section: path.section) }
}

extension UpdateProblem {
  fileprivate init(_ problem: InvalidUpdate, at location: SourceRange) {
    let kind: Kind =
      switch problem {
      case .itemOfMissingSection(_, let path, let sections, let moment):
        .outOfRange(
          summary: "index path \(path.inScenario) is out of range: there \(sections.sectionText)",
          moment: Moment(moment))
      case .missingItem(_, let path, let items, let moment):
        .outOfRange(
          summary: "index path \(path.inScenario) is out of range: section \(path.section) has "
            + "\(items) item\(items == 1 ? "" : "s")", moment: Moment(moment))
      case .missingSection(_, let section, let sections, let moment):
        .outOfRange(
          summary: "section \(section) is out of range: there \(sections.sectionText)",
          moment: Moment(moment))
      case .deletedAndReloaded, .deletedAndMoved, .insertedAndMoved, .repeated, .sectionCounts,
        .itemCounts:
        .illegal
      }
    self.init(kind: kind, message: problem.description, location: location)
  }
}

extension UpdateProblem.Moment {
  fileprivate init(_ moment: InvalidUpdate.Moment) {
    switch moment {
    case .before: self = .before
    case .after: self = .after
    }
  }
}

extension IndexPath {
  fileprivate var inScenario: ItemIndexPath { ItemIndexPath(section: section, item: item) }
}

extension Int {
  /// `is 1 section`, `are 2 sections`.
  fileprivate var sectionText: String { self == 1 ? "is 1 section" : "are \(self) sections" }
}
