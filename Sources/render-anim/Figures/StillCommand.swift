import AnimFigures
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import ArgumentParser
import Foundation

struct StillCommand: FigureCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Draws one moment of a scenario as a PNG.")

  @OptionGroup var figure: FigureOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(
    help: ArgumentHelp(
      "Seconds, a percentage such as 50%, or mark:NAME (default: the end).", valueName: "time"))
  var at: MomentArgument?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG file (default: <name>.png in this folder).", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var terminalPictures: ShowOption
  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if let problem = output.flatMap({ OutputRequest.problem(withPicture: $0) }) {
      throw ValidationError(problem)
    }
    if output == "-", terminalPictures.show != nil {
      throw ValidationError("the standard output is for the file; '--show' needs it too")
    }
  }

  @MainActor func run() async throws {
    try await run { terminal in
      let output = output ?? "\(figure.file.name).png"
      let rehearsal = try rehearsal(terminal, picture, for: output)
      let moment = at?.moment ?? .end
      let still = try rehearsal.still(at: moment, in: rehearsal.shown)
      let (frame, source) = try still.frame(picture, of: rehearsal)
      let summary = try await FigureFile.write(
        frame.list, scale: source.scale(at: 1), to: output)
      try await terminalPictures.show(fileAt: output)
      guard !general.quiet else { return }
      terminal.print("\(summary.text): \(still.time.seconds) s, \(summary.shown.text)\n")
    }
  }
}
