package import AnimCauses
import AnimLayers
import UIKitCore

/// What happens on all stages that are built meanwhile, and what it comes of.
///
/// A recorder for each stage, since each has a clock of its own.
@MainActor package final class CauseRecording {
  /// What happened on one stage.
  @MainActor package struct Take {
    /// Which of the scenario's takes it acts out.
    package let segment: Int
    let recorder: CauseRecorder

    /// The events so far.
    package var log: CauseLog { recorder.log }
  }

  /// In the order in which the stages were built.
  package private(set) var takes: [Take] = []

  private init() {}

  /// Records while `body` acts, on stages that are built in it.
  ///
  /// - Parameter body: Builds stages and lets time pass on them; it is handed the recording, which grows.
  /// - Returns: What `body` returns.
  package static func record<Result>(
    _ body: (CauseRecording) throws -> Result
  ) rethrows -> Result {
    let recording = CauseRecording()
    return try CurrentCauseRecording.$value.withValue(recording) {
      try CallLog.tell { try body(recording) }
    }
  }

  /// The recording that is going on; nil if nobody records.
  static var current: CauseRecording? { CurrentCauseRecording.value }

  func begin(on clock: MediaClock, segment: Int) {
    let recorder = CauseRecorder(findSite: clock.findCallSite)
    clock.causes = recorder
    takes.append(Take(segment: segment, recorder: recorder))
  }
}

/// A task-local of an isolated type has to be declared outside of it to be read from anywhere.
private enum CurrentCauseRecording {
  @TaskLocal static var value: CauseRecording?
}
