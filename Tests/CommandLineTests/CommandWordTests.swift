import Foundation
import Testing

/// What a command line says that is not as it should be: the mistake itself, and what was meant.
struct CommandWordTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(Program.smallScenario, to: "a.yaml")
  }

  @Test(arguments: [
    ("rendr a.yaml", "unknown command 'rendr', did you mean 'render'?"),
    ("docs README", "unknown command 'docs'"),
    ("help verfy", "unknown command 'verfy', did you mean 'verify'?"),
    ("a.yaml out.gif", "outputs are named with '-o', as in 'render-anim a.yaml -o out.gif'"),
    ("a.yaml --lop 3 --gif x.gif", "unknown option '--lop' of 'render'; did you mean '--loop'?"),
    ("a.yaml --themes dark --gif x.gif", "unknown option '--themes' of 'render'"),
    ("a.yaml --out x.gif", "did you mean '--output'?"),
    ("verify a.yaml --onyl b", "unknown option '--onyl' of 'verify'; did you mean '--only'?"),
    ("still a.yaml --device iPhone15", "did you mean 'iphone-15'? There are iphone-4, "),
    ("still a.yaml --overlay gird", "there is no overlay 'gird'; did you mean 'grid'?"),
    ("still a.yaml -o x.gif", "name it 'x.png'"),
    ("a.yaml --png x.webp", "name it 'x.png'"),
    ("inspect a.yaml --plot x.svg", "name it 'x.png'"),
    ("a.yaml -o x.avi", "there are .gif, .apng, .webp, .svg, .mp4, .webm, .avif, .mov"),
  ])
  func `a wrong word is told of, with what was meant, and nothing is written`(
    line: String, message: String
  ) throws {
    let outcome = try program.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(message), Comment(rawValue: outcome.errors))
    #expect(program.files() == ["a.yaml"])
  }

  @Test func `without any word there is something to begin with`() throws {
    let outcome = try program.run([])
    #expect(outcome.code == 64)
    for line in ["render-anim new first", "render-anim first.yaml", "render-anim --help"] {
      #expect(outcome.errors.contains(line))
    }
  }

  @Test(arguments: [
    ["a"], ["a.yml"], ["./a"], ["validate", "a"], ["still", "a.yml"], ["verify", "a.yml"],
    ["a.yaml", "aa.yaml"],
  ])
  func `the scenario with a near name is suggested for one that is missing`(
    arguments: [String]
  ) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.code == 66)
    #expect(outcome.errors.contains("a.yaml'?"), Comment(rawValue: outcome.errors))
  }

  @Test func `a folder stands for the scenarios in it`() throws {
    try program.write(Program.smallScenario, to: "more/b.yaml")
    try program.write(Program.smallScenario, to: "more/deep/c.yml")
    try program.write("nothing", to: "more/.hidden.yaml")
    #expect(try program.run("more", "-o", "{name}.gif").code == 0)
    #expect(try program.run("validate", "more").code == 0)
    #expect(try program.run("gallery", "more", "-o", "page").code == 0)
    let made = program.files().filter { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") }
    #expect(
      made == [
        "b.gif", "c.gif", "page/b-sheet.png", "page/b.gif", "page/c-sheet.png", "page/c.gif",
        "page/index.html",
      ])
    let one = try program.run("more", "--gif", "one.gif")
    #expect(one.code == 64)
    #expect(one.errors.contains("several scenarios cannot be written to 'one.gif'"))
    let still = try program.run("still", "more")
    #expect(still.code == 66)
    #expect(still.errors.contains("'more' is a folder; name one scenario, such as 'more/b.yaml'"))
    try program.write("", to: "empty/readme")
    #expect(try program.run("validate", "empty").code == 66)
  }

  @Test func `a moment after the end is an error, the end itself is not`() throws {
    try program.write(Program.smallScenario + "\ntimeline: [{wait: 0.4}]", to: "b.yaml")
    let late = try program.run("still", "b.yaml", "--at", "99")
    #expect(late.code == 65)
    #expect(late.errors.contains("there is no moment 99.00 s; it ends at 0.40 s"))
    #expect(try program.run("b.yaml", "--png", "b.png", "--at", "0.41").code == 65)
    #expect(try program.run("inspect", "b.yaml", "--at", "7").code == 65)
    #expect(try program.run("still", "b.yaml", "--at", "0.4").code == 0)
  }

  @Test func `an overlay on a still knows the time, as a frame of an animation does`() throws {
    try program.write(
      Program.smallScenario.replacing("[20, 20]", with: "[120, 40]") + "\ntimeline: [{wait: 0.4}]",
      to: "b.yaml")
    let overlay = ["--overlay", "fps,curves"]
    #expect(try program.run(["b.yaml", "--png", "b.png", "--at", "0.2"] + overlay).code == 0)
    #expect(try program.run(["still", "b.yaml", "-o", "c.png", "--at", "0.2"] + overlay).code == 0)
    #expect(try program.run(["b.yaml", "--frames", "all"] + overlay).code == 0)
    let png = try program.bytes(of: "b.png")
    #expect(png == (try program.bytes(of: "c.png")))
    #expect(png == (try program.bytes(of: "all/0010.png")))
    #expect(png != (try program.bytes(of: "all/0000.png")))
  }

  @Test func `a pattern that matches no reference is an error with the names that there are`()
    throws
  {
    let outcome = try program.run("verify", "a.yaml", "--only", "b")
    #expect(outcome.code == 66)
    #expect(outcome.errors.contains("'--only b' matches none of the references"))
    #expect(outcome.errors.contains("there are a\n"))
  }

  @Test func `a compiler that is missing is something that is not available`() throws {
    try program.write("import UIKit\nclass L: UICollectionViewFlowLayout {}", to: "L.swift")
    try program.write(
      """
      renderAnim: 1
      dataSource: {sections: [{items: 1}]}
      layout: {source: L.swift, class: L}
      """, to: "l.yaml")
    program.searchPath = "/nowhere"
    for line in [
      ["--layout", "L.swift", "--gif", "l.gif"], ["lint", "L.swift"], ["l.yaml"],
      ["still", "l.yaml"], ["l.yaml", "a.yaml", "--dry-run"],
    ] {
      let outcome = try program.run(line)
      #expect(outcome.code == 69, "\(line): \(outcome.errors)")
      #expect(outcome.errors.contains("swiftc"))
    }
  }
}
