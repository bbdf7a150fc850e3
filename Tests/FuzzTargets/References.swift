import AnimScenarioFormat
import AnimVerifying

/// What `record` and `verify` leave in files.
@MainActor enum References {
  /// A reference's manifest, its layout and its frames, with zero bytes between them, against a
  /// performance of two cells of which one moves.
  static func judge() async throws -> Reader.Feed {
    let scenario = try ScenarioReader.read(scenario, file: "fuzz.yaml").scenario
    let performance = try await Performance.of(scenario, theme: .light, tasks: 1)
    return { bytes in
      let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        .map { Array($0) }
      let files: [ReferenceFile: [UInt8]] = [
        .manifest: parts[0], .layout: parts.count > 1 ? parts[1] : [],
        .frames: parts.count > 2 ? PNGRepair.repaired(parts[2]) : [],
      ]
      guard let reference = try? Reference({ files[$0] }) else { return }
      let verdict = Judge(performance, reference).verdict(name: "fuzz/light@1x")
      do {
        let report = Report([
          try .init(verdict, source: Self.scenario, acceptCommand: "record")
        ])
        precondition(!report.html.isEmpty && !report.junit(strict: true).isEmpty)
        let text = try report.json()
        precondition(
          OpenVerdicts(Array(text.utf8)) != nil, "'review' cannot read what 'verify' writes")
      } catch {
        preconditionFailure("a verdict cannot be written: \(error)")
      }
    }
  }

  /// A report that `review` asks about.
  static func review(_ bytes: [UInt8]) {
    guard let verdicts = OpenVerdicts(bytes) else { return }
    for verdict in verdicts.open { _ = verdict.worstFrame }
  }

  /// What references of the corpus are recorded of.
  static let scenario = """
    renderAnim: 1
    canvas: {size: [24, 32], scale: 1, background: white}
    clock: {fps: 10}
    dataSource: {sections: [{items: 2}]}
    layout: {class: flow, itemSize: [10, 10]}
    cells: {default: [{view: {insets: 0, backgroundColor: systemBlue}}]}
    timeline:
      - insertItems: [[0, 0]]
    """
}
