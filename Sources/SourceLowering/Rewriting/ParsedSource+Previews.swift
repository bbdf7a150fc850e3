import SwiftParser
import SwiftSyntax

/// A `#Preview` of a view or view controller.
package struct SourcePreview: Hashable, Sendable {
  /// What it is called; nil for one without a name.
  package let name: String?
  /// The line where it stands, from 1.
  package let line: Int

  /// The previews of files, in their order.
  package static func all(in sources: [SwiftSource]) -> [SourcePreview] {
    DeepStack.run { sources.flatMap { ParsedSource($0).previews.map(\.preview) } }
  }

  /// The name of the function that makes the controller of a preview, by its number among all, from 0.
  package static func function(_ number: Int) -> String { "_renderAnimPreview\(number)" }
}

extension ParsedSource {
  fileprivate struct PreviewMacro {
    let preview: SourcePreview
    let range: Range<Int>
    /// The closure's braces and what is between them.
    let body: Range<Int>
  }

  fileprivate var previews: [PreviewMacro] {
    syntax.statements.compactMap { item in
      let macro: (name: TokenSyntax, arguments: LabeledExprListSyntax, body: ClosureExprSyntax?)
      if let node = item.item.as(MacroExpansionDeclSyntax.self) {
        macro = (node.macroName, node.arguments, node.trailingClosure)
      } else if let node = item.item.as(MacroExpansionExprSyntax.self) {
        macro = (node.macroName, node.arguments, node.trailingClosure)
      } else {
        return nil
      }
      guard macro.name.text == "Preview", let body = macro.body else { return nil }
      let first = macro.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
      let range = item.trimmedBytes
      return PreviewMacro(
        preview: SourcePreview(
          name: first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
          line: lines.line(of: range.lowerBound)),
        range: range, body: body.trimmedBytes)
    }
  }

  /// What is left out of an app, whose previews nobody looks at.
  var previewParts: Set<Omission> {
    Set(previews.map { Omission(grain: .declaration, range: $0.range, name: "") })
  }

  /// Makes a function of each `#Preview`, which returns the controller that it shows.
  ///
  /// - Parameter number: The number of the first one; counted on.
  mutating func lowerPreviews(from number: inout Int) {
    for preview in previews {
      edits.replace(
        preview.range.lowerBound..<preview.body.lowerBound,
        with: "@MainActor func \(SourcePreview.function(number))() -> UIViewController "
          + "{ AnimSourceRuntime.previewed ")
      // Not beside it: with the rest of a preview that is left out, this goes too.
      edits.replace(preview.body.upperBound - 1..<preview.body.upperBound, with: "} }")
      number += 1
    }
  }
}
