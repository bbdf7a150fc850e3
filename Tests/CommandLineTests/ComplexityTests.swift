import Foundation
import Testing

/// Layouts of our own whose work grows in known ways: each is named for how it does, with the line.
struct ComplexityTests {
  @Test(arguments: [
    ("Linear", "O(n) attributes examined per scrolled frame: layoutAttributesForElements(in:)"),
    (
      "Linearithmic",
      "O(n log n) attributes examined per scrolled frame: layoutAttributesForElements(in:)"
    ),
    ("Quadratic", "O(n²) steps per scrolled frame: isAlone(_:)"),
  ])
  func `what grows is named with its line`(name: String, finding: String) throws {
    let outcome = try lint(name)
    #expect(outcome.code == 1)
    let (file, line) = try #require(
      try Program().place(of: "// grows: \(name)", inPlanted: "Complexity"))
    #expect(
      outcome.errors.contains(
        "Complexity/\(file):\(line):1: warning: \(finding), line \(line) [RA323]\n"),
      Comment(rawValue: outcome.errors))
    // Rows are worked out once.
    #expect(!outcome.errors.contains(": prepare(), line"), Comment(rawValue: outcome.errors))
  }

  @Test func `preparing while scrolling is named`() throws {
    let outcome = try lint("Prepares")
    #expect(outcome.code == 1)
    let place = try Program().place(of: "// prepares: Prepares", inPlanted: "Complexity")
    let line = try #require(place).line
    #expect(
      outcome.errors.contains("warning: O(n) steps per scrolled frame: prepare(), line \(line) "),
      Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("layoutAttributesForElements(in:), line"))
    // Each of the rows is placed in each frame.
    #expect(outcome.errors.contains("note: 100, 300, 1000, 3000, "))
  }

  @Test func `a binary search is nothing to find fault with`() throws {
    let outcome = try lint("Searches")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(
      outcome.errors == "nothing that is done while scrolling grows from 100 to 100000 items\n")
  }

  @Test func `the example of the rule is found, and put right it is not`() throws {
    let program = try Program()
    let text = String(decoding: try program.run("explain-code", "RA323").output, as: UTF8.self)
    let parts = text.components(separatedBy: "Found:\n\n").last?
      .components(separatedBy: "Not found:\n\n")
    for (example, isFound) in zip(try #require(parts), [true, false]) {
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
      try program.write("import UIKit\n" + code, to: "Rows.swift")
      let outcome = try program.run("lint", "--complexity", "Rows.swift")
      #expect(outcome.code == (isFound ? 1 : 0), Comment(rawValue: outcome.errors))
      #expect(
        outcome.errors.contains("warning: O(n) attributes examined per scrolled frame") == isFound)
    }
  }

  private func lint(_ name: String) throws -> Program.Outcome {
    let program = try Program()
    try program.copy(planted: "Complexity")
    return try program.run("lint", "--complexity", "Complexity/\(name).swift")
  }
}
