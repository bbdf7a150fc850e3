public import Pixels
public import ScenarioFormat
public import Staging
public import VisualDiff

/// What a comparison of a scenario with its reference came to.
public struct Verdict: Sendable {
  public enum Status: String, CaseIterable, Sendable, Codable {
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
    public func isFailure(strict: Bool) -> Bool {
      switch self {
      case .passed: false
      case .drifted, .stale: strict
      case .failed, .missing, .errored: true
      }
    }
  }

  /// Why a scenario differs.
  public struct Cause: Hashable, Sendable, Codable {
    public enum Kind: String, Sendable, Codable {
      /// `expectation` is an `expect:` of the scenario itself that does not hold.
      case expectation, size, timing, geometry, drawing, error
    }
    public var kind: Kind
    /// `cell [0,3] is 0.5 pt lower from 0.12 s to 0.34 s`.
    public var text: String
    /// In seconds; both 0 if it is not about a time.
    public var start: Double
    public var end: Double
    /// The elements that it is about.
    public var elements: [String]
    /// The step of the scenario that was running when it began to show.
    public var location: SourceRange?
  }

  /// A stored frame that differs.
  public struct FrameDifference: Sendable {
    public let frame: Int
    public let expected: Pixmap
    public let actual: Pixmap
    public let difference: PixmapDifference
  }

  /// The reference's place below the folder of references: `insertion/light@2x`.
  public let name: String
  /// The scenario's file.
  public let file: String
  public var status: Status
  /// What is most likely to explain the rest comes first.
  public var causes: [Cause]
  /// The stored frames that differ, in order.
  public var differences: [FrameDifference]
  /// For every frame, whether it differs from the reference.
  public var isFrameDifferent: [Bool]
  /// The step of the scenario that was running when the first difference showed, or the expectation that
  /// does not hold.
  public var location: SourceRange?
  /// What UIKit asked of the layout, the data source and the delegate in the steps that causes point to.
  public internal(set) var scenes: [CallTranscript.Scene] = []
  /// What the comparison could have seen.
  public var selfCheck: String
  public let performance: Performance?
  public let reference: Reference?

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
  public static func error(_ text: String, name: String, file: String) -> Verdict {
    Verdict(
      name: name, file: file, status: .errored,
      causes: [Cause(kind: .error, text: text, start: 0, end: 0, elements: [])])
  }

  /// Whether it stands in the way: drift does so only if asked.
  public func isFailure(strict: Bool) -> Bool { status.isFailure(strict: strict) }

  /// The headline: the first cause and how many there are besides.
  public var headline: String {
    guard let first = causes.first else { return status.rawValue }
    return causes.count == 1 ? first.text : "\(first.text) (and \(causes.count - 1) more)"
  }
}
