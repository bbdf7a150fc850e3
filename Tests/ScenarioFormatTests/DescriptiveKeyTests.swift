import AnimGeometry
import Foundation
import Testing

@testable import AnimScenarioFormat

/// The keys that say what is drawn over a picture, how it loops, and what rows of lists show.
struct DescriptiveKeyTests {
  private func scenario(_ text: String) throws -> Scenario {
    try ScenarioReader.read(Scenarios.minimal() + "\n" + text, file: "test.yaml").scenario
  }

  private func messages(_ text: String) -> [String] {
    Scenarios.findings(Scenarios.minimal() + "\n" + text).map(\.message.text)
  }

  // MARK: Annotations

  @Test func `annotations have a subject, a time and a colour`() throws {
    let scenario = try scenario(
      """
      annotate:
        - {spacing: {between: [[0, 0], [0, 1]]}, from: 0.2, to: 50%, color: systemRed}
        - {inset: {item: 3, edges: left}}
        - {path: {item: [0, 2], ghosts: 8}}
        - {curve: {item: [0, 2], of: alpha, corner: topLeft}}
        - {callout: {item: [0, 2], shows: [frame, transform], text: Moved}}
        - code
      """)
    #expect(scenario.annotations.count == 6)
    let spacing = scenario.annotations[0]
    #expect(spacing.items.map(\.value) == [.init(section: 0, item: 0), .init(section: 0, item: 1)])
    #expect(spacing.from == .time(0.2) && spacing.to == .fraction(0.5))
    #expect(spacing.color != nil)
    guard case .inset(let inset) = scenario.annotations[1].subject else {
      Issue.record("not an inset")
      return
    }
    #expect(inset.edges == [.left])
    #expect(scenario.annotations[1].to == .end)
  }

  @Test func `a panel of code widens the picture on its side`() throws {
    #expect(try scenario("annotate: [code]").canvas.margin.right == 364)
    let left = try scenario("annotate: [{code: {side: left, width: 200}}]").canvas
    #expect(left.margin.left == 224 && left.margin.right == 0)
    #expect(left.panelMargin == left.margin)
    // Only then is the text kept.
    #expect(try !scenario("annotate: [code]").text.isEmpty)
    #expect(try scenario("annotate: []").text.isEmpty)
  }

  @Test(arguments: [
    ("annotate: [{spacng: {between: [[0, 0], [0, 1]]}}]", "unknown annotation 'spacng'"),
    ("annotate: [{spacing: {between: [[0, 0]]}}]", "expected two index paths"),
    ("annotate: [{curve: {item: 0, of: speed}}]", "'speed' is not one of"),
    ("annotate: [{path: {item: 0}, to: mark:gone}]", "no mark is named 'gone'"),
    ("annotate: [{path: {ghosts: 3}}]", "'path' needs the key 'item'"),
  ])
  func `what an annotation gets wrong is said`(text: String, message: String) {
    #expect(messages(text).contains { $0.contains(message) }, "\(messages(text))")
  }

  // MARK: Output

  @Test func `a shutter is an angle, and a loop has an ending`() throws {
    let plain = try scenario("output: {}").output
    #expect(plain.shutter.angle == 0 && plain.closing.style == .cut)
    let film = try scenario("output: {shutter: 180deg, loop: return}").output
    #expect(film.shutter.angle == 180 && film.closing.style == .return)
    let fade = try scenario(
      "output: {shutter: {angle: 90, samples: 9}, loop: {style: crossfade, duration: 0.3}}"
    ).output
    #expect(fade.shutter == .init(angle: 90, samples: 9))
    #expect(fade.closing == .init(style: .crossfade, duration: 0.3))
  }

  @Test(arguments: [
    ("output: {shutter: 400deg}", "'shutter' must be"),
    ("output: {shutter: wide}", "expected degrees such as 180deg"),
    ("output: {loop: retrun}", "'retrun' is not one of"),
    ("output: {loop: {duration: 1}}", "'loop' needs the key 'style'"),
  ])
  func `what a shutter or a loop gets wrong is said`(text: String, message: String) {
    #expect(messages(text).contains { $0.contains(message) }, "\(messages(text))")
  }

