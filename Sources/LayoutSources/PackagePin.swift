package import Foundation

/// A Swift package that an Xcode project or another package has from elsewhere, in the version that it is pinned to.
package struct PackagePin: Hashable, Sendable {
  /// Where its repository is.
  package let location: String
  /// The commit; nil where only a project says which versions will do.
  package let revision: String?
  /// The version, or the lowest that will do; nil for a branch or a commit.
  package let version: String?
  /// The branch; nil for others.
  package let branch: String?

  /// The name of the folder that it is checked out to: the last part of its location.
  package var name: String {
    let last = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The names by which its repository may know the commit, the best first.
  package var references: [String] {
    if let revision { return [revision] }
    if let version { return ["refs/tags/\(version)", "refs/tags/v\(version)"] }
    return branch.map { ["refs/heads/\($0)"] } ?? ["HEAD"]
  }

  /// Whether everything in it has the form of what it should be: files of strangers say it, and git is given it.
  package var isSound: Bool {
    let places = ["https://", "http://", "ssh://", "git://", "file://", "git@"]
    let isPlace =
      places.contains(where: location.hasPrefix) && !location.contains { $0.isWhitespace }
    let isCommit = revision.map { $0.count == 40 && $0.allSatisfy(\.isHexDigit) } ?? true
    let words = [version, branch].compactMap(\.self)
    let areNames = words.allSatisfy { word in
      !word.hasPrefix("-") && !word.isEmpty
        && word.allSatisfy { $0.isLetter || $0.isNumber || "._-+/".contains($0) }
    }
    return isPlace && isCommit && areNames && !name.hasPrefix(".") && !name.isEmpty
  }

  // MARK: Where they are said

  /// The folder below which packages of a project are checked out: that in which it lies, or a folder itself.
  package static func home(of source: URL) -> URL {
    XcodeProject.isProject(source) ? source.deletingLastPathComponent() : source
  }

  /// The packages of a project, of a workspace, or of what lies in a folder; empty if it has none from elsewhere.
  ///
  /// What `Package.resolved` pins counts, and else what the project itself says of versions.
  package static func pins(of source: URL) -> [PackagePin] {
    let projects = XcodeProject.isProject(source) ? [source] : contents(of: source)
    let lists = [source.appendingPathComponent("Package.resolved")] + projects.flatMap(resolutions)
    let resolved = lists.flatMap { FileManager.default.contents(atPath: $0.path).map(pins) ?? [] }
    let said =
      resolved.isEmpty
      ? projects.flatMap(XcodeProject.projects).flatMap(\.remotePackages) : resolved
    var seen: Set<String> = []
    return said.filter { seen.insert($0.name.lowercased()).inserted }
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter(XcodeProject.isProject)
  }

  /// Where Xcode writes what versions it took.
  private static func resolutions(of project: URL) -> [URL] {
    ["project.xcworkspace/xcshareddata/swiftpm", "xcshareddata/swiftpm"].map {
      project.appendingPathComponent($0).appendingPathComponent("Package.resolved")
    }
  }

  private struct Resolution: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let revision: String?
        let version: String?
        let branch: String?
      }

      let location: String?
      let repositoryURL: String?
      let state: State?
    }
    struct Pins: Decodable { let pins: [Pin] }

    let pins: [Pin]?
    let object: Pins?
  }

  /// What a `Package.resolved` says, of any version of its format; empty if it cannot be read.
  private static func pins(_ data: Data) -> [PackagePin] {
    guard let resolution = try? JSONDecoder().decode(Resolution.self, from: data) else { return [] }
    return (resolution.pins ?? resolution.object?.pins ?? []).compactMap { pin in
      (pin.location ?? pin.repositoryURL).map {
        PackagePin(
          location: $0, revision: pin.state?.revision, version: pin.state?.version,
          branch: pin.state?.branch)
      }
    }
  }
}
