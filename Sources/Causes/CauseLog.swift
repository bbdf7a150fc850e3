/// The events of one simulation, in the order in which they began.
package struct CauseLog: Hashable, Sendable {
  package private(set) var events: [CauseEvent] = []

  /// A log without events.
  package init() {}

  /// The event at a place in the log.
  package subscript(id: CauseID) -> CauseEvent? {
    events.indices.contains(Int(id.index)) ? events[Int(id.index)] : nil
  }

  /// Adds an event behind all others.
  @discardableResult
  package mutating func append(_ event: CauseEvent) -> CauseID {
    events.append(event)
    return CauseID(events.count - 1)
  }

  /// Says how many elements a query named, which is known when it has ended.
  package mutating func complete(query id: CauseID, count: Int) {
    guard let event = self[id], case .query(let rect, _) = event.kind else { return }
    events[Int(id.index)] = CauseEvent(
      time: event.time, cause: event.cause, source: event.source, site: event.site,
      .query(rect, count: count))
  }

  /// The place of the last event; `none` of an empty log.
  package var last: CauseID { CauseID(events.count - 1) }

  /// An event, what it comes of, what that comes of, and so on to the beginning.
  ///
  /// - Parameter id: The first of the chain.
  /// - Returns: The places in the log, the given one first; causes come before their effects, so that it ends.
  package func chain(from id: CauseID) -> [CauseID] {
    var chain: [CauseID] = []
    var next = id
    while let event = self[next] {
      chain.append(next)
      guard event.cause < next else { break }
      next = event.cause
    }
    return chain
  }
}
