import ArgumentParser
import Dispatch
import Foundation
import Rendering
import ScenarioFormat

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders scenarios (the default command).")

  @Argument(
    help: ArgumentHelp("Scenarios to render; - is the standard input.", valueName: "scenario.yaml"))
  var scenarios: [String]

  @Option(help: ArgumentHelp("Write an animated GIF; - is the standard output.", valueName: "file"))
  var gif: [String] = []

  @Option(help: ArgumentHelp("Write one moment as a PNG (see --at).", valueName: "file"))
  var png: [String] = []

  @Option(
    help: ArgumentHelp(
      "The moment of --png: seconds, a percentage such as 50%, or mark:NAME.", valueName: "time"))
  var at: MomentArgument?

  @Option(
    help: ArgumentHelp(
      "Write every frame as a PNG: a folder, or a template such as frames/%04d.png.",
      valueName: "folder"))
  var frames: [String] = []

  @Option(help: ArgumentHelp("Pixels per point: 1, 2 or 3.", valueName: "1|2|3"))
  var scale: Int?

  @Option(help: "Frames per second (default: the scenario's, 50).")
  var fps: Double?

  @Option(help: "light or dark (default: the scenario's first).")
  var theme: Theme?

  @Option(help: ArgumentHelp("How often a GIF plays: forever, or a number.", valueName: "times"))
  var loop: LoopArgument?

  @Option(help: ArgumentHelp("Seconds that the first frame stands longer.", valueName: "seconds"))
  var holdFirst: Double?

  @Option(help: ArgumentHelp("Seconds that the last frame stands longer.", valueName: "seconds"))
  var holdLast: Double?

  @Option(help: "How many frames are worked on at once (default: one for each core).")
  var jobs: Int?

  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if let scale, !(1...3).contains(scale) {
      throw ValidationError("'--scale \(scale)' is not 1, 2 or 3")
    }
    if let fps, !(1...240).contains(fps) {
      throw ValidationError("'--fps \(fps)' is not between 1 and 240")
    }
    if let jobs, jobs < 1 { throw ValidationError("'--jobs \(jobs)' is less than 1") }
    for seconds in [holdFirst, holdLast] {
      if let seconds, !(0...600).contains(seconds) {
        throw ValidationError("frames can be held for 0 to 600 seconds, not \(seconds)")
      }
    }
    if at != nil, png.isEmpty {
      throw ValidationError("'--at' says which moment '--png' shows; there is no '--png'")
    }
    for template in frames where FrameTemplate(template) == nil {
      throw ValidationError(
        "'--frames \(template)' is neither a folder nor a template with one place such as %04d")
    }
    let outputs = gif + png + frames
    if scenarios.count > 1, !outputs.isEmpty {
      throw ValidationError("several scenarios cannot be written to one output")
    }
    if outputs.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("only one output can be the standard output")
    }
    if scenarios.contains("-"), outputs.isEmpty {
      throw ValidationError("a scenario from the standard input needs an output such as '--gif'")
    }
  }

  @MainActor func run() async throws {
    let terminal = Terminal(color: general.color)
    let work = Task { @MainActor in await renderAll(terminal) }
    // Interrupted work ends in order, so that it leaves nothing half-written behind.
    signal(SIGINT, SIG_IGN)
    let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    interruption.setEventHandler { work.cancel() }
    interruption.resume()
    let code = await work.value
    interruption.cancel()
    if let code { throw ExitCode(code.rawValue) }
  }

  /// Renders one scenario after the other; a failing one does not stop the others.
  @MainActor private func renderAll(_ terminal: Terminal) async -> Failure.Code? {
    var code: Failure.Code?
    for path in scenarios {
      do {
        try await RenderJob(command: self, file: ScenarioFile(path: path), terminal: terminal).run()
      } catch {
        let failure = Failure(error, terminal)
        terminal.print(failure.text)
        code = code.map { $0.rawValue > failure.code.rawValue ? $0 : failure.code } ?? failure.code
        if failure.code == .interrupted { break }
      }
    }
    return code
  }
}
