import SwiftParser
import SwiftSyntax

/// What a package's manifest says of its targets, as far as it can be read without running it.
package struct PackageManifest: Sendable {
  /// A target with sources.
  package struct Target: Hashable, Sendable {
    package let name: String
    /// Relative to the package; nil for the place where targets are by default.
    package var path: String?
    /// Files and folders in `path` that are no part of it.
    package var excluded: [String] = []
    /// The files and folders in `path` that alone are its sources; none for all.
    package var sources: [String] = []
  }

  package let targets: [Target]

  /// The targets of a manifest, but for tests, plug-ins and binaries.
  package init(_ manifest: SwiftSource) {
    targets = DeepStack.run {
      let reader = TargetReader(viewMode: .sourceAccurate)
      reader.walk(ParsedSource.parse(manifest.text))
      return reader.targets
    }
  }
}

/// Collects calls such as `.target(name: "Grid", path: "Sources")`.
private final class TargetReader: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []

  /// Whether a function makes a target with sources: one of the package description's, or of the manifest's own, as `.ourTarget(name:)`.
  private static func makesTarget(_ name: String) -> Bool {
    name == "target" || name.hasSuffix("Target") && !["testTarget", "binaryTarget"].contains(name)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // Where targets are named, not described.
    node.label?.text == "dependencies" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.makesTarget(member.declName.baseName.text),
      let name = node.argument("name")?.text
    else { return .visitChildren }
    targets.append(
      .init(
        name: name, path: node.argument("path")?.text,
        excluded: node.argument("exclude")?.texts ?? [],
        sources: node.argument("sources")?.texts ?? []))
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolations.
  fileprivate var text: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  fileprivate var texts: [String] {
    self.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.text) ?? []
  }
}
