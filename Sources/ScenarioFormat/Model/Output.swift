/// Default outputs and the settings of the encoders; the command line goes over them.
package struct Output: Hashable, Sendable {
  package var gif = GIF()
  package var png = PNG()
  package var shutter = Shutter()
  package var closing = Closing()

  /// For how long the shutter is open for each frame, as in a film camera.
  package struct Shutter: Hashable, Sendable {
    /// Of a turn per frame, in degrees, 0…360; 0 for a single moment without any blur.
    package var angle = 0.0
    /// How many moments make a frame.
    package var samples = 17
  }

  /// How the last frame leads to the first one, which follows it in a loop.
  package struct Closing: Hashable, Sendable {
    package var style = Style.cut
    /// In seconds.
    package var duration = 0.6

    /// The kind of way between the two.
    package enum Style: String, WordChoice {
      /// Everything is played backwards.
      case `return`
      /// The first frame is faded in.
      case crossfade
      case cut
      package static var synonyms: [String: String] {
        [
          "none": "cut", "fade": "crossfade", "dissolve": "crossfade", "rewind": "return",
          "reverse": "return", "boomerang": "return",
        ]
      }
    }
  }

  /// The animation as a GIF file.
  package struct GIF: Hashable, Sendable {
    /// Whether the scenario asks for a GIF.
    package var isRequested = false
    /// Relative to the folder of the file that says so; nil for `<name>.gif` beside the scenario.
    package var path: OutputPath?
    /// Frames per second; 0 for the clock's.
    package var fps = 0.0
    /// How often it plays in all; 0 for ever.
    package var loop = 0
    /// Seconds that the first frame stands longer.
    package var holdFirst = 0.0
    /// Seconds that the last frame stands longer.
    package var holdLast = 1.0
    /// The file may be no larger, in bytes; 0 for no limit.
    package var maxBytes = 0
    package var colors = 256
    package var dither = Dither.auto
  }

  /// The picture of one moment as a PNG file.
  package struct PNG: Hashable, Sendable {
    package var isRequested = false
    package var path: OutputPath?
    /// The moment that is shown.
    package var at = Moment.time(0)
  }

  /// The pattern in which the colours that a palette lacks are mixed from its own.
  package enum Dither: String, WordChoice {
    /// Where gradients would show steps.
    case auto
    case none
    case bayer
    package static var synonyms: [String: String] {
      ["off": "none", "ordered": "bayer", "automatic": "auto"]
    }
  }
}

/// A point in time: seconds, a fraction of the whole, or a mark.
package enum Moment: Hashable, Sendable {
  case time(Double)
  /// 0…1 of the whole duration.
  case fraction(Double)
  case mark(SourceName)
  case end
}

extension ValueReader where Value == Moment {
  /// `0.35`, `50%`, `mark:expanded`, or the mark's name alone.
  static let moment = ValueReader(
    .either([.number(.seconds), .text]), "seconds, a percentage such as 50%, or a mark"
  ) {
    node, reading in
    guard let text = node.scalar?.text, !node.isNull else {
      reading.report(
        .wrongType(expected: "seconds, a percentage such as 50%, or a mark", found: node),
        at: node.range)
      return nil
    }
    if text == "end" { return .end }
    if text.hasSuffix("%"), let percent = YAMLNode.number(String(text.dropLast())),
      (0...100).contains(percent)
    {
      return .fraction(percent / 100)
    }
    if node.number != nil
      || text.hasSuffix("ms") && YAMLNode.number(String(text.dropLast(2))) != nil
    {
      return ValueReader<Double>.seconds.read(node, reading).map { .time($0) }
    }
    return .mark(
      SourceName(text.hasPrefix("mark:") ? String(text.dropFirst(5)) : text, at: node.range))
  }
}

