import Codecs
import Files
import Foundation
import ScenarioFormat
import VisualDiff

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

  public struct Entry: Sendable {
    public var verdict: Verdict
    /// The scenario's text.
    public var source: String
    /// What makes the actual frames the expected ones.
    public var acceptCommand: String

    public init(_ verdict: Verdict, source: String, acceptCommand: String) {
      self.verdict = verdict
      self.source = source
      self.acceptCommand = acceptCommand
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
      (status, verdicts.count { $0.verdict.status == status })
    }.filter { $0.1 > 0 }
  }

  /// `3 passed, 1 failed`.
  public var summary: String {
    totals.isEmpty
      ? "nothing to verify" : totals.map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
  }

  // MARK: Texts

  /// One self-contained page.
  public func html() throws -> String { try HTMLReport(self).text() }

  private struct Record: Encodable {
    struct Cause: Encodable {
      var kind: String
      var text: String
      var start: Double
      var end: Double
      var elements: [String]
      var line: Int?
    }

    struct Frame: Encodable {
      var frame: Int
      var count: Int
      var percent: Double
      var maxDeltaE: Double
    }

    var name: String
    var file: String
    var status: String
    var line: Int?
    var causes: [Cause]
    var frames: [Frame]
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
        let verdict = entry.verdict
        return Record(
          name: verdict.name, file: verdict.file, status: verdict.status.rawValue,
          line: verdict.location?.line,
          causes: verdict.causes.map {
            .init(
              kind: $0.kind.rawValue, text: $0.text, start: $0.start, end: $0.end,
              elements: $0.elements, line: $0.location?.line)
          },
          frames: verdict.differences.map {
            .init(
              frame: $0.frame, count: $0.difference.count, percent: $0.difference.ratio * 100,
              maxDeltaE: $0.difference.largestDeltaE)
          }, accept: entry.acceptCommand)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(root), as: UTF8.self) + "\n"
  }

  /// JUnit's XML, as CI services read it.
  public func junit(strict: Bool) -> String {
    let failures = verdicts.count {
      $0.verdict.isFailure(strict: strict) && $0.verdict.status != .errored
    }
    let errors = verdicts.count { $0.verdict.status == .errored }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="render-anim verify" tests="\#(verdicts.count)" failures="\#(failures)" errors="\#(errors)">"#,
    ]
    for entry in verdicts {
      let verdict = entry.verdict
      let name = HTMLReport.escaped(verdict.name)
      let opening = #"  <testcase classname="render-anim" name="\#(name)""#
      guard verdict.isFailure(strict: strict) else {
        lines.append(opening + "/>")
        continue
      }
      let kind = verdict.status == .errored ? "error" : "failure"
      let texts = verdict.causes.map { HTMLReport.escaped($0.text) }
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
    let noted = verdicts.filter { $0.verdict.status != .passed }
    if !noted.isEmpty {
      lines += ["| scenario | | what differs | accept with |", "|---|---|---|---|"]
      lines += noted.map { entry in
        let causes = entry.verdict.causes.prefix(5).map { $0.text.replacing("|", with: "\\|") }
        return "| \(entry.verdict.name) | \(entry.verdict.status.rawValue) | "
          + "\(causes.joined(separator: "<br>")) | `\(entry.acceptCommand)` |"
      }
    }
    return (lines + [""]).joined(separator: "\n")
  }

  // MARK: Files

  /// Writes `report.html`, `report.json`, `junit.xml` and the pictures of the frames that differ below
  /// `expected/`, `actual/` and `diff/` into a folder; what an earlier report left there is removed.
  public func write(to folder: String, strict: Bool) throws {
    let root = URL(fileURLWithPath: folder)
    let files = FileManager.default
    let enclosure = Enclosure(folder)
    for name in ["expected", "actual", "diff"] {
      let url = root.appendingPathComponent(name)
      if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
    }
    func write(_ bytes: [UInt8], _ path: String) throws {
      let file = root.appendingPathComponent(path).path
      try OutputFile.write(bytes, to: file, within: enclosure)
    }
    for entry in verdicts {
      for difference in entry.verdict.differences {
        let overlay = DifferencePicture.overlay.pixmap(
          difference.expected, difference.actual, difference.difference)
        let parts = [
          ("expected", difference.expected), ("actual", difference.actual), ("diff", overlay),
        ]
        for (kind, pixmap) in parts {
          try write(
            try PNGEncoder().encode(pixmap),
            "\(kind)/\(entry.verdict.name)/\(difference.frame).png")
        }
      }
    }
    try write([UInt8](try html().utf8), "report.html")
    try write([UInt8](try json().utf8), "report.json")
    try write([UInt8](junit(strict: strict).utf8), "junit.xml")
  }
}
