import AnimGeometry
import AnimLayers
import Foundation
import TestSupport
import Testing
import UIKitCore

/// What layouts rely on without saying so.
@MainActor struct SilentContractTests {
  /// Answers by what it works out as it is prepared.
  private final class Working: UICollectionViewLayout {
    private var width: CGFloat!
    private(set) var questions = 0
    override func prepare() { width = collectionView?.bounds.width ?? 0 }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      questions += 1
      return newBounds.width != width
    }
  }

  @Test func `a layout is not asked about bounds before it was prepared`() {
    inWorld { _ in
      let layout = Working()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.frame.size.width = 200
      #expect(layout.questions == 0)
      view.layoutIfNeeded()
      view.frame.size.width = 300
      #expect(layout.questions == 1)
    }
  }

  @Test func `a layout has its view before it is prepared, and none when detached`() {
    inWorld { _ in
      let layout = ProbeLayout()
      layout.invalidateLayout()  // Detached: nothing happens.
      #expect(layout.collectionView == nil)
      let view = UICollectionView.showing(ListDataSource(counts: [1]), in: layout)
      #expect(layout.preparedIn === view)
      view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      #expect(layout.collectionView == nil)
    }
  }

  @Test func `a layout may be prepared with empty bounds and without items`() {
    inWorld { world in
      let view = UICollectionView.showing(
        ListDataSource(counts: []), in: UICollectionViewFlowLayout(), size: .zero)
      #expect(view.contentSize == .zero)
      #expect(world.exceptions == [])
    }
  }

  @Test func `the offset is the bounds' origin at all times`() {
    inWorld { _ in
      let view = UICollectionView.showing(
        ListDataSource(counts: [500]), in: UICollectionViewFlowLayout())
      view.contentOffset.y = 70
      #expect(view.bounds.origin.y == 70)
      view.bounds.origin.y = 30
      #expect(view.contentOffset.y == 30)
    }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `content that shrinks takes the offset back to its end`(
    direction: UICollectionView.ScrollDirection
  ) {
    inWorld { _ in
      let data = ListDataSource(counts: [20])
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      let view = UICollectionView.showing(data, in: layout, size: CGSize(width: 100, height: 100))
      let isVertical = direction == .vertical
      view.contentOffset = isVertical ? CGPoint(x: 0, y: 1500) : CGPoint(x: 1500, y: 0)
      view.layoutIfNeeded()
      // Four items of 100 in a window of 100 can be scrolled by 300.
      data.sections[0].removeLast(16)
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.contentOffset == (isVertical ? CGPoint(x: 0, y: 300) : CGPoint(x: 300, y: 0)))
    }
  }

  @Test func `what a layout writes while it is prepared does not prepare it again`() {
    inWorld { _ in
      let layout = ProbeLayout()
      layout.onPrepare = { view in
        view.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        view.decelerationRate = .fast
        view.isPagingEnabled = false
      }
      _ = UICollectionView.showing(ListDataSource(counts: [3]), in: layout)
      #expect(layout.preparations == 1)
    }
  }

  @Test func `what a flow layout sets after super's prepare counts at once`() {
    inWorld { _ in
      let layout = LateFlowLayout()
      let view = UICollectionView.showing(ListDataSource(counts: [3]), in: layout)
      #expect(layout.collectionViewContentSize == CGSize(width: 3 * 90 + 2 * 10, height: 480))
      #expect(layout.sizeWhilePreparing == layout.collectionViewContentSize)
      #expect(view.cellForItem(at: IndexPath(0, 1))?.frame.origin == CGPoint(x: 100, y: 195))
    }
  }

  @Test func `a layout is not asked about bounds before it has its view`() {
    inWorld { _ in
      let layout = ProbeLayout()
      _ = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      #expect(layout.boundsQuestions == 0)
    }
  }

  @Test func `a cell for an item that does not exist is an exception`() {
    inWorld { world in
      let layout = ProbeLayout()
      layout.excess = 1
      _ = UICollectionView.showing(ListDataSource(counts: [2]), in: layout)
      #expect(
        world.exceptions.contains {
          $0.contains("an index path that does not exist: <NSIndexPath> {length = 2, path = 0 - 2}")
        })
    }
  }

  @Test func `elements of a flow layout are fresh objects on every call, never nil`() throws {
    try inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(ListDataSource(counts: [3]), in: layout)
      let first = try #require(layout.layoutAttributesForElements(in: view.bounds))
      first[0].frame = .zero
      let second = try #require(layout.layoutAttributesForElements(in: view.bounds))
      #expect(second[0].frame == CGRect(x: 0, y: 0, width: 50, height: 50))
      let far = CGRect(x: 0, y: 1e6, width: 10, height: 10)
      #expect(layout.layoutAttributesForElements(in: far)?.isEmpty == true)
    }
  }

  @Test func `a cell that is on screen can be had while the layout is asked`() {
    inWorld { _ in
      let layout = ProbeLayout()
      let view = UICollectionView.showing(ListDataSource(counts: [2]), in: layout)
      var cell: UICollectionViewCell?
      layout.onElements = { cell = $0.cellForItem(at: IndexPath(0, 0)) }
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell != nil)
    }
  }

  @Test func `no initial or final attributes are asked for while scrolling`() {
    inWorld { _ in
      let collection = RecordedCollection.settled(counts: [100])
      let calls = collection.calls { collection.view.contentOffset.y = 230 }
      #expect(!calls.contains("initial") && !calls.contains("final"))
    }
  }

  @Test func `new counts hold while a layout is prepared for an update`() {
    inWorld { _ in
      let layout = ProbeLayout()
      let data = ListDataSource(counts: [2])
      let view = UICollectionView.showing(data, in: layout)
      data.sections[0].append("new")
      view.insertItems(at: [IndexPath(0, 2)])
      #expect(layout.preparedCount == 3)
    }
  }

  @Test func `attributes of the plain initialiser are of a cell`() {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.indexPath = IndexPath(row: 3, section: 1)
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
    #expect(attributes.indexPath == IndexPath(1, 3))
  }

  @Test func `equal attributes are not applied again, and subclasses decide what is equal`() {
    inWorld { _ in
      let layout = ProbeLayout()
      let data = ListDataSource(counts: [1])
      let view = UICollectionView.showing(data, in: layout)
      view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
      view.reloadData()
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(0, 0)) as? CountingCell
      #expect(cell?.applied == 1)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell?.applied == 1)
      layout.progress = 0.5
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell?.applied == 2)
      #expect(cell?.progress == 0.5)
    }
  }

  @Test func `apply comes after the geometry, and may change it`() {
    inWorld { _ in
      let view = UICollectionView.showing(ListDataSource(counts: [1]), in: ProbeLayout())
      view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
      view.reloadData()
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(0, 0)) as? CountingCell
      #expect(cell?.centerWhenApplied == CGPoint(x: 160, y: 25))
    }
  }

  @Test func `copies are of the class of the original`() throws {
    let original = ProbeAttributes(forCellWith: IndexPath(0, 1))
    original.progress = 0.25
    let copies = NSArray(array: [original], copyItems: true) as? [UICollectionViewLayoutAttributes]
    let copy = try #require(copies?.first as? ProbeAttributes)
    #expect(copy !== original)
    #expect(copy.progress == 0.25)
    #expect(copy.indexPath == IndexPath(0, 1))
  }

  @Test func `a context is of the layout's own class`() {
    inWorld { _ in
      let layout = ProbeLayout()
      let view = UICollectionView.showing(ListDataSource(counts: [1]), in: layout)
      layout.invalidateLayout()
      #expect(layout.lastContext is ProbeContext)
      view.reloadData()
      #expect(layout.lastContext is ProbeContext)
    }
  }

  @Test func `an optional method is called with a question mark, and is nil where it is missing`() {
    inWorld { _ in
      let sizing = SizingDelegate([CGSize(width: 7, height: 8)])
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(
        ListDataSource(counts: [1]), in: layout, delegate: sizing)
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      let size: CGSize? = delegate?.collectionView?(
        view, layout: layout, sizeForItemAt: IndexPath(0, 0))
      let spacing: CGFloat? = delegate?.collectionView?(
        view, layout: layout, minimumLineSpacingForSectionAt: 0)
      #expect(size == CGSize(width: 7, height: 8))
      #expect(spacing == nil)
    }
  }

  @Test func `the delegate of a collection view is one of a scroll view`() {
    inWorld { _ in
      let delegate = SizingDelegate([])
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.delegate = delegate
      #expect((view as UIScrollView).delegate === delegate)
    }
  }
}

