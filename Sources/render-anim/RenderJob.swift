import Codecs
import Foundation
import Pixels
import Rendering
import ScenarioFormat
import Staging

/// Renders one scenario into all its outputs.
@MainActor struct RenderJob {
  let command: RenderCommand
  let file: ScenarioFile
  let terminal: Terminal

  func run() async throws {
    var scenario = try file.read(terminal, command.general)
    scenario.canvas = command.picture.applied(to: scenario.canvas)
    let theme = command.theme ?? scenario.themes[0]
    let rehearsal = try Rehearsal(scenario, theme: theme)
    for warning in rehearsal.warnings { note("warning: \(warning)") }
    if command.theme == nil, scenario.themes.count > 1 {
      note("warning: only the theme '\(theme.rawValue)' is rendered; '--theme' chooses another")
    }
    let outputs = outputs(scenario, theme)
    let whole = try shown(of: rehearsal)
    let perPart = outputs.filter { PathTemplate(text: $0).mentions(.chapter) }
    let other = outputs.filter { !PathTemplate(text: $0).mentions(.chapter) }
    if !other.all.isEmpty { try await render(whole, rehearsal, into: other) }
    if !perPart.all.isEmpty {
      for part in rehearsal.parts {
        let name = part.name.isEmpty ? file.name : part.name
        try await render(
          part, rehearsal, into: perPart.map { PathTemplate(text: $0).path([.chapter: name]) })
      }
    }
    try await writeStills(rehearsal, beside: outputs.all.first)
    // The picture is written all the same: it shows what is wrong.
    let failed = try rehearsal.failedExpectations()
    if !failed.isEmpty {
      throw Failure(
        failedExpectations: failed, terminal, form: command.general.diagnostics)
    }
  }

  private func note(_ text: String) {
    if !command.general.quiet { terminal.print("\(file.path): \(text)\n") }
  }

  // MARK: What is shown

  private func shown(of rehearsal: Rehearsal) throws -> Reel {
    guard let selection = command.select else { return rehearsal.whole }
    let ranges = try selection.parts.map { part -> ClosedRange<Double> in
      switch part {
      case .range(let from, let to):
        let start = try time(of: from, rehearsal)
        let end = try time(of: to, rehearsal)
        guard start <= end else {
          throw Failure(
            .dataError,
            "\(file.path): a selection ends at \(end.seconds) s, before it begins at "
              + "\(start.seconds) s")
        }
        return start...end
      case .chapter(let name):
        guard let chapter = rehearsal.chapters.first(where: { $0.name == name }) else {
          throw unknown("chapter", name, known: rehearsal.chapters.map(\.name))
        }
        return chapter.start...chapter.end
      }
    }
    return rehearsal.reel(of: ranges)
  }

  private func time(of moment: Moment, _ rehearsal: Rehearsal) throws -> Double {
    guard let time = rehearsal.time(of: moment) else { throw unreached(moment, rehearsal) }
    return time
  }

  private func unreached(_ moment: Moment, _ rehearsal: Rehearsal) -> Failure {
    guard case .mark(let name) = moment else {
      preconditionFailure("only marks may be unknown, not \(moment)")
    }
    return unknown("mark", name.text, known: rehearsal.marks.map(\.name))
  }

  private func unknown(_ kind: String, _ name: String, known: [String]) -> Failure {
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return Failure(
      .dataError,
      "\(file.path): there is no \(kind) '\(name)'; "
        + (list.isEmpty ? "the timeline sets none" : "the timeline sets \(list)"))
  }

  // MARK: Animations and stills

