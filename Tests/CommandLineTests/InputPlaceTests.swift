import Foundation
import Testing

/// The files that a scenario may read, and the messages about others.
struct InputPlaceTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("user: admin\npassword: hunter2\n", to: "db.yml")
    try program.write("DEPLOY_TOKEN=hunter2 PATH=/usr/bin", to: "sub/.env")
    try program.write("user: [admin\npassword: hunter2\n", to: "sub/broken.yml")
    try program.write("- hunter2\n", to: "sub/list.yml")
    try program.write("title: shared", to: "shared.yaml")
    for (name, target) in [("sub/out.yml", "../db.yml"), ("sub/folder", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: program.folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
  }

  @Test(arguments: [
    "../db.yml", "out.yml", "folder/db.yml", "/proc/self/environ", ".env", "broken.yml", "list.yml",
  ])
  func `what is no scenario of the folder is neither included nor quoted`(path: String) throws {
    try program.write(Program.smallScenario + "\ninclude: [\(path)]", to: "sub/a.yaml")
    for form in ["human", "short", "json", "github", "xcode"] {
      let outcome = try program.run(
        ["validate", "sub/a.yaml", "--diagnostics", form], environment: ["TOKEN": "hunter2"])
      #expect(outcome.code == 65)
      #expect(!outcome.errors.contains("hunter2"))
      if form == "short" {
        #expect(outcome.errors.hasPrefix("sub/a.yaml:5:11: error: "), "\(outcome.errors)")
      }
    }
  }

  @Test func `a link of another's folder is not quoted if it is no scenario`() throws {
    for arguments in [["validate", "sub/out.yml"], ["verify", "sub"]] {
      #expect(!(try program.run(arguments).errors.contains("hunter2")))
    }
  }

  @Test func `what the command line names may be included from elsewhere`() throws {
    try program.write(Program.smallScenario + "\ninclude: ../shared.yaml", to: "sub/a.yaml")
    let refused = try program.run("validate", "sub/a.yaml")
    #expect(refused.code == 65)
    #expect(refused.errors.contains("'../shared.yaml'") || refused.errors.contains("'shared.yaml'"))
    #expect(try program.run("validate", "sub/a.yaml", "--source", "shared.yaml").code == 0)
  }

  @Test func `a file in a folder below includes one of the scenario's folder`() throws {
    try program.write(Program.smallScenario + "\ninclude: common/b.yaml", to: "sub/a.yaml")
    try program.write("include: ../c.yaml", to: "sub/common/b.yaml")
    try program.write("title: from above", to: "sub/c.yaml")
    let outcome = try program.run("validate", "sub/a.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(arguments: ["../picture.png", "/dev/zero", "folder/picture.png"])
  func `a picture from elsewhere is not shown`(path: String) throws {
    try program.write(Program.smallScenario, to: "b.yaml")
    #expect(try program.run("still", "b.yaml", "-o", "picture.png").code == 0)
    let cells = "\ncells: {default: [{image: {source: \(path)}}]}"
    try program.write(Program.smallScenario + cells, to: "sub/a.yaml")
    let outcome = try program.run("sub/a.yaml", "--gif", "x.gif")
    #expect(outcome.code == 66)
    #expect(outcome.errors.contains("is not in 'sub' or below"), "\(outcome.errors)")
    #expect(!program.files().contains("x.gif"))
  }

  @Test func `a scenario without end is refused`() throws {
    let outcome = try program.shell("yes '# x' | $RENDER_ANIM validate -")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("the standard input is larger than 4 MB"))
  }
}
