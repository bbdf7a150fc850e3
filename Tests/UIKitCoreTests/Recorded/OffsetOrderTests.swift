import Foundation
import Testing
import UIKitCore

/// What a collection view calls, in which order, for every way in which its content can be moved.
///
/// Recorded on iOS 26.1 (iPhone 16): a view of 200 × 300 points over 40 items of 200 × 40, 50 apart.
/// Numbers in brackets are the vertical place of the bounds that the call found.
@MainActor struct OffsetOrderTests {
  private func calls(
    _ move: (UICollectionView) -> Void, then next: (UICollectionView) -> Void = { _ in }
  ) -> (during: [String], after: [String]) {
    inWorld { _ in
      let trace = Trace()
      let layout = TracingLayout(trace)
      let view = UICollectionView.showing(
        ListDataSource(counts: [40]), in: layout, size: CGSize(width: 200, height: 300),
        delegate: trace)
      trace.lines = []
      move(view)
      defer { withExtendedLifetime(view) {} }
      let during = trace.take()
      view.layoutIfNeeded()
      next(view)
      return (during, trace.take())
    }
  }

  @Test func `bounds move the content without a word to the delegate`() {
    let (during, after) = calls { $0.bounds.origin.y = 40 }
    #expect(
      during == ["shouldInvalidate(0) 40", "context(0)", "invalidate(40)", "invalidate(with:)(40)"])
    #expect(after == ["prepare(40)", "elements(40) 0 ..< 600"])
  }

  @Test func `the offset invalidates the layout before the delegate hears of it`() {
    let (during, after) = calls { $0.contentOffset.y = 40 }
    #expect(
      during == [
        "shouldInvalidate(0) 40", "context(0)", "invalidate(40)", "invalidate(with:)(40)",
        "didScroll(40)",
      ])
    #expect(after == ["prepare(40)", "elements(40) 0 ..< 600"])
  }

  @Test(
    arguments: [
      { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) },
      { $0.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false) },
    ] as [@MainActor @Sendable (UICollectionView) -> Void])
  func `methods that move the content invalidate the layout before they do`(
    _ move: @MainActor @Sendable (UICollectionView) -> Void
  ) {
    let (during, after) = calls(move)
    #expect(
      during == [
        "shouldInvalidate(0) 40", "context(0)", "invalidate(0)", "invalidate(with:)(0)",
        "didScroll(40)",
      ])
    #expect(after == ["prepare(40)", "elements(40) 0 ..< 600"])
  }

  @Test func `scrolling to an item does so too`() {
    let (during, after) = calls {
      $0.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false)
    }
    #expect(
      during == [
        "shouldInvalidate(0) 300", "context(0)", "invalidate(0)", "invalidate(with:)(0)",
        "didScroll(300)",
      ])
    #expect(after == ["prepare(300)", "elements(300) 300 ..< 600"])
  }

  @Test(
    arguments: [
      { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: true) },
      { $0.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: true) },
    ] as [@MainActor @Sendable (UICollectionView) -> Void])
  func `an animated movement asks about its end at once`(
    _ move: @MainActor @Sendable (UICollectionView) -> Void
  ) {
    let (during, after) = calls(move)
    #expect(
      during == ["shouldInvalidate(0) 40", "context(0)", "invalidate(0)", "invalidate(with:)(0)"])
    #expect(after == ["prepare(0)", "elements(0) 0 ..< 300"])
  }

  @Test func `content that moves on before the layout was prepared asks nothing`() {
    let (during, _) = calls {
      $0.contentOffset.y = 5
      $0.contentOffset.y = 20
      $0.contentOffset.y = 35
    }
    #expect(
      during == [
        "shouldInvalidate(0) 5", "context(0)", "invalidate(5)", "invalidate(with:)(5)",
        "didScroll(5)", "didScroll(20)", "didScroll(35)",
      ])
  }

  @Test func `elements are asked for in tiles of the size of the view`() {
    for (offset, tiles) in [
      (1, "0 ..< 600"), (299, "0 ..< 600"), (300, "300 ..< 600"), (340, "300 ..< 900"),
    ] {
      let (_, after) = calls { $0.contentOffset.y = CGFloat(offset) }
      #expect(after.last == "elements(\(offset)) \(tiles)")
    }
  }
}

/// Calls in their order.
private final class Trace: NSObject, UICollectionViewDelegate {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("didScroll(\(Int(scrollView.contentOffset.y)))")
  }
}

private final class TracingLayout: UICollectionViewFlowLayout {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    itemSize = CGSize(width: 200, height: 40)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ call: String, _ detail: String = "") {
    let y = Int(collectionView?.bounds.minY ?? -1)
    trace.lines.append("\(call)(\(y))" + (detail.isEmpty ? "" : " " + detail))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    add("shouldInvalidate", "\(Int(newBounds.minY))")
    return true
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    add("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout() {
    add("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    add("invalidate(with:)")
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    add("prepare")
    super.prepare()
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    add("elements", "\(Int(rect.minY)) ..< \(Int(rect.maxY))")
    return super.layoutAttributesForElements(in: rect)
  }
}
