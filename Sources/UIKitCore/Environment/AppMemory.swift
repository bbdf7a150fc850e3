import Foundation

/// What an app keeps on a device from launch to launch; here it begins empty in each scene.
package final class AppMemory: @unchecked Sendable {
  // Only the scene's own thread comes here.

  /// The values of user defaults by the names of their suites and their keys; the app's own suite has no name.
  package var defaults: [String: [String: Any]] = [:]
  /// The values that count where nothing was set.
  package var registeredDefaults: [String: Any] = [:]

  /// The entries of the keychain, by the names of their attributes.
  package var keychain: [[String: Any]] = []

  /// What the files of tables of texts say, by the folders of their bundles and their names; those that were looked up.
  package var texts: [String: [[String: String]]] = [:]

  /// The folder of the app's files, which may hold those of an earlier scene.
  package var findHome: () -> URL = {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "app-home-\(getpid())", isDirectory: true)
  }

  package init() {}
}
