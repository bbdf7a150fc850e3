import Testing

@testable import AnimScenarioFormat

/// Laws that hold for every key of the grammar.
@Suite struct GrammarTests {
  @Test func `formulas may stand in the parts of a delegate's answer`() throws {
    let text = """
      renderAnim: 1
      dataSource: {sections: [{items: 3}]}
      layout: {source: Mosaic.swift, class: Mosaic}
      delegate: {sizeModeForItemAt: {width: {divisor: "2 * item"}, height: [20, "item"]}}
      timeline: []
      """
    let scenario = try ScenarioReader.read(text, file: "test.yaml").scenario
    let answer = try #require(scenario.answers.first).value.evaluated { path in
      path == ["item"] ? .number(4) : nil
    }
    #expect(
      answer
        == .mapping([
          .init("width", .mapping([.init("divisor", .number(8))])),
          .init("height", .list([.number(20), .number(4)])),
        ]))
  }

  /// Codes of what the reader says about shape; references and index paths are another matter.
  static let shape: Set<FindingCode> = [
    .wrongType, .outOfRange, .unknownName, .missingKey, .conflictingKeys, .unknownValue,
    .expressionSyntax, .expressionName, .version,
  ]

  @Test func `the walk reaches the whole grammar`() {
    let kinds = Set(GrammarWalk.places.map(\.kind))
    for kind in ["flow layout", "custom layout", "action", "pinch", "label", "expectation", "gif"] {
      #expect(kinds.contains(kind))
    }
    #expect(GrammarWalk.places.count > 400)
  }

  @Test(arguments: GrammarWalk.places)
  func `a value of the wrong shape is marked where it stands`(place: GrammarWalk.Place) {
    guard !place.key.schema.acceptsAnyMapping, place.testDescription != "change.state" else {
      return
    }
    let junk = "{no-such-key: [[]]}"
    let findings = Scenarios.findings(place.before + junk + place.after)
    let start = place.before.unicodeScalars.count + 1
    let isMarked = findings.contains {
      (start..<start + junk.count).contains($0.range.column) && Self.shape.contains($0.message.code)
    }
    #expect(isMarked, "\(DiagnosticsForm.human.text(findings))")
  }

  @Test(arguments: GrammarWalk.places)
  func `a misspelt key is marked and what was meant is suggested`(place: GrammarWalk.Place) throws {
    let name = place.key.name
    // Beside other keys, 'cell' and 'state' are no actions; a compiled class may have any property.
    guard name.count > 3, !["change", "controller"].contains(place.kind), name != "source" else {
      return
    }
    let misspelt = name + "q"
    let before = place.before.dropLast(name.count + 2)
    let findings = Scenarios.findings(
      "\(before)\(misspelt): \(GrammarWalk.sample(place.key.schema))\(place.after)")
    // The misspelt key may be one of two that could be there, so that one is missing.
    let shapes = findings.filter {
      Self.shape.contains($0.message.code) && $0.message.code != .missingKey
    }
    #expect(shapes.count <= 1, "\(DiagnosticsForm.human.text(findings))")
    let finding = try #require(findings.first { $0.message.text.contains("'\(misspelt)'") })
    #expect([.unknownName, .suspiciousText].contains(finding.message.code))
    #expect(finding.range.column == before.unicodeScalars.count + 1)
    #expect(finding.range.length == misspelt.count)
    // 'layoutq' is as close to 'layouts' as to 'layout'.
    #expect(Suggestion.distance(finding.message.replacement, misspelt) == 1)
  }

  @Test(arguments: GrammarWalk.places)
  func `every synonym leads to its key`(place: GrammarWalk.Place) {
    guard !["change", "controller"].contains(place.kind) else { return }
    let keys = GrammarWalk.places.filter { $0.kind == place.kind }.map(\.key.name)
    let before = place.before.dropLast(place.key.name.count + 2)
    for synonym in place.key.synonyms where !keys.contains(synonym) {
      let findings = Scenarios.findings("\(before)\(synonym): x\(place.after)")
      let meant = findings.filter { $0.message.text.contains("'\(synonym)'") }.map(
        \.message.replacement)
      #expect(meant.contains { keys.contains($0) }, "\(synonym) in \(place.kind)")
    }
  }

  @Test func `every key is documented in one line`() {
    for place in GrammarWalk.places {
      #expect(
        !place.key.doc.isEmpty && !place.key.doc.contains("\n") && !place.key.doc.hasSuffix("."))
    }
  }

  @Test func `kinds have names of their own`() {
    let pairs = Dictionary(grouping: GrammarWalk.places, by: \.testDescription)
    #expect(pairs.values.allSatisfy { $0.count == 1 })
  }

  @Test(arguments: Action.table.cases.map(\.example))
  func `the example of an action reads without findings about its shape`(example: String) {
    let step = example.contains(":") ? "{\(example)}" : example
    let text = """
      renderAnim: 1
      dataSource: {sections: [{items: 9}, {items: 2}]}
      layouts: {small: {class: flow}, big: {class: flow}}
      layout: small
      timeline: [\(step)]
      """
    #expect(DiagnosticsForm.human.text(Scenarios.findings(text)) == "")
  }

  @Test(arguments: ScenarioTemplate.allCases)
  func `a template reads without findings`(template: ScenarioTemplate) {
    let text = template.text(title: #"A "quoted" \ title"#, schema: "schema.json")
    #expect(DiagnosticsForm.human.text(Scenarios.findings(text)) == "")
  }

  @Test func `every list has entries and every entry says something`() {
    for catalog in Catalog.allCases {
      #expect(!catalog.entries.isEmpty)
      #expect(catalog.entries.allSatisfy { !$0.name.isEmpty && !$0.summary.isEmpty })
    }
  }
}
