import AnimGeometry
import Foundation
import TestSupport
import Testing
import UIKitCore

/// Frames worked out by hand.
@MainActor struct FlowLayoutFrameTests {
  /// The distinct left edges of a section's items and the top edge of each of its lines.
  @MainActor private struct Grid {
    let columns: [CGFloat]
    let rows: [CGFloat]

    init(_ view: UICollectionView, section: Int) throws {
      let frames = try (0..<view.numberOfItems(inSection: section)).map {
        try #require(view.layoutAttributesForItem(at: IndexPath(section, $0))).frame
      }
      columns = Set(frames.map(\.minX)).sorted()
      rows = Set(frames.map(\.minY)).sorted()
    }
  }

  private func frames(
    _ view: UICollectionView, section: Int = 0
  ) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(section, $0))?.frame
    }
  }

  private func isClose(_ values: [CGFloat], _ expected: [CGFloat]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `leftover space is spread over the gaps of a line, and the last line keeps columns`()
    throws
  {
    try inWorld { _ in
      let data = ListDataSource(counts: [13])
      let view = UICollectionView.showing(
        data, in: UICollectionViewFlowLayout(), size: CGSize(width: 320, height: 480))
      let grid = try Grid(view, section: 0)
      // (320 - 5 · 50) / 4 = 17.5
      #expect(isClose(grid.columns, [0, 67.5, 135, 202.5, 270]))
      #expect(grid.rows == [0, 60, 120])
      #expect(frames(view).suffix(3).map(\.minX) == [0, 67.5, 135])
      #expect(view.contentSize == CGSize(width: 320, height: 170))
    }
  }

  @Test(arguments: [
    (50.0 as CGFloat, 12, 10 + 42 / 11 as CGFloat, [132, 132, 132] as [CGFloat]),
    (200, 3, 76, [1080, 1296, 1080]),
  ])
  func `sections with insets are as high as their lines need`(
    side: CGFloat, perLine: Int, gap: CGFloat, heights: [CGFloat]
  ) throws {
    try inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      layout.minimumLineSpacing = 16
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      let data = ListDataSource(counts: [13, 16, 14])
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 768, height: 960))
      let columns = (0..<perLine).map { 8 + CGFloat($0) * (side + gap) }
      let (first, second) = (try Grid(view, section: 0), try Grid(view, section: 1))
      #expect(isClose(first.columns, columns))
      #expect(view.contentSize == CGSize(width: 768, height: heights.reduce(0, +)))
      #expect(second.rows.first == heights[0] + 8)
    }
  }

  @Test func `headers push the lines of their section down`() throws {
    try inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 60)
      layout.sectionInset = UIEdgeInsets(top: 10, left: 26, bottom: 10, right: 26)
      layout.minimumInteritemSpacing = 40
      layout.minimumLineSpacing = 20
      layout.headerReferenceSize = CGSize(width: 300, height: 50)
      let data = ListDataSource(counts: [7])
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 320, height: 480))
      let grid = try Grid(view, section: 0)
      #expect(grid.columns == [26, 130, 234])
      #expect(grid.rows == [60, 140, 220])
      #expect(view.contentSize.height == 290)
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
      // Across, a header is as wide as the view, whatever its reference size says.
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    }
  }

  @Test func `rows as wide as the screen follow a tall header`() {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 343, height: 50)
      layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      layout.minimumLineSpacing = 8
      layout.headerReferenceSize = CGSize(width: 375, height: 250)
      let data = ListDataSource(counts: [20])
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 375, height: 667))
      let expected = (0..<20).map { item -> CGRect in
        CGRect(x: 16, y: 266 + 58 * CGFloat(item), width: 343, height: 50)
      }
      let height: CGFloat = 250 + 16 + 20 * 50 + 19 * 8 + 16
      #expect(frames(view) == expected)
      #expect(view.contentSize.height == height)
    }
  }

  @Test func `insets leave less room for the line`() throws {
    try inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 180, height: 180)
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      let data = ListDataSource(counts: [10])
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 768, height: 1024))
      let grid = try Grid(view, section: 0)
      #expect(grid.columns == [10, 294, 578])
    }
  }

  @Test func `an item with a line of its own is centred, on the last line too`() {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      let view = UICollectionView.showing(
        ListDataSource(counts: [3]), in: layout, size: CGSize(width: 320, height: 480))
      #expect(frames(view).map(\.minX) == [60, 60, 60])
    }
  }

  @Test func `with sizes from the delegate the last line starts at the edge`() {
    inWorld { _ in
      let delegate = SizingDelegate(
        [120, 120, 120, 50].map { CGSize(width: $0, height: 30) })
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(
        ListDataSource(counts: [4]), in: layout, size: CGSize(width: 300, height: 480),
        delegate: delegate)
      #expect(frames(view).map(\.minX) == [0, 180, 0, 130])
    }
  }

  @Test func `items of different heights are centred in their line`() {
    inWorld { _ in
      let delegate = SizingDelegate([
        CGSize(width: 100, height: 40), CGSize(width: 100, height: 100),
        CGSize(width: 100, height: 60),
      ])
      let view = UICollectionView.showing(
        ListDataSource(counts: [3]), in: UICollectionViewFlowLayout(),
        size: CGSize(width: 320, height: 480), delegate: delegate)
      #expect(frames(view).map(\.minY) == [30, 0, 20])
      #expect(view.contentSize.height == 100)
    }
  }

  @Test func `an empty section still has header, insets and footer`() {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.footerReferenceSize = CGSize(width: 0, height: 20)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      let view = UICollectionView.showing(
        ListDataSource(counts: [0, 1]), in: layout, size: CGSize(width: 320, height: 480))
      #expect(frames(view, section: 1).map(\.minY) == [62 + 35])
      let footer = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(0, 0))
      #expect(footer?.frame == CGRect(x: 0, y: 42, width: 320, height: 20))
    }
  }

  @Test func `an item wider than the view is reported in UIKit's words`() {
    inWorld { world in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 40)
      let view = UICollectionView.showing(
        ListDataSource(counts: [2]), in: layout, size: CGSize(width: 320, height: 480))
      #expect(
        world.warnings.first?.hasPrefix(
          "The behavior of the UICollectionViewFlowLayout is not defined because: the item width")
          == true)
      // Each still gets a line.
      #expect(frames(view).map(\.minY) == [0, 50])
    }
  }

  @Test(arguments: [(0 as CGFloat, 0 as CGFloat), (25.0, 25.0), (150.0, 150.0), (190.0, 180.0)])
  func `a pinned header sticks to the top until its section pushes it out`(
    offset: CGFloat, expected: CGFloat
  ) {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      // Each section is 20 + 4 · 45 high.
      layout.itemSize.height = 45
      let view = UICollectionView.showing(
        ListDataSource(counts: [4, 4, 4]), in: layout, size: CGSize(width: 320, height: 300))
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
      #expect(header?.frame.minY == expected)
    }
  }

  @Test(arguments: [(150.0 as CGFloat, 150.0 as CGFloat), (180, 180), (190, 180), (205, 180)])
  func `a pinned header is pushed out by the footer of its section`(
    offset: CGFloat, expected: CGFloat
  ) {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 45)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      layout.footerReferenceSize = CGSize(width: 320, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
      // The footer begins at 20 + 4 · 45 = 200, where a header of 20 that begins at 180 ends.
      let view = UICollectionView.showing(
        ListDataSource(counts: [4, 4, 4]), in: layout, size: CGSize(width: 320, height: 300))
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))
      #expect(header?.frame.minY == expected)
    }
  }

  @Test(arguments: [
    (190.0 as CGFloat, 200.0 as CGFloat), (80, 200), (-90, 180), (-130, 140), (-270, 20),
  ])
  func `a pinned footer follows the bottom down to the header of its section`(
    offset: CGFloat, expected: CGFloat
  ) {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 45)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      layout.footerReferenceSize = CGSize(width: 320, height: 30)
      layout.sectionFootersPinToVisibleBounds = true
      let view = UICollectionView.showing(
        ListDataSource(counts: [4, 4, 4]), in: layout, size: CGSize(width: 320, height: 300))
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      // Its own place is 200; the bottom is at the offset + 300, the header ends at 20.
      let footer = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(0, 0))
      #expect(footer?.frame.minY == expected)
    }
  }

  @Test func `a pinned header lies above the cells that scroll below it`() throws {
    try inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 45)
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      let view = UICollectionView.showing(
        ListDataSource(counts: [4]), in: layout, size: CGSize(width: 320, height: 100))
      view.contentOffset.y = 25
      view.layoutIfNeeded()
      let header = try #require(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0)))
      let cells = view.visibleCells
      #expect(cells.contains { $0.frame.intersects(header.frame) })
      #expect(cells.allSatisfy { $0.layer.zPosition < header.layer.zPosition })
    }
  }

  @Test func `the size of the content is right before the pass that prepares it`() {
    inWorld { _ in
      let data = ListDataSource(counts: [10])
      let view = UICollectionView.showing(
        data, in: UICollectionViewFlowLayout(), size: CGSize(width: 300, height: 200))
      guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else {
        Issue.record("not a flow layout")
        return
      }
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 300, height: 70)
      #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 700))
    }
  }
}

/// Gives each item its own size, in all sections alike.
@MainActor final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
