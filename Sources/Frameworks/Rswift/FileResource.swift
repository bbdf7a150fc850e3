import AnimSourceRuntime
public import Foundation

/// A file of an app, by its name: `R.file.filmsJson`.
public struct FileResource: Sendable {
  /// The name without its extension.
  public let name: String
  /// The extension; empty for none.
  public let pathExtension: String
  /// The bundle of the file.
  public let bundle: Bundle
  /// The file of a name.
  public init(name: String, pathExtension: String, bundle: Bundle) {
    (self.name, self.pathExtension, self.bundle) = (name, pathExtension, bundle)
  }

  /// The name with its extension.
  public var fullName: String { pathExtension.isEmpty ? name : "\(name).\(pathExtension)" }
  /// The same.
  public var filename: String { fullName }

  /// Where the file is; nil if there is none.
  @preconcurrency @MainActor public func callAsFunction() -> URL? {
    SimulatedBundle(bundle).url(forResource: name, withExtension: pathExtension)
  }
  /// Where the file is; nil if there is none.
  @preconcurrency @MainActor public func url() -> URL? { self() }
  /// The path of the file; nil if there is none.
  @preconcurrency @MainActor public func path() -> String? { self()?.path }
}

extension Bundle {
  /// Where a file is; nil if there is none.
  @preconcurrency @MainActor public func url(forResource resource: FileResource) -> URL? {
    resource()
  }
  /// The path of a file; nil if there is none.
  @preconcurrency @MainActor public func path(forResource resource: FileResource) -> String? {
    resource.path()
  }
}
