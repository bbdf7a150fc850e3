import AnimCodecs
import AnimGeometry
import AnimScenarioFormat
import Foundation

/// The settings with which a scenario is rendered, as texts.
///
/// They are read off the values that rendering uses, which `PictureOptions`, `PlaybackOptions` and
/// `GIFSettings` put over those of the scenario.
struct EffectiveSettings {
  private let command: ConfigCommand
  private let scenario: Scenario
  private let file: ScenarioFile
  private let origins: OptionOrigins
  private let canvas: Canvas
  private let timing: PlaybackTiming
  private let gif: GIFOptions

  /// The settings for a command line and a scenario.
  init(
    _ command: ConfigCommand, _ scenario: Scenario, _ file: ScenarioFile, _ origins: OptionOrigins
  ) {
    self.command = command
    self.scenario = scenario
    self.file = file
    self.origins = origins
    canvas = command.picture.applied(to: scenario.canvas)
    timing = command.playback.applied(to: PlaybackTiming(scenario))
    gif = command.gifSettings.options(over: GIFOptions(scenario.output.gif))
  }

  /// The outputs that are made if the command line names none.
  var outputs: [EffectiveOption] {
    let output = scenario.output
    var options: [EffectiveOption] = []
    func add(_ name: String, _ path: OutputPath?) {
      options.append(
        EffectiveOption(
          name: name, value: path?.text ?? "\(file.name).\(name)",
          origin: origins.origin(of: [], ["output.\(name).path", "output.\(name)"])))
    }
    if output.gif.isRequested || !output.png.isRequested { add("gif", output.gif.path) }
    if output.png.isRequested { add("png", output.png.path) }
    return options
  }

  /// An option by its long name.
  func option(_ name: String) -> EffectiveOption {
    func option(_ value: String, _ keys: String..., or others: [String] = []) -> EffectiveOption {
      EffectiveOption(
        name: name, value: value, origin: origins.origin(of: [name] + others, keys))
    }
    /// A value that is nowhere but in the words that say it.
    func written(_ keys: String..., else text: String) -> EffectiveOption {
      EffectiveOption(
        name: name, value: origins.text(of: name) ?? origins.text(at: keys) ?? text,
        origin: origins.origin(of: [name], keys))
    }
    switch name {
    case "scale":
      return command.picture.width == nil
        ? option("\(canvas.scale)", "canvas.scale", "canvas.device", or: ["device"])
        : option("as --width says", or: ["width"])
    case "device": return written("canvas.device", else: "")
    case "background": return written("canvas.background", else: "white, black in the dark")
    case "margin": return option(canvas.margin.text, "canvas.margin", "canvas.stage")
    case "frame": return option(canvas.frame.rawValue, "canvas.frame")
    case "touches":
      return option(canvas.touches.style.rawValue, "canvas.touches", or: ["overlay"])
    case "captions": return option(canvas.showsCaptions ? "on" : "off")
    case "theme":
      let themes = command.theme?.themes ?? scenario.themes
      return option(themes.map(\.rawValue).joined(separator: ", "), "theme")
    case "fps": return option(timing.framesPerSecond.shortText, "output.gif.fps", "clock.fps")
    case "every-nth": return option("\(timing.everyNth)")
    case "speed": return option((1 / timing.slowMotion).shortText, "clock.slowMotion")
    case "loop": return option(timing.loop.text, "output.gif.loop")
    case "hold-first": return option(timing.holdFirst.shortText, "output.gif.holdFirst")
    case "hold-last": return option(timing.holdLast.shortText, "output.gif.holdLast")
    case "colors": return option("\(gif.colors)", "output.gif.colors")
    case "dither": return option(gif.dither.text, "output.gif.dither")
    case "quality": return option("\(gif.quality)")
    case "lossy": return option("\(gif.lossy)")
    case "max-bytes":
      let limit = command.gifSettings.limit(over: scenario.output.gif)
      return option(limit.map { "\($0)" } ?? "", "output.gif.maxBytes")
    case "seed": return option("\(scenario.clock.seed)", "clock.seed")
    case "jobs": return option("\(command.parallelism.tasks)")
    case "diagnostics": return option(command.general.diagnostics.rawValue)
    case "color": return option(command.general.color.rawValue)
    case "config": return option(command.general.config ?? file.nearestConfig ?? "")
    case "time-limit": return option(command.general.sources.timeLimit.shortText)
    case "memory-limit": return option("\(command.general.sources.memoryLimit)")
    case "palette": return written(else: "auto")
    default: return written(else: "")
    }
  }
}

extension EdgeInsets {
  /// One number if all are equal, or all four.
  fileprivate var text: String {
    let numbers = [top, left, bottom, right].map { Double($0).shortText }
    return Set(numbers).count == 1 ? numbers[0] : "[\(numbers.joined(separator: ", "))]"
  }
}

extension Loop {
  fileprivate var text: String {
    switch self {
    case .forever: "forever"
    case .times(let times): "\(times)"
    }
  }
}

extension GIFOptions.Dither {
  /// The word of the command line.
  fileprivate var text: String {
    switch self {
    case .automatic: "auto"
    case .none: "none"
    case .ordered: "bayer"
    }
  }
}
