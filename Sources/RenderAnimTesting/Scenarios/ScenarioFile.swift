import Foundation
public import Testing

/// A scenario on the disk, as an argument of a test.
public struct ScenarioFile: Hashable, Sendable, CustomTestStringConvertible {
  /// The file, relative to the working directory, or absolute.
  public let path: String

  /// The scenario at a path, relative to the working directory or absolute; the file is not read
  /// yet.
  public init(_ path: String) { self.path = path }

  /// The scenarios in a folder and below, sorted by path.
  ///
  /// - Throws: If the folder cannot be read or holds no scenario: a suite without cases passes
  ///   silently.
  public static func all(in folder: String) throws -> [ScenarioFile] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
    guard !names.isEmpty else { throw NoScenariosError(folder: folder) }
    return names.map { ScenarioFile("\(folder)/\($0)") }
  }

  /// The fault of a folder of scenarios in which there are none.
  public struct NoScenariosError: Error, CustomStringConvertible {
    /// The folder that was searched, as it was given.
    public let folder: String

    /// The fault in words, with the folder.
    public var description: String { "there are no scenarios in '\(folder)'" }
  }

  /// The file's name without its ending, by which results name the case.
  public var testDescription: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
