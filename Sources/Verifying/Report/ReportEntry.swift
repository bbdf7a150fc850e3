public import ScenarioFormat
import VisualDiff

extension Report {
  /// What a report says of a scenario: without the frames themselves, so that it can come from another
  /// process, and reports of many scenarios take little memory.
  public struct Entry: Hashable, Sendable, Codable {
    /// A stored frame that differs.
    public struct Frame: Hashable, Sendable, Codable {
      public let frame: Int
      /// Of pixels.
      public let count: Int
      public let percent: Double
      public let maxDeltaE: Double
    }

    public let name: String
    /// The scenario's.
    public let file: String
    public let status: Verdict.Status
    public let causes: [Verdict.Cause]
    public let location: SourceRange?
    public let selfCheck: String
    public let frames: [Frame]
    /// What makes the actual frames the expected ones.
    public let acceptCommand: String
    /// What the page's script reads of it, as JSON.
    let page: String

    /// - Parameter source: The scenario's text.
    /// - Throws: `CodecError` if a picture cannot be encoded.
    public init(_ verdict: Verdict, source: String, acceptCommand: String) throws {
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
    public func isFailure(strict: Bool) -> Bool { status.isFailure(strict: strict) }
  }
}
