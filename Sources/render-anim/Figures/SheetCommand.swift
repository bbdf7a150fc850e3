import AnimFigures
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimText
import ArgumentParser
import Foundation

struct SheetCommand: FigureCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Draws moments of a scenario side by side as a PNG.",
    discussion: """
      A contact sheet shows frames that are spread evenly, each with its time and the marks near it. \
      With --onion they lie over each other instead: what stands still is solid, what moves leaves \
      a trail.
      """)

  @OptionGroup var figure: FigureOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(help: ArgumentHelp("How many moments are shown.", valueName: "count"))
  var frames = 8

  @Option(
    help: ArgumentHelp("How many stand in a row (default: what looks best).", valueName: "count"))
  var columns: Int?

  @Option(help: ArgumentHelp("The first moment (default: the beginning).", valueName: "time"))
  var from: MomentArgument?

  @Option(help: ArgumentHelp("The last moment (default: the end).", valueName: "time"))
  var to: MomentArgument?

  @Flag(help: "Lay the moments over each other.")
  var onion = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The PNG file (default: <name>-sheet.png in this folder).", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup var desktop: OpenOption
  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if let problem = output.flatMap({ OutputRequest.problem(withPicture: $0) }) {
      throw ValidationError(problem)
    }
    if !(1...100).contains(frames) {
      throw ValidationError("'--frames \(frames)' is not between 1 and 100")
    }
    if let columns, !(1...100).contains(columns) {
      throw ValidationError("'--columns \(columns)' is not between 1 and 100")
    }
    if onion, columns != nil { throw ValidationError("'--onion' has no '--columns'") }
  }

  @MainActor func run() async throws {
    try await run { terminal in
      try desktop.check()
      let output = output ?? "\(figure.file.name)-sheet.png"
      let rehearsal = try rehearsal(terminal, picture, for: output)
      let excerpt = rehearsal.shown
      let source = picture.source(excerpt, of: rehearsal)
      let start = try from.map { try rehearsal.seconds($0.moment, in: excerpt) } ?? 0
      let end = try rehearsal.seconds(to?.moment ?? .end, in: excerpt)
      // The marks of the whole are not those of a comparison.
      let marks = excerpt.name.isEmpty ? rehearsal.figureMarks : []
      guard start <= end else {
        throw CommandError(
          .usage, "'--from' is \(start.seconds) s and '--to' only \(end.seconds) s")
      }
      let screening = try source.screening()
      let shown = try (0..<frames).map { index in
        let fraction = frames > 1 ? Double(index) / Double(frames - 1) : 1
        return try screening.advance(to: start + (end - start) * fraction)
      }
      let list =
        onion
        ? OnionSkin(shown).list
        : try ContactSheet(
          title: title(rehearsal),
          subtitle: "\(frames) moments of \(source.end.seconds) s, \(source.sizeText)",
          frames: shown, marks: marks.filter { (start...end).contains($0.time) },
          style: rehearsal.figureStyle, columns: columns
        ).list(fonts: FontLibrary())
      let summary = try await FigureFile.write(
        list, scale: source.scale(at: 1), to: output)
      try desktop.open(output)
      guard !general.quiet else { return }
      terminal.print("\(summary.text): \(frames) frames, \(summary.shown.text)\n")
    }
  }
}
