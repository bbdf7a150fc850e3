package import AnimLayoutSources
import AnimInterfaceFiles
import AnimSourceLowering
import Foundation

/// What is seen of an app's screens before their sources are compiled.
package struct ScreenOutline {
  private let files: SourceFiles

  /// The outline of files, folders or projects.
  ///
  /// - Throws: `SourceError` for a path without Swift.
  package init(_ paths: [String]) throws(SourceError) { files = try SourceFiles(named: paths) }

  /// Whether a navigation controller would show a screen: its code speaks of one, or of what stands in the bar.
  ///
  /// - Parameter className: The controller's class; nil for the only one of a file. What an app starts with comes in
  ///   a navigation controller if it is to have one.
  /// - Returns: Whether it would.
  package func wantsBar(_ className: String?) -> Bool {
    if className == nil, files.sources.count > 1 { return false }
    let outline = SourceOutline(
      files.sources.filter { file in className.map(file.text.contains) ?? true })
    guard let name = className ?? outline.inventory.classes(descendingFrom: Self.roots).first?.name,
      let root = outline.inventory.lineage(of: name).last?.inheritance.first,
      !Self.containers.contains(root)
    else { return false }
    return !outline.names(usedBy: name).isDisjoint(with: Self.words) || isDrawnBelowBar(name)
  }

  /// Whether a storyboard draws a controller with a title or buttons for a bar.
  private func isDrawnBelowBar(_ className: String) -> Bool {
    guard let first = files.sources.first else { return false }
    let home = URL(fileURLWithPath: first.path).deletingLastPathComponent()
    let drawings = FileSearch.files(
      ["storyboard"], nearestTo: home, in: files.repository, limit: Self.mostStoryboards)
    return drawings.contains { file in
      InterfaceDocument.drawsNavigationItem(ofClass: className, in: file)
    }
  }

  /// More storyboards than these belong to more than one app.
  private static let mostStoryboards = 100

  /// Whether the app that the sources are of is for devices that lie on their sides alone.
  package var isLandscape: Bool {
    let key = "UISupportedInterfaceOrientations"
    let settings = files.settings
    let family = isForTablets ? "iPad" : "iPhone"
    let generated =
      settings["INFOPLIST_KEY_\(key)_\(family)"] ?? settings["INFOPLIST_KEY_\(key)"]
    let data = settings["INFOPLIST_FILE"].flatMap { FileManager.default.contents(atPath: $0) }
    let list = data.flatMap {
      try? unsafe PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let orientations =
      (list?["\(key)~\(family.lowercased())"] ?? list?[key]) as? [String]
      ?? generated?.split(separator: " ").map(String.init) ?? []
    return !orientations.isEmpty
      && orientations.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") }
  }

  /// Whether the app is for tablets alone.
  package var isForTablets: Bool {
    let families = files.settings["TARGETED_DEVICE_FAMILY"]?.split { !$0.isNumber } ?? []
    return families == ["2"]
  }

  private static let roots: Set = [
    "UIViewController", "UICollectionViewController", "UITableViewController",
  ]
  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]
  private static let words: Set = ["navigationItem", "navigationController", "title"]
}
