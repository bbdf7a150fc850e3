extension Scenario {
  /// Reports headers and footers that are described, but to which no layout gives a height.
  func reportHeadersWithoutRoom(_ reading: Reading) {
    for (kind, property, answer) in [
      ("header", LayoutPropertyName.headerReferenceSize, "referenceSizeForHeaderInSection"),
      ("footer", .footerReferenceSize, "referenceSizeForFooterInSection"),
    ] {
      guard let template = supplementaryViews.first(where: { $0.name == kind }),
        !layouts.isEmpty, layouts.allSatisfy({ $0.hasNoSize(named: property) }),
        !answers.contains(where: { $0.name == answer }),
        !timeline.contains(where: { $0.sets(property) }),
        !delegate.flatMap(\.steps).contains(where: { $0.sets(property) })
      else { continue }
      reading.report(.withoutRoom(kind, property), at: template.location)
    }
  }
}

extension Layout {
  /// Whether the layout has a size of this name, which is left at nothing.
  fileprivate func hasNoSize(named property: LayoutPropertyName) -> Bool {
    guard case .builtIn(let kind) = implementation, [.flow, .list].contains(kind) else {
      return false
    }
    return properties.contains { $0.name == property.rawValue && $0.location == nil }
  }
}

extension Step {
  /// Whether the step, or one inside it, gives a property of the layout another value.
  fileprivate func sets(_ property: LayoutPropertyName) -> Bool {
    if let action = action as? Action.SetValues,
      action.assignments.contains(where: { $0.target == .layoutProperty(property.rawValue) })
    {
      return true
    }
    return action.children.contains { $0.sets(property) }
  }
}

extension Finding.Message {
  fileprivate static func withoutRoom(_ kind: String, _ property: LayoutPropertyName) -> Self {
    .init(
      .unseenView, "no layout gives a \(kind) any height, so that none is shown",
      severity: .warning, hint: "'\(property.rawValue): [bounds.width, 40]' would")
  }
}
