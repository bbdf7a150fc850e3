import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// Sheets, context menus, search fields and what is behind cells, by the words of scenarios.
@MainActor struct SheetAndMenuTests {
  private func stage(_ timeline: String, _ more: String = "") throws -> Stage {
    let text = """
      renderAnim: 1
      canvas: {device: iphone-15}
      dataSource: {sections: [{items: 12}]}
      layouts:
        grid: {class: flow, itemSize: [100, 100]}
        rows: {class: flow, itemSize: [300, 44]}
      layout: grid
      cells:
        default: [{view: {backgroundColor: item.color}}]
        row: {list: {text: item.title}}
      \(more)
      timeline: \(timeline)
      """
    return try Stage(
      try ScenarioReader.read(text, file: "test.yaml").scenario, theme: .light)
  }

  private static let sheet =
    "{sheet: {detents: [medium, large], grabber: true, navigation: Options, layout: rows, cell: row, "
    + "dataSource: {sections: [{items: [A, B]}]}}}"

  @Test func `a sheet shows its own data, and steps are about it`() throws {
    let stage = try stage("[\(Self.sheet), {wait: 0.5}, {selectDetent: large}, {wait: 0.2}]")
    let app = stage.collectionView
    try stage.advance(to: 0.9)
    let sheet = try #require(stage.presentedSheet)
    #expect(stage.collectionView !== app)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(
      stage.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        is UICollectionViewListCell)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large] && sheet.prefersGrabberVisible)
    // Half of 852.
    #expect(sheet.presentedViewController.view.frame.minY == 426)
    try stage.advance(to: 3)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(stage.end != nil)
  }

  @Test(arguments: ["dismissSheet", "pop", "{drag: {from: [196, 440], by: [0, 380]}}"])
  func `what is below is the subject again when the sheet has gone`(step: String) throws {
    let stage = try stage(
      "[\(Self.sheet), {wait: 0.1}, \(step), {wait: 0.6}, {selectItem: [0, 9]}]")
    let app = stage.collectionView
    try stage.advance(to: 5)
    #expect(stage.presentedSheet == nil)
    #expect(stage.collectionView === app)
    #expect(app.indexPathsForSelectedItems == [IndexPath(item: 9, section: 0)])
    #expect(stage.end != nil)
  }

  @Test func `steps about a sheet without one are errors`() throws {
    for step in ["dismissSheet", "{selectDetent: large}"] {
      let stage = try stage("[\(step)]")
      #expect(throws: StageError.self) { try stage.advance(to: 1) }
    }
  }

  @Test func `a detent that the sheet does not have is an error`() throws {
    let stage = try stage("[{sheet: {detents: [medium]}}, {selectDetent: large}]")
    #expect(throws: StageError.self) { try stage.advance(to: 3) }
  }

  private static let menu = """
    collectionView:
      contextMenu: {title: Photo, children: [{title: Copy, symbol: doc.on.doc}, {children: [{title: Delete, symbol: trash, style: destructive}]}]}
    """

  @Test func `a long press opens the menu, and its destructive row deletes the item`() throws {
    let stage = try stage(
      "[{longPress: {item: [0, 4], duration: 0.8}}, {wait: 0.4}, {chooseButton: Delete}, {wait: 0.4}]",
      Self.menu)
    try stage.advance(to: 1.2)
    #expect(stage.window.contextMenuRow(titled: "Copy") != nil)
    #expect(stage.dataSource.data.sections[0].items.count == 12)
    try stage.advance(to: 5)
    #expect(stage.dataSource.data.sections[0].items.map(\.title).contains("Item 4") == false)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 11)
    #expect(stage.window.contextMenuRow(titled: "Copy") == nil)
    #expect(stage.end != nil)
  }

  @Test func `a menu that no finger opens leaves everything as it is`() throws {
    let with = try stage("[{tap: [0, 3]}, {wait: 1}]", Self.menu)
    let without = try stage("[{tap: [0, 3]}, {wait: 1}]")
    for stage in [with, without] { try stage.advance(to: 0.3) }
    #expect(with.displayList() == without.displayList())
  }

  @Test func `a search field has its placeholder and makes room`() throws {
    let stage = try stage("[{wait: 0.1}]", "navigation: {title: A, search: Photos and Places}")
    let item = try #require(stage.navigation?.navigationBar.topItem)
    #expect(item.searchController?.searchBar.placeholder == "Photos and Places")
    // Status bar 59, row 44, search 52.
    #expect(stage.collectionView.adjustedContentInset.top == 155)
    let usual = try self.stage("[{wait: 0.1}]", "navigation: {title: A, search: true}")
    #expect(
      usual.navigation?.navigationBar.topItem?.searchController?.searchBar.placeholder == "Search")
    let none = try self.stage("[{wait: 0.1}]", "navigation: {title: A, search: false}")
    #expect(none.navigation?.navigationBar.topItem?.searchController == nil)
  }

  @Test func `views behind cells are as large as what is seen, and do not scroll`() throws {
    let stage = try stage(
      "[{setContentOffset: {offset: [0, 50], animated: false}}, {wait: 0.1}]",
      "collectionView: {alwaysBounceVertical: true, backgroundView: [{gradient: {colors: [red, blue]}}]}"
    )
    try stage.advance(to: 0.05)
    let background = try #require(stage.collectionView.backgroundView)
    #expect(background.frame == stage.collectionView.bounds)
    #expect(stage.collectionView.subviews.first === background)
  }
}
