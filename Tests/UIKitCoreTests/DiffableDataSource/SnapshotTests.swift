import AnimLayers
import AnimLayoutEngine
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private static func random(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array([1, 2, 3, 4].shuffled(using: &random).prefix(3)))
    for item in (1...12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)) {
      snapshot.appendItems(
        [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
    }
    return snapshot
  }

  @Test(arguments: UInt64(1)...200) func `the difference carries every item to its new place`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (Self.random(&random), Self.random(&random))
    let update = SnapshotDifference(from: old, to: new).update
    let map = try IndexMap(
      update, before: old.sections.map(\.items.count), after: new.sections.map(\.items.count))
    for (section, content) in old.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        let target = new.place(of: identifier).map { IndexPath($0.section, $0.item) }
        #expect(map.newIndexPath(forOld: IndexPath(section, item)) == target)
      }
    }
  }

  @Test func `one item that jumps the queue is one move`() {
    var (old, new) = (Snapshot(), Snapshot())
    old.appendSections([0])
    old.appendItems([1, 2, 3, 4, 5])
    new.appendSections([0])
    new.appendItems([5, 1, 2, 3, 4])
    let update = SnapshotDifference(from: old, to: new).update
    #expect(update.movedItems == [.init(from: IndexPath(0, 4), to: IndexPath(0, 0))])
  }

  @Test func `a collapsed branch hides what is below it`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "stone"])
    outline.append(["apple", "pear"], to: "fruit")
    #expect(outline.items == ["fruit", "apple", "pear", "stone"])
    #expect(outline.visibleItems == ["fruit", "stone"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == outline.items)
    #expect(outline.level(of: "pear") == 1)
    outline.delete(["fruit"])
    #expect(outline.items == ["stone"])
  }

  @MainActor @Test func `applying a snapshot animates the differences`() throws {
    try inWorld { world in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200),
        collectionViewLayout: UICollectionViewFlowLayout())
      var filled: [Int] = []
      let registration = UICollectionView.CellRegistration<NamedCell, Int> { cell, _, item in
        cell.name = "\(item)"
        filled.append(item)
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      let second = try #require(view.cellForItem(at: IndexPath(0, 1)))
      snapshot.deleteItems([1])
      snapshot.reconfigureItems([3])
      filled = []
      source.apply(snapshot)
      #expect(view.cellForItem(at: IndexPath(0, 0)) === second)
      #expect(source.indexPath(for: 3) == IndexPath(0, 1))
      // Only the reconfigured item is filled again, in the cell that it has.
      #expect(filled == [3])
      #expect(world.exceptions == [])
    }
  }
}
