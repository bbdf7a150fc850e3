package import AnimScenarioFormat
import AnimStaging

/// Compares scenarios with the references in a folder.
package struct Verifier: Sendable {
  /// The references to compare with.
  package let store: ReferenceStore
  /// The largest number of frames that are drawn at once.
  package let tasks: Int

  /// A verifier with the references of a store.
  package init(_ store: ReferenceStore, tasks: Int) {
    self.store = store
    self.tasks = tasks
  }

  /// The verdict on a scenario in one of its themes.
  ///
  /// - Throws: `CancellationError` only: all other failures are verdicts.
  @MainActor package func verdict(
    on scenario: Scenario, theme: Theme
  ) async throws -> Verdict {
    let name = ReferenceStore.name(of: scenario.file, theme: theme, scale: scenario.canvas.scale)
    let reference: Reference
    do {
      reference = try store.read(name, of: scenario.file)
    } catch {
      guard error == .missing else {
        return .error("\(error)", name: name, file: scenario.file)
      }
      var verdict = Verdict.error("\(error)", name: name, file: scenario.file)
      verdict.status = .missing
      return verdict
    }
    do {
      let performance = try await Performance.of(
        scenario, theme: theme, tasks: tasks, for: reference)
      var verdict = Judge(performance, reference).verdict(name: name)
      if verdict.status != .passed { verdict.scenes = try scenes(of: performance, in: verdict) }
      let failed = try performance.rehearsal?.failedExpectations() ?? []
      if let first = failed.first {
        verdict.status = .failed
        verdict.location = first.range
        verdict.causes.insert(
          contentsOf: failed.map {
            .init(
              kind: .expectation, text: $0.message.text,
              start: 0, end: 0, elements: [], location: $0.range)
          }, at: 0)
      }
      return verdict
    } catch let error as StageError {
      return .error("\(error)", name: name, file: scenario.file)
    }
  }

  /// The questions that UIKit asked in the steps that causes point to.
  @MainActor private func scenes(
    of performance: Performance, in verdict: Verdict
  ) throws -> [CallTranscript.Scene] {
    let locations = (verdict.causes + verdict.effects).compactMap(\.location)
    guard !locations.isEmpty else { return [] }
    let transcript = try CallTranscript {
      _ = try Rehearsal(performance.scenario, theme: performance.theme)
    }
    return transcript.scenes.filter { scene in
      !scene.moments.isEmpty
        && locations.contains { $0.file == scene.file && $0.line == scene.line }
    }
  }

  /// The difference between frames that are drawn by one task, each where it differs from the one
  /// before, and by several tasks, each as if it were the only one.
  ///
  /// - Parameters:
  ///   - scenario: The scenario that is acted out twice.
  ///   - theme: The theme that it is drawn in.
  /// - Returns: The difference in words, or nil if there is none.
  /// - Throws: `StageError` or `CancellationError`.
  @MainActor package func selfDifference(
    of scenario: Scenario, theme: Theme
  ) async throws -> String? {
    let updated = try await Performance.of(scenario, theme: theme, tasks: 1)
    let drawn = try await Performance.of(
      scenario, theme: theme, tasks: max(2, tasks), redrawsAll: true)
    if updated.digests.count != drawn.digests.count { return "the numbers of frames differ" }
    if let frame = updated.digests.indices.first(where: {
      updated.digests[$0] != drawn.digests[$0]
    }) {
      return "frame \(frame) is not the same when only what changes is drawn"
    }
    return updated.trace == drawn.trace ? nil : "the layouts differ"
  }

  /// Verdicts on the references that belong to none of the given ones.
  package func stale(except names: Set<String>) -> [Verdict] {
    store.names().filter { !names.contains($0) }.map { name in
      var verdict = Verdict.error(
        "no scenario belongs to this reference; 'record --prune' removes it", name: name, file: "")
      verdict.status = .stale
      return verdict
    }
  }
}
