import AnimSourceLowering
import Foundation
import Testing

@testable import AnimStaging

/// The examples of the linter's rules: all of them compile, the bad ones are found, and the good ones are not.
@MainActor struct LintRuleTests {
  typealias Rule = LayoutFinding.Rule

  /// The rules whose layouts have to be asked.
  nonisolated static let asked: [Rule] = [
    .missingElement, .missingItem, .differentAnswers, .duplicateElement, .everythingReturned,
    .smallContentSize, .changedCache, .animatedBoundsChange, .needlessInvalidation,
    .emptyContentSize, .undeterminedOrder, .ignoredAttributesClass, .changedInPlace,
    .incompleteCopy,
  ]

  /// The rules that are found in sources alone.
  nonisolated static let read: [Rule] = [
    .attributesNotCopied, .attributesNotCompared, .missingTwin, .scrollBeforeLayout,
    .modelBeforeUpdates, .leakingState, .unheededProperty,
  ]

  @Test func `every rule has its example tested, a code of its own and a source`() {
    // The cost of a query is measured, and what grows is counted by the program, whose tests have it.
    #expect(Set(Self.asked + Self.read + [.slowQuery, .growingWork]) == Set(Rule.allCases))
    #expect(Set(Rule.allCases.map(\.code)).count == Rule.allCases.count)
    #expect(Rule.allCases.allSatisfy { Rule(code: $0.code) == $0 && !$0.source.isEmpty })
  }

  private func rules(_ text: String) -> [Rule] {
    let sources = [SwiftSource(path: "A.swift", text: "import UIKit\n\n" + text)]
    return (LayoutLinter.breaches(in: sources) + LayoutLinter.unheededSettings(in: sources)).map(
      \.rule)
  }

  @Test(arguments: read) func `what can be read in sources is found in the bad example alone`(
    rule: Rule
  ) {
    #expect(rules(rule.examples.bad) == [rule])
    #expect(rules(rule.examples.good) == [])
  }

  @Test func `a cell that prepares for reuse may be configured in some cases alone`() {
    let cell = """
      class Name: UICollectionViewCell {
        override func prepareForReuse() { super.prepareForReuse(); alpha = 1 }
      }
      """
    let text = Rule.leakingState.examples.bad.replacing(
      "for: indexPath)\n", with: "for: indexPath) as! Name\n")
    #expect(rules(text) == [.leakingState])
    #expect(rules(cell + "\n" + text) == [])
  }

  @Test(arguments: [
    // Later, when there is a layout.
    "DispatchQueue.main.async { self.collectionView.scrollToItem(at: p, at: .top, animated: false) }",
    "collectionView.reloadData()",
  ])
  func `what is done later is not too early`(statement: String) {
    #expect(
      rules("class C: UICollectionViewController { override func viewDidLoad() { \(statement) } }")
        == [])
  }

  /// All examples in one folder, in classes of their own, so that they are compiled once.
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "render-anim-lint-examples")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for rule in Rule.allCases {
      for (text, quality) in [(rule.examples.bad, "Bad"), (rule.examples.good, "Good")] {
        let name = Self.className(rule, quality)
        let own = text.replacing("Grid", with: name).replacing("Names", with: name)
          .replacing("Shade", with: "\(name)Shade").replacing("func f(", with: "func \(name)(")
        try Data(("import UIKit\n\n" + own).utf8).write(
          to: folder.appendingPathComponent("\(name).swift"))
      }
    }
    return folder
  }

  private static func className(_ rule: Rule, _ quality: String) -> String {
    "\(quality)\(rule.rawValue.prefix(1).uppercased())\(rule.rawValue.dropFirst())"
  }

  private func findings(_ className: String) throws -> Set<Rule> {
    let path = try folder().path
    let studio = SourceStudio(trustedPaths: [path])
    return try SourceStudio.$current.withValue(studio) {
      let traits = try LayoutTraits([path], className: className)
      let found = try LayoutLinter(
        [path], traits,
        seconds: {
          $0(); return 0
        }
      ).findings()
      return Set(found.map(\.rule)).intersection(Self.asked)
    }
  }

  @Test(arguments: asked) func `a layout that is asked has the fault of its bad example alone`(
    rule: Rule
  ) throws {
    let bad = try findings(Self.className(rule, "Bad"))
    #expect(bad.contains(rule), "\(bad)")
    #expect(try findings(Self.className(rule, "Good")) == [])
  }
}
