import AnimFiles
import AnimVerifying
import Foundation

/// One page with all that fails, whichever process found it: tests of XCTest and of Swift Testing
/// run in several.
///
/// Each failure is a file below `entries/`, of which the page is made anew when one comes or goes; a
/// test that passes takes its own away.
struct MergedReport {
  private let folder: String

  /// The report in a folder, which need not exist.
  init(folder: String) { self.folder = folder }

  /// The page.
  var page: String { "\(folder)/report.html" }

  private var entries: String { "\(folder)/entries" }

  private func entry(_ name: String) -> String {
    "\(entries)/\(name.replacing("/", with: "-")).json"
  }

  /// Adds a failure, or puts it in the place of the one that had its name.
  func add(_ verdict: Verdict, _ entry: Report.Entry) throws {
    try FolderLock.with(folder) {
      try ReportFolder(folder).removePictures(of: verdict.name)
      try ReportFolder(folder).writePictures(of: verdict)
      try OutputFile.write([UInt8](try JSONEncoder().encode(entry)), to: self.entry(entry.name))
      try writePage()
    }
  }

  /// Takes a failure away that is none any more.
  func remove(_ name: String) throws {
    let file = entry(name)
    guard FileManager.default.fileExists(atPath: file) else { return }
    try FolderLock.with(folder) {
      try FileManager.default.removeItem(atPath: file)
      try ReportFolder(folder).removePictures(of: name)
      try writePage()
    }
  }

  private func writePage() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: entries)
    let all = try names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(entries)/\(name)"))
      // One that another version has written is of an earlier run, and left out.
      return try? JSONDecoder().decode(Report.Entry.self, from: data)
    }
    try ReportFolder(folder).write(Report(all), strict: false)
  }
}
