import ArgumentParser
import Figures
import Foundation
import Rendering
import ScenarioFormat
import Staging
import Text

struct SheetCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Draws moments of a scenario side by side as a PNG.",
    discussion: """
      A contact sheet shows frames that are spread evenly, each with its time and the marks near it. \
      With --onion they lie over each other instead: what stands still is solid, what moves leaves \
      a trail.
      """)

  @OptionGroup var figure: FigureOptions
  var general: GeneralOptions { figure.general }
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
      "The PNG file (default: <name>-sheet.png in this folder).", valueName: "file")
  )
  var output: String?

  func validate() throws {
    if !(1...100).contains(frames) {
      throw ValidationError("'--frames \(frames)' is not between 1 and 100")
    }
    if let columns, !(1...100).contains(columns) {
      throw ValidationError("'--columns \(columns)' is not between 1 and 100")
    }
    if onion, columns != nil { throw ValidationError("'--onion' has no '--columns'") }
  }

  @MainActor func run() async throws {
    try await figure.run { terminal in
      let rehearsal = try figure.rehearsal(
        terminal, picture, for: output ?? "\(figure.file.name)-sheet.png")
      let source = picture.source(rehearsal.whole, of: rehearsal)
      let start = try from.map { try rehearsal.seconds($0.moment) } ?? 0
      let end = try rehearsal.seconds(to?.moment ?? .end)
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
          title: figure.title(rehearsal),
          subtitle: "\(frames) moments of \(rehearsal.duration.seconds) s, \(source.sizeText)",
          frames: shown, marks: rehearsal.figureMarks.filter { (start...end).contains($0.time) },
          style: rehearsal.figureStyle, columns: columns
        ).list(fonts: FontLibrary())
      let summary = try await FigureFile.write(
        list, scale: source.scale(at: 1), to: output ?? "\(figure.file.name)-sheet.png")
      guard !figure.general.quiet else { return }
      terminal.print("\(summary.text): \(frames) frames, \(summary.shown.text)\n")
    }
  }
}
