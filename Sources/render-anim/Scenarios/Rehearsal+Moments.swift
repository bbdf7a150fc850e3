import AnimFigures
import AnimScenarioFormat
import AnimStaging

extension Rehearsal {
  /// The part that is shown where none is asked for: the first comparison of two chapters, or all of
  /// it if there is none.
  @MainActor var shown: Excerpt {
    scenario.comparisons.first.flatMap { excerpt(chapter: $0.name.text) } ?? whole
  }

  /// The time at which a moment is shown.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - excerpt: What it is a moment of; a mark is always one of the whole scenario.
  /// - Returns: The time in seconds.
  /// - Throws: `CommandError` for a mark that is not reached, and for a time after the end.
  func seconds(_ moment: Moment, in excerpt: Excerpt? = nil) throws(CommandError) -> Double {
    let end = excerpt?.duration ?? duration
    switch moment {
    case .time(let time):
      // What is printed as the end is the end.
      guard time <= end + 0.005 else {
        throw CommandError(
          .dataError,
          "\(scenario.file): there is no moment \(time.seconds) s; it ends at \(end.seconds) s")
      }
      return min(time, end)
    case .fraction(let fraction): return end * fraction
    case .end: return end
    case .mark:
      guard let time = time(of: moment) else { throw unreached(moment) }
      return time
    }
  }

  /// One moment, acted out to exactly that time.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - excerpt: What it is a moment of; a mark is always one of the whole scenario.
  /// - Returns: The moment as a picture.
  /// - Throws: `CommandError` for a mark that is not reached, and for a time after the end.
  @MainActor func still(
    at moment: Moment, in excerpt: Excerpt
  ) throws(CommandError) -> StillMoment {
    if case .mark = moment {
      guard let alone = still(at: moment) else { throw unreached(moment) }
      return StillMoment(alone, of: whole, at: try seconds(moment))
    }
    let time = try seconds(moment, in: excerpt)
    guard let alone = excerpt.still(at: .time(time)) else {
      preconditionFailure("every time of an excerpt can be shown")
    }
    return StillMoment(alone, of: excerpt, at: time)
  }

  /// The excerpt that a selection shows; what a scenario shows by itself if there is none.
  @MainActor func excerpt(_ selection: SelectionArgument?) throws(CommandError) -> Excerpt {
    guard let selection else { return shown }
    if case .chapter(let name) = selection.parts[0], selection.parts.count == 1,
      scenario.comparisons.contains(where: { $0.name.text == name }),
      let comparison = excerpt(chapter: name)
    {
      return comparison
    }
    var ranges: [ClosedRange<Double>] = []
    for part in selection.parts {
      switch part {
      case .range(let from, let to):
        let start = try seconds(from)
        // A stretch may reach beyond the end, as long as it begins before.
        guard let end = time(of: to) else { throw unreached(to) }
        guard start <= end else {
          throw CommandError(
            .dataError,
            "\(scenario.file): a selection ends at \(end.seconds) s, before it begins at "
              + "\(start.seconds) s")
        }
        ranges.append(start...end)
      case .chapter(let name):
        guard let chapter = chapters.first(where: { $0.name == name }) else {
          if scenario.comparisons.contains(where: { $0.name.text == name }) {
            throw CommandError(
              .dataError,
              "\(scenario.file): '\(name)' is a comparison, which stands alone in a selection")
          }
          throw unknown(
            "chapter", name, known: chapters.map(\.name) + scenario.comparisons.map(\.name.text))
        }
        ranges.append(chapter.start...chapter.end)
      }
    }
    return excerpt(of: ranges)
  }

  private func unreached(_ moment: Moment) -> CommandError {
    guard case .mark(let name) = moment else {
      preconditionFailure("only marks may be unknown, not \(moment)")
    }
    return unknown("mark", name.text, known: marks.map(\.name))
  }

  private func unknown(_ kind: String, _ name: String, known: [String]) -> CommandError {
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return CommandError(
      .dataError,
      "\(scenario.file): there is no \(kind) '\(name)'; "
        + (list.isEmpty ? "the timeline sets none" : "the timeline sets \(list)"))
  }

  var figureStyle: FigureStyle { theme == .dark ? .dark : .light }
  var figureMarks: [FigureMark] { marks.map { FigureMark($0.name, at: $0.time) } }
}
