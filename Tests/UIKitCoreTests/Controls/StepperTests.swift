import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct StepperTests {
  private func tap(_ x: Double, _ prepare: (UIStepper) -> Void = { _ in }) -> (Double, Int) {
    inWorld { world in
      let (window, stepper) = (UIWindow(), UIStepper(frame: .zero))
      window.addSubview(stepper)
      prepare(stepper)
      var changes = 0
      stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      window.layoutIfNeeded()
      window.perform(.tap(at: CGPoint(x: x, y: 16)))
      world.clock.advance(to: 1)
      return (stepper.value, changes)
    }
  }

  @Test func `taps on its halves step up and down, and tell of it`() {
    #expect(tap(70) == (1, 1))
    #expect(tap(20) { $0.value = 5 } == (4, 1))
    #expect(tap(70) { $0.stepValue = 2.5 } == (2.5, 1))
  }

  @Test func `at its bounds it stays, or begins again`() {
    #expect(tap(20) == (0, 0))
    #expect(tap(20) { $0.wraps = true } == (100, 1))
    #expect(tap(70) { ($0.maximumValue, $0.value) = (1.5, 1) } == (1.5, 1))
  }

  @Test func `it is as large as UIKit's whatever it is given`() {
    inWorld { _ in
      let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 300, height: 3))
      #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    }
  }
}

@MainActor struct CommonLookTests {
  @Test func `views take on the common look of their class where they have none of their own`() {
    inWorld { _ in
      UILabel.appearance().textColor = .red
      UIView.appearance().tintColor = .green
      let (window, label, blue) = (UIWindow(), UILabel(), UILabel())
      blue.textColor = .blue
      window.addSubview(label)
      window.addSubview(blue)
      #expect(label.textColor == .red)
      #expect(blue.textColor == .blue)
      #expect(label.tintColor == .green)
    }
  }

  @Test func `a common look may be for a container's views alone`() {
    final class Box: UIView {}
    inWorld { _ in
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
      let (window, box, inside, outside) = (UIWindow(), Box(), UILabel(), UILabel())
      window.addSubview(box)
      box.addSubview(inside)
      window.addSubview(outside)
      #expect(inside.textColor == .red)
      #expect(outside.textColor != .red)
    }
  }

  @Test func `bars take on their titles' look`() {
    inWorld { _ in
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      let look = UITabBarAppearance()
      look.backgroundColor = .yellow
      UITabBar.appearance().standardAppearance = look
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: UIViewController())
      tabs.viewControllers = [stack]
      let window = UIWindow()
      window.rootViewController = tabs
      #expect(stack.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
      #expect(tabs.tabBar.standardAppearance === look)
    }
  }
}

@MainActor struct TableEditingTests {
  private final class Names: NSObject, UITableViewDataSource {
    var names = ["A", "B", "C"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.reloadData()
    }
  }

  @Test func `rows that can be edited have a minus, whose tap deletes them`() {
    inWorld { world in
      let (window, names) = (UIWindow(), Names())
      let table = UITableView(frame: window.bounds)
      table.dataSource = names
      window.addSubview(table)
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      let cells = table.visibleCells
      #expect(cells.map(\.contentView.frame.minX) == [38, 0, 38])
      window.perform(.tap(at: CGPoint(x: 23, y: cells[2].frame.midY)))
      world.clock.advance(to: 1)
      #expect(names.names == ["A", "B"])
      table.setEditing(false, animated: false)
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 0])
    }
  }

  @Test func `a table follows its snapshots`() {
    inWorld { _ in
      let window = UIWindow()
      let table = UITableView(frame: window.bounds)
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name
        return cell
      }
      window.addSubview(table)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["x", "y"])
      source.apply(snapshot)
      window.layoutIfNeeded()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "y"])
      #expect(source.indexPath(for: "y") == IndexPath(item: 1, section: 0))
      #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "x")
    }
  }
}
