import AnimCodecs
import AnimFiles
import AnimPixels
import AnimRendering
import Foundation
import Testing

/// Whether there is an ffmpeg, which is no part of what the program needs.
private let hasFFmpeg = !find("ffmpeg").isEmpty && !find("ffprobe").isEmpty

private func find(_ program: String) -> String {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(program)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) } ?? ""
}

@MainActor @Suite(.enabled(if: hasFFmpeg, "ffmpeg is not installed")) struct VideoTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("render-anim-video-\(UUID().uuidString)")

  /// A disc of a soft edge on a ground, which moves by four pixels a frame.
  private func picture(_ index: Int, _ size: PixelSize, ground: UInt32) -> Pixmap {
    Pixmap(
      size: size,
      pixels: (0..<size.area).map { place in
        let (x, y) = (place % size.width - 20 - 4 * index, place / size.width - 16)
        let inside = max(0, min(1, 12.5 - Double(x * x + y * y).squareRoot()))
        guard inside > 0 else { return ground }
        let alpha = inside + (1 - inside) * Double(ground >> 24) / 255
        func channel(_ value: Double, _ shift: UInt32) -> UInt32 {
          let below = Double(ground >> shift & 255)
          return UInt32((value * inside + below * (1 - inside)).rounded()) << shift
        }
        return channel(10, 0) | channel(132, 8) | channel(255, 16)
          | UInt32((alpha * 255).rounded()) << 24
      })
  }

  private func write(
    _ format: VideoFormat, size: PixelSize = PixelSize(width: 63, height: 33), ground: UInt32,
    lastIsHeld: Double = 0
  ) async throws -> (path: String, summary: OutputSummary) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("a.\(format.rawValue)").path
    let sink = try VideoSink(path: path, format: format, size: size, framesPerSecond: 25)
    for index in 0..<6 {
      let end = Double(index + 1) / 25 + (index == 5 ? lastIsHeld : 0)
      try await sink.append(
        Frame(
          index: index, start: Double(index) / 25, end: end,
          pixmap: picture(index, size, ground: ground), damage: nil))
    }
    return (path, try await sink.finish())
  }

  /// The output of a program.
  private func output(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: find(program))
    process.arguments = ["-v", "error"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = [UInt8](try pipe.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    return bytes
  }

  /// The frames of a file as ffmpeg shows them, in straight RGBA.
  private func frames(_ path: String, _ size: PixelSize, decoder: [String] = []) throws -> [[UInt8]]
  {
    let bytes = try output(
      "ffmpeg",
      decoder + [
        "-i", path, "-map", "0:v:0", "-vf",
        "scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=rgba",
        "-f", "rawvideo", "-",
      ])
    let count = size.area * 4
    return (0..<bytes.count / count).map { Array(bytes[$0 * count..<($0 + 1) * count]) }
  }

  /// The mean difference of the channels, of 255, where both have pixels.
  private func difference(
    _ shown: [UInt8], _ shownSize: PixelSize, _ picture: Pixmap, channels: Int
  ) -> Double {
    let truth = RawVideo.rgba(picture)
    var sum = 0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        for channel in 0..<channels {
          let one = shown[(y * shownSize.width + x) * 4 + channel]
          sum += abs(Int(one) - Int(truth[(y * picture.size.width + x) * 4 + channel]))
        }
      }
    }
    return Double(sum) / Double(picture.size.area * channels)
  }

  // Halved chroma and the codec's own loss: of 255, on average over the picture.
  @Test(arguments: [(VideoFormat.mp4, 2.0), (.webm, 2.0), (.avif, 1.5), (.mov, 0.8)])
  func `frames come back in order, with sides made even where that must be`(
    format: VideoFormat, limit: Double
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = PixelSize(width: 63, height: 33)
    let white: UInt32 = 0xffff_ffff
    let (path, summary) = try await write(format, ground: white)
    let isEven = format == .mp4 || format == .webm
    let stored = isEven ? PixelSize(width: 64, height: 34) : size
    let shown = try frames(path, stored)
    #expect(shown.count == 6)
    for (index, frame) in shown.enumerated() {
      let error = difference(frame, stored, picture(index, size, ground: white), channels: 3)
      #expect(error < limit, "frame \(index) is off by \(error) on average")
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.size] as? Int == summary.bytes)
  }

  @Test func `clear pixels stay clear where the format has alpha`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = PixelSize(width: 64, height: 32)
    for (format, decoder) in [(VideoFormat.webm, ["-c:v", "libvpx-vp9"]), (.mov, [])] {
      let (path, _) = try await write(format, size: size, ground: 0)
      let shown = try frames(path, size, decoder: decoder)
      let alphas = shown[0].indices.filter { $0 % 4 == 3 }.map { shown[0][$0] }
      let truths = picture(0, size, ground: 0).pixels.map { UInt8($0 >> 24) }
      let error = zip(alphas, truths).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      #expect(Double(error) / Double(truths.count) < 2, "\(format)")
      #expect(alphas[0] == 0 && alphas[16 * 64 + 20] >= 254, "\(format)")
    }
  }

  @Test func `without alpha, clear pixels are white, and a held frame is repeated`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = PixelSize(width: 64, height: 32)
    let (path, _) = try await write(.mp4, size: size, ground: 0, lastIsHeld: 0.2)
    let shown = try frames(path, size)
    #expect(shown.count == 6 + 5)
    #expect(shown[0][..<3].allSatisfy { $0 >= 250 })
  }

  @Test(arguments: [VideoFormat.mp4, .webm, .avif])
  func `the colours are tagged`(format: VideoFormat) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, _) = try await write(format, ground: 0xffff_ffff)
    let text = try output(
      "ffprobe",
      [
        "-select_streams", "v:0", "-of", "csv=p=0", "-show_entries",
        "stream=color_space,color_transfer,color_primaries", path,
      ])
    #expect(
      String(decoding: text, as: UTF8.self).hasPrefix("bt709,iec61966-2-1,bt709"))
  }

  @Test func `an output that is given up leaves nothing behind`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      let size = PixelSize(width: 64, height: 32)
      let sink = try VideoSink(
        path: folder.appendingPathComponent("a.mp4").path, format: .mp4, size: size,
        framesPerSecond: 25)
      try await sink.append(
        Frame(
          index: 0, start: 0, end: 0.04, pixmap: picture(0, size, ground: 0), damage: nil))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
