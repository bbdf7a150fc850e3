public import Foundation
public import UIKitCore

/// A font: a style of text, or a size.
public struct Font: Hashable, Sendable {
  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    var uiWeight: UIFont.Weight { UIFont.Weight(rawValue: value) }
    /// Hair.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// Thin.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// Light.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// The usual one.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// Stronger than the usual one.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// Nearly bold.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// Bold.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// Bolder.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The boldest.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }
  /// The build of letters; all are the system's here.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// A purpose of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  private enum Kind: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
  }
  private let kind: Kind
  private var ownWeight: Weight?
  private var isItalic = false

  private init(_ kind: Kind, weight: Weight? = nil) {
    self.kind = kind
    ownWeight = weight
  }

  /// 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// 28 points.
  public static let title = Font(.style(.title))
  /// 22 points.
  public static let title2 = Font(.style(.title2))
  /// 20 points.
  public static let title3 = Font(.style(.title3))
  /// 17 points, nearly bold.
  public static let headline = Font(.style(.headline))
  /// 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// 17 points.
  public static let body = Font(.style(.body))
  /// 16 points.
  public static let callout = Font(.style(.callout))
  /// 13 points.
  public static let footnote = Font(.style(.footnote))
  /// 12 points.
  public static let caption = Font(.style(.caption))
  /// 11 points.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font of a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight)
  }
  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(.style(style), weight: weight) }

  /// The font in another thickness.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.ownWeight = weight
    return font
  }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font leaning.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// UIKit's font.
  @MainActor func uiFont(_ look: Look) -> UIFont {
    let base: UIFont =
      switch kind {
      case .size(let size): .systemFont(ofSize: size)
      case .style(let style): .preferredFont(forTextStyle: style.uiStyle)
      }
    let weight = look.weight ?? ownWeight?.uiWeight
    return weight.map { .systemFont(ofSize: base.pointSize, weight: $0) } ?? base
  }
}

extension Font.TextStyle {
  fileprivate var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

/// What an area or a text is filled with.
@preconcurrency @MainActor public protocol ShapeStyle {
  /// The colour that it stands for.
  func color(tint: UIColor?) -> UIColor
}

/// A colour, which as a view fills the room that it has.
public struct Color: PrimitiveView, ShapeStyle, Hashable {
  private let value: UIColor

  /// UIKit's colour.
  public init(_ color: UIColor) { value = color }
  /// UIKit's colour.
  public init(uiColor: UIColor) { value = uiColor }
  /// The colour of that name in the app's asset catalogs; clear if there is none.
  public init(_ name: String) { value = UIColor(named: name) ?? .clear }
  /// A colour of sRGB, each part from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    value = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  /// A grey, from 0 to 1.
  public init(white: Double, opacity: Double = 1) { value = UIColor(white: white, alpha: opacity) }
  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    value = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// The colour with another opacity.
  public func opacity(_ opacity: Double) -> Color { Color(value.withAlphaComponent(opacity)) }
  /// The colour that it stands for.
  public func color(tint: UIColor?) -> UIColor { value }

  /// That of text.
  public static var primary: Color { Color(.label) }
  /// That of text that matters less.
  public static var secondary: Color { Color(.secondaryLabel) }
  /// That of what can be tapped.
  public static var accentColor: Color { Color(.tintColor) }
  /// No colour.
  public static var clear: Color { Color(.clear) }
  /// Black.
  public static var black: Color { Color(.black) }
  /// White.
  public static var white: Color { Color(.white) }
  /// The system's gray.
  public static var gray: Color { Color(.systemGray) }
  /// The system's red.
  public static var red: Color { Color(.systemRed) }
  /// The system's orange.
  public static var orange: Color { Color(.systemOrange) }
  /// The system's yellow.
  public static var yellow: Color { Color(.systemYellow) }
  /// The system's green.
  public static var green: Color { Color(.systemGreen) }
  /// The system's mint.
  public static var mint: Color { Color(.systemMint) }
  /// The system's teal.
  public static var teal: Color { Color(.systemTeal) }
  /// The system's cyan.
  public static var cyan: Color { Color(.systemCyan) }
  /// The system's blue.
  public static var blue: Color { Color(.systemBlue) }
  /// The system's indigo.
  public static var indigo: Color { Color(.systemIndigo) }
  /// The system's purple.
  public static var purple: Color { Color(.systemPurple) }
  /// The system's pink.
  public static var pink: Color { Color(.systemPink) }
  /// The system's brown.
  public static var brown: Color { Color(.systemBrown) }

  func nodes(_ look: Look) -> [any Node] { [filling { $0.backgroundColor = value }] }
}

/// The colours of text, by how much it matters.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: UIColor
  /// The colour that it stands for.
  public func color(tint: UIColor?) -> UIColor { level }
}

/// The colour of what can be tapped.
public struct TintShapeStyle: ShapeStyle {
  /// The colour of what can be tapped.
  public init() {}
  /// The colour that it stands for.
  public func color(tint: UIColor?) -> UIColor { tint ?? .tintColor }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// No colour.
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// That of text.
  public static var primary: HierarchicalShapeStyle { .init(level: .label) }
  /// That of text that matters less.
  public static var secondary: HierarchicalShapeStyle { .init(level: .secondaryLabel) }
  /// That of text that matters little.
  public static var tertiary: HierarchicalShapeStyle { .init(level: .tertiaryLabel) }
  /// That of text that matters least.
  public static var quaternary: HierarchicalShapeStyle { .init(level: .quaternaryLabel) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// That of what can be tapped.
  public static var tint: TintShapeStyle { .init() }
}

/// A node that takes all room it is offered, 10 points where it may choose.
@MainActor func filling(_ change: @escaping (UIView) -> Void) -> LeafNode {
  LeafNode(
    fit: { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) },
    make: { rect in
      let view = UIView(frame: rect)
      change(view)
      return view
    })
}

