import Foundation

/// The words of the grammar as lists for people: made from the tables that the reader reads by.
package enum Catalog: String, CaseIterable, Sendable {
  case keys
  case layouts
  case actions
  case effects
  case views
  case transforms
  case events
  case devices
  case themes
  case palettes
  case colors
  case curves
  case metrics
  case names
  case functions
  case findings

  package struct Entry: Hashable, Sendable, Codable {
    package let name: String
    /// A heading; entries of a group stand together.
    ///
    /// Empty if there are no groups.
    package let group: String
    package let summary: String
    /// A line of YAML; empty if the name says it all.
    package let example: String
    /// The properties of a layout class; empty for all else.
    package let properties: [Property]

    init(
      _ name: String, group: String = "", _ summary: String, example: String = "",
      properties: [Property] = []
    ) {
      self.name = name
      self.group = group
      self.summary = summary
      self.example = example
      self.properties = properties
    }
  }

  package struct Property: Hashable, Sendable, Codable {
    package let name: String
    package let summary: String
  }

  /// The heading of the list.
  var title: String {
    switch self {
    case .keys: "Keys"
    case .layouts: "Layout classes"
    case .actions: "Actions"
    case .effects: "Effects"
    case .views: "Views"
    case .transforms: "Transforms"
    case .events: "Events"
    case .devices: "Devices"
    case .themes: "Themes"
    case .palettes: "Palettes"
    case .colors: "Colors"
    case .curves: "Curves"
    case .metrics: "Metrics"
    case .names: "Names in formulas"
    case .functions: "Functions in formulas"
    case .findings: "Findings"
    }
  }

  /// A sentence on where the entries are used.
  var summary: String {
    switch self {
    case .keys: "Every mapping of a scenario with its keys, from the outermost inwards."
    case .layouts: "The classes that a scenario's `layout` may name, with their properties."
    case .actions: "The steps of a timeline, and of an event's reaction."
    case .effects: "The changes that a layout makes to its elements."
    case .views: "The views that cells and supplementary views are made of."
    case .transforms: "The steps of a transform, applied in their order."
    case .events: "The moments at which a scenario's `delegate` may react."
    case .devices: "The screens that a canvas may have."
    case .themes: "The appearances in which a scenario is drawn."
    case .palettes: "The sequences of colors that items get."
    case .colors: "The colors that have a name, light and dark."
    case .curves: "The timing curves of animations."
    case .metrics: "The measures by which pictures are compared."
    case .names: "The values that a formula may use."
    case .functions: "The functions that a formula may call."
    case .findings: "The codes of what is reported of a scenario or a layout."
    }
  }

  package var entries: [Entry] {
    switch self {
    case .keys:
      ScenarioDraft.table.description.reachable.flatMap { kind in
        kind.keys.map { key in
          Entry(
            key.name, group: kind.name,
            "\(key.doc) (\(key.schema.text)\(key.isRequired ? ", required" : ""))")
        }
      }
    case .layouts:
      LayoutClass.all.map { layout in
        Entry(
          layout.name, layout.doc, example: "layout: {class: \(layout.name)}",
          properties: layout.properties.map { Property(name: $0.name, summary: $0.doc) })
      }
    case .actions: Self.entries(of: Action.table)
    case .effects: Self.entries(of: Effect.table)
    case .views: Self.entries(of: ViewElement.table)
    case .transforms: Self.entries(of: TransformStep.table)
    case .events:
      Reaction.description(variables: []).keys.map { Entry($0.name, $0.doc) }
    case .devices:
      DevicePreset.all.map {
        let size = "\(Double($0.size.width).shortText) x \(Double($0.size.height).shortText)"
        return Entry($0.name, "\(size) pt @\($0.scale)x", example: "canvas: {device: \($0.name)}")
      }
    case .themes:
      Theme.allCases.map { Entry($0.rawValue, "resolves colours as in \($0.rawValue) mode") }
    case .palettes: Palette.Preset.allCases.map { Entry($0.rawValue, $0.summary) }
    case .colors: NamedColors.all.map { Entry($0.name, Self.summary(of: $0.color)) }
    case .curves:
      Timing.Curve.allCases.map {
        Entry($0.rawValue, "as UIView.AnimationCurve", example: "curve: \($0.rawValue)")
      }
    case .metrics: Verification.Metric.allCases.map { Entry($0.rawValue, $0.summary) }
    case .names: NameScope.standard.names.map { Entry($0.name, $0.doc) }
    case .functions: Expression.Function.allCases.map { Entry($0.rawValue, $0.usage) }
    case .findings: FindingCode.allCases.map { Entry($0.rawValue, $0.explanation) }
    }
  }

  private static func entries<Frame, Value>(of table: CaseTable<Frame, Value>) -> [Entry] {
    table.cases.map {
      Entry($0.description.name, group: $0.group, $0.description.doc, example: $0.example)
    }
  }

  private static func summary(of color: ThemedColor) -> String {
    let light = Expression.Value.color(color.light).text
    let dark = Expression.Value.color(color.dark).text
    return light == dark ? light : "\(light), dark \(dark)"
  }
}
