/// Undoes the LZW codes of GIF images (GIF89a specification, appendix F).
///
/// giflib refuses what others read: a dictionary that is full and stays so, and data that do not
/// begin by clearing it.
struct LZWDecoder {
  /// Codes have at most 12 bits.
  private static let capacity = 1 << 12

  /// For each code its phrase: that of another one and one more index.
  private var prefixes = [UInt16](repeating: 0, count: capacity)
  private var lasts = [UInt8](repeating: 0, count: capacity)
  private var firsts = [UInt8](repeating: 0, count: capacity)
  private var counts = [UInt16](repeating: 0, count: capacity)

  /// Writes the indices that the codes stand for, up to the number of `indices`.
  ///
  /// - Parameters:
  ///   - bytes: The file with the data: the bits of an index, then blocks that are counted by their
  ///     first byte, the last of none.
  ///   - start: The place at which the data begin. All blocks are within `bytes`.
  ///   - indices: The room for the indices; the ones beyond the data stay as they are.
  /// - Returns: The number of indices that were written: data may end early.
  /// - Throws: `CodecError` for a code that cannot be.
  mutating func decode(
    _ bytes: [UInt8], from start: Int, into indices: inout [UInt8]
  ) throws(CodecError) -> Int {
    let literalBits = Int(bytes[start])
    // Indices have 8 bits, but some programs begin with longer codes.
    guard (1...11).contains(literalBits) else { throw Self.damaged }
    let clear = 1 << literalBits
    for literal in 0..<clear {
      lasts[literal] = UInt8(truncatingIfNeeded: literal)
      firsts[literal] = UInt8(truncatingIfNeeded: literal)
      counts[literal] = 1
    }
    var reader = BlockReader(bytes, from: start + 1)
    var (width, next, previous) = (literalBits + 1, clear + 2, -1)
    var written = 0
    while written < indices.count, let code = reader.next(bits: width), code != clear + 1 {
      if code == clear {
        (width, next, previous) = (literalBits + 1, clear + 2, -1)
        continue
      }
      guard code < 256 || code > clear else { throw Self.damaged }
      if previous < 0 {
        guard code < clear else { throw Self.damaged }
      } else {
        guard code < next || code == next && next < Self.capacity else { throw Self.damaged }
        if next < Self.capacity {
          prefixes[next] = UInt16(previous)
          firsts[next] = firsts[previous]
          lasts[next] = code == next ? firsts[previous] : firsts[code]
          counts[next] = counts[previous] + 1
          next += 1
          if next == 1 << width, width < 12 { width += 1 }
        }
      }
      written = write(code, at: written, into: &indices)
      previous = code
    }
    return written
  }

  /// Writes a code's phrase, as much of it as there is room for, and returns where it ends.
  private func write(_ code: Int, at start: Int, into indices: inout [UInt8]) -> Int {
    var code = code
    var place = start + Int(counts[code])
    let end = min(place, indices.count)
    while place > end {
      code = Int(prefixes[code])
      place -= 1
    }
    while place > start {
      place -= 1
      indices[place] = lasts[code]
      code = Int(prefixes[code])
    }
    return end
  }

  private static let damaged = CodecError(
    .damaged, "the GIF file is damaged; write it again", cause: "a code that cannot be")
}

/// Reads bits, lowest first, from blocks that are counted by their first byte.
private struct BlockReader {
  private let bytes: [UInt8]
  private var position: Int
  private var blockEnd: Int
  private var bits = 0
  private var bitCount = 0

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
    blockEnd = start
  }

  /// The next bits as a number; nil if the blocks end before.
  mutating func next(bits count: Int) -> Int? {
    while bitCount < count {
      if position == blockEnd {
        guard bytes[position] > 0 else { return nil }
        blockEnd = position + 1 + Int(bytes[position])
        position += 1
      }
      bits |= Int(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }
}
