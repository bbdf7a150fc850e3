package import Pixels
package import ScenarioFormat
package import Staging
package import VisualDiff

/// What a comparison of a scenario with its reference came to.
package struct Verdict: Sendable {
  package enum Status: String, CaseIterable, Sendable, Codable {
    /// All is as expected.
    case passed
    /// It differs, but not by more than the scenario allows.
    case drifted
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
  }

  /// Why a scenario differs.
  package struct Cause: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable {
      /// `expectation` is an `expect:` of the scenario itself that does not hold.
      case expectation, size, timing, geometry, drawing, error
    }
    package var kind: Kind
    /// `cell [0,3] is 0.5 pt lower from 0.12 s to 0.34 s`.
    package var text: String
    /// In seconds; both 0 if it is not about a time.
    package var start: Double
    package var end: Double
    /// The elements that it is about.
    package var elements: [String]
    /// The step of the scenario that was running when it began to show.
    package var location: SourceRange?
  }

  /// A stored frame that differs.
  package struct FrameDifference: Sendable {
    package let frame: Int
    package let expected: Pixmap
    package let actual: Pixmap
    package let difference: PixmapDifference
  }

  /// The reference's place below the folder of references: `insertion/light@2x`.
  package let name: String
  /// The scenario's file.
  package let file: String
  package var status: Status
  /// What is most likely to explain the rest comes first.
  package var causes: [Cause]
  /// The stored frames that differ, in order.
  package var differences: [FrameDifference]
  /// For every frame, whether it differs from the reference.
  package var isFrameDifferent: [Bool]
  /// The step of the scenario that was running when the first difference showed, or the expectation that
  /// does not hold.
  package var location: SourceRange?
  /// What UIKit asked of the layout, the data source and the delegate in the steps that causes point to.
  package internal(set) var scenes: [CallTranscript.Scene] = []
  /// What the comparison could have seen.
  package var selfCheck: String
  package let performance: Performance?
  package let reference: Reference?

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

  /// One that could not be reached.
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
