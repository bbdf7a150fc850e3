/// The frames of an excerpt, each acted out once, for all sizes and formats that are drawn of it.
///
/// What is drawn is in points, so that one list serves every scale.
@MainActor final class ActedFrames {
  private let source: ScenarioSource
  private var known: [Double: SourceMoment] = [:]

  /// Frames of a source, none of which is known yet.
  init(_ source: ScenarioSource) { self.source = source }

  /// Starts from the beginning: the result answers times that do not decrease.
  func play() -> @MainActor (Double) throws -> SourceMoment {
    var acting: (@MainActor (Double) throws -> SourceMoment)?
    return { time in
      if let moment = self.known[time] { return moment }
      if acting == nil { acting = try self.source.play() }
      guard let moment = try acting?(time) else {
        preconditionFailure("what was begun answers at \(time) s")
      }
      self.known[time] = moment
      return moment
    }
  }
}
