import AnimPixels
import AnimRaster
import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// Rows of lists with texts, images, accessories and actions behind them.
@MainActor struct ListRowTests {
  private func stage(_ row: String, _ timeline: String = "[{wait: 1}]") throws -> Stage {
    let text = """
      renderAnim: 1
      canvas: {size: [390, 600]}
      dataSource:
        sections: [{header: First, items: [{title: Anna, done: true}, {title: Ben, done: false}, {title: Clara, done: false}]}]
      layout:
        class: compositional
        sections:
          - list: insetGrouped
            header: 40
            leadingSwipeActions: {actions: [{title: Unread, toggle: unread}], fullSwipe: false}
            trailingSwipeActions: [{title: Delete, style: destructive}, {title: Flag, symbol: flag.fill}]
      cells: {default: {list: \(row)}}
      supplementaryViews: {header: {list: {text: section.header}}}
      timeline: \(timeline)
      """
    return try Stage(
      try ScenarioReader.read(text, file: "test.yaml").scenario, theme: .light)
  }

  private func row(_ index: Int, of stage: Stage) throws -> UICollectionViewListCell {
    try #require(
      stage.collectionView.cellForItem(at: IndexPath(item: index, section: 0))
        as? UICollectionViewListCell)
  }

  private func content(_ index: Int, of stage: Stage) throws -> UIListContentConfiguration {
    try #require(row(index, of: stage).contentConfiguration as? UIListContentConfiguration)
  }

  @Test func `a row has the texts of its item and UIKit's look`() throws {
    let stage = try stage("{text: item.title, secondaryText: '(item.index)', style: value}")
    let content = try content(1, of: stage)
    #expect(content.text == "Ben")
    #expect(content.secondaryText == "1")
    #expect(content.prefersSideBySideTextAndSecondaryText)
    #expect(content.textProperties.font.pointSize == 17)
  }

  @Test func `a row that a full swipe deletes closes without a word from UIKit`() throws {
    let stage = try stage(
      "{text: item.title, symbol: star}",
      "[{swipe: {item: [0, 1], full: true, duration: 0.6}}, {wait: 0.6}]")
    try stage.advance(to: 3)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(stage.warnings == [])
  }

  @Test func `accessories are there while their condition holds`() throws {
    let stage = try stage(
      "{text: item.title, accessories: [{checkmark: item.done}, disclosureIndicator]}")
    #expect(try row(0, of: stage).accessories.count == 2)
    #expect(try row(1, of: stage).accessories.count == 1)
  }

  @Test func `a symbol stands on a rounded square, and a picture is as large as it is told to be`()
    throws
  {
    let badge = try content(
      0, of: stage("{text: item.title, symbol: heart.fill, symbolBackground: systemRed}"))
    #expect(badge.image?.size == CGSize(width: 29, height: 29))
    let picture = try content(
      0, of: stage("{text: item.title, image: 'photo:coast/1', imageSize: 44}"))
    #expect(picture.imageProperties.maximumSize == CGSize(width: 44, height: 44))
    #expect(picture.image != nil)
  }

  @Test(arguments: ["heart.fill", "bell.badge.fill"])
  func `a symbol stands in the middle of its square`(symbol: String) throws {
    let stage = ViewStage(scale: 2, style: .light, resources: URL(fileURLWithPath: "/"))
    try stage.run {
      let badge = SymbolBadge(symbol: symbol, color: .white, background: .black)
      stage.show(UIImageView(image: badge.image(in: .current)), size: SymbolBadge.size)
    }
    let rasterizer = Rasterizer(size: PixelSize(width: 58, height: 58), scale: 2)
    let pixmap = rasterizer.render(stage.displayList())
    // Without the corners, in which the white of the window is seen.
    let columns = (6..<52).filter { x in (6..<52).contains { pixmap[x, $0] & 255 > 200 } }
    let rows = (6..<52).filter { y in (6..<52).contains { pixmap[$0, y] & 255 > 200 } }
    let (left, right) = (try #require(columns.first), try #require(columns.last))
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    #expect(abs(left + right - 57) <= 6 && abs(top + bottom - 57) <= 6)
    #expect(right - left > 20 && right - left < 40)
  }

  @Test func `a header is a row of the section's words`() throws {
    let stage = try stage("{text: item.title}")
    let header = try #require(
      stage.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "First")
    #expect(content.textProperties.font.pointSize == 13)
  }

  /// Where a row's content begins, from the left edge of the list.
  private func contentStart(_ item: Int, of stage: Stage) throws -> CGFloat {
    try row(item, of: stage).contentView.convert(CGPoint.zero, to: stage.collectionView).x
  }

  @Test func `a swipe uncovers the actions and leaves the row open`() throws {
    let stage = try stage("{text: item.title}", "[{swipe: [0, 1]}, {wait: 0.6}]")
    try stage.advance(to: 1.6)
    let cell = try row(1, of: stage)
    // The content has moved to the left by two buttons, each of 74 points at least.
    #expect(cell.bounds.origin.x >= 148)
    #expect(try contentStart(1, of: stage) <= contentStart(0, of: stage) - 148)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 3)
  }

  @Test func `a swipe from the other end uncovers the others`() throws {
    let stage = try stage(
      "{text: item.title}", "[{swipe: {item: [0, 1], edge: leading, full: true}}, {wait: 0.6}]")
    try stage.advance(to: 1.6)
    // A full swipe that is not allowed stays open.
    #expect(try row(1, of: stage).bounds.origin.x <= -74)
    #expect(try contentStart(1, of: stage) >= contentStart(0, of: stage) + 74)
  }

  @Test func `a full swipe performs the first action, and a destructive one deletes the row`()
    throws
  {
    let stage = try stage(
      "{text: item.title}", "[{swipe: {item: [0, 1], full: true}}, {wait: 1}]")
    try stage.advance(to: 2.5)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(try content(1, of: stage).text == "Clara")
  }

  @Test func `an action can turn a property of its item on and off, and the row shows it`() throws {
    func accessories(afterTurns turns: Int) throws -> [Int] {
      let turn =
        "{swipe: {item: [0, 1], edge: leading}}, {wait: 0.4}, {tap: {at: [40, 104]}}, {wait: 0.6}"
      let steps = ["{wait: 0.1}"] + Array(repeating: turn, count: turns)
      let stage = try stage(
        "{text: item.title, accessories: [{symbol: {name: circle.fill, when: item.unread}}]}",
        "[\(steps.joined(separator: ", "))]")
      try stage.act()
      return try (0..<3).map { try row($0, of: stage).accessories.count }
    }
    #expect(try accessories(afterTurns: 0) == [0, 0, 0])
    #expect(try accessories(afterTurns: 1) == [0, 1, 0])
    #expect(try accessories(afterTurns: 2) == [0, 0, 0])
  }

  @Test(arguments: [
    ("Anna Bergmann", "AB"), ("Clara", "C"), ("Maria von der Au", "MA"), ("", ""),
  ])
  func `initials are the first letters of the first and the last name`(
    name: String, initials: String
  ) {
    #expect(UIImage.initials(of: name) == initials)
  }
}
