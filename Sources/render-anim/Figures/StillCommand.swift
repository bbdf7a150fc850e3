import AnimFigures
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import ArgumentParser
import Foundation

struct StillCommand: FigureCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Draws moments of a scenario as PNG or JPEG files.",
    discussion: """
      Several moments become several files, whose names need a place for the number, as in \
      'still-%d.png'; the first is number 1.
      """)

  @OptionGroup var figure: FigureOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(
    help: ArgumentHelp(
      "Seconds, a percentage such as 50%, or mark:NAME, several with commas (default: the end).",
      valueName: "times"))
  var at: MomentsArgument?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The .png or .jpg file (default: <name>.png, or <name>-%d.png, in this folder).",
      valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var desktop: OpenOption
  @OptionGroup var terminalPictures: ShowOption
  @OptionGroup var general: GeneralOptions

  private var moments: [Moment] { at?.moments ?? [.end] }

  /// The file of each moment, in their order.
  private var paths: [String] {
    guard moments.count > 1 else { return [output ?? "\(figure.file.name).png"] }
    let template = FrameTemplate(output ?? "\(figure.file.name)-%d.png")
    return moments.indices.map { template?.path(for: $0 + 1) ?? "" }
  }

  func validate() throws {
    if let problem = output.flatMap({ OutputRequest.problem(withPicture: $0) }) {
      throw ValidationError(problem)
    }
    if output == "-", terminalPictures.show != nil {
      throw ValidationError("the standard output is for the file; '--show' needs it too")
    }
    if moments.count > 1, let output, !output.contains("%") || FrameTemplate(output) == nil {
      throw ValidationError(
        "\(moments.count) moments need a place for their numbers in '\(output)', as in 'still-%d.png'"
      )
    }
  }

  @MainActor func run() async throws {
    try await run { terminal in
      try desktop.check()
      var inputs: [String] = []
      let rehearsal = try rehearsal(terminal, picture, inputs: &inputs)
      try OutputCheck(inputs: inputs, outputs: paths).run()
      // All of them are found before one is drawn.
      let stills = try moments.map { try rehearsal.still(at: $0, in: rehearsal.shown) }
      var options = StillSink.Options()
      options.description = rehearsal.scenario.alt
      for (still, path) in zip(stills, paths) {
        let (frame, source) = try still.frame(picture, of: rehearsal)
        let summary = try await FigureFile.write(
          frame.list, scale: source.scale(at: 1), to: path, options: options)
        try desktop.open(path)
        try await terminalPictures.show(fileAt: path)
        guard !general.quiet else { continue }
        terminal.print("\(summary.text): \(still.time.seconds) s, \(summary.shown.text)\n")
      }
    }
  }
}
