import Foundation
import UIKitCore

/// What text and shapes look like unless they say it themselves.
struct Look {
  var font = Font.body
  var weight: UIFont.Weight?
  var isItalic = false
  var color: UIColor?
  var tint: UIColor?
  var lineLimit: Int?
  var alignment = TextAlignment.leading
  var imageScale: UIImage.SymbolScale?
}

/// What is laid out: it answers how large it would be, and is put into its place.
///
/// Sizes are in points; a proposal without a number on an axis asks for the size that suits the content.
@MainActor protocol Node {
  /// The size for a proposal.
  func size(_ proposal: Proposal) -> CGSize
  /// Adds views that show it in `rect` to `host`.
  func place(in rect: CGRect, on host: UIView)
  /// Whether it takes room that others leave.
  var isSpacer: Bool { get }
}

extension Node {
  var isSpacer: Bool { false }
}

/// The room that is offered; nil on an axis for as much as suits the content.
struct Proposal {
  var width: CGFloat?
  var height: CGFloat?
}

/// Children one after another, or on one another.
struct StackNode: Node {
  private let children: [any Node]
  private let axis: Axis
  private let spacing: CGFloat
  private let alignment: Alignment
  /// The room between children where nobody says, in points.
  private static let standardSpacing: CGFloat = 8

  init(_ children: [any Node], along axis: Axis, spacing: CGFloat?, _ alignment: Alignment) {
    self.children = children
    self.axis = axis
    self.spacing = spacing ?? Self.standardSpacing
    self.alignment = alignment
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func proposal(_ length: CGFloat?, _ breadth: CGFloat?) -> Proposal {
    axis == .horizontal
      ? Proposal(width: length, height: breadth) : Proposal(width: breadth, height: length)
  }

  /// The sizes of the children: those that give way least are asked first, each for an equal share of what is left, as SwiftUI
  /// does.
  private func sizes(_ offered: Proposal) -> [CGSize] {
    let total = axis == .horizontal ? offered.width : offered.height
    let across = axis == .horizontal ? offered.height : offered.width
    guard let total else {
      return children.map { $0.isSpacer ? .zero : $0.size(proposal(nil, across)) }
    }
    var sizes = children.map { _ in CGSize.zero }
    var left = max(0, total - spacing * CGFloat(max(0, children.count - 1)))
    func give(_ child: any Node) -> CGFloat {
      child.isSpacer
        ? .infinity
        : length(child.size(proposal(.greatestFiniteMagnitude, across)))
          - length(child.size(proposal(0, across)))
    }
    let order = children.indices.map { ($0, give(children[$0])) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    for (done, index) in order.enumerated() {
      let size = children[index].size(proposal(left / CGFloat(children.count - done), across))
      // A spacer has no breadth.
      sizes[index] =
        children[index].isSpacer
        ? axis == .horizontal
          ? CGSize(width: size.width, height: 0) : CGSize(width: 0, height: size.height) : size
      left = max(0, left - length(size))
    }
    return sizes
  }

  func size(_ offered: Proposal) -> CGSize {
    let sizes = sizes(offered)
    let long = sizes.map(length).reduce(0, +) + spacing * CGFloat(max(0, children.count - 1))
    let broad = sizes.map(breadth).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: long, height: broad) : CGSize(width: broad, height: long)
  }

  func place(in rect: CGRect, on host: UIView) {
    let sizes = sizes(Proposal(width: rect.width, height: rect.height))
    var start = axis == .horizontal ? rect.minX : rect.minY
    for (child, size) in zip(children, sizes) {
      var frame = alignment.place(size, in: rect)
      if axis == .horizontal { frame.origin.x = start } else { frame.origin.y = start }
      child.place(in: frame, on: host)
      start += length(size) + spacing
    }
  }
}

/// Children on one another, the last in front.
struct LayersNode: Node {
  let children: [any Node]
  let alignment: Alignment

