import Codecs
import Foundation
import Rendering
import ScenarioFormat
import Pixels

/// Renders one scenario into all its outputs.
@MainActor struct RenderJob {
  let command: RenderCommand
  let file: ScenarioFile
  let terminal: Terminal

  func run() async throws {
    let began = ContinuousClock.now
    var scenario = try file.read(terminal, command.general)
    if let scale = command.scale { scenario.canvas.scale = scale }
    if let background = command.background { scenario.canvas.background = background.color }
    let source = try ScenarioSource(scenario, theme: command.theme ?? scenario.themes[0])
    for warning in source.warnings { note("warning: \(warning)") }
    if command.theme == nil, scenario.themes.count > 1 {
      note(
        "warning: only the theme '\(source.theme.rawValue)' is rendered; '--theme' chooses another")
    }
    let settings = scenario.output.gif
    let job = OutputJob(
      source: source, outputs: command.outputs, playback: command.playback,
      gifPaths: gifPaths(scenario), gifOptions: gifOptions(settings),
      maxBytes: command.gifSettings.maxBytes?.bytes
        ?? (settings.maxBytes > 0 ? settings.maxBytes : nil),
      defaults: .init(
        framesPerSecond: settings.fps > 0 ? settings.fps : scenario.clock.fps,
        slowMotion: scenario.clock.slowMotion,
        loop: settings.loop == 0 ? .forever : .times(settings.loop),
        holdFirst: settings.holdFirst, holdLast: settings.holdLast),
      terminal: terminal)
    var (written, schedule, notes) = try await job.run()
    for text in notes { note(text) }
    written += try await stills(source)
    guard !command.general.quiet else { return }
    let files = written.map(\.text).joined(separator: ", ")
    let shown = written.count == command.png.count ? "" : schedule.text + ", "
    let size = source.size(at: 1).map { "\($0.width) × \($0.height) px" } ?? ""
    terminal.print("\(files): \(shown)\(size), took \((ContinuousClock.now - began).seconds) s\n")
  }

  private func note(_ text: String) {
    if !command.general.quiet { terminal.print("\(file.path): \(text)\n") }
  }

  /// Writes the moments that are to be PNG files, acted out to exactly that time.
  private func stills(_ source: ScenarioSource) async throws -> [OutputSummary] {
    guard !command.png.isEmpty, let size = source.size(at: 1) else { return [] }
    let time = try source.time(command.at?.moment)
    let renderer = FrameRenderer(size: size, scale: source.scale(at: 1), tasks: 1)
    let sinks = try command.png.map { try PNGSink(path: $0) }
    var content: FrameContent? = try source.play()(time)
    return try await renderer.render(into: sinks) {
      defer { content = nil }
      return content.map { TimedFrame($0, from: 0, to: 0) }
    }
  }

  /// Where GIFs go: as the command line says, or if it names no output at all, as the scenario does.
  private func gifPaths(_ scenario: Scenario) -> [String] {
    guard command.outputs.all.isEmpty, command.png.isEmpty else { return command.outputs.gif }
    let path = scenario.output.gif.path
    if !path.isEmpty { return [path] }
    return [URL(fileURLWithPath: file.path).deletingPathExtension().relativePath + ".gif"]
  }

  private func gifOptions(_ settings: Output.GIF) -> GIFOptions {
    var options = GIFOptions()
    options.colors = settings.colors
    options.dither =
      switch settings.dither {
      case .auto: .automatic
      case .none: .none
      case .bayer: .ordered
      }
    return command.gifSettings.options(over: options)
  }
}

extension FrameSchedule {
  /// `76 frames, 1.52 s`.
  var text: String { "\(count) frames, \(duration.seconds) s" }
}

extension Duration {
  /// In seconds, with two digits after the point.
  var seconds: String {
    (Double(components.seconds) + Double(components.attoseconds) * 1e-18).seconds
  }
}