/// A text.
public struct Text: PrimitiveView {
  private let text: String
  private var font: Font?
  private var weight: Font.Weight?
  private var color: UIColor?
  private var isStruck = false
  private var isUnderlined = false

  /// A text.
  @_disfavoredOverload public init<Words: StringProtocol>(_ content: Words) {
    text = String(content)
  }
  /// A text; it is not looked up in other languages.
  public init(_ key: String) { text = key }
  /// A text that is not looked up in other languages.
  public init(verbatim content: String) { text = content }
  /// A date in the usual form.
  public init(_ date: Date, style: DateStyle) {
    let formatter = DateFormatter()
    formatter.dateStyle = style == .date ? .long : .none
    formatter.timeStyle = style == .time ? .short : .none
    text = formatter.string(from: date)
  }
  /// The part of a date that is shown.
  public enum DateStyle: Sendable { case date, time }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }
  /// The text in a font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// The text in a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text leaning; upright here.
  public func italic() -> Text { self }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.color = color?.color(tint: nil) }
  }
  /// The text in a colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.color = style.color(tint: nil) }
  }
  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text { with { $0.isStruck = isActive } }
  /// The text with a line below it.
  public func underline(_ isActive: Bool = true) -> Text { with { $0.isUnderlined = isActive } }

  /// One text after another, in the look of the first.
  public static func + (a: Text, b: Text) -> Text {
    var text = Text(verbatim: a.text + b.text)
    (text.font, text.weight, text.color) = (a.font, a.weight, a.color)
    return text
  }

  func nodes(_ look: Look) -> [any Node] {
    var own = look
    if let weight { own.weight = weight.uiWeight }
    let label = UILabel(frame: .zero)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: (font ?? look.font).uiFont(own), .foregroundColor: color ?? look.color ?? .label,
    ]
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    label.numberOfLines = look.lineLimit ?? 0
    label.lineBreakMode = .byTruncatingTail
    label.textAlignment =
      switch look.alignment {
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
    return [
      LeafNode(
        fit: { offered in
          let room = CGSize(
            width: offered.width ?? .greatestFiniteMagnitude,
            height: offered.height.map { max($0, label.font.lineHeight) }
              ?? .greatestFiniteMagnitude)
          let size = label.sizeThatFits(room)
          return CGSize(width: min(size.width, room.width), height: size.height)
        }, make: { _ in label })
    ]
  }
}

/// A picture at its own size, unless it is `resizable()`.
public struct Image: PrimitiveView {
  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Whether a picture shows its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  private let image: UIImage?
  private let isSymbol: Bool
  private var isResizable = false

  /// The picture of that name in the app.
  public init(_ name: String) { (image, isSymbol) = (UIImage(named: name), false) }
  /// Apple's symbol of that name.
  public init(systemName: String) { (image, isSymbol) = (UIImage(systemName: systemName), true) }
  /// UIKit's picture.
  public init(uiImage: UIImage) { (image, isSymbol) = (uiImage, false) }

  private init(_ image: UIImage?, _ other: Image) {
    self.image = image
    isSymbol = other.isSymbol
    isResizable = other.isResizable
  }

  /// The picture as large as the room that it has.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  /// The picture in its own colours, or in that of text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    let mode: UIImage.RenderingMode =
      switch renderingMode {
      case nil: .automatic
      case .template: .alwaysTemplate
      case .original: .alwaysOriginal
      }
    return Image(image?.withRenderingMode(mode), self)
  }
  /// Does nothing: pictures are always smoothed.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// How a picture is smoothed.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  func nodes(_ look: Look) -> [any Node] {
    let view = UIImageView(image: image)
    view.tintColor = look.color ?? .label
    if isSymbol {
      let font = look.font.uiFont(look)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: font.pointSize, weight: .regular, scale: look.imageScale ?? .medium)
    }
    let natural = view.intrinsicContentSize
    let isResizable = isResizable
    return [
      LeafNode(
        fit: { offered in
          guard isResizable else { return natural }
          return CGSize(
            width: offered.width ?? natural.width, height: offered.height ?? natural.height)
        },
        make: { _ in
          view.contentMode = isSymbol && isResizable ? .scaleAspectFit : .scaleToFill
          return view
        })
    ]
  }
}

/// A symbol or a picture before a title.
public struct Label: PrimitiveView {
  private let title: Text
  private let icon: Image
  /// A title after Apple's symbol.
  public init(_ title: String, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// A title after a picture of the app.
  public init(_ title: String, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  func nodes(_ look: Look) -> [any Node] {
    HStack {
      icon
      title
    }.nodes(look)
  }
}

/// A thin line across the room that it has.
public struct Divider: PrimitiveView {
  /// A line.
  public init() {}
  func nodes(_ look: Look) -> [any Node] {
    [
      LeafNode(
        fit: { CGSize(width: $0.width ?? 10, height: 0.5) },
        make: { rect in
          let view = UIView(frame: rect)
          view.backgroundColor = .separator
          return view
        })
    ]
  }
}
