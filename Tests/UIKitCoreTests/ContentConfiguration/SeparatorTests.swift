import Foundation
import Testing
import UIKitCore

/// The lines between the rows of a list.
@MainActor struct SeparatorTests {
  private typealias Change = (inout UICollectionLayoutListConfiguration) -> Void

  /// The frames of the lines of three rows of 320 points, from top to bottom, at two pixels to a point.
  private func lines(_ change: Change) -> [[CGRect]] {
    inWorld(UIEnvironment(traits: UITraitCollection(displayScale: 2))) { _ in
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      change(&configuration)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let source = ListDataSource(counts: [3])
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      return (0..<3).map { item in
        let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
        return (cell?.subviews ?? []).filter { !$0.isHidden && $0.frame.height == 0.5 }
          .map(\.frame).sorted { $0.minY < $1.minY }
      }
    }
  }

  private func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: 0.5)
  }

  @Test func `all rows have the lines of their list`() {
    let below = line(16, 43.5, 304)
    #expect(lines { _ in } == [[below], [below], []])
    #expect(lines { $0.showsSeparators = false } == [[], [], []])
    let hidden = lines { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden }
    #expect(hidden == [[], [], []])
    let inset = lines {
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 30
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = 10
    }
    #expect(inset == Array(repeating: [line(16, 0, 304), line(30, 43.5, 280)], count: 3))
  }

  /// Rows with a text.
  private final class Texts: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Row \(path.item)"
      content.directionalLayoutMargins.leading = 24
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func `lines begin where texts do, in the first row, too`() {
    inWorld(UIEnvironment(traits: UITraitCollection(displayScale: 2))) { _ in
      let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let outer = UIViewController()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 380),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let source = Texts()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      outer.view.addSubview(view)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = outer
      window.layoutIfNeeded()
      let starts = (0..<2).map { item in
        let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
        return (cell?.subviews ?? []).filter { !$0.isHidden && $0.frame.height == 0.5 }
          .map(\.frame.minX)
      }
      #expect(starts == [[24], [24]])
    }
  }

  @Test func `the list says which lines a row has`() {
    let one = lines {
      $0.itemSeparatorHandler = { path, usual in
        var lines = usual
        switch path.item {
        case 0: lines.bottomSeparatorVisibility = .hidden
        case 1: lines.topSeparatorVisibility = .visible
        default: break
        }
        return lines
      }
    }
    #expect(one == [[], [line(16, 0, 304), line(16, 43.5, 304)], []])
  }
}
