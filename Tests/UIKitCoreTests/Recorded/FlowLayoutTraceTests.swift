import Foundation
import Testing
import UIKitCore

/// Everything that a subclass of the flow layout is asked while its view is shown, resized, moved, filled and removed.
///
/// Recorded on iOS 26.1 (`flowlayoutprobe` of Vercantez/openuikit, parts 5 to 8 and 10): two columns of 120 points below a header of
/// 30, in a window of 320 × 480.
@MainActor struct FlowLayoutTraceTests {
  private let log = CallLog()

  @Test func `a flow layout is asked as often as was recorded, and in that order`() {
    inWorld { _ in
      let source = Source(log)
      let layout = TwoColumns(log)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: Source.header,
        withReuseIdentifier: "header")
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      #expect(log.take() == "")

      view.layoutIfNeeded()
      #expect(
        log.take() == """
          invalidateLayout
          prepare
          numberOfItems 5
          numberOfItems 5
          contentSize 320 215
          elements 0 0 320 480
          contentSize 320 215
          cell 0
          cell 1
          cell 2
          cell 3
          cell 4
          header
          """)
      #expect(
        frames(in: view) == [
          CGRect(x: 35, y: 40, width: 120, height: 40),
          CGRect(x: 165, y: 40, width: 120, height: 58),
          CGRect(x: 35, y: 90, width: 120, height: 75),
          CGRect(x: 165, y: 108, width: 120, height: 93),
          CGRect(x: 35, y: 175, width: 120, height: 40),
        ])

      view.frame.size.width = 300
      #expect(
        log.take() == """
          shouldInvalidate 0 0 300 480
          invalidateLayout
          prepare
          numberOfItems 5
          contentSize 300 215
          """)
      view.layoutIfNeeded()
      #expect(
        log.take() == """
          elements 0 0 300 480
          contentSize 300 215
          """)

      view.contentOffset.y = 100
      #expect(
        log.take() == """
          shouldInvalidate 0 100 300 480
          invalidateLayout
          """)
      view.layoutIfNeeded()
      #expect(
        log.take() == """
          prepare
          numberOfItems 5
          contentSize 300 215
          elements 0 0 300 960
          contentSize 300 215
          """)
      #expect(frames(in: view).map(\.minY) == [90, 108, 175])

      // The offset is beyond the end of the content, which gets longer without reaching it.
      source.count = 6
      layout.invalidateLayout()
      #expect(log.take() == "invalidateLayout")
      view.layoutIfNeeded()
      let preparation = """
        prepare
        numberOfItems 6
        contentSize 300 269
        elements 0 0 300 960
        contentSize 300 269
        """
      #expect(
        log.take() == """
          \(preparation)
          shouldInvalidate 0 0 300 480
          invalidateLayout
          \(preparation)
          """)
      #expect(view.contentOffset == CGPoint(x: 0, y: 100))
      #expect(view.contentSize == CGSize(width: 300, height: 269))
      #expect(frames(in: view).map(\.minY) == [90, 108, 175])

      view.removeFromSuperview()
      #expect(
        log.take() == """
          shouldInvalidate 0 0 300 480
          invalidateLayout
          """)
    }
  }

  private func frames(in view: UICollectionView) -> [CGRect] {
    view.visibleCells.sorted { view.indexPath(for: $0)! < view.indexPath(for: $1)! }.map(\.frame)
  }
}

@MainActor
private final class Source: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  static let header = UICollectionView.elementKindSectionHeader
  private let log: CallLog
  var count = 5

  init(_ log: CallLog) { self.log = log }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.add("numberOfItems \(count)")
    return count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    log.add("cell \(path.item)")
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    log.add("header")
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }
}

/// Two columns, each item in the shorter one, that are prepared in whole every time.
private final class TwoColumns: UICollectionViewFlowLayout {
  private let log: CallLog
  private var elements: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  private func add(_ call: String, _ numbers: CGFloat...) {
    log.add(([call] + numbers.map { String(Int($0)) }).joined(separator: " "))
  }

  override func prepare() {
    add("prepare")
    super.prepare()
    guard let view = collectionView, let source = view.dataSource else { return }
    let count = source.collectionView(view, numberOfItemsInSection: 0)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Source.header, with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 30)
    var ends: [CGFloat] = [40, 40]
    elements = (0..<count).map { item in
      let column = ends[1] < ends[0] ? 1 : 0
      let height = (40 + 17.5 * CGFloat(item % 4)).rounded(.up)
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: view.frame.width / 2 - 125 + 130 * CGFloat(column), y: ends[column], width: 120,
        height: height)
      ends[column] += height + (item == count - 1 ? 0 : 10)
      return attributes
    }
    elements.append(header)
    end = max(ends[0], ends[1])
  }

  override var collectionViewContentSize: CGSize {
    let width = collectionView?.frame.width ?? 0
    add("contentSize", width, end)
    return CGSize(width: width, height: end)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    add("elements", rect.minX, rect.minY, rect.width, rect.height)
    return elements.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { elements[path.item] }

  override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    add("shouldInvalidate", bounds.minX, bounds.minY, bounds.width, bounds.height)
    return true
  }

  override func invalidateLayout() {
    add("invalidateLayout")
    super.invalidateLayout()
  }
}
