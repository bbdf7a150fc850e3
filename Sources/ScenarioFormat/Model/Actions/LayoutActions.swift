extension Action {
  /// `setCollectionViewLayout(_:animated:completion:)`.
  public struct LayoutChange: Hashable, Sendable {
    public var layout = SourceName.none
    public var animated = true
    public var duration = 0.3
    /// Runs when the animation has ended.
    public var completion: [Step] = []
  }

  /// `startInteractiveTransition(to:)`, moved along and then finished or cancelled.
  public struct InteractiveTransition: Hashable, Sendable {
    public var to = SourceName.none
    /// How far it is moved before it ends, 0…1.
    public var progress = 1.0
    /// Whether it is finished; otherwise it is cancelled.
    public var finish = true
    /// Of the movement up to `progress`, in seconds.
    public var duration = 0.5
  }

  /// `UIView.animate(withDuration:…)`.
  public struct Animation: Hashable, Sendable {
    public var duration = 0.25
    /// Between the call and the first movement.
    public var delay = 0.0
    public var timing = Timing.curve(.easeInOut)
    /// What the closure does, all at once.
    public var steps: [Step] = []
    public var completion: [Step] = []
  }

  /// New states of cells and new properties of overlays.
  public struct ViewChange: Hashable, Sendable {
    public var cells: [CellState] = []
    public var overlays: [OverlayChange] = []
  }

  public struct CellState: Hashable, Sendable {
    public let cell: Located<ItemReference>
    public let state: SourceName
  }

  public struct OverlayChange: Hashable, Sendable {
    public let id: SourceName
    /// Of `AnimatableProperty`, in the order of the text.
    public let properties: [PropertyValue.Entry]
  }
}

extension SourceName {
  /// Stands in for a required name until it is read.
  static let none = SourceName("", at: SourceRange(file: "", line: 1, column: 1, length: 0))
}

extension Action.LayoutChange {
  static let table = MappingTable<Self>("setCollectionViewLayout", "another layout") {
    Field("layout", \.layout, .name, "its name under 'layouts'", required: true, synonyms: ["to"])
    Field("animated", \.animated, .bool, "whether the cells move there")
    Field("duration", \.duration, .seconds, "of the animation")
    Field("completion", \.completion, .steps, "what happens when it has ended")
  }

  static let reader = ValueReader.byShape(
    scalar: ValueReader<SourceName>.name.map { Self(layout: $0) }.expecting("the name of a layout"),
    mapping: .mapping({ Self() }, { table }))
}

extension Action.InteractiveTransition {
  static let table = MappingTable<Self>(
    "startInteractiveTransition", "a transition that a finger moves"
  ) {
    Field(
      "to", \.to, .name, "the layout's name under 'layouts'", required: true, synonyms: ["layout"])
    Field("progress", \.progress, .number(0...1), "how far it is moved, 0…1")
    Field("finish", \.finish, .bool, "whether it is finished; otherwise it is cancelled")
    Field("duration", \.duration, .seconds, "of the movement")
  }
}

extension Action.Animation {
  static let table = MappingTable<Self>("animate", "changes that are animated together") {
    Field("duration", \.duration, .seconds, "of the animation", required: true)
    Field("delay", \.delay, .seconds, "before it begins")
    Field(
      "curve", \.timing, .curve, "easeInOut, easeIn, easeOut, linear, or four control values",
      synonyms: ["timing", "options", "easing"])
    Field(
      "spring", \.timing, .spring, "{dampingRatio, initialVelocity}",
      synonyms: ["usingSpringWithDamping"])
    Field(
      "do", \.steps, .steps, "what is animated", required: true,
      synonyms: ["animations", "actions"])
    Field("completion", \.completion, .steps, "what happens when it has ended")
  }

  static let reader = ValueReader.mapping({ Self() }, { table }) { _, present, _, reading in
    if present["curve"] != nil, let spring = present["spring"] {
      reading.report(.curveAndSpring, at: spring)
    }
  }
}

extension Finding.Message {
  fileprivate static let curveAndSpring = Self(
    .conflictingKeys, "'curve' and 'spring' exclude each other")
}
