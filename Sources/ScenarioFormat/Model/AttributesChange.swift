/// A layout's answer for appearing or disappearing elements, on top of a starting point.
///
/// For appearing elements this is `initialLayoutAttributesForAppearingItem(at:)`, for disappearing
/// ones `finalLayoutAttributesForDisappearingItem(at:)`.
package struct AttributesChange: Hashable, Sendable {
  /// When the answer differs from UIKit's own.
  package var trigger = Trigger.updates
  package var base = Base.layoutAttributes
  /// In the order of the text.
  package var changes: [Change] = []

  package enum Trigger: String, WordChoice {
    /// Only for index paths of the update in progress.
    case updates
    /// Only during an animated change of the bounds.
    case boundsChange
    /// Whenever UIKit asks, also for elements that merely move.
    case always

    package static var synonyms: [String: String] {
      ["update": "updates", "rotation": "boundsChange", "all": "always"]
    }
  }

  /// The attributes that the changes are applied to.
  package enum Base: String, WordChoice {
    /// The superclass's answer: alpha 0 for elements that are inserted or deleted.
    case superAttributes = "super"
    /// The layout's attributes for the element.
    case layoutAttributes
    /// The attributes before the last `prepare()`.
    case previousAttributes
    /// The attributes after it.
    case currentAttributes
  }

  package enum Change: Hashable, Sendable {
    case alpha(Expression)
    case transform([TransformStep])
    case center(PointExpression)
    case size(SizeExpression)
    case zIndex(Expression)
  }

  /// UIKit's own behaviour.
  package static let none = AttributesChange(base: .superAttributes)
}

extension AttributesChange {
  static func table(_ name: String, base: String) -> MappingTable<AttributesChange> {
    MappingTable(
      name, "the layout attributes that elements \(base == "from" ? "start" : "end") with"
    ) {
      Field("for", \.trigger, .word, "updates, boundsChange or always", synonyms: ["when"])
      Field(
        base, \.base, .word,
        "the attributes that are changed: layoutAttributes, previousAttributes, "
          + "currentAttributes or super"
      )
      Field("alpha", .expression(.alpha), "0 is clear, 1 opaque", synonyms: ["opacity"]) {
        value, root in
        root.changes.append(.alpha(value))
      }
      Field("transform", .transform, "steps such as [{scale: 0.2}, {rotate: 180deg}], or identity")
      { value, root in root.changes.append(.transform(value)) }
      Field("center", .pointExpression, "[x, y] in the content", synonyms: ["position"]) {
        value, root in root.changes.append(.center(value))
      }
      Field("size", .sizeExpression, "[width, height]") { value, root in
        root.changes.append(.size(value))
      }
      Field("zIndex", .expression(.zIndex), "higher is in front") { value, root in
        root.changes.append(.zIndex(value))
      }
    }
  }

  static let appearingTable = table("appearing", base: "from")
  static let disappearingTable = table("disappearing", base: "to")
}

extension ValueReader where Value == AttributesChange {
  static let appearing = ValueReader.mapping(
    { AttributesChange() }, { AttributesChange.appearingTable })
  static let disappearing = ValueReader.mapping(
    { AttributesChange() }, { AttributesChange.disappearingTable })
}
