import Foundation
import Testing

@testable import UIKitCore

/// Where items go in a batch, compared with an update carried out by hand on named items.
struct IndexMapTests {
  /// A batch with what it starts from and what it leads to.
  struct Example {
    var before: [[String]]
    var after: [[String]]
    var update: BatchUpdate

    /// A random batch: some items and sections go, some come, some change places.
    init(seed: UInt64) {
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

    var map: IndexMap {
      get throws {
        try IndexMap(update, before: before.map(\.count), after: after.map(\.count))
      }
    }

    static func places(_ sections: [[String]]) -> [String: IndexPath] {
      Dictionary(
        uniqueKeysWithValues: sections.enumerated().flatMap { section, items in
          items.enumerated().map { ($1, IndexPath(section, $0)) }
        })
    }
  }

  @Test(arguments: UInt64(1)...300) func `every item is found where the data source put it`(
    seed: UInt64
  ) throws {
    let example = Example(seed: seed)
    let map = try example.map
    let (before, after) = (Example.places(example.before), Example.places(example.after))
    for (name, path) in before { #expect(map.newIndexPath(forOld: path) == after[name]) }
    for (name, path) in after { #expect(map.oldIndexPath(forNew: path) == before[name]) }
  }

  @Test func `deletions count in the old order and insertions in the new one`() throws {
    var update = BatchUpdate()
    update.insertedItems = [IndexPath(0, 1)]
    update.deletedItems = [IndexPath(0, 0), IndexPath(0, 2)]
    // a b c d → b X d
    let map = try IndexMap(update, before: [4], after: [3])
    #expect(map.newIndexPath(forOld: IndexPath(0, 1)) == IndexPath(0, 0))
    #expect(map.newIndexPath(forOld: IndexPath(0, 3)) == IndexPath(0, 2))
    #expect(map.oldIndexPath(forNew: IndexPath(0, 1)) == nil)
  }

  @Test func `a moved section takes its items along`() throws {
    var update = BatchUpdate()
    update.movedSections = [.init(from: 2, to: 0)]
    let map = try IndexMap(update, before: [1, 2, 3], after: [3, 1, 2])
    #expect(map.newIndexPath(forOld: IndexPath(2, 1)) == IndexPath(0, 1))
    #expect(map.newIndexPath(forOld: IndexPath(0, 0)) == IndexPath(1, 0))
  }

  @Test func `changes inside sections that go or come are part of the section's own`() throws {
    var update = BatchUpdate()
    update.deletedSections = [0]
    update.deletedItems = [IndexPath(0, 1)]
    update.insertedSections = [1]
    update.insertedItems = [IndexPath(1, 0)]
    let map = try IndexMap(update, before: [3, 1], after: [1, 2])
    #expect(map.newIndexPath(forOld: IndexPath(1, 0)) == IndexPath(0, 0))
  }

  @MainActor @Test func `a layout is told deletions descending, then insertions ascending`() throws
  {
    var update = BatchUpdate()
    update.insertedItems = [IndexPath(0, 3), IndexPath(0, 0)]
    update.deletedItems = [IndexPath(0, 0), IndexPath(0, 2)]
    update.reloadedItems = [IndexPath(0, 3)]
    update.movedItems = [.init(from: IndexPath(0, 4), to: IndexPath(0, 1))]
    // a b c d e → X e b Y d: the reloaded d moved to the end.
    let map = try IndexMap(update, before: [5], after: [5])
    #expect(
      map.updateItems(for: update).map(\.description) == [
        "delete [0, 2] -> -", "delete [0, 0] -> -", "insert - -> [0, 0]", "insert - -> [0, 3]",
        "reload [0, 3] -> [0, 4]", "move [0, 4] -> [0, 1]",
      ])
  }
}
