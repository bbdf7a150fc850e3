package import AnimGeometry
import AnimPixels
package import Foundation

/// The screen on which the scenario is acted out, and what surrounds it in the picture.
package struct Canvas: Hashable, Sendable {
  /// The screen in points, in portrait unless the scenario says otherwise.
  package var size = CGSize(width: 375, height: 667)
  /// Pixels per point: 1, 2 or 3.
  package var scale = 2
  /// The colour behind the collection view.
  package var background = ThemedColor(light: .white, dark: .black)
  /// Space around the screen, in points.
  package var margin = EdgeInsets.zero
  /// The part of the margin that panels of annotations take, in points.
  package var panelMargin = EdgeInsets.zero
  package var frame = DeviceFrame.none
  /// Of the screen, in points.
  package var cornerRadius = 0.0
  package var safeArea = EdgeInsets.zero
  package var touches = TouchIndicator()
  /// Whether a status bar with time and battery is drawn.
  package var statusBar = false
  /// What is typed on; nil for the keyboard on the screen of a device, and for another one where no device is named.
  package var keyboard: Keyboard?
  /// The device of which the screen is; nil where none is named.
  private var preset: DevicePreset?
  /// The room in which the device is seen; nil for none.
  package var stage: Backdrop?
  /// Whether the lines of `caption` are seen; the command line may turn them off.
  package var showsCaptions = true

  /// Whether a keyboard comes up on the screen for what is typed into.
  package var showsKeyboard: Bool {
    (keyboard ?? (preset == nil ? .hardware : .software)) == .software
  }

  /// Whether the device is a tablet; a screen of which only the size is given is a phone's.
  package var isTablet: Bool { preset?.isTablet ?? false }

  /// The safe area where the device lies on either side; nil for that of the same edges of the screen, as where no device is named, or
  /// another safe area than its own.
  package var landscapeSafeArea: EdgeInsets? {
    preset.flatMap { $0.safeArea == safeArea ? $0.landscapeSafeArea : nil }
  }

  /// What is typed on: the screen, or a keyboard beside it.
  package enum Keyboard: String, WordChoice {
    case software
    case hardware
    package static var synonyms: [String: String] {
      ["screen": "software", "none": "hardware", "external": "hardware"]
    }
  }

  /// The outline of the device around the screen.
  package enum DeviceFrame: String, WordChoice {
    case none
    case hairline
    case bezel
  }
}

/// The room behind a screen, or a device, in the picture.
package struct Backdrop: Hashable, Sendable {
  /// From the upper left to the lower right.
  package var colors = [
    ThemedColor(light: Color(red: 0.93, green: 0.95, blue: 0.98), dark: Color(white: 0.13)),
    ThemedColor(light: Color(red: 0.82, green: 0.86, blue: 0.93), dark: Color(white: 0.05)),
  ]
  /// Whether the device throws a shadow.
  package var hasShadow = true
  /// Whether the floor below the device reflects it.
  package var hasReflection = false
  /// Whether the room is the screen's own picture, enlarged and blurred, and not `colors`.
  package var isBlurred = false

  /// The space around the device in its room, in points; nil for 40, or for the margin that the canvas has.
  package var padding: EdgeInsets?
}

/// How fingers are shown.
package struct TouchIndicator: Hashable, Sendable {
  package var style = Style.dot
  /// Whether a finger that is about to touch, or was just lifted, is shown fainter.
  package var showHover = false

  /// The mark at the place of a finger.
  package enum Style: String, WordChoice {
    case dot
    case ring
    case none
    package static var synonyms: [String: String] {
      ["circle": "ring", "off": "none", "disc": "dot"]
    }
  }
}

extension Canvas {
  static let table = MappingTable<Canvas>(
    "canvas", "the screen and what surrounds it; either a device or a size"
  ) {
    Field(
      "device", \.device, .device,
      "a device preset: size, scale, safe area, corner radius and what apps hear of it")
    Field("size", \.size, .size, "[width, height] of the screen in points")
    Field("scale", \.scale, .integer(1...3, "1, 2 or 3"), "pixels per point")
    Field(
      "background", \.background, .color, "the colour behind the collection view",
      synonyms: ["backgroundColor"])
    Field(
      "margin", \.margin, .insets(0...1000),
      "points around the screen, one number or [top, left, bottom, right]", synonyms: ["padding"])
    Field("frame", \.frame, .word, "the outline of the device: none, hairline or bezel")
    Field("cornerRadius", \.cornerRadius, .number(0...1000), "of the screen, in points")
    Field(
      "safeArea", \.safeArea, .insets(0...1000), "the safe area insets",
      synonyms: ["safeAreaInsets"])
    Field("touches", \.touches, .touches, "how fingers are shown")
    Field("statusBar", \.statusBar, .bool, "whether a status bar is drawn")
    Field(
      "keyboard", \.keyboard, ValueReader<Canvas.Keyboard>.word.optional,
      "what is typed on: software, which comes up on the screen and is the default with a device, or hardware"
    )
    Field(
      "stage", \.stage, ValueReader<Backdrop>.backdrop.optional,
      "the room around the device: true, blurred, a colour, several for a gradient, or "
        + "{background, padding, shadow, reflection}",
      synonyms: ["backdrop", "room"])
  }