  func size(_ proposal: Proposal) -> CGSize {
    let sizes = children.map { $0.size(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func place(in rect: CGRect, on host: UIView) {
    for child in children {
      let size = child.size(Proposal(width: rect.width, height: rect.height))
      child.place(in: alignment.place(size, in: rect), on: host)
    }
  }
}

/// A child with something of the same size behind it or before it.
struct LayeredNode: Node {
  let child: any Node
  let other: any Node
  let isBehind: Bool
  let alignment: Alignment

  func size(_ proposal: Proposal) -> CGSize { child.size(proposal) }

  func place(in rect: CGRect, on host: UIView) {
    let size = other.size(Proposal(width: rect.width, height: rect.height))
    let frame = alignment.place(size, in: rect)
    if isBehind { other.place(in: frame, on: host) }
    child.place(in: rect, on: host)
    if !isBehind { other.place(in: frame, on: host) }
  }
}

/// Room around a child.
struct PaddingNode: Node {
  let child: any Node
  let insets: UIEdgeInsets

  func size(_ proposal: Proposal) -> CGSize {
    let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
    let inner = child.size(
      Proposal(
        width: proposal.width.map { max(0, $0 - across) },
        height: proposal.height.map { max(0, $0 - along) }))
    return CGSize(width: inner.width + across, height: inner.height + along)
  }

  func place(in rect: CGRect, on host: UIView) { child.place(in: rect.inset(by: insets), on: host) }
}

/// A child in a frame whose measures are given, or bounded.
struct FrameNode: Node {
  let child: any Node
  var width: CGFloat?
  var height: CGFloat?
  var least = (width: CGFloat?.none, height: CGFloat?.none)
  var most = (width: CGFloat?.none, height: CGFloat?.none)
  let alignment: Alignment

  func size(_ proposal: Proposal) -> CGSize {
    let inner = child.size(offered(proposal))
    return CGSize(
      width: measure(width, least.width, most.width, proposal.width, inner.width),
      height: measure(height, least.height, most.height, proposal.height, inner.height))
  }

  private func offered(_ proposal: Proposal) -> Proposal {
    func bounded(_ value: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
      value.map { min(max($0, least ?? 0), most ?? .infinity) }
    }
    return Proposal(
      width: width ?? bounded(proposal.width, least.width, most.width),
      height: height ?? bounded(proposal.height, least.height, most.height))
  }

  private func measure(
    _ fixed: CGFloat?, _ least: CGFloat?, _ most: CGFloat?, _ offered: CGFloat?, _ inner: CGFloat
  ) -> CGFloat {
    if let fixed { return fixed }
    guard least != nil || most != nil else { return inner }
    // With a bound above, the frame takes what it is offered up to that; else the child's measure.
    let wanted = most != nil ? min(offered ?? inner, most ?? inner) : inner
    return max(wanted, least ?? (most == nil ? inner : 0))
  }

  func place(in rect: CGRect, on host: UIView) {
    let size = child.size(Proposal(width: rect.width, height: rect.height))
    child.place(in: alignment.place(size, in: rect), on: host)
  }
}

/// A child with a shape, an opacity or a shift of its own, in a view that holds it.
struct EffectNode: Node {
  let child: any Node
  let change: (UIView) -> Void

  func size(_ proposal: Proposal) -> CGSize { child.size(proposal) }

  func place(in rect: CGRect, on host: UIView) {
    let holder = UIView(frame: rect)
    host.addSubview(holder)
    child.place(in: CGRect(origin: .zero, size: rect.size), on: holder)
    change(holder)
  }
}

/// A child of fixed proportions.
struct AspectNode: Node {
  let child: any Node
  let ratio: CGFloat?
  let fills: Bool

  func size(_ proposal: Proposal) -> CGSize {
    let ideal = child.size(Proposal())
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return ideal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ideal
    case (let width?, nil): return CGSize(width: width, height: width / ratio)
    case (nil, let height?): return CGSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio > height
      return isWide == fills
        ? CGSize(width: width, height: width / ratio)
        : CGSize(width: height * ratio, height: height)
    }
  }

  func place(in rect: CGRect, on host: UIView) { child.place(in: rect, on: host) }
}

/// A view of UIKit's, which knows how large it would be.
struct LeafNode: Node {
  let fit: (Proposal) -> CGSize
  let make: (CGRect) -> UIView
  var isSpacer = false

  func size(_ proposal: Proposal) -> CGSize { fit(proposal) }

  func place(in rect: CGRect, on host: UIView) {
    let view = make(rect)
    view.frame = rect
    host.addSubview(view)
  }
}
