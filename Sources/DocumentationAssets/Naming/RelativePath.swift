import Foundation

/// Paths as they are seen from other folders than the working directory, links not followed.
package enum RelativePath {
  /// A path as seen from a folder: `../Pictures/a.gif`.
  package static func of(_ path: String, from folder: String) -> String {
    let there = components(path)
    let here = components(folder)
    let common = zip(here, there).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: here.count - common) + there.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A path that is written as seen from a folder, as seen from the working directory.
  package static func resolved(_ path: String, in folder: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let joined = folder.isEmpty || folder == "." ? path : folder + "/" + path
    guard !joined.hasPrefix("/") else { return "/" + components(joined).joined(separator: "/") }
    var parts: [Substring] = []
    for part in joined.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The folder of a path; `.` if it names none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The last part of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension of a path, in lower case; empty for none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The parts of a path from the root of the file system.
  private static func components(_ path: String) -> [String] {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [String] = []
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}
