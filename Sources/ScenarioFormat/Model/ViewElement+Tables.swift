import Foundation

/// What all views have, while one is read.
struct ElementFrame: Sendable {
  var id = ""
  var frame: RectExpression?
  var insets: InsetsExpression?
  var isCentered = false
  var size: SizeExpression?
  var appearance = ViewElement.Appearance()

  func element(_ content: ViewElement.Content) -> ViewElement {
    let whole = RectExpression.bounds
    let placement: ViewElement.Placement =
      if let frame {
        .frame(frame)
      } else if isCentered || size != nil {
        .centered(size ?? SizeExpression(width: whole.width, height: whole.height))
      } else {
        .insets(insets ?? .zero)
      }
    return ViewElement(id: id, placement: placement, appearance: appearance, content: content)
  }

  @FieldBuilder<Self> static var fields: [Field<Self>] {
    Field(
      "id", \.id, .text, "what states and actions call the view", synonyms: ["tag", "identifier"])
    Field(
      "insets", \.insets, ValueReader<InsetsExpression>.insetsExpression.optional,
      "the distance from the container's edges: one number or [top, left, bottom, right]",
      synonyms: ["padding", "edgeInsets"])
    Field(
      "frame", \.frame, ValueReader<RectExpression>.rectExpression.optional,
      "[x, y, width, height] in the container")
    Field("centered", \.isCentered, .bool, "whether the view is in the middle of the container")
    Field(
      "size", \.size, ValueReader<SizeExpression>.sizeExpression.optional,
      "[width, height] of a centered view")
    Field(
      "backgroundColor", \.appearance.backgroundColor, .colorValue, "a colour, or item.color",
      synonyms: ["background", "color", "backgroundcolor"])
    Field(
      "cornerRadius", \.appearance.cornerRadius, .expression(.length), "in points",
      synonyms: ["radius", "layer.cornerRadius"])
    Field(
      "cornerCurve", \.appearance.cornerCurve, .word, "circular, or continuous as of icons",
      synonyms: ["layer.cornerCurve"])
    Field(
      "borderWidth", \.appearance.borderWidth, .number(0...1000), "in points",
      synonyms: ["layer.borderWidth"])
    Field(
      "borderColor", \.appearance.borderColor, .colorValue, "a colour, or item.color",
      synonyms: ["layer.borderColor"])
    Field(
      "alpha", \.appearance.alpha, .expression(.alpha), "0 is clear, 1 opaque",
      synonyms: ["opacity"])
    Field("transform", \.appearance.transform, .transform, "steps such as [{scale: 0.5}]")
    Field(
      "clipsToBounds", \.appearance.clipsToBounds, .bool,
      "whether what is inside is cut off at the edges", synonyms: ["masksToBounds", "clipped"])
  }

  static var shadowField: Field<Self> {
    Field("shadow", \.appearance.shadow, .shadow, "{color, offset, radius, opacity}")
  }
}

/// A view while it is read: what all views have, and what this kind has.
struct ElementDraft<Payload: Sendable>: Sendable {
  var frame = ElementFrame()
  var payload: Payload

  func element(_ content: ViewElement.Content) -> ViewElement { frame.element(content) }

  static var commonFields: [Field<Self>] {
    ElementFrame.fields.map { $0.lifted(to: Self.self, \.frame) }
  }

  static var shadowField: Field<Self> {
    ElementFrame.shadowField.lifted(to: Self.self, \.frame)
  }
}

