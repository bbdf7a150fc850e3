import AnimPixels
import CAnimPNG
import Testing

@testable import AnimCodecs

/// Files that `cpng_read_plain` reads, against libpng.
struct PlainPNGTests {
  private let width = 90
  private let height = 300

  /// A file of random bytes, each row filtered by one of `filters` in turn.
  private func file(depth: Int, filters: [UInt8], chunkSize: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: 1)
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(filters[y % filters.count])
      for _ in 0..<width * depth { rows.append(UInt8.random(in: 0...255, using: &generator)) }
    }
    // Blocks of zlib that are stored as they are, and the checksum (RFC 1950 and 1951).
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 60000) {
      let block = rows[start..<min(start + 60000, rows.count)]
      let size = UInt16(block.count)
      data.append(start + block.count == rows.count ? 1 : 0)
      for value in [size, ~size] { data += [UInt8(value & 255), UInt8(value >> 8)] }
      data += block
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in rows { (a, b) = ((a + UInt32(byte)) % 65521, (a + b + UInt32(byte)) % 65521) }
    data += bigEndian(b << 16 | a)
    var file = PNGChunk.signature
    let type: UInt8 = depth == 3 ? 2 : 6
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    file += PNGChunk(type: "IHDR", data: size + [8, type, 0, 0, 0]).bytes
    file += PNGChunk(type: "tEXt", data: Array("Comment\0none".utf8)).bytes
    for start in stride(from: 0, to: data.count, by: chunkSize) {
      let part = Array(data[start..<min(start + chunkSize, data.count)])
      file += PNGChunk(type: "IDAT", data: part).bytes
    }
    return file + PNGChunk(type: "IEND", data: []).bytes
  }

  /// The pixels of a file; nil if it is not read.
  private func pixels(of file: [UInt8], plainly: Bool) -> [UInt8]? {
    guard let sound = try? PNGFile(file, limits: DecodingLimits()), let chunks = sound.still else {
      return nil
    }
    let format = unsafe cpng_format(
      header: cpng_header(
        width: UInt32(width), height: UInt32(height), bit_depth: 8, color_type: file[25]),
      is_interlaced: 0, plte: nil, plte_count: 0, trns: nil, trns_count: 0)
    let data = Array(file[chunks])
    var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
    var pixels = [UInt8](repeating: 0, count: cpng_room(UInt32(width), UInt32(height)))
    let result =
      plainly
      ? unsafe cpng_read_plain(format, data, data.count, &pixels)
      : unsafe cpng_read(format, data, data.count, &pixels, &message)
    return result == 0 ? Array(pixels[..<(width * height * 4)]) : nil
  }

  @Test(arguments: [3, 4], [[0], [1], [2], [3], [4], [4, 1, 3, 0, 2, 2, 3, 1, 4, 4]])
  func `every filter is undone as libpng does it`(depth: Int, filters: [UInt8]) throws {
    let file = file(depth: depth, filters: filters, chunkSize: 7000)
    let plain = try #require(pixels(of: file, plainly: true))
    #expect(plain == pixels(of: file, plainly: false))
  }

  @Test func `cut and damaged files are not read`() {
    let file = file(depth: 3, filters: [4], chunkSize: 20000)
    #expect(pixels(of: file, plainly: true) != nil)
    for count in stride(from: 0, to: file.count - 12, by: 997) {
      #expect(pixels(of: Array(file.prefix(count)), plainly: true) == nil)
    }
    for place in stride(from: 70, to: file.count, by: 997) {
      var damaged = file
      damaged[place] ^= 1
      #expect(pixels(of: damaged, plainly: true) == nil)
    }
    #expect(pixels(of: self.file(depth: 3, filters: [5], chunkSize: 20000), plainly: true) == nil)
  }
}
