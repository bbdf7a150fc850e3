import AnimPixels
import Testing

@testable import AnimCodecs

/// A slow, obvious LZW decoder that follows the GIF specification, appendix F.
private func decoded(_ bytes: [UInt8], bits: Int) -> [UInt8]? {
  var position = 0
  func read(_ width: Int) -> Int? {
    guard position + width <= bytes.count * 8 else { return nil }
    defer { position += width }
    return (0..<width).reduce(0) { value, bit in
      let place = position + bit
      return value | Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
    }
  }
  let clear = 1 << bits
  let roots = (0..<clear).map { [UInt8($0)] } + [[], []]
  var phrases = roots
  var previous: [UInt8]?
  var output: [UInt8] = []
  var width = bits + 1
  while let code = read(width) {
    if code == clear {
      (phrases, previous, width) = (roots, nil, bits + 1)
      continue
    }
    if code == clear + 1 { return output }
    var phrase: [UInt8]
    if code < phrases.count {
      phrase = phrases[code]
    } else {
      guard let previous, code == phrases.count else { return nil }
      phrase = previous + [previous[0]]
    }
    if let previous, phrases.count < 4096 {
      phrases.append(previous + [phrase[0]])
      if phrases.count == 1 << width, width < 12 { width += 1 }
    }
    output += phrase
    previous = phrase
  }
  return nil
}

struct LZWTests {
  /// Random indices in random runs, so that short and long phrases both occur.
  private func indices(_ count: Int, bits: Int, longestRun: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var indices: [UInt8] = []
    while indices.count < count {
      let index = UInt8.random(in: 0...UInt8(1 << bits - 1), using: &generator)
      let run = Int.random(in: 1...longestRun, using: &generator)
      indices += [UInt8](repeating: index, count: run)
    }
    return Array(indices.prefix(count))
  }

  @Test(arguments: 2...8, [1, 30])
  func `indices come back`(bits: Int, longestRun: Int) {
    for count in [0, 1, 2, 3, 100, 9000] {
      let indices = indices(count, bits: bits, longestRun: longestRun, seed: UInt64(count + bits))
      let codes = LZWEncoder(indices, alternatives: indices, bits: bits).encoded().bytes
      #expect(decoded(codes, bits: bits) == indices)
    }
  }

  @Test(arguments: 2...8, [1, 30])
  func `a picture of two parts comes back`(bits: Int, longestRun: Int) {
    for count in [1, 2, 3, 100, 9000] {
      let indices = indices(2 * count, bits: bits, longestRun: longestRun, seed: UInt64(count))
      let (upper, lower) = (Array(indices[..<count]), Array(indices[count...]))
      let codes =
        LZWEncoder(upper, alternatives: upper, bits: bits, part: .upper).encoded(withIndices: true)
        + LZWEncoder(lower, alternatives: lower, bits: bits, part: .lower).encoded(
          withIndices: true)
      #expect(decoded(codes.bytes, bits: bits) == indices)
      #expect(codes.indices == indices)
    }
  }

  @Test(arguments: 2...8, [1, 30])
  func `each index that comes back is one of the two allowed`(bits: Int, longestRun: Int) throws {
    let first = indices(6000, bits: bits, longestRun: longestRun, seed: 1)
    let second = indices(6000, bits: bits, longestRun: longestRun, seed: 2)
    let codes = LZWEncoder(first, alternatives: second, bits: bits).encoded().bytes
    let result = try #require(decoded(codes, bits: bits))
    #expect(result.count == first.count)
    #expect(zip(result, zip(first, second)).allSatisfy { $0 == $1.0 || $0 == $1.1 })
  }

  @Test(arguments: [1, 5, 30])
  func `the dictionary finds what a plain one finds, and no phrase is higher than told`(
    longestRun: Int
  ) {
    let indices = indices(30000, bits: 4, longestRun: longestRun, seed: 4)
    var trie = PhraseTrie(rootCount: 16)
    var plain: [Int: [UInt8: Int]] = [:]
    var depths = [Int](repeating: 0, count: 4096)
    var (code, next) = (Int(indices[0]), 18)
    for symbol in indices.dropFirst() where next < 4096 {
      #expect(trie.child(of: code, symbol) == plain[code]?[symbol] ?? 0)
      if let longer = plain[code]?[symbol] {
        code = longer
        continue
      }
      trie.announceChild(of: code)
      trie.add(next, to: code, symbol)
      plain[code, default: [:]][symbol] = next
      depths[next] = depths[code] + 1
      next += 1
      code = Int(symbol)
    }
    // From each phrase up through all that it lengthens.
    for last in 18..<next {
      var code = last
      while code >= 16 {
        code = Int(trie.parents[code])
        #expect(trie.node(of: code).height >= depths[last] - depths[code])
      }
    }
  }

