import AnimFiles
import AnimTextFormats
import AnimVerifying
import ArgumentParser
import Foundation

struct MergeReportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports", abstract: "Makes one report of those of several machines.",
    discussion: """
      The folders are those of 'verify --shard', or folders of such folders, in any order. Parts of different \
      plans, parts that are there twice and a part that is missing are refused. Exits as 'verify' would \
      have that had compared all.
      """)

  @Argument(
    help: ArgumentHelp("Reports of parts, or folders of them.", valueName: "folder"),
    completion: .directory)
  var folders: [String]

  @Option(
    help: ArgumentHelp("Where the report is written.", valueName: "folder"), completion: .directory)
  var report = ".render-anim/report"

  @OptionGroup var outputs: ReportOutputs

  @Option(
    help: ArgumentHelp(
      "Write how long each reference took, for 'verify --shard' to divide the work by.",
      valueName: "file"), completion: .file())
  var durations: String?

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @MainActor func run() async throws {
    let terminal = Terminal(color: .auto)
    try await Interruptible.run(terminal) {
      let parts = try ReportParts(places())
      let draft = try ReportDraft(of: ReportFolder(report))
      let merged = try parts.merged(into: draft.folder, command: "render-anim merge-reports")
      try draft.folder.write(merged, strict: strict)
      try draft.publish()
      try outputs.write(merged, strict: strict)
      if let durations {
        let seconds = merged.durations
        try OutputFile.write(try JSONText(seconds, isIndented: true).text + "\n", to: durations)
      }
      if !quiet {
        let place = ReportOutputs.place(of: "\(report)/report.html")
        terminal.print("\(merged.summary); report: \(place)\n")
      }
      try VerifyCommand.conclude(merged, strict: strict)
    }
  }

  /// The folders with results, those that lie in others among them.
  private func places() throws(CommandError) -> [String] {
    var places: [String] = []
    for folder in folders {
      guard ScenarioPaths.isFolder(folder) else {
        throw CommandError(.noInput, "there is no folder '\(folder)'")
      }
      let names = (FileManager.default.subpaths(atPath: folder) ?? []).filter {
        ($0 as NSString).lastPathComponent == ReportFolder.resultsName
      }
      guard !names.isEmpty else {
        throw CommandError(
          .noInput,
          "there is no '\(ReportFolder.resultsName)' in '\(folder)'; 'verify --shard' writes it")
      }
      places += names.sorted().map { name in
        let place = (name as NSString).deletingLastPathComponent
        return place.isEmpty ? folder : "\(folder)/\(place)"
      }
    }
    return places
  }
}
