import Foundation
import Testing

/// Where the fonts of texts come from.
struct FontOptionTests {
  /// The fonts that come with the program, where it is built from.
  private let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Text/Fonts").standardizedFileURL.path

  private func program() throws -> (program: Program, environment: [String: String]) {
    let program = try Program()
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [80, 30], scale: 1}
      dataSource: {sections: [{items: 1}]}
      layout: {class: flow, itemSize: [80, 30]}
      cells: {default: [{label: {text: Hamburg}}]}
      """, to: "a.yaml")
    try program.write("<fontconfig></fontconfig>", to: "fonts.conf")
    // A machine without fonts of its own.
    return (program, ["FONTCONFIG_FILE": program.folder.appendingPathComponent("fonts.conf").path])
  }

  @Test func `fonts of a folder take the place of those that are left out`() throws {
    let (program, environment) = try program()
    #expect(try program.run(["still", "a.yaml"], environment: environment).code == 0)
    let alone = ["still", "a.yaml", "-o", "b.png", "--no-bundled-fonts"]
    let missing = try program.run(alone, environment: environment)
    #expect(missing.code == 69)
    #expect(missing.errors.contains("font 'Inter' is not installed"))
    #expect(try program.run(alone + ["--fonts", fonts], environment: environment).code == 0)
    #expect(try program.bytes(of: "a.png") == (try program.bytes(of: "b.png")))
  }

  @Test func `a folder of fonts that is not there is missing`() throws {
    let (program, environment) = try program()
    for command in ["still", "validate"] {
      let outcome = try program.run(
        [command, "a.yaml", "--fonts", "nowhere"], environment: environment)
      #expect(outcome.code == 66)
      #expect(outcome.errors.contains("there is no folder 'nowhere' of fonts"))
    }
  }
}
