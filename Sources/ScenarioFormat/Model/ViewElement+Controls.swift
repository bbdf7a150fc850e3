import AnimSymbols

extension ViewElement {
  /// One of the system's symbols, in the middle of its view.
  package struct SymbolImage: Hashable, Sendable {
    /// A name as those of SF Symbols, such as `heart.fill`.
    package var name = TextTemplate(parts: [])
    /// The size and weight of the text that the symbol stands beside.
    package var font = Font()
    package var scale = Scale.medium
    /// The colour of a symbol in one colour, or of its first level.
    package var tintColor = ColorValue.named("systemBlue")
    package var rendering = Rendering.monochrome
    /// The colours of the symbol's levels, the first one's first; none to use `tintColor`.
    package var palette: [ColorValue] = []

    /// The size beside the text, by the names of `UIImage.SymbolScale`.
    package enum Scale: String, WordChoice {
      case small
      case medium
      case large
    }

    /// The use of colour, as SF Symbols calls it.
    package enum Rendering: String, WordChoice {
      case monochrome
      case hierarchical
    }
  }

  /// One of UIKit's controls, as it looks when nobody touches it.
  package enum Control: Hashable, Sendable {
    case button(Button)
    case toggle(Toggle)
    case slider(Slider)
    case progress(Progress)
    case activityIndicator(ActivityIndicator)
    case pageControl(PageControl)
    case segmentedControl(SegmentedControl)
  }

  /// A button with a configuration.
  package struct Button: Hashable, Sendable {
    package var title = TextTemplate(parts: [])
    /// The name of a symbol before the title; empty for none.
    package var symbol = TextTemplate(parts: [])
    package var style = Style.plain
    package var size = Size.medium
    package var isCapsule = false
    package var tintColor = ColorValue.named("systemBlue")

    /// The background, by the names of `UIButton.Configuration`.
    package enum Style: String, WordChoice {
      case plain
      case gray
      case tinted
      case filled
      package static var synonyms: [String: String] {
        [
          "borderless": "plain", "bordered": "gray", "borderedTinted": "tinted",
          "borderedProminent": "filled",
        ]
      }
    }

    /// The room around the title, by the names of `UIButton.Configuration.Size`.
    package enum Size: String, WordChoice {
      case mini
      case small
      case medium
      case large
    }
  }

  /// A switch.
  package struct Toggle: Hashable, Sendable {
    package var isOn = Expression.constant(.bool(false))
    package var onTintColor = ColorValue.named("systemGreen")
  }

  /// A slider from 0 to 1.
  package struct Slider: Hashable, Sendable {
    package var value = Expression.number(0.5)
    package var tintColor = ColorValue.named("systemBlue")
  }

  /// A bar that fills from 0 to 1.
  package struct Progress: Hashable, Sendable {
    package var value = Expression.number(0)
    package var tintColor = ColorValue.named("systemBlue")
  }

  /// A wheel that turns.
  package struct ActivityIndicator: Hashable, Sendable {
    package var style = Style.medium
    package var isAnimating = Expression.constant(.bool(true))
    /// Nil for the style's own grey.
    package var color: ColorValue?

    /// The size, by the names of `UIActivityIndicatorView.Style`.
    package enum Style: String, WordChoice {
      case medium
      case large
    }
  }

  /// Dots, one of them the current page's.
  package struct PageControl: Hashable, Sendable {
    package var numberOfPages = Expression.number(0)
    package var currentPage = Expression.number(0)
    /// Nil for UIKit's own: white, of which the dots of other pages have a part.
    package var color: ColorValue?
    package var currentColor: ColorValue?
  }

  /// Segments, one of them selected.
  package struct SegmentedControl: Hashable, Sendable {
    package var segments: [TextTemplate] = []
    package var selected = Expression.number(0)
  }
}

// MARK: Tables

