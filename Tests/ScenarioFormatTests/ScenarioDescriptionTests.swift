import AnimPixels
import AnimScenarioFormat
import Testing

struct ScenarioDescriptionTests {
  private let place = SourceRange(file: "Rows.swift", line: 7, column: 1, length: 0)

  private let description: ScenarioDescription = [
    "renderAnim": 1, "canvas": ["size": [100, 80], "scale": 2, "background": "white"],
    "dataSource": ["sections": [["header": "12", "items": 3]]],
    "collectionView": ["isPagingEnabled": true],
    "layout": ["class": "flow", "itemSize": ["bounds.width / 2", 30.5]],
    "timeline": [["wait": 0.5, "when": "contentSize.height > 10"], ["deleteItems": [[0, 2]]]],
  ]

  private let text = """
    renderAnim: 1
    canvas: {size: [100, 80], scale: 2, background: white}
    dataSource: {sections: [{header: "12", items: 3}]}
    collectionView: {isPagingEnabled: true}
    layout: {class: flow, itemSize: [bounds.width / 2, 30.5]}
    timeline:
      - {wait: 0.5, when: contentSize.height > 10}
      - deleteItems: [[0, 2]]
    """

  @Test func `a description says what a file would`() throws {
    let described = try ScenarioReader.read(description, file: "rows.yaml", at: place).scenario
    let written = try ScenarioReader.read(text, file: "rows.yaml").scenario
    #expect(described.file == written.file)
    #expect(described.canvas == written.canvas)
    #expect(described.dataSource == written.dataSource)
    #expect(described.collectionView == written.collectionView)
    #expect(described.layouts.map(\.implementation) == written.layouts.map(\.implementation))
    // Formulas know where they stand.
    let sizes = [described, written].compactMap { scenario -> [Expression]? in
      let value = scenario.layouts[0]["itemSize"]?.evaluated { _ in .number(90) }
      guard case .size(let size)? = value else { return nil }
      return [size.width, size.height]
    }
    #expect(sizes == [[45, 30.5], [45, 30.5]])
    #expect(described.timeline.map(\.name) == ["wait", "deleteItems"])
    for height in [9.0, 11] {
      let holds = described.timeline.map { $0.condition.isTrue { _ in .number(height) } }
      #expect(holds == [height > 10, true])
    }
  }

  @Test func `overrides reach into it, and defaults stand behind it`() throws {
    let scenario = try ScenarioReader.read(
      description, file: "rows.yaml", at: place,
      overrides: ["timeline.0.wait=2", "canvas.scale=1"],
      defaults: (text: "title: Rows\ncanvas: {background: black}", file: "d.yaml")
    ).scenario
    #expect((scenario.timeline[0].action as? Action.Wait)?.seconds == 2)
    #expect(scenario.canvas.scale == 1)
    #expect(scenario.canvas.background == .init(.white))
    #expect(scenario.title == "Rows")
  }

  @Test func `what is wrong is found at its place`() throws {
    let wrong: ScenarioDescription = ["renderAnim": 1, "layout": ["class": "flaw"]]
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(wrong, file: "rows.yaml", at: place)
    }
    #expect(error?.findings.isEmpty == false)
    #expect(error?.findings.allSatisfy { $0.range == place } == true)
  }
}
