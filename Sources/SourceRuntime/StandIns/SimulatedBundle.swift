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

  /// The path of the file of that name, which may include the extension; nil if the project has
  /// none.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }
}
