import Testing

@testable import AnimScenarioFormat

/// Classes that need no sources.
struct LinkedClassTests {
  private func scenario(_ part: String, linked: Set<String>) throws -> Scenario {
    try ScenarioReader.read(
      "renderAnim: 1\n\(part)\ntimeline: [{wait: 0.1}]\n", file: "a.yaml", linkedClasses: linked
    ).scenario
  }

  @Test func `a layout of a linked class has its properties and no files`() throws {
    let scenario = try scenario(
      "dataSource: {sections: [{items: 1}]}\nlayout: {class: Stack, peek: 30, snap: nearestItemEdge}",
      linked: ["Stack"])
    let layout = try #require(scenario.layouts.first)
    #expect(layout.implementation == .source([], className: "Stack"))
    #expect(layout.properties.map(\.name) == ["peek"])
    #expect(layout.snap == .nearestItemEdge)
  }

  @Test func `a controller of a linked class has no files`() throws {
    let controller = try #require(
      try scenario("controller: {class: Wallet, title: Mine}", linked: ["Wallet"]).controller)
    #expect(controller.className == "Wallet" && controller.sources.isEmpty)
    #expect(controller.properties.map(\.name) == ["title"])
  }

  @Test(arguments: [
    "dataSource: {sections: [{items: 1}]}\nlayout: {class: Stack}", "controller: {class: Wallet}",
  ])
  func `a class that is not linked needs its files`(_ part: String) {
    #expect(throws: ScenarioError.self) { try scenario(part, linked: ["Other"]) }
  }

  @Test func `a linked class may have files of its own`() throws {
    let scenario = try scenario(
      "dataSource: {sections: [{items: 1}]}\nlayout: {class: Stack, source: Stack.swift}",
      linked: ["Stack"])
    guard case .source(let files, "Stack") = scenario.layouts.first?.implementation else {
      Issue.record("the layout is from no source")
      return
    }
    #expect(files.map(\.text) == ["Stack.swift"])
  }
}
