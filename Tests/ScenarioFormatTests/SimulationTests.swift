import AnimLayoutEngine
import Foundation
import TestSupport
import Testing

@testable import AnimScenarioFormat

/// Batch updates on the simulated data source.
@Suite struct SimulationTests {
  static let place = SourceRange(file: "", line: 1, column: 1, length: 0)

  static func source(_ counts: [Int]) -> SimulatedDataSource {
    var data = DataSource()
    data.sections = counts.enumerated().map { section, count in
      DataSource.Section(
        id: "\(section)", header: "", footer: "",
        items: (0..<count).map {
          DataSource.Item(id: "\(section).\($0)", title: "", color: .clear, attributes: [])
        })
    }
    return SimulatedDataSource(data, seed: 0)
  }

  static func path(_ section: Int, _ item: Int) -> Located<ItemIndexPath> {
    Located(ItemIndexPath(section: section, item: item), at: place)
  }

  static func ids(_ source: SimulatedDataSource) -> [[String]] {
    source.sections.map { $0.items.map { $0.id.hasPrefix("inserted") ? "new" : $0.id } }
  }

  /// Deletions count before, insertions after: items 1 and 2 go, new ones stand at 0 and 2 of the
  /// result.
  @Test func `deletions count before and insertions after the update`() {
    var source = Self.source([4])
    let update = AnimScenarioFormat.BatchUpdate(
      insertedItems: [Self.path(0, 2), Self.path(0, 0)],
      deletedItems: [Self.path(0, 1), Self.path(0, 2)])
    #expect(source.apply(update) == [])
    #expect(Self.ids(source) == [["new", "0.0", "new", "0.3"]])
  }

  @Test func `a moved item keeps its identity`() {
    var source = Self.source([3, 2])
    let move = AnimScenarioFormat.BatchUpdate.Move(from: Self.path(0, 0), to: Self.path(1, 2))
    #expect(source.apply(AnimScenarioFormat.BatchUpdate(movedItems: [move])) == [])
    #expect(Self.ids(source) == [["0.1", "0.2"], ["1.0", "1.1", "0.0"]])
  }

  @Test func `sections are deleted with their items and moved with them`() {
    var source = Self.source([1, 2, 3])
    let update = AnimScenarioFormat.BatchUpdate(
      deletedSections: [Located(1, at: Self.place)],
      movedSections: [.init(from: Located(2, at: Self.place), to: Located(0, at: Self.place))])
    #expect(source.apply(update) == [])
    #expect(Self.ids(source) == [["2.0", "2.1", "2.2"], ["0.0"]])
  }

  @Test func `the order of calls inside the closure does not matter`() {
    let paths = [Self.path(0, 0), Self.path(0, 3), Self.path(0, 5)]
    let updates = [paths, paths.reversed()].map {
      AnimScenarioFormat.BatchUpdate(insertedItems: $0)
    }
    let results = updates.map { update in
      var source = Self.source([4])
      _ = source.apply(update)
      return Self.ids(source)
    }
    #expect(results[0] == results[1])
  }

