import AnimPixels
import Foundation
import Testing

@testable import AnimScenarioFormat

@Suite struct InsertionTests {
  @Test func `the insertion scenario reads without findings`() {
    #expect(HumanDiagnostics().text(Scenarios.findings(Scenarios.insertion)) == "")
  }

  @Test func `its values arrive in UIKit's words`() throws {
    let scenario = try ScenarioReader.read(Scenarios.insertion, file: "insertion.yaml").scenario
    #expect(scenario.canvas.size == CGSize(width: 320, height: 480))
    #expect(scenario.dataSource.sections.map(\.items.count) == [13, 16, 14])
    let layout = try #require(scenario[layout: scenario.layout.text])
    #expect(layout["itemSize"] == .size(SizeExpression(width: 50, height: 50)))
    #expect(layout["minimumInteritemSpacing"] == .number(10))
    #expect(
      layout.appearing.changes.first
        == .transform([.scale(x: 0.2, y: 0.2), .rotate(.number(.pi))]))
    guard case .center(let point)? = layout.appearing.changes.last else {
      Issue.record("the centre comes last")
      return
    }
    let bounds = ["midX": 160.0, "maxY": 480]
    #expect(point.value { bounds[$0[1]].map { .number($0) } } == CGPoint(x: 160, y: 480))
    #expect(scenario.timeline.count == 9)
    #expect(scenario.timeline[2].action as? Action.Wait == Action.Wait(seconds: 0.3))
    #expect(scenario.timeline[4].start == .withPrevious(delay: 0))
  }

  /// From the article: 1 - (item + 1) / (2 * count) in the channel of the section.
  @Test func `shades fade to a half along each section`() throws {
    let scenario = try ScenarioReader.read(Scenarios.insertion, file: "insertion.yaml").scenario
    let last = try #require(scenario.dataSource.sections[1].items.last)
    #expect(last.color.light == .init(red: 0, green: 0.5, blue: 0))
  }
}
