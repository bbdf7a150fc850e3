import AnimSourceLowering
import Foundation

/// A line of the sources at which their code crashed.
struct CrashSite {
  private let path: String
  let line: Int

  /// The site of a text such as `Gallery.swift:66`; nil for a text of another form.
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return nil }
    (path, self.line) = (String(text[..<colon]), line)
  }

  /// The file that is meant; nil if none is, or several might be.
  ///
  /// Swift's runtime calls a file by the last part of its path.
  func file(among outputs: [Lowering.Output]) -> Lowering.Output? {
    let exact = outputs.first { Self.isSame($0.path, path) }
    let namesakes = outputs.filter { ($0.path as NSString).lastPathComponent == path }
    return exact ?? (namesakes.count == 1 ? namesakes.first : nil)
  }

  private static func isSame(_ path: String, _ other: String) -> Bool {
    URL(fileURLWithPath: path).standardizedFileURL
      == URL(fileURLWithPath: other).standardizedFileURL
  }
}