  private func render(
    _ reel: Reel, _ rehearsal: Rehearsal, into outputs: RenderOutputs
  ) async throws {
    let began = ContinuousClock.now
    let scenario = rehearsal.scenario
    let source = source(reel, scenario)
    let settings = scenario.output.gif
    let job = OutputJob(
      source: source, outputs: outputs.animations, playback: command.playback,
      gifPaths: outputs.animations.gif, gifOptions: gifOptions(settings),
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
    let isAnimated = !written.isEmpty
    if !outputs.png.isEmpty {
      let still = try still(of: reel, rehearsal)
      written += try await write(still, scenario, to: outputs.png)
    }
    guard !command.general.quiet else { return }
    let files = written.map(\.text).joined(separator: ", ")
    let shown = isAnimated ? schedule.text + ", " : ""
    let size = source.size(at: 1).map { "\($0.width) × \($0.height) px" } ?? ""
    terminal.print("\(files): \(shown)\(size), took \((ContinuousClock.now - began).seconds) s\n")
  }

  private func source(_ reel: Reel, _ scenario: Scenario) -> ScenarioSource {
    ScenarioSource(
      reel: reel,
      pixelsPerPoint: command.picture.pixelsPerPoint(
        scenario.canvas, width: Double(reel.size.width)))
  }

  /// The moment that `--png` shows of a reel: of a chapter its end, unless another is named.
  private func still(of reel: Reel, _ rehearsal: Rehearsal) throws -> Reel {
    guard let moment = command.at?.moment else { return reel.ending }
    guard let still = rehearsal.still(at: moment) else { throw unreached(moment, rehearsal) }
    return still
  }

  /// Writes what the timeline saves with `still`, beside the other outputs.
  private func writeStills(_ rehearsal: Rehearsal, beside output: String?) async throws {
    guard !rehearsal.stills.isEmpty, command.outputs.all.isEmpty || output != "-" else { return }
    let folder = URL(fileURLWithPath: output ?? file.path).deletingLastPathComponent()
    for still in rehearsal.stills {
      let path = folder.appendingPathComponent("\(still.name).png").relativePath
      let written = try await write(rehearsal.still(still), rehearsal.scenario, to: [path])
      if !command.general.quiet {
        terminal.print(written.map(\.text).joined(separator: ", ") + "\n")
      }
    }
  }

  private func write(
    _ still: Reel, _ scenario: Scenario, to paths: [String]
  ) async throws -> [OutputSummary] {
    let source = source(still, scenario)
    guard let size = source.size(at: 1) else { return [] }
    let renderer = FrameRenderer(size: size, scale: source.scale(at: 1), tasks: 1)
    let sinks = try paths.map { try PNGSink(path: $0) }
    var content: FrameContent? = try source.play()(0)
    return try await renderer.render(into: sinks) {
      defer { content = nil }
      return content.map { TimedFrame($0, from: 0, to: 0) }
    }
  }

  // MARK: Outputs

  /// Where everything goes: as the command line says, or if it names no output at all, as the
  /// scenario does.
  private func outputs(_ scenario: Scenario, _ theme: Theme) -> RenderOutputs {
    var outputs = RenderOutputs(animations: command.outputs, png: command.png)
    if outputs.all.isEmpty {
      let path = scenario.output.gif.path
      outputs.animations.gif = [
        path.isEmpty
          ? URL(fileURLWithPath: file.path).deletingPathExtension().relativePath + ".gif" : path
      ]
    }
    return outputs.map {
      PathTemplate(text: $0).path([
        .name: file.name, .theme: theme.rawValue, .scale: "\(scenario.canvas.scale)",
      ])
    }
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

/// The files that a scenario is rendered into.
private struct RenderOutputs {
  var animations: OutputOptions
  var png: [String]

  var all: [String] { animations.all + png }

  func filter(_ isIncluded: (String) -> Bool) -> RenderOutputs {
    with { $0.filter(isIncluded) }
  }

  func map(_ transform: (String) -> String) -> RenderOutputs {
    with { $0.map(transform) }
  }

  private func with(_ change: ([String]) -> [String]) -> RenderOutputs {
    var result = self
    result.animations.gif = change(animations.gif)
    result.animations.apng = change(animations.apng)
    result.animations.frames = change(animations.frames)
    result.animations.rgba = change(animations.rgba)
    result.animations.y4m = change(animations.y4m)
    result.png = change(png)
    return result
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
