import AnimCodecs
package import AnimFiles
package import AnimPixels
import Foundation

/// Writes a single frame as a PNG file, or as a JPEG if the file's name ends like one.
package final class StillSink: FrameSink {
  /// The settings of a picture.
  package struct Options: Hashable, Sendable {
    /// The quality of a JPEG, 1 to 100.
    package var quality = JPEGEncoder.defaultQuality
    /// The colour behind pixels that are not opaque, in a JPEG.
    package var matte = Color.white
    /// What the picture shows, in words; empty for none.
    package var description = ""

    /// Options of the usual quality, without words.
    package init() {}
  }

  private let file: OutputFile
  private let options: Options

  /// A sink that writes to `path`.
  package init(path: String, options: Options = Options()) throws(OutputError) {
    file = try OutputFile(path: path)
    self.options = options
  }

  /// Writes the frame, the only one.
  package func append(_ frame: Frame) async throws(OutputError) {
    precondition(frame.index == 0, "a picture holds one frame")
    let bytes: [UInt8]
    do {
      bytes = try encoded(frame.pixmap)
    } catch {
      throw .encoding(file, error)
    }
    try file.write(bytes)
  }

  /// Puts the file in its place.
  package func finish() async throws(OutputError) -> OutputSummary {
    try file.close()
    return OutputSummary(path: file.path, bytes: file.byteCount)
  }

  private func encoded(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    switch URL(fileURLWithPath: file.path).pathExtension.lowercased() {
    case "jpg", "jpeg":
      try JPEGEncoder(
        quality: options.quality, matte: options.matte, description: options.description
      ).encode(pixmap)
    default: try PNGEncoder(description: options.description).encode(pixmap)
    }
  }
}
