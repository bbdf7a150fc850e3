import AnimCodecs
import AnimFiles
import AnimVisualDiff
import Foundation

/// The folder of a report.
///
/// It has `report.html`, `report.json`, `junit.xml`, and the pictures of the frames that differ
/// below `expected/`, `actual/` and `diff/`.
package struct ReportFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// The kinds of pictures, each of which has a folder.
  enum PictureKind: String, CaseIterable { case expected, actual, diff }

  /// The folder at a path, which need not exist.
  package init(_ path: String) { self.path = path }

  /// The part of a report's folder that another folder's report takes the place of.
  static let parts =
    PictureKind.allCases.map(\.rawValue) + ["report.html", "report.json", "junit.xml"]

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
  package func write(_ report: Report, strict: Bool) throws {
    try write([UInt8](report.html.utf8), "report.html")
    try write([UInt8](try report.json().utf8), "report.json")
    try write([UInt8](report.junit(strict: strict).utf8), "junit.xml")
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try OutputFile.write(bytes, to: "\(path)/\(name)", within: Enclosure(path))
  }
}
