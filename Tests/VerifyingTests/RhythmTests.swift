import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@testable import AnimVerifying

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The rhythm of the gallery: what moves, and for how long nothing does, by the digests of its references.
@MainActor struct RhythmTests {
  private nonisolated static var names: [String] {
    let folder = root.appendingPathComponent("Scenarios").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }

  private func scenario(_ name: String) throws -> Scenario {
    let path = "Scenarios/\(name).yaml"
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return try ScenarioReader.read(text, file: path).scenario
  }

  /// The share of an animation's time in which nothing changes, 0…1, with what its GIF holds longer.
  ///
  /// - Parameters:
  ///   - digests: Those of the frames in their order.
  ///   - framesPerSecond: The number of frames in a second of the clock.
  ///   - scenario: What they are frames of.
  /// - Returns: The share.
  private func stillShare(
    of digests: [String], _ framesPerSecond: Double, in scenario: Scenario
  ) -> Double {
    let repeated = zip(digests, digests.dropFirst()).count { $0 == $1 }
    let held = scenario.output.gif.holdFirst + scenario.output.gif.holdLast
    let closing = scenario.output.closing
    // On its way back to the first frame everything moves.
    let moved = closing.style == .cut ? 0 : closing.duration
    return (Double(repeated) / framesPerSecond + held)
      / (Double(digests.count) / framesPerSecond + held + moved)
  }

  @Test(arguments: names)
  func `no animation stands still for more than two fifths of its time`(name: String) throws {
    let scenario = try scenario(name)
    let store = ReferenceStore(folder: root.appendingPathComponent("References").path)
    let theme = try #require(scenario.themes.first)
    let reference = try store.read(
      ReferenceStore.name(of: scenario.file, theme: theme, scale: scenario.canvas.scale),
      of: scenario.file)
    let share = stillShare(
      of: reference.digests, reference.manifest.framesPerSecond, in: scenario)
    #expect(share <= 0.4, "\(name) stands still for \(Int((share * 100).rounded())) %")
  }

  @Test func `what is held counts as rest, and the way back as motion`() throws {
    let text = """
      renderAnim: 1
      dataSource: {sections: [{items: 3}]}
      layout: {class: flow}
      timeline: []
      output: {gif: {holdLast: 1}, loop: {style: crossfade, duration: 2}}
      """
    let scenario = try ScenarioReader.read(text, file: "a.yaml").scenario
    // Half of a second of four frames, a second of holding: of five seconds in all.
    #expect(stillShare(of: ["a", "a", "b", "c", "c", "d", "e", "f"], 4, in: scenario) == 1.5 / 5)
  }

  @Test(arguments: ["carousel-expand", "carousel-snap", "cover-flow", "paging", "viewfinder"])
  func `a carousel rests within half a second of its release`(name: String) throws {
    var scenario = try scenario(name)
    scenario.canvas.scale = 1
    let rehearsal = try Rehearsal(scenario, theme: .light)
    let player = try rehearsal.whole.player()
    let rate = 50.0
    var (longest, run) = (0, 0)
    for tick in 0...Int(rehearsal.duration * rate) {
      try player.advance(to: Double(tick) / rate)
      run = player.stage.isDecelerating ? run + 1 : 0
      longest = max(longest, run)
    }
    #expect(longest > 0)
    #expect(Double(longest) / rate <= 0.5, "\(Double(longest) / rate) s")
  }
}
