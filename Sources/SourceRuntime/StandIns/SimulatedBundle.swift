public import Foundation
import UIKitCore

/// The replacement of `Bundle` in sources of apps where they look for files.
///
/// The app's resources are beside its sources, in whatever folder.
@preconcurrency @MainActor public struct SimulatedBundle {
  /// The bundle of the simulated app, the only one.
  public static var main: SimulatedBundle { SimulatedBundle() }

  /// The file of that name, which may include the extension; nil if the project has none.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    guard let name else { return nil }
    let ext = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    return UIEnvironment.current.findFile(ext.isEmpty ? name : "\(name).\(ext)")
  }

  /// The same; what folder it is in makes no difference.
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? { url(forResource: name, withExtension: ext) }

  /// The same; what folder it is in makes no difference.
  public func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? { path(forResource: name, ofType: ext) }

  /// The bundle of whatever class: that of the app.
  public init(for _: AnyClass) {}

  private init() {}

  /// The folder of the app's project, in and below which its resources are.
  public var bundleURL: URL {
    UIEnvironment.current.resourceFolder ?? URL(fileURLWithPath: "/", isDirectory: true)
  }

  /// The path of `bundleURL`.
  public var bundlePath: String { bundleURL.path }

  /// The same as `bundleURL`.
  public var resourceURL: URL? { bundleURL }

  /// The same as `bundlePath`.
  public var resourcePath: String? { bundlePath }

  /// The files with an extension, in the order of their paths; all of them for nil and an empty one.
  public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    let folder = subpath.map { bundleURL.appendingPathComponent($0) } ?? bundleURL
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let ext = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    let files = (found?.compactMap { $0 as? URL } ?? [])
      .filter { ext.isEmpty || $0.pathExtension == ext }
    return files.sorted { $0.path < $1.path }
  }

  /// The paths of the files with an extension, in their order.
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    (urls(forResourcesWithExtension: ext, subdirectory: subpath) ?? []).map(\.path)
  }

  /// The path of the file of that name, which may include the extension; nil if the project has
  /// none.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }
}
