import AnimGeometry
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Menus that a long press opens.
@MainActor struct ContextMenuTests {
  /// Has a menu for some items, and notes what was chosen.
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var chosen: [String] = []
    var selected: [IndexPath] = []
    var submenu = UIMenu(options: .displayInline)

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.item != 1 else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        let copy = UIAction(title: "Copy") { self?.chosen.append($0.title) }
        let delete = UIAction(title: "Delete", attributes: .destructive) {
          self?.chosen.append($0.title)
        }
        let hidden = UIAction(title: "Secret", attributes: .hidden) { _ in }
        return UIMenu(
          children: [copy, hidden] + [self?.submenu].compactMap(\.self)
            + [UIMenu(options: .displayInline, children: [delete])])
      }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      chosen.append("preview")
      animator.addAnimations { self.chosen.append("along") }
      animator.addCompletion { self.chosen.append("then") }
    }
  }

  private func withList(
    _ body: (World, UIWindow, UICollectionView, Delegate) throws -> Void
  ) throws {
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    try inWorld(environment) { world in
      let (delegate, layout) = (Delegate(), UICollectionViewFlowLayout())
      layout.itemSize = CGSize(width: 100, height: 100)
      let window = UIWindow()
      let view = UICollectionView.showing(
        ListDataSource(counts: [9]), in: layout, size: window.bounds.size, delegate: delegate)
      window.addSubview(view)
      window.layoutIfNeeded()
      try body(world, window, view, delegate)
    }
  }

  private func center(_ view: UIView, in window: UIWindow) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }

  private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
    var chosen: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row == 1 else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { self.chosen.append($0.title) }])
      }
    }
  }

  @Test func `rows of tables have menus, too`() throws {
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    try inWorld(environment) { world in
      let (rows, window) = (Rows(), UIWindow())
      let table = UITableView(frame: window.bounds)
      (table.delegate, table.dataSource) = (rows, rows)
      window.addSubview(table)
      window.layoutIfNeeded()
      let none = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      window.perform(.longPress(at: center(none, in: window), duration: 1))
      world.clock.advance(to: 3)
      #expect(window.contextMenuRow(titled: "Copy") == nil)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      window.perform(.longPress(at: center(cell, in: window), duration: 1))
      world.clock.advance(to: 6)
      let copy = try #require(window.contextMenuRow(titled: "Copy"))
      window.perform(.tap(at: center(copy, in: window)))
      world.clock.advance(to: 9)
      #expect(rows.chosen == ["Copy"])
    }
  }

  private final class Renamer: UITextField {
    var renamed: [String] = []
  }

  @Test func `a command in a menu is sent to the first responder that has its method`() throws {
    let rename = Selector("rename(_:)", of: { $0 is Renamer }) { target, arguments in
      (target as? Renamer)?.renamed.append((arguments.first as? UICommand)?.title ?? "")
    }
    try withList { world, window, view, delegate in
      let field = Renamer(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      delegate.submenu = UIMenu(
        options: .displayInline,
        children: [
          UICommand(title: "Rename", action: rename),
          UIKeyCommand(
            title: "Hidden", action: rename, input: "r", modifierFlags: .command,
            attributes: .hidden),
        ])
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      window.perform(.longPress(at: center(cell, in: window), duration: 1))
      world.clock.advance(to: 3)
      #expect(window.contextMenuRow(titled: "Hidden") == nil)
      let row = try #require(window.contextMenuRow(titled: "Rename"))
      window.perform(.tap(at: center(row, in: window)))
      world.clock.advance(to: 6)
      #expect(field.renamed == ["Rename"])
    }
  }

  @Test func `a tap on the preview closes the menu, and tells the app`() throws {
    try withList { world, window, view, delegate in
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      window.perform(.longPress(at: center(cell, in: window), duration: 1))
      world.clock.advance(to: 3)
      #expect(window.contextMenuRow(titled: "Copy") != nil)
      let preview = try #require(
        window.subviews.last?.subviews.lazy.compactMap { $0 as? LiftedPreview }.first)
      window.perform(.tap(at: center(preview, in: window)))
      world.clock.advance(to: 3.2)
      #expect(delegate.chosen == ["preview", "along"])
      world.clock.advance(to: 6)
      #expect(delegate.chosen == ["preview", "along", "then"])
      #expect(window.contextMenuRow(titled: "Copy") == nil && cell.alpha == 1)
    }
  }

  @Test func `a long press hides the cell, lifts its picture and shows the rows`() throws {
    try withList { world, window, view, delegate in
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      window.perform(.longPress(at: center(cell, in: window), duration: 1))
      world.clock.advance(to: 0.14)
      #expect(cell.alpha == 1)
      world.clock.advance(to: 0.3)
      // It sinks in, and there is no menu yet.
      #expect(cell.alpha == 0)
      #expect(window.contextMenuRow(titled: "Copy") == nil)
      world.clock.advance(to: 2)
      let row = try #require(window.contextMenuRow(titled: "Copy"))
      #expect(row.bounds.size == CGSize(width: 250, height: 44))
      #expect(window.contextMenuRow(titled: "Secret") == nil)
      #expect(delegate.selected.isEmpty)
    }
  }

  @Test func `a row closes the menu, and its action is performed when all is as it was`() throws {
    try withList { world, window, view, delegate in
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      let layers = window.subviews.count
      window.perform(.longPress(at: center(cell, in: window), duration: 1))
      world.clock.advance(to: 2)
      let row = try #require(window.contextMenuRow(titled: "Delete"))
      window.perform(.tap(at: center(row, in: window)))
      world.clock.advance(to: 2.2)
      #expect(delegate.chosen.isEmpty)
      world.clock.advance(to: 4)
      #expect(delegate.chosen == ["Delete"])
      #expect(cell.alpha == 1 && window.subviews.count == layers)
    }
  }

  @Test func `a row opens a menu over its own, whose head and whose sides close it again`() throws {
    try withList { world, window, view, delegate in
      delegate.submenu = UIMenu(
        title: "Share",
        children: [UIAction(title: "Mail") { [weak delegate] in delegate?.chosen.append($0.title) }]
      )
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      window.perform(.longPress(at: center(cell, in: window), duration: 1))
      world.clock.advance(to: 2)
      let row = try #require(window.contextMenuRow(titled: "Share"))
      let place = row.convert(row.bounds, to: window)
      #expect(window.contextMenuRow(titled: "Mail") == nil)
      var time = 2.0
      @MainActor func tap(_ title: String) throws {
        let row = try #require(window.contextMenuRow(titled: title))
        window.perform(.tap(at: center(row, in: window)))
        time += 2
        world.clock.advance(to: time)
      }
      try tap("Share")
      // Its head lies over the row, and the rows below it.
      let head = try #require(window.contextMenuRow(titled: "Share"))
      #expect(head !== row && head.convert(head.bounds, to: window) == place)
      let mail = try #require(window.contextMenuRow(titled: "Mail"))
      #expect(mail.convert(mail.bounds, to: window).minY == place.maxY + 8)
      try tap("Share")
      #expect(window.contextMenuRow(titled: "Mail") == nil)
      try tap("Share")
      window.perform(.tap(at: CGPoint(x: 380, y: 820)))
      time += 2
      world.clock.advance(to: time)
      #expect(window.contextMenuRow(titled: "Mail") == nil)
      #expect(window.contextMenuRow(titled: "Copy") != nil && delegate.chosen.isEmpty)
      try tap("Share")
      try tap("Mail")
      #expect(delegate.chosen == ["Mail"])
      #expect(cell.alpha == 1 && window.contextMenuRow(titled: "Copy") == nil)
    }
  }

  @Test func `a tap beside the menu closes it`() throws {
    try withList { world, window, view, delegate in
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      window.perform(.longPress(at: center(cell, in: window), duration: 1))
      world.clock.advance(to: 2)
      window.perform(.tap(at: CGPoint(x: 300, y: 800)))
      world.clock.advance(to: 4)
      #expect(window.contextMenuRow(titled: "Copy") == nil)
      #expect(delegate.chosen.isEmpty && delegate.selected.isEmpty && cell.alpha == 1)
    }
  }

  @Test func `a short press selects, and an item without a menu stays where it is`() throws {
    try withList { world, window, view, delegate in
      let first = try #require(view.cellForItem(at: IndexPath(0, 0)))
      window.perform(.tap(at: center(first, in: window), duration: 0.3))
      world.clock.advance(to: 2)
      #expect(delegate.selected == [IndexPath(0, 0)])
      #expect(first.alpha == 1 && window.contextMenuRow(titled: "Copy") == nil)
      let second = try #require(view.cellForItem(at: IndexPath(0, 1)))
      window.perform(.longPress(at: center(second, in: window), duration: 1))
      world.clock.advance(to: 2.7)
      #expect(second.alpha == 1)
    }
  }

  @Test func `a finger that moves away scrolls and opens nothing`() throws {
    try withList { world, window, view, _ in
      view.alwaysBounceVertical = true
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      window.perform(
        .drag(
          from: center(cell, in: window), by: CGVector(dx: 0, dy: 100), duration: 0.8,
          release: .rest))
      world.clock.advance(to: 3)
      #expect(window.contextMenuRow(titled: "Copy") == nil && cell.alpha == 1)
    }
  }

  @Test func `any view may have a menu, and a controller for its preview`() throws {
    final class Host: NSObject, UIContextMenuInteractionDelegate {
      let preview = UIViewController()
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(previewProvider: { self.preview })
      }
    }
    inWorld(UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))) { world in
      let (window, view, host) = (UIWindow(), UIView(), Host())
      host.preview.preferredContentSize = CGSize(width: 300, height: 400)
      view.frame = CGRect(x: 100, y: 100, width: 80, height: 80)
      window.addSubview(view)
      let interaction = UIContextMenuInteraction(delegate: host)
      view.addInteraction(interaction)
      #expect(interaction.view === view && view.interactions.count == 1)
      window.perform(.longPress(at: CGPoint(x: 140, y: 140), duration: 1))
      world.clock.advance(to: 3)
      #expect(host.preview.view.window != nil)
      #expect(host.preview.view.bounds.size == CGSize(width: 300, height: 400))
      interaction.dismissMenu()
      world.clock.advance(to: 5)
      #expect(host.preview.view.window == nil && view.alpha == 1)
      view.removeInteraction(interaction)
      #expect(interaction.view == nil && view.gestureRecognizers?.isEmpty == true)
    }
  }

  // MARK: Places

  private let screen = CGRect(x: 0, y: 47, width: 390, height: 763)
  private let menu = CGSize(width: 250, height: 176)

  private func placement(_ source: CGRect, _ size: CGSize? = nil) -> ContextMenuPlacement {
    ContextMenuPlacement(
      source: source, previewSize: size ?? source.size, menuSize: menu, in: screen)
  }

  @Test func `the menu is below what was pressed where there is room`() {
    let place = placement(CGRect(x: 20, y: 200, width: 100, height: 100))
    #expect(place.preview == CGRect(x: 20, y: 200, width: 100, height: 100))
    #expect(place.menu == CGRect(x: 20, y: 316, width: 250, height: 176))
    #expect(place.origin == CGPoint(x: 70, y: 316))
  }

  @Test func `it is above near the bottom, at the side of the screen that is nearer`() {
    let place = placement(CGRect(x: 270, y: 680, width: 100, height: 100))
    // Its trailing edge is the preview's.
    #expect(place.menu == CGRect(x: 120, y: 680 - 16 - 176, width: 250, height: 176))
    #expect(place.origin.y == place.menu.maxY)
  }

  @Test func `a preview that leaves no room moves up, and one that is too large shrinks`() {
    let tall = placement(CGRect(x: 45, y: 200, width: 300, height: 500))
    #expect(tall.menu.maxY == screen.maxY - 16)
    #expect(tall.preview.maxY == tall.menu.minY - 16)
    let wide = placement(CGRect(x: 0, y: 200, width: 390, height: 60))
    #expect(wide.preview.minX == 16 && wide.preview.width == 358)
    let huge = placement(.zero, CGSize(width: 390, height: 844))
    #expect(huge.preview.minY >= screen.minY + 16)
    #expect(abs(huge.preview.width / huge.preview.height - 390 / 844) < 1e-9)
    #expect(huge.menu.maxY <= screen.maxY - 16 + 1e-9)
  }
}
