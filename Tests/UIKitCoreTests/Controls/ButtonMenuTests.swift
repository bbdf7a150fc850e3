import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Menus of buttons.
@MainActor struct ButtonMenuTests {
  private func withButton(
    _ body: (World, UIWindow, UIButton) throws -> Void
  ) rethrows {
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    try inWorld(environment) { world in
      let (window, button) = (UIWindow(), UIButton(type: .system))
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
      window.addSubview(button)
      window.layoutIfNeeded()
      try body(world, window, button)
    }
  }

  private func tap(_ title: String, in window: UIWindow, _ world: World) throws {
    let row = try #require(window.contextMenuRow(titled: title))
    window.perform(.tap(at: row.convert(CGPoint(x: 100, y: 20), to: window)))
    world.clock.advance(to: world.clock.now + 2)
  }

  @Test func `a touch opens the menu below the button, and is no tap`() throws {
    try withButton { world, window, button in
      var chosen: [String] = []
      button.menu = UIMenu(children: [
        UIAction(title: "Name") { chosen.append("\($0.title) \($0.sender === button)") }
      ])
      button.showsMenuAsPrimaryAction = true
      button.addAction(UIAction { _ in chosen.append("tap") }, for: .touchUpInside)
      button.addAction(UIAction { _ in chosen.append("menu") }, for: .menuActionTriggered)
      window.perform(.tap(at: CGPoint(x: 150, y: 120)))
      world.clock.advance(to: 2)
      let row = try #require(window.contextMenuRow(titled: "Name"))
      #expect(row.convert(row.bounds, to: window).minY >= 140)
      #expect(button.alpha == 1 && button.superview === window)
      try tap("Name", in: window, world)
      #expect(chosen == ["menu", "Name true"])
      #expect(window.contextMenuRow(titled: "Name") == nil)
    }
  }

  @Test func `where a tap does something, a long press opens the menu`() {
    withButton { world, window, button in
      var taps = 0
      button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      window.perform(.tap(at: CGPoint(x: 150, y: 120)))
      world.clock.advance(to: 2)
      #expect(taps == 1 && window.contextMenuRow(titled: "Name") == nil)
      window.perform(.longPress(at: CGPoint(x: 150, y: 120), duration: 1))
      world.clock.advance(to: 5)
      #expect(taps == 1 && window.contextMenuRow(titled: "Name") != nil)
    }
  }

  @Test func `a button that changes its selection shows what was chosen`() throws {
    try withButton { world, window, button in
      button.menu = UIMenu(children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      #expect(button.currentTitle == "Name")
      window.perform(.tap(at: CGPoint(x: 150, y: 120)))
      world.clock.advance(to: 2)
      try tap("Date", in: window, world)
      #expect(button.currentTitle == "Date")
      #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
    }
  }

  @Test func `without a menu it is selected by taps`() {
    withButton { world, window, button in
      button.changesSelectionAsPrimaryAction = true
      for (time, isSelected) in [(1.0, true), (2.0, false)] {
        window.perform(.tap(at: CGPoint(x: 150, y: 120)))
        world.clock.advance(to: time)
        #expect(button.isSelected == isSelected)
      }
    }
  }

  @Test func `of a group, the one that was chosen last is marked`() throws {
    try withButton { world, window, button in
      let actions = ["A", "B"].map { UIAction(title: $0, state: $0 == "A" ? .on : .off) { _ in } }
      button.menu = UIMenu(options: .singleSelection, children: actions)
      button.showsMenuAsPrimaryAction = true
      window.perform(.tap(at: CGPoint(x: 150, y: 120)))
      world.clock.advance(to: 2)
      try tap("B", in: window, world)
      #expect(actions.map(\.state) == [.off, .on])
      #expect(button.currentTitle == "Sort")
    }
  }

  @Test func `buttons of bars open menus, too`() throws {
    try inWorld(UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))) { world in
      let page = UIViewController()
      var chosen = ""
      let item = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [UIAction(title: "Copy") { chosen = $0.title }]))
      page.navigationItem.rightBarButtonItem = item
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: page)
      window.layoutIfNeeded()
      let view = item.makeView()
      window.perform(.tap(at: view.convert(CGPoint(x: 5, y: 5), to: window)))
      world.clock.advance(to: 2)
      try tap("Copy", in: window, world)
      #expect(chosen == "Copy")
    }
  }
}
