import AnimFiles
import Foundation
import Testing

struct EnclosureTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.makeFolder("in/sub")
    try folder.makeFolder("inside")
    try folder.link("in/up", to: "..")
    try folder.link("in/dangling", to: "../nowhere/x")
    try folder.link("in/down", to: "sub")
  }

  @Test(arguments: ["in", "in/a", "in/sub/../a", "in/not/there/yet", "in/down/a", "in/up/in/a"])
  func `what leads below is contained`(path: String) {
    #expect(Enclosure(folder["in"]).contains(folder[path]))
  }

  @Test(
    arguments: [
      "a", "inside/a", "in/../a", "in/up", "in/up/a", "in/dangling", "in/down/../../a",
      "in/not/../../a",
    ])
  func `what leads out is not, be it by links`(path: String) {
    #expect(!Enclosure(folder["in"]).contains(folder[path]))
  }

  @Test func `absolute paths elsewhere are not contained`() {
    #expect(!Enclosure(folder["in"]).contains("/proc/self/environ"))
  }
}

struct FileIdentityTests {
  @Test func `one file has one identity under all its names`() throws {
    let folder = try TestFolder()
    try folder.write("", to: "a")
    try folder.write("", to: "b")
    try folder.link("link", to: "a")
    try FileManager.default.linkItem(atPath: folder["a"], toPath: folder["hard"])
    let identity = try #require(FileIdentity(folder["a"]))
    for name in ["./a", "link", "hard"] { #expect(FileIdentity(folder[name]) == identity) }
    #expect(FileIdentity(folder["b"]) != identity)
    #expect(FileIdentity(folder["new"]) == FileIdentity(folder["x/../new"]))
  }

  @Test func `pipes are nobody's inputs and outputs at once`() throws {
    let folder = try TestFolder()
    try #require(folder.makeFIFO("pipe"))
    #expect(FileIdentity(folder["pipe"]) == nil)
    #expect(FileIdentity("-") == nil)
  }
}

struct InputFileTests {
  private func problem(
    _ path: String, _ acceptance: InputFile.Acceptance, limit: Int = 10
  ) -> InputFile.Problem.Kind? {
    do {
      _ = try InputFile.bytes(path, acceptance, limit: limit)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func `what cannot be read is told apart`() throws {
    let folder = try TestFolder()
    try folder.write("0123456789", to: "full")
    try folder.write("0123456789a", to: "large")
    try #require(folder.makeFIFO("pipe"))
    #expect(try InputFile.bytes(folder["full"], .regular, limit: 10).count == 10)
    #expect(problem(folder["large"], .regular) == .tooLarge)
    #expect(problem(folder["none"], .any) == .missing)
    #expect(problem(folder["."], .any) == .notRegular)
    #expect(problem(folder["pipe"], .regular) == .notRegular)
    #expect(problem("/dev/zero", .any, limit: 1 << 20) == .tooLarge)
  }
}
