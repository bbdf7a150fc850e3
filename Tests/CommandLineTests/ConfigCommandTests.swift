import Foundation
import Testing

struct ConfigCommandTests {
  private struct Option: Decodable {
    struct Origin: Decodable {
      var kind: String
      var name: String?
      var file: String?
      var line: Int?
    }
    var name: String
    var value: String
    var origin: Origin
  }

  private func options(
    _ program: Program, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> [String: Option] {
    let outcome = try program.run(["config", "--json"] + arguments, environment: environment)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let options = try JSONDecoder().decode([Option].self, from: Data(outcome.output))
    return Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0) })
  }

  private func program() throws -> Program {
    let program = try Program()
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [60, 20]}
      output:
        gif: {fps: 25, path: out/a.gif}
      dataSource: {sections: [{items: 1}]}
      layout: {class: flow}
      """, to: "a.yaml")
    try program.write(
      "canvas: {scale: 1}\noutput: {gif: {fps: 10, colors: 16}}", to: ".render-anim.yml")
    return program
  }

  /// One value from each place, the one that hides all that are below it.
  @Test func `the first place that says a value counts`() throws {
    let program = try program()
    let plain = try options(program, "a.yaml")
    func origin(_ name: String) -> String {
      let origin = plain[name]?.origin
      return "\(origin?.file ?? origin?.kind ?? ""):\(origin?.line ?? 0)"
    }
    #expect(plain["fps"]?.value == "25" && origin("fps") == "a.yaml:4")
    #expect(plain["scale"]?.value == "1" && origin("scale") == ".render-anim.yml:1")
    #expect(plain["colors"]?.value == "16" && origin("colors") == ".render-anim.yml:2")
    #expect(plain["loop"]?.value == "forever" && origin("loop") == "default:0")
    #expect(plain["gif"]?.value == "out/a.gif" && origin("gif") == "a.yaml:4")
    #expect(plain["config"]?.value == ".render-anim.yml")

    let variables = ["RENDER_ANIM_FPS": "12", "RENDER_ANIM_COLORS": "8"]
    let given = try options(program, "a.yaml", "--fps", "5", environment: variables)
    #expect(given["fps"]?.value == "5" && given["fps"]?.origin.kind == "flag")
    #expect(given["colors"]?.value == "8")
    #expect(given["colors"]?.origin.name == "RENDER_ANIM_COLORS")
    let set = try options(program, "a.yaml", "--set", "output.gif.fps=7")
    #expect(set["fps"]?.value == "7" && set["fps"]?.origin.name == "set")
  }

  @Test func `what is printed is what is rendered`() throws {
    let program = try program()
    let summary = try program.run("a.yaml", "--json-summary", "--gif", "a.gif")
    #expect(summary.code == 0, "\(summary.errors)")
    let text = String(decoding: summary.output, as: UTF8.self)
    // The size is that of 60 × 20 points at the scale of the configuration.
    #expect(text.contains("\"width\" : 60"))
    #expect(try options(program, "a.yaml")["scale"]?.value == "1")
    #expect(
      try options(program, "a.yaml", "--device", "iphone-5")["scale"]?.origin.name == "device")
  }

  /// A new option of these groups is listed by itself.
  @Test func `every option of a picture, of playback and of GIFs is listed`() throws {
    let program = try program()
    let help = String(
      decoding: try program.run("render", "--help-hidden").output, as: UTF8.self)
    let known = try options(program)
    let names = ["PICTURE", "PLAYBACK", "ENCODING"].flatMap { title -> [String] in
      let section = help.components(separatedBy: "\n\(title):\n").last ?? ""
      let lines = section.components(separatedBy: "\n\n").first ?? ""
      return lines.matches(of: /(?m)^  --([a-z-]+)/).map { String($0.output.1) }
    }
    #expect(names.count > 20)
    for name in names { #expect(known[name] != nil, "'\(name)' is missing") }
  }

  @Test func `for people it is a table, with origins if they are asked for`() throws {
    let program = try program()
    func lines(_ arguments: String...) throws -> [String] {
      let outcome = try program.run(["config", "a.yaml"] + arguments)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return String(decoding: outcome.output, as: UTF8.self).components(separatedBy: "\n")
    }
    #expect(try lines().contains { $0.wholeMatch(of: /fps +25/) != nil })
    #expect(
      try lines("--show-origin").contains { $0.wholeMatch(of: /fps +25 +a\.yaml:4:14/) != nil })
    #expect(try program.run("config", "nowhere.yaml").code == 66)
  }
}
