import Codecs
import Files
import Foundation
import Pixels
import ScenarioFormat
public import Testing
import Verifying
import VisualDiff

/// Expects every frame of a scenario, in each of its themes, to be as its reference says.
///
/// Differences count beyond what the scenario's own `verify` allows. Records one issue for each
/// cause of a difference, at the scenario's line where it is known.
///
/// - Parameters:
///   - file: The scenario.
///   - sourceLocation: The place of issues whose line in the scenario is not known.
/// - Throws: `ScenarioError` if the scenario is invalid, or what reading and writing files throws.
public func expectMatchesReference(
  _ file: ScenarioFile, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let settings = RendersTrait.current
  let text = try String(contentsOfFile: file.path, encoding: .utf8)
  let scenario = try ScenarioReader.read(
    text, file: file.path, load: { try Premises(around: $1).scenarioText($0) }
  ).scenario
  let store = ReferenceStore(folder: settings.references)
  let tasks = ProcessInfo.processInfo.activeProcessorCount
  for theme in scenario.themes {
    let verdict = try await Verifier(store, tasks: tasks).verdict(
      on: scenario, theme: theme)
    if settings.recording.applies(to: verdict.status) {
      try await record(
        scenario, theme, in: store, name: verdict.name, tasks, sourceLocation)
      continue
    }
    guard verdict.isFailure(strict: false) else { continue }
    let report = Report([
      try .init(
        verdict, source: text,
        acceptCommand: "RENDER_ANIM_RECORD=changed swift test")
    ])
    let folder = ReportFolder("\(settings.report)/\(verdict.name)")
    try folder.prepare()
    try folder.writePictures(of: verdict)
    try folder.write(report, strict: false)
    try await attach(verdict, sourceLocation)
    for cause in verdict.causes {
      let place = cause.location.flatMap { SourceLocation($0, else: sourceLocation) }
      Issue.record(
        "\(verdict.name): \(cause.text) (see \(settings.report)/\(verdict.name)/report.html)",
        sourceLocation: place ?? sourceLocation)
    }
  }
}

extension RendersTrait.Recording {
  fileprivate func applies(to status: Verdict.Status) -> Bool {
    switch self {
    case .all: true
    case .changed: status != .passed && status != .drifted
    case .missing: status == .missing
    case .never: false
    }
  }
}

private func record(
  _ scenario: Scenario, _ theme: Theme, in store: ReferenceStore,
  name: String, _ tasks: Int,
  _ sourceLocation: SourceLocation
) async throws {
  let performance = try await Performance.of(
    scenario, theme: theme, tasks: tasks)
  let change = try await store.write(performance, name: name)
  if !change.files.isEmpty {
    Issue.record("recorded \(name); look at it and run again", sourceLocation: sourceLocation)
  }
}

/// The frame that differs most, and an animation of what differs in all of them.
private func attach(_ verdict: Verdict, _ sourceLocation: SourceLocation) async throws {
  let differences = verdict.differences.filter(\.difference.isDifferent)
  guard let worst = differences.max(by: { $0.difference.count < $1.difference.count }) else {
    return
  }
  let name = verdict.name.replacing("/", with: "-")
  func overlay(_ difference: Verdict.FrameDifference) -> Pixmap {
    DifferencePicture.overlay.pixmap(
      difference.expected, difference.actual, difference.difference)
  }
  func attach(_ bytes: [UInt8], _ suffix: String) {
    Attachment.record(bytes, named: "\(name)-\(suffix)", sourceLocation: sourceLocation)
  }
  for (kind, pixmap) in [
    ("expected", worst.expected), ("actual", worst.actual), ("diff", overlay(worst)),
  ] {
    attach(try PNGEncoder().encode(pixmap), "\(worst.frame)-\(kind).png")
  }
  guard differences.count > 1 else { return }
  var file: [UInt8] = []
  let encoder = try APNGEncoder(size: worst.difference.size) { file += $0 }
  for (index, difference) in differences.enumerated() {
    // Slow enough to be looked at.
    try await encoder.append(
      overlay(difference), from: Double(index) * 0.2, to: Double(index + 1) * 0.2)
  }
  try await encoder.finish()
  attach(file, "diff.apng")
}

extension SourceLocation {
  /// The place in a scenario; nil if Swift Testing would not take it.
  fileprivate init?(_ range: SourceRange, else fallback: SourceLocation) {
    guard range.line > 0, range.column > 0 else { return nil }
    // A file's identity is a module and a file.
    let name = range.file.split(separator: "/").last ?? "scenario"
    let module = fallback.fileID.split(separator: "/").first ?? "Tests"
    self.init(
      fileID: "\(module)/\(name)", filePath: range.file, line: range.line, column: range.column)
  }
}
