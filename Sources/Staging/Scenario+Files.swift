package import AnimScenarioFormat
package import AnimText
import Foundation

extension Scenario {
  /// The pictures that the scenario reads, as paths from the working directory, each once.
  package var pictureFiles: [String] {
    let templates = cells + supplementaryViews + decorationViews
    let sources =
      templates.flatMap(\.value.imageSources)
      + ViewTemplate(views: overlays + collectionView.backgroundViews).imageSources
    var paths: [String] = []
    for source in sources {
      guard case .file(let name) = source else { continue }
      let path = self.path(of: name)
      if !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// The Swift files of the scenario's layouts and of its controller, what else is in the folder of an app, and what servers
  /// answer, as paths from the working directory, each once.
  package var sourceFiles: [String] {
    let ofLayouts = layouts.flatMap { layout in
      guard case .source(let names, _) = layout.implementation else { return [SourceName]() }
      return names
    }
    var paths: [String] = []
    for path in ofLayouts.flatMap({ files(at: $0) { $0.hasSuffix(".swift") } })
      // Its code finds pictures, interface files and data there.
      + (controller?.sources ?? []).flatMap({ files(at: $0) { _ in true } })
      + network.compactMap(\.value.file).map(path(of:))
    where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// The path of a file, or those of the files of some kind inside of a folder, without hidden ones.
  private func files(at name: SourceName, where isMeant: (String) -> Bool) -> [String] {
    let path = path(of: name)
    guard isFolder(path) else { return [path] }
    return (FileManager.default.subpaths(atPath: path) ?? []).filter { file in
      isMeant(file) && !file.split(separator: "/").contains { $0.hasPrefix(".") }
        && !isFolder("\(path)/\(file)")
    }.sorted().map { "\(path)/\($0)" }
  }

  /// Whether acting the scenario out runs the code of an app.
  package var runsCode: Bool {
    controller != nil
      || layouts.contains { if case .source = $0.implementation { true } else { false } }
  }

  private func isFolder(_ path: String) -> Bool {
    (try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
      == true
  }

  /// The path of a file that the scenario names, from the working directory.
  func path(of name: SourceName) -> String {
    guard !name.text.hasPrefix("/") else { return name.text }
    return URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent(name.text).relativePath
  }
}

extension Scenario {
  /// The font families that labels name and that are not installed, as warnings at their places; the
  /// system font is drawn instead.
  package func missingFonts(in fonts: FontLibrary) -> [Finding] {
    let templates = cells + supplementaryViews + decorationViews
    var known: [String: String?] = [:]
    let others = overlays + collectionView.backgroundViews
    return (templates.flatMap(\.value.views) + others).compactMap { view in
      guard case .label(let label) = view.content, !label.font.family.text.isEmpty else {
        return nil
      }
      let family = label.font.family
      let problem = known[family.text] ?? Self.problem(with: family.text, in: fonts)
      known[family.text] = problem
      return problem.map {
        Finding(message: .missingFont($0), range: family.location, sourceLine: "")
      }
    }
  }

  /// The reason why a font cannot be had; nil if it can.
  private static func problem(with family: String, in fonts: FontLibrary) -> String? {
    do {
      _ = try fonts.font(FontDescriptor(family: family, size: 17))
      return nil
    } catch {
      return "\(error)"
    }
  }
}

extension Finding.Message {
  fileprivate static func missingFont(_ reason: String) -> Self {
    .init(.missingFont, reason, severity: .warning, notes: ["the system font is drawn instead"])
  }
}