  /// Writing applies the preset.
  fileprivate var device: DevicePreset? {
    get { preset }
    set {
      if let newValue { adopt(newValue) }
    }
  }
}

extension Canvas {
  /// Takes on the screen of a device.
  package mutating func adopt(_ device: DevicePreset) {
    size = device.size
    scale = device.scale
    safeArea = device.safeArea
    cornerRadius = device.cornerRadius
    preset = device
  }
}

extension ValueReader where Value == Canvas {
  static let canvas = ValueReader.mapping({ Canvas() }, { Canvas.table }) {
    canvas, present, _, reading in
    if let stage = canvas.stage {
      if let margin = present["margin"] {
        if stage.padding != nil { reading.report(.paddingAndMargin, at: margin) }
      } else {
        canvas.margin = stage.padding ?? EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
      }
    }
    if let device = present["device"], let size = present["size"] {
      reading.report(
        .deviceAndSize, at: max(device, size) { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }
}

extension ValueReader where Value == Backdrop {
  fileprivate static let backdrop = ValueReader(
    .either([
      .boolean, .words(["blurred"]), ValueReader<ThemedColor>.color.schema,
      .list(ValueReader<ThemedColor>.color.schema, count: nil),
      .mapping { Backdrop.table.description },
    ]), "true, blurred, a colour, a list of colours or {background, padding, shadow, reflection}"
  ) { node, reading in
    if node.bool == true { return Backdrop() }
    if node.scalar?.text == "blurred" { return Backdrop(isBlurred: true) }
    if node.entries != nil {
      return mapping({ Backdrop() }, { Backdrop.table }).read(node, reading)
    }
    return colors.read(node, reading).map { Backdrop(colors: $0) }
  }

  fileprivate static let colors = ValueReader<[ThemedColor]>.oneOrMore(of: .color)
}

extension Backdrop {
  /// What the room is painted with.
  fileprivate enum Background: Sendable {
    case blurred
    case colors([ThemedColor])
  }
}

extension ValueReader where Value == Backdrop.Background {
  fileprivate static let background = ValueReader<Backdrop>.colors
    .map { Backdrop.Background.colors($0) }
    .orWord("blurred", .blurred)
}

extension Backdrop {
  fileprivate static let table = MappingTable<Self>("stage", "the room around the device") {
    Field(
      "background", ValueReader<Background>.background,
      "a colour, several from the upper left to the lower right, or blurred: the screen's picture",
      synonyms: ["colors", "gradient", "backgroundColor"]
    ) { (background: Backdrop.Background, stage: inout Backdrop) in
      switch background {
      case .blurred: stage.isBlurred = true
      case .colors(let colors): stage.colors = colors
      }
    }
    Field(
      "padding", \.padding, ValueReader<EdgeInsets>.insets(0...1000).optional,
      "points around the device, one number or [top, left, bottom, right]",
      synonyms: ["inset", "insets"])
    Field("shadow", \.hasShadow, .bool, "whether the device throws a shadow")
    Field(
      "reflection", \.hasReflection, .bool, "whether the floor below the device reflects it",
      synonyms: ["mirror"])
  }
}

extension ValueReader where Value == TouchIndicator {
  static let touches = ValueReader.byShape(
    scalar: ValueReader<TouchIndicator.Style>.word.map { TouchIndicator(style: $0) },
    mapping: .mapping({ TouchIndicator() }, { TouchIndicator.table }))
}

extension TouchIndicator {
  static let table = MappingTable<TouchIndicator>("touches", "how fingers are shown") {
    Field("style", \.style, .word, "dot (a soft disc), ring or none")
    Field(
      "showHover", \.showHover, .bool,
      "whether a finger is also shown just before and after it touches")
  }
}

private func max(
  _ left: SourceRange, _ right: SourceRange, _ isBefore: (SourceRange, SourceRange) -> Bool
) -> SourceRange {
  isBefore(left, right) ? right : left
}

extension Finding.Message {
  fileprivate static let paddingAndMargin = Self(
    .conflictingKeys, "'margin' and the stage's 'padding' exclude each other",
    notes: ["both are the space around the device; give one of them"])
  fileprivate static let deviceAndSize = Self(
    .conflictingKeys, "'device' and 'size' exclude each other",
    notes: ["a device brings its size; give 'size' alone for any other screen"])
}
