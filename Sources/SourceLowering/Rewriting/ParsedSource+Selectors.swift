extension ParsedSource {
  /// Objective-C goes by selectors: `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)` is what UIKit calls for
  /// `collectionView(_:layout:sizeForItemAt:)`, which is added.
  mutating func addMethodsOfSameSelectors(_ inventory: Inventory) {
    var additions: [(text: String, body: Range<Int>)] = []
    for type in declarations where type.kind == .class || type.kind == .extension {
      guard let body = type.body else { continue }
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

  /// What Swift calls a part of a selector of UIKit's: `sizeForItemAt` for `sizeForItemAtIndexPath`.
  private static func importedLabel(_ label: String) -> String {
    for word in ["IndexPath", "Index"] where label.hasSuffix("At" + word) {
      return String(label.dropLast(word.count))
    }
    return label
  }
}

extension Declaration {
  /// Whether UIKit may call a method for its selector.
  fileprivate var answersSelectors: Bool {
    attributes.contains("@objc") && isVisible && !isGeneric && !isThrowing && !isAsync
      && !has("override") && !has("static") && !has("class")
      && ["collectionView", "tableView"].contains(name)
  }
}
