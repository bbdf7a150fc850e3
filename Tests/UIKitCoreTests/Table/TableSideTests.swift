import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Rows of tables on a phone that lies on its side, where sensors and corners cover both ends.
@MainActor struct TableSideTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Fruit" }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Apple"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func withTable(
    _ style: UITableView.Style, _ body: (World, UIWindow, UITableView) throws -> Void
  ) rethrows {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    environment.landscapeSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    try inWorld(environment) { world in
      let (window, controller) = (UIWindow(), UITableViewController(style: style))
      let source = Source()
      controller.tableView.dataSource = source
      window.rootViewController = controller
      window.layoutIfNeeded()
      try withExtendedLifetime(source) { try body(world, window, controller.tableView) }
    }
  }

  @Test func `what rows show is kept off the ends, and their ground is not`() throws {
    try withTable(.plain) { world, window, table in
      let before = try #require(table.visibleCells.first)
      #expect(before.contentView.frame.minX == 0 && before.separator.frame.minX == 16)
      window.rotate(to: .landscapeLeft)
      world.clock.advance(to: 1)
      let cell = try #require(table.visibleCells.first)
      #expect(cell.frame.minX == 0 && cell.frame.width == 852)
      #expect(cell.contentView.frame.minX == 59)
      #expect(cell.separator.frame.minX == CGFloat(59 + 16))
      let mark = try #require(cell.subviews.first { $0 is AccessoryPicture })
      #expect(mark.frame.maxX == CGFloat(852 - 59 - 16))
      let header = table.headerView(forSection: 0)?.textLabel
      #expect(header.map { $0.convert($0.bounds, to: table).minX } == CGFloat(59 + 16))
      table.insetsContentViewsToSafeArea = false
      table.layoutIfNeeded()
      #expect(table.visibleCells.first?.contentView.frame.minX == 0)
      table.insetsContentViewsToSafeArea = true
      window.rotate(to: .portrait)
      world.clock.advance(to: 2)
      #expect(table.visibleCells.first?.contentView.frame.minX == 0)
    }
  }

  @Test func `groups that are inset are so from the ends of the safe area`() throws {
    try withTable(.insetGrouped) { world, window, table in
      #expect(table.visibleCells.first?.frame.minX == 16)
      window.rotate(to: .landscapeLeft)
      world.clock.advance(to: 1)
      let cell = try #require(table.visibleCells.first)
      #expect(cell.frame.minX == CGFloat(59 + 20))
      #expect(cell.frame.maxX == CGFloat(852 - 59 - 20))
      #expect(cell.contentView.frame.minX == 0)
    }
  }
}
