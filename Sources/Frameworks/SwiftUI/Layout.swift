public import Foundation
import UIKitCore

/// From left to right, or from top to bottom.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  /// Some axes.
  public struct Set: OptionSet, Sendable {
    /// One bit per axis.
    public let rawValue: Int8
    /// The axes whose bits are set in `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  /// Some sides.
  public struct Set: OptionSet, Sendable {
    /// One bit per side.
    public let rawValue: Int8
    /// The sides whose bits are set in `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Where text begins.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// Where text ends.
    public static let trailing = Set(rawValue: 8)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Those at the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Those above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Room at the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// Where text begins.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// Where text ends.
  public var trailing: CGFloat
  /// No room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Room at each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A place from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  let share: CGFloat
  /// Where text begins.
  public static let leading = HorizontalAlignment(share: 0)
  /// In the middle.
  public static let center = HorizontalAlignment(share: 0.5)
  /// Where text ends.
  public static let trailing = HorizontalAlignment(share: 1)
}

/// A place from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let share: CGFloat
  /// Above.
  public static let top = VerticalAlignment(share: 0)
  /// In the middle.
  public static let center = VerticalAlignment(share: 0.5)
  /// Below.
  public static let bottom = VerticalAlignment(share: 1)
  /// At the first line of text: above, here.
  public static let firstTextBaseline = VerticalAlignment(share: 0)
  /// At the last line of text: below, here.
  public static let lastTextBaseline = VerticalAlignment(share: 1)
}

/// A place in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment
  /// A place.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the side where text begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the side where text ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner where text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where text begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Where something of a size is in a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * horizontal.share,
      y: rect.minY + (rect.height - size.height) * vertical.share, width: size.width,
      height: size.height)
  }
}

/// The side at which lines of a text stand.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// Views beside one another, 8 points apart unless it is said.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views from left to right.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func nodes(_ look: Look) -> [any Node] {
    [
      StackNode(
        content.resolved(look), along: .horizontal, spacing: spacing,
        Alignment(horizontal: .leading, vertical: alignment))
    ]
  }
}

/// Views below one another, 8 points apart unless it is said.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func nodes(_ look: Look) -> [any Node] {
    [
      StackNode(
        content.resolved(look), along: .vertical, spacing: spacing,
        Alignment(horizontal: alignment, vertical: .top))
    ]
  }
}

/// Views on one another, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Views from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func nodes(_ look: Look) -> [any Node] {
    [LayersNode(children: content.resolved(look), alignment: alignment)]
  }
}

/// Takes the room that the other views of a stack leave.
public struct Spacer: PrimitiveView {
  private let least: CGFloat
  /// Room of some points at least; of none here where it is not said.
  public init(minLength: CGFloat? = nil) { least = minLength ?? 0 }

  func nodes(_ look: Look) -> [any Node] {
    let least = least
    return [
      LeafNode(
        fit: { offered in
          CGSize(
            width: max(least, offered.width.map { $0.isFinite ? $0 : least } ?? least),
            height: max(least, offered.height.map { $0.isFinite ? $0 : least } ?? least))
        }, make: { _ in UIView(frame: .zero) }, isSpacer: true)
    ]
  }
}
