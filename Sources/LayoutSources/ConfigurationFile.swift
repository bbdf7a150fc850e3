import Foundation

/// A file of Xcode's build settings, `NAME.xcconfig`: a line `SETTING = value` for each.
struct ConfigurationFile {
  private(set) var settings: [String: String] = [:]

  /// The settings of a file, and of those that it includes; none of files that cannot be read.
  ///
  /// A setting for some builds alone, `SETTING[sdk=…]`, is one for all where there is no other.
  init(_ file: URL) { self.init(file, depth: 0) }

  /// Files that include each other; more of them go in a circle.
  private static let greatestDepth = 16

  private init(_ file: URL, depth: Int) {
    guard depth < Self.greatestDepth, let data = FileManager.default.contents(atPath: file.path)
    else { return }
    var special: [String: String] = [:]
    let inclusion = /^\s*#include\??\s*"([^"]+)"/
    let assignment = /^\s*([A-Za-z_][A-Za-z0-9_]*)(\[[^\]]*\])*\s*=(.*)$/
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: inclusion) {
        let place = file.deletingLastPathComponent().appendingPathComponent(String(match.1))
        settings.merge(ConfigurationFile(place, depth: depth + 1).settings) { $1 }
      } else if let match = line.firstMatch(of: assignment) {
        let (name, value) = (String(match.1), Self.withoutComment(match.3))
        if match.2 == nil { settings[name] = value } else { special[name] = value }
      }
    }
    settings.merge(special) { first, _ in first }
  }

  /// A value up to `//`, which begins a comment wherever it stands, but not a slash that is written `/$()/`.
  private static func withoutComment(_ text: Substring) -> String {
    let value = text.range(of: "//").map { text[..<$0.lowerBound] } ?? text
    return value.replacing("$()", with: "").trimmingCharacters(in: .whitespaces)
  }
}
