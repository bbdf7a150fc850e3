package import AnimCauses

extension History {
  /// What an event comes of, back to the step that it began with, as links of a chain.
  ///
  /// - Parameters:
  ///   - id: The event.
  ///   - isFirst: Whether the event itself is the first link.
  /// - Returns: The links, each of which comes of the next; what follows by itself (a layout that is needed, an update of the
  ///   elements in it) is left out.
  package func reasons(of id: CauseID, isFirst: Bool = true) -> [Answer.Reason] {
    var links: [CauseID] = []
    var next = id
    while let event = log[next] {
      links.append(next)
      let goesOn = cause(of: next, event)
      guard goesOn != .none else { break }
      next = goesOn
    }
    let told = links.enumerated().filter { index, link in
      if index == 0 { return isFirst }
      guard let kind = log[link]?.kind else { return false }
      return index == links.count - 1 || !kind.followsByItself
    }.map(\.element)
    return told.compactMap { link in
      log[link].map { event in
        Answer.Reason(
          time: event.time, sentence: event.sentence, event: link, place: reasonPlace(of: event))
      }
    }
  }

  /// What an event comes of, for those who want to know why; `none` for a beginning.
  func cause(of id: CauseID, _ event: CauseEvent) -> CauseID {
    // The answer that a placement comes from, where it was given on the same occasion, leads on by itself.
    let source = event.source
    let cause = source > event.cause && source < id ? source : event.cause
    return cause < id ? cause : .none
  }

  /// The line of the scenario where it is a step's, else that of the app's code.
  func reasonPlace(of event: CauseEvent) -> CodePlace? {
    if case .step(_, let file, let line) = event.kind {
      return CodePlace(function: "", file: file, line: line)
    }
    return place(of: event)
  }

  /// The step that an event comes of in the end; nil if it comes of none.
  func step(of id: CauseID) -> (name: String, file: String, line: Int)? {
    for link in log.chain(from: id).reversed() {
      if case .step(let name, let file, let line) = log[link]?.kind { return (name, file, line) }
    }
    return nil
  }
}

extension CauseEvent.Kind {
  /// Whether the event is no news to those who know what it comes of.
  var followsByItself: Bool {
    switch self {
    case .layoutNeeded, .layout, .round: true
    case .step, .touch, .call, .update, .reload, .layoutChange, .invalidation, .preparation, .query,
      .placement, .offset, .resize, .contentSize, .inset, .sizing, .made, .reused, .configured,
      .removed, .constraints, .animation:
      false
    }
  }
}
