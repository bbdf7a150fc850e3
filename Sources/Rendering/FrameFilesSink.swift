package import Codecs
package import Files
import Foundation
import Pixels

/// Writes every frame as a PNG file of its own, named by a template such as `frames/%04d.png`.
///
/// All files appear together when the last one is complete.
package final class FrameFilesSink: FrameSink {
  private let template: FrameTemplate
  private let encoder: PNGEncoder
  private var files: [OutputFile] = []

  package init(template: FrameTemplate, encoder: PNGEncoder = PNGEncoder()) {
    self.template = template
    self.encoder = encoder
  }

  package func append(_ frame: Frame) async throws(OutputError) {
    let file = try OutputFile(path: template.path(for: frame.index))
    try file.writePNG(frame.pixmap, encoder)
    // There may be more files than can be open at a time.
    try file.seal()
    files.append(file)
  }

  package func finish() async throws(OutputError) -> OutputSummary {
    try OutputFile.close(files)
    return OutputSummary(path: template.text, bytes: files.reduce(0) { $0 + $1.byteCount })
  }
}

/// A path with a place for the frame's number: `%d`, or `%04d` for at least four digits.
package struct FrameTemplate: Hashable, Sendable {
  /// As given, or `DIR/%04d.png` for a folder.
  package let text: String
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// - Parameter text: A folder or a path with one `%d`; nil if it has several places or an unknown one.
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
