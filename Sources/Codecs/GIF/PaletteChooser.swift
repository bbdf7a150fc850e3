import Foundation

/// Chooses between the palette of all frames and one for a single frame.
///
/// A palette of its own costs a frame up to 768 bytes and shorter repeats; it pays where the common one
/// is off by much, for many pixels, for long.
struct PaletteChooser: Sendable {
  /// A frame's palette and how its colours go into it.
  struct Choice: Sendable {
    var palette: Palette
    var mapping: PaletteIndex.Mapping
  }

  /// A squared `OKLab` distance, a quarter of what is just visible, that is nothing beside the shorter
  /// codes of having a choice.
  private static let slack: Float = 0.005 * 0.005

  private let shared: PaletteIndex
  private let options: GIFOptions
  private let mode: GIFOptions.PaletteChoice
  /// Colours that are flat somewhere in the animation.
  private let flatColors: ColorTable
  /// What errors count less than, 1 at the default quality.
  private let leniency: Float
  private let slack: Float

  /// - Parameters:
  ///   - isExact: Whether `palette` has all colours.
  ///   - clears: Whether pixels become clear. Then frames must repaint what they cleared, in the same
  ///     colours, so that only a common palette will do.
  init(
    shared palette: Palette, isExact: Bool, clears: Bool, options: GIFOptions,
    flatColors: [UInt32]
  ) {
    self.options = options
    mode =
      isExact ? .exact : clears && options.palette == .automatic ? .global : options.palette
    self.flatColors = ColorTable(flatColors)
    leniency = options.leniency
    // What a frame repaints after clearing must be known when its image is made.
    slack = clears ? 0 : Self.slack * (options.lossy > 0 ? 1 : min(leniency, 4))
    shared = PaletteIndex(palette, dither: options.effectiveDither, slack: slack)
  }

  /// - Parameter exposures: For each colour of `delta`, how long how many pixels show it.
  func choice(for delta: FrameDelta, exposures: [Int]) -> Choice {
    let places = delta.colors.map(OKLab.coordinates)
    let common = Choice(
      palette: shared.palette,
      mapping: shared.mapping(of: delta, places: places, exposures: exposures))
    // The more colours, the more a palette of their own lengthens the codes.
    let tolerance = leniency * (0.33 + 0.000_1 * Float(delta.colors.count))
    switch mode {
    case .exact, .global: return common
    case .local: break
    case .automatic: if common.mapping.error <= tolerance { return common }
    }
    // Fewer colours as long as they are good enough.
    var own = ownChoice(for: delta, places, exposures, limit: options.colors)
    var limit = options.colors / 2
    while limit >= 8, own.mapping.error < leniency * 0.8 {
      let smaller = ownChoice(for: delta, places, exposures, limit: limit)
      if smaller.mapping.error > leniency * 0.8 { break }
      own = smaller
      limit /= 2
    }
    let gain = common.mapping.error - own.mapping.error
    return mode == .automatic && gain <= tolerance ? common : own
  }

  private func ownChoice(
    for delta: FrameDelta, _ places: [SIMD4<Float>], _ exposures: [Int], limit: Int
  ) -> Choice {
    let numbers = delta.colors.indices.filter { delta.colors[$0] != 0 }
    var colors = numbers.map { delta.colors[$0] }
    if colors.count >= limit {
      let pins = numbers.filter { flatColors.existingNumber(of: delta.colors[$0]) != nil }
        .sorted { (delta.counts[$1], $0) < (delta.counts[$0], $1) }
      colors = Quantizer(pinShare: 0.75).palette(
        for: colors, at: numbers.map { places[$0] }, weights: numbers.map { exposures[$0] },
        pinning: pins.map { delta.colors[$0] }, limit: limit - 1)
    }
    let index = PaletteIndex(
      Palette(colors: colors, limit: limit), dither: options.effectiveDither, slack: slack)
    return Choice(
      palette: index.palette,
      mapping: index.mapping(of: delta, places: places, exposures: exposures))
  }
}

extension GIFOptions {
  /// What is meant to become smaller is only dithered if that is asked for.
  fileprivate var effectiveDither: Dither {
    dither == .automatic && lossy > 0 ? .none : dither
  }

  /// How much more error than at the default quality is allowed for the sake of fewer bytes.
  ///
  /// Beyond some point more loss makes phrases longer and leaves palettes as they are.
  fileprivate var leniency: Float {
    exp2f(Float(Self.defaultQuality - quality) / 8 + min(Float(lossy) * 0.12, 6.5))
  }
}
