package import AnimCodecs
package import AnimFiles
import AnimPixels
import Foundation

/// Writes every frame as a PNG file of its own, named by a template such as `frames/%04d.png`.
///
/// All files appear together when the last one is complete.
package final class FrameFilesSink: FrameSink {
  private let template: FrameTemplate
  private let encoder: PNGEncoder
  private var files: [OutputFile] = []

  /// A sink that writes to the paths of a template.
  package init(template: FrameTemplate, encoder: PNGEncoder = PNGEncoder()) {
    self.template = template
    self.encoder = encoder
  }

  /// Writes the next frame into a file that is not in its place yet.
  package func append(_ frame: Frame) async throws(OutputError) {
    let file = try OutputFile(path: template.path(for: frame.index))
    try file.writePNG(frame.pixmap, encoder)
    // There may be more files than can be open at a time.
    try file.seal()
    files.append(file)
  }

  /// Puts all files in their places.
  package func finish() async throws(OutputError) -> OutputSummary {
    try OutputFile.close(files)
    return OutputSummary(path: template.text, bytes: files.reduce(0) { $0 + $1.byteCount })
  }
}

/// A path with a place for the frame's number: `%d`, or `%04d` for at least four digits.
package struct FrameTemplate: Hashable, Sendable {
  /// The template as given, or `DIR/%04d.png` for a folder.
  package let text: String
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// A template; nil if the text has several places for the number, or an unknown one.
  ///
  /// - Parameter text: A folder, or a path with one `%d`.
  package init?(_ text: String) {
    let pattern = text.contains("%") ? text : text + (text.hasSuffix("/") ? "" : "/") + "%04d.png"
    guard let place = pattern.firstMatch(of: /%(0?)(\d?)d/) else { return nil }
    let rest = pattern[place.range.upperBound...]
    guard !rest.contains("%"), !pattern[..<place.range.lowerBound].contains("%") else { return nil }
    self.text = pattern
    prefix = String(pattern[..<place.range.lowerBound])
    suffix = String(rest)
    digits = Int(place.output.2) ?? 1
  }

  /// The path of the frame of a number, which is filled up with zeros.
  package func path(for index: Int) -> String {
    let number = String(index)
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
  }
}

extension OutputFile {
  func writePNG(_ pixmap: Pixmap, _ encoder: PNGEncoder) throws(OutputError) {
    let bytes: [UInt8]
    do {
      bytes = try encoder.encode(pixmap)
    } catch {
      throw .encoding(self, error)
    }
    try write(bytes)
  }
}
