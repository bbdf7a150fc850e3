/// Finds the palette index of any colour: the exact one if it is there, else the nearest, or two to
/// mix.
struct PaletteIndex: Sendable {
  /// The palette entry, or the two, that show a colour.
  struct Entry: Sendable {
    var index: UInt8
    /// A second index, for `share` of 64 pixels; if that is 0, one that shows the colour about as
    /// well.
    ///
    /// Equal to the first if there is none.
    var other: UInt8
    var share: UInt8 = 0

    init(_ index: Int) {
      self.index = UInt8(index)
      other = self.index
    }
  }

  /// The entry that shows a colour, or shows it best, and the squared `OKLab` distance between
  /// them.
  struct Match: Sendable {
    var entry = Entry(0)
    var error: Float = 0
  }

  /// The entries that show the colours of a delta, by number.
  struct Mapping: Sendable {
    var entries: [Entry]
    /// The squared `OKLab` distances of the pixels from what they are to be, summed over the time
    /// that they show (hundredths of a second).
    var error: Float = 0
  }

  let palette: Palette
  /// The squared distance beyond which two colours are mixed.
  private let ditherBeyond: Float
  private let inGradientsOnly: Bool
  /// The difference by which the squared distance of an entry may be greater than that of the
  /// nearest.
  private let slack: Float
  private let places: [SIMD4<Float>]
  private let numbers: ColorTable
  private let search: NearestColor

  /// An index of `palette`.
  ///
  /// - Parameters:
  ///   - palette: The colours to choose from.
  ///   - dither: The colours that are mixed of two.
  ///   - slack: The difference by which the squared distance of a colour from what shows it may
  ///     grow for the sake of fewer bytes.
  init(_ palette: Palette, dither: GIFOptions.Dither, slack: Float) {
    self.palette = palette
    self.slack = slack
    numbers = ColorTable(palette.colors)
    places = palette.colors.isEmpty ? [.zero] : palette.colors.map(OKLab.coordinates)
    search = NearestColor(places)
    inGradientsOnly = dither == .automatic
    switch dither {
    // Nearer colours are better left as they are, by ssimulacra2: the pattern shows more than the step.
    case .automatic: ditherBeyond = 0.04 * 0.04
    case .none: ditherBeyond = .infinity
    case .ordered: ditherBeyond = 0.001 * 0.001
    }
  }

  /// The entries that show some colours, before any are mixed.
  ///
  /// - Parameters:
  ///   - colors: Opaque pixels, or 0 for clear.
  ///   - places: The colours in `OKLab` coordinates.
  /// - Returns: For each colour the nearest entry; any for clear.
  func matches(
    of colors: some Collection<UInt32>, at places: some Collection<SIMD4<Float>>
  ) -> [Match] {
    // Colours that follow each other are often alike.
    var guess = 0
    return zip(colors, places).map { color, place in
      // Clear has no index.
      if color == 0 { return Match() }
      if let index = numbers.existingNumber(of: color) { return Match(entry: Entry(index)) }
      let (index, distance, other) = search.nearestTwo(to: place, slack: slack, guess: guess)
      guess = index
      var match = Match(entry: Entry(index), error: distance)
      if let other { match.entry.other = UInt8(other) }
      return match
    }
  }

  /// The entries that show the colours of a frame, mixed where that is wished.
  ///
  /// - Parameters:
  ///   - delta: The frame.
  ///   - matches: The matches of the colours of `delta`.
  ///   - places: The colours of `delta` in `OKLab` coordinates.
  ///   - exposures: For each colour of `delta`, the sum over its pixels of the time that they show
  ///     it.
  /// - Returns: The entries by number, and their error before mixing.
  func mapping(
    of delta: FrameDelta, matches: [Match], places: [SIMD4<Float>], exposures: [Int]
  ) -> Mapping {
    var mapping = Mapping(entries: matches.map(\.entry))
    for (number, match) in matches.enumerated() where match.error > 0 {
      let mayMix =
        !inGradientsOnly || delta.tallies[number].smooth * 4 > delta.tallies[number].count * 3
      if match.error > ditherBeyond, mayMix {
        mapping.entries[number] = mixed(places[number], Int(match.entry.index))
      }
      mapping.error += match.error * Float(exposures[number])
    }
    return mapping
  }

  /// The nearest entry, mixed with the one that brings the mean closest to `place`.
  ///
  /// With e the way from the nearest entry to the colour and v that to another, the share of the
  /// other is t = e·v / v·v, at most ½, and what is left is |e − t v|². The pattern itself shows
  /// too: it counts with t |v|² / 25.
  private func mixed(_ place: SIMD4<Float>, _ nearest: Int) -> Entry {
    let error = place - places[nearest]
    var best = (error * error).sum()
    var entry = Entry(nearest)
    for (other, otherPlace) in places.enumerated() where other != nearest {
      let way = otherPlace - places[nearest]
      let length = (way * way).sum()
      let share = min((error * way).sum() / length, 0.5)
      guard share > 1 / 64 else { continue }
      let rest = error - share * way
      let cost = (rest * rest).sum() + share * length / 25
      if cost < best {
        best = cost
        entry.other = UInt8(other)
        entry.share = UInt8((share * 64).rounded())
      }
    }
    return entry
  }
}
