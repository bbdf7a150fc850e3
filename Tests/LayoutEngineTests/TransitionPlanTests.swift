import Foundation
import TestSupport
import Testing

@testable import AnimLayoutEngine

/// Who leaves, stays and arrives.
struct TransitionPlanTests {
  private func cell(_ section: Int, _ item: Int) -> ElementKey {
    ElementKey(kind: .cell, indexPath: IndexPath(section, item))
  }

  private func header(_ section: Int) -> ElementKey {
    ElementKey(kind: .supplementary("header"), indexPath: IndexPath(section, 0))
  }

  @Test func `in a change of layout every element is itself`() {
    let plan = TransitionPlan(
      from: [header(0), cell(0, 0), cell(0, 1)], to: [cell(0, 1), cell(0, 2)], by: .identity)
    #expect(
      plan.parts == [
        .leaves(header(0), successor: header(0)), .leaves(cell(0, 0), successor: cell(0, 0)),
        .stays(from: cell(0, 1), to: cell(0, 1)), .arrives(cell(0, 2), origin: cell(0, 2)),
      ])
  }

  @Test func `a deleted element has no successor and an inserted one no origin`() throws {
    var update = BatchUpdate()
    update.deletedItems = [IndexPath(0, 0)]
    update.insertedItems = [IndexPath(0, 1)]
    // a b → b X
    let map = try IndexMap(update, before: [2], after: [2])
    let plan = TransitionPlan(
      from: [cell(0, 0), cell(0, 1)], to: [cell(0, 0), cell(0, 1)],
      by: ElementCorrespondence(map))
    #expect(
      plan.parts == [
        .leaves(cell(0, 0), successor: nil), .stays(from: cell(0, 1), to: cell(0, 0)),
        .arrives(cell(0, 1), origin: nil),
      ])
  }

  @Test func `a reloaded item makes place for another view where it was`() throws {
    var update = BatchUpdate()
    update.reloadedItems = [IndexPath(0, 0)]
    let map = try IndexMap(update, before: [1], after: [1])
    let plan = TransitionPlan(
      from: [cell(0, 0)], to: [cell(0, 0)], by: ElementCorrespondence(map))
    #expect(
      plan.parts == [
        .leaves(cell(0, 0), successor: nil), .arrives(cell(0, 0), origin: cell(0, 0)),
      ])
  }

  @Test func `a header that the layout inserts and deletes is two`() throws {
    let map = try IndexMap(BatchUpdate(), before: [1], after: [1])
    let plan = TransitionPlan(
      from: [header(0)], to: [header(0)],
      by: ElementCorrespondence(map, inserted: [header(0)], deleted: [header(0)]))
    #expect(
      plan.parts == [.leaves(header(0), successor: nil), .arrives(header(0), origin: nil)])
  }

  @Test(arguments: UInt64(1)...200) func `whatever is seen has one part and one view`(
    seed: UInt64
  ) throws {
    let example = RandomUpdate(seed: seed)
    var random = SeededGenerator(seed: seed ^ 0xa5)
    func keys(_ sections: [[String]]) -> [ElementKey] {
      RandomUpdate.places(sections).values.sorted()
        .filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
        .map { ElementKey(kind: .cell, indexPath: $0) }
    }
    let (before, after) = (keys(example.before), keys(example.after))
    let plan = TransitionPlan(
      from: before, to: after, by: ElementCorrespondence(try example.map))
    var (seenBefore, seenAfter): ([ElementKey], [ElementKey]) = ([], [])
    for part in plan.parts {
      switch part {
      case .leaves(let key, _): seenBefore.append(key)
      case .stays(let from, let to):
        seenBefore.append(from)
        seenAfter.append(to)
      case .arrives(let key, _): seenAfter.append(key)
      }
    }
    #expect(Set(seenBefore) == Set(before) && seenBefore.count == before.count)
    #expect(seenAfter == after)
    // What stays is the same item of the data.
    let (old, new) = (example.before, example.after)
    for case .stays(let from, let to) in plan.parts {
      #expect(
        old[from.indexPath.section][from.indexPath.item]
          == new[to.indexPath.section][to.indexPath.item])
    }
  }
}
