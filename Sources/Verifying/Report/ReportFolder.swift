import AnimCodecs
import AnimFiles
import AnimVisualDiff
import Foundation

/// The folder of a report.
///
/// It has `report.html`, `report.json`, `junit.xml`, and the pictures of the frames that differ
/// below `expected/`, `actual/` and `diff/`.
package struct ReportFolder: Hashable, Sendable {
  private let path: String

  /// The folder at a path, which need not exist.
  package init(_ path: String) { self.path = path }

  private var root: URL { URL(fileURLWithPath: path) }

  /// Makes the folder, and removes the pictures that an earlier report left there.
  package func prepare() throws {
    let files = FileManager.default
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    for name in ["expected", "actual", "diff"] {
      let url = root.appendingPathComponent(name)
      if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
    }
  }

  /// Writes the pictures of the frames that differ.
  package func writePictures(of verdict: Verdict) throws {
    for difference in verdict.differences {
      let (expected, actual) = (difference.expected, difference.actual)
      let overlay = DifferencePicture.overlay.pixmap(expected, actual, difference.difference)
      for (kind, pixmap) in [("expected", expected), ("actual", actual), ("diff", overlay)] {
        try write(
          try PNGEncoder().encode(pixmap),
          "\(kind)/\(verdict.name)/\(difference.frame).png")
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
    try OutputFile.write(bytes, to: root.appendingPathComponent(name).path, within: Enclosure(path))
  }
}
