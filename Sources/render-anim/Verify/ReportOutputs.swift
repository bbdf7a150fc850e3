import AnimFiles
import AnimVerifying
import ArgumentParser
import Foundation

/// The files that services read what was found from.
struct ReportOutputs: ParsableArguments {
  @Option(help: ArgumentHelp("Write JUnit's XML here too.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write what was found as JSON; - is the standard output.", valueName: "file"),
    completion: .file()
  )
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Write what GitLab shows beside the lines of a merge request, its 'codequality' report.",
      valueName: "file"), completion: .file())
  var codeQuality: String?

  @Option(
    help: ArgumentHelp(
      "Append a table in Markdown (default: $GITHUB_STEP_SUMMARY, if set).", valueName: "file"),
    completion: .file())
  var summaryMd: String?
}

extension ReportOutputs {
  /// The files that are asked for on the command line.
  var files: [String] { [junit, json, codeQuality, summaryMd].compactMap(\.self) }

  /// Writes what was found in the forms that are asked for.
  func write(_ report: Report, strict: Bool) throws {
    if let junit { try OutputFile.write(report.junit(strict: strict), to: junit) }
    if let json { try OutputFile.write(try report.json(), to: json) }
    if let codeQuality {
      try OutputFile.write(try report.codeQuality(strict: strict), to: codeQuality)
    }
    let environment = ProcessInfo.processInfo.environment
    if let path = summaryMd ?? environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      let old = FileManager.default.contents(atPath: path) ?? Data()
      try OutputFile.write([UInt8](old) + [UInt8](report.markdown.utf8), to: path)
    }
  }

  /// Where a report is seen: its address among the artifacts of a job of GitLab, or else its path.
  static func place(of report: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITLAB_CI"] == "true", let job = environment["CI_JOB_URL"],
      let project = environment["CI_PROJECT_DIR"]
    else { return report }
    let path = URL(filePath: report).standardizedFileURL.path
    let root = URL(filePath: project).standardizedFileURL.path + "/"
    guard path.hasPrefix(root) else { return report }
    return "\(job)/artifacts/file/\(path.dropFirst(root.count))"
  }
}
