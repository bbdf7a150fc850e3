import Foundation
import Testing
import UIKitCore

/// Rows that are as high as what their cells hold, wherever in the cell that is.
@MainActor struct TableCellHeightTests {
  /// What a label's edges are tied to.
  enum Tie: CaseIterable { case cell, content, both }

  private final class Source: NSObject, UITableViewDataSource {
    let tie: Tie
    init(_ tie: Tie) { self.tie = tie }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      if tie == .content { cell.contentView.addSubview(box) } else { cell.addSubview(box) }
      let outer: UIView = tie == .cell ? cell : cell.contentView
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        outer.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 15),
      ])
      return cell
    }
  }

  @Test func `labels side by side are as high as their texts`() throws {
    try inWorld { _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "1"
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
      cell.layoutIfNeeded()
      let labels = [try #require(cell.textLabel), try #require(cell.detailTextLabel)]
      for label in labels {
        #expect(label.frame.height == label.sizeThatFits(cell.bounds.size).height)
        #expect(abs(label.center.y - 40) <= 1)
      }
      let other = UITableViewCell(style: .default, reuseIdentifier: nil)
      other.textLabel?.text = "Name"
      other.frame = cell.frame
      other.layoutIfNeeded()
      #expect(other.textLabel?.frame.height == 80)
    }
  }

  @Test(arguments: Tie.allCases)
  func `what is tied to a cell makes its row as high as what is tied to its content`(_ tie: Tie) {
    inWorld { _ in
      let source = Source(tie)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
      table.dataSource = source
      withExtendedLifetime(source) {
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 185)
      }
    }
  }
}
