import AnimCodecs
import AnimFiles
import AnimVisualDiff
import Foundation

/// The folder of a report.
///
/// It has `report.html`, `report.json`, `junit.xml`, and the pictures of the frames that differ
/// below `expected/`, `actual/` and `diff/`, and below `debugger/` a page for some of the scenarios that do.
package struct ReportFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// The kinds of pictures, each of which has a folder.
  enum PictureKind: String, CaseIterable { case expected, actual, diff }

  /// The folder at a path, which need not exist.
  package init(_ path: String) { self.path = path }

  /// The part of a report's folder that another folder's report takes the place of.
  static let parts =
    PictureKind.allCases.map(\.rawValue)
    + ["report.html", "report.json", "junit.xml", resultsName, debuggers]

  /// The file with all that a report of several machines needs of one.
  package static let resultsName = "results.jsonl"

  private static let debuggers = "debugger"

  /// The path of the page on which what was performed is played beside what was expected.
  package func debugger(of name: String) -> String {
    "\(path)/\(Self.debuggers)/\(name).html"
  }

  /// The place of that page, relative to the report's.
  static func debuggerLink(of name: String) -> String { "\(debuggers)/\(name).html" }

  private static func picture(_ kind: PictureKind, of name: String, frame: Int) -> String {
    "\(kind.rawValue)/\(name)/\(frame).png"
  }

  /// The reference of a page to one of the pictures, relative to the page.
  static func link(to kind: PictureKind, of name: String, frame: Int) -> String {
    let path = picture(kind, of: name, frame: frame)
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// Writes the pictures of the frames that differ.
  package func writePictures(of verdict: Verdict) throws {
    for difference in verdict.differences {
      let (expected, actual) = (difference.expected, difference.actual)
      for kind in PictureKind.allCases {
        let pixmap =
          switch kind {
          case .expected: expected
          case .actual: actual
          case .diff: DifferencePicture.overlay.pixmap(expected, actual, difference.difference)
          }
        try write(
          try PNGEncoder().encode(pixmap),
          Self.picture(kind, of: verdict.name, frame: difference.frame))
      }
    }
  }

  /// The pictures of a verdict, by their paths in the folder; nil if one cannot be read.
  package func pictures(of name: String) -> [(path: String, bytes: [UInt8])]? {
    var pictures: [(path: String, bytes: [UInt8])] = []
    for kind in PictureKind.allCases {
      let place = "\(kind.rawValue)/\(name)"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(place)")) ?? []
      for file in files.sorted() {
        let name = "\(place)/\(file)"
        guard
          let bytes = try? InputFile.bytes(
            "\(path)/\(name)", .regular, limit: InputFile.pictureLimit)
        else { return nil }
        pictures.append((name, bytes))
      }
    }
    return pictures
  }

  /// Copies the pictures of another report, and the pages that play what was performed.
  func copyPictures(from folder: String) throws {
    let kinds = PictureKind.allCases.map { ($0.rawValue, ".png") } + [(Self.debuggers, ".html")]
    for (kind, ending) in kinds {
      let root = "\(folder)/\(kind)"
      for name in FileManager.default.subpaths(atPath: root) ?? [] where name.hasSuffix(ending) {
        let bytes = try InputFile.bytes(
          "\(root)/\(name)", .regular, limit: InputFile.pictureLimit)
        try write(bytes, "\(kind)/\(name)")
      }
    }
  }

  /// Removes the pictures of a verdict, if there are any.
  package func removePictures(of name: String) throws {
    for kind in PictureKind.allCases {
      let path = "\(path)/\(kind.rawValue)/\(name)"
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Writes everything but the pictures.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - strict: Whether drift is a failure.
  ///   - part: What it is a part of, so that it can be merged with the others; nil if it is all.
  /// - Throws: `OutputError` if a file cannot be written.
  package func write(_ report: Report, strict: Bool, part: Report.Part? = nil) throws {
    if let part { try write([UInt8](try report.results(of: part).utf8), Self.resultsName) }
    try write([UInt8](report.html.utf8), "report.html")
    try write([UInt8](try report.json().utf8), "report.json")
    try write([UInt8](report.junit(strict: strict).utf8), "junit.xml")
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try OutputFile.write(bytes, to: "\(path)/\(name)", within: Enclosure(path))
  }
}
