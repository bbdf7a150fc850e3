package import AnimCauses

extension Excerpt {
  /// When a moment of one of its takes is shown, in seconds; what is hidden counts as the moment when showing goes on.
  ///
  /// - Parameters:
  ///   - segment: The number of the take (`CauseRecording.Take.segment`).
  ///   - actedTime: Seconds of the take's own clock.
  /// - Returns: Seconds of the excerpt.
  package func time(ofSegment segment: Int, actedTime: Double) -> Double {
    cutLists[0].time(ofSegment: segment, actedTime: actedTime)
  }

  /// Looks up the lines of the app's code; those that nobody knows are left out.
  @MainActor package func places(of sites: Set<CallSite>) -> [CallSite: CodePlace] {
    context.classes.watch.places(sites.sorted { $0.rawValue < $1.rawValue })
  }
}
