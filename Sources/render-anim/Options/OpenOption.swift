import ArgumentParser
import Foundation

/// Whether what was made is opened.
struct OpenOption: ParsableArguments {
  @Flag(help: "Open the first file that was made, by xdg-open.")
  var open = false

  /// Makes sure, before there is any work, that something can be opened if that is asked for.
  ///
  /// - Throws: `CommandError` with the code of what is not available.
  func check() throws(CommandError) { if open { _ = try Desktop() } }

  /// Opens a file, if that is asked for.
  func open(_ path: String?) throws {
    guard open, let path, path != "-" else { return }
    try Desktop().open(path)
  }
}

/// The user's desktop, which knows programs for files and pages.
struct Desktop {
  private let opener: URL

  /// The desktop of this machine.
  ///
  /// - Throws: `CommandError` if there is no xdg-open, which knows it.
  init() throws(CommandError) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.lazy.map { "\($0)/xdg-open" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw CommandError(
        .unavailable, "there is no 'xdg-open' in the PATH; 'apt install xdg-utils' provides it")
    }
    opener = URL(fileURLWithPath: path)
  }

  /// Opens a file or a page; what becomes of it is the desktop's business.
  func open(_ target: String) throws {
    let process = Process()
    process.executableURL = opener
    // No path is taken for an option.
    process.arguments = [target.hasPrefix("-") ? "./" + target : target]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }
}
