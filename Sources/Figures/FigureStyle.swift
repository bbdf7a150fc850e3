package import AnimPixels

/// The colours of a figure: those of iOS, so that it looks at home beside what it shows.
package struct FigureStyle: Hashable, Sendable {
  /// The colour of the whole figure's ground.
  package var background: Color
  /// The colour of the ground that pictures and plots stand on.
  package var surface: Color
  /// The colour of headings and names.
  package var text: Color
  /// The colour of captions and units.
  package var secondaryText: Color
  /// The colour of thin lines.
  package var hairline: Color
  /// The colour of the shadows below pictures.
  package var shadow: Color
  /// The colours by which things are told apart, in the order of their use.
  package var palette: [Color]

  /// The colours for light appearance.
  package static let light = FigureStyle(
    background: Color(hex: 0xf2f2f7), surface: .white, text: Color(hex: 0x1c1c1e),
    secondaryText: Color(hex: 0x6c6c70), hairline: Color(white: 0, alpha: 0.12),
    shadow: Color(white: 0, alpha: 0.16),
    palette: [0x007aff, 0xff3b30, 0x28a745, 0xff9500, 0xaf52de, 0x00a3ad, 0xd63384, 0x8a6d3b]
      .map { Color(hex: $0) })

  /// The colours for dark appearance.
  package static let dark = FigureStyle(
    background: .black, surface: Color(hex: 0x1c1c1e), text: .white,
    secondaryText: Color(hex: 0x98989f), hairline: Color(white: 1, alpha: 0.16),
    shadow: Color(white: 0, alpha: 0.6),
    palette: [0x0a84ff, 0xff453a, 0x30d158, 0xff9f0a, 0xbf5af2, 0x40c8e0, 0xff6bb0, 0xc9a66b]
      .map { Color(hex: $0) })

  func color(_ index: Int) -> Color { palette[index % palette.count] }
}
