import Foundation
import Testing

struct VideoCommandTests {
  /// A program with a folder of its own in the search path.
  private func program(ffmpeg script: String?) throws -> Program {
    let program = try Program()
    try program.write(Program.smallScenario, to: "a.yaml")
    guard let script else {
      program.searchPath = program.folder.appendingPathComponent("bin").path
      return program
    }
    try program.write("#!/bin/sh\n\(script)\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: program.folder.appendingPathComponent("bin/ffmpeg").path)
    program.searchPath = program.folder.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    return program
  }

  @Test(arguments: ["mp4", "webm", "avif", "mov"])
  func `without ffmpeg the message names its package`(name: String) throws {
    let program = try program(ffmpeg: nil)
    let outcome = try program.run("a.yaml", "-o", "a.\(name)")
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("'apt install ffmpeg' provides it"), "\(outcome.errors)")
    #expect(!program.files().contains { $0.hasPrefix("a.\(name)") })
  }

  @Test func `what ffmpeg says when it fails is told, and the old file stays`() throws {
    let program = try program(ffmpeg: "echo 'Unknown encoder libx264' >&2; exit 3")
    try program.write("old", to: "a.mp4")
    let outcome = try program.run("a.yaml", "-o", "a.mp4")
    #expect(outcome.code == 73)
    #expect(
      outcome.errors.contains("ffmpeg ended with code 3: Unknown encoder libx264"),
      "\(outcome.errors)")
    #expect(try program.bytes(of: "a.mp4") == Array("old".utf8))
    #expect(
      program.files().filter { !$0.hasPrefix(".errors") } == ["a.mp4", "a.yaml", "bin/ffmpeg"])
  }

  @Test func `what ffmpeg writes is put into the place, a device being written through`() throws {
    // Counts what it gets, and writes that to the last of its arguments.
    let program = try program(
      ffmpeg: #"n=$(wc -c); for last; do :; done; printf %s "$n" > "${last#file:}""#)
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.appendingPathComponent("device.mp4").path,
      withDestinationPath: "/dev/stdout")
    for (path, isOutput) in [("a.mp4", false), ("device.mp4", true)] {
      let outcome = try program.run("a.yaml", "-o", path)
      #expect(outcome.code == 0, "\(outcome.errors)")
      let bytes = try isOutput ? outcome.output : program.bytes(of: path)
      // Frames of 20 × 20 pixels of four bytes.
      let count = Int(String(decoding: bytes, as: UTF8.self)) ?? 0
      #expect(count > 0 && count.isMultiple(of: 1600))
    }
  }

  @Test func `a still may be a JPEG`() throws {
    let program = try Program()
    try program.write(Program.smallScenario, to: "a.yaml")
    for arguments in [["still", "a.yaml", "-o", "b.jpg"], ["a.yaml", "-o", "c.jpeg"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.code == 0, "\(outcome.errors)")
      let bytes = try program.bytes(of: arguments[arguments.count - 1])
      #expect(bytes.starts(with: [0xff, 0xd8, 0xff]))
    }
  }
}
