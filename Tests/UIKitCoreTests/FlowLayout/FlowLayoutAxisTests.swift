import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// The axes of the layout around the solver.
@MainActor struct FlowLayoutAxisTests {
  private func transposed(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func layout(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    let isVertical = direction == .vertical
    layout.scrollDirection = direction
    layout.itemSize = isVertical ? CGSize(width: 70, height: 30) : CGSize(width: 30, height: 70)
    layout.sectionInset =
      isVertical
      ? UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      : UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    layout.headerReferenceSize = CGSize(width: 15, height: 15)
    layout.footerReferenceSize = CGSize(width: 9, height: 9)
    return layout
  }

  @Test func `horizontal scrolling is vertical scrolling with the axes swapped`() throws {
    try inWorld { _ in
      let data = ListDataSource(counts: [7, 0, 12])
      let (down, across) = (layout(.vertical), layout(.horizontal))
      let vertical = UICollectionView.showing(
        data, in: down, size: CGSize(width: 300, height: 500))
      let horizontal = UICollectionView.showing(
        data, in: across, size: CGSize(width: 500, height: 300))
      let everything = CGRect(x: 0, y: 0, width: 5000, height: 5000)
      let elements = try #require(down.layoutAttributesForElements(in: everything))
      let others = try #require(across.layoutAttributesForElements(in: everything))
      #expect(elements.map { transposed($0.frame) } == others.map(\.frame))
      #expect(elements.map(\.indexPath) == others.map(\.indexPath))
      #expect(vertical.contentSize.height == horizontal.contentSize.width)
    }
  }

  @Test func `sizes that were asked for while the view had none are asked for again`() {
    inWorld { _ in
      final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
          CGSize(width: collectionView.bounds.width / 10, height: collectionView.bounds.height)
        }
      }
      let (layout, delegate) = (UICollectionViewFlowLayout(), Delegate())
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      let data = ListDataSource(counts: [7])
      let view = UICollectionView.showing(data, in: layout, size: .zero)
      view.delegate = delegate
      withExtendedLifetime((data, delegate)) {
        view.layoutIfNeeded()
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 210, height: 60))
      }
    }
  }
}
