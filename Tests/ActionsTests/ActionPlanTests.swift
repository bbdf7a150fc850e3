import Foundation
import Testing

@testable import AnimActions

struct ActionPlanTests {
  private let program = ActionPlan.Program(
    version: "0.1.0", path: "/bin/cp", sha256: "", uikit: nil)

  /// Copies a file with a name that no form takes as it is.
  private func plan(in folder: String) -> ActionPlan {
    let odd = "\(folder)/a b$c:d#e.yaml"
    return ActionPlan(
      program,
      [
        PlannedAction(
          .render, "odd", command: ["/bin/cp", odd, "\(folder)/out one.gif"],
          inputs: [
            .init(.scenario, odd, sha256: "1"), .init(.include, "\(folder)/absent", sha256: nil),
          ], outputs: ["\(folder)/out one.gif"], weight: 1),
        PlannedAction(
          .page, "page", command: ["/bin/cp", "\(folder)/out one.gif", "\(folder)/index.html"],
          inputs: [.init(.output, "\(folder)/out one.gif", sha256: nil)],
          outputs: ["\(folder)/index.html"], weight: 3),
      ])
  }

  private func run(_ program: String, _ arguments: [String], in folder: String) throws -> Int32? {
    let path = "/usr/bin/\(program)"
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ninja, make and a shell do as the plan says; what is not installed is not asked.
  @Test(arguments: ["ninja", "make", "sh"]) func `builders do as the plan says`(tool: String) throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plan-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "content".write(
      toFile: "\(folder)/a b$c:d#e.yaml", atomically: true, encoding: .utf8)
    let plan = plan(in: folder)
    let text = tool == "ninja" ? plan.ninja : tool == "make" ? plan.makefile : plan.shell
    try text.write(toFile: "\(folder)/build.file", atomically: true, encoding: .utf8)
    let arguments = tool == "sh" ? ["build.file"] : ["-f", "build.file"]
    guard let code = try run(tool, arguments, in: folder) else { return }
    #expect(code == 0, "\(text)")
    #expect(try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8) == "content")
  }

  @Test func `JSON has all that schedulers ask for`() throws {
    let object =
      try JSONSerialization.jsonObject(with: Data(plan(in: "/tmp").json.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    let actions = try #require(object?["actions"] as? [[String: Any]])
    #expect(actions.count == 2)
    #expect(
      Set(actions[0].keys) == [
        "kind", "name", "command", "inputs", "fonts", "options", "outputs", "key", "weight",
      ])
  }

  @Test func `the longest comes first, and a page after what it shows`() {
    func action(_ name: String, _ weight: Double, _ kind: PlannedAction.Kind = .verify)
      -> PlannedAction
    {
      PlannedAction(kind, name, command: [name], outputs: [name], weight: weight)
    }
    let plan = ActionPlan(program, [action("p", 9, .page), action("a", 1), action("b", 2)])
    #expect(plan.shell == "b\na\np\n")
  }

  @Test func `words are quoted where a shell would read them otherwise`() {
    #expect(
      ["a", "b c", "it's", "", "$x", "--only=a/b@2x"].shellText
        == "a 'b c' 'it'\\''s' '' '$x' --only=a/b@2x")
  }
}
