import AnimFiles
import AnimFuzzing
import AnimScenarioFormat
import Foundation

extension ScenarioFile {
  /// The scenario as what is tried: as it is read with the options, without what happens in it.
  ///
  /// - Parameters:
  ///   - terminal: The terminal for warnings about the scenario itself.
  ///   - options: The overrides and the configuration.
  /// - Returns: The scenario, its outputs and expectations left out.
  /// - Throws: `ScenarioError` or `CommandError`.
  func fuzzSubject(_ terminal: Terminal, _ options: GeneralOptions) throws -> FuzzSubject {
    let scenario = try read(terminal, options)
    var description = try description(options)
    if let seed = options.seed {
      if description["clock"] == nil { description["clock"] = [:] }
      description["clock"]?["seed"] = .plain("\(seed)")
    }
    let config = options.config ?? nearestConfig
    let defaults = try config.map {
      (text: try String(contentsOfFile: $0, encoding: .utf8), file: $0)
    }
    let place = SourceRange(file: shownPath, line: 1, column: 1, length: 0)
    let (path, overrides) = (shownPath, options.overrides)
    return try FuzzSubject(description) { description in
      var read = try ScenarioReader.read(
        description, file: path, at: place, overrides: overrides, defaults: defaults
      ).scenario
      // Where the layout is named, for messages.
      read.controller?.location = scenario.controller?.location ?? place
      return read
    }
  }
}
