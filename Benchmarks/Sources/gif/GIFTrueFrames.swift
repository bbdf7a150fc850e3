import AnimCodecs
import AnimPixels
import Foundation

/// An animation as it should be.
struct TrueFrames {
  let name: String
  let framesPerSecond: Double
  let frames: [Pixmap]

  /// Reads the PNG files of a folder in the order of their names.
  init(folder: String, framesPerSecond: Double) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }.sorted()
    name = URL(fileURLWithPath: folder).lastPathComponent
    self.framesPerSecond = framesPerSecond
    frames = try files.map {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))
      return try PNGDecoder().decode([UInt8](data))
    }
  }

  func encoded(_ options: GIFOptions) async throws -> (file: [UInt8], Seconds) {
    let start = Seconds()
    var file: [UInt8] = []
    let encoder = try GIFEncoder(
      size: frames[0].size, options: options,
      tasks: ProcessInfo.processInfo.activeProcessorCount
    ) { file += $0 }
    for (index, frame) in frames.enumerated() {
      try await encoder.append(
        frame, from: Double(index) / framesPerSecond, to: Double(index + 1) / framesPerSecond)
    }
    _ = try await encoder.finish()
    return (file, Seconds() - start)
  }

  /// Prints a row of the table.
  func report(_ encoder: String, _ file: [UInt8], _ seconds: Seconds) throws {
    let shown = try shownFrames(of: file)
    var (squares, count, change, still) = (0, 0, 0, 0)
    for index in frames.indices {
      for place in frames[index].pixels.indices {
        let truth = frames[index].pixels[place]
        let differences = difference(truth, shown[index].pixels[place])
        squares += differences.squares
        count += 3
        if index > 0, frames[index - 1].pixels[place] == truth {
          still += 3
          change +=
            difference(shown[index - 1].pixels[place], shown[index].pixels[place]).sum
        }
      }
    }
    let signal = 10 * log10(255 * 255 * Double(count) / Double(max(1, squares)))
    let flicker = Double(change) / Double(max(1, still))
    let similarity =
      zip(frames, shown).map(similarity).reduce(0, +) / Double(frames.count)
    let numbers = String(
      format: "%.1f | %.4f | %.4f | %.2f | %.2f", signal, similarity, flicker, seconds.processor,
      seconds.wall)
    print("| \(name) | \(encoder) | \(file.count) | \(numbers) |")
  }

  /// The mean structural similarity of luma over 8 × 8 blocks (Z. Wang et al., 2004).
  private func similarity(_ a: Pixmap, _ b: Pixmap) -> Double {
    func luma(_ pixel: UInt32) -> Double {
      0.299 * Double(pixel & 255) + 0.587 * Double(pixel >> 8 & 255)
        + 0.114 * Double(pixel >> 16 & 255)
    }
    var (total, blocks) = (0.0, 0)
    for top in stride(from: 0, to: a.size.height - 7, by: 8) {
      for left in stride(from: 0, to: a.size.width - 7, by: 8) {
        var (x, y, xx, yy, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for row in top..<top + 8 {
          for place in row * a.size.width + left..<row * a.size.width + left + 8 {
            let (p, q) = (luma(a.pixels[place]) / 64, luma(b.pixels[place]) / 64)
            x += p
            y += q
            xx += p * p * 64
            yy += q * q * 64
            xy += p * q * 64
          }
        }
        let (variances, covariance) = (xx - x * x + yy - y * y, xy - x * y)
        total +=
          (2 * x * y + 6.5025) * (2 * covariance + 58.5225)
          / ((x * x + y * y + 6.5025) * (variances + 58.5225))
        blocks += 1
      }
    }
    return blocks == 0 ? 1 : total / Double(blocks)
  }

  /// What is on screen in the middle of each true frame.
  private func shownFrames(of file: [UInt8]) throws -> [Pixmap] {
    let decoder = try GIFDecoder(file)
    var shown: [Pixmap] = []
    var end = 0.0
    while let frame = try decoder.next() {
      end += frame.duration
      while shown.count < frames.count, (Double(shown.count) + 0.5) / framesPerSecond < end {
        shown.append(frame.pixmap)
      }
    }
    return shown + [Pixmap](repeating: shown[shown.count - 1], count: frames.count - shown.count)
  }

  /// The channels' absolute and squared differences.
  private func difference(_ a: UInt32, _ b: UInt32) -> (sum: Int, squares: Int) {
    if a == b { return (0, 0) }
    return [0, 8, 16].reduce((0, 0)) { result, shift in
      let channel = abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255))
      return (result.0 + channel, result.1 + channel * channel)
    }
  }
}
