import Foundation
import Testing
@testable import UIKitCore

/// What is to be seen of changes of rows while they last.
@MainActor struct TableTransitionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [String]
    var heights: [String: CGFloat] = [:]
    var ended: [IndexPath] = []
    init(_ names: [String]) { self.names = names }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[names[indexPath.row]] ?? 50
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) { ended.append(path) }
  }

  /// Sections of 30 points of header and rows of 50.
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [1, 1]
    var notices: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      notices.append("made \(section)")
      return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { notices.append("shown \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { notices.append("ended \(section)") }
  }

  @Test func `headers of sections that stay are the same views, and move along`() {
    inWorld { world in
      let sections = Sections()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      (table.rowHeight, table.sectionHeaderHeight, table.sectionHeaderTopPadding) = (50, 30, 0)
      (table.dataSource, table.delegate) = (sections, sections)
      let window = UIWindow()
      window.addSubview(table)
      table.layoutIfNeeded()
      let (first, second) = (table.headerView(forSection: 0), table.headerView(forSection: 1))
      #expect(sections.notices == ["made 0", "made 1", "shown 0", "shown 1"])
      sections.notices = []
      sections.counts[0] = 2
      table.insertRows(at: [path(1)], with: .fade)
      world.clock.advance(to: 0.15)
      #expect(seen(second).y > 95 && seen(second).y < 115)
      world.clock.advance(to: 0.4)
      #expect(seen(second).y == 130 && sections.notices == [])
      // Another one comes between them; the first is reloaded.
      sections.counts = [2, 1, 1]
      table.performBatchUpdates {
        table.insertSections([1], with: .fade)
        table.reloadSections([0], with: .fade)
      }
      world.clock.advance(to: 0.8)
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 2) === second && seen(second).y == 210)
      #expect(table.headerView(forSection: 0) !== first)
      #expect(sections.notices == ["made 0", "made 1", "ended 0", "shown 0", "shown 1"])
    }
  }

  @Test func `headers come and go with the rows of their sections`() throws {
    try inWorld { world in
      let sections = Sections()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      (table.rowHeight, table.sectionHeaderHeight, table.sectionHeaderTopPadding) = (50, 30, 0)
      (table.dataSource, table.delegate) = (sections, sections)
      let window = UIWindow()
      window.addSubview(table)
      table.layoutIfNeeded()
      let first = try #require(table.headerView(forSection: 0))
      let second = try #require(table.headerView(forSection: 1))
      sections.counts = [1]
      table.deleteSections([0], with: .fade)
      world.clock.advance(to: 0.15)
      #expect(seen(first).alpha > 0.2 && seen(first).alpha < 0.8 && seen(first).y == 0)
      #expect(seen(second).alpha == 1 && seen(second).y > 20 && seen(second).y < 60)
      world.clock.advance(to: 0.5)
      #expect(first.superview == nil && first.alpha == 1 && seen(second).y == 0)
      #expect(sections.notices.last == "ended 0")
      sections.counts = [1, 1]
      table.insertSections([1], with: .right)
      let third = try #require(table.headerView(forSection: 1))
      world.clock.advance(to: 0.65)
      let x = try #require(third.layer.presentation()?.frame.minX)
      #expect(x > 80 && x < 240 && seen(third).alpha == 1 && seen(third).y == 80)
    }
  }

  @Test func `a row under a finger stays marked until that is lifted, wherever it is then`() {
    inTable(["a", "b"]) { table, rows, clock in
      let b = table.cellForRow(at: path(1))
      table.highlightByTouch(at: CGPoint(x: 10, y: 60))
      rows.names = ["new", "a", "b"]
      table.insertRows(at: [path(0)], with: .fade)
      #expect(b?.isHighlighted == true)
      #expect(table.unhighlightByTouch() == path(2) && b?.isHighlighted == false)
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A table of 320 × 200 points on screen, its rows, and the clock.
  private func inTable(
    _ names: [String], _ body: @MainActor (UITableView, Rows, MediaClock) -> Void
  ) {
    inWorld { world in
      let rows = Rows(names)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      let window = UIWindow()
      window.addSubview(table)
      table.layoutIfNeeded()
      body(table, rows, world.clock)
      #expect(world.exceptions == [])
    }
  }

  /// Where a cell is on screen now, and how opaque.
  private func seen(_ cell: UIView?) -> (y: CGFloat, x: CGFloat, alpha: Float) {
    let layer = cell?.layer.presentation() ?? cell?.layer
    return (layer?.frame.minY ?? .nan, layer?.frame.minX ?? .nan, layer?.opacity ?? .nan)
  }

  @Test func `an inserted row appears while those below it make room, by the same cells`() {
    inTable(["a", "b", "c"]) { table, rows, clock in
      let (a, b) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
      rows.names = ["a", "new", "b", "c"]
      table.insertRows(at: [path(1)], with: .fade)
      let new = table.cellForRow(at: path(1))
      #expect(table.cellForRow(at: path(0)) === a && table.cellForRow(at: path(2)) === b)
      #expect(seen(new).alpha == 0 && seen(b).y == 50)
      clock.advance(to: 0.15)
      #expect(seen(new).alpha > 0.3 && seen(new).alpha < 0.7)
      #expect(seen(new).y == 50 && seen(a).y == 0)
      #expect(seen(b).y > 65 && seen(b).y < 85)
      clock.advance(to: 0.4)
      #expect(seen(new).alpha == 1 && seen(b).y == 100)
    }
  }

  @Test(
    arguments: [
      (UITableView.RowAnimation.left, -320.0, 50.0), (.right, 320, 50), (.top, 0, 0),
      (.bottom, 0, 100), (.none, 0, 50),
    ])
  func `a row comes from the side that is named`(
    animation: UITableView.RowAnimation, x: Double, y: Double
  ) {
    inTable(["a", "b"]) { table, rows, clock in
      rows.names = ["a", "new", "b"]
      table.insertRows(at: [path(1)], with: animation)
      let new = table.cellForRow(at: path(1))
      #expect(seen(new).x == x && seen(new).y == y && seen(new).alpha == 1)
      clock.advance(to: 0.4)
      #expect(seen(new).x == 0 && seen(new).y == 50)
    }
  }

  @Test func `a deleted row fades, is ended at the end, and its cell is whole again`() {
    inTable(["a", "b", "c", "d", "e"]) { table, rows, clock in
      let (b, c) = (table.cellForRow(at: path(1)), table.cellForRow(at: path(2)))
      rows.names.remove(at: 1)
      table.deleteRows(at: [path(1)], with: .automatic)
      clock.advance(to: 0.15)
      #expect(seen(b).alpha > 0.3 && seen(b).alpha < 0.7 && b?.superview === table)
      #expect(seen(c).y > 65 && seen(c).y < 85)
      // The row that was below the bounds comes from there.
      let last = table.cellForRow(at: path(3))
      #expect(seen(last).y > 165 && seen(last).y < 185 && rows.ended == [])
      clock.advance(to: 0.4)
      #expect(b?.superview == nil && b?.alpha == 1 && rows.ended == [path(1)])
      #expect(seen(c).y == 50 && seen(last).y == 150)
    }
  }

  @Test func `a batch without changes moves rows to their new heights`() {
    inTable(["a", "b", "c", "d"]) { table, rows, clock in
      let cells = table.visibleCells
      rows.heights["b"] = 110
      table.beginUpdates()
      table.endUpdates()
      #expect(seen(cells[2]).y == 100)
      clock.advance(to: 0.15)
      #expect(seen(cells[2]).y > 115 && seen(cells[2]).y < 145)
      // The row that leaves the bounds is still seen on its way.
      #expect(cells[3].superview === table && seen(cells[3]).y < 205)
      clock.advance(to: 0.4)
      #expect(seen(cells[2]).y == 160 && cells[3].superview == nil)
      #expect(table.visibleCells.elementsEqual(cells.prefix(3), by: ===))
    }
  }

  @Test func `a moved row travels, a reloaded one is another cell`() {
    inTable(["a", "b", "c"]) { table, rows, clock in
      let cells = table.visibleCells
      rows.names = ["c", "a", "B"]
      table.performBatchUpdates {
        table.moveRow(at: path(2), to: path(0))
        table.reloadRows(at: [path(1)], with: .fade)
      }
      #expect(table.cellForRow(at: path(0)) === cells[2] && seen(cells[2]).y == 100)
      #expect(table.subviews.last === cells[2])
      let reloaded = table.cellForRow(at: path(2))
      #expect(reloaded !== cells[1] && seen(reloaded).y == 50 && seen(reloaded).alpha == 0)
      clock.advance(to: 0.15)
      #expect(seen(cells[2]).y > 35 && seen(cells[2]).y < 65)
      #expect(seen(reloaded).y == seen(cells[1]).y && seen(cells[1]).alpha < 0.7)
      clock.advance(to: 0.4)
      #expect(table.visibleCells.count == 3 && cells[1].superview == nil)
    }
  }

  @Test func `without animation rows are at once where they are, by the same cells`() {
    inTable(["a", "b", "c"]) { table, rows, clock in
      let cells = table.visibleCells
      rows.names = ["a", "c"]
      rows.heights["c"] = 80
      UIView.performWithoutAnimation {
        table.deleteRows(at: [path(1)], with: .left)
      }
      #expect(
        table.visibleCells.map(ObjectIdentifier.init)
          == [cells[0], cells[2]].map(ObjectIdentifier.init))
      #expect(seen(cells[2]).y == 50 && cells[2].frame.height == 80)
      clock.advance(to: 0.02)
      #expect(cells[1].superview == nil)
    }
  }

  @Test func `content beyond the new end is scrolled there along with the rows`() {
    inTable((0..<8).map(String.init)) { table, rows, clock in
      table.contentOffset.y = 200
      table.layoutIfNeeded()
      let cell = table.cellForRow(at: path(5))
      rows.names.removeLast(2)
      table.deleteRows(at: [path(6), path(7)], with: .fade)
      #expect(table.contentOffset.y == 100)
      clock.advance(to: 0.15)
      let y = table.layer.presentation()?.bounds.minY ?? 0
      #expect(y > 130 && y < 170 && seen(cell).y == 250)
      clock.advance(to: 0.4)
      #expect(table.visibleCells.count == 4)
    }
  }

  @Test func `a batch is completed at the end of its animation, at once where there is none`() {
    inTable(["a", "b"]) { table, rows, clock in
      var times: [TimeInterval] = []
      @MainActor func remove() {
        table.performBatchUpdates {
          rows.names.removeLast()
          table.deleteRows(at: [path(rows.names.count)], with: .fade)
        } completion: { isFinished in
          #expect(isFinished)
          times.append(clock.now)
        }
      }
      remove()
      clock.advance(to: 1)
      UIView.performWithoutAnimation(remove)
      clock.advance(to: 2)
      #expect(times.count == 2 && abs(times[0] - 0.3) < 0.02 && times[1] < 1.05)
    }
  }

  @Test func `a snapshot's differences are animated once there are rows on screen`() {
    inWorld { world in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.rowHeight = 50
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      source.defaultRowAnimation = .left
      let window = UIWindow()
      window.addSubview(table)
      @MainActor func show(_ items: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
      }
      show(["a", "b"])
      table.layoutIfNeeded()
      let b = table.cellForRow(at: path(1))
      #expect(seen(b).x == 0)
      show(["new", "b", "a"])
      #expect(seen(table.cellForRow(at: path(0))).x == -320)
      world.clock.advance(to: 0.4)
      #expect(table.cellForRow(at: path(1)) === b && seen(b).y == 50)
      #expect(source.snapshot().itemIdentifiers == ["new", "b", "a"])
    }
  }
}
