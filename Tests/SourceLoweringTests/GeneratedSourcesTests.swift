import AnimSourceLowering
import Foundation
import Testing

@Suite struct GeneratedSourcesTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  @Test func `what is made from UIKit's protocols is up to date`() throws {
    let framework = Self.sources.appending(path: "UIKitCore")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: framework.path)
    let files = try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }.map {
      SwiftSource(
        path: $0, text: try String(contentsOf: framework.appending(path: $0), encoding: .utf8))
    }
    for file in GeneratedSources(files).files {
      let text = try String(contentsOf: Self.sources.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "swift run generate-requirements makes \(file.path) anew")
    }
  }

  @Test func `a method that may be left out is spelled once`() throws {
    let made = GeneratedSources([
      SwiftSource(
        path: "A.swift",
        text: """
          public protocol UIScrollViewDelegate {
            func must(_ a: Int) -> Int
            func may(_ a: Int) throws(UnimplementedRequirement) -> Int
          }
          """)
    ])
    let texts = Dictionary(uniqueKeysWithValues: made.files.map { ($0.path, $0.text) })
    let calls = try #require(texts["UIKitCore/Generated/OptionalRequirements.swift"])
    #expect(!calls.contains("must"))
    #expect(calls.contains("func callAsFunction(_ a: Int) -> (Int)?"))
    let classes = try #require(texts["UIKitCore/Generated/DelegateControllers.swift"])
    #expect(classes.contains("open func may(_ a: Int) throws(UnimplementedRequirement) -> Int"))
    let proxy = try #require(texts["SourceRuntime/Generated/StageDelegateProxy+Forwarding.swift"])
    #expect(proxy.contains("-> Int { base.must(a) }"))
    #expect(proxy.contains("-> Int { try base.may(a) }"))
    let names = try #require(texts["SourceLowering/Generated/OptionalMethodNames.swift"])
    #expect(names.contains("\"may\"") && !names.contains("must"))
  }
}
