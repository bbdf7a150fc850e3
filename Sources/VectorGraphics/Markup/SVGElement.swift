import AnimPixels

/// An element of the picture, before it is written: what it refers to is in it.
struct SVGElement: Hashable {
  /// The name of the element in SVG.
  var name: String
  /// The attributes, in the order in which they are written.
  var attributes: [Attribute]
  /// The properties that change over time.
  var animations: [Keyframes]
  /// The elements inside, back to front.
  var children: [SVGElement]
  /// Words between the tags; empty for none.
  var content = ""

  /// The name and the value of an attribute or, if it cannot be one, of a style.
  struct Attribute: Hashable {
    var name: String
    var value: Value
  }

  init(
    _ name: String, _ attributes: [(String, Value)] = [], animations: [Keyframes] = [],
    children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.0, value: $0.1) }
    self.animations = animations
    self.children = children
  }

  /// The element of HTML that CSS moves in space.
  static let html = "div"

  /// Adds an attribute.
  mutating func add(_ name: String, _ value: Value) {
    attributes.append(Attribute(name: name, value: value))
  }
}

/// The value of an attribute or of a property in a keyframe.
indirect enum Value: Hashable {
  case text(String)
  case color(Hue)
  /// `url(#…)` of an element that is defined once.
  case url(SVGElement)
  /// `#…` of an element that is defined once.
  case link(SVGElement)
  /// `#…` of a picture.
  case picture(UInt64)
}

/// A colour, which may be another one in the dark.
struct Hue: Hashable {
  /// Straight components of 8 bits; red is the lowest byte.
  var light: UInt32
  /// The same in dark appearance.
  var dark: UInt32

  init(_ color: Color) {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    light =
      byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | byte(color.alpha) << 24
    dark = light
  }

  init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// The opacity, 0…1; of the light one.
  var alpha: Double { Double(light >> 24) / 255 }

  /// Red, green and blue as SVG writes them: `#0af`, `#00aafe`, or with alpha.
  static func text(_ rgba: UInt32, withAlpha: Bool) -> String {
    let bytes = [0, 8, 16, 24].map { Int(rgba >> $0 & 255) }
    let used = withAlpha && bytes[3] < 255 ? bytes : Array(bytes.prefix(3))
    let isShort = used.allSatisfy { $0 % 17 == 0 }
    let digits = used.map { byte in
      isShort ? String(byte / 17, radix: 16) : (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }
}

/// The values of properties over time.
struct Keyframes: Hashable {
  /// A moment, with the values then and the way to the next moment.
  struct Key: Hashable {
    /// Thousandths of a percent of the whole duration, 0…100,000.
    var time: Int
    /// Names of properties with their values.
    var values: [SVGElement.Attribute]
    /// The timing function up to the next moment; nil for linear.
    var easing: String?
  }
  /// The moments in order, the first at 0 and the last at the end.
  var keys: [Key]
  /// Those in dark appearance, if they are others.
  var dark: [Key]?
}
