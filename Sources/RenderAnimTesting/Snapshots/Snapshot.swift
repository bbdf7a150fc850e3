import AnimScenarioFormat
import AnimVerifying
import Foundation

/// A recording and its reference, in `__Snapshots__/<file>/<name>` beside the test.
@MainActor struct Snapshot {
  let subject: Subject
  let recording: SnapshotRecording
  let name: SnapshotName

  private var place: TestPlace { subject.place }

  /// The references of all tests of the folder.
  private var store: ReferenceStore {
    let folder = URL(fileURLWithPath: place.path).deletingLastPathComponent()
    return ReferenceStore(folder: folder.appendingPathComponent("__Snapshots__").path)
  }

  private var path: String {
    let file = URL(fileURLWithPath: place.path).deletingPathExtension().lastPathComponent
    return "\(file)/\(name.text)/\(subject.theme.rawValue)@\(subject.scenario.canvas.scale)x"
  }

  /// Compares with the reference, or writes it.
  ///
  /// - Throws: What reading and writing files throws, or `CancellationError`.
  func judge() async throws {
    let performance = try await Performance.of(
      recording.moments, as: subject.scenario, theme: subject.theme, size: recording.size,
      steps: recording.steps, tasks: ProcessInfo.processInfo.activeProcessorCount)
    try await TestVerdict(verdict(on: performance), at: place).settle(
      performance, in: store, source: try String(contentsOfFile: place.path, encoding: .utf8))
  }

  private func verdict(on performance: Performance) -> Verdict {
    let file = subject.scenario.file
    do {
      return Judge(performance, try store.read(path, of: file)).verdict(name: path)
    } catch {
      var verdict = Verdict.error("\(error)", name: path, file: file)
      if error == .missing { verdict.status = .missing }
      return verdict
    }
  }
}
