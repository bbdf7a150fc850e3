import AnimDocumentationAssets
import AnimPixels
import AnimRendering
import AnimScenarioFormat
import AnimWorkers

/// The files of one scenario, which a process of its own makes.
struct AssetWork: WorkerJob {
  /// A file that is to be made, once for all places that it goes to.
  struct Output: Codable, Sendable {
    /// The first of its places, for messages.
    var path: String
    /// The file that is written.
    var draft: String
    var variant: AssetVariant
  }

  /// The facts about a file that was made.
  struct Made: Codable, Sendable {
    var path: String
    var draft: String
    var variant: AssetVariant
    var summary: OutputSummary
    var pixelsPerPoint: Double
    /// The size in points.
    var width: Double
    var height: Double
  }

  /// All that was made of a scenario.
  struct Result: Codable, Sendable {
    /// The files that it is made of, with the digests of what was read; folders end with a `/`.
    var inputs: [InputDigest]
    var alt: String
    var files: [Made] = []
    /// What there is to say besides, a line each.
    var notes: [String] = []
  }

  var file: ScenarioFile
  var name: String
  /// The place where it is asked for.
  var place: SourceRange
  var looks: AssetRequest.Looks
  /// The scale at which it is acted out; nil for the scenario's own.
  var actedScale: Int?
  var outputs: [Output]
  /// The folder of the manifest.
  var home: String
  /// The largest number of frames that are worked on at once.
  var tasks: Int

  typealias Event = ProgressBar.Change

  enum Answer: Codable, Sendable {
    case made(Result)
    case failed(CommandError)
  }

  var subject: String { file.path }

  /// What to do about a file that is too large.
  static let waysOutOfBudget =
    "smaller 'scales', another of the 'formats' or a larger 'maxBytes' would do"
}
