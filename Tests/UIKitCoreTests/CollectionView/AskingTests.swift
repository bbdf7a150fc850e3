import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// What a layout is asked, and what it is not: layouts stop at questions that UIKit never asks.
@MainActor struct AskingTests {
  /// Rows of 50 points that knows only those on screen.
  private class Window: UICollectionViewLayout {
    var named: [UICollectionViewLayoutAttributes] = []
    var asked: [String] = []
    var minds = false

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let rows = max(0, Int(rect.minY / 50))..<min(100, Int(rect.maxY / 50) + 1)
      named = rows.map { row in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: row, section: 0))
        attributes.frame = CGRect(x: 0, y: row * 50, width: 320, height: 50)
        return attributes
      }
      return named
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("item \(indexPath.item)")
      return named.first { $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { minds }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("initial")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("final")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    .showing(ListDataSource(counts: [100]), in: layout)
  }

  @Test func `elements that the layout has named are not asked for one by one`() {
    withClock { _ in
      let layout = Window()
      let view = show(layout)
      view.contentOffset.y = 1000
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 10)
      #expect(view.layoutAttributesForItem(at: IndexPath(item: 21, section: 0))?.frame.minY == 1050)
      #expect(layout.asked == [])
      _ = view.layoutAttributesForItem(at: IndexPath(item: 70, section: 0))
      #expect(layout.asked == ["item 70"])
    }
  }

  @Test(arguments: [false, true])
  func `only a layout that minds the new size says how elements come and go`(minds: Bool) {
    withClock { _ in
      let layout = Window()
      layout.minds = minds
      let view = show(layout)
      layout.asked = []
      UIView.animate(withDuration: 0.3) {
        view.frame.size = CGSize(width: 480, height: 320)
        view.layoutIfNeeded()
      }
      #expect(layout.asked.contains("initial") == minds)
      #expect(layout.asked.contains("final") == minds)
    }
  }

  @Test func `content that scrolls in an animation comes and goes without questions`() {
    withClock { _ in
      let layout = Window()
      let view = show(layout)
      layout.asked = []
      UIView.animate(withDuration: 0.3) {
        view.contentOffset.y = 300
        view.layoutIfNeeded()
      }
      #expect(layout.asked == [])
      #expect(view.indexPathsForVisibleItems.map(\.item).min() == 6)
    }
  }
}
