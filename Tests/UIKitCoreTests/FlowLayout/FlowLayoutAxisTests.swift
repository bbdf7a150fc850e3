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
}
