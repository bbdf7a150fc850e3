import Foundation
package import ScenarioFormat

extension Scenario {
  /// The pictures that the scenario reads, as paths from the working directory, each once.
  package var pictureFiles: [String] {
    let templates = cells + supplementaryViews + decorationViews
    let views = templates.flatMap(\.value.views) + overlays
    var paths: [String] = []
    for view in views {
      guard case .image(let image) = view.content, case .file(let name) = image.source else {
        continue
      }
      let path = self.path(of: name)
      if !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// The Swift files of the scenario's layouts, as paths from the working directory, each once.
  package var sourceFiles: [String] {
    var paths: [String] = []
    for layout in layouts {
      guard case .source(let names, _) = layout.implementation else { continue }
      for name in names {
        let path = self.path(of: name)
        let inside = (FileManager.default.subpaths(atPath: path) ?? [])
          .filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
        for file in inside.isEmpty ? [path] : inside where !paths.contains(file) {
          paths.append(file)
        }
      }
    }
    return paths
  }

  /// Whether acting the scenario out runs the code of an app.
  package var runsCode: Bool {
    controller != nil
      || layouts.contains { if case .source = $0.implementation { true } else { false } }
  }

  private func path(of name: SourceName) -> String {
    guard !name.text.hasPrefix("/") else { return name.text }
    return URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent(name.text).relativePath
  }
}
