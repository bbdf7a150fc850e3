public import Foundation

postfix operator %

/// Hundredths of the container's length.
public postfix func % (value: CGFloat) -> FPercent { FPercent(value: value) }
/// Hundredths of the container's length.
public postfix func % (value: Double) -> FPercent { FPercent(value: CGFloat(value)) }
/// Hundredths of the container's length.
public postfix func % (value: Float) -> FPercent { FPercent(value: CGFloat(value)) }
/// Hundredths of the container's length.
public postfix func % (value: Int) -> FPercent { FPercent(value: CGFloat(value)) }

/// Hundredths of the container's length.
public struct FPercent: Sendable {
  let value: CGFloat
}

/// A length that may depend on the container's.
enum FlexLength {
  case points(CGFloat)
  case percent(CGFloat)

  init?(_ value: CGFloat?) {
    guard let value else { return nil }
    self = .points(value)
  }

  init(_ percent: FPercent) { self = .percent(percent.value) }

  /// In points; nil for a part of a length that is not known.
  func points(of whole: CGFloat?) -> CGFloat? {
    switch self {
    case .points(let points): points
    case .percent(let percent): whole.map { $0 * percent / 100 }
    }
  }
}

/// A side of an item.
enum FlexEdge: Hashable, CaseIterable { case left, top, right, bottom }

/// Lengths at the sides of an item, of which some run with the text.
struct FlexEdges {
  private var lengths: [FlexEdge: FlexLength] = [:]
  var start: FlexLength?
  var end: FlexLength?

  mutating func set(_ length: FlexLength?, _ edges: FlexEdge...) {
    for edge in edges { lengths[edge] = length }
  }

  /// The length at a side; nil where there is none.
  func length(_ edge: FlexEdge, isMirrored: Bool) -> FlexLength? {
    switch edge {
    case .left: (isMirrored ? end : start) ?? lengths[.left]
    case .right: (isMirrored ? start : end) ?? lengths[.right]
    default: lengths[edge]
    }
  }
}

/// How an item and its items are laid out.
struct FlexStyle {
  var direction = Flex.Direction.column
  var wrap = Flex.Wrap.noWrap
  var layoutDirection = Flex.LayoutDirection.inherit
  var justifyContent = Flex.JustifyContent.start
  var alignItems = Flex.AlignItems.stretch
  var alignSelf = Flex.AlignSelf.auto
  var alignContent = Flex.AlignContent.start
  var grow: CGFloat = 0
  var shrink: CGFloat = 0
  var basis: FlexLength?
  var width: FlexLength?
  var height: FlexLength?
  var minWidth: FlexLength?
  var minHeight: FlexLength?
  var maxWidth: FlexLength?
  var maxHeight: FlexLength?
  var aspectRatio: CGFloat?
  var isAbsolute = false
  var isShown = true
  var margin = FlexEdges()
  var padding = FlexEdges()
  var position = FlexEdges()
  var rowGap: CGFloat = 0
  var columnGap: CGFloat = 0
}
