import Foundation

/// Why sources cannot be used.
package enum SourceError: Error, Sendable, CustomStringConvertible {
  /// A file or folder that is named is not there, or holds no Swift.
  case missing(String)
  /// A project of Xcode's of which no target is an app for iOS with Swift files; the names of those that have any.
  case noApp(String, targets: [String])
  /// A file that is not below the scenario's folder.
  case outside(String, folder: String)
  /// The machine has no compiler, or not the one that built this program.
  case noCompiler(String)
  /// The compiler's messages about the sources, complete with places.
  case compilation([Diagnostic])
  /// A compiled library that cannot be kept.
  case notStored(String)
  /// The library does not fit this program.
  case unloadable(String)
  /// There is no class of that name, or none that was looked for.
  case noClass(String)
  /// A property of a scenario that the class does not have.
  case noProperty(String)
  /// The expression that makes a controller does not compile, in the compiler's words.
  case expression(String, String)
  case notAllowed

  package var description: String {
    switch self {
    case .missing(let path): "there is no Swift source '\(path)'"
    case .noApp(let path, let targets):
      "'\(path)' has no target that is an iOS app with Swift files"
        + (targets.isEmpty
          ? ""
          : ", only \(targets.map { "'\($0)'" }.joined(separator: ", ")); name the folder of their sources")
    case .outside(let path, let folder):
      "'\(path)' is not in '\(folder)' or below; sources elsewhere must be named on the command line"
    case .noCompiler(let reason): reason
    case .notStored(let reason): "the compiled sources cannot be kept: \(reason)"
    case .compilation(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
    case .unloadable(let reason): "the compiled sources cannot be loaded: \(reason)"
    case .noClass(let reason), .noProperty(let reason): reason
    case .expression(let text, let reason): "'\(text)' does not compile: \(reason)"
    case .notAllowed: "the scenario names Swift sources, and '--no-sources' refuses to run any"
    }
  }
}

/// Why a class that the sources declare was left out.
struct Absence: Codable, Sendable {
  let cause: Diagnostic
  /// The modules that its file imports and that nobody has.
  let modules: [String]

  private static let mostNamedModules = 3

  /// The message that there is no such class, with what would help.
  func error(about className: String) -> SourceError {
    let named = modules.prefix(Self.mostNamedModules).map { "'\($0)'" }.joined(separator: ", ")
    let others =
      modules.count > Self.mostNamedModules
      ? " and \(modules.count - Self.mostNamedModules) more" : ""
    let remedy =
      modules.isEmpty
      ? "what is missing may be in a file or module that can be named, too"
      : "the file imports \(named)\(others), which nobody has: '--package' and '--module' name sources of modules"
    return .noClass(
      "'\(className)' does not compile and was left out: \(cause.path):\(cause.line):\(cause.column): "
        + "\(cause.message); \(remedy)")
  }
}

/// A message of the compiler.
package struct Diagnostic: Hashable, Codable, Sendable, CustomStringConvertible {
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int
  package var severity: String
  package var message: String

  package var isError: Bool { severity == "error" }

  /// The words with which what stands in quotation marks begins: the names that the message speaks of.
  ///
  /// Not by a regular expression, which would be made anew for each of thousands of messages.
  var spokenNames: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().compactMap {
      place, text in
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return place % 2 == 1 && !name.isEmpty ? String(name) : nil
    }
  }

  init(path: String, line: Int, column: Int, severity: String, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  package var description: String { "\(path):\(line):\(column): \(severity): \(message)" }

  /// The line of the file with a mark below its column, if it can be read.
  package var excerpt: String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let number = "\(line)"
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let indent = lines[line - 1].utf8.prefix(max(0, column - 1)).map { byte in
      byte == UInt8(ascii: "\t") ? "\t" : " "
    }
    return "\(margin) | \(lines[line - 1])\n      | \(indent.joined())^"
  }

  /// A line of the compiler's output, `path:line:column: severity: message`; nil for others.
  init?(_ text: Substring) {
    // Most lines are excerpts of the sources.
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    for index in fields.indices.dropFirst().dropLast(3) {
      guard let line = Int(fields[index]), let column = Int(fields[index + 1]),
        Self.severities.contains(fields[index + 2]), fields[index + 3].hasPrefix(" ")
      else { continue }
      path = fields[..<index].joined(separator: ":")
      guard !path.isEmpty else { return nil }
      self.line = line
      self.column = column
      severity = String(fields[index + 2].dropFirst())
      message = String(fields[(index + 3)...].joined(separator: ":").dropFirst())
      return
    }
    return nil
  }

  private static let severities: Set<Substring> = [" error", " warning", " note"]
}
