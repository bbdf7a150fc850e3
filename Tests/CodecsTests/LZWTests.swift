import Pixels
import Testing

@testable import Codecs

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
      let codes = LZWEncoder(indices, alternatives: indices, bits: bits).encoded()
      #expect(decoded(codes, bits: bits) == indices)
    }
  }

  @Test(arguments: 2...8, [1, 30])
  func `each index that comes back is one of the two allowed`(bits: Int, longestRun: Int) throws {
    let first = indices(6000, bits: bits, longestRun: longestRun, seed: 1)
    let second = indices(6000, bits: bits, longestRun: longestRun, seed: 2)
    let codes = LZWEncoder(first, alternatives: second, bits: bits).encoded()
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
    let (codes, told) = LZWEncoder(first, alternatives: second, bits: 5).encodedWithIndices()
    #expect(decoded(codes, bits: 5) == told)
    #expect(codes == LZWEncoder(first, alternatives: second, bits: 5).encoded())
  }

  @Test func `freedom is used`() {
    // Where every pixel may be 0, one long phrase after the other is best.
    let noise = indices(5000, bits: 8, longestRun: 1, seed: 3)
    let zeros = [UInt8](repeating: 0, count: noise.count)
    let free = LZWEncoder(noise, alternatives: zeros, bits: 8).encoded()
    let best = LZWEncoder(zeros, alternatives: zeros, bits: 8).encoded()
    #expect(free.count <= best.count)
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
    let (codes, sent) = encoder.encodedWithIndices()
    #expect(decoded(codes, bits: 4) == sent)
    #expect(sent.prefix(3000) == noise.prefix(3000))
    #expect(sent != noise)
    let exact = LZWEncoder(noise, alternatives: noise, bits: 4).encoded()
    #expect(codes.count < exact.count)
    // A step counts 4² (1 + 1.15² + 0.82²) ≈ 48 and 3 · 20² / 4 is allowed: 2.5 steps, from which half of
    // the error carried on may be taken. That is at most c = 2.5 + c / 4, so that a pixel is off by
    // 2.5 + c / 2 < 4.2 steps.
    #expect(zip(sent, noise).allSatisfy { abs(Int($0) - Int($1)) <= 4 })
  }
}
