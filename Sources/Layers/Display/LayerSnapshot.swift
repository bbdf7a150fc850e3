import Foundation

/// A layer and all below it at one moment, animations applied.
public struct LayerSnapshot: Hashable, Sendable {
  /// The layer's number under its clock.
  public var id: UInt64
  /// The layer's name; nil for none.
  public var name: String?
  /// Presentation values.
  public var properties: LayerProperties
  /// In the order of the tree; `zPosition` is yet to be heeded.
  public var sublayers: [LayerSnapshot]
  private var masks: [LayerSnapshot]
  private var transitions: [Transition]

  /// Creates a snapshot; without sublayers, mask and transition if none are given.
  public init(
    id: UInt64, name: String? = nil, properties: LayerProperties, sublayers: [LayerSnapshot] = [],
    mask: LayerSnapshot? = nil, transition: Transition? = nil
  ) {
    self.id = id
    self.name = name
    self.properties = properties
    self.sublayers = sublayers
    masks = mask.map { [$0] } ?? []
    transitions = transition.map { [$0] } ?? []
  }

  /// The same look under other numbers, so that it can stand beside one of another clock.
  public func renumbered(by offset: UInt64) -> LayerSnapshot {
    var result = self
    result.id += offset
    result.sublayers = sublayers.map { $0.renumbered(by: offset) }
    result.masks = masks.map { $0.renumbered(by: offset) }
    for index in transitions.indices {
      result.transitions[index].from = transitions[index].from.renumbered(by: offset)
    }
    return result
  }

  /// In the layer's own coordinates.
  public var mask: LayerSnapshot? { masks.first }

  /// The transition from an earlier look that is under way; nil for none.
  public var transition: Transition? { transitions.first }

  /// The change from one look of a layer to another, under way.
  public struct Transition: Hashable, Sendable {
    /// The way from the old look to the new one.
    public enum Style: Hashable, Sendable {
      case fade
      /// The layer turns about its middle and shows the new look on its back.
      case flip(Flip)
      /// The looks move by the layer's size.
      case slide(Slide, Flip)
    }
    /// The side from which the new look comes round, or in.
    public enum Flip: Hashable, Sendable { case fromLeft, fromRight, fromTop, fromBottom }
    /// What moves: both looks, which fade meanwhile, the new one over the old one, or the old one off the new one.
    public enum Slide: Hashable, Sendable { case push, moveIn, reveal }

    /// The look that goes.
    public var from: LayerSnapshot
    /// The way from the old look to the new one.
    public var style: Style
    /// 0 for the look that goes, 1 for that which comes.
    public var progress: Double

    /// Creates a transition from an old look; `progress` is 0 for that one and 1 for the new one.
    public init(from: LayerSnapshot, style: Style = .fade, progress: Double) {
      self.from = from
      self.style = style
      self.progress = progress
    }
  }
}
