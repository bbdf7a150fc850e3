import Foundation
import Testing

/// Mistakes of scenarios that commands report at their places.
struct ScenarioMistakeTests {
  private let program: Program

  init() throws { program = try Program() }

  private func write(_ lines: String, to name: String = "a.yaml") throws {
    try program.write(Program.smallScenario + "\n" + lines, to: name)
  }

  @Test(arguments: [
    ("cells: {default: [{image: {source: no.png}}]}", 66, "a.yaml:5:36: error: ", "[RA008]"),
    (
      "cells: {default: [{label: {text: \"(item.price)\"}}]}", 65, "a.yaml:5:36: error: ",
      "no item has a 'price' [RA021]"
    ),
    ("include: [part.yaml]", 66, "a.yaml:5:11: error: ", "there is no file 'part.yaml'"),
    ("canvas2:\n\ta: 1", 65, "a.yaml:6:1: error: ", "a tab stands where only spaces may"),
  ])
  func `what is not there is found where the scenario names it`(
    lines: String, code: Int, place: String, message: String
  ) throws {
    try write(lines)
    let outcome = try program.run("validate", "a.yaml")
    #expect(outcome.code == Int32(code))
    #expect(outcome.errors.contains(place), Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains(message), Comment(rawValue: outcome.errors))
    // The line is shown, with a caret below it.
    #expect(outcome.errors.contains("| "))
  }

  @Test func `a font that is not installed is a warning, under strict an error`() throws {
    try write("cells: {default: [{label: {text: a, font: {family: Nowhere Sans}}}]}")
    let outcome = try program.run("validate", "a.yaml")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("a.yaml:5:52: warning: font 'Nowhere Sans' is not installed"))
    #expect(outcome.errors.contains("[RA106]"))
    #expect(try program.run("validate", "a.yaml", "--strict").code == 65)
  }

  @Test func `an item without a property that others have shows nothing for it`() throws {
    func frame(_ items: String, _ name: String) throws -> [UInt8] {
      try program.write(
        """
        renderAnim: 1
        canvas: {size: [60, 40], scale: 1}
        dataSource: {sections: [{items: [{title: a\(items)}, {title: b, note: c}]}]}
        layout: {class: flow, itemSize: [50, 15]}
        cells: {default: [{label: {text: "(item.title)(item.note)"}}]}
        """, to: name + ".yaml")
      #expect(try program.run("still", name + ".yaml").code == 0)
      return try program.bytes(of: name + ".png")
    }
    #expect(try frame("", "left-out") == (try frame(", note: \"\"", "empty")))
  }

  @Test(arguments: [
    ("short", "a.yaml:5:36: error: "), ("github", "::error file=a.yaml,line=5,col=36"),
    ("json", "\"line\":5"), ("xcode", "a.yaml:5:36: error: "),
  ])
  func `every command prints mistakes in the form that is asked for`(
    form: String, text: String
  ) throws {
    try write("cells: {default: [{image: {source: no.png}}]}")
    for command in ["validate", "still", "inspect", "record", "render"] {
      let outcome = try program.run(command, "a.yaml", "--diagnostics", form)
      #expect(outcome.errors.contains(text), "\(command): \(outcome.errors)")
      #expect(!outcome.errors.contains("    5 |"), "\(command): \(outcome.errors)")
    }
  }

  @Test func `a failure without a place is in that form too`() throws {
    let outcome = try program.run("still", "no.yaml", "--diagnostics", "json")
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [[String: Any]])
    #expect(objects.count == 1)
    #expect(objects.first?["message"] as? String == "there is no file 'no.yaml'")
    #expect(
      try program.run("still", "no.yaml", "--diagnostics", "github").errors
        == "::error ::there is no file 'no.yaml'\n")
  }

  @Test func `a difference is printed in that form, with its reference for a code`() throws {
    try write("")
    #expect(try program.run("record", "a.yaml").code == 0)
    try program.write(
      Program.smallScenario.replacing("[10, 10]", with: "[12, 10]"), to: "a.yaml")
    let short = try program.run("verify", "a.yaml", "--diagnostics", "short")
    #expect(short.code == 1)
    #expect(short.errors.hasPrefix("a.yaml:"))
    #expect(short.errors.contains(": error: "))
    #expect(short.errors.contains(" [a/light@1x]\n"))
    let json = try program.run("verify", "a.yaml", "--diagnostics", "json", "-q")
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.errors.utf8)) as? [[String: Any]])
    #expect(!objects.isEmpty)
    #expect(objects.allSatisfy { $0["code"] as? String == "a/light@1x" })
  }
}
