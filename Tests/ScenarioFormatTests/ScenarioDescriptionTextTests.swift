import AnimScenarioFormat
import Testing

/// Descriptions as YAML.
@Suite struct ScenarioDescriptionTextTests {
  private func isSame(_ description: ScenarioDescription) throws -> Bool {
    let read = try ScenarioReader.description(description.yaml, file: "a.yaml") { _, _ in "" }
    return read == description
  }

  @Test func `what is written is read as the same`() throws {
    let description: ScenarioDescription = [
      "renderAnim": 1, "title": "Tom's \"list\": 50 % off\n#1",
      "dataSource": [
        "sections": [
          ["items": 3, "header": "true"], ["items": ["1", "no", "- a", "{b}", "", "c: d"]],
        ]
      ],
      "layout": ["class": "flow", "itemSize": ["bounds.width * 0.5", 100]],
      "timeline": [
        ["wait": 0.5],
        ["performBatchUpdates": ["deleteItems": [[0, 1]], "insertItems": [[0, 2]]], "at": 1.25],
        "reloadData",
      ],
      "empty": [:], "none": [],
    ]
    #expect(try isSame(description))
  }

  @Test func `short steps stand in a line`() {
    let description: ScenarioDescription = [
      "timeline": [["wait": 0.5], ["tap": [0, 3], "at": 1]]
    ]
    #expect(
      description.yaml == """
        timeline:
          - wait: 0.5
          - tap: [0, 3]
            at: 1

        """)
  }

  @Test func `a value can be put below a key, and taken away`() {
    var description: ScenarioDescription = ["clock": ["fps": 50]]
    description["clock"]?["seed"] = 3
    #expect(description == ["clock": ["fps": 50, "seed": 3]])
    description["clock"] = nil
    #expect(description == [:])
  }
}
