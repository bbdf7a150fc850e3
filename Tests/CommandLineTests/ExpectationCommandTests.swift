import Foundation
import Testing

struct ExpectationCommandTests {
  private func scenario(expecting offset: Int) -> String {
    """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 30}]}
    layout: {class: flow, itemSize: [15, 15]}
    timeline:
      - setContentOffset: {offset: [0, 20], animated: true}
      - mark: there
    expect:
      - {at: there, contentOffset.y: \(offset)}
    """
  }

  @Test func `what is as expected is not spoken of`() throws {
    let program = try Program()
    try program.write(scenario(expecting: 20), to: "a.yaml")
    let outcome = try program.run("a.yaml", "--gif", "a.gif")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `what is not as expected is an error with its place, beside the picture`() throws {
    let program = try Program()
    try program.write(scenario(expecting: 25), to: "a.yaml")
    let outcome = try program.run("a.yaml", "--gif", "a.gif")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains("a.yaml:9:5: error: 'contentOffset.y' is 20, not 25 at 'there'"))
    #expect(program.files().contains("a.gif"))
    let short = try program.run("a.yaml", "--gif", "a.gif", "--diagnostics", "github")
    #expect(short.errors.contains("::error file=a.yaml,line=9"))
  }
}
