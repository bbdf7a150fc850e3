import AnimFigures
import AnimFiles
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimText
import AnimTextFormats
import ArgumentParser
import Foundation

struct InspectCommand: FigureCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Prints where the elements of a scenario are, or plots it.",
    discussion: """
      Without --at, the beginning, every mark and the end are printed; with --json, every tick, one \
      to a line.

      With --counts, what it takes is counted: passes of layout, questions to the layout, cells made and \
      reused, and so on, in all, in the frame with the most, and for each screen that is scrolled. These \
      numbers are the same on any machine; 'expect' and 'verify' hold scenarios to them.
      """)

  @OptionGroup var figure: FigureOptions

  @Option(
    help: ArgumentHelp("Seconds, a percentage such as 50%, or mark:NAME.", valueName: "time"))
  var at: MomentArgument?

  @Flag(help: "Count layout passes, queries, cells and what else it takes.")
  var counts = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Draw position, alpha, scale and rotation over time as a PNG.", valueName: "curves.png"),
    completion: .file())
  var plot: String?

  @Option(
    help: ArgumentHelp(
      "A cell that is plotted, such as 0,3 (default: those that move the most).",
      valueName: "section,item"))
  var item: [ItemArgument] = []

  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if let problem = plot.flatMap({ OutputRequest.problem(withPicture: $0) }) {
      throw ValidationError(problem)
    }
    if plot == nil, !item.isEmpty { throw ValidationError("'--item' is for '--plot'") }
    if counts, plot != nil || at != nil {
      throw ValidationError("'--counts' is about all frames; it takes no '--at' or '--plot'")
    }
    if plot != nil, json || at != nil {
      throw ValidationError(
        "'--plot' is drawn over all of the time; it takes no '--at' or '--json'")
    }
  }

  @MainActor func run() async throws {
    try await run { terminal in
      let rehearsal = try rehearsal(terminal, for: plot)
      if let plot {
        try await draw(rehearsal, to: plot, terminal)
      } else if counts {
        let work = try rehearsal.countedWork()
        try ProgramOutput.write(json ? try WorkTable.json(work) : WorkTable.text(work))
      } else {
        try print(rehearsal)
      }
    }
  }

  @MainActor private func draw(
    _ rehearsal: Rehearsal, to path: String, _ terminal: Terminal
  ) async throws {
    let source = ScenarioSource(rehearsal)
    let screening = try source.screening()
    let moments = try source.ticks.map { time in
      _ = try screening.advance(to: time)
      return TracedMoment(time: time, elements: screening.elements())
    }
    let curves = ElementCurves(moments, items: item.map(\.path))
    if let missing = item.first(where: { item in
      !moments.contains {
        $0.elements.contains { IndexPath(indexes: [$0.section, $0.item]) == item.path }
      }
    }) {
      throw CommandError(
        .dataError, "no cell is at [\(missing.path[0]), \(missing.path[1])] at any time")
    }
    let list = try CurvePlot(
      title: title(rehearsal),
      subtitle: item.isEmpty
        ? "the cells that move the most, \(rehearsal.duration.seconds) s"
        : "\(rehearsal.duration.seconds) s",
      curves: curves, marks: rehearsal.figureMarks, style: rehearsal.figureStyle
    ).list(fonts: FontLibrary())
    let summary = try await FigureFile.write(list, scale: source.scale(at: 1), to: path)
    guard !general.quiet else { return }
    terminal.print("\(summary.text): \(curves.names.count) elements, \(summary.shown.text)\n")
  }

  @MainActor private func print(_ rehearsal: Rehearsal) throws {
    let source = ScenarioSource(rehearsal)
    let times: [Double]
    if let at {
      times = [try rehearsal.seconds(at.moment)]
    } else if json {
      times = source.ticks
    } else {
      times = Set([0] + rehearsal.marks.map(\.time) + [rehearsal.duration]).sorted()
    }
    let screening = try source.screening()
    for time in times {
      _ = try screening.advance(to: time)
      let text: String
      if json {
        text = try JSONText(TraceLine(time: time, screening)).text + "\n"
      } else {
        let offset = screening.contentOffset
        let names = rehearsal.marks.filter { $0.time == time }.map { ", mark '\($0.name)'" }
          .joined()
        text =
          "t \(time.milliseconds)\(names), contentOffset \(Double(offset.x).shortText), "
          + "\(Double(offset.y).shortText)\n"
          + screening.elements().map { "  \($0)\n" }.joined()
      }
      try ProgramOutput.write(text)
    }
  }
}

/// A cell by its section and item: `0,3`.
struct ItemArgument: ExpressibleByArgument {
  let path: IndexPath

  init?(argument: String) {
    let numbers = argument.split(separator: ",").map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1], section >= 0,
      item >= 0
    else { return nil }
    path = IndexPath(indexes: [section, item])
  }
}
