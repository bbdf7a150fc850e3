package import AnimPixels
package import AnimScenarioFormat
package import AnimStaging
package import AnimVisualDiff

/// The outcome of the comparison of a scenario with its reference.
package struct Verdict: Sendable {
  /// The kinds of outcomes.
  package enum Status: String, CaseIterable, Sendable, Codable {
    /// All is as expected.
    case passed
    /// It differs, but not by more than the scenario allows.
    case drifted
    /// It differs by more than the scenario allows, or an expectation does not hold.
    case failed
    /// There is no reference.
    case missing
    /// There is a reference, and no scenario that it belongs to.
    case stale
    /// It could not be acted out, or the reference could not be read.
    case errored

    /// Whether it stands in the way: drift does so only if asked.
    package func isFailure(strict: Bool) -> Bool {
      switch self {
      case .passed: false
      case .drifted, .stale: strict
      case .failed, .missing, .errored: true
      }
    }

    /// Whether `record` writes the reference anew.
    ///
    /// What is within its tolerance stays as it was recorded; counts that are out of date do not.
    ///
    /// - Parameter causes: The causes and effects of the verdict.
    /// - Returns: Whether something is worth recording.
    package func isToBeRecorded(for causes: [Cause]) -> Bool {
      switch self {
      case .passed: false
      case .drifted: causes.contains { $0.kind == .counts }
      case .failed, .missing, .stale, .errored: true
      }
    }
  }

  /// A reason why a scenario differs.
  package struct Cause: Hashable, Sendable, Codable {
    /// The kinds of reasons.
    package enum Kind: String, Sendable, Codable {
      /// `expectation` is an `expect:` of the scenario itself that does not hold, `scenario` a part
      /// of its text that is not what was recorded, `font` a font that is not the one that was there, `counts` numbers of
      /// things that happen.
      case expectation, scenario, font, size, timing, geometry, drawing, counts, error
    }
    /// The kind of the reason.
    package var kind: Kind
    /// The reason in words: `cell [0,3] is 0.5 pt lower from 0.12 s to 0.34 s`.
    package var text: String
    /// The time from which it shows, in seconds; with `end` 0 if it is not about a time.
    package var start: Double
    /// The time to which it shows, in seconds.
    package var end: Double
    /// The elements that it is about.
    package var elements: [String]
    /// The step of the scenario that was running when it began to show.
    package var location: SourceRange?
  }

  /// A stored frame that differs.
  package struct FrameDifference: Sendable {
    /// The number of the frame, from 0.
    package let frame: Int
    /// The picture of the reference.
    package let expected: Pixmap
    /// The picture that was drawn.
    package let actual: Pixmap
    /// The difference of the pictures by the scenario's comparison.
    package let difference: PixmapDifference
  }

  /// The reference's place below the folder of references: `insertion/light@2x`.
  package let name: String
  /// The scenario's file.
  package let file: String
  /// The kind of outcome.
  package var status: Status
  /// The causes, with the ones first that are most likely to explain the rest.
  package var causes: [Cause]
  /// What is seen to differ, where the causes say why: empty if what is seen is all that is known.
  package var effects: [Cause] = []
  /// The stored frames that differ, in order.
  package var differences: [FrameDifference]
  /// For every frame, whether it differs from the reference.
  package var isFrameDifferent: [Bool]
  /// The step of the scenario that was running when the first difference showed, or the expectation
  /// that does not hold.
  package var location: SourceRange?
  /// The questions that UIKit asked the layout, the data source and the delegate in the steps that
  /// causes point to.
  package internal(set) var scenes: [CallTranscript.Scene] = []
  /// The smallest change that the comparison would have seen, in words.
  package var selfCheck: String
  /// The performance; nil if the scenario could not be acted out.
  package let performance: Performance?
  /// The reference; nil if it could not be read.
  package let reference: Reference?
  /// The places of all elements that are expected at the frames of the performance.
  package internal(set) var expectedTrace = LayoutTrace()

  init(
    name: String, file: String, status: Status, causes: [Cause] = [],
    performance: Performance? = nil, reference: Reference? = nil
  ) {
    self.name = name
    self.file = file
    self.status = status
    self.causes = causes
    self.performance = performance
    self.reference = reference
    differences = []
    isFrameDifferent = []
    selfCheck = ""
  }

  /// Where the elements that are not as expected are expected, from frame to frame of the performance.
  package var unexpectedTracks: [String: [LayoutTrace.Change]] {
    guard let performance, reference != nil else { return [:] }
    let names = Set(GeometryDifference.all(expectedTrace, performance.trace).map(\.element))
    return expectedTrace.tracks.filter { names.contains($0.key) }
  }

  /// A verdict that could not be reached, for a reason.
  package static func error(_ text: String, name: String, file: String) -> Verdict {
    Verdict(
      name: name, file: file, status: .errored,
      causes: [Cause(kind: .error, text: text, start: 0, end: 0, elements: [])])
  }

  /// Whether it stands in the way: drift does so only if asked.
  package func isFailure(strict: Bool) -> Bool { status.isFailure(strict: strict) }

  /// The headline: the first cause and how many there are besides.
  package var headline: String {
    guard let first = causes.first else { return status.rawValue }
    return causes.count == 1 ? first.text : "\(first.text) (and \(causes.count - 1) more)"
  }
}
