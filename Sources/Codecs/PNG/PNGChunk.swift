/// One chunk of a PNG file: four letters and data (PNG specification, section 5).
struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
}
