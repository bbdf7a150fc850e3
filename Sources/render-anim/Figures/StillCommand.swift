import ArgumentParser
import Figures
import Foundation
import Rendering
import ScenarioFormat
import Staging

struct StillCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Draws one moment of a scenario as a PNG.")

  @OptionGroup var figure: FigureOptions
  var general: GeneralOptions { figure.general }
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(
    help: ArgumentHelp(
      "Seconds, a percentage such as 50%, or mark:NAME (default: the end).", valueName: "time"))
  var at: MomentArgument?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG file (default: <name>.png in this folder).", valueName: "file"))
  var output: String?

  @MainActor func run() async throws {
    try await figure.run { terminal in
      let output = output ?? "\(figure.file.name).png"
      let rehearsal = try figure.rehearsal(terminal, picture, for: output)
      let moment = at?.moment ?? .end
      let time = try rehearsal.seconds(moment)
      let isPlain = picture.overlayKinds.isEmpty
      let excerpt = isPlain ? try rehearsal.checkedStill(at: moment) : rehearsal.whole
      let source = picture.source(excerpt, of: rehearsal)
      let screening = try source.screening()
      // An overlay counts frames and remembers ways, so it must have seen what came before.
      if !isPlain {
        for tick in source.ticks where tick < time { _ = try screening.advance(to: tick) }
      }
      let frame = try screening.advance(to: isPlain ? 0 : time)
      let summary = try await FigureFile.write(
        frame.list, scale: source.scale(at: 1), to: output)
      guard !figure.general.quiet else { return }
      terminal.print("\(summary.text): \(time.seconds) s, \(summary.shown.text)\n")
    }
  }
}
