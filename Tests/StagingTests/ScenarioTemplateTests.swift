import AnimScenarioFormat
import AnimStaging
import Testing

@MainActor struct ScenarioTemplateTests {
  @Test(arguments: ScenarioTemplate.allCases)
  func `a template can be acted out as it stands`(template: ScenarioTemplate) throws {
    let text = template.text(title: "Draft", schema: "schema.json")
    var scenario = try ScenarioReader.read(text, file: "draft.yaml")
      .scenario
    scenario.canvas.scale = 1
    let rehearsal = try Rehearsal(scenario, theme: .light)
    #expect(rehearsal.duration > 1)
    #expect(try rehearsal.failedExpectations() == [])
    #expect(rehearsal.warnings == [])
  }
}
