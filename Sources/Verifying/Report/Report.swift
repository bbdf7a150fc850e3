import Foundation
import ScenarioFormat
import TextFormats

/// What a run of `verify` found, for people and for programs.
public struct Report: Sendable {
  /// Where and how the run was made, in the words that are to be printed.
  public struct Context: Hashable, Sendable {
    public var command = ""
    public var machine = ""
    public var duration = ""

    public init(command: String = "", machine: String = "", duration: String = "") {
      self.command = command
      self.machine = machine
      self.duration = duration
    }
  }

  public var verdicts: [Entry]
  public var context: Context

  public init(_ verdicts: [Entry], context: Context = Context()) {
    self.verdicts = verdicts
    self.context = context
  }

  /// How many there are of each status that occurs.
  public var totals: [(Verdict.Status, Int)] {
    Verdict.Status.allCases.map { status in
      (status, verdicts.count { $0.status == status })
    }.filter { $0.1 > 0 }
  }

  /// `3 passed, 1 failed`.
  public var summary: String {
    totals.isEmpty
      ? "nothing to verify" : totals.map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
  }

  // MARK: Texts

  /// One self-contained page.
  public var html: String { HTMLReport(self).text }

  private struct Record: Encodable {
    struct Cause: Encodable {
      var kind: String
      var text: String
      var start: Double
      var end: Double
      var elements: [String]
      var line: Int?
    }

    var name: String
    var file: String
    var status: String
    var line: Int?
    var causes: [Cause]
    var frames: [Entry.Frame]
    var accept: String
  }

  /// Totals and verdicts, without pictures.
  public func json() throws -> String {
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
          causes: entry.causes.map {
            .init(
              kind: $0.kind.rawValue, text: $0.text, start: $0.start, end: $0.end,
              elements: $0.elements, line: $0.location?.line)
          },
          frames: entry.frames, accept: entry.acceptCommand)
      })
    return try JSONText(root, isIndented: true).text + "\n"
  }

  /// JUnit's XML, as CI services read it.
  public func junit(strict: Bool) -> String {
    let failures = verdicts.count {
      $0.isFailure(strict: strict) && $0.status != .errored
    }
    let errors = verdicts.count { $0.status == .errored }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="render-anim verify" tests="\#(verdicts.count)" failures="\#(failures)" errors="\#(errors)">"#,
    ]
    for verdict in verdicts {
      let name = verdict.name.escapedForMarkup
      let opening = #"  <testcase classname="render-anim" name="\#(name)""#
      guard verdict.isFailure(strict: strict) else {
        lines.append(opening + "/>")
        continue
      }
      let kind = verdict.status == .errored ? "error" : "failure"
      let texts = verdict.causes.map { $0.text.escapedForMarkup }
      lines += [
        opening + ">",
        #"    <\#(kind) message="\#(texts.first ?? "")">\#(texts.joined(separator: "\n"))</\#(kind)>"#,
        "  </testcase>",
      ]
    }
    return (lines + ["</testsuite>", ""]).joined(separator: "\n")
  }

  /// A table for the summary of a GitHub job.
  public var markdown: String {
    var lines = ["### render-anim: \(summary)", ""]
    let noted = verdicts.filter { $0.status != .passed }
    if !noted.isEmpty {
      lines += ["| scenario | | what differs | accept with |", "|---|---|---|---|"]
      lines += noted.map { entry in
        let causes = entry.causes.prefix(5).map { $0.text.replacing("|", with: "\\|") }
        return "| \(entry.name) | \(entry.status.rawValue) | "
          + "\(causes.joined(separator: "<br>")) | `\(entry.acceptCommand)` |"
      }
    }
    return (lines + [""]).joined(separator: "\n")
  }
}
