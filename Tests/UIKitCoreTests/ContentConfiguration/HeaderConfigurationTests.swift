import AnimLayers
import Foundation
import Testing
import UIKitCore

/// Headers and footers of tables whose look is a configuration.
@MainActor struct HeaderConfigurationTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var handler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?
    private(set) var defaults: [UIListContentConfiguration] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      guard let view else { return nil }
      var content = view.defaultContentConfiguration()
      defaults.append(content)
      content.text = "title"
      view.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      view.backgroundConfiguration = background
      view.configurationUpdateHandler = handler
      return view
    }
  }

  private func header(
    _ style: UITableView.Style, _ sections: Sections
  ) throws -> UITableViewHeaderFooterView {
    let window = UIWindow()
    let table = UITableView(frame: window.bounds, style: style)
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (sections, sections)
    window.addSubview(table)
    window.layoutIfNeeded()
    return try #require(table.headerView(forSection: 0))
  }

  @Test func `a header shows its content over its background`() throws {
    try inWorld { _ in
      let header = try header(.plain, Sections())
      #expect(header.contentView is UIListContentView)
      #expect(header.contentView.frame == header.bounds && header.frame.height > 28)
      let fill = header.backgroundView?.subviews.first
      #expect(fill?.backgroundColor == .red && fill?.bounds.size == header.bounds.size)
      header.backgroundConfiguration = nil
      #expect(header.backgroundView == nil)
    }
  }

  @Test func `its default content is that of the table's style`() throws {
    try inWorld { _ in
      let (plain, grouped) = (Sections(), Sections())
      _ = try header(.plain, plain)
      _ = try header(.insetGrouped, grouped)
      #expect(
        plain.defaults.first?.textProperties.font
          == UIListContentConfiguration.plainHeader().textProperties.font)
      #expect(
        grouped.defaults.first?.textProperties.color
          == UIListContentConfiguration.groupedHeader().textProperties.color)
    }
  }

  @Test func `a handler sets configurations before the header is shown`() throws {
    try inWorld { _ in
      let sections = Sections()
      sections.handler = { view, _ in
        var content = UIListContentConfiguration.plainHeader()
        content.text = "from the handler"
        view.contentConfiguration = content
      }
      let header = try header(.plain, sections)
      let content = header.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == "from the handler")
    }
  }
}