  /// UIKit's texts, from the crash logs that engineers search for.
  static let illegal: [(AnimScenarioFormat.BatchUpdate, String)] = [
    (
      AnimScenarioFormat.BatchUpdate(deletedItems: [path(0, 2)]),
      "attempt to delete item 2 from section 0 which only contains 2 items before the update"
    ),
    (
      AnimScenarioFormat.BatchUpdate(insertedItems: [path(0, 4)]),
      "attempt to insert item 4 into section 0, but there are only 3 items in section 0 after "
        + "the update"
    ),
    (
      AnimScenarioFormat.BatchUpdate(
        deletedItems: [path(0, 0)], movedItems: [.init(from: path(0, 0), to: path(0, 0))]),
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 0})"
    ),
    (
      AnimScenarioFormat.BatchUpdate(
        insertedItems: [path(0, 1)], movedItems: [.init(from: path(0, 0), to: path(0, 1))]),
      "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})"
    ),
    (
      AnimScenarioFormat.BatchUpdate(deletedItems: [path(0, 1)], reloadedItems: [path(0, 1)]),
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
    ),
    (
      AnimScenarioFormat.BatchUpdate(deletedSections: [Located(4, at: place)]),
      "attempt to delete section 4, but there are only 1 sections before the update"
    ),
    (
      AnimScenarioFormat.BatchUpdate(
        insertedItems: [path(0, 0)], numberOfItems: [2], numberOfItemsLocation: place),
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (2) must be equal to the number of items contained in "
        + "that section before the update (2), plus or minus the number of items inserted or "
        + "deleted "
        + "from that section (1 inserted, 0 deleted) and plus or minus the number of items moved "
        + "into "
        + "or out of that section (0 moved in, 0 moved out)."
    ),
  ]

  @Test(arguments: illegal) func `an illegal update is refused in UIKit's words`(
    update: AnimScenarioFormat.BatchUpdate, message: String
  ) {
    var source = Self.source([2])
    #expect(source.apply(update).map(\.message) == [message])
  }

  /// before + inserted - deleted + moved in - moved out == after, for every legal update.
  @Test(arguments: 0..<60) func `the arithmetic of an update holds`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var source = Self.source((0..<3).map { _ in random.next(6) + 1 })
    let before = source.counts
    let all = before.enumerated().flatMap { section, count in
      (0..<count).map { Self.path(section, $0) }
    }
    let deleted = all.filter { _ in random.next(4) == 0 }
    let rest = all.filter { !deleted.contains($0) }
    let moved = rest.filter { _ in random.next(4) == 0 }.prefix(3).enumerated().map { index, from in
      AnimScenarioFormat.BatchUpdate.Move(from: from, to: Self.path(index, 0))
    }
    #expect(
      source.apply(AnimScenarioFormat.BatchUpdate(deletedItems: deleted, movedItems: moved)) == [])
    for section in 0..<3 {
      let gone = deleted.filter { $0.value.section == section }.count
      let left = moved.filter { $0.from.value.section == section }.count
      let came = moved.filter { $0.to.value.section == section }.count
      #expect(source.counts[section] == before[section] - gone - left + came)
    }
    let ids = Self.ids(source).flatMap { $0 }
    #expect(Set(ids).count == ids.count)
  }

  /// Updates of anything, most of them illegal: items are never lost twice, and what is said to be legal is
  /// what UIKit accepts.
  @Test(arguments: 0..<20) func `whatever is announced leaves a data source that can be`(seed: Int)
  {
    var random = SeededGenerator(seed: UInt64(seed))
    func some<Value>(_ value: () -> Value) -> [Value] {
      (0..<max(0, random.next(6) - 3)).map { _ in value() }
    }
    for _ in 0..<200 {
      let before = (0..<random.next(4)).map { _ in random.next(4) }
      func path() -> Located<ItemIndexPath> { Self.path(random.next(4), random.next(5)) }
      func section() -> Located<Int> { Located(random.next(5), at: Self.place) }
      let update = AnimScenarioFormat.BatchUpdate(
        insertedItems: some(path), deletedItems: some(path),
        movedItems: some { .init(from: path(), to: path()) }, reloadedItems: some(path),
        insertedSections: some(section), deletedSections: some(section),
        movedSections: some { .init(from: section(), to: section()) },
        reloadedSections: some(section))
      var source = Self.source(before)
      let problems = source.apply(update)
      let ids = Self.ids(source).flatMap { $0 }.filter { $0 != "new" }
      #expect(Set(ids).count == ids.count)
      guard problems.isEmpty else { continue }
      #expect(throws: Never.self) {
        try IndexMap(AnimLayoutEngine.BatchUpdate(update), before: before, after: source.counts)
      }
    }
  }

  @Test func `a snapshot puts known items in order and makes new ones`() {
    var source = Self.source([2, 1])
    let names = { (ids: [String]) in ids.map { SourceName($0, at: Self.place) } }
    let snapshot = Snapshot(sections: [
      .init(id: SourceName("1", at: Self.place), items: names(["1.0", "0.1", "x"]))
    ])
    #expect(source.apply(snapshot) == [])
    #expect(Self.ids(source) == [["1.0", "0.1", "x"]])
  }
}

extension AnimLayoutEngine.BatchUpdate {
  fileprivate init(_ update: AnimScenarioFormat.BatchUpdate) {
    func index(_ path: Located<ItemIndexPath>) -> IndexPath {
      IndexPath(item: path.value.item, section: path.value.section)
    }
    self.init()
    insertedItems = update.insertedItems.map(index)
    deletedItems = update.deletedItems.map(index)
    reloadedItems = update.reloadedItems.map(index)
    movedItems = update.movedItems.map { .init(from: index($0.from), to: index($0.to)) }
    insertedSections = IndexSet(update.insertedSections.map(\.value))
    deletedSections = IndexSet(update.deletedSections.map(\.value))
    reloadedSections = IndexSet(update.reloadedSections.map(\.value))
    movedSections = update.movedSections.map { .init(from: $0.from.value, to: $0.to.value) }
  }
}

extension SeededGenerator {
  /// A number below `bound`.
  mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
