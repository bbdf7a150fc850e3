import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Which cells are made before they are seen, and when: recorded on iOS 26.1 (`signalrowsprobe`, offset-order, of
/// Vercantez/openuikit) with a view of 200 × 300 points over 40 items of 200 × 40, 50 apart, at 60 frames a second.
@MainActor struct CellsAheadTests {
  /// Notes the items that cells are asked for, and where the content is then.
  private final class Source: NSObject, UICollectionViewDataSource {
    var made: [(offset: CGFloat, item: Int)] = []

    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made.append((collectionView.contentOffset.y, indexPath.item))
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// What is made after a movement begins, frame by frame; `delay` is the first frame's distance from a sixtieth of a second.
  private func made(
    delay: Double = 0, _ move: (UICollectionView) -> Void
  ) -> [(offset: CGFloat, item: Int)] {
    let environment = UIEnvironment(traits: UITraitCollection(displayScale: 3))
    return inWorld(environment) { world in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      layout.minimumLineSpacing = 10
      let source = Source()
      let view = UICollectionView.showing(
        source, in: layout, size: CGSize(width: 200, height: 300))
      source.made = []
      move(view)
      for frame in 1...24 {
        world.clock.advance(to: Double(frame) / 60 + delay)
        view.layoutIfNeeded()
      }
      return source.made
    }
  }

  private func expect(
    _ made: [(offset: CGFloat, item: Int)], _ recorded: [(CGFloat, Int)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(made.map(\.item) == recorded.map(\.1), sourceLocation: location)
    for (made, recorded) in zip(made, recorded) {
      #expect(
        abs(made.offset - recorded.0) < 0.01, "item \(made.item)", sourceLocation: location)
    }
  }

  @Test func `a jump makes the cells that are seen, and no others later`() {
    expect(made { $0.contentOffset.y = 40 }, [(40, 6)])
    expect(made { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) }, [(40, 6)])
    expect(
      made { $0.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false) },
      (6...11).map { (300, $0) })
  }

  @Test func `an animated movement makes a cell a frame, for three quarters of the view ahead`() {
    let third = 1.0 / 3
    expect(
      made(delay: -0.0007) {
        $0.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: true)
      },
      [
        (2, 6), (20 - third, 7), (34 + third, 8), (53 - third, 9), (74, 10), (123, 11), (149, 12),
        (200 + third, 13), (246 - third, 14), (279 + third, 15), (298 - third, 16),
      ])
  }

  @Test func `a slow movement looks ahead once it has gone five points`() {
    let third = 1.0 / 3
    let all = made(delay: 0.007) {
      $0.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: true)
    }
    expect(
      Array(all.prefix(5)),
      [
        (1 - third, 6), (8 + third, 7), (11 + third, 8), (15 - third, 9), (18, 10),
      ])
  }
}
