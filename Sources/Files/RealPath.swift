import Foundation

/// Paths as the system follows them.
enum RealPath {
  /// The largest number of links that lead to one another, as in Linux.
  static let linkLimit = 40

  /// The folder of a path, `.` if it names none, and the rest.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// The target of a link, as seen from where its own path is seen from; nil if it is no link.
  static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    // At most as many bytes as there is room for, without an end.
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe readlink(path, $0.bindMemory(to: CChar.self).baseAddress!, $0.count)
    }
    guard count > 0 else { return nil }
    let target = String(decoding: buffer[..<count], as: UTF8.self)
    return target.hasPrefix("/") ? target : split(path).folder + "/" + target
  }

  /// The path without links, `.` and `..`; nil if it leads nowhere.
  static func existing(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// The path without links, `.` and `..`, also if its end is not there yet.
  static func of(_ path: String) -> String {
    var current = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var missing: [String] = []
    var links = 0
    while true {
      if let real = existing(current) {
        var parts = real.split(separator: "/").map(String.init)
        for name in missing.reversed() where !name.isEmpty && name != "." {
          if name == ".." { _ = parts.popLast() } else { parts.append(name) }
        }
        return "/" + parts.joined(separator: "/")
      }
      if links < linkLimit, let target = target(ofLink: current) {
        links += 1
        current = target
        continue
      }
      let (folder, name) = split(current)
      guard folder != current else { return path }
      missing.append(name)
      current = folder
    }
  }
}
