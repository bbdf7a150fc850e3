/// A scenario with a mistake in it.
package struct FindingExample: Sendable {
  /// The YAML, without a line break at its end.
  package let text: String
  /// The overrides that go over the scenario, as by `--set`.
  package let overrides: [String]

  init(_ text: String, overrides: [String] = []) {
    self.text = text
    self.overrides = overrides
  }
}

extension FindingCode {
  /// The smallest scenario that shows the finding, and no other.
  ///
  /// The reader does not find in it what is found only when a scenario is acted out.
  package var example: FindingExample {
    switch self {
    case .syntax: Self.scenario("canvas: {size: [320, 480]")
    case .duplicateKey: Self.scenario("theme: light\ntheme: dark")
    case .aliasExpansion:
      FindingExample(
        (["renderAnim: 1", "a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
          + (1...7).map { level in
            let below = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            return "a\(level): &a\(level) [\(below)]"
          }).joined(separator: "\n"))
    case .include: Self.scenario("include: nowhere.yaml")
    case .override:
      FindingExample(Self.scenario("theme: light").text, overrides: ["canvas.scale"])
    case .version: FindingExample("renderAnim: 7\n" + Self.body)
    case .outside: Self.scenario("output: {gif: {path: ../out.gif}}")
    case .missingFile: Self.scenario("cells: {default: [{image: {source: nowhere.png}}]}")
    case .wrongType: Self.scenario("canvas: {scale: large}")
    case .outOfRange: Self.scenario("canvas: {scale: 9}")
    case .unknownName: Self.scenario("timeline: [{insertItem: [[0, 1]]}]")
    case .missingKey: FindingExample("renderAnim: 1\nlayout: {class: flow}")
    case .conflictingKeys: Self.scenario("canvas: {device: iphone-5, size: [320, 480]}")
    case .unknownValue: Self.scenario("canvas: {touches: star}")
    case .expressionSyntax:
      FindingExample(
        "renderAnim: 1\ndataSource: {sections: [{items: 3}]}\n"
          + "layout: {class: flow, itemSize: [\"bounds.width / \", 50]}")
    case .expressionName:
      FindingExample(
        "renderAnim: 1\ndataSource: {sections: [{items: 3}]}\n"
          + "layout: {class: flow, itemSize: [\"bound.width\", 50]}")
    case .indexPath: Self.scenario("timeline: [{deleteItems: [[0, 3]]}]")
    case .illegalUpdate:
      Self.scenario("timeline: [{performBatchUpdates: {deleteItems: [[0, 1], [0, 1]]}}]")
    case .undefinedReference:
      Self.scenario("timeline: [{setCollectionViewLayout: {layout: big}}]")
    case .duplicateName: Self.scenario("timeline: [{mark: here}, {wait: 1}, {mark: here}]")
    case .frameRate: Self.scenario("output: {gif: {fps: 60}}")
    case .suspiciousText:
      Self.scenario("cells: {default: [{label: {text: \"Cell (itm)\"}}]}")
    case .missingFont:
      Self.scenario("cells: {default: [{label: {text: Hello, font: {family: Nowhere Sans}}}]}")
    case .unknownSymbol: Self.scenario("cells: {default: [{symbol: heart.filled}]}")
    case .unseenView:
      Self.scenario("supplementaryViews: {header: [{label: {text: section.header}}]}")
    case .failedExpectation:
      Self.scenario("expect: [{at: 0, item: [0, 0], frame.height: 300}]")
    }
  }

  private static let body = "dataSource: {sections: [{items: 3}]}\nlayout: {class: flow}"

  private static func scenario(_ lines: String) -> FindingExample {
    FindingExample("renderAnim: 1\n\(body)\n\(lines)")
  }
}
