import AnimLayers
import Foundation
import Testing
import UIKitCore

/// The calls of a layout pass, in UIKit's order.
@MainActor struct LayoutPassTests {
  @Test func `the first pass prepares, counts when the layout asks, queries, and asks for cells`() {
    inWorld { _ in
      let collection = RecordedCollection(counts: [3, 1])
      _ = collection.log.take()
      #expect(
        collection.calls {} == """
          layout.invalidate(everything counts)
          layout.prepare
          layout.contentSize
          data.sections
          data.items(0)
          data.items(1)
          layout.elements(0 0 320 100)
          layout.contentSize
          data.cell(0.0)
          delegate.willDisplay(0.0)
          data.cell(0.1)
          delegate.willDisplay(0.1)
          """)
      #expect(collection.view.contentSize == CGSize(width: 320, height: 200))
    }
  }

  private final class OneCell: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      // As of a nib whose root is a plain view.
      cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return cell
    }
  }

  @Test func `a cell is where its layout says, whatever its autoresizing mask`() {
    inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let data = OneCell()
      view.dataSource = data
      let window = UIWindow()
      window.addSubview(view)
      window.layoutIfNeeded()
      let cell = view.cellForItem(at: [0, 0])
      #expect(cell?.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
      view.frame.size.height = 300
      window.layoutIfNeeded()
      #expect(cell?.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
      withExtendedLifetime(data) {}
    }
  }

  private final class WideLayout: UICollectionViewLayout {
    var minds = false
    override var collectionViewContentSize: CGSize { CGSize(width: 700, height: 900) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { minds }
  }

  @Test(arguments: [false, true])
  func `content that a larger view reaches beyond the end of is moved back`(_ minds: Bool) {
    inWorld { _ in
      let layout = WideLayout()
      layout.minds = minds
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
      let window = UIWindow()
      window.addSubview(view)
      window.layoutIfNeeded()
      view.contentOffset = CGPoint(x: 400, y: 300)
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 400, y: 300))
      view.frame.size = CGSize(width: 600, height: 300)
      window.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 100, y: 300))
      view.frame.size = CGSize(width: 300, height: 700)
      window.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 100, y: 200))
    }
  }

  @Test func `the safe area's guide is where it is before constraints are solved`() {
    inWorld(UIEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))) {
      _ in
      let window = UIWindow()
      let guide = window.safeAreaLayoutGuide
      #expect(guide.layoutFrame == window.bounds.inset(by: window.safeAreaInsets))
      window.bounds.size.width += 40
      #expect(guide.layoutFrame.width == window.bounds.width)
    }
  }

  private final class InsistingLayout: UICollectionViewFlowLayout {
    private(set) var calls = 0
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      calls += 1
    }
  }

  @Test func `properties of a flow layout without a collection view invalidate nothing`() {
    inWorld { _ in
      let layout = InsistingLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      #expect(layout.calls == 0)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      layout.itemSize = CGSize(width: 90, height: 80)
      #expect(layout.calls > 0)
      withExtendedLifetime(view) {}
    }
  }

  @Test func `a second pass asks nothing`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [3])
      #expect(collection.calls { collection.view.setNeedsLayout() } == "")
    }
  }

  @Test func `scrolling asks about the new bounds while the old ones stand, then queries them`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [8])
      #expect(
        collection.calls { collection.view.contentOffset.y = 60 } == """
          layout.shouldInvalidate(0 60 320 100) from 0 0 320 100
          delegate.didScroll(0 60)
          layout.elements(0 0 320 200)
          delegate.didEndDisplaying(0.0)
          data.cell(0.2)
          delegate.willDisplay(0.2)
          data.cell(0.3)
          delegate.willDisplay(0.3)
          """)
    }
  }

  @Test func `a layout that minds scrolling is prepared again, without counting`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [8])
      collection.layout.invalidatesOnScrolling = true
      #expect(
        collection.calls { collection.view.contentOffset.y = 25 } == """
          layout.shouldInvalidate(0 25 320 100) from 0 0 320 100
          layout.context(0 25 320 100)
          layout.invalidate()
          delegate.didScroll(0 25)
          layout.prepare
          layout.contentSize
          layout.elements(0 0 320 200)
          layout.contentSize
          data.cell(0.2)
          delegate.willDisplay(0.2)
          """)
    }
  }

  @Test func `a new size is asked about with the offset as it is`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [8])
      #expect(
        collection.calls {
          collection.view.frame = CGRect(x: 10, y: 20, width: 200, height: 50)
        } == """
          layout.shouldInvalidate(0 0 200 50) from 0 0 320 100
          layout.context(0 0 200 50)
          layout.invalidate()
          layout.prepare
          layout.contentSize
          layout.elements(0 0 200 50)
          layout.contentSize
          delegate.didEndDisplaying(0.1)
          """)
    }
  }

  @Test func `the background stays in sight while the offset is animated`() throws {
    try inWorld { world in
      let collection = RecordedCollection.settled(counts: [8])
      let background = UIView()
      collection.view.backgroundView = background
      collection.view.layoutIfNeeded()
      UIView.animate(withDuration: 0.4) { collection.view.contentOffset.y = 200 }
      world.clock.advance(to: 0.1)
      let bounds = try #require(collection.view.layer.presentation()).bounds
      #expect(bounds.minY > 0 && bounds.minY < 200)
      let place = try #require(background.layer.presentation()).frame
      #expect(abs(place.minY - bounds.minY) < 1e-9)
    }
  }

  /// Rows below a header that stays at the top, of which scrolling invalidates the header alone.
  private final class PinnedLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var isOfHeader = false
      override var invalidateEverything: Bool { !isOfHeader }
    }
    private let kind = UICollectionView.elementKindSectionHeader
    private var header = UICollectionViewLayoutAttributes()
    var wantedOffset: CGFloat?

    override class var invalidationContextClass: AnyClass { Context.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
    override func prepare() {
      header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: 0))
      header.frame = CGRect(x: 0, y: collectionView?.bounds.minY ?? 0, width: 320, height: 20)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      header.frame.intersects(rect) ? [header] : []
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { header }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.isOfHeader = true
      context.invalidateSupplementaryElements(ofKind: kind, at: [header.indexPath])
      return context
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: wantedOffset ?? proposedContentOffset.y) }
  }

  @Test func `what follows the offset is placed anew when an animated layout moves the offset`() {
    inWorld { world in
      let layout = PinnedLayout()
      let view = UICollectionView.showing(
        ListDataSource(counts: [1]), in: layout, size: CGSize(width: 320, height: 100))
      layout.wantedOffset = 50
      UIView.animate(withDuration: 0.4) {
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      world.clock.advance(to: 1)
      #expect(view.contentOffset.y == 50)
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      #expect(header?.frame.minY == 50)
    }
  }

  @Test func `many invalidations are answered by one preparation`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [2])
      #expect(
        collection.calls {
          collection.layout.invalidateLayout()
          collection.layout.invalidateLayout()
        } == """
          layout.invalidate()
          layout.invalidate()
          layout.prepare
          layout.contentSize
          layout.elements(0 0 320 100)
          layout.contentSize
          """)
    }
  }

  @Test func `reloading drops every cell, counts again and keeps the offset where it fits`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [8])
      _ = collection.calls { collection.view.contentOffset.y = 200 }
      collection.host.sections = [["a", "b", "c"]]
      #expect(
        collection.calls { collection.view.reloadData() } == """
          delegate.didEndDisplaying(0.4)
          delegate.didEndDisplaying(0.5)
          layout.invalidate(everything counts)
          layout.prepare
          layout.contentSize
          data.sections
          data.items(0)
          layout.shouldInvalidate(0 50 320 100) from 0 200 320 100
          delegate.didScroll(0 50)
          layout.elements(0 0 320 200)
          layout.contentSize
          data.cell(0.1)
          delegate.willDisplay(0.1)
          data.cell(0.2)
          delegate.willDisplay(0.2)
          """)
    }
  }

  @Test func `counts are asked for once, however often they are read`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [2, 5])
      #expect(collection.view.numberOfSections == 2)
      #expect(collection.view.numberOfItems(inSection: 1) == 5)
      #expect(collection.log.take() == "")
    }
  }

  @Test func `the count of a section that is not there is an exception`() {
    inWorld { world in
      let collection = RecordedCollection.settled(counts: [2])
      #expect(collection.view.numberOfItems(inSection: 3) == 0)
      #expect(
        world.exceptions == [
          "request for number of items in section 3 when there are only 1 sections in the "
            + "collection view"
        ])
    }
  }

  @Test func `views that left are used again`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [100])
      for offset in stride(from: 0.0, to: 4900, by: 30) {
        _ = collection.calls { collection.view.contentOffset.y = offset }
      }
      let cells = collection.view.subviews.filter { $0 is UICollectionViewCell }
      #expect(cells.count <= 3)
      #expect(cells.compactMap { ($0 as? NamedCell)?.reuses }.allSatisfy { $0 > 10 })
    }
  }
}