extension ViewElement {
  /// The symbols and controls among the views of a template.
  static let controlCases: [Case<ViewElement>] = [
    Case(
      "symbol", symbolReader, { $0 }, "a symbol of the system, by its name",
      example: "{symbol: heart.fill}", synonyms: ["systemImage", "icon", "systemName"]),
    control("button", buttonTable, Button(), { .button($0) }, "a button", "{button: {title: Buy}}"),
    control("switch", toggleTable, Toggle(), { .toggle($0) }, "a switch", "{switch: {isOn: true}}"),
    control(
      "slider", sliderTable, Slider(), { .slider($0) }, "a slider from 0 to 1",
      "{slider: {value: 0.4}}"),
    control(
      "progress", progressTable, Progress(), { .progress($0) }, "a bar that fills from 0 to 1",
      "{progress: {value: 0.4}}", synonyms: ["progressView", "UIProgressView"]),
    control(
      "activityIndicator", indicatorTable, ActivityIndicator(), { .activityIndicator($0) },
      "a wheel that turns", "{activityIndicator: {style: large}}",
      synonyms: ["spinner", "UIActivityIndicatorView"]),
    control(
      "pageControl", pageTable, PageControl(), { .pageControl($0) },
      "dots, one of them the current page's", "{pageControl: {numberOfPages: 4, currentPage: 1}}"),
    control(
      "segmentedControl", segmentTable, SegmentedControl(), { .segmentedControl($0) },
      "segments, one of them selected", "{segmentedControl: {segments: [Day, Week], selected: 1}}",
      synonyms: ["picker", "UISegmentedControl"]),
  ]

  private static func control<Payload: Sendable>(
    _ name: String, _ table: MappingTable<ElementDraft<Payload>>, _ initial: Payload,
    _ make: @escaping @Sendable (Payload) -> Control, _ doc: String, _ example: String,
    synonyms: [String] = []
  ) -> Case<ViewElement> {
    Case(
      name,
      ValueReader<ElementDraft<Payload>>.mapping({ ElementDraft(payload: initial) }, { table })
        .map { $0.element(.control(make($0.payload))) },
      { $0 }, doc, example: example, synonyms: synonyms)
  }

  /// A name alone, or a mapping.
  private static let symbolReader = ValueReader<ViewElement>.byShape(
    scalar: ValueReader<TextTemplate>.symbolName.map { name in
      ElementDraft(payload: ()).element(.symbol(SymbolImage(name: name)))
    },
    mapping: ValueReader<ElementDraft<SymbolImage>>
      .mapping({ ElementDraft(payload: SymbolImage()) }, { symbolTable })
      .map { $0.element(.symbol($0.payload)) })

  private static let symbolTable = MappingTable<ElementDraft<SymbolImage>>(
    "symbol", "a symbol of the system"
  ) {
    Field(
      "name", \.payload.name, .symbolName, "a name such as heart.fill, or item.symbol",
      required: true, synonyms: ["systemName", "systemImage"])
    Field(
      "font", \.payload.font, .font, "that of the text beside it: a size, or {size, weight}")
    Field("scale", \.payload.scale, .word, "small, medium or large", synonyms: ["imageScale"])
    Field(
      "tintColor", \.payload.tintColor, .colorValue, "a colour, or item.color",
      synonyms: ["color", "foregroundColor", "foregroundStyle"])
    Field("rendering", \.payload.rendering, .word, "monochrome, or hierarchical shades")
    Field(
      "palette", \.payload.palette, .list(of: .colorValue, "a list of colours"),
      "the colours of the symbol's levels")
    ElementDraft<SymbolImage>.commonFields
    ElementDraft<SymbolImage>.shadowField
  }

  private static let buttonTable = MappingTable<ElementDraft<Button>>("button", "a button") {
    Field("title", \.payload.title, .template, "the text", synonyms: ["text", "label"])
    Field(
      "symbol", \.payload.symbol, .symbolName, "a symbol before the title",
      synonyms: ["image", "systemImage", "icon"])
    Field("style", \.payload.style, .word, "plain, gray, tinted or filled")
    Field("buttonSize", \.payload.size, .word, "mini, small, medium or large")
    Field("capsule", \.payload.isCapsule, .bool, "whether its ends are round")
    Field(
      "tintColor", \.payload.tintColor, .colorValue, "a colour, or item.color",
      synonyms: ["color"])
    ElementDraft<Button>.commonFields
  }

  private static let toggleTable = MappingTable<ElementDraft<Toggle>>("switch", "a switch") {
    Field(
      "isOn", \.payload.isOn, .condition, "true, false, or a formula", synonyms: ["on", "value"])
    Field(
      "onTintColor", \.payload.onTintColor, .colorValue, "a colour, or item.color",
      synonyms: ["tintColor", "color"])
    ElementDraft<Toggle>.commonFields
  }

