package import AnimScenarioFormat
import AnimVisualDiff

extension Report {
  /// The place of the pictures that the page shows.
  package enum Pictures: String, Sendable, Codable {
    /// In the page, which is all that has to be kept.
    case embedded
    /// Files of the report's folder, which must stay beside the page.
    case linked
  }

  /// The part of a verdict that a report needs.
  ///
  /// It is without the frames themselves, so that it can come from another process, and reports of
  /// many scenarios take little memory.
  package struct Entry: Hashable, Sendable, Codable {
    /// A stored frame that differs.
    package struct Frame: Hashable, Sendable, Codable {
      /// The number of the frame, from 0.
      package let frame: Int
      /// The number of pixels that differ.
      package let count: Int
      /// The share of pixels that differ, in percent.
      package let percent: Double
      /// The largest CIEDE2000 difference of a pixel.
      package let maxDeltaE: Double
    }

    /// The reference's place below the folder of references.
    package let name: String
    /// The scenario's file.
    package let file: String
    /// The kind of outcome.
    package let status: Verdict.Status
    /// The causes, with the ones first that are most likely to explain the rest.
    package let causes: [Verdict.Cause]
    /// What is seen to differ, where the causes say why.
    package let effects: [Verdict.Cause]
    /// The step that was running when the first difference showed, or the expectation that does not
    /// hold.
    package let location: SourceRange?
    /// The smallest change that the comparison would have seen, in words.
    package let selfCheck: String
    /// The stored frames that differ, in order.
    package let frames: [Frame]
    /// The time that acting, drawing and comparing took, in seconds; 0 if it is not known.
    package var seconds = 0.0
    /// The command that makes the actual frames the expected ones.
    package let acceptCommand: String
    /// Whether the report has a page that plays it.
    package var hasDebugger = false
    /// The part of it that the page's script reads, as JSON.
    private(set) var page: String

    /// Leaves the page without it.
    mutating func forgetPage() { page = "" }

    /// The entry of a verdict.
    ///
    /// - Parameters:
    ///   - verdict: The verdict, with its pictures.
    ///   - source: The scenario's text.
    ///   - acceptCommand: The command that makes the actual frames the expected ones.
    ///   - pictures: The place of the pictures that the page shows.
    /// - Throws: `CodecError` if a picture cannot be encoded.
    package init(
      _ verdict: Verdict, source: String, acceptCommand: String, pictures: Pictures = .embedded
    ) throws {
      name = verdict.name
      file = verdict.file
      status = verdict.status
      causes = verdict.causes
      effects = verdict.effects
      location = verdict.location
      selfCheck = verdict.selfCheck
      frames = verdict.differences.map {
        Frame(
          frame: $0.frame, count: $0.difference.count, percent: $0.difference.ratio * 100,
          maxDeltaE: $0.difference.largestDeltaE)
      }
      self.acceptCommand = acceptCommand
      page = try HTMLReport.entry(
        verdict, source: source, acceptCommand: acceptCommand, pictures: pictures)
    }

    /// Whether it stands in the way: drift does so only if asked.
    package func isFailure(strict: Bool) -> Bool { status.isFailure(strict: strict) }
  }
}