  // MARK: Rows

  @Test func `a row has texts, a symbol and accessories`() throws {
    let scenario = try scenario(
      """
      cells:
        default:
          list:
            text: item.title
            secondaryText: "(index)"
            style: value
            symbol: heart.fill
            accessories: [disclosureIndicator, {checkmark: "item.index == 1"}, {label: "9"}, {switch: true}]
      """.replacing("(index)", with: "(item.index)"))
    let row = try #require(scenario.cells.first { $0.name == "default" }?.value.list)
    #expect(row.style == .value)
    #expect(row.accessories.count == 4)
    #expect(row.accessories[0] == .sign(.disclosureIndicator, isShown: .constant(.bool(true))))
  }

  @Test(arguments: [
    ("cells: {default: {list: {text: a}, views: [{view: {}}]}}", "'list' excludes 'views'"),
    ("cells: {default: {list: {text: a, accessories: [chevrn]}}}", "unknown accessory 'chevrn'"),
    ("cells: {default: {list: {text: a, style: wide}}}", "'wide' is not one of"),
    ("cells: {default: {states: {}}}", "needs the key 'views'"),
  ])
  func `what a row gets wrong is said`(text: String, message: String) {
    #expect(messages(text).contains { $0.contains(message) }, "\(messages(text))")
  }

  // MARK: Photographs

  @Test func `a photograph has a kind, and may be a certain one of it`() throws {
    let scenario = try ScenarioReader.read(
      """
      renderAnim: 1
      dataSource: {placeholder: city, sections: [{items: [{title: A, photo: coast/3}, {title: B}]}]}
      layout: {class: flow}
      cells: {default: [{image: {source: photo:food}}]}
      timeline: []
      """, file: "test.yaml"
    ).scenario
    #expect(scenario.dataSource.placeholder == .city)
    let items = scenario.dataSource.sections[0].items
    #expect(items.map(\.photo) == [Photo(.coast, variant: 3), nil])
    #expect(scenario.cells[0].value.imageSources == [.made(Photo(.food))])
  }

  @Test(arguments: [
    ("cells: {default: [{image: {source: photo:cost}}]}", "'cost' is not one of"),
    ("cells: {default: [{image: {source: photo:coast/x}}]}", "must be a number from 0 to 9999"),
  ])
  func `what is no photograph is said`(text: String, message: String) {
    #expect(messages(text).contains { $0.contains(message) }, "\(messages(text))")
  }

  // MARK: Steps

  @Test func `a swipe is about a row and an end of it`() throws {
    let text = Scenarios.minimal(
      timeline: "[{swipe: {item: [0, 2], edge: leading, full: true}}, {swipe: [0, 1]}]")
    let steps = try ScenarioReader.read(text, file: "test.yaml").scenario.timeline
    let swipes = steps.compactMap { $0.action as? Action.Swipe }
    #expect(swipes.map(\.edge) == [.leading, .trailing])
    #expect(swipes.map(\.isFull) == [true, false])
    let outside = Scenarios.findings(Scenarios.minimal(items: 2, timeline: "[{swipe: [0, 9]}]"))
    #expect(outside.contains { $0.message.text.contains("[0, 9]") })
  }

  @Test func `a sheet has detents, a bar and content of its own`() throws {
    let text = Scenarios.minimal(
      timeline:
        "[{sheet: {detents: [medium, 300, large], grabber: true, largestUndimmed: medium, modal: true, navigation: Options, dataSource: {sections: [{items: 3}]}}}, {selectDetent: 300}, dismissSheet]"
    )
    let steps = try ScenarioReader.read(text, file: "test.yaml").scenario.timeline
    let sheet = try #require(steps[0].action as? Action.Sheet)
    #expect(sheet.detents == [.medium, .height(300), .large])
    #expect(sheet.hasGrabber && sheet.isModal && sheet.largestUndimmed == .medium)
    #expect(sheet.navigation?.title == "Options")
    #expect(sheet.dataSource?.sections[0].items.count == 3)
    #expect((steps[1].action as? Action.SelectDetent)?.detent == .height(300))
    #expect(steps[2].action is Action.DismissSheet)
  }

