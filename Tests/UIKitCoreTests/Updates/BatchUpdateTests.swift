import AnimGeometry
import AnimLayers
import AnimLayoutEngine
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Whatever an update announces, the end is what a reload would show.
@MainActor struct BatchUpdateTests {
  private func names(_ view: UICollectionView) -> [IndexPath: String] {
    var names: [IndexPath: String] = [:]
    for path in view.indexPathsForVisibleItems {
      names[path] = (view.cellForItem(at: path) as? NamedCell)?.name
    }
    return names
  }

  private func announce(_ update: BatchUpdate, to view: UICollectionView) {
    // The order of the calls does not matter.
    for move in update.movedItems { view.moveItem(at: move.from, to: move.to) }
    view.insertItems(at: update.insertedItems)
    view.insertSections(update.insertedSections)
    view.deleteItems(at: update.deletedItems)
    for move in update.movedSections { view.moveSection(move.from, toSection: move.to) }
    view.deleteSections(update.deletedSections)
  }

  /// Two sections, each with a header that says how often one was asked for.
  private final class Headers: NSObject, UICollectionViewDataSource {
    var asked = 0

    func numberOfSections(in _: UICollectionView) -> Int { 2 }
    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked += 1
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      view.tag = asked
      return view
    }
  }

  @Test func `a reloaded section has a new header, and others keep theirs`() {
    inWorld { world in
      let (source, layout) = (Headers(), UICollectionViewFlowLayout())
      layout.headerReferenceSize = CGSize(width: 100, height: 20)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      let window = UIWindow()
      window.addSubview(view)
      window.layoutIfNeeded()
      view.performBatchUpdates { view.reloadSections([1]) }
      world.clock.advance(to: 1)
      let tags = (0..<2).map {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: $0))?.tag
      }
      #expect(tags == [1, 3])
      withExtendedLifetime((window, source)) {}
    }
  }

  @Test func `a header of no length has attributes for who asks`() {
    inWorld { _ in
      let view = UICollectionView.showing(
        ListDataSource(counts: [1]), in: UICollectionViewFlowLayout())
      let kind = UICollectionView.elementKindSectionHeader
      let path = IndexPath(item: 0, section: 0)
      #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.size == .zero)
      #expect(view.supplementaryView(forElementKind: kind, at: path) == nil)
    }
  }

  /// Lets what appears come from where the next item was, in that item's own attributes.
  private final class FromNextLayout: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let next = IndexPath(item: itemIndexPath.item + 1, section: itemIndexPath.section)
      let start = UICollectionViewLayoutAttributes(forCellWith: next)
      start.frame = CGRect(x: 0, y: 150, width: 50, height: 50)
      return start
    }
  }

  @Test func `an element appears as itself wherever its initial attributes are from`() {
    inWorld { world in
      let data = ListDataSource([["a", "b", "c", "d"]])
      let layout = FromNextLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 100, height: 200))
      view.performBatchUpdates {
        data.sections[0].remove(at: 0)
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
      #expect(world.exceptions == [])
      #expect(names(view) == [IndexPath(0, 0): "b", IndexPath(0, 1): "c"])
    }
  }

  /// Lets whatever an update shows begin at one place.
  private final class OnePlaceLayout: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      start?.center = CGPoint(x: 20, y: 30)
      return start
    }
  }

  @Test func `initial attributes count, not the place that an element had before`() throws {
    try inWorld { world in
      let data = ListDataSource([["a", "b", "c", "d"]])
      let layout = OnePlaceLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 100, height: 200))
      data.sections[0].removeFirst()
      view.deleteItems(at: [IndexPath(0, 0)])
      #expect(world.exceptions == [])
      // The first was on screen, at (50, 150); the second was below, at (50, 250).
      for (item, name, end) in [(0, "b", 50.0), (1, "c", 150)] {
        let cell = try #require(view.cellForItem(at: IndexPath(0, item)) as? NamedCell)
        #expect(cell.name == name)
        #expect(cell.layer.presentation(at: 0).properties.position == CGPoint(x: 20, y: 30))
        #expect(cell.center == CGPoint(x: 50, y: end))
      }
    }
  }

  @Test func `of an element that is named twice the last attributes count`() {
    inWorld { _ in
      let data = ListDataSource([["a"]])
      let layout = TwiceNamingLayout()
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 100, height: 100))
      #expect(view.cellForItem(at: IndexPath(0, 0))?.frame.origin.x == 30)
    }
  }

  /// Appends to what it has whenever it is prepared.
  private final class TwiceNamingLayout: UICollectionViewLayout {
    private var all: [UICollectionViewLayoutAttributes] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func prepare() {
      for x in [0, 30] {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: x, y: 0, width: 50, height: 50)
        all.append(attributes)
      }
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { all }
  }

  @Test(arguments: UInt64(1)...40) func `the end is what a reload would show`(seed: UInt64) {
    inWorld { world in
      let example = RandomUpdate(seed: seed)
      let data = ListDataSource(example.before)
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let view = UICollectionView.showing(
        data, in: layout, size: CGSize(width: 200, height: 140))
      let before = names(view)
      let cells = Dictionary(
        uniqueKeysWithValues: before.map { ($1, view.cellForItem(at: $0)) })
      view.performBatchUpdates {
        data.sections = example.after
        announce(example.update, to: view)
      }
      #expect(world.exceptions == [])
      let after = names(view)
      for (path, name) in after {
        // What stays keeps its view; what is new has another one.
        if let old = cells[name], before.values.contains(name) {
          #expect(view.cellForItem(at: path) === old)
        }
        #expect(name == example.after[path.section][path.item])
      }
      world.clock.advance(to: 1)
      view.layoutIfNeeded()
      let settled = names(view)
      let frames = view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.map(
        \.frame)
      view.reloadData()
      view.layoutIfNeeded()
      #expect(names(view) == settled)
      let reloaded = view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
      #expect(
        Set(reloaded.map { "\($0.frame)" }) == Set(frames.map { "\($0)" }))
      #expect(reloaded.count == frames.count)
    }
  }

  @Test func `an inserted item fades in at its place while the others move`() throws {
    try inWorld { world in
      let data = ListDataSource([["a", "b"]])
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      let a = try #require(view.cellForItem(at: IndexPath(0, 0)))
      let from = a.center
      data.sections[0].insert("new", at: 0)
      view.insertItems(at: [IndexPath(0, 0)])
      let new = try #require(view.cellForItem(at: IndexPath(0, 0)))
      #expect(new.layer.presentation(at: 0).properties.opacity == 0)
      #expect(new.center == from)
      #expect(a.layer.presentation(at: 0).properties.position == from)
      world.clock.advance(to: 0.15)
      // Half way of a symmetric curve is the middle.
      let middle = a.layer.presentation(at: 0.15).properties.position
      #expect(abs(middle.x - (from.x + a.center.x) / 2) < 1e-3)
      #expect(abs(new.layer.presentation(at: 0.15).properties.opacity - 0.5) < 1e-3)
    }
  }

  @Test func `a reloaded item is shown by two cells that cross-fade`() throws {
    try inWorld { world in
      let data = ListDataSource([["a", "b"]])
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      let old = try #require(view.cellForItem(at: IndexPath(0, 0)))
      data.sections[0][0] = "A"
      view.reloadItems(at: [IndexPath(0, 0)])
      let new = try #require(view.cellForItem(at: IndexPath(0, 0)) as? NamedCell)
      #expect(new !== old)
      #expect(new.name == "A")
      #expect(old.superview === view)
      world.clock.advance(to: 0.4)
      #expect(old.superview == nil)
    }
  }

  @Test func `a selected item stays selected wherever it goes`() {
    inWorld { _ in
      let data = ListDataSource([["a", "b", "c"]])
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      view.selectItem(at: IndexPath(0, 2), animated: false, scrollPosition: [])
      data.sections[0] = ["c", "b"]
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(0, 0)])
        view.moveItem(at: IndexPath(0, 2), to: IndexPath(0, 0))
      }
      #expect(view.indexPathsForSelectedItems == [IndexPath(0, 0)])
      #expect(view.cellForItem(at: IndexPath(0, 0))?.isSelected == true)
    }
  }

  @Test func `an update inside an update is part of it`() {
    inWorld { world in
      let data = ListDataSource([["a", "b", "c"]])
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      var completions: [String] = []
      view.performBatchUpdates {
        view.performBatchUpdates {
          data.sections[0].removeFirst()
          view.deleteItems(at: [IndexPath(0, 0)])
        } completion: { _ in
          completions.append("inner")
        }
        data.sections[0].append("d")
        view.insertItems(at: [IndexPath(0, 2)])
      } completion: { _ in
        completions.append("outer")
      }
      #expect(world.exceptions == [])
      world.clock.advance(to: 0.5)
      #expect(completions == ["inner", "outer"])
    }
  }

  @Test func `an animation around the update sets its pace`() {
    inWorld { world in
      let data = ListDataSource([["a", "b"]])
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      var isDone = false
      UIView.animate(withDuration: 2) {
        view.performBatchUpdates {
          data.sections[0].removeFirst()
          view.deleteItems(at: [IndexPath(0, 0)])
        } completion: { _ in
          isDone = true
        }
      }
      world.clock.advance(to: 1.9)
      #expect(!isDone)
      world.clock.advance(to: 2.1)
      #expect(isDone)
    }
  }

  @Test func `a layout set inside a batch is animated by the batch`() throws {
    try inWorld { world in
      let data = ListDataSource([["a", "b"]])
      let large = UICollectionViewFlowLayout()
      large.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      let a = try #require(view.cellForItem(at: IndexPath(0, 0)))
      UIView.animate(withDuration: 0.6) {
        view.performBatchUpdates { view.setCollectionViewLayout(large, animated: false) }
      }
      #expect(view.collectionViewLayout === large)
      #expect(view.cellForItem(at: IndexPath(0, 0)) === a)
      #expect(a.bounds.width == 100)
      #expect(a.layer.presentation(at: 0).properties.bounds.width == 50)
      world.clock.advance(to: 0.3)
      #expect(abs(a.layer.presentation(at: 0.3).properties.bounds.width - 75) < 1e-3)
    }
  }

  @Test func `without animation an update is there at once`() {
    inWorld { _ in
      let data = ListDataSource([["a", "b"]])
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      UIView.performWithoutAnimation {
        data.sections[0].removeFirst()
        view.deleteItems(at: [IndexPath(0, 0)])
      }
      let cells = view.subviews.filter { $0 is UICollectionViewCell }
      #expect(cells.count == 1)
      #expect(cells[0].layer.presentation(at: 0).properties.position == cells[0].center)
    }
  }

  @Test func `a layout is told deletions descending, then insertions ascending`() throws {
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

  @Test func `a refused update is reported and the view reloaded`() {
    inWorld { world in
      let data = ListDataSource(counts: [3])
      let view = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      data.sections[0] = ["a"]
      var isFinished: Bool?
      view.performBatchUpdates({ view.deleteItems(at: [IndexPath(0, 0)]) }) { isFinished = $0 }
      view.layoutIfNeeded()
      #expect(world.exceptions.count == 1)
      #expect(isFinished == false)
      #expect(view.visibleCells.compactMap { ($0 as? NamedCell)?.name } == ["a"])
    }
  }
}