  @Test(arguments: [1, 30])
  func `the indices told are those that a decoder has`(longestRun: Int) {
    let first = indices(9000, bits: 5, longestRun: longestRun, seed: 7)
    let second = indices(9000, bits: 5, longestRun: longestRun, seed: 8)
    let codes = LZWEncoder(first, alternatives: second, bits: 5).encoded(withIndices: true)
    #expect(decoded(codes.bytes, bits: 5) == codes.indices)
    #expect(codes.bytes == LZWEncoder(first, alternatives: second, bits: 5).encoded().bytes)
  }

  @Test func `freedom is used`() {
    // Where every pixel may be 0, one long phrase after the other is best.
    let noise = indices(5000, bits: 8, longestRun: 1, seed: 3)
    let zeros = [UInt8](repeating: 0, count: noise.count)
    let free = LZWEncoder(noise, alternatives: zeros, bits: 8).encoded().bytes
    let best = LZWEncoder(zeros, alternatives: zeros, bits: 8).encoded().bytes
    #expect(free.count <= best.count)
  }

  /// Bands in colours of their own, in which each row is nearly like the one above.
  private var bands: (indices: [UInt8], width: Int, starts: [Int]) {
    let (width, height) = (100, 150)
    var generator = SeededGenerator(seed: 11)
    var picture: [UInt8] = []
    for band in 0..<4 {
      var row = [UInt8](repeating: 0, count: width)
      for y in 0..<height {
        for x in 0..<width where y == 0 || x % 10 == 0 {
          let place = y == 0 ? x : Int.random(in: 0..<width, using: &generator)
          row[place] = UInt8(band * 8 + Int.random(in: 0..<8, using: &generator))
        }
        picture += row
      }
    }
    return (picture, width, (1..<4).map { $0 * width * height })
  }

  @Test func `a dictionary is cleared at a break, and codes get shorter`() {
    let (picture, width, _) = bands
    let breaks = RowBreaks.places(in: picture, picture, width: width)
    let early = LZWEncoder(picture, alternatives: picture, bits: 8, breaks: breaks).encoded()
    let late = LZWEncoder(picture, alternatives: picture, bits: 8).encoded()
    #expect(early.isClearedEarly && !late.isClearedEarly)
    #expect(decoded(early.bytes, bits: 8) == picture)
    #expect(early.bytes.count < late.bytes.count)
  }

  @Test func `a break that comes too soon after a clear is passed over`() {
    let picture = indices(4000, bits: 8, longestRun: 4, seed: 9)
    let early = LZWEncoder(picture, alternatives: picture, bits: 8, breaks: [100, 200]).encoded()
    #expect(!early.isClearedEarly)
    #expect(early.bytes == LZWEncoder(picture, alternatives: picture, bits: 8).encoded().bytes)
  }

  @Test func `rows that begin something new are breaks`() {
    let (picture, width, starts) = bands
    #expect(RowBreaks.places(in: picture, picture, width: width) == starts)
    // Noise is nowhere newer than before, nor is what may be as it is above.
    let noise = indices(6000, bits: 8, longestRun: 1, seed: 6)
    #expect(RowBreaks.places(in: noise, noise, width: width).isEmpty)
    let zeros = [UInt8](repeating: 0, count: picture.count)
    #expect(RowBreaks.places(in: picture, zeros, width: width).isEmpty)
    #expect(RowBreaks.places(in: [], [], width: 0).isEmpty)
  }

  @Test func `with loss, indices are off by no more than is allowed, and codes get shorter`() throws
  {
    // Greys 4 levels apart, of which the pixels of the second half may be off.
    let noise = indices(6000, bits: 4, longestRun: 1, seed: 5)
    let palette = Palette(colors: (0..<16).map { rgb($0 * 4, $0 * 4, $0 * 4) }, limit: 16)
    let image = FramePainter.Image(
      rect: PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 60), disposal: .keep, palette: palette,
      indices: noise, alternatives: noise,
      truths: noise.enumerated().map { $0 < 3000 ? 0 : palette.colors[Int($1)] })
    let loss = ColorLoss(image, lossy: 20)
    let encoder = LZWEncoder(noise, alternatives: noise, bits: 4, loss: loss)
    let encoding = encoder.encoded(withIndices: true)
    let (codes, sent) = (encoding.bytes, encoding.indices)
    #expect(decoded(codes, bits: 4) == sent)
    #expect(sent.prefix(3000) == noise.prefix(3000))
    #expect(sent != noise)
    let exact = LZWEncoder(noise, alternatives: noise, bits: 4).encoded().bytes
    #expect(codes.count < exact.count)
    // A step counts 4² (1 + 1.15² + 0.82²) ≈ 48 and 3 · 20² / 4 is allowed: 2.5 steps, from which half of
    // the error carried on may be taken. That is at most c = 2.5 + c / 4, so that a pixel is off by
    // 2.5 + c / 2 < 4.2 steps.
    #expect(zip(sent, noise).allSatisfy { abs(Int($0) - Int($1)) <= 4 })
  }
}
