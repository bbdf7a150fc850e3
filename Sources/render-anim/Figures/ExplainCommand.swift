import AnimFiles
import AnimRendering
import AnimStaging
import ArgumentParser
import Foundation

struct ExplainCommand: FigureCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Prints the calls that UIKit makes of the layout, step by step.",
    discussion: """
      What a UICollectionViewLayout, the data source and the delegate are asked, in order and with \
      times, below the step of the timeline that it comes from. Calls of one name in a row are one \
      line, and so are moments in a row that bring the same calls, as scrolling does.
      """)

  @OptionGroup var figure: FigureOptions

  @Flag(help: "Print every index path and rectangle.")
  var full = false

  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    try await run { terminal in
      let transcript = try CallTranscript { _ = try rehearsal(terminal) }
      let lines = (try? figure.file.lines()) ?? []
      let report = transcript.scenes.map { scene in
        heading(scene, lines) + scene.moments.map(text).joined()
      }.joined(separator: "\n")
      try ProgramOutput.write(report)
    }
  }

  private func heading(_ scene: CallTranscript.Scene, _ lines: [String]) -> String {
    guard let number = scene.line else { return "before the first step\n" }
    let isOwn = scene.file == figure.file.shownPath && lines.indices.contains(number - 1)
    let line = isOwn ? ": " + lines[number - 1].trimmingCharacters(in: .whitespaces) : ""
    return "\(scene.file ?? ""):\(number)\(line)\n"
  }

  private func text(_ moment: CallTranscript.Moment) -> String {
    let time =
      moment.count == 1
      ? "\(moment.start.milliseconds)"
      : "\(moment.start.milliseconds) to \(moment.end.milliseconds), \(moment.count) times"
    return "  \(time)\n"
      + moment.calls.map { "    \($0.text(subjects: full ? .max : 3))\n" }.joined()
  }
}
