import Foundation
import Testing
import UIKitCore

/// What a layout is asked when its view gets other bounds, and when: `signalrowsprobe` of Vercantez/openuikit, recorded on
/// iOS 26.1 (iPhone 16).
///
/// Numbers in brackets are the origin and the width of the bounds that a call found; a bar stands where the setter
/// returned.
@MainActor struct BoundsChangeOrderTests {
  private func calls(
    _ layout: any UICollectionViewLayout & Tracing, answer: Bool = true,
    _ change: (UICollectionView) -> Void
  ) -> [String] {
    inWorld { _ in
      layout.answer = answer
      let window = UIWindow()
      let view = UICollectionView.showing(
        ListDataSource(counts: [2]), in: layout, size: CGSize(width: 200, height: 300))
      window.addSubview(view)
      view.layoutIfNeeded()
      layout.lines = []
      change(view)
      layout.lines.append("|")
      view.layoutIfNeeded()
      withExtendedLifetime(window) {}
      return layout.lines
    }
  }

  private var layouts: [any UICollectionViewLayout & Tracing] {
    [TracedLayout(), TracedFlow()]
  }

  @Test func `another width is laid out before the setter returns`() {
    for layout in layouts {
      let calls = calls(layout) { $0.frame = CGRect(x: 0, y: 0, width: 220, height: 300) }
      #expect(
        calls == [
          "should(0, 0, 200)", "context(0, 0, 200)", "invalidate(0, 0, 220)",
          "invalidate(with:)(0, 0, 220)", "prepare(0, 0, 220)", "|",
        ])
    }
  }

  @Test func `another origin is laid out in the next pass`() {
    for layout in layouts {
      let calls = calls(layout) { $0.bounds = CGRect(x: 5, y: 6, width: 200, height: 300) }
      #expect(
        calls == [
          "should(0, 0, 200)", "context(0, 0, 200)", "invalidate(5, 6, 200)",
          "invalidate(with:)(5, 6, 200)", "|", "prepare(5, 6, 200)",
        ])
    }
  }

  @Test func `a layout that says no is asked no more`() {
    for layout in layouts {
      #expect(
        calls(layout, answer: false) { $0.frame.size.width = 220 } == ["should(0, 0, 200)", "|"])
    }
    for layout in layouts {
      #expect(
        calls(layout, answer: false) { $0.contentOffset.y = 40 } == ["should(0, 0, 200)", "|"])
    }
  }

  @Test func `the same frame is no change`() {
    for layout in layouts {
      #expect(calls(layout) { $0.frame = CGRect(x: 0, y: 0, width: 200, height: 300) } == ["|"])
    }
  }
}

@MainActor private protocol Tracing: AnyObject {
  var answer: Bool { get set }
  var lines: [String] { get set }
}

extension Tracing where Self: UICollectionViewLayout {
  fileprivate func add(_ call: String) {
    guard let bounds = collectionView?.bounds else { return }
    lines.append("\(call)(\(Int(bounds.minX)), \(Int(bounds.minY)), \(Int(bounds.width)))")
  }
}

/// Two cells in content of a fixed size.
private final class TracedLayout: UICollectionViewLayout, Tracing {
  var answer = true
  var lines: [String] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 1200) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 40)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    add("should")
    return answer
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
}

/// The same calls of a flow layout.
private final class TracedFlow: UICollectionViewFlowLayout, Tracing {
  var answer = true
  var lines: [String] = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    add("should")
    return answer
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
}
