import AnimGeometry
import AnimXML
import Foundation
import UIKitCore

extension InterfaceLoad {
  /// Makes the constraints that are drawn in all views, and activates them.
  func constrain() {
    let variations = SizeVariations()
    for content in contents {
      guard let view = content.view else { continue }
      for element in content.element.list("constraints") {
        guard let constraint = constraint(varied(element), in: view) else { continue }
        if let id = element.id { objects[id] = constraint }
        if document.varies {
          content.add(constraint, element)
        } else {
          constraint.isActive = true
        }
      }
      guard document.varies else { continue }
      content.constrain(for: traits)
      variations.follow(content)
    }
  }

  private func constraint(
    _ element: XMLElement, in view: UIView
  ) -> NSLayoutConstraint? {
    guard element.name == "constraint", element.flag("placeholder") != true,
      let first = item(element["firstItem"]) ?? (element["firstItem"] == nil ? view : nil),
      let firstAttribute = Self.attribute(element["firstAttribute"])
    else { return nil }
    let second = item(element["secondItem"])
    if element["secondItem"] != nil, second == nil { return nil }
    let (from, attribute) = Self.resolved(first, firstAttribute)
    let other = second.map {
      Self.resolved($0, Self.attribute(element["secondAttribute"]) ?? attribute)
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: from, attribute: attribute, relatedBy: relation, toItem: other?.0,
      attribute: other?.1 ?? .notAnAttribute, multiplier: Self.ratio(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private func item(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  /// The item that a guide stands for, with the edge that touches it.
  private static func resolved(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject, NSLayoutConstraint.Attribute) {
    guard let guide = item as? EdgeGuide else { return (item, attribute) }
    return (guide.view.safeAreaLayoutGuide, guide.isTop ? .top : .bottom)
  }

  /// `1.5`, or `16:9`.
  private static func ratio(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }.filter(\.isFinite)
    return parts.count == 2 && parts[1] != 0
      ? CGFloat(parts[0] / parts[1]) : CGFloat(parts.first ?? 1)
  }

  private static func attribute(_ word: String?) -> NSLayoutConstraint.Attribute? {
    switch word {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: nil
    }
  }
}
