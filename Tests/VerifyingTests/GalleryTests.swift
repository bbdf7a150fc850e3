import AnimRendering
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@testable import AnimVerifying

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// Every scenario in `Scenarios/` against the layout of its reference; nothing is drawn, as `.ci/run` compares
/// the pictures.
@MainActor struct GalleryTests {
  private nonisolated static let store = ReferenceStore(
    folder: root.appendingPathComponent("References").path)

  /// The elements are in every frame where they were when the reference was recorded; what the scenario
  /// expects is so, and UIKit has nothing to say against it.
  ///
  /// In one theme: `.ci/run` compares the pictures of both.
  @Test(arguments: store.names().filter { !$0.contains("/dark") })
  func `the elements of a scenario are where they were`(name: String) throws {
    let folder = URL(fileURLWithPath: Self.store.folder).appendingPathComponent(name)
    let manifest = try JSONDecoder().decode(
      Reference.Manifest.self,
      from: Data(contentsOf: folder.appendingPathComponent(ReferenceFile.manifest.rawValue)))
    let expected = try LayoutTrace(
      String(
        contentsOf: folder.appendingPathComponent(ReferenceFile.layout.rawValue), encoding: .utf8))

    let text = try String(
      contentsOf: root.appendingPathComponent(manifest.scenario), encoding: .utf8)
    var scenario = try ScenarioReader.read(text, file: manifest.scenario).scenario
    // Pictures are made at the screen's resolution; where elements are does not depend on it.
    scenario.canvas.scale = 1
    let rehearsal = try Rehearsal(scenario, theme: #require(Theme(rawValue: manifest.theme)))
    #expect(try rehearsal.failedExpectations() == [])
    #expect(rehearsal.warnings == [])

    let schedule = FrameSchedule(of: scenario, end: rehearsal.duration)
    let player = try rehearsal.whole.player()
    var actual = LayoutTrace()
    for frame in 0..<schedule.count {
      let time = schedule.actedTime(ofTaken: frame)
      try player.advance(to: time)
      actual.append(
        player.stage.elements(), offset: player.stage.presentedContentOffset,
        at: time.milliseconds)
    }
    #expect(actual.times == expected.times)
    let differences = GeometryDifference.all(expected, actual).map {
      "\($0.element) is \($0.description) in frames \($0.frames.lowerBound) to \($0.frames.upperBound)"
    }
    #expect(differences == [], "if this is meant: render-anim record \(manifest.scenario)")
  }

  @Test func `every scenario has a reference`() throws {
    let scenarios = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Scenarios").path
    ).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
    let names = Self.store.names().map { String($0.prefix { $0 != "/" }) }
    #expect(scenarios.sorted() == Set(names).sorted())
  }
}
