import AnimLayers
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor struct InteractionTests {
  @Test func `a tap highlights, unhighlights and selects, and takes the last selection back`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [2])
      collection.view.tap(at: CGPoint(x: 10, y: 10))
      _ = collection.log.take()
      #expect(
        collection.calls { collection.view.tap(at: CGPoint(x: 10, y: 60)) } == """
          layout.elements(10 60 1 1)
          delegate.shouldHighlight(0.1)
          delegate.didHighlight(0.1)
          delegate.didUnhighlight(0.1)
          delegate.shouldSelect(0.1)
          delegate.didDeselect(0.0)
          delegate.didSelect(0.1)
          """)
      #expect(collection.view.indexPathsForSelectedItems == [IndexPath(0, 1)])
    }
  }

  @Test func `with multiple selection a second tap deselects`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [2])
      collection.view.allowsMultipleSelection = true
      for y in [10.0, 60, 10] { collection.view.tap(at: CGPoint(x: 5, y: y)) }
      #expect(collection.view.indexPathsForSelectedItems == [IndexPath(0, 1)])
      #expect(collection.log.take().hasSuffix("shouldDeselect(0.0)\ndelegate.didDeselect(0.0)"))
    }
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 200.0 as CGFloat), (.centeredVertically, 175),
    (.bottom, 150), (UICollectionView.ScrollPosition(), 150),
  ])
  func `scrolling to an item puts it where the position says`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [20])
      collection.view.scrollToItem(at: IndexPath(0, 4), at: position, animated: false)
      #expect(collection.view.contentOffset.y == offset)
    }
  }

  @Test func `a moving item carries its gap along and the data source is told at the end`() throws {
    try inWorld { world in
      let data = MovableDataSource()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      let view = UICollectionView.showing(data, in: layout)
      let a = try #require(view.cellForItem(at: IndexPath(0, 0)))
      let b = try #require(view.cellForItem(at: IndexPath(0, 1)))
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(0, 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 120))
      #expect(a.center == CGPoint(x: 160, y: 120))
      #expect(b.frame.minY == 0)
      #expect(data.items == ["a", "b", "c", "d"])
      view.endInteractiveMovement()
      #expect(data.items == ["b", "c", "a", "d"])
      #expect(a.frame.minY == 100)
      #expect(view.cellForItem(at: IndexPath(0, 2)) === a)
      world.clock.advance(to: 1)
      #expect(world.exceptions == [])
    }
  }

  @Test func `a cancelled movement leaves everything as it was`() throws {
    try inWorld { _ in
      let data = MovableDataSource()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      let view = UICollectionView.showing(data, in: layout)
      let a = try #require(view.cellForItem(at: IndexPath(0, 0)))
      view.beginInteractiveMovementForItem(at: IndexPath(0, 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 120))
      view.cancelInteractiveMovement()
      #expect(data.items == ["a", "b", "c", "d"])
      #expect(a.frame.minY == 0)
      #expect(view.cellForItem(at: IndexPath(0, 0)) === a)
    }
  }

  @Test func `an interactive transition is anywhere between two layouts`() throws {
    try inWorld { world in
      let data = ListDataSource(counts: [4])
      let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      large.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView.showing(data, in: small)
      let cell = try #require(view.cellForItem(at: IndexPath(0, 1)))
      let (from, to) = (cell.frame, CGRect(x: 110, y: 0, width: 100, height: 100))
      var result: [Bool] = []
      let transition = view.startInteractiveTransition(to: large) { result = [$0, $1] }
      #expect(view.collectionViewLayout === transition)
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell.frame.minX == (from.minX + to.minX) / 2)
      #expect(cell.frame.width == 75)
      view.finishInteractiveTransition()
      #expect(view.collectionViewLayout === large)
      #expect(cell.frame == to)
      world.clock.advance(to: 1)
      #expect(result == [true, true])
    }
  }

  @Test func `a cancelled transition goes back`() {
    inWorld { _ in
      let data = ListDataSource(counts: [4])
      let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      let view = UICollectionView.showing(data, in: small)
      let transition = view.startInteractiveTransition(to: large)
      transition.transitionProgress = 0.3
      transition.invalidateLayout()
      view.cancelInteractiveTransition()
      #expect(view.collectionViewLayout === small)
      #expect(large.collectionView == nil)
    }
  }

  @Test func `a context that names elements refreshes those alone`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [2])
      collection.layout.indent = 7
      let context = RecordingContext()
      context.invalidateItems(at: [IndexPath(0, 1)])
      #expect(
        collection.calls { collection.layout.invalidateLayout(with: context) } == """
          layout.invalidate()
          layout.prepare
          layout.contentSize
          """)
      #expect(collection.view.cellForItem(at: IndexPath(0, 0))?.frame.minX == 0)
      #expect(collection.view.cellForItem(at: IndexPath(0, 1))?.frame.minX == 7)
    }
  }

  @Test func `adjustments of a context move offset and content once`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [9])
      let context = RecordingContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
      collection.layout.invalidateLayout(with: context)
      collection.view.layoutIfNeeded()
      #expect(collection.view.contentOffset.y == 30)
      collection.layout.invalidateLayout()
      collection.view.layoutIfNeeded()
      #expect(collection.view.contentOffset.y == 30)
    }
  }
}

@MainActor private final class MovableDataSource: NSObject, UICollectionViewDataSource {
  var items = ["a", "b", "c", "d"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

@MainActor struct MirroringTests {
  private final class MirroredFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func `a layout that allows it is mirrored where one reads from right to left`() {
    let arabic = UIEnvironment(traits: UITraitCollection(layoutDirection: .rightToLeft))
    inWorld(arabic) { _ in
      let data = ListDataSource(counts: [3])
      let mirrored = UICollectionView.showing(data, in: MirroredFlowLayout())
      #expect(mirrored.visibleCells.map(\.frame.minX) == [270, 202.5, 135])
      #expect(mirrored.indexPathForItem(at: CGPoint(x: 280, y: 10)) == IndexPath(0, 0))
      let plain = UICollectionView.showing(data, in: UICollectionViewFlowLayout())
      #expect(plain.visibleCells.map(\.frame.minX) == [0, 67.5, 135])
    }
  }
}
