import AnimGeometry
import AnimLayers
import Foundation
import TestSupport
import Testing
import UIKitCore

/// The custom transition of objc.io issue 12: one collection view hands its layout to another, which
/// grows into its place while its cells travel to a layout of their own.
@MainActor struct CustomTransitionTests {
  private func grid(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 180, height: 180)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return layout
  }

  @Test func `cells travel from the strip of one view to the grid of the other`() throws {
    try inWorld { world in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 1024))
      let data = ListDataSource(counts: [10])
      let strip = grid(.horizontal)
      let source = UICollectionView.showing(
        data, in: strip, size: CGSize(width: 768, height: 200))
      source.frame.origin.y = 400
      container.addSubview(source)
      let destination = UICollectionView.showing(
        data, in: grid(.vertical), size: CGSize(width: 768, height: 1024))
      let final = destination.collectionViewLayout
      container.addSubview(destination)

      // The source keeps a copy of its layout, the destination takes the layout itself over.
      source.setCollectionViewLayout(grid(.horizontal), animated: false)
      destination.setCollectionViewLayout(strip, animated: false)
      destination.frame = source.frame
      destination.layoutIfNeeded()
      let cell = try #require(destination.cellForItem(at: IndexPath(0, 3)))
      #expect(cell.frame == CGRect(x: 580, y: 10, width: 180, height: 180))

      var isDone = false
      UIView.animate(withDuration: 0.6, delay: 0, options: .beginFromCurrentState) {
        destination.frame = container.bounds
        destination.performBatchUpdates {
          destination.setCollectionViewLayout(final, animated: false)
        }
      } completion: { _ in
        isDone = true
      }
      container.layoutIfNeeded()
      world.clock.advance(to: 0.3)
      let halfway = try #require(cell.layer.presentation())
      // Three columns with gaps of 104: the fourth item ends at (10, 200). Half-way is in between.
      #expect(abs(halfway.position.x - (670 + 100) / 2) < 1e-6)
      #expect(abs(halfway.position.y - (100 + 290) / 2) < 1e-6)
      world.clock.advance(to: 0.7)
      #expect(isDone)
      #expect(cell.frame == CGRect(x: 10, y: 200, width: 180, height: 180))
      #expect(destination.frame == container.bounds)
      #expect(world.exceptions == [])
    }
  }
}
