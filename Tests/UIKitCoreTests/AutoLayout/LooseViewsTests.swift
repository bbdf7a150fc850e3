import Foundation
import Testing

@testable import UIKitCore

/// Views that nothing places, on screens of which parts are missing.
@MainActor struct LooseViewsTests {
  private final class Card: UIView {}

  /// A screen as large as the device with views that have no place.
  private func screen(isMissing: Bool = true, _ views: [UIView]) -> UIWindow {
    UIEnvironment.current.improvises = true
    if isMissing { UIEnvironment.current.missParts() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    window.rootViewController = controller
    window.layoutIfNeeded()
    if LooseViews.place(in: window) { window.layoutIfNeeded() }
    return window
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `they are set one below the other`() {
    inWorld { _ in
      let (title, field, button) = (label("Title"), UITextField(), UIButton(type: .system))
      _ = screen([title, field, button])
      #expect(title.frame.minX == 16 && title.frame.maxX == 359 && title.frame.height > 15)
      #expect(field.frame.minY == title.frame.maxY + 12 && field.frame.height == 44)
      #expect(button.frame.minY == field.frame.maxY + 12)
      #expect(
        UIEnvironment.current.messages.contains { $0.text.contains("nothing says where views in") })
    }
  }

  @Test func `what scrolls takes what the others leave`() {
    inWorld { _ in
      let (title, table) = (label("Title"), UITableView())
      _ = screen([title, table])
      #expect(table.frame.minY == title.frame.maxY + 12)
      #expect(table.frame.minX == 0 && table.frame.width == 375 && table.frame.maxY == 667)
      let only = UITableView()
      _ = screen([only])
      #expect(only.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  @Test func `what scrolls is as wide as the screen, as is what is in it`() {
    inWorld { _ in
      let (scroll, title, text) = (UIScrollView(), label("Title"), label("Text"))
      scroll.addSubview(title)
      scroll.addSubview(text)
      let window = screen([scroll])
      window.rootViewController?.additionalSafeAreaInsets.top = 50
      window.layoutIfNeeded()
      #expect(scroll.frame == CGRect(x: 0, y: 50, width: 375, height: 617))
      #expect(title.frame.minY == 16 && title.frame.width == 343)
      #expect(scroll.contentSize == CGSize(width: 375, height: text.frame.maxY + 16))
    }
  }

  @Test func `containers are as high as what is in them`() {
    inWorld { _ in
      let card = Card()
      let (title, text) = (label("Title"), label("Text"))
      card.addSubview(title)
      card.addSubview(text)
      _ = screen([card, label("Below")])
      #expect(text.frame.minY == title.frame.maxY + 12)
      #expect(card.frame.height == text.frame.maxY + 16)
    }
  }

  @Test func `what has a place keeps it, and all does where nothing is missing`() {
    inWorld { _ in
      let (framed, tied, loose) = (label("A"), label("B"), label("C"))
      framed.frame = CGRect(x: 5, y: 200, width: 50, height: 20)
      tied.translatesAutoresizingMaskIntoConstraints = false
      UIEnvironment.current.improvises = true
      UIEnvironment.current.missParts()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let controller = UIViewController()
      for view in [framed, tied, loose] { controller.view.addSubview(view) }
      tied.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 300).isActive = true
      window.rootViewController = controller
      window.layoutIfNeeded()
      LooseViews.place(in: window)
      window.layoutIfNeeded()
      #expect(framed.frame == CGRect(x: 5, y: 200, width: 50, height: 20))
      #expect(tied.frame.minY == 300)
      #expect(loose.frame.minY >= tied.frame.maxY)
    }
    inWorld { _ in
      let whole = label("D")
      _ = screen(isMissing: false, [whole])
      #expect(whole.frame == .zero)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let labels = [UILabel(), UILabel()]
      for label in labels {
        label.text = "Text"
        cell.contentView.addSubview(label)
      }
      cell.contentView.insertSubview(UIImageView(), at: 0)
      return cell
    }
  }

  @Test func `in a row the picture comes first, and the row is high enough`() throws {
    try inWorld { _ in
      let (table, rows) = (UITableView(), Rows())
      table.dataSource = rows
      _ = screen([table])
      let cell = try #require(table.visibleCells.first)
      let views = cell.contentView.subviews
      #expect(views[0].frame == CGRect(x: 12, y: 12, width: 56, height: 56))
      #expect(views[1].frame.minX == 80 && views[2].frame.minY > views[1].frame.minY)
      #expect(cell.frame.height >= 80)
    }
  }
}
