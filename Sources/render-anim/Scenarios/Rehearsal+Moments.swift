import Figures
import ScenarioFormat
import Staging

extension Rehearsal {
  /// The time at which a moment is shown, in seconds.
  func seconds(_ moment: Moment) throws(CommandError) -> Double {
    guard let time = time(of: moment) else { throw unreached(moment) }
    return time
  }

  /// One moment, acted out to exactly that time.
  @MainActor func checkedStill(at moment: Moment) throws(CommandError) -> Excerpt {
    guard let still = still(at: moment) else { throw unreached(moment) }
    return still
  }

  /// The excerpt that a selection shows; all of it if there is none.
  @MainActor func excerpt(_ selection: SelectionArgument?) throws(CommandError) -> Excerpt {
    guard let selection else { return whole }
    var ranges: [ClosedRange<Double>] = []
    for part in selection.parts {
      switch part {
      case .range(let from, let to):
        let (start, end) = (try seconds(from), try seconds(to))
        guard start <= end else {
          throw CommandError(
            .dataError,
            "\(scenario.file): a selection ends at \(end.seconds) s, before it begins at "
              + "\(start.seconds) s")
        }
        ranges.append(start...end)
      case .chapter(let name):
        guard let chapter = chapters.first(where: { $0.name == name }) else {
          throw unknown("chapter", name, known: chapters.map(\.name))
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
