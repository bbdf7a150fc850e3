import Foundation

/// Chooses between the palette of all frames and one for a single frame.
///
/// A palette of its own costs a frame up to 768 bytes and shorter repeats; it pays where the common
/// one is off by much, for many pixels, for long.
struct PaletteChooser: Sendable {
  /// A frame's palette and how its colours go into it.
  struct Choice: Sendable {
    var palette: Palette
    var mapping: PaletteIndex.Mapping
  }

  /// A squared `OKLab` distance that is nothing beside the shorter codes of having a choice.
  ///
  /// Less than a quarter of the distance that is just visible.
  private static let slack: Float = 0.0045 * 0.0045

  /// All colours of the animation in `OKLab` coordinates, and the entries of the common palette
  /// that show them.
  private let places: [SIMD4<Float>]
  private let matches: [PaletteIndex.Match]
  private let shared: PaletteIndex
  private let options: GIFOptions
  private let mode: GIFOptions.PaletteChoice
  /// Colours that are flat somewhere in the animation.
  private let flatColors: ColorTable
  /// The factor by which errors count less, 1 at the default quality.
  private let leniency: Float
  private let slack: Float

  /// A chooser for the frames that `histogram` has counted.
  ///
  /// - Parameters:
  ///   - palette: The common palette.
  ///   - isExact: Whether `palette` has all colours.
  ///   - clears: Whether pixels become clear. Then frames must repaint what they cleared, in the
  ///     same colours, so that only a common palette will do.
  ///   - options: The wished palettes, dithering, quality and loss.
  ///   - histogram: The colours of the animation.
  ///   - places: The colours of the animation, as `histogram` numbers them, in `OKLab` coordinates.
  ///   - tasks: The largest number of tasks at a time.
  init(
    shared palette: Palette, isExact: Bool, clears: Bool, options: GIFOptions,
    histogram: ColorHistogram, places: [SIMD4<Float>], tasks: Int
  ) async {
    self.options = options
    mode =
      isExact ? .exact : clears && options.palette == .automatic ? .global : options.palette
    flatColors = ColorTable(histogram.largestFlatColors)
    leniency = options.leniency
    // What a frame repaints after clearing must be known when its image is made.
    slack = clears ? 0 : Self.slack * (options.lossy > 0 ? 1 : min(leniency, 4))
    let index = PaletteIndex(palette, dither: options.effectiveDither, slack: slack)
    let colors = histogram.table.colors
    matches = await concurrentMap(colors.indices.parts(of: 4096), tasks: tasks) {
      index.matches(of: colors[$0], at: places[$0])
    }.flatMap(\.self)
    shared = index
    self.places = places
  }

  /// The palette of one frame, with the entries that show its colours.
  ///
  /// - Parameters:
  ///   - delta: The frame.
  ///   - numbers: The numbers that the histogram has given to the colours of `delta`.
  ///   - exposures: For each of them, the sum over its pixels of the time that they show it.
  /// - Returns: The common palette, or one of the frame's own if that is worth its bytes.
  func choice(for delta: FrameDelta, numbers: [UInt32], exposures: [Int]) -> Choice {
    // A number is any for clear.
    let (all, allMatches) = (self.places, self.matches)
    let places = zip(delta.colors, numbers).map { $0 == 0 ? SIMD4.zero : all[Int($1)] }
    let matches = zip(delta.colors, numbers).map {
      $0 == 0 ? PaletteIndex.Match() : allMatches[Int($1)]
    }
    let common = Choice(
      palette: shared.palette,
      mapping: shared.mapping(
        of: delta, matches: matches, places: places, exposures: exposures))
    // The more colours, the more a palette of their own lengthens the codes.
    let tolerance = leniency * (0.33 + 0.000_1 * Float(delta.colors.count))
    switch mode {
    case .exact, .global: return common
    case .local: break
    case .automatic: if common.mapping.error <= tolerance { return common }
    }
    // The error that is not worth a palette of its own.
    let bound = mode == .automatic ? common.mapping.error - tolerance : .infinity
    guard
      var own = ownChoice(for: delta, places, exposures, limit: options.colors, within: bound)
    else { return common }
    // Fewer colours as long as they are good enough.
    var limit = options.colors / 2
    while limit >= 8, own.mapping.error < leniency * 0.8,
      let smaller = ownChoice(for: delta, places, exposures, limit: limit, within: leniency * 0.8)
    {
      own = smaller
      limit /= 2
    }
    return own.mapping.error < bound ? own : common
  }

  /// The choice with which a frame is as near to the truth as it can be, at any price.
  func restoringChoice(for delta: FrameDelta) -> Choice {
    let places = delta.colors.map(OKLab.coordinates)
    if mode != .exact, options.palette != .global,
      let own = ownChoice(
        for: delta, places, delta.tallies.map { Int($0.count) }, limit: options.colors,
        within: .infinity)
    {
      return own
    }
    return Choice(
      palette: shared.palette,
      mapping: shared.mapping(
        of: delta, matches: shared.matches(of: delta.colors, at: places), places: places,
        exposures: delta.tallies.map { Int($0.count) }))
  }

  /// The choice with a palette for `delta` alone, or nil if its error would be greater than
  /// `bound`.
  private func ownChoice(
    for delta: FrameDelta, _ places: [SIMD4<Float>], _ exposures: [Int], limit: Int,
    within bound: Float
  ) -> Choice? {
    let numbers = delta.colors.indices.filter { delta.colors[$0] != 0 }
    var colors = numbers.map { delta.colors[$0] }
    if colors.count >= limit {
      let pins = numbers.filter { flatColors.existingNumber(of: delta.colors[$0]) != nil }
        .sorted { (delta.tallies[$1].count, $0) < (delta.tallies[$0].count, $1) }
      let chosen = Quantizer(pinShare: 0.75).palette(
        for: colors, at: numbers.map { places[$0] }, weights: numbers.map { exposures[$0] },
        pinning: pins.map { delta.colors[$0] }, limit: limit - 1, within: bound)
      guard let chosen else { return nil }
      colors = chosen
    }
    let index = PaletteIndex(
      Palette(colors: colors, limit: limit), dither: options.effectiveDither, slack: slack)
    let mapping = index.mapping(
      of: delta, matches: index.matches(of: delta.colors, at: places), places: places,
      exposures: exposures)
    return mapping.error <= bound ? Choice(palette: index.palette, mapping: mapping) : nil
  }
}

extension GIFOptions {
  /// The dithering, none by default where there is loss: it would lengthen the codes.
  fileprivate var effectiveDither: Dither {
    dither == .automatic && lossy > 0 ? .none : dither
  }

  /// The factor by which more error than at the default quality is allowed for the sake of fewer
  /// bytes.
  ///
  /// Beyond some point more loss makes phrases longer and leaves palettes as they are.
  fileprivate var leniency: Float {
    exp2f(Float(Self.defaultQuality - quality) / 8 + min(Float(lossy) * 0.12, 6.5))
  }

  /// Up to which error in each frame the common palette has fewer colours than it may; nil at the
  /// default quality and above, where it has all.
  var sharedTolerance: Float? {
    quality < Self.defaultQuality ? 0.06 * exp2f(Float(Self.defaultQuality - quality) / 8) : nil
  }
}
