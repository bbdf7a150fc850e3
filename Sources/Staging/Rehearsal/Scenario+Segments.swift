import AnimScenarioFormat

extension Scenario {
  /// The scenario cut where chapters start afresh: each part is a scenario of its own, with what its
  /// chapter sets filled in and with the steps up to the next fresh start.
  ///
  /// There is always at least one; a part without steps is left out unless it is the only one.
  func segments() throws(StageError) -> [Scenario] {
    var segments: [Scenario] = []
    var segment = self
    segment.timeline = []
    for step in timeline {
      guard var chapter = step.action as? Action.Chapter else {
        try Self.refuseChapters(in: step.action.children)
        segment.timeline.append(step)
        continue
      }
      guard case .afterPrevious = step.start else {
        throw .unavailable("a chapter beside other steps", at: step.location)
      }
      if chapter.reset {
        if !segment.timeline.isEmpty { segments.append(segment) }
        segment = self
        segment.timeline = []
        chapter.assignments = chapter.assignments.filter { !segment.adopt($0) }
      }
      var step = step
      step.action = chapter
      segment.timeline.append(step)
    }
    return segments.isEmpty || !segment.timeline.isEmpty ? segments + [segment] : segments
  }

  private static func refuseChapters(in steps: [Step]) throws(StageError) {
    for step in steps {
      if step.action is Action.Chapter {
        throw .unavailable("a chapter inside another step", at: step.location)
      }
      try refuseChapters(in: step.action.children)
    }
  }

  /// Makes what a chapter sets the value at the start; false if only a step can set it.
  private mutating func adopt(_ assignment: Action.Assignment) -> Bool {
    switch (assignment.target, assignment.value) {
    case (.layout, .text(let name)):
      layout = SourceName(name, at: assignment.location)
      return true
    case (.layoutProperty(let name), let value):
      guard let index = layouts.firstIndex(where: { $0.name == layout.text }) else { return false }
      layouts[index].properties.removeAll { $0.name == name }
      layouts[index].properties.append(
        .init(name: name, value: value, location: assignment.location))
      return true
    case (.variable(let name), let value):
      guard let value = value.plain, let index = variables.firstIndex(where: { $0.name == name })
      else { return false }
      variables[index] = Named(SourceName(name, at: variables[index].location), value)
      return true
    case (.layout, _), (.collectionViewProperty, _): return false
    }
  }
}

extension [Step] {
  /// The steps of each chapter, beginning with its own; what stands before the first chapter is a
  /// part too.
  var chapters: [[Step]] {
    var parts: [[Step]] = []
    for step in self {
      if step.action is Action.Chapter {
        parts.append([step])
      } else if parts.isEmpty {
        parts.append([step])
      } else {
        parts[parts.count - 1].append(step)
      }
    }
    return parts
  }
}
