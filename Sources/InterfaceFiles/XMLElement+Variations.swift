import AnimXML
import UIKitCore

extension XMLElement {
  /// Whether the element or anything in it differs with the size classes.
  var varies: Bool { name == "variation" || children.contains(where: \.varies) }

  /// The element with the attributes and values that it has where there are these traits.
  func varied(for traits: UITraitCollection) -> XMLElement {
    variations(for: traits).reduce(self) { element, variation in
      let values = variation.children.filter { $0.name != "mask" }
      let keys = Set(values.map { $0["key"] })
      var attributes = variation.attributes
      attributes["key"] = element["key"]
      return XMLElement(
        name: element.name, attributes: element.attributes.merging(attributes) { $1 },
        children: element.children.filter { $0["key"] == nil || !keys.contains($0["key"]) }
          + values, text: element.text)
    }
  }

  /// The identifiers of the views or constraints of a list, such as `subviews`, that are left out where there are these
  /// traits.
  func excluded(from list: String, for traits: UITraitCollection) -> Set<String> {
    variations(for: traits).flatMap(\.children).reduce(into: []) { excluded, mask in
      guard mask.name == "mask", mask["key"] == list else { return }
      for part in mask.children {
        guard let id = part["reference"] else { continue }
        if part.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
  }

  /// The variations that apply where there are these traits, the more special ones last.
  private func variations(for traits: UITraitCollection) -> [XMLElement] {
    let drawn = children.filter { $0.name == "variation" }
    guard !drawn.isEmpty else { return [] }
    return (0...2).flatMap { rank in drawn.filter { $0["key"].flatMap(traits.rank(of:)) == rank } }
  }
}

extension UITraitCollection {
  /// How many size classes the key of a variation names, such as `heightClass=regular-widthClass=compact`; nil if it
  /// names others, or what is no size class.
  fileprivate func rank(of key: String) -> Int? {
    guard key != "default" else { return 0 }
    let conditions = key.split(separator: "-")
    let holds = conditions.allSatisfy {
      $0 == "widthClass=\(horizontalSizeClass)" || $0 == "heightClass=\(verticalSizeClass)"
    }
    return holds ? conditions.count : nil
  }
}
