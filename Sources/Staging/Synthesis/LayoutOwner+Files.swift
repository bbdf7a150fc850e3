import AnimInterfaceFiles
import AnimLayoutSources
package import AnimSourceLowering
import Foundation

extension LayoutOwner {
  /// What owners of a layout in the same repository say, the one that says most first.
  static func all(of className: String, near files: SourceFiles) -> [LayoutOwner] {
    let sources = files.files(mentioning: [className])
    let factories = LayoutOwner.factories(of: className, in: sources)
    let known = Set(sources.map(\.path))
    let callers =
      factories.isEmpty
      ? []
      : files.files(mentioning: Set(factories.map { $0 + "(" })).filter { !known.contains($0.path) }
    return all(of: className, in: sources + callers, size: viewSize)
  }

  /// What is done with a layout: what it was drawn with, and then what code of the app says, which counts where both set a property.
  ///
  /// A layout that code makes of arguments is none of those that are drawn.
  static func statements(of owner: LayoutOwner?, _ drawn: DrawnLayout?) -> [Statement] {
    let said = owner?.statements ?? []
    guard let drawn, owner?.expression == nil else { return said }
    let known = Set(said.compactMap(\.property))
    return drawn.settings.compactMap { setting in
      let property = String(setting.property.prefix { $0 != "." })
      return known.contains(property)
        ? nil
        : Statement(text: "layout.\(setting.property) = \(setting.value)", property: property)
    } + said
  }

  /// Those of the view of a made-up scenario.
  private static let viewSize = (width: 393, height: 793)
}

extension DrawnLayout {
  /// The height of a view that is drawn for one row that scrolls sideways; nil for others.
  var heightOfRow: Int? {
    guard let viewHeight, (60...400).contains(viewHeight),
      settings.contains(where: { $0.property == "scrollDirection" && $0.value == ".horizontal" })
    else { return nil }
    return Int(viewHeight)
  }
}

extension LayoutOwner.Statement {
  /// An estimate of the items' size as their size, for cells that are made up have none of their own; this statement if it is
  /// none, or says only that cells have a size.
  var withCertainSize: LayoutOwner.Statement {
    guard property == "estimatedItemSize", !text.contains("automaticSize"), !text.contains(".zero"),
      !text.contains(/(?:width|height): *1?\d(?:\.\d*)?\s*[,)]/)
    else { return self }
    return LayoutOwner.Statement(
      text: text.replacing("estimatedItemSize", with: "itemSize"),
      property: "itemSize")
  }
}

extension LayoutOwner {
  /// The view controllers of the same repository that make a layout, or else those that have a view which makes it.
  ///
  /// - Parameters:
  ///   - paths: The Swift files and folders of the layout.
  ///   - className: The layout class; nil for the only one.
  /// - Returns: What they do, the one that says most first; each once.
  package static func controllers(of paths: [String], className: String?) -> [LayoutOwner] {
    guard let files = try? SourceFiles(named: paths),
      let name = className ?? LayoutTraits.guessedClass(of: files, in: SourceOutline(of: files))
    else { return [] }
    let owners = all(of: name, near: files)
    let direct = owners.filter { $0.isController && $0.typeName != nil }
    let views = owners.compactMap(\.typeName).filter { $0 != name }
    let found =
      direct.isEmpty
      ? views.prefix(1).flatMap { all(of: $0, near: files) }.filter {
        $0.isController && $0.typeName != nil
      } : direct
    var seen: Set<String> = []
    return found.filter { seen.insert($0.typeName ?? "").inserted }
  }

  /// The folder of the nearest project around it, or else its own, as the user would call it.
  package var screenFolder: String {
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    var folder = own
    while folder.pathComponents.count > 2 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return folder.relativeName }
      if names.contains(".git") { break }
      folder = folder.deletingLastPathComponent()
    }
    return own.relativeName
  }
}

extension URL {
  /// The path as seen from where the program was started, if it is below.
  fileprivate var relativeName: String {
    let here = FileManager.default.currentDirectoryPath
    let path = standardizedFileURL.path
    if path == here { return "." }
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
