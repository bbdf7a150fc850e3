import AnimCodecs
import AnimPixels
import Foundation
import Testing

struct EncodeCommandTests {
  /// Twelve frames in which a square of its own colour moves over white, one pixel at a time.
  private func writeFrames(to program: Program) throws -> [Pixmap] {
    let folder = program.folder.appendingPathComponent("in")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try (0..<12).map { index in
      var pixmap = Pixmap(size: PixelSize(width: 30, height: 20), filledWith: 0xffff_ffff)
      for y in 5..<15 {
        for x in index..<index + 10 { pixmap[x, y] = 0xff00_0000 | UInt32(index * 20) }
      }
      let bytes = try PNGEncoder().encode(pixmap)
      // Without leading zeros, so that frame 10 must not come after frame 1.
      try Data(bytes).write(to: folder.appendingPathComponent("f\(index).png"))
      return pixmap
    }
  }

  private func decoded(_ bytes: [UInt8]) throws -> [AnimationFrame] {
    let decoder = try AnimationReader(bytes)
    var frames: [AnimationFrame] = []
    while let frame = try decoder.next() { frames.append(frame) }
    return frames
  }

  @Test func `a folder of frames becomes a GIF and an APNG of them`() throws {
    let program = try Program()
    let frames = try writeFrames(to: program)
    let outcome = try program.run(
      "encode", "in", "--fps", "25", "--gif", "a.gif", "--apng", "a.png")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try decoded(try program.bytes(of: "a.gif")).map(\.pixmap) == frames)
    #expect(try decoded(try program.bytes(of: "a.png")).map(\.pixmap) == frames)
    #expect(outcome.errors.contains("12 frames, 0.48 s"))
    #expect(outcome.errors.contains("exact"))
  }

  @Test func `a boomerang goes back the way it came`() throws {
    let program = try Program()
    let frames = try writeFrames(to: program)
    let outcome = try program.run("encode", "in", "--gif", "a.gif", "--boomerang")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let expected = frames + frames.dropFirst().dropLast().reversed()
    #expect(try decoded(try program.bytes(of: "a.gif")).map(\.pixmap) == expected)
  }

  @Test func `raw frames are as long as their pixels`() throws {
    let program = try Program()
    _ = try writeFrames(to: program)
    let outcome = try program.run("encode", "in", "--rgba", "-")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.count == 12 * 30 * 20 * 4)
  }

  @Test func `a GIF that cannot be small enough is not written`() throws {
    let program = try Program()
    _ = try writeFrames(to: program)
    let outcome = try program.run("encode", "in", "--gif", "a.gif", "--max-bytes", "100")
    #expect(outcome.code == 73)
    #expect(!program.files().contains("a.gif"))
  }

  @Test func `a GIF that must be smaller says what was lowered`() throws {
    let program = try Program()
    _ = try writeFrames(to: program)
    #expect(try program.run("encode", "in", "--gif", "full.gif").code == 0)
    let limit = try program.bytes(of: "full.gif").count * 2 / 3
    let outcome = try program.run("encode", "in", "--gif", "a.gif", "--max-bytes", "\(limit)")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try program.bytes(of: "a.gif").count <= limit)
    #expect(outcome.errors.contains("to stay within \(limit) bytes: "))
    #expect(outcome.errors.contains("fps instead of 50"), "\(outcome.errors)")
  }

  @Test func `a GIF that is small enough is told as it is, without a word on its limit`() throws {
    let program = try Program()
    _ = try writeFrames(to: program)
    let outcome = try program.run("encode", "in", "--gif", "a.gif", "--max-bytes", "1MB")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("to stay within"))
  }

  @Test func `frames of different sizes are an error that names the file`() throws {
    let program = try Program()
    _ = try writeFrames(to: program)
    let odd = try PNGEncoder().encode(Pixmap(size: PixelSize(width: 3, height: 3)))
    try Data(odd).write(to: program.folder.appendingPathComponent("in/f9.png"))
    let outcome = try program.run("encode", "in", "--gif", "a.gif")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("f9.png"))
    #expect(!program.files().contains("a.gif"))
  }

  @Test func `a file is described in words and in JSON`() throws {
    let program = try Program()
    _ = try writeFrames(to: program)
    #expect(try program.run("encode", "in", "--gif", "a.gif", "--loop", "3").code == 0)
    let words = try program.run("info", "a.gif")
    #expect(
      String(decoding: words.output, as: UTF8.self).contains("12 frames, 0.24 s, plays 3 times"))
    let json = try program.run("info", "a.gif", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect(object?["width"] as? Int == 30)
    #expect((object?["frames"] as? [Any])?.count == 12)
  }

  @Test func `a damaged file is an error`() throws {
    let program = try Program()
    try program.write("GIF89a and nothing more", to: "a.gif")
    #expect(try program.run("info", "a.gif").code == 65)
    #expect(try program.run("info", "b.gif").code == 66)
  }
}
