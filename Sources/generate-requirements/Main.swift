import AnimSourceLowering
import Foundation

/// Writes the files that are made from UIKit's protocols, in the package that is the current folder.
@main enum Main {
  static func main() throws {
    let sources = URL(filePath: "Sources")
    let framework = sources.appending(path: "UIKitCore")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: framework.path)
    let files = try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }.map {
      SwiftSource(
        path: $0, text: try String(contentsOf: framework.appending(path: $0), encoding: .utf8))
    }
    for file in GeneratedSources(files).files {
      let url = sources.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }
}
