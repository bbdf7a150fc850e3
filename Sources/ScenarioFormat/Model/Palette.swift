import AnimPixels
import CAnimSplitMix

/// Colours for items that name none.
package enum Palette: Hashable, Sendable {
  case preset(Preset)
  /// These in turn.
  case colors([ThemedColor])

  /// A rule that gives every item a colour.
  package enum Preset: String, WordChoice {
    /// The hue circle once over each section, at full saturation.
    case rainbow
    /// The hue circle once over each section, muted.
    case spectrum
    /// UIKit's system colours in turn.
    case system
    /// Red, green or blue by section, from almost full to half along the items.
    case shades
    /// Any colour, by the clock's seed.
    case random
  }

  /// The colour of an item.
  ///
  /// - Parameters:
  ///   - item: The index of the item, from 0; beyond `count` the colours go on in the same way.
  ///   - section: The index of its section, from 0.
  ///   - count: The number of items that the section has at the start; at least 1 is assumed.
  ///   - seed: The seed, which matters for `random` only.
  /// - Returns: The colour for both appearances.
  package func color(item: Int, section: Int, count: Int, seed: Int) -> ThemedColor {
    switch self {
    case .colors(let colors): colors[item % colors.count]
    case .preset(let preset):
      preset.color(item: item, section: section, count: max(count, 1), seed: seed)
    }
  }
}

extension Palette.Preset {
  /// For lists.
  var summary: String {
    switch self {
    case .rainbow: "the hue circle once over each section, at full saturation"
    case .spectrum: "the hue circle once over each section, muted"
    case .system: "UIKit's system colours in turn"
    case .shades: "red, green or blue by section, from almost full to half along the items"
    case .random: "any colour, by the clock's seed"
    }
  }

  fileprivate func color(item: Int, section: Int, count: Int, seed: Int) -> ThemedColor {
    let fraction = Double(item) / Double(count)
    switch self {
    case .rainbow:
      return ThemedColor(Color(hue: fraction, saturation: 0.95, brightness: 0.95))
    case .spectrum:
      return ThemedColor(
        Color(hue: fraction + Double(section) * 0.13, saturation: 0.55, brightness: 0.9))
    case .system:
      let names = [
        "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
        "systemBlue", "systemIndigo", "systemPurple", "systemPink",
      ]
      return NamedColors.byName[names[item % names.count]] ?? ThemedColor(.black)
    case .shades:
      let value = max(0, 1 - (Double(item) + 1) / (2 * Double(count)))
      let part = { (channel: Int) in section % 3 == channel ? value : 0 }
      return ThemedColor(Color(red: part(0), green: part(1), blue: part(2)))
    case .random:
      var bits = Self.mix(UInt64(seed) &* 1_000_003 &+ UInt64(section) &* 8191 &+ UInt64(item))
      func next() -> Double {
        bits = Self.mix(bits)
        return Double(bits >> 56) / 255
      }
      return ThemedColor(Color(red: next(), green: next(), blue: next()))
    }
  }

  private static func mix(_ value: UInt64) -> UInt64 { splitmix_output(splitmix_next(value)) }
}

extension Color {
  /// From hue (any turn of the circle), saturation and brightness in 0…1.
  ///
  /// Source: A. R. Smith, "Color Gamut Transform Pairs", 1978.
  fileprivate init(hue: Double, saturation: Double, brightness: Double) {
    func part(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }
}

extension ValueReader where Value == Palette {
  static let palette = ValueReader.byShape(
    scalar: ValueReader<Palette.Preset>.word.map { .preset($0) },
    list: ValueReader(
      .list(ValueReader<ThemedColor>.color.schema, count: 1...256), "a list of colours"
    ) {
      node, reading in
      let colors = ValueReader<[ThemedColor]>.list(of: .color).read(node, reading) ?? []
      if node.elements?.isEmpty == true { reading.report(.emptyPalette, at: node.range) }
      return colors.isEmpty ? nil : .colors(colors)
    })
}

extension Finding.Message {
  fileprivate static let emptyPalette = Self(.outOfRange, "a palette needs at least one colour")
}
