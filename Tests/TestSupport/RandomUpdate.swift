package import AnimLayoutEngine
package import Foundation

/// A batch with the sections that it starts from and leads to.
package struct RandomUpdate {
  /// The names of the items of each section before.
  package var before: [[String]]
  /// The names of the items of each section after.
  package var after: [[String]]
  /// The batch that leads from one to the other.
  package var update: BatchUpdate

  /// A random batch: some items and sections go, some come, some change places.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    func name() -> String {
      names += 1
      return "\(names)"
    }
    before = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in name() }
    }
    update = BatchUpdate()
    for section in before.indices.dropFirst() where Int.random(in: 0..<5, using: &random) == 0 {
      update.deletedSections.insert(section)
    }
    var moving: [(String, IndexPath)] = []
    var kept: [(section: Int, items: [String])] = []
    for (section, items) in before.enumerated() {
      guard !update.deletedSections.contains(section) else { continue }
      var rest: [String] = []
      for (item, name) in items.enumerated() {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: update.deletedItems.append(IndexPath(section, item))
        case 1: moving.append((name, IndexPath(section, item)))
        default: rest.append(name)
        }
      }
      kept.append((section, rest))
    }
    if kept.count > 1, Bool.random(using: &random) {
      let from = kept.remove(at: kept.count - 1)
      kept.insert(from, at: 0)
      update.movedSections.append(.init(from: from.section, to: 0))
    }
    after = kept.map(\.items)
    if Bool.random(using: &random) {
      after.append([name(), name()])
      update.insertedSections.insert(after.count - 1)
    }
    for (moved, _) in moving {
      let section = Int.random(in: 0..<max(1, kept.count), using: &random)
      after[section].insert(moved, at: Int.random(in: 0...after[section].count, using: &random))
    }
    for section in kept.indices where Bool.random(using: &random) {
      after[section].insert(
        name(), at: Int.random(in: 0...after[section].count, using: &random))
    }
    let old = Set(before.joined())
    for (section, items) in after.enumerated() where !update.insertedSections.contains(section) {
      for (item, name) in items.enumerated() {
        if let origin = moving.first(where: { $0.0 == name })?.1 {
          update.movedItems.append(.init(from: origin, to: IndexPath(section, item)))
        } else if !old.contains(name) {
          update.insertedItems.append(IndexPath(section, item))
        }
      }
    }
  }

  /// The index map of the batch; an error if it is not consistent.
  package var map: IndexMap {
    get throws {
      try IndexMap(update, before: before.map(\.count), after: after.map(\.count))
    }
  }

  /// The index path of each name.
  package static func places(_ sections: [[String]]) -> [String: IndexPath] {
    Dictionary(
      uniqueKeysWithValues: sections.enumerated().flatMap { section, items in
        items.enumerated().map { ($1, IndexPath(section, $0)) }
      })
  }
}