  private static let sliderTable = MappingTable<ElementDraft<Slider>>(
    "slider", "a slider from 0 to 1"
  ) {
    Field("value", \.payload.value, .expression(.alpha), "from 0 to 1")
    Field(
      "tintColor", \.payload.tintColor, .colorValue, "a colour, or item.color",
      synonyms: ["color", "minimumTrackTintColor"])
    ElementDraft<Slider>.commonFields
  }

  private static let progressTable = MappingTable<ElementDraft<Progress>>(
    "progress", "a bar that fills from 0 to 1"
  ) {
    Field("value", \.payload.value, .expression(.alpha), "from 0 to 1", synonyms: ["progress"])
    Field(
      "tintColor", \.payload.tintColor, .colorValue, "a colour, or item.color",
      synonyms: ["color", "progressTintColor"])
    ElementDraft<Progress>.commonFields
  }

  private static let indicatorTable = MappingTable<ElementDraft<ActivityIndicator>>(
    "activityIndicator", "a wheel that turns"
  ) {
    Field("style", \.payload.style, .word, "medium or large")
    Field(
      "isAnimating", \.payload.isAnimating, .condition, "whether it is there and turns",
      synonyms: ["animating"])
    Field(
      "color", \.payload.color, ValueReader<ColorValue>.colorValue.optional,
      "a colour, or item.color", synonyms: ["tintColor"])
    ElementDraft<ActivityIndicator>.commonFields
  }

  private static let pageTable = MappingTable<ElementDraft<PageControl>>(
    "pageControl", "dots, one of them the current page's"
  ) {
    Field(
      "numberOfPages", \.payload.numberOfPages, .expression(0...100), "how many dots",
      required: true, synonyms: ["pages", "count"])
    Field(
      "currentPage", \.payload.currentPage, .expression(0...100),
      "from 0; the nearest to what a formula gives", synonyms: ["page", "selected"])
    Field(
      "pageIndicatorTintColor", \.payload.color, ValueReader<ColorValue>.colorValue.optional,
      "the colour of the other dots; white at 30 % if left out")
    Field(
      "currentPageIndicatorTintColor", \.payload.currentColor,
      ValueReader<ColorValue>.colorValue.optional,
      "the colour of the current dot; white if left out", synonyms: ["color", "tintColor"])
    ElementDraft<PageControl>.commonFields
  }

  private static let segmentTable = MappingTable<ElementDraft<SegmentedControl>>(
    "segmentedControl", "segments, one of them selected"
  ) {
    Field(
      "segments", \.payload.segments, .list(of: .template, "a list of texts"), "their texts",
      required: true, synonyms: ["items", "titles"])
    Field(
      "selected", \.payload.selected, .expression(-1...100), "from 0; -1 for none",
      synonyms: ["selectedSegmentIndex"])
    ElementDraft<SegmentedControl>.commonFields
  }
}

extension ValueReader where Value == TextTemplate {
  /// The name of a symbol; one that is written out must be drawn here.
  static let symbolName = ValueReader(.text, "the name of a symbol") { node, reading in
    guard let template = ValueReader<TextTemplate>.template.read(node, reading) else { return nil }
    if case .literal(let name)? = template.parts.first, template.parts.count == 1 {
      reading.checkSymbol(name, at: node.range)
    }
    return template
  }
}

extension Reading {
  /// Reports the name of a symbol that is not drawn here.
  func checkSymbol(_ name: String, at range: SourceRange) {
    guard Symbol(named: name) == nil else { return }
    report(.unknownSymbol(name, meant: Self.symbol(near: name)), at: range)
  }

  /// A symbol whose name is nearly the same; its variant, if it has the one that the name asks for.
  private static func symbol(near name: String) -> String? {
    for variant in [".circle.fill", ".square.fill", ".fill", ".circle", ".square", ".slash"]
    where name.hasSuffix(variant) {
      let base = String(name.dropLast(variant.count))
      let meant = Suggestion.closest(to: base, among: Symbol.describedNames).map { $0 + variant }
      if let meant, Symbol(named: meant) != nil { return meant }
    }
    return Suggestion.closest(to: name, among: Symbol.describedNames)
  }
}

extension Finding.Message {
  fileprivate static func unknownSymbol(_ name: String, meant: String?) -> Self {
    .init(
      .unknownSymbol, "there is no drawing of a symbol '\(name)': a dashed square stands for it",
      severity: .warning, hint: meant.map { "did you mean '\($0)'?" } ?? "",
      replacement: meant ?? "")
  }
}