extension Output {
  static let table = MappingTable<Output>(
    "output", "default outputs and the settings of the encoders"
  ) {
    Field(
      "gif", \.gif, ValueReader<GIF>.mapping({ GIF(isRequested: true) }, { gifTable }),
      "an animated GIF")
    Field(
      "png", \.png, ValueReader<PNG>.mapping({ PNG(isRequested: true) }, { pngTable }), "a still")
    Field(
      "shutter", \.shutter, .shutter,
      "blurs what moves, as film does whose shutter is open for that part of a turn: 180deg",
      synonyms: ["motionBlur", "shutterAngle"])
    Field(
      "loop", \.closing, .closing,
      "how the last frame leads to the first one: return, crossfade or cut, or {style, duration}",
      synonyms: ["closing", "loopStyle"])
  }

  fileprivate static let shutterTable = MappingTable<Shutter>(
    "shutter", "for how long the shutter is open for each frame"
  ) {
    Field("angle", \.angle, .degrees, "of a turn per frame; film has 180deg", required: true)
    Field(
      "samples", \.samples, .integer(3...129), "how many moments make a frame",
      synonyms: ["subframes"])
  }

  fileprivate static let closingTable = MappingTable<Closing>(
    "loop", "how the last frame leads to the first one"
  ) {
    Field("style", \.style, .word, "return, crossfade or cut", required: true)
    Field("duration", \.duration, .seconds, "of the way to the first frame")
  }

  private static let gifTable = MappingTable<GIF>("gif", "an animated GIF") {
    Field(
      "path", \.path, .outputPath,
      "the file, in this file's folder or below; {name}, {theme}, {scale}, {chapter} are filled in",
      synonyms: ["file"])
    Field(
      "fps", \.fps, .gifRate, "frames per second, at most 50 in most viewers",
      synonyms: ["frameRate"])
    Field(
      "loop", \.loop, .loop, "forever, or how often it plays in all",
      synonyms: ["repeat", "repeatCount"])
    Field("holdFirst", \.holdFirst, .seconds, "seconds that the first frame stands longer")
    Field("holdLast", \.holdLast, .seconds, "seconds that the last frame stands longer")
    Field(
      "maxBytes", \.maxBytes, .bytes, "the file may be no larger: 300KB, 4MB", synonyms: ["maxSize"]
    )
    Field("colors", \.colors, .integer(2...256), "at most so many colours", synonyms: ["colours"])
    Field("dither", \.dither, .word, "auto, none or bayer")
  }

  private static let pngTable = MappingTable<PNG>("png", "a still") {
    Field("path", \.path, .outputPath, "the file", synonyms: ["file"])
    Field("at", \.at, .moment, "seconds, a percentage, or a mark", synonyms: ["time"])
  }
}

extension ValueReader where Value == Output {
  static let output = ValueReader.mapping({ Output() }, { Output.table })
}

extension ValueReader where Value == Output.Shutter {
  fileprivate static let shutter = ValueReader.byShape(
    scalar: ValueReader<Double>.degrees.map { Output.Shutter(angle: $0) },
    mapping: .mapping({ Output.Shutter() }, { Output.shutterTable }))
}

extension ValueReader where Value == Output.Closing {
  fileprivate static let closing = ValueReader.byShape(
    scalar: ValueReader<Output.Closing.Style>.word.map { Output.Closing(style: $0) },
    mapping: .mapping({ Output.Closing() }, { Output.closingTable }))
}

extension ValueReader where Value == Int {
  fileprivate static let loop = ValueReader.integer(1...65535, "a number of plays").orWord(
    "forever", 0)
}

extension ValueReader where Value == Double {
  private static let rates = Schema.Limits(1...240)

  /// A GIF's frames last whole centiseconds, and browsers slow down those below two; encoders
  /// spread the rest.
  fileprivate static let gifRate = ValueReader(
    .number(rates), "frames per second"
  ) {
    node, reading in
    guard let rate = ValueReader.number(rates).read(node, reading) else {
      return nil
    }
    guard rate > 50 else { return rate }
    reading.report(.rate(rate), at: node.range)
    return 50
  }
}

extension Finding.Message {
  fileprivate static func rate(_ rate: Double) -> Self {
    .init(
      .frameRate, "\(rate.shortText) fps cannot be stored in a GIF; writing 50 fps",
      severity: .warning)
  }
}
