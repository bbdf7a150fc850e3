import Drawing
import Foundation
import Pixels
import Rendering

/// A display list that becomes a PNG file.
@MainActor enum FigureFile {
  /// - Parameter scale: Pixels per point.
  static func write(
    _ list: DisplayList, scale: Double, to path: String
  ) async throws -> (summary: OutputSummary, size: PixelSize) {
    let size = PixelSize(
      width: max(1, Int((list.size.width * scale).rounded())),
      height: max(1, Int((list.size.height * scale).rounded())))
    let renderer = FrameRenderer(size: size, scale: scale, tasks: 1)
    var content: FrameContent? = .drawing(list)
    let summaries = try await renderer.render(into: [try PNGSink(path: path)]) {
      defer { content = nil }
      return content.map { TimedFrame($0, from: 0, to: 0) }
    }
    return (summaries[0], size)
  }
}

extension PixelSize {
  /// `640 × 960 px`.
  var text: String { "\(width) × \(height) px" }
}
