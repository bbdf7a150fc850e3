import Foundation
import Testing

struct ExitCodeTests {
  @Test func `a misspelled option is a usage error`() throws {
    let outcome = try Program().run("a.yaml", "--giff", "a.gif")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("--giff"))
    #expect(outcome.errors.contains("--gif"))
  }

  @Test(arguments: [
    ["a.yaml", "--scale", "4"], ["a.yaml", "--fps", "0"], ["a.yaml", "--at", "1"],
    ["a.yaml", "b.yaml", "--gif", "a.gif"], ["a.yaml", "--frames", "%s.png"],
    ["a.yaml", "--gif", "-", "--png", "-"], ["-"], [],
  ])
  func `options that make no sense are usage errors`(arguments: [String]) throws {
    let program = try Program()
    #expect(try program.run(arguments).code == 64)
  }

  @Test func `all mistakes of a scenario are reported with their places`() throws {
    let program = try Program()
    try program.write(
      """
      renderAnim: 1
      dataSource: {sections: [{items: 3}]}
      layout: {class: flow, itemSiz: [10, 10]}
      timeline:
        - deleteItems: [[0, 40]]
        - insertItem: [[0, 1]]
      """, to: "bad.yaml")
    let outcome = try program.run("bad.yaml", "--gif", "out.gif")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("bad.yaml:3:23: error: unknown key 'itemSiz'"))
    #expect(outcome.errors.contains("bad.yaml:6:5: error: unknown action 'insertItem'"))
    #expect(outcome.errors.contains("did you mean 'insertItems'?"))
    #expect(outcome.errors.contains("bad.yaml:5:19: error: index path [0, 40] is out of range"))
    #expect(program.files() == ["bad.yaml"])
  }

  @Test func `a missing scenario is missing input`() throws {
    let outcome = try Program().run("nowhere.yaml", "--gif", "out.gif")
    #expect(outcome.code == 66)
    #expect(outcome.errors.contains("'nowhere.yaml'"))
  }

  @Test func `an output in the place of a folder cannot be created`() throws {
    let program = try Program()
    try program.write(
      "renderAnim: 1\ndataSource: {sections: [{items: 1}]}\nlayout: {class: flow}", to: "a.yaml")
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("out.gif"), withIntermediateDirectories: true)
    #expect(try program.run("a.yaml", "--gif", "out.gif").code == 73)
  }

  @Test func `one failing scenario does not stop the others`() throws {
    let program = try Program()
    let good = "renderAnim: 1\ndataSource: {sections: [{items: 1}]}\nlayout: {class: flow}"
    try program.write(good, to: "good.yaml")
    try program.write("renderAnim: 1", to: "bad.yaml")
    let outcome = try program.run("bad.yaml", "missing.yaml", "good.yaml")
    #expect(outcome.code == 66)
    #expect(program.files() == ["bad.yaml", "good.gif", "good.yaml"])
  }

  @Test func `validating draws nothing`() throws {
    let program = try Program()
    let good = "renderAnim: 1\ndataSource: {sections: [{items: 1}]}\nlayout: {class: flow}"
    try program.write(good, to: "good.yaml")
    #expect(try program.run("validate", "good.yaml").code == 0)
    #expect(program.files() == ["good.yaml"])
  }
}
