import Foundation

/// What the grammar knows, as lists for people: made from the tables that the reader reads by.
public enum Catalog: String, CaseIterable, Sendable {
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

  public struct Entry: Hashable, Sendable, Codable {
    public let name: String
    /// A heading; entries of a group stand together. Empty if there are no groups.
    public let group: String
    public let summary: String
    /// A line of YAML; empty if the name says it all.
    public let example: String
    /// The properties of a layout class; empty for all else.
    public let properties: [Property]

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

  public struct Property: Hashable, Sendable, Codable {
    public let name: String
    public let summary: String
  }

  public var entries: [Entry] {
    switch self {
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