extension ViewElement {
  static let table = CaseTable<NoFrame, ViewElement>("view", "a view in a template") {
    Case(
      "view",
      element(view, Void.self) {
        ()
      } make: { _ in
        .view
      }, { $0 }, "a plain view", example: "{view: {backgroundColor: item.color}}",
      synonyms: ["UIView", "rectangle", "container"])
    Case(
      "label",
      element(label, Label.self) {
        Label()
      } make: {
        .label($0)
      }, { $0 }, "a text", example: "{label: {text: item.title}}",
      synonyms: ["UILabel", "text", "Text"])
    Case(
      "image",
      element(image, Image.self) {
        Image()
      } make: {
        .image($0)
      }, { $0 }, "a picture", example: "{image: {source: item.photo}}",
      synonyms: ["UIImageView", "imageView", "Image", "picture"])
    Case(
      "gradient",
      element(gradient, Gradient.self) {
        Gradient()
      } make: {
        .gradient($0)
      }, { $0 }, "a gradient along a line",
      example: "{gradient: {colors: [systemBlue, systemPurple]}}",
      synonyms: ["linearGradient", "LinearGradient", "CAGradientLayer"])
    Case(
      "shape",
      element(shape, Shape.self) {
        Shape()
      } make: {
        .shape($0)
      }, { $0 }, "a filled or stroked outline", example: "{shape: {path: oval, fill: systemRed}}",
      synonyms: ["CAShapeLayer", "path"])
    Case(
      "blur",
      element(blur, Blur.self) {
        Blur()
      } make: {
        .blur($0)
      }, { $0 }, "what is behind, blurred", example: "{blur: {style: regular}}",
      synonyms: ["visualEffect", "UIVisualEffectView", "material"])
    controlCases
    Case(
      "shadow", ValueReader<Shadow>.shadow,
      { ViewElement(appearance: Appearance(shadow: $0), content: .shadow) },
      "a shadow of the whole template", example: "{shadow: {radius: 4, opacity: 0.5}}")
  }

  private static func element<Payload>(
    _ table: MappingTable<ElementDraft<Payload>>, _ type: Payload.Type,
    _ initial: @escaping @Sendable () -> Payload,
    make: @escaping @Sendable (Payload) -> Content
  ) -> ValueReader<ViewElement> {
    ValueReader<ElementDraft<Payload>>.mapping({ ElementDraft(payload: initial()) }, { table }).map
    { $0.element(make($0.payload)) }
  }

  private static let view = MappingTable<ElementDraft<Void>>("plain view", "a plain view") {
    ElementDraft<Void>.commonFields
    ElementDraft<Void>.shadowField
  }

  private static let label = MappingTable<ElementDraft<Label>>("label", "a text") {
    ElementDraft<Label>.commonFields
    ElementDraft<Label>.shadowField
    Field(
      "text", \.payload.text, .template,
      "the text; (item) and the like are filled in, 'item.title' is the item's", required: true)
    Field("font", \.payload.font, .font, "a size, or {size, weight, family}")
    Field(
      "textColor", \.payload.textColor, .colorValue, "a colour, or item.color",
      synonyms: ["foregroundColor", "foregroundStyle"])
    Field(
      "textAlignment", \.payload.textAlignment, .word, "natural, left, center or right",
      synonyms: ["alignment", "multilineTextAlignment"])
    Field(
      "vertical", \.payload.vertical, .word, "top, center or bottom",
      synonyms: ["verticalAlignment"])
    Field(
      "numberOfLines", \.payload.numberOfLines, .integer(0...1000), "0 is as many as fit",
      synonyms: ["lineLimit", "lines"])
  }

  private static let image = MappingTable<ElementDraft<Image>>("image", "a picture") {
    ElementDraft<Image>.commonFields
    ElementDraft<Image>.shadowField
    Field(
      "source", \.payload.source, .imageSource, "item.photo, photo:… or a PNG file",
      synonyms: ["name", "named", "src"])
    Field(
      "contentMode", \.payload.contentMode, .word,
      "scaleToFill, scaleAspectFit, scaleAspectFill or center")
  }

  private static let gradient = MappingTable<ElementDraft<Gradient>>(
    "gradient", "a gradient along a line"
  ) {
    ElementDraft<Gradient>.commonFields
    ElementDraft<Gradient>.shadowField
    Field(
      "colors", \.payload.colors, .list(of: .colorValue, "a list of colours"),
      "from the start to the end", required: true)
    Field("startPoint", \.payload.startPoint, .pointExpression(.unit), "[x, y] in the unit square")
    Field("endPoint", \.payload.endPoint, .pointExpression(.unit), "[x, y] in the unit square")
  }

