import Foundation
import TestSupport
import Testing

@testable import AnimLayoutEngine

/// Where items go in a batch, compared with an update carried out by hand on named items.
struct IndexMapTests {
  @Test(arguments: UInt64(1)...300) func `every item is found where the data source put it`(
    seed: UInt64
  ) throws {
    let example = RandomUpdate(seed: seed)
    let map = try example.map
    let (before, after) = (RandomUpdate.places(example.before), RandomUpdate.places(example.after))
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

  @Test func `all items of a reloaded section are new ones`() throws {
    var update = BatchUpdate()
    update.reloadedSections = [1]
    update.insertedSections = [0]
    // The reloaded section is the last one then.
    let map = try IndexMap(update, before: [2, 3], after: [1, 2, 3])
    for item in 0..<3 {
      #expect(map.newIndexPath(forOld: IndexPath(1, item)) == nil)
      #expect(map.oldIndexPath(forNew: IndexPath(2, item)) == nil)
    }
    #expect(map.newIndexPath(forOld: IndexPath(0, 1)) == IndexPath(1, 1))
    #expect(map.newSection(forOld: 1) == 2)
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
}
