import AnimPixels
import AnimScenarioFormat
import AnimTextFormats
import Foundation

/// The findings of a run of `verify`, for people and for programs.
package struct Report: Sendable {
  /// The circumstances of a run, in the words that are to be printed.
  package struct Context: Hashable, Sendable {
    /// The command that was run; empty if it is not to be told.
    package var command = ""
    /// The machine that it ran on; empty if it is not to be told.
    package var machine = ""
    /// The time that it took; empty if it is not to be told.
    package var duration = ""

    /// A context of the parts that are to be printed.
    package init(command: String = "", machine: String = "", duration: String = "") {
      self.command = command
      self.machine = machine
      self.duration = duration
    }
  }

  /// The entries, one for each verdict, in order.
  package var verdicts: [Entry]
  /// The circumstances of the run.
  package var context: Context

  /// A report of some entries.
  package init(_ verdicts: [Entry], context: Context = Context()) {
    self.verdicts = verdicts
    self.context = context
  }

  /// The number of verdicts of each status that occurs.
  package var totals: [(Verdict.Status, Int)] {
    Verdict.Status.allCases.map { status in
      (status, verdicts.count { $0.status == status })
    }.filter { $0.1 > 0 }
  }

  /// The totals in words: `3 passed, 1 failed`.
  package var summary: String {
    totals.isEmpty
      ? "nothing to verify" : totals.map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
  }

  // MARK: Texts

  /// The report as one page of HTML, self-contained if its entries are.
  package var html: String { HTMLReport(self).text }

  private struct Record: Encodable {
    struct Cause: Encodable {
      var kind: String
      var text: String
      var start: Double
      var end: Double
      var elements: [String]
      var line: Int?

      init(_ cause: Verdict.Cause) {
        (kind, text) = (cause.kind.rawValue, cause.text)
        (start, end) = (cause.start, cause.end)
        (elements, line) = (cause.elements, cause.location?.line)
      }
    }

    var name: String
    var file: String
    var status: String
    var line: Int?
    var causes: [Cause]
    /// What is seen to differ, where the causes say why.
    var effects: [Cause]
    var frames: [Entry.Frame]
    var accept: String
    /// The page that plays it, relative to the report; nil if there is none.
    var debugger: String?
  }

  /// The totals and verdicts as JSON, without pictures.
  package func json() throws -> String {
    struct Root: Encodable {
      var totals: [String: Int]
      var verdicts: [Record]
    }
    let root = Root(
      totals: Dictionary(uniqueKeysWithValues: totals.map { ($0.0.rawValue, $0.1) }),
      verdicts: verdicts.map { entry in
        Record(
          name: entry.name, file: entry.file, status: entry.status.rawValue,
          line: entry.location?.line,
          causes: entry.causes.map { .init($0) }, effects: entry.effects.map { .init($0) },
          frames: entry.frames, accept: entry.acceptCommand,
          debugger: entry.hasDebugger ? ReportFolder.debuggerLink(of: entry.name) : nil)
      })
    return try JSONText(root, isIndented: true).text + "\n"
  }

  /// The report as JUnit's XML, as CI services read it.
  package func junit(strict: Bool) -> String {
    let failures = verdicts.count {
      $0.isFailure(strict: strict) && $0.status != .errored
    }
    let errors = verdicts.count { $0.status == .errored }
    let counts = #"tests="\#(verdicts.count)" failures="\#(failures)" errors="\#(errors)""#
    let time = verdicts.reduce(0) { $0 + $1.seconds }.milliseconds
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites \#(counts) time="\#(time)">"#,
      #"<testsuite name="render-anim verify" \#(counts) time="\#(time)">"#,
    ]
    for verdict in verdicts {
      let name = verdict.name.escapedForMarkup
      let opening =
        #"  <testcase classname="render-anim" name="\#(name)""#
        + #" file="\#(verdict.file.escapedForMarkup)" time="\#(verdict.seconds.milliseconds)""#
      guard verdict.isFailure(strict: strict) else {
        lines.append(opening + "/>")
        continue
      }
      let kind = verdict.status == .errored ? "error" : "failure"
      let texts = (verdict.causes + verdict.effects).map { $0.text.escapedForMarkup }
      lines += [
        opening + ">",
        #"    <\#(kind) message="\#(texts.first ?? "")">\#(texts.joined(separator: "\n"))</\#(kind)>"#,
        "  </testcase>",
      ]
    }
    return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// The report as GitLab's Code Quality: a JSON array with an issue for each cause, at the scenario's line.
  ///
  /// The form is that of <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>. The same cause has
  /// the same fingerprint in every run, by which GitLab tells what a merge request adds.
  package func codeQuality(strict: Bool) throws -> String {
    struct Issue: Encodable {
      struct Location: Encodable {
        struct Lines: Encodable { var begin: Int }
        var path: String
        var lines: Lines
      }
      var description: String
      var check_name: String
      var fingerprint: String
      var severity: String
      var location: Location
    }
    let issues = verdicts.filter { $0.status != .passed }.flatMap { verdict in
      verdict.causes.map { cause in
        Issue(
          description: cause.text, check_name: verdict.name,
          fingerprint: SHA256.digest(of: [UInt8]("\(verdict.name)\n\(cause.text)".utf8)),
          severity: verdict.isFailure(strict: strict) ? "major" : "minor",
          location: .init(
            path: cause.location?.file ?? verdict.file,
            lines: .init(begin: cause.location?.line ?? 1)))
      }
    }
    return try JSONText(issues, isIndented: true).text + "\n"
  }

  /// The report as a table for the summary of a GitHub job.
  package var markdown: String {
    var lines = ["### render-anim: \(summary)", ""]
    let noted = verdicts.filter { $0.status != .passed }
    if !noted.isEmpty {
      lines += ["| scenario | | what differs | accept with |", "|---|---|---|---|"]
      lines += noted.map { entry in
        let causes = entry.causes.prefix(5).map { $0.text.replacing("|", with: "\\|") }
        return "| \(entry.name) | \(entry.status.rawValue) | "
          + "\(causes.joined(separator: "<br>")) | "
          + (entry.acceptCommand.isEmpty ? "|" : "`\(entry.acceptCommand)` |")
      }
    }
    return (lines + [""]).joined(separator: "\n")
  }
}
