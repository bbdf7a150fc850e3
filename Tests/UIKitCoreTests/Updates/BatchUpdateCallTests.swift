import AnimLayers
import Foundation
import TestSupport
import Testing
import UIKitCore

/// The calls of updates and of their kin, in UIKit's order.
@MainActor struct BatchUpdateCallTests {
  @Test func `an update counts, prepares, tells the changes, asks where all go and finishes`() {
    inWorld { world in
      let collection = RecordedCollection.settled(counts: [3])
      let (view, host) = (collection.view, collection.host)
      view.performBatchUpdates {
        host.sections[0].remove(at: 0)
        host.sections[0].insert("new", at: 1)
        view.deleteItems(at: [IndexPath(0, 0)])
        view.insertItems(at: [IndexPath(0, 1)])
      } completion: {
        collection.log.add("completed \($0)")
      }
      #expect(
        collection.log.take() == """
          layout.elements(-320 -100 960 300)
          layout.invalidate(counts)
          data.sections
          data.items(0)
          layout.prepare
          layout.contentSize
          layout.prepareForUpdates(delete [0, 0] -> -, insert - -> [0, 1])
          layout.target(0 0)
          layout.elements(0 0 320 100)
          layout.final(0.0)
          layout.initial(0.0)
          layout.final(0.1)
          layout.initial(0.1)
          data.cell(0.1)
          delegate.willDisplay(0.1)
          layout.finalizeUpdates
          """)
      world.clock.advance(to: 0.29)
      #expect(collection.log.take() == "")
      world.clock.advance(to: 0.31)
      #expect(
        collection.log.take() == """
          delegate.didEndDisplaying(0.0)
          completed true
          """)
    }
  }

  @Test func `supplementary views follow their section and the layout is asked about them`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [1, 1], badges: ["badge"])
      let (view, host) = (collection.view, collection.host)
      let badge = view.supplementaryView(forElementKind: "badge", at: IndexPath(1, 0))
      view.performBatchUpdates {
        host.sections.remove(at: 0)
        view.deleteSections([0])
      }
      let calls = collection.log.take()
      #expect(calls.contains("layout.toInsert(badge)\nlayout.toDelete(badge)"))
      #expect(calls.contains("layout.final(badge 0.0)"))
      #expect(view.supplementaryView(forElementKind: "badge", at: IndexPath(0, 0)) === badge)
    }
  }

  @Test func `a new layout is prepared, asked where to scroll and told when it is in place`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [2])
      let other = RecordingLayout(collection.log, name: "other")
      other.indent = 20
      collection.view.setCollectionViewLayout(other, animated: true)
      let calls = collection.log.take().split(separator: "\n").filter {
        !$0.contains("elements") && !$0.contains("data")
      }
      #expect(
        calls == [
          "layout.prepareForTransition(to other)", "other.prepareForTransition(from layout)",
          "other.prepare", "other.contentSize", "other.target(0 0)", "layout.finalizeTransition",
          "other.finalizeTransition",
        ])
      #expect(collection.view.cellForItem(at: IndexPath(0, 0))?.frame.minX == 20)
      #expect(collection.layout.collectionView == nil)
    }
  }

  @Test func `rotation asks where every element goes and where it comes from`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [2])
      UIView.animate(withDuration: 0.3) {
        collection.view.frame = CGRect(x: 0, y: 0, width: 100, height: 320)
        collection.view.layoutIfNeeded()
      }
      #expect(
        collection.log.take() == """
          layout.shouldInvalidate(0 0 100 320) from 0 0 320 100
          layout.context(0 0 100 320)
          layout.invalidate()
          layout.prepare
          layout.contentSize
          layout.prepareForBoundsChange(from 0 0 320 100)
          layout.elements(0 0 100 320)
          layout.contentSize
          layout.final(0.0)
          layout.initial(0.0)
          data.cell(0.0)
          delegate.willDisplay(0.0)
          layout.final(0.1)
          layout.initial(0.1)
          data.cell(0.1)
          delegate.willDisplay(0.1)
          layout.finalizeBoundsChange
          """)
    }
  }
}
