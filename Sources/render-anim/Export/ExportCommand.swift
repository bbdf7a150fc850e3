import AnimFiles
import AnimScenarioFormat
import AnimStaging
import ArgumentParser

/// Writes scenarios as tests that play them with any UIKit.
struct ExportCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes scenarios as a package of tests that plays them with Apple's UIKit.",
    discussion: """
      Each test plays the timeline of a scenario with UIKit's public API and writes where every \
      element was at every frame, as 'layout.jsonl' of a reference says it. What a Mac has written \
      is compared by 'verify --against'; on Linux the package builds with the UIKit of this program \
      and writes what its references say, byte for byte. The package's README says how it is run.

      Fingers are not moved: a drag that scrolls becomes the content offsets that it led to, a tap \
      what the app does on it, a rotation the window's change of bounds. What has no counterpart in \
      the public API, such as a pinch, is refused by name with exit code 69; the other scenarios \
      are written all the same.

      EXAMPLE
        render-anim export --xctest Scenarios -o Mac
        (on a Mac) cd Mac && xcodebuild test -scheme Scenarios -destination '…'
        render-anim verify --against Mac/Traces/insertion/layout.jsonl Scenarios/insertion.yaml
      """)

  @Flag(name: .customLong("xctest"), help: "Write tests for XCTest, the one form there is.")
  var asTests = false

  @Argument(
    help: ArgumentHelp("Scenarios, or folders of them.", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenarios: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder of the package.", valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var general: GeneralOptions

  func validate() throws {
    guard asTests else { throw ValidationError("say what is to be written: '--xctest'") }
  }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) { try export(terminal) }
  }

  @MainActor private func export(_ terminal: Terminal) throws {
    var exported: [ExportedScenario] = []
    var worst: CommandError.Code?
    let paths = try ScenarioPaths.files(scenarios)
    for path in paths {
      let file = ScenarioFile(path: path)
      do {
        exported.append(try ExportedScenario(try file.read(terminal, general), name: file.name))
      } catch {
        let failure = CommandError(error, terminal)
        terminal.print(failure)
        worst = failure.code.orWorse(worst)
      }
    }
    if !exported.isEmpty {
      let package = try ExportedPackage(exported)
      try write(package, inputs: paths)
      if !general.quiet {
        terminal.print("\(output): \(exported.count) of \(paths.count) scenarios\n")
      }
    }
    if let worst { throw CommandError(worst, text: "") }
  }

  private func write(_ package: ExportedPackage, inputs: [String]) throws {
    let files = package.files.map { (path: "\(output)/\($0.path)", text: $0.text) }
    try OutputCheck(inputs: inputs, outputs: files.map(\.path)).run()
    let outputs = try files.map { file in
      let output = try OutputFile(path: file.path)
      try output.write(Array(file.text.utf8))
      try output.seal()
      return output
    }
    try OutputFile.close(outputs)
  }
}
