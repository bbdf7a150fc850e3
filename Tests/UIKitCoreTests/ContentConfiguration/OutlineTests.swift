import Foundation
import Testing

@testable import UIKitCore

/// Lists whose items are outlines, and lists that are edited.
@MainActor struct OutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  @MainActor private final class Screen {
    let window = UIWindow()
    let view: UICollectionView
    let source: Source
    var accessories: (String) -> [UICellAccessory]

    init(
      _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
      _ accessories: @escaping (String) -> [UICellAccessory]
    ) {
      self.accessories = accessories
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: configuration))
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = UIListContentConfiguration.cell()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = accessories(item)
      }
      source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
      }
      window.addSubview(view)
    }

    func cell(_ row: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell
    }

    /// The titles of the rows from above, each after as many dashes as it has ancestors.
    var rows: [String] {
      (0..<view.numberOfItems(inSection: 0)).map { row in
        let level = cell(row)?.outlinePlace?.level ?? 0
        return String(repeating: "-", count: level)
          + (source.itemIdentifier(for: IndexPath(item: row, section: 0)) ?? "?")
      }
    }
  }

  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "roots"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    outline.append(["beet"], to: "roots")
    outline.expand(["apple"])
    return outline
  }

  private func outlined(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Screen {
    let outline = outline
    let screen = Screen { item in
      let hasMore = ["fruit", "roots", "apple"].contains(item)
      return hasMore ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    screen.source.apply(outline, to: 0, animatingDifferences: false)
    screen.window.layoutIfNeeded()
    return screen
  }

  private func control(_ cell: UICollectionViewListCell?) -> UIView? {
    cell?.subviews.first { $0 is UIControl }
  }

  @Test func `a tap on a header shows what is below it and turns its chevron, and hides it again`()
  {
    inWorld { world in
      let screen = outlined(.header)
      #expect(screen.rows == ["fruit", "roots"])
      screen.window.perform(.tap(at: CGPoint(x: 60, y: 20)))
      world.clock.advance(to: 1)
      #expect(screen.rows == ["fruit", "-apple", "--red", "--green", "-pear", "roots"])
      #expect(screen.view.indexPathsForSelectedItems == [])
      let cell = screen.cell(0)
      #expect(cell?.configurationState.isExpanded == true)
      let turned = control(cell)?.transform ?? .identity
      #expect(abs(turned.b - 1) < 1e-9 && abs(turned.a) < 1e-9)
      #expect(screen.cell(5)?.configurationState.isExpanded == false)
      // Ten points to a level.
      #expect(screen.cell(2)?.contentView.frame.minX == 20)
      screen.window.perform(.tap(at: CGPoint(x: 60, y: 20)))
      world.clock.advance(to: 2)
      #expect(screen.rows == ["fruit", "roots"])
      #expect(control(screen.cell(0))?.transform == .identity)
      // What comes is where it belongs in its row from the first moment on.
      screen.cell(0)?.toggleOutline()
      let content = screen.cell(2)?.contentView
      #expect(content != nil && content?.layer.animationKeys() ?? [] == [])
    }
  }

  @Test func `of a cell the chevron alone shows what is below it`() throws {
    try inWorld { world in
      let screen = outlined(.cell)
      screen.window.perform(.tap(at: CGPoint(x: 60, y: 20)))
      world.clock.advance(to: 1)
      #expect(screen.rows.count == 2)
      #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      let chevron = try #require(control(screen.cell(0)))
      screen.window.perform(.tap(at: chevron.convert(CGPoint(x: 2, y: 2), to: nil)))
      world.clock.advance(to: 2)
      #expect(screen.rows.count == 6)
    }
  }

  @Test func `an app is asked and told, and says what is below an item as it is shown`() {
    inWorld { world in
      let screen = outlined(.header)
      var calls: [String] = []
      screen.source.sectionSnapshotHandlers.shouldExpandItem = { item in
        calls.append("may \(item)")
        return item != "roots"
      }
      screen.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will \($0)") }
      screen.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
      screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
        #expect(below.items == ["apple", "red", "green", "pear"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["plum"])
        return other
      }
      screen.window.perform(.tap(at: CGPoint(x: 60, y: 60)))
      world.clock.advance(to: 1)
      #expect(screen.rows.count == 2)
      for time in [2.0, 3] {
        screen.window.perform(.tap(at: CGPoint(x: 60, y: 20)))
        world.clock.advance(to: time)
      }
      #expect(screen.rows == ["fruit", "-plum", "roots"])
      #expect(calls == ["may roots", "may fruit", "will fruit"])
    }
  }

  @Test func `outlines are put into outlines`() {
    var outline = outline
    var berries = NSDiffableDataSourceSectionSnapshot<String>()
    berries.append(["berries"])
    berries.append(["currant"], to: "berries")
    outline.insert(berries, before: "pear")
    #expect(outline.parent(of: "berries") == "fruit" && outline.parent(of: "currant") == "berries")
    #expect(
      outline.items == [
        "fruit", "apple", "red", "green", "berries", "currant", "pear", "roots", "beet",
      ])
    outline.replace(childrenOf: "apple", using: NSDiffableDataSourceSectionSnapshot())
    #expect(!outline.contains("red") && outline.contains("pear"))
    var nuts = NSDiffableDataSourceSectionSnapshot<String>()
    nuts.append(["nuts"])
    #expect(outline.insert(nuts, after: "fruit") == "nuts")
    #expect(outline.rootItems == ["fruit", "nuts", "roots"])
  }

  // MARK: Editing

  private func edited(_ accessories: [UICellAccessory]) -> Screen {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let screen = Screen(configuration) { _ in accessories }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    screen.source.apply(snapshot, animatingDifferences: false)
    screen.window.layoutIfNeeded()
    return screen
  }

  @Test func `what is for editing comes in from the sides and makes room for itself`() throws {
    try inWorld { world in
      let screen = edited([.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)])
      let cell = try #require(screen.cell(0))
      let wide = cell.contentView.frame
      let minus = try #require(cell.subviews.first { $0 is UIControl })
      #expect(wide.minX == 0 && minus.alpha == 0 && minus.frame.maxX == 0)
      screen.view.isEditing = true
      #expect(minus.layer.animation(forKey: "position") != nil)
      world.clock.advance(to: 1)
      #expect(minus.alpha == 1 && minus.frame.minX == 16)
      #expect(cell.contentView.frame.minX == minus.frame.maxX && cell.configurationState.isEditing)
      screen.view.isEditing = false
      world.clock.advance(to: 2)
      #expect(cell.contentView.frame == wide && minus.alpha == 0)
    }
  }

  @Test func `what is for editing is outside of all others`() throws {
    try inWorld { world in
      let screen = edited([.reorder(), .multiselect(), .label(text: "3"), .delete()])
      screen.view.isEditing = true
      world.clock.advance(to: 1)
      let cell = try #require(screen.cell(0))
      let controls = cell.subviews.filter { $0 is UIControl }.sorted {
        $0.frame.minX < $1.frame.minX
      }
      let label = try #require(cell.subviews.first { $0 is UILabel })
      let mark = try #require(cell.subviews.first { $0 is SelectionMark })
      #expect(controls.count == 2)
      #expect(controls[0].frame.minX == 16 && controls[0].frame.maxX < mark.frame.minX)
      #expect(label.frame.maxX < controls[1].frame.minX)
    }
  }

  @Test func `a minus sign uncovers the actions of its row`() throws {
    try inWorld { world in
      let screen = edited([.delete()])
      screen.view.isEditing = true
      world.clock.advance(to: 1)
      let cell = try #require(screen.cell(1))
      let minus = try #require(cell.subviews.first { $0 is UIControl })
      screen.window.perform(.tap(at: minus.convert(CGPoint(x: 5, y: 5), to: nil)))
      world.clock.advance(to: 2)
      #expect(cell.isSwiped && cell.bounds.minX > 40)
    }
  }

  @Test func `a finger on a handle moves its row`() throws {
    try inWorld { world in
      let screen = edited([.reorder()])
      screen.source.reorderingHandlers.canReorderItem = { _ in true }
      screen.view.isEditing = true
      world.clock.advance(to: 1)
      let handle = try #require(screen.cell(0)?.subviews.first { $0 is UIControl })
      let place = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
      screen.window.perform(.drag(from: place, by: CGVector(dx: 0, dy: 50), duration: 0.5))
      world.clock.advance(to: 3)
      #expect(screen.source.snapshot().itemIdentifiers == ["b", "a", "c"])
      #expect(screen.view.contentOffset.y == 0)
    }
  }

  @Test func `rows are chosen while they are edited as the app says, and marked`() {
    inWorld { world in
      let screen = edited([.multiselect()])
      @MainActor func tap(_ row: Int, at time: Double) {
        let cell = screen.cell(row)
        screen.window.perform(.tap(at: cell?.convert(CGPoint(x: 100, y: 10), to: nil) ?? .zero))
        world.clock.advance(to: time)
      }
      screen.view.isEditing = true
      tap(0, at: 1)
      #expect(screen.view.indexPathsForSelectedItems == [])
      screen.view.allowsMultipleSelectionDuringEditing = true
      tap(0, at: 2)
      tap(2, at: 3)
      #expect(screen.view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
      screen.window.layoutIfNeeded()
      let marks = (0..<3).map { row in
        screen.cell(row)?.subviews.lazy.compactMap { $0 as? SelectionMark }.first?.isMarked
      }
      #expect(marks == [true, false, true])
      screen.view.isEditing = false
      #expect(screen.view.indexPathsForSelectedItems == [])
    }
  }
}