  @Test(arguments: [
    ("{sheet: {detents: [small]}}", "'small' is not one of"),
    ("{sheet: {detents: []}}", "a sheet rests at one height at least"),
    ("{sheet: {layout: lst}}", "no layout is named 'lst'"),
    ("{sheet: {cell: rw}}", "no cell is named 'rw'"),
    ("{sheet: {graber: true}}", "unknown key 'graber'"),
    ("{selectDetent: -3}", "must be from 0 to 10000"),
  ])
  func `what a sheet gets wrong is said`(step: String, message: String) {
    let found = Scenarios.findings(Scenarios.minimal(timeline: "[\(step)]")).map(\.message.text)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  // MARK: Menus, search fields, backgrounds

  @Test func `a menu has rows and groups, which may be red, grey or checked`() throws {
    let menu = try #require(
      scenario(
        """
        collectionView:
          contextMenu:
            - Copy
            - {title: Share, symbol: square.and.arrow.up, disabled: true}
            - {children: [{title: Pin, checked: true}, {title: Delete, style: destructive}]}
        """
      ).collectionView.contextMenu)
    #expect(menu.rows.map(\.title) == ["Copy", "Share", "Pin", "Delete"])
    #expect(menu.rows.map(\.isDisabled) == [false, true, false, false])
    #expect(menu.rows.map(\.isChecked) == [false, false, true, false])
    #expect(menu.rows.map(\.isDestructive) == [false, false, false, true])
  }

  @Test func `a row that deletes makes the data unknown, others do not`() {
    func findings(_ title: String) -> [String] {
      messages(
        "collectionView: {contextMenu: [Copy, {title: Delete, style: destructive}]}"
      )
        + Scenarios.findings(
          """
          renderAnim: 1
          dataSource: {sections: [{items: 3}]}
          layout: {class: flow}
          collectionView: {contextMenu: [Copy, {title: Delete, style: destructive}]}
          timeline: [{longPress: [0, 1]}, {chooseButton: \(title)}, {tap: [0, 9]}]
          """
        ).map(\.message.text)
    }
    #expect(findings("Copy").contains { $0.contains("[0, 9]") })
    #expect(!findings("Delete").contains { $0.contains("[0, 9]") })
  }

  @Test(arguments: [
    ("collectionView: {contextMenu: [{title: A, symbol: hart}]}", "hart"),
    ("collectionView: {contextMenu: {title: A}}", "needs the key 'children'"),
    ("collectionView: {contextMenu: [{children: [{children: [A]}]}]}", "unknown key 'children'"),
    ("collectionView: {backgroundView: [{imag: {source: photo:alps}}]}", "unknown"),
    ("navigation: {search: {placholder: A}}", "unknown key 'placholder'"),
  ])
  func `what a menu, a background or a search field gets wrong is said`(
    text: String, message: String
  ) {
    #expect(messages(text).contains { $0.contains(message) }, "\(messages(text))")
  }

  @Test(arguments: [
    ("hart", "heart"), ("hart.fill", "heart.fill"), ("trsh.circle.fill", "trash.circle.fill"),
  ])
  func `a symbol that is not drawn is found with the one that was meant`(
    name: String, meant: String
  ) {
    let found = Scenarios.findings(
      """
      renderAnim: 1
      dataSource: {sections: [{items: 1}]}
      layout: {class: flow}
      cells: {default: [{symbol: {name: \(name)}}]}
      """)
    #expect(found.map(\.message.hint) == ["did you mean '\(meant)'?"])
  }

  @Test func `a search field is a placeholder, or more about it`() throws {
    let short = try #require(scenario("navigation: {title: A, search: Mail}").navigation?.search)
    #expect(short.placeholder == "Mail" && short.hidesWhenScrolling)
    let long = try #require(
      scenario("navigation: {title: A, search: {text: alps, hidesWhenScrolling: false}}")
        .navigation?.search)
    #expect(long.text == "alps" && !long.hidesWhenScrolling && long.placeholder == "Search")
  }
}
