import AnimCodecs
import AnimPixels
import Foundation
import Testing

/// What scenarios look like before and after a change.
struct CompareCommandTests {
  private static let scenario = """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    cells: {default: [{view: {insets: 0, backgroundColor: "#007AFF"}}]}
    timeline:
      - wait: 0.1
    """

  /// A project with two commits.
  private func project() throws -> Program? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git") else { return nil }
    let program = try Program()
    for name in ["a", "b", "c"] { try program.write(Self.scenario, to: "Scenarios/\(name).yaml") }
    let git = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false"
    let commit = "git add -A Scenarios && \(git) commit -q -m change"
    #expect(try program.shell("git init -q . && \(commit)").code == 0)
    try program.write(
      Self.scenario.replacing("[15, 15]", with: "[15, 19]"), to: "Scenarios/a.yaml")
    try program.write(Self.scenario + "\n# Nothing that is seen.\n", to: "Scenarios/b.yaml")
    try program.write(Self.scenario, to: "Scenarios/d.yaml")
    try FileManager.default.removeItem(
      at: program.folder.appendingPathComponent("Scenarios/c.yaml"))
    #expect(try program.shell(commit).code == 0)
    return program
  }

  @Test func `what looks different is drawn beside what it was`() throws {
    guard let program = try project() else { return }
    let outcome = try program.run(
      ["compare", "HEAD~1..HEAD"], environment: ["CI": "1"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "### render-anim HEAD~1..HEAD: 1 different, 1 new, 1 gone, 1 changed and looks the same\n"),
      "\(text)")
    #expect(
      text.contains("#### a/light@1x\n\n- layout.itemSize changed from [15, 15] to [15, 19]\n"))
    #expect(text.contains("![before and after](.render-anim/compare/a-light@1x.gif)"))
    #expect(text.contains("**New**: `d/light@1x`") && text.contains("**Gone**: `c/light@1x`"))
    let gif = try AnimationReader(try program.bytes(of: ".render-anim/compare/a-light@1x.gif"))
    #expect(gif.size.width == 60 + 8 + 60 && gif.size.height == 40)
    let frame = try #require(try gif.next())
    // Where only the new cells reach: white on the left, blue on the right.
    #expect(frame.pixmap[5, 17] != frame.pixmap[73, 17])
    // Nothing else is left in the project.
    #expect(!program.files().contains { $0.hasPrefix("References/") })
  }

  @Test func `what is in the folder can be compared, and what is no revision cannot`() throws {
    guard let program = try project() else { return }
    let same = try program.run("compare", "HEAD..", "--summary-md", "s.md")
    #expect(same.code == 0 && same.errors == "3 untouched\n", "\(same.errors)")
    try program.write(Self.scenario.replacing("#007AFF", with: "#0084FF"), to: "Scenarios/d.yaml")
    let outcome = try program.run(
      "compare", "HEAD..", "--summary-md", "s.md", "--pictures", "https://a.b/c")
    #expect(outcome.errors == "1 different, 2 untouched\n", "\(outcome.errors)")
    #expect(
      String(decoding: try program.bytes(of: "s.md"), as: UTF8.self)
        .contains("](https://a.b/c/d-light@1x.gif)"))
    #expect(try program.run("compare", "nothing..HEAD").code == 66)
    #expect(try program.run("compare", "HEAD").code == 64)
    #expect(try program.run("compare", "HEAD~1...HEAD").code == 64)
  }
}
