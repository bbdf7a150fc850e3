import SwiftSyntax

extension ParsedSource {
  /// Objective-C goes by selectors: `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)` is what UIKit calls for
  /// `collectionView(_:layout:sizeForItemAt:)`, which is added.
  ///
  /// For the same reason a collection view's delegate with such a method is the flow layout's, too, whatever it conforms to.
  ///
  /// - Parameters:
  ///   - inventory: The declarations of all files.
  ///   - conformances: The protocols that the classes of all files say they conform to.
  mutating func addMethodsOfSameSelectors(
    _ inventory: Inventory, _ conformances: [String: Set<String>]
  ) {
    var additions: [(text: String, body: Range<Int>)] = []
    for type in declarations where type.kind == .class || type.kind == .extension {
      guard let body = type.body else { continue }
      if type.kind == .class, type.members.contains(where: \.isOfFlowLayout) {
        makeFlowDelegate(type, inventory, conformances)
      }
      let known = Set(inventory[class: type.name]?.members.map(\.fullName) ?? [])
      for method in type.members where method.kind == .function && method.answersSelectors {
        let labels = method.parameters.map { Self.importedLabel($0.label) }
        let fullName = "\(method.name)(\(labels.map { $0 + ":" }.joined()))"
        guard fullName != method.fullName, !known.contains(fullName) else { continue }
        let access = method.has("public") || method.has("open") ? "public " : ""
        let parameters = zip(labels, method.parameters).map { label, parameter in
          "\(label == parameter.name ? "" : label + " ")\(parameter.name): \(parameter.type)"
        }.joined(separator: ", ")
        additions.append(
          (
            " \(access)func \(method.name)(\(parameters))\(method.resultClause) "
              + "{ \(method.call(on: "self")) } ", body
          ))
      }
    }
    for addition in additions { addMember(addition.text, to: addition.body) }
  }

  private mutating func makeFlowDelegate(
    _ type: Declaration, _ inventory: Inventory, _ conformances: [String: Set<String>]
  ) {
    let relatives =
      inventory.lineage(of: type.name).map(\.name)
      + conformances.keys.filter { inventory.lineage(of: $0).contains { $0.name == type.name } }
    guard let start = type.inheritanceStart,
      !relatives.contains(where: {
        conformances[$0]?.contains(where: inventory.isFlowDelegate) == true
      }),
      let clause = syntax.token(at: AbsolutePosition(utf8Offset: start))?.ancestors.lazy
        .compactMap({ $0.as(InheritanceClauseSyntax.self) }).first
    else { return }
    let plain = clause.inheritedTypes.first {
      $0.type.as(IdentifierTypeSyntax.self)?.name.text == "UICollectionViewDelegate"
    }
    if let plain {
      edits.replace(plain.type.trimmedBytes, with: "UICollectionViewDelegateFlowLayout")
    }
  }

  /// What Swift calls a part of a selector of UIKit's: `sizeForItemAt` for `sizeForItemAtIndexPath`.
  private static func importedLabel(_ label: String) -> String {
    for word in ["IndexPath", "Index"] where label.hasSuffix("At" + word) {
      return String(label.dropLast(word.count))
    }
    return label
  }
}

extension Inventory {
  /// Whether a protocol is that of a flow layout's delegates, or one of the sources' that inherits it.
  fileprivate func isFlowDelegate(_ name: String) -> Bool {
    name == "UICollectionViewDelegateFlowLayout"
      || protocols.first { $0.name == name }?.inheritance
        .contains { $0 == "UICollectionViewDelegateFlowLayout" } == true
  }
}

extension Declaration {
  /// Whether it is a method that a flow layout asks its delegate by.
  fileprivate var isOfFlowLayout: Bool {
    answersSelectors && name == "collectionView" && parameters.count == 3
      && parameters[1].label == "layout"
  }

  /// Whether UIKit may call a method for its selector.
  fileprivate var answersSelectors: Bool {
    attributes.contains("@objc") && isVisible && !isGeneric && !isThrowing && !isAsync
      && !has("override") && !has("static") && !has("class")
      && ["collectionView", "tableView"].contains(name)
  }
}
