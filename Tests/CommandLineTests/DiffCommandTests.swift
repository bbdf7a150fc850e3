import AnimCodecs
import AnimPixels
import Foundation
import Testing

struct DiffCommandTests {
  /// White, with a square of a colour.
  private func picture(_ color: UInt32 = 0xff00_0000, x: Int = 4) -> Pixmap {
    var pixmap = Pixmap(size: PixelSize(width: 40, height: 20), filledWith: 0xffff_ffff)
    for row in 4..<10 { for column in x..<x + 6 { pixmap[column, row] = color } }
    return pixmap
  }

  private func write(_ pixmap: Pixmap, to name: String, of program: Program) throws {
    let url = program.folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try PNGEncoder().encode(pixmap)).write(to: url)
  }

  private func json(_ outcome: Program.Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
  }

  @Test func `equal pictures are no difference`() throws {
    let program = try Program()
    try write(picture(), to: "a.png", of: program)
    try write(picture(), to: "b.png", of: program)
    let outcome = try program.run("diff", "a.png", "b.png", "out.png")
    #expect(outcome.code == 0)
    #expect(String(decoding: outcome.output, as: UTF8.self) == "no difference\n")
    #expect(program.files() == ["a.png", "b.png"])
  }

  @Test func `a moved square is counted, boxed and drawn`() throws {
    let program = try Program()
    try write(picture(), to: "a.png", of: program)
    try write(picture(x: 5), to: "b.png", of: program)
    let outcome = try program.run("diff", "a.png", "b.png", "out/d.png", "--json", "-")
    #expect(outcome.code == 1)
    let record = try json(outcome)
    // A column of 6 at either side.
    #expect(record["count"] as? Int == 12)
    #expect(record["percent"] as? Double == 1.5)
    let frame = try #require((record["frames"] as? [[String: Any]])?.first)
    #expect(frame["bounds"] as? [String: Int] == ["x": 4, "y": 4, "width": 7, "height": 6])
    #expect(frame["maxChannel"] as? Int == 255)
    let drawn = try PNGDecoder().decode(try program.bytes(of: "out/d.png"))
    // Red where it became darker, blue where it became brighter.
    #expect(drawn[10, 5] == 0xff00_00ff)
    #expect(drawn[4, 5] >> 16 & 255 == 255 && drawn[4, 5] & 255 == 0)
  }

  @Test func `a threshold lets small differences pass`() throws {
    let program = try Program()
    try write(picture(0xff00_0000), to: "a.png", of: program)
    try write(picture(0xff00_0003), to: "b.png", of: program)
    func code(_ arguments: String...) throws -> Int32 {
      try program.run(["diff", "a.png", "b.png"] + arguments).code
    }
    #expect(try code() == 1)
    #expect(try code("--metric", "offBy", "--threshold", "3") == 0)
    #expect(try code("--metric", "offBy", "--threshold", "2") == 1)
    #expect(try code("--metric", "pixelmatch") == 0)
    #expect(try code("--max-diff-pixels", "36") == 0)
    #expect(try code("--max-diff-pixels", "35") == 1)
    #expect(try code("--ignore", "4,4,6,6") == 0)
    #expect(try code("--metric", "exact", "--threshold", "1") == 64)
    #expect(try code("--metric", "beauty") == 64)
  }

  @Test func `folders are compared file by file`() throws {
    let program = try Program()
    try write(picture(), to: "a/1.png", of: program)
    try write(picture(), to: "b/1.png", of: program)
    try write(picture(), to: "a/deep/2.png", of: program)
    try write(picture(x: 8), to: "b/deep/2.png", of: program)
    try write(picture(), to: "a/3.png", of: program)
    let outcome = try program.run("diff", "a", "b", "out")
    #expect(outcome.code == 1)
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains("3.png: missing on the right"))
    #expect(text.contains("deep/2.png: 48 of 800 pixels differ (6.0 %)"))
    #expect(text.contains("2 of 3 files differ"))
    #expect(program.files().contains("out/deep/2.png"))
  }

  @Test func `animations differ where and as long as they do`() throws {
    let program = try Program()
    for (name, last) in [("a", 9), ("b", 10)] {
      for index in 0..<4 {
        try write(
          picture(x: index == 3 ? last : 4 + index), to: "\(name)/\(index).png", of: program)
      }
      #expect(
        try program.run(
          "encode", name, "--fps", "10", "--apng", "\(name).png", "--gif", "\(name).gif"
        )
        .code == 0)
    }
    for type in ["png", "gif"] {
      let outcome = try program.run("diff", "a.\(type)", "b.\(type)", "flicker.gif")
      #expect(outcome.code == 1)
      let text = String(decoding: outcome.output, as: UTF8.self)
      #expect(text.contains("differs in 1 of 4 frames from 0.30 s to 0.40 s"))
    }
    #expect(try program.run("diff", "a.png", "a.gif").code == 0)
    let flicker = try AnimationInfo(try program.bytes(of: "flicker.gif"))
    #expect(flicker.frames.map(\.duration) == [0.5, 0.5])
  }

  @Test(arguments: [
    ["diff", "a/0.png", "b.png"], ["info", "b.png"], ["encode", "a", "--gif", "a.gif"],
  ])
  func `a file beyond the limit is refused`(command: [String]) throws {
    let program = try Program()
    try write(picture(), to: "a/0.png", of: program)
    try write(picture(), to: "b.png", of: program)
    let outcome = try program.run(command + ["--max-input", "50B"])
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("is larger than 50 bytes"))
    #expect(outcome.output.isEmpty && program.files() == ["a/0.png", "b.png"])
    #expect(try program.run(command + ["--max-input", "1KB"]).code == 0)
  }

  /// A GIF of 1600 × 1600 pixels of which each of the frames after the first changes one.
  private func longGIF(frames: Int, last color: UInt16) -> [UInt8] {
    let side: [UInt8] = [0x40, 0x06]
    var file = Array("GIF89a".utf8) + side + side + [0x80, 0, 0, 255, 255, 255, 0, 0, 0]
    for frame in 0..<frames {
      file += [0x21, 0xf9, 4, 4, 10, 0, 0, 0]
      // Codes of 3 bits, lowest first: clear 4, the index, end 5.
      let codes = 4 | (frame == frames - 1 ? color : UInt16(frame % 2)) << 3 | 5 << 6
      file += [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, UInt8(codes & 255), UInt8(codes >> 8), 0]
    }
    return file + [0x3b]
  }

  /// All frames of both would take 1.2 GB.
  @Test func `a long animation takes no more memory than a short one`() throws {
    let program = try Program()
    for (name, last) in [("a", 0), ("b", 1)] {
      try Data(longGIF(frames: 60, last: UInt16(last))).write(
        to: program.folder.appendingPathComponent("\(name).gif"))
    }
    let outcome = try program.shell(
      // Each thread may reserve an arena of its own, and there are as many as cores.
      "ulimit -v 1200000; export MALLOC_ARENA_MAX=2; "
        + "\"$RENDER_ANIM\" diff a.gif b.gif && exit 1; \"$RENDER_ANIM\" info a.gif")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains("differs in 1 of 60 frames from 5.90 s to 6.00 s"))
    #expect(text.contains("60 frames, 6.00 s"))
  }

  @Test func `what cannot be compared is an error`() throws {
    let program = try Program()
    try write(picture(), to: "a.png", of: program)
    try program.write("version https://git-lfs.github.com/spec/v1\n", to: "lfs.png")
    let outcome = try program.run("diff", "a.png", "lfs.png")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("git lfs pull"))
    #expect(try program.run("diff", "a.png", "nowhere.png").code == 66)
    #expect(try program.run("diff", "a.png", ".").code == 66)
  }
}