/// One full-width row of 50 points for each item, with attributes, cells and contexts of its own.
private final class ProbeLayout: UICollectionViewLayout {
  var onPrepare: ((UICollectionView) -> Void)?
  var onElements: ((UICollectionView) -> Void)?
  var progress = 0.0
  /// How many items too many it knows.
  var excess = 0
  private(set) var boundsQuestions = 0
  private(set) var preparations = 0
  private(set) var preparedCount = 0
  private(set) weak var preparedIn: UICollectionView?
  private(set) var lastContext: UICollectionViewLayoutInvalidationContext?

  override class var layoutAttributesClass: AnyClass { ProbeAttributes.self }
  override class var invalidationContextClass: AnyClass { ProbeContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    lastContext = context
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    preparations += 1
    preparedIn = collectionView
    preparedCount = collectionView?.numberOfItems(inSection: 0) ?? 0
    if let collectionView { onPrepare?(collectionView) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsQuestions += 1
    return false
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if let collectionView { onElements?(collectionView) }
    return (0..<preparedCount + excess).compactMap { layoutAttributesForItem(at: IndexPath(0, $0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = ProbeAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 320, height: 50)
    attributes.progress = progress
    return attributes
  }
}

/// Sets what it is made of when its superclass has prepared it already.
private final class LateFlowLayout: UICollectionViewFlowLayout {
  private(set) var sizeWhilePreparing = CGSize.zero

  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 90, height: 90)
    minimumLineSpacing = 10
    minimumInteritemSpacing = 400  // Two items do not fit into a column.
    sizeWhilePreparing = collectionViewContentSize
  }
}

private final class ProbeAttributes: UICollectionViewLayoutAttributes {
  var progress = 0.0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ProbeAttributes)?.progress = progress
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? ProbeAttributes)?.progress == progress
  }
}

private final class ProbeContext: UICollectionViewLayoutInvalidationContext {}

private final class CountingCell: UICollectionViewCell {
  private(set) var applied = 0
  private(set) var progress = 0.0
  private(set) var centerWhenApplied: CGPoint?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
    progress = (layoutAttributes as? ProbeAttributes)?.progress ?? -1
    centerWhenApplied = center
  }
}
