import Foundation
import Testing

@testable import UIKitCore

/// The list of what is kept and not heeded agrees with the code, as far as its text tells.
@MainActor struct UnheededPropertyTests {
  /// The repository's sources by path, without comments and what is in quotes.
  private static let sources: [String: Substring] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var sources: [String: Substring] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      }
      sources[file.path] = lines.joined(separator: "\n")[...]
    }
    return sources
  }()

  /// How often each word occurs in all sources but the list itself.
  private static let wordCounts: [Substring: Int] = {
    var counts: [Substring: Int] = [:]
    for (path, text) in sources where !path.contains("/UnheededProperty") {
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        counts[word, default: 0] += 1
      }
    }
    return counts
  }()

  /// The stored properties that apps can set, as lines of UIKit's sources tell them.
  private static let settable: [(path: String, name: Substring)] =
    sources.filter { $0.key.contains("/UIKitCore/") }.flatMap { path, text in
      text.split(separator: "\n").compactMap { line -> (String, Substring)? in
        let words = line.split(whereSeparator: { " :={(".contains($0) })
        guard let variable = words.firstIndex(of: "var"), words.indices.contains(variable + 1),
          words[..<variable].contains(where: { $0 == "open" || $0 == "public" }),
          !line.contains("(set)"), !words[..<variable].contains("static")
        else { return nil }
        // What has a body, and neither a value before it nor an observer in it, is computed.
        let head = line.prefix { $0 != "{" }
        guard head.contains("=") || head.count == line.count || line.contains("didSet") else {
          return nil
        }
        return (path, words[variable + 1])
      }
    }

  @Test func `every property of the list is declared under its name`() {
    #expect(Self.sources.count > 500)
    for property in UnheededProperty.all {
      #expect(
        Self.sources.contains { path, text in
          (path.contains("/UIKitCore/") || path.contains("/Layers/"))
            && text.contains("var \(property.name)")
        }, "\(property.type).\(property.name)")
    }
  }

  /// What is written down nowhere but in its declaration cannot have an effect.
  @Test func `every property that nothing mentions is in the list`() {
    #expect(Self.settable.count > 300)
    let listed = Set(UnheededProperty.all.map(\.name))
    for property in Self.settable where Self.wordCounts[property.name] == 1 {
      #expect(listed.contains("\(property.name)"), "\(property.path): \(property.name)")
    }
  }

  @Test func `no property is in the list twice, and each says why`() {
    let names = UnheededProperty.all.map { "\($0.type).\($0.name)" }
    #expect(Set(names).count == names.count)
    #expect(Set(UnheededProperty.all.map(\.keyPath)).count == names.count)
    #expect(UnheededProperty.all.allSatisfy { !$0.reason.isEmpty })
    #expect(names.contains("UIButton.showsTouchWhenHighlighted"))
  }

  /// What is marked is reported only where the type of the object is known.
  @Test func `a name that is marked as shared is that of another property too`() {
    for property in UnheededProperty.all where property.isShared {
      let declarations = Self.sources.values.reduce(0) { count, text in
        count + text.ranges(of: "open var \(property.name)").count
      }
      #expect(declarations > 1, "\(property.name)")
    }
  }
}