  private static let shape = MappingTable<ElementDraft<Shape>>(
    "shape", "a filled or stroked outline"
  ) {
    ElementDraft<Shape>.commonFields
    ElementDraft<Shape>.shadowField
    Field("path", \.payload.path, .word, "the outline", synonyms: ["shape", "kind"])
    Field("fill", \.payload.fill, .colorValue, "the colour inside", synonyms: ["fillColor"])
    Field(
      "stroke", \.payload.stroke, .colorValue, "the colour of the line", synonyms: ["strokeColor"])
    Field(
      "lineWidth", \.payload.lineWidth, .number(0...1000), "in points", synonyms: ["strokeWidth"])
  }

  private static let blur = MappingTable<ElementDraft<Blur>>("blur", "what is behind, blurred") {
    ElementDraft<Blur>.commonFields
    Field("style", \.payload.style, .word, "a UIBlurEffect.Style")
    Field(
      "fractionComplete", \.payload.fractionComplete, .expression(.alpha),
      "0 is no blur, 1 all of it")
  }
}

extension ValueReader where Value == ViewElement.Shadow {
  static let shadow = ValueReader.mapping(
    { ViewElement.Shadow(opacity: 1) }, { ViewElement.Shadow.table })
}

extension ViewElement.Shadow {
  fileprivate static let table = MappingTable<Self>("shadow", "a layer's shadow") {
    Field("color", \.color, .colorValue, "black if left out", synonyms: ["shadowColor"])
    Field("offset", .point(.init(-1000...1000)), "[x, y] in points", synonyms: ["shadowOffset"]) {
      value, root in
      root.offsetX = value.x
      root.offsetY = value.y
    }
    Field(
      "radius", \.radius, .number(0...200), "the blur, in points",
      synonyms: ["shadowRadius", "blur"])
    Field(
      "opacity", \.opacity, .number(0...1), "0…1",
      synonyms: ["shadowOpacity", "alpha"])
  }
}

extension ValueReader where Value == ViewElement.Font {
  static let font: ValueReader = .byShape(
    scalar: ValueReader<Double>.number(1...1000, "a size in points").map {
      ViewElement.Font(size: $0)
    },
    mapping: .mapping({ ViewElement.Font() }, { ViewElement.Font.table }))
}

extension ViewElement.Font {
  fileprivate static let table = MappingTable<Self>("font", "a font") {
    Field(
      "size", \.size, .number(1...1000), "in points",
      synonyms: ["pointSize", "fontSize"])
    Field("weight", \.weight, .word, "as in UIFont.Weight", synonyms: ["fontWeight"])
    Field(
      "family", \.family, .name, "the system font if left out", synonyms: ["name", "fontFamily"])
  }
}

extension ValueReader where Value == ViewElement.ImageSource {
  static let imageSource = ValueReader(.text, "item.photo, photo:coast/3 or a PNG file") {
    node, reading in
    guard let text = ValueReader<String>.text.read(node, reading) else { return nil }
    if text == "item.photo" { return .item }
    for prefix in ["photo:", "placeholder:"] where text.hasPrefix(prefix) {
      return Photo(String(text.dropFirst(prefix.count)), at: node.range, reading).map { .made($0) }
    }
    return .file(SourceName(text, at: node.range))
  }
}

extension ValueReader where Value == [ViewElement] {
  static let views = ValueReader.list(
    of: ValueReader<ViewElement>.cases { ViewElement.table },
    "a list of views such as [{label: {text: item.title}}]"
  )
  .map { elements in
    elements.enumerated().map { index, element in
      var element = element
      if element.id.isEmpty { element.id = "view-\(index)" }
      return element
    }
  }
}
