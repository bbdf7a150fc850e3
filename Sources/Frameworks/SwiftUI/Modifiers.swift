public import Foundation
import UIKitCore

/// A view that is changed in some way.
public struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  var look: (inout Look) -> Void = { _ in }
  var node: (any Node, Look) -> any Node = { node, _ in node }
  /// Whether the change is for each of several views, as that of a look is.
  var isForEach = false

  func nodes(_ outer: Look) -> [any Node] {
    var inner = outer
    look(&inner)
    return isForEach ? content.resolved(inner) : [node(content.node(inner), inner)]
  }
}

extension View {
  private func look(_ change: @escaping (inout Look) -> Void) -> ModifiedView<Self> {
    ModifiedView(content: self, look: change, isForEach: true)
  }

  private func node(_ change: @escaping (any Node, Look) -> any Node) -> ModifiedView<Self> {
    ModifiedView(content: self, node: change)
  }

  private func effect(_ change: @escaping (UIView) -> Void) -> ModifiedView<Self> {
    node { node, _ in EffectNode(child: node, change: change) }
  }

  // MARK: Looks

  /// The font of texts.
  public func font(_ font: Font?) -> ModifiedView<Self> { look { $0.font = font ?? .body } }
  /// The thickness of texts.
  public func fontWeight(_ weight: Font.Weight?) -> ModifiedView<Self> {
    look { $0.weight = weight?.uiWeight }
  }
  /// Bold texts.
  public func bold(_ isActive: Bool = true) -> ModifiedView<Self> {
    look { if isActive { $0.weight = .bold } }
  }
  /// The colour of texts, symbols and shapes.
  public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
    look { $0.color = color?.color(tint: $0.tint) }
  }
  /// The colour of texts, symbols and shapes.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> ModifiedView<Self> {
    look { $0.color = style.color(tint: $0.tint) }
  }
  /// The colour of what can be tapped.
  public func tint(_ color: Color?) -> ModifiedView<Self> {
    look { $0.tint = color?.color(tint: nil) }
  }
  /// The most lines of texts; nil for as many as it takes.
  public func lineLimit(_ number: Int?) -> ModifiedView<Self> { look { $0.lineLimit = number } }
  /// The side at which lines of texts stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView<Self> {
    look { $0.alignment = alignment }
  }
  /// How large symbols are.
  public func imageScale(_ scale: Image.Scale) -> ModifiedView<Self> {
    look {
      $0.imageScale =
        switch scale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
  }

  // MARK: Room

  /// Room at some sides: 16 points unless it is said.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
    let room = length ?? 16
    func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? room : 0 }
    return padding(
      EdgeInsets(
        top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing)))
  }
  /// Room at all sides.
  public func padding(_ length: CGFloat) -> ModifiedView<Self> { padding(.all, length) }
  /// Room at each side.
  public func padding(_ insets: EdgeInsets) -> ModifiedView<Self> {
    node { node, _ in
      PaddingNode(
        child: node,
        insets: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
  }
  /// A frame of given measures.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    node { node, _ in FrameNode(child: node, width: width, height: height, alignment: alignment) }
  }
  /// A frame of bounded measures; ideal ones make no difference.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    node { node, _ in
      FrameNode(
        child: node, least: (minWidth, minHeight), most: (maxWidth, maxHeight),
        alignment: alignment)
    }
  }
  /// Fixed proportions, width to height; nil for those of the view.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedView<Self> {
    node { node, _ in AspectNode(child: node, ratio: aspectRatio, fills: contentMode == .fill) }
  }
  /// As large as fits whole.
  public func scaledToFit() -> ModifiedView<Self> { aspectRatio(contentMode: .fit) }
  /// As small as fills the room.
  public func scaledToFill() -> ModifiedView<Self> { aspectRatio(contentMode: .fill) }
  /// Moved from its place, which it keeps for others.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> {
    effect { $0.transform = CGAffineTransform(translationX: x, y: y) }
  }

  // MARK: Layers

  /// Something behind the view, in its room.
  public func background<Back: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Back
  ) -> ModifiedView<Self> {
    let back = content()
    return node { node, look in
      LayeredNode(child: node, other: back.node(look), isBehind: true, alignment: alignment)
    }
  }
  /// Something behind the view, in its room.
  public func background<Back: View>(
    _ background: Back, alignment: Alignment = .center
  ) -> ModifiedView<Self> { self.background(alignment: alignment) { background } }
  /// A colour behind the view.
  @_disfavoredOverload public func background<Style: ShapeStyle>(_ style: Style) -> ModifiedView<
    Self
  > {
    background(style, in: Rectangle())
  }
  /// A shape of a colour behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> ModifiedView<Self> { background { shape.fill(style) } }
  /// Something before the view, in its room.
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> ModifiedView<Self> {
    let front = content()
    return node { node, look in
      LayeredNode(child: node, other: front.node(look), isBehind: false, alignment: alignment)
    }
  }
  /// Something before the view, in its room.
  public func overlay<Front: View>(
    _ overlay: Front, alignment: Alignment = .center
  ) -> ModifiedView<Self> { self.overlay(alignment: alignment) { overlay } }

  // MARK: Effects

  /// Round corners, at which the view ends.
  public func cornerRadius(_ radius: CGFloat) -> ModifiedView<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  /// A shape at which the view ends.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> ModifiedView<Self> {
    effect { view in
      let stencil = CAShapeLayer()
      stencil.path = shape.outline(in: view.bounds).cgPath
      view.layer.mask = stencil
    }
  }
  /// The view ends at its frame.
  public func clipped() -> ModifiedView<Self> { effect { $0.clipsToBounds = true } }
  /// How much one sees of the view, 0 to 1.
  public func opacity(_ opacity: Double) -> ModifiedView<Self> { effect { $0.alpha = opacity } }
  /// A shadow of the view; black at a third unless it is said.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedView<Self> {
    effect { view in
      view.layer.shadowColor = color.color(tint: nil).cgColor
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = radius / 2
      view.layer.shadowOffset = CGSize(width: x, height: y)
    }
  }
  /// Turned clockwise.
  public func rotationEffect(_ angle: Angle) -> ModifiedView<Self> {
    effect { $0.transform = CGAffineTransform(rotationAngle: angle.radians) }
  }
  /// Made larger or smaller around its middle.
  public func scaleEffect(_ scale: CGFloat) -> ModifiedView<Self> {
    effect { $0.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }
  /// Takes no notice of names for those who cannot see.
  public func accessibilityLabel(_ label: String) -> Self { self }
  /// Takes no notice of names for tests.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Takes no notice of what is hidden from those who cannot see.
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
}

/// How something fits into its room.
public enum ContentMode: Hashable, Sendable { case fit, fill }

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double { radians * 180 / .pi }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
