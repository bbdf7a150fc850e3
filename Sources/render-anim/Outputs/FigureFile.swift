import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRendering
import Foundation

/// A display list that becomes a PNG or JPEG file.
@MainActor enum FigureFile {
  /// Draws a list and writes it as a PNG file, or as a JPEG if its name ends like one.
  ///
  /// - Parameters:
  ///   - list: The figure, in points.
  ///   - scale: Pixels per point.
  ///   - path: The file.
  ///   - options: The quality, and the words that describe the figure.
  /// - Returns: The path and the size of the file.
  /// - Throws: `OutputError` if it cannot be encoded or written.
  static func write(
    _ list: DisplayList, scale: Double, to path: String,
    options: StillSink.Options = StillSink.Options()
  ) async throws -> OutputSummary {
    let size = PixelSize(
      width: max(1, Int(saturating: (list.size.width * scale).rounded())),
      height: max(1, Int(saturating: (list.size.height * scale).rounded())))
    let renderer = FrameRenderer(size: size, scale: scale, tasks: 1)
    var content: FrameContent? = .drawing(list)
    return try await renderer.render(into: [try StillSink(path: path, options: options)]) {
      defer { content = nil }
      return content.map { TimedFrame($0, from: 0, to: 0) }
    }[0]
  }
}
