import Foundation
import Testing
import UIKitCore

/// When cells update their configurations, as recorded on iOS 26.1 (`cellconfigprobe` of Vercantez/openuikit).
@MainActor struct CellConfigurationTests {
  /// What was called, in order.
  private final class Log {
    var calls: [String] = []
  }

  /// A cell that has no configuration, and notes when it could set one.
  private final class Cell: UICollectionViewCell {
    weak var log: Log?
    var item = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      log?.calls.append(
        "update \(item) selected=\(state.isSelected) window=\(window != nil)")
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let log: Log
    init(log: Log) { self.log = log }

    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.calls.append("cellForItemAt \(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? Cell { (cell.log, cell.item) = (log, indexPath.item) }
      return cell
    }
  }

  private func showing(_ body: (UICollectionView, Log) throws -> Void) rethrows {
    try inWorld { _ in
      let log = Log()
      let source = Source(log: log)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.addSubview(view)
      window.layoutIfNeeded()
      try body(view, log)
      withExtendedLifetime((window, source)) {}
    }
  }

  @Test func `every cell is updated in the window before the next one is asked for`() {
    showing { _, log in
      #expect(
        log.calls == [
          "cellForItemAt 0", "update 0 selected=false window=true",
          "cellForItemAt 1", "update 1 selected=false window=true",
        ])
    }
  }

  @Test func `changes of state are waited with until the next layout, which hears of all at once`()
  {
    showing { view, log in
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      log.calls = []
      cell?.setNeedsUpdateConfiguration()
      #expect(log.calls.isEmpty)
      cell?.isSelected = true
      #expect(log.calls.isEmpty)
      cell?.layoutIfNeeded()
      #expect(log.calls == ["update 0 selected=true window=true"])
      view.layoutIfNeeded()
      #expect(log.calls.count == 1)
    }
  }

  @Test func `a cell that is used again is updated again`() {
    showing { view, log in
      log.calls = []
      view.reloadData()
      view.layoutIfNeeded()
      #expect(log.calls.filter { $0.hasPrefix("update") }.count == 2)
    }
  }
}
