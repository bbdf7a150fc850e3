import Foundation
import Testing

/// Packages whose sources are lowered.
struct LowerCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("import UIKit\n@objc class Grid: UIView {}\n", to: "Sources/Grid.swift")
    try program.write("let number = 1\n", to: "Sources/Deep/Number.swift")
    try program.write("no Swift", to: "Sources/Info.plist")
    try program.write("let package = 1\n", to: "Sources/Package.swift")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try program.bytes(of: name), as: UTF8.self)
  }

  @Test func `the Swift files of a folder are written in the same tree`() throws {
    let outcome = try program.run("lower", "Sources", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors == "out: 2 files, of which 2 changed\n")
    #expect(
      program.files().filter { $0.hasPrefix("out/") } == [
        "out/Deep/Number.swift", "out/Grid.swift",
      ])
    let path = program.folder.appendingPathComponent("Sources/Grid.swift").resolvingSymlinksInPath()
    #expect(
      try text("out/Grid.swift")
        == "import UIKit; import AnimSourceRuntime  // Lowered by render-anim.\n"
        + "#sourceLocation(file: \"\(path.path)\", line: 1)\n"
        + "import UIKit\n      class Grid: UIView {}\n")
  }

  @Test func `files that are as they were are left alone, and those without a source are removed`()
    throws
  {
    #expect(try program.run("lower", "Sources", "-o", "out").code == 0)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let grid = program.folder.appendingPathComponent("out/Grid.swift").path
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: grid)
    try FileManager.default.removeItem(
      at: program.folder.appendingPathComponent("Sources/Deep/Number.swift"))
    try program.write("let other = 2\n", to: "Sources/Other.swift")
    let outcome = try program.run("lower", "Sources", "-o", "out")
    #expect(outcome.errors == "out: 2 files, of which 1 changed\n")
    #expect(
      program.files().filter { $0.hasPrefix("out/") } == ["out/Grid.swift", "out/Other.swift"])
    let date = try FileManager.default.attributesOfItem(atPath: grid)[.modificationDate] as? Date
    #expect(date == old)
  }

  @Test func `other modules are read along and not written`() throws {
    try program.write("@objc protocol P { @objc optional func end() }\n", to: "Sources/P.swift")
    try program.write("func f(p: P) { p.end?() }\n", to: "Tests/T.swift")
    #expect(try program.run("lower", "Tests", "-o", "alone").code == 0)
    #expect(try text("alone/T.swift").hasSuffix("{ p.end?() }\n"))
    #expect(try program.run("lower", "Tests", "--with", "Sources", "-o", "both").code == 0)
    #expect(try text("both/T.swift").hasSuffix("{ p._optional_end?() }\n"))
    #expect(program.files().filter { $0.hasPrefix("both/") } == ["both/T.swift"])
  }

  @Test func `parts and imports can be left out`() throws {
    try program.write("import SwiftUI\n", to: "Sources/Grid.swift")
    let outcome = try program.run(
      "lower", "Sources", "--exclude", "Deep", "--without", "SwiftUI", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files().filter { $0.hasPrefix("out/") } == ["out/Grid.swift"])
    #expect(try text("out/Grid.swift").hasSuffix("line: 1)\n              \n"))
  }

  @Test(arguments: [
    (["Sources", "-o", "Sources"], 64 as Int32, "would be replaced, which is read"),
    (["Nothing", "-o", "out"], 66, "there is no file or folder 'Nothing'"),
    (["Sources", "-o", "Other"], 73, "was not written by 'lower'"),
    (
      ["Sources", "--exclude", "Deep", "--exclude", "Grid.swift", "-o", "out"], 66, "no Swift file"
    ),
    (["Sources", "Twice", "-o", "out"], 64, "would both be written to 'Grid.swift'"),
    (["Binary", "-o", "out"], 65, "is not UTF-8 text"),
  ])
  func `what cannot be done leaves everything as it was`(
    arguments: [String], code: Int32, message: String
  ) throws {
    try program.write("let mine = 1\n", to: "Other/Mine.swift")
    try program.write("let a = 1\n", to: "Twice/Grid.swift")
    let binary = program.folder.appendingPathComponent("Binary")
    try FileManager.default.createDirectory(at: binary, withIntermediateDirectories: true)
    try Data([0xff, 0xfe]).write(to: binary.appendingPathComponent("A.swift"))
    let before = program.files()
    let outcome = try program.run(["lower"] + arguments)
    #expect(outcome.code == code, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(program.files() == before)
  }
}
