import AnimCodecs
import AnimScenarioFormat
import ArgumentParser

/// The settings by which outputs are encoded, most of them a GIF's.
struct GIFSettings: ParsableArguments {
  @Option(
    help: ArgumentHelp("The largest number of colours of a GIF, 2 to 256.", visibility: .hidden))
  var colors: Int?

  @Option(
    help: ArgumentHelp(
      "Where a GIF's colours come from: auto, exact, global or local.", visibility: .hidden))
  var palette: PaletteArgument?

  @Option(
    help: ArgumentHelp(
      "How missing colours are made up for: auto, none or bayer.", visibility: .hidden))
  var dither: DitherArgument?

  @Option(
    help: """
      1 to 100: how close to the true frames a GIF, a JPEG or a video stays (default: 90), and the \
      pictures of a page (default: 85); a WebP loses nothing without it.
      """)
  var quality: Int?

  @Flag(help: "Take longer for a WebP that is some 3 % smaller, or an APNG that hardly is.")
  var best = false

  @Option(
    help: ArgumentHelp(
      "0 to 200: how much a GIF may stray for the sake of size; 30 is hard to see.",
      visibility: .hidden))
  var lossy: Int?

  @Option(
    help: ArgumentHelp(
      "A GIF of at most this size, as in 300KB or 4MB: frames, colours and then scale are given up.",
      valueName: "size"))
  var maxBytes: ByteCountArgument?

  @Option(
    help: ArgumentHelp(
      "What half-transparent pixels of a GIF are laid over.", valueName: "color",
      visibility: .hidden))
  var matte: ColorArgument?

  func validate() throws {
    if let colors, !(2...256).contains(colors) {
      throw ValidationError("'--colors \(colors)' is not between 2 and 256")
    }
    if let quality, !(1...100).contains(quality) {
      throw ValidationError("'--quality \(quality)' is not between 1 and 100")
    }
    if let lossy, !(0...200).contains(lossy) {
      throw ValidationError("'--lossy \(lossy)' is not between 0 and 200")
    }
  }

  /// The options of the encoder, in place of those of a scenario where they are given.
  func options(over defaults: GIFOptions) -> GIFOptions {
    var options = defaults
    if let colors { options.colors = colors }
    if let palette { options.palette = palette.choice }
    if let dither { options.dither = dither.dither }
    if let quality { options.quality = quality }
    if let lossy { options.lossy = lossy }
    if let matte { options.matte = matte.color.light }
    return options
  }

  /// The size that a GIF must not exceed, in bytes: that of a scenario unless another is given; nil
  /// for any.
  func limit(over settings: Output.GIF) -> Int? {
    maxBytes?.bytes ?? (settings.maxBytes > 0 ? settings.maxBytes : nil)
  }
}

extension GIFOptions {
  /// The options of a scenario's GIF.
  init(_ settings: Output.GIF) {
    self.init()
    colors = settings.colors
    dither =
      switch settings.dither {
      case .auto: .automatic
      case .none: .none
      case .bayer: .ordered
      }
  }
}

enum PaletteArgument: String, ExpressibleByArgument, CaseIterable {
  case auto, exact, global, local

  var choice: GIFOptions.PaletteChoice {
    switch self {
    case .auto: .automatic
    case .exact: .exact
    case .global: .global
    case .local: .local
    }
  }
}

enum DitherArgument: String, ExpressibleByArgument, CaseIterable {
  case auto, none, bayer

  var dither: GIFOptions.Dither {
    switch self {
    case .auto: .automatic
    case .none: .none
    case .bayer: .ordered
    }
  }
}

/// A number of bytes; a kilobyte is 1000.
struct ByteCountArgument: ExpressibleByArgument {
  let bytes: Int

  init?(argument: String) {
    let units = [("KB", 1000.0), ("MB", 1_000_000), ("B", 1), ("", 1)]
    let text = argument.uppercased()
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.count)), number * factor >= 1, number * factor < 1e12
    else { return nil }
    bytes = Int(number * factor)
  }
}

/// A colour: `systemBlue`, `#0A84FF` or `transparent`.
struct ColorArgument: ExpressibleByArgument {
  let color: ThemedColor

  init?(argument: String) {
    if argument == "transparent" {
      color = .clear
    } else if let color = ThemedColor(text: argument) {
      self.color = color
    } else {
      return nil
    }
  }
}
