import AnimLayers
import Foundation
import UIKitCore

/// Ticks per second of collection views that scroll, by the number of their items.
///
/// One tick moves the content by 7 points, which now and then brings a line of cells in and another
/// out, lays everything out and takes the snapshot from which a frame would be drawn. What a tick
/// costs must not grow with the number of items, and not be twice as much where it is recorded what everything comes of.
@main @MainActor struct CollectionBenchmark {
  static func main() {
    print("layout          items   ticks/s   ms/tick   events/tick   recorded/unrecorded")
    for (name, makeLayout) in layouts {
      for count in [100, 10_000, 1_000_000] { measure(name, makeLayout(), count) }
    }
  }

  private static let layouts: [(String, @MainActor () -> UICollectionViewLayout)] = [
    ("flow", { UICollectionViewFlowLayout() }),
    (
      "compositional",
      {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
          subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
    ),
  ]

  private static func measure(_ name: String, _ layout: UICollectionViewLayout, _ count: Int) {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        let items = Items(count)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.layoutIfNeeded()
        let limit = max(1, view.contentSize.height - view.bounds.height)
        var ticks = 0
        @MainActor func tick() {
          ticks += 1
          let offset = (CGFloat(ticks) * 7).truncatingRemainder(dividingBy: limit)
          view.contentOffset.y = offset
          view.layoutIfNeeded()
          _ = view.layer.presentation(at: clock.now)
        }
        for _ in 0..<100 { tick() }
        // By turns, so that both meet the same machine.
        let (turns, ticksOfTurn) = (20, 100)
        let rounds = turns * ticksOfTurn
        var (seconds, recorded) = (0.0, 0.0)
        var events = 0
        for _ in 0..<turns {
          let start = ProcessInfo.processInfo.systemUptime
          for _ in 0..<ticksOfTurn { tick() }
          let middle = ProcessInfo.processInfo.systemUptime
          events += CallLog.countCauses(on: clock) { for _ in 0..<ticksOfTurn { tick() } }
          seconds += middle - start
          recorded += ProcessInfo.processInfo.systemUptime - middle
        }
        let line = [
          name.padding(toLength: 14, withPad: " ", startingAt: 0),
          String(repeating: " ", count: 7 - "\(count)".count) + "\(count)",
          String(format: "%9.0f", Double(rounds) / seconds),
          String(format: "%9.4f", seconds / Double(rounds) * 1000),
          String(format: "%13.1f", Double(events) / Double(rounds)),
          String(format: "%21.2f", recorded / seconds),
        ]
        print(line.joined(separator: " "))
        withExtendedLifetime(items) {}
      }
    }
  }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
