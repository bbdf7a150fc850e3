import AnimText
import ArgumentParser
import Foundation

/// The fonts that texts are drawn with.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "A folder of fonts that come before all others; may be repeated.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @Flag(
    name: .customLong("no-bundled-fonts"),
    help: ArgumentHelp(
      "Leave out the fonts that come with the program, for those of this machine.",
      visibility: .hidden))
  var leavesBundledFontsOut = false

  /// Refuses folders that are not there: texts would look as if nothing had been asked for.
  func check() throws(CommandError) {
    if let missing = folders.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw CommandError(.noInput, "there is no folder '\(missing)' of fonts")
    }
  }

  var search: FontSearch {
    FontSearch(folders: folders, usesBundledFonts: !leavesBundledFontsOut)
  }
}
