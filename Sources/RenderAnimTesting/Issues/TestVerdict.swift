import AnimCodecs
import AnimPixels
import AnimScenarioFormat
import AnimVerifying
import AnimVisualDiff
import Foundation

/// A verdict as a test tells it: by issues, attachments, a part of the report, and a new reference
/// if one is to be written.
@MainActor struct TestVerdict {
  private let verdict: Verdict
  private let place: TestPlace

  init(_ verdict: Verdict, at place: TestPlace) {
    self.verdict = verdict
    self.place = place
  }

  /// Tells it.
  ///
  /// - Parameters:
  ///   - performance: What a new reference would hold; nil if it is to be acted out again.
  ///   - store: The references.
  ///   - source: The text of the scenario or of the test.
  /// - Throws: What reading and writing files throws, or `CancellationError`.
  func settle(
    _ performance: @autoclosure () async throws -> Performance, in store: ReferenceStore,
    source: String
  ) async throws {
    let settings = RendersSettings.current
    let report = MergedReport(folder: settings.report)
    if settings.recording.applies(to: verdict.status) {
      let change = try await store.write(try await performance(), name: verdict.name)
      try report.remove(verdict.name)
      if !change.files.isEmpty { place.fail("recorded \(verdict.name); look at it and run again") }
      return
    }
    guard verdict.isFailure(strict: false) else { return try report.remove(verdict.name) }
    try report.add(
      verdict,
      .init(verdict, source: source, acceptCommand: "RENDER_ANIM_RECORD=changed swift test"))
    try await attach()
    if verdict.status == .missing {
      let remedy = "'RENDER_ANIM_RECORD=missing swift test' records it"
      return place.fail("\(verdict.name): there is no reference; \(remedy)")
    }
    for cause in verdict.causes {
      place.fail("\(verdict.name): \(cause.text) (see \(report.page))", at: cause.location)
    }
  }

  /// The frame that differs most, and an animation of what differs in all of them.
  private func attach() async throws {
    let differences = verdict.differences.filter(\.difference.isDifferent)
    guard let worst = differences.max(by: { $0.difference.count < $1.difference.count }) else {
      return
    }
    let name = verdict.name.replacing("/", with: "-")
    func overlay(_ difference: Verdict.FrameDifference) -> Pixmap {
      DifferencePicture.overlay.pixmap(
        difference.expected, difference.actual, difference.difference)
    }
    for (kind, pixmap) in [
      ("expected", worst.expected), ("actual", worst.actual), ("diff", overlay(worst)),
    ] {
      place.attach(try PNGEncoder().encode(pixmap), named: "\(name)-\(worst.frame)-\(kind).png")
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
    place.attach(file, named: "\(name)-diff.apng")
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
