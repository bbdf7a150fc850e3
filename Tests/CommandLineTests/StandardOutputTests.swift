import Foundation
import Testing

struct StandardOutputTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(Program.smallScenario, to: "a.yaml")
  }

  @Test(arguments: [
    "--help", "help verify", "--version", "schema", "man", "list layouts", "completions bash",
    "explain-code RA012", "version --json",
    "inspect a.yaml --json", "explain a.yaml", "a.yaml --gif -", "a.yaml --dry-run",
    "a.yaml --gif a.gif --json-summary",
  ])
  func `a closed standard output is a failure with a message`(arguments: String) throws {
    let outcome = try program.shell("$RENDER_ANIM \(arguments) >&-")
    #expect(outcome.code == 74, "\(outcome.errors)")
    #expect(outcome.errors.contains("error: cannot write the standard output: "))
  }

  @Test(.enabled(if: geteuid() == 0, "only a superuser makes devices"))
  func `a full standard output is a failure with a message`() throws {
    let full = program.folder.appendingPathComponent("full").path
    guard unsafe mknod(full, S_IFCHR | 0o666, 1 << 8 | 7) == 0 else { return }
    let outcome = try program.shell("$RENDER_ANIM schema > full")
    #expect(outcome.code == 74, "\(outcome.errors)")
    #expect(outcome.errors.contains("No space left on device"))
  }

  @Test func `a reader that has gone ends the program quietly`() throws {
    let outcome = try program.shell("{ $RENDER_ANIM schema; echo $? >&2; } | true")
    // Whatever else the shell says of it, the program says nothing.
    #expect(["0\n", "141\n"].contains(outcome.errors), "\(outcome.errors)")
    let late = try program.shell("{ sleep 0.2; $RENDER_ANIM schema; echo $? >&2; } | true")
    #expect(late.errors == "141\n")
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"])
  func `the standard output has other names`(name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.appendingPathComponent("link").path,
      withDestinationPath: "/dev/stdout")
    // What was made before is kept, and goes there just so.
    for _ in 0..<2 {
      let outcome = try program.shell(
        "echo before > out; $RENDER_ANIM a.yaml --cache cache --gif \(name) >> out; echo after >> out"
      )
      #expect(outcome.errors.contains("took"), "\(outcome.errors)")
      let text = String(decoding: try program.bytes(of: "out"), as: Unicode.ASCII.self)
      #expect(text.hasPrefix("before\nGIF89a"))
      #expect(text.hasSuffix("after\n"))
    }
  }
}
