import AnimGeometry
import AnimLayers
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Swipes across the rows of a list, 44 points high and 400 wide, under synthetic fingers.
@MainActor struct SwipeActionsTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var items = ["a", "b", "c", "d"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Two trailing actions as narrow as they come, 74 points each; the first one deletes.
  private func withList(
    fullSwipe: Bool = true,
    _ body: (MediaClock, UIWindow, UICollectionView, Source, () -> [String]) throws -> Void
  ) rethrows {
    var log: [String] = []
    let source = Source()
    weak var list: UICollectionView?
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      let delete = UIContextualAction(style: .destructive, title: "A") { _, _, completion in
        log.append("delete \(path.item)")
        source.items.remove(at: path.item)
        list?.deleteItems(at: [path])
        completion(true)
      }
      let flag = UIContextualAction(style: .normal, title: "B") { _, _, completion in
        log.append("flag \(path.item)")
        completion(true)
      }
      let actions = UISwipeActionsConfiguration(actions: [delete, flag])
      actions.performsFirstActionWithFullSwipe = fullSwipe
      return actions
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list = view
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    try withWindow(view) { clock, window, _ in
      try withExtendedLifetime(source) { try body(clock, window, view, source) { log } }
    }
  }

  private let row = CGPoint(x: 350, y: 66)

  private func swipe(_ distance: Double) -> FingerScript {
    .drag(from: row, by: CGVector(dx: -distance, dy: 0), duration: 0.4, release: .rest, hold: 0.2)
  }

  private func shift(_ view: UICollectionView, _ item: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(0, item))?.bounds.minX
  }

  @Test func `content follows the finger, and stays open if it was brought half way`() {
    withList { clock, window, view, _, _ in
      // The gesture begins after ten points.
      window.perform(swipe(110))
      clock.advance(to: 0.5)
      #expect(shift(view, 1) == 100)
      #expect(shift(view, 0) == 0)
      clock.advance(to: 2)
      #expect(shift(view, 1) == 148)
    }
  }

  @Test func `let go before, it goes back and the buttons are gone`() throws {
    try withList { clock, window, view, _, log in
      window.perform(swipe(70))
      clock.advance(to: 0.5)
      let cell = try #require(view.cellForItem(at: IndexPath(0, 1)))
      #expect(cell.bounds.minX == 60)
      #expect(cell.subviews.count == 2)
      clock.advance(to: 3)
      #expect(cell.bounds.minX == 0)
      #expect(cell.subviews.count == 1)
      #expect(!cell.clipsToBounds)
      #expect(log() == [])
    }
  }

  @Test func `a button does what it says, and the row closes`() {
    withList { clock, window, view, _, log in
      window.perform(swipe(150))
      clock.advance(to: 2)
      // The second action is next to the content.
      window.perform(.tap(at: CGPoint(x: 400 - 148 + 37, y: 66)))
      clock.advance(to: 4)
      #expect(log() == ["flag 1"])
      #expect(shift(view, 1) == 0)
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test func `a row that its action deletes is removed, and its cell is as new`() throws {
    try withList { clock, window, view, source, log in
      window.perform(swipe(150))
      clock.advance(to: 2)
      let cell = try #require(view.cellForItem(at: IndexPath(0, 1)))
      window.perform(.tap(at: CGPoint(x: 400 - 37, y: 66)))
      clock.advance(to: 4)
      #expect(log() == ["delete 1"])
      #expect(source.items == ["a", "c", "d"])
      #expect(cell.superview == nil)
      #expect(cell.bounds.minX == 0 && cell.subviews.count == 1)
    }
  }

  @Test func `a row that its action deletes closes in its colour`() throws {
    try withList { clock, window, view, _, _ in
      window.perform(swipe(300))
      clock.advance(to: 0.6)
      let cell = try #require(view.cellForItem(at: IndexPath(0, 1)))
      var heights: [CGFloat] = []
      let contentHeight = cell.contentView.frame.height
      for time in [0.62, 0.7, 0.8] {
        clock.advance(to: time)
        // What is in the row is covered, and keeps its form.
        #expect(cell.contentView.frame.height == contentHeight && contentHeight > 40)
        #expect(cell.layer.presentation()?.opacity == 1)
        heights.append(cell.layer.presentation()?.frame.height ?? -1)
        #expect(abs((cell.layer.presentation()?.frame.minY ?? 0) - 44) < 1e-6)
      }
      #expect(heights == heights.sorted(by: >))
      #expect(heights[0] > heights[2])
      clock.advance(to: 3)
      #expect(cell.superview == nil)
    }
  }

  @Test func `a swipe across the whole row performs the first action`() {
    withList { clock, window, _, source, log in
      window.perform(swipe(300))
      clock.advance(to: 3)
      #expect(log() == ["delete 1"])
      #expect(source.items.count == 3)
    }
  }

  @Test func `without full swipes the row resists and stays open`() {
    withList(fullSwipe: false) { clock, window, view, _, log in
      window.perform(swipe(300))
      clock.advance(to: 0.5)
      // 290 points, of which those beyond 148 are rubber: 400·(1 − 1/(0.55·142/400 + 1)).
      let pulled: CGFloat = 0.55 * 142 / 400
      let rubber: CGFloat = 400 * (1 - 1 / (pulled + 1))
      #expect(abs((shift(view, 1) ?? 0) - 148 - rubber) < 0.01)
      clock.advance(to: 3)
      #expect(shift(view, 1) == 148)
      #expect(log() == [])
    }
  }

  @Test func `a tap elsewhere closes an open row and does nothing else`() {
    withList { clock, window, view, _, log in
      window.perform(swipe(150))
      clock.advance(to: 2)
      window.perform(.tap(at: CGPoint(x: 100, y: 150)))
      clock.advance(to: 4)
      #expect(shift(view, 1) == 0)
      #expect(view.indexPathsForSelectedItems == [])
      #expect(log() == [])
    }
  }

  @Test func `a finger that goes up scrolls`() {
    withList { clock, window, view, source, _ in
      source.items = (0..<40).map(String.init)
      view.reloadData()
      window.perform(.drag(from: row, by: CGVector(dx: -20, dy: -60), release: .rest, hold: 0.2))
      clock.advance(to: 2)
      #expect(view.contentOffset.y > 40)
      #expect(shift(view, 2) == 0)
    }
  }
}
