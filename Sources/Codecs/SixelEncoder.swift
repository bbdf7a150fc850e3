public import AnimPixels

/// Writes pictures as sixels: DEC's graphics for terminals, which xterm, foot and others show.
///
/// The picture is cut into bands of six rows. Of each colour of a band, a character stands for the six
/// pixels of a column: the lowest bit is the top one. (DEC, *VT330/VT340 Programmer Reference Manual*,
/// volume 2, chapter 14.)
public struct SixelEncoder: Sendable {
  /// The colour registers that every terminal with sixels has, as VT340 and xterm do.
  private static let registers = 256

  /// An encoder; it has no settings.
  public init() {}

  /// The control string that shows a picture at the cursor.
  ///
  /// - Parameter pixmap: The picture. Pixels of less than half opacity are left as the terminal has
  ///   them; of more than 256 colours, those are chosen that a GIF of the picture would have.
  /// - Returns: The control string, in ASCII.
  /// - Throws: `CodecError` if the picture is empty, or too large for a GIF.
  public func encode(_ pixmap: Pixmap) async throws(CodecError) -> String {
    let picture = try await reduced(pixmap)
    var numbers: [UInt32: Int] = [:]
    for pixel in picture.pixels where pixel >> 24 != 0 && numbers[pixel] == nil {
      numbers[pixel] = numbers.count
    }
    let (width, height) = (picture.size.width, picture.size.height)
    // What has no pixel keeps its colour (1); pixels are square, and this many.
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for (pixel, number) in numbers.sorted(by: { $0.value < $1.value }) {
      // Colours are in percent.
      let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
      text +=
        "#\(number);2;\((red * 100 + 127) / 255);\((green * 100 + 127) / 255);"
        + "\((blue * 100 + 127) / 255)"
    }
    for top in stride(from: 0, to: height, by: 6) {
      text += band(of: picture, rows: top..<min(top + 6, height), numbers) + "-"
    }
    return text + "\u{1B}\\"
  }

  /// The picture with few enough opaque colours, all other pixels clear.
  private func reduced(_ pixmap: Pixmap) async throws(CodecError) -> Pixmap {
    var options = GIFOptions()
    options.colors = Self.registers
    var file: [UInt8] = []
    let encoder = try GIFEncoder(
      size: pixmap.size, options: options, measuresQuality: false
    ) { file += $0 }
    try await encoder.append(pixmap, from: 0, to: 1)
    _ = try await encoder.finish()
    return try AnimationReader(file).next()?.pixmap ?? pixmap
  }

  /// Up to six rows, one colour over the other.
  private func band(of picture: Pixmap, rows: Range<Int>, _ numbers: [UInt32: Int]) -> String {
    var columns: [Int: [UInt8]] = [:]
    for (bit, y) in rows.enumerated() {
      for x in 0..<picture.size.width {
        guard let number = numbers[picture[x, y]] else { continue }
        columns[number, default: Array(repeating: 0, count: picture.size.width)][x] |= 1 << bit
      }
    }
    return columns.sorted { $0.key < $1.key }
      .map { number, columns in "#\(number)" + Self.runs(columns) }.joined(separator: "$")
  }

  /// Columns as characters from `?` on, those that repeat with their number; empty ones at the end are
  /// left out.
  private static func runs(_ columns: [UInt8]) -> String {
    var text = ""
    var rest = columns[...]
    while let last = rest.last, last == 0 { rest.removeLast() }
    while let bits = rest.first {
      let run = rest.prefix { $0 == bits }.count
      let character = String(UnicodeScalar(63 + bits))
      text += run > 3 ? "!\(run)\(character)" : String(repeating: character, count: run)
      rest.removeFirst(run)
    }
    return text
  }
}
