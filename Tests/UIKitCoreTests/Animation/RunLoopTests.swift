import AnimLayers
import Foundation
import Testing
import UIKitCore

/// What happens without a simulation, as in an app's own tests, while somebody runs the run loop.
@MainActor struct RunLoopTests {
  private final class Counter: UIView {
    private(set) var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// Runs the run loop until something holds, or half a minute has passed.
  private func run(until isReached: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 30)
    while !isReached(), Date() < end { runOnce() }
  }

  private func runOnce() {
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }

  private func followingRunLoop(_ body: () -> Void) {
    MediaClock.$current.withValue(MediaClock { .current }) { UIEnvironment().run(body) }
  }

  @Test func `windows are laid out in the next turn`() {
    followingRunLoop {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = Counter()
      window.addSubview(view)
      #expect(view.layouts == 0)
      run { view.layouts > 0 }
      #expect(view.layouts == 1)
      view.setNeedsLayout()
      view.setNeedsLayout()
      run { view.layouts > 1 }
      #expect(view.layouts == 2)
      view.removeFromSuperview()
      view.setNeedsLayout()
      runOnce()
      #expect(view.layouts == 2)
    }
  }

  @Test func `a collection view has its cells in the next turn`() {
    followingRunLoop {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let source = ListDataSource(counts: [3])
      let view = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      run { !view.visibleCells.isEmpty }
      #expect(view.visibleCells.count == 3)
      source.sections[0].removeLast()
      view.reloadData()
      run { view.visibleCells.count == 2 }
      #expect(view.visibleCells.count == 2)
    }
  }

  @Test func `animations end`() {
    followingRunLoop {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      window.addSubview(view)
      var isFinished: Bool?
      UIView.animate(withDuration: 0.02, animations: { view.alpha = 0 }) { isFinished = $0 }
      #expect(isFinished == nil)
      run { isFinished != nil }
      #expect(isFinished == true)
    }
  }
}
