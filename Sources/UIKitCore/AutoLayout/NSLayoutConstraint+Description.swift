import Foundation

extension NSLayoutConstraint {
  /// The constraint in words, such as
  /// `<NSLayoutConstraint:0x6000021ab0c0 'gap' H:|-(8)-[UILabel:0x7f8a2c505ad0]   (active, names: '|':UIView:0x7f8a2c504bd0 )>`.
  ///
  /// Edges that follow each other along the reading direction are in visual format, all else is an equation; the form is
  /// that of UIKit's messages about constraints that contradict each other, as they are quoted in public.
  var words: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let (relation, names) = visual ?? (equation, "")
    return "<\(Self.words(of: self))\(name) \(relation)   (\(state)\(names))>"
  }

  /// `UIView:0x7f8a2c504bd0.width == 2*UIView:0x7f8a2c505ad0.height + 10`.
  private var equation: String {
    guard let firstItem else { return "nothing" }
    var right: [String] = []
    if let secondItem, secondAttribute != .notAnAttribute {
      let factor = multiplier == 1 ? "" : "\(Self.words(of: multiplier))*"
      right.append("\(factor)\(Self.words(of: secondItem)).\(secondAttribute)")
      if constant != 0 {
        right.append("\(constant < 0 ? "-" : "+") \(Self.words(of: abs(constant)))")
      }
    } else {
      right.append(Self.words(of: constant))
    }
    return "\(Self.words(of: firstItem)).\(firstAttribute) \(relation.sign) "
      + right.joined(separator: " ") + weight
  }

  /// ` @750`; nothing for what is required.
  private var weight: String {
    priority == .required ? "" : " @\(Self.words(of: CGFloat(priority.rawValue)))"
  }

  /// The constraint as a line of visual format and what that names, if it is the distance between two edges that face
  /// each other or of a view from its superview's.
  private var visual: (text: String, names: String)? {
    guard let first = firstItem, let second = secondItem, multiplier == 1 else { return nil }
    let along: (start: Attribute, end: Attribute) =
      switch firstAttribute {
      case .leading, .trailing: (.leading, .trailing)
      case .top, .bottom: (.top, .bottom)
      default: (.notAnAttribute, .notAnAttribute)
      }
    guard [along.start, along.end].contains(secondAttribute) else { return nil }
    let parent = (first as? UIView)?.superview
    let line: (before: String, after: String, distance: CGFloat, isReversed: Bool)
    let (one, other) = ("[\(Self.words(of: first))]", "[\(Self.words(of: second))]")
    var names = ""
    switch (firstAttribute == along.start, secondAttribute == along.start) {
    case (true, false): line = (other, one, constant, false)
    case (false, true): line = (one, other, -constant, true)
    case (let isStart, _):
      guard parent === second else { return nil }
      names = ", names: '|':\(Self.words(of: second)) "
      line = isStart ? ("|", one, constant, false) : (one, "|", -constant, true)
    }
    let relation = line.isReversed ? self.relation.reversedSign : self.relation.sign
    let sign = relation == "==" ? "" : relation
    let axis = along.start == .top ? "V" : "H"
    return (
      "\(axis):\(line.before)-(\(sign)\(Self.words(of: line.distance))\(weight))-\(line.after)",
      names
    )
  }

  /// The class and address of an item, with the name that it was given.
  private static func words(of item: AnyObject) -> String {
    if let sides = (item as? LayoutDistance)?.sides {
      func words(_ side: Side) -> String { "\(Self.words(of: side.item)).\(side.attribute)" }
      return "(\(words(sides.end)) - \(words(sides.start)))"
    }
    let address = (item as? UIResponder)?.address(0) ?? (item as? NSObject)?.numberedAddress ?? ""
    let type = String(reflecting: type(of: item)).replacing("UIKitCore.", with: "")
    let name = (item as? UILayoutGuide).map(\.identifier) ?? ""
    return "\(type):\(address)" + (name.isEmpty ? "" : "'\(name)'")
  }

  /// A number without a fraction that says nothing, to six digits.
  private static func words(of value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15
      ? "\(Int(value))" : String(format: "%g", Double(value))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The sign once both sides have changed places.
  fileprivate var reversedSign: String {
    switch self {
    case .lessThanOrEqual: ">="
    case .equal: "=="
    case .greaterThanOrEqual: "<="
    }
  }
}
