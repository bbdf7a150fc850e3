package import AnimCauses
package import AnimStaging

extension History {
  /// Acts an excerpt out and notes what happens, and what is seen at some times.
  ///
  /// - Parameters:
  ///   - excerpt: What is acted out; of two stages side by side the left one counts.
  ///   - times: Seconds of the excerpt, in order; nothing happens after the last of them.
  ///   - element: An element that the layout is asked about at the end; nil for none.
  /// - Returns: The history, and what the layout says of the element.
  /// - Throws: `StageError` if it cannot be acted out.
  @MainActor package static func recorded(
    _ excerpt: Excerpt, at times: [Double], asking element: ElementName? = nil
  ) throws -> (history: History, testimony: Testimony?) {
    try CauseRecording.record { recording in
      let player = try excerpt.player()
      var history = History()
      for time in times {
        try player.advance(to: time)
        let take = recording.takes.count
        history.sightings.append(
          Sighting(
            time: time, take: take, contentOffset: player.stage.presentedContentOffset,
            elements: player.stage.elements().map { element in
              var element = element
              element.id |= UInt64(take) << 32
              return element
            }))
      }
      // Asking is no part of what happened.
      let takes = recording.takes.map { ($0.segment, $0.log) }
      let testimony = element.map { player.stage.testimony(about: $0) }
      for (index, (segment, log)) in takes.enumerated() {
        history.add(log, number: index + 1) { excerpt.time(ofSegment: segment, actedTime: $0) }
      }
      history.places = excerpt.places(of: Set(history.log.events.map(\.site)))
      return (history, testimony)
    }
  }
}
