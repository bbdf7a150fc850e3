import AnimSourceRuntime
import Foundation

/// Where the running program's own modules are, so that code can be compiled against them.
struct ModuleFolder {
  let url: URL

  /// The C modules that those were built with.
  ///
  /// Their headers are not needed to use them, so that empty modules of these names do.
  static let emptyModules = [
    "CAnimDeterminism", "CAnimFontconfig", "CAnimGIF", "CAnimHarfBuzz", "CAnimJPEG", "CAnimPNG",
    "CAnimRaster", "CAnimSHA256", "CAnimWebP",
    "COpenCombineHelpers",
  ]

  /// The folder of a program: beside it after a build, in `lib` after an installation.
  init(of program: URL) throws(SourceError) {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let places = [
      folder.appendingPathComponent("Modules"),
      folder.deletingLastPathComponent().appendingPathComponent("lib/render-anim/Modules"),
    ]
    let found = places.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("UIKit.swiftmodule").path)
    }
    guard let found else {
      throw .unloadable(
        "the module files of UIKit are missing; they belong to "
          + places.map { "'\($0.path)'" }.joined(separator: " or "))
    }
    url = found
  }

  /// Changes when the program's interface does.
  var fingerprint: String {
    (ImportableModules.foundations + ImportableModules.frameworks)
      .map { FileStamp(url.appendingPathComponent("\($0).swiftmodule")).text }
      .joined(separator: "\n")
  }
}
