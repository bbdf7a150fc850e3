/// Finds the palette index of any colour: the exact one if it is there, else the nearest.
struct PaletteIndex: Sendable {
  private let numbers: ColorTable
  private let search: NearestColor

  init(_ palette: Palette) {
    numbers = ColorTable(palette.colors)
    search = NearestColor(palette.colors.isEmpty ? [.zero] : palette.colors.map(OKLab.coordinates))
  }

  /// The indices of opaque `colors`; 0 for clear, which has none.
  func indices(of colors: [UInt32]) -> [UInt8] {
    colors.map { color in
      if color == 0 { return 0 }
      if let number = numbers.existingNumber(of: color) { return UInt8(number) }
      return UInt8(search.nearest(to: OKLab.coordinates(of: color)).index)
    }
  }
}
