import AnimFiles
import AnimLayoutSources
import AnimStaging
import ArgumentParser
import Foundation

struct DoctorCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what of an app's code can be rendered, and what is missing.",
    discussion: """
      The Swift files are compiled and none of their screens is run. What does not compile is left out at the smallest \
      grain; each cause is listed with the number of parts that it costs and the first place. The exit code is 1 if \
      nothing can be rendered and parts are missing; a library that compiles whole need not have a screen.
      """)

  @Argument(
    help: ArgumentHelp(
      "An Xcode project, or folders or Swift files of an app.", valueName: "source"),
    completion: .file())
  var sources: [String]

  @Flag(help: "Print it as JSON on the standard output.")
  var json = false

  @OptionGroup var general: GeneralOptions

  var trustedSources: [String] { general.sources.trustedPaths + sources }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      let diagnosis: ProjectDiagnosis
      do {
        diagnosis = try ProjectDiagnosis(sources)
      } catch let problem as SourceError {
        throw CommandError(problem)
      }
      let report = DoctorReport(diagnosis, sources)
      try ProgramOutput.write(json ? report.json() : report.text)
      if !diagnosis.isOfUse { throw CommandError(.difference, text: "") }
    }
  }
}
