import AnimPixels

/// The `fcTL` chunk of an animated PNG: where, how long and how a frame is drawn.
///
/// APNG is part of the PNG specification, third edition; this chunk is section 11.3.6.2.
struct FrameControl {
  /// The treatment of the frame's rectangle before the next frame.
  enum Disposal: UInt8 {
    case keep = 0
    case clear = 1
    case restore = 2
  }

  /// Whether a frame replaces what is there or is laid over it.
  enum Blend: UInt8 {
    case replace = 0
    case over = 1
  }

  var sequence: UInt32
  var rect: PixelRect
  /// The delay in seconds, as a fraction.
  var delay: (numerator: UInt16, denominator: UInt16)
  var disposal = Disposal.keep
  var blend = Blend.replace

  var chunk: PNGChunk {
    let words = [sequence] + [rect.width, rect.height, rect.minX, rect.minY].map(UInt32.init)
    let delays = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return PNGChunk(
      type: "fcTL", data: words.flatMap(bigEndian) + delays + [disposal.rawValue, blend.rawValue])
  }

  /// The delay in seconds; a denominator of 0 stands for 100.
  var duration: Double {
    Double(delay.numerator) / Double(delay.denominator == 0 ? 100 : delay.denominator)
  }
}

extension FrameControl {
  /// Reads a chunk's data; nil if it is not a frame of a picture of this size.
  init?(_ data: [UInt8], size: PixelSize) {
    guard data.count == 26, let disposal = Disposal(rawValue: data[24]),
      let blend = Blend(rawValue: data[25])
    else { return nil }
    let (width, height) = (Int(uint32(data, at: 4)), Int(uint32(data, at: 8)))
    let (x, y) = (Int(uint32(data, at: 12)), Int(uint32(data, at: 16)))
    sequence = uint32(data, at: 0)
    rect = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    delay = (UInt16(data[20]) << 8 | UInt16(data[21]), UInt16(data[22]) << 8 | UInt16(data[23]))
    self.disposal = disposal
    self.blend = blend
    guard !rect.isEmpty, PixelRect(size).contains(rect) else { return nil }
  }

  /// The fraction nearest to a number of milliseconds that fits into twice 16 bits.
  static func delay(milliseconds: Int) -> (numerator: UInt16, denominator: UInt16) {
    if milliseconds <= 65535 { return (UInt16(max(0, milliseconds)), 1000) }
    if milliseconds <= 655_350 { return (UInt16((milliseconds + 5) / 10), 100) }
    return (UInt16(min(65535, (milliseconds + 500) / 1000)), 1)
  }
}
