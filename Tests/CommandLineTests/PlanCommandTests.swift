import Foundation
import Testing

/// What commands would do, as schedulers are told.
struct PlanCommandTests {
  private static let scenario = """
    renderAnim: 1
    include: [tiles.part]
    canvas: {size: [60, 40], scale: 1}
    theme: [light, dark]
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    timeline:
      - wait: 0.1
    """
  private static let tiles = """
    cells: {default: [{view: {insets: 0, backgroundColor: systemBlue}}, {label: {text: A, font: 9}}]}
    """

  private func program() throws -> Program {
    let program = try Program()
    for name in ["a", "b"] { try program.write(Self.scenario, to: "Scenarios/\(name).yaml") }
    try program.write(Self.tiles, to: "Scenarios/tiles.part")
    return program
  }

  private func actions(_ program: Program, _ arguments: String...) throws -> [[String: Any]] {
    let outcome = try program.run(["plan", "--json"] + arguments)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let plan = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    return try #require(plan?["actions"] as? [[String: Any]])
  }

  private func keys(_ actions: [[String: Any]]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: actions.map {
        ($0["name"] as? String ?? "", $0["key"] as? String ?? "")
      })
  }

  @Test func `an action says what it depends on and what it makes`() throws {
    let program = try program()
    let actions = try actions(program, "verify")
    #expect(
      actions.compactMap { $0["name"] as? String } == [
        "a/light@1x", "a/dark@1x", "b/light@1x", "b/dark@1x",
      ])
    let first = try #require(actions.first)
    let inputs = try #require(first["inputs"] as? [[String: Any]])
    let roles = inputs.map { "\($0["role"] as? String ?? "") \($0["path"] as? String ?? "")" }
    #expect(roles.prefix(2) == ["scenario Scenarios/a.yaml", "include Scenarios/tiles.part"])
    // References that are not there are inputs all the same.
    #expect(roles.contains("reference References/a/light@1x/manifest.json"))
    let fonts = try #require(first["fonts"] as? [[String: Any]])
    #expect(fonts.compactMap { $0["name"] as? String }.allSatisfy { $0.hasPrefix("Inter") })
    #expect(!fonts.isEmpty)
    #expect((first["key"] as? String)?.count == 64)
    #expect((first["weight"] as? Double ?? 0) > 0)
    let command = try #require(first["command"] as? [String])
    #expect(command.contains("--only") && command.contains("a/light@1x"))
  }

  @Test func `a key is another one if anything changes, and the same if nothing does`() throws {
    let program = try program()
    let before = keys(try actions(program, "record"))
    #expect(Set(before.values).count == 4)
    #expect(keys(try actions(program, "record")) == before)
    // Those of comparisons and of pictures are others.
    #expect(Set(keys(try actions(program, "verify")).values).isDisjoint(with: before.values))
    try program.write(Self.scenario + "\n  - wait: 0.2\n", to: "Scenarios/a.yaml")
    let after = keys(try actions(program, "record"))
    #expect(
      after.filter { before[$0.key] != $0.value }.keys.sorted() == ["a/dark@1x", "a/light@1x"])
    try program.write(Self.tiles + "\n", to: "Scenarios/tiles.part")
    let last = keys(try actions(program, "record"))
    #expect(last.allSatisfy { after[$0.key] != $0.value })
    #expect(
      keys(try actions(program, "record", "--set", "clock.seed=3")).allSatisfy {
        last[$0.key] != $0.value
      })
  }

  @Test(arguments: ["ninja", "make"]) func `builders verify, and their reports are merged`(
    tool: String
  ) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)") else { return }
    let program = try program()
    #expect(try program.run("record").code == 0)
    let outcome = try program.shell(
      "$RENDER_ANIM plan --\(tool) verify > build.file && \(tool) -f build.file && "
        + "$RENDER_ANIM merge-reports .render-anim/actions && \(tool) -f build.file")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let output = String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.errors.contains("4 passed; report: .render-anim/report/report.html"))
    #expect(
      output.contains(tool == "ninja" ? "no work to do" : "Nothing to be done for 'all'"),
      "\(output)")
  }

  @Test func `pictures are made by lines for a shell, a gallery's page last`() throws {
    let program = try program()
    let outcome = try program.shell(
      "$RENDER_ANIM plan --shell gallery Scenarios -o out | sh && $RENDER_ANIM plan --shell "
        + "render Scenarios/a.yaml -o '{name}~{theme}.png' | sh")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = Set(program.files())
    #expect(
      files.isSuperset(of: [
        "out/a.gif", "out/b-sheet.png", "out/index.html", "a~light.png", "a~dark.png",
      ]),
      "\(files)")
  }

  @Test func `people get a table, and mistakes their codes`() throws {
    let program = try program()
    let outcome = try program.run("plan", "verify")
    #expect(outcome.code == 0)
    #expect(String(decoding: outcome.output, as: UTF8.self).contains("4 actions, about "))
    #expect(try program.run("plan", "--json", "--ninja", "verify").code == 64)
    #expect(try program.run("plan", "list", "devices").code == 64)
    #expect(try program.run("plan", "verify", "--self").code == 64)
    #expect(try program.run("plan", "verify", "--shrad", "1/2").code == 64)
    try program.write("renderAnim: 1\nlayout: {class: flaw}\n", to: "Scenarios/a.yaml")
    #expect(try program.run("plan", "verify").code == 65)
  }
}
