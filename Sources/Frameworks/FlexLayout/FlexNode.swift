import Foundation

/// The room that an item has along one axis, in points.
enum FlexRoom: Hashable {
  case exactly(CGFloat)
  case atMost(CGFloat)
  case any

  var length: CGFloat? {
    switch self {
    case .exactly(let length), .atMost(let length): length
    case .any: nil
    }
  }

  /// The length if there is no choice; nil otherwise.
  var exact: CGFloat? { if case .exactly(let length) = self { length } else { nil } }

  /// The room without what is around its content.
  func inset(by length: CGFloat) -> FlexRoom {
    switch self {
    case .exactly(let all): .exactly(max(0, all - length))
    case .atMost(let all): .atMost(max(0, all - length))
    case .any: .any
    }
  }
}

/// A pair of lengths, along the axis of a container and across it.
struct FlexPair<Value> {
  var main: Value
  var cross: Value

  init(_ main: Value, _ cross: Value) { (self.main, self.cross) = (main, cross) }

  /// The pair of a width and a height.
  init(isRow: Bool, width: Value, height: Value) {
    self = isRow ? Self(width, height) : Self(height, width)
  }

  func width(isRow: Bool) -> Value { isRow ? main : cross }
  func height(isRow: Bool) -> Value { isRow ? cross : main }
}

/// An item of a flexible layout with the items in it.
final class FlexNode {
  let style: FlexStyle
  let children: [FlexNode]
  /// The size of an item without items for the most that it may have, in points; infinite for any.
  let measure: (CGSize) -> CGSize
  /// Whether the text runs from right to left.
  let isMirrored: Bool
  /// In points of the container.
  var frame = CGRect.zero
  private var sizes: [Question: CGSize] = [:]
  /// For what the places of the items in it are right; nil before they were laid out.
  private var answered: Question?

  /// What a layout depends on.
  private struct Question: Hashable {
    var width: FlexRoom
    var height: FlexRoom
    var ownerWidth: CGFloat?
    var ownerHeight: CGFloat?
  }

  init(
    _ style: FlexStyle, _ children: [FlexNode], isMirrored: Bool,
    measure: @escaping (CGSize) -> CGSize
  ) {
    self.style = style
    self.children = children
    self.isMirrored = isMirrored
    self.measure = measure
  }

  // MARK: Questions

  /// The size for some room, in points; what was asked already is known.
  ///
  /// - Parameters:
  ///   - width: The room for the width.
  ///   - height: The room for the height.
  ///   - owner: The container's content, of which hundredths are.
  /// - Returns: The size with the padding and without margins.
  func size(width: FlexRoom, height: FlexRoom, owner: Owner) -> CGSize {
    let question = Question(
      width: width, height: height, ownerWidth: owner.width, ownerHeight: owner.height)
    if let size = sizes[question] { return size }
    layOut(width: width, height: height, owner: owner)
    return frame.size
  }

  /// Finds the sizes and places of all items, unless they are there already.
  func layOut(width: FlexRoom, height: FlexRoom, owner: Owner) {
    let question = Question(
      width: width, height: height, ownerWidth: owner.width, ownerHeight: owner.height)
    if let size = sizes[question], answered == question || children.isEmpty {
      frame.size = size
      return
    }
    place(width: width, height: height, owner: owner)
    sizes[question] = frame.size
    answered = question
  }

  // MARK: Lengths

  /// What is around the content: left, top, right, bottom; hundredths are of the container's width.
  func padding(_ owner: CGFloat?) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)
  {
    func side(_ edge: FlexEdge) -> CGFloat {
      max(0, style.padding.length(edge, isMirrored: isMirrored)?.points(of: owner) ?? 0)
    }
    return (side(.left), side(.top), side(.right), side(.bottom))
  }

  /// The margin at a side, in points; hundredths are of the container's width.
  func margin(_ edge: FlexEdge, _ owner: CGFloat?) -> CGFloat {
    style.margin.length(edge, isMirrored: isMirrored)?.points(of: owner) ?? 0
  }

  func margins(isHorizontal: Bool, _ owner: CGFloat?) -> CGFloat {
    isHorizontal
      ? margin(.left, owner) + margin(.right, owner) : margin(.top, owner) + margin(.bottom, owner)
  }

  /// The width that is wished for, or that follows from a height.
  func wishedWidth(_ owner: (width: CGFloat?, height: CGFloat?)) -> CGFloat? {
    if let width = style.width?.points(of: owner.width) { return bound(width: width, owner) }
    guard let ratio = style.aspectRatio, let height = style.height?.points(of: owner.height)
    else { return nil }
    return bound(width: height * ratio, owner)
  }

  /// The height that is wished for, or that follows from a width.
  func wishedHeight(_ owner: (width: CGFloat?, height: CGFloat?)) -> CGFloat? {
    if let height = style.height?.points(of: owner.height) { return bound(height: height, owner) }
    guard let ratio = style.aspectRatio, ratio > 0, let width = style.width?.points(of: owner.width)
    else { return nil }
    return bound(height: width / ratio, owner)
  }

  /// The width within the bounds of the style, and not less than the padding.
  func bound(width: CGFloat, _ owner: (width: CGFloat?, height: CGFloat?)) -> CGFloat {
    let padding = padding(owner.width)
    return Self.bound(
      width, style.minWidth?.points(of: owner.width), style.maxWidth?.points(of: owner.width),
      least: padding.left + padding.right)
  }

  /// The height within the bounds of the style, and not less than the padding.
  func bound(height: CGFloat, _ owner: (width: CGFloat?, height: CGFloat?)) -> CGFloat {
    let padding = padding(owner.width)
    return Self.bound(
      height, style.minHeight?.points(of: owner.height), style.maxHeight?.points(of: owner.height),
      least: padding.top + padding.bottom)
  }

  private static func bound(
    _ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?, least padding: CGFloat
  ) -> CGFloat {
    var length = length
    if let most { length = min(length, max(0, most)) }
    if let least { length = max(length, least) }
    return max(length, padding)
  }
}
