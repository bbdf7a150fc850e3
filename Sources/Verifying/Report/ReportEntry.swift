package import ScenarioFormat
import VisualDiff

extension Report {
  /// What a report says of a scenario: without the frames themselves, so that it can come from another
  /// process, and reports of many scenarios take little memory.
  package struct Entry: Hashable, Sendable, Codable {
    /// A stored frame that differs.
    package struct Frame: Hashable, Sendable, Codable {
      package let frame: Int
      /// Of pixels.
      package let count: Int
      package let percent: Double
      package let maxDeltaE: Double
    }

    package let name: String
    /// The scenario's.
    package let file: String
    package let status: Verdict.Status
    package let causes: [Verdict.Cause]
    package let location: SourceRange?
    package let selfCheck: String
    package let frames: [Frame]
    /// What makes the actual frames the expected ones.
    package let acceptCommand: String
    /// What the page's script reads of it, as JSON.
    let page: String

    /// - Parameter source: The scenario's text.
    /// - Throws: `CodecError` if a picture cannot be encoded.
    package init(_ verdict: Verdict, source: String, acceptCommand: String) throws {
      name = verdict.name
      file = verdict.file
      status = verdict.status
      causes = verdict.causes
      location = verdict.location
      selfCheck = verdict.selfCheck
      frames = verdict.differences.map {
        Frame(
          frame: $0.frame, count: $0.difference.count, percent: $0.difference.ratio * 100,
          maxDeltaE: $0.difference.largestDeltaE)
      }
      self.acceptCommand = acceptCommand
      page = try HTMLReport.entry(verdict, source: source, acceptCommand: acceptCommand)
    }

    /// Whether it stands in the way: drift does so only if asked.
    package func isFailure(strict: Bool) -> Bool { status.isFailure(strict: strict) }
  }
}
