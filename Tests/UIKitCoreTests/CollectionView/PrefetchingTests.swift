import Foundation
import Testing

@testable import UIKitCore

/// Cells that are made before they are seen.
@MainActor struct PrefetchingTests {
  /// Notes the items that cells are asked for and that are displayed.
  private final class Log: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var made: [Int] = []
    var displayed: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made.append(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { displayed.append(indexPath.item) }
  }

  /// Two columns of cells of 50 × 50 points, two lines of which are seen at once.
  private func grid(_ log: Log) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return .showing(log, in: layout, size: CGSize(width: 100, height: 100), delegate: log)
  }

  /// Moves the content as a finger does, in steps of ten points at most, each with its pass of layout.
  private func scroll(_ view: UICollectionView, to y: CGFloat) {
    if view.isAtRest { view.beginDragging(.zero) }
    while view.contentOffset.y != y {
      let rest = y - view.contentOffset.y
      view.setOffset(CGPoint(x: 0, y: view.contentOffset.y + max(-10, min(10, rest))))
      view.layoutIfNeeded()
    }
  }

  @Test func `nothing is made ahead before one scrolls`() {
    inWorld { _ in
      let log = Log()
      let view = grid(log)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(log.made == [0, 1, 2, 3])
    }
  }

  @Test func `what an app moves at once brings nothing along`() {
    inWorld { _ in
      let log = Log()
      let view = grid(log)
      view.contentOffset.y = 10
      view.layoutIfNeeded()
      view.contentOffset.y = 60
      view.layoutIfNeeded()
      #expect(log.made == [0, 1, 2, 3, 4, 5, 6, 7])
      #expect(log.made == log.displayed)
    }
  }

  @Test
  func `a pass looks ahead, those after it make one cell each, which is displayed when it is seen`()
  {
    inWorld { _ in
      let log = Log()
      let view = grid(log)
      scroll(view, to: 10)
      // The third line is seen; within 75 points of the bounds is the line that begins at 150.
      #expect(log.made == [0, 1, 2, 3, 4, 5])
      scroll(view, to: 20)
      #expect(log.made == [0, 1, 2, 3, 4, 5, 6])
      #expect(log.displayed == [0, 1, 2, 3, 4, 5])
      #expect(view.cellForItem(at: IndexPath(item: 6, section: 0)) == nil)
      scroll(view, to: 50)
      // Then the line from 200 on came near.
      #expect(log.made == [0, 1, 2, 3, 4, 5, 6, 7, 8])
      scroll(view, to: 60)
      #expect(log.displayed == [0, 1, 2, 3, 4, 5, 6, 7])
      #expect(log.made.count { $0 == 6 } == 1 && log.made.count { $0 == 7 } == 1)
    }
  }

  @Test func `cells that were made ahead are given back when one turns round`() {
    inWorld { _ in
      let log = Log()
      let view = grid(log)
      scroll(view, to: 50)
      #expect(view.prefetching.cells.keys.map(\.item).contains(8))
      scroll(view, to: 45)
      #expect(view.prefetching.cells.isEmpty && !log.displayed.contains(8))
    }
  }

  @Test func `reloading and updates keep nothing that was made ahead`() {
    inWorld { _ in
      let changes: [(UICollectionView) -> Void] = [
        { $0.reloadData() }, { $0.reloadItems(at: [IndexPath(item: 2, section: 0)]) },
        { $0.isPrefetchingEnabled = false },
      ]
      for (number, change) in changes.enumerated() {
        let log = Log()
        let view = grid(log)
        scroll(view, to: 20)
        #expect(view.prefetching.cells.count == 1)
        change(view)
        #expect(view.prefetching.cells.isEmpty, "change \(number)")
      }
    }
  }

  @Test func `a change of traits gives back what was made ahead, which has not heard of it`() {
    inWorld { _ in
      let log = Log()
      let view = grid(log)
      scroll(view, to: 20)
      #expect(view.prefetching.cells.count == 1)
      view.traitCollectionDidChange(nil)
      #expect(view.prefetching.cells.isEmpty)
    }
  }

  @Test func `nothing is made ahead where that is turned off`() {
    inWorld { _ in
      let log = Log()
      let view = grid(log)
      view.isPrefetchingEnabled = false
      scroll(view, to: 40)
      #expect(log.made == log.displayed)
    }
  }
}
