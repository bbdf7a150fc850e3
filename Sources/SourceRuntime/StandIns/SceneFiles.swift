public import Foundation
import UIKitCore

/// The folders of an app: it has those of no person, and finds them empty in each scene.
///
/// They are in a folder that the environment has for them, a temporary one that all scenes of a process share.
public enum SceneFiles {
  private struct Scene {
    let home: URL
    // Another one may get its place in memory.
    weak var memory: AppMemory?
  }

  /// The scene whose folders there are.
  private nonisolated(unsafe) static var scene: Scene?

  /// The app's home, with the folders that every app has.
  public static var home: URL {
    let memory = UIEnvironment.current.memory
    let home = memory.findHome()
    if unsafe scene?.home.path != home.path || scene?.memory !== memory {
      unsafe scene = Scene(home: home, memory: memory)
      empty(home)
    }
    return home
  }

  /// All folders that there may be in an app's home; nothing else in it is ever removed.
  private static let folders = [
    "Documents", "Library", "tmp", "Downloads", "Pictures", "Movies", "Music", "Desktop", "Shared",
  ]

  private static func empty(_ home: URL) {
    let manager = FileManager.default
    for name in folders { try? manager.removeItem(at: home.appendingPathComponent(name)) }
    for name in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
      try? manager.createDirectory(
        at: home.appendingPathComponent(name, isDirectory: true), withIntermediateDirectories: true)
    }
  }

  /// The folder for files that need not stay.
  public static var temporaryDirectory: URL {
    home.appendingPathComponent("tmp", isDirectory: true)
  }

  /// One of the folders that every app has; nil for what apps have no place of.
  public static func url(_ directory: FileManager.SearchPathDirectory) -> URL? {
    let path: String? =
      switch directory {
      case .documentDirectory: "Documents"
      case .libraryDirectory, .allLibrariesDirectory: "Library"
      case .cachesDirectory: "Library/Caches"
      case .applicationSupportDirectory: "Library/Application Support"
      case .downloadsDirectory: "Downloads"
      case .picturesDirectory: "Pictures"
      case .moviesDirectory: "Movies"
      case .musicDirectory: "Music"
      case .desktopDirectory: "Desktop"
      case .itemReplacementDirectory: "tmp"
      default: nil
      }
    return path.map { home.appendingPathComponent($0, isDirectory: true) }
  }

  /// The paths of one of the folders, as `NSSearchPathForDirectoriesInDomains` tells them.
  public static func paths(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
    _ expandTilde: Bool
  ) -> [String] {
    domainMask.contains(.userDomainMask) ? [url(directory)?.path].compactMap(\.self) : []
  }

  /// The path of the app's home.
  public static func homePath() -> String { home.path }

  /// The path of the folder for files that need not stay, with a slash at its end.
  public static func temporaryPath() -> String { temporaryDirectory.path + "/" }
}

/// The replacement of `FileManager.default` in sources of apps, which knows the app's own folders.
public final class SceneFileManager: FileManager, @unchecked Sendable {
  private static let own = SceneFileManager()

  /// The app's file manager.
  public override class var `default`: FileManager { own }

  public override func urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
  ) -> [URL] {
    domainMask.contains(.userDomainMask) ? [SceneFiles.url(directory)].compactMap(\.self) : []
  }

  public override var temporaryDirectory: URL { SceneFiles.temporaryDirectory }
}

extension FileManager {
  /// The replacement of `url(for:in:appropriateFor:create:)` in sources of apps.
  public func sceneURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard domain.contains(.userDomainMask), let folder = SceneFiles.url(directory) else {
      return try self.url(
        for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  /// The folder that the apps of a group share.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = SceneFiles.home.appendingPathComponent(
      "Shared/" + groupIdentifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The place of the app's files in iCloud: nil, as nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is signed in to iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
