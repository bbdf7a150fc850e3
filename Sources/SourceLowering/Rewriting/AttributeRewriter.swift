import SwiftSyntax

/// Leaves out attributes that speak of Objective-C's runtime or to Interface Builder.
final class AttributeRewriter: SourceRewriter {
  private static let dropped: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "NSManaged", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
    "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.dropped.contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    blank(node)
    return .skipChildren
  }
}

extension ParsedSource {
  /// Opens outlets and actions, private ones too, to the code that stands in for Interface Builder.
  mutating func openOutlets() {
    var hidden: [Range<Int>] = []
    declarations.forEachDeep { declaration, _ in
      guard declaration.isOutlet || declaration.isAction || declaration.isSegueAction else {
        return
      }
      hidden += declaration.modifiers.filter {
        ["private", "fileprivate", "private(set)", "fileprivate(set)"].contains($0.text)
      }.map(\.range)
    }
    for range in hidden { edits.blank(range) }
  }

  /// `open` in extensions of UIKit's classes that are final here becomes `public`, as does that of static members and of
  /// constants, which Swift once let pass.
  mutating func closeFinalClasses() {
    var open: [Range<Int>] = []
    declarations.forEachDeep { declaration, _ in
      guard declaration.has("static") || declaration.kind == .constant else { return }
      open += declaration.modifiers.filter { $0.text == "open" }.map(\.range)
    }
    for range in open { edits.replace(range, with: "public") }
    for declaration in declarations where declaration.kind == .extension {
      guard ["UIColor", "UIFont", "UIImage"].contains(declaration.name) else { continue }
      for modifier in declaration.members.flatMap(\.modifiers) where modifier.text == "open" {
        edits.replace(modifier.range, with: "public")
      }
    }
  }
}
