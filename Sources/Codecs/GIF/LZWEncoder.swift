/// GIF's variable-length Lempel–Ziv–Welch code (GIF89a specification, appendix F), with freedom
/// used.
///
/// Two things make it shorter than the usual greedy code. Where a pixel may be one of two indices
/// (transparent or the colour that is there already), all ways through the dictionary are tried.
/// And a phrase is cut short if the next one then reaches further (flexible parsing: Y. Matias and
/// S. C. Sahinalp, "On the optimality of parsing in dynamic dictionary based data compression",
/// 1999). `LZWEncoder+Loss.swift` adds a third. A full dictionary is cleared at once: it hardly
/// ever fits the next rows of a picture better than a new one. One that is not full yet may be
/// cleared at breaks.
struct LZWEncoder: ~Copyable {
  /// The number of indices by which a phrase may be cut short for the next one's sake.
  private let lookBack: Int
  /// The number of branches that a search may take.
  private let branches: Int
  /// The least number of codes of a dictionary that is cleared before it is full.
  ///
  /// The codes of a new one are two or three bits shorter, which pays where most phrases are new
  /// anyway.
  private static let fewestCodes = 1700

  /// The number of pixels.
  let count: Int
  let first: FixedBuffer<UInt8>
  let second: FixedBuffer<UInt8>
  private let bits: Int
  /// The difference that other indices may make; nil for none.
  private let loss: ColorLoss?
  private let breaks: [Int]
  private let part: Part
  private var isClearedEarly = false

  private(set) var trie: PhraseTrie
  private var output = BitPacker()
  private var next = 0
  private var width = 0
  /// The phrase that was sent last, or −1 after a clear, and where it begins.
  private var previous = -1
  private var previousPlace = 0
  /// The phrase that was added with the one that was sent last, or 0.
  private var added = 0
  /// The search from the place where the next phrase begins, made before the last one was sent.
  private var ahead: Search?
  /// The indices that a decoder will have, up to the phrase that was sent last; empty if nobody
  /// asks.
  private var sent = FixedBuffer<UInt8>(repeating: 0, count: 0)
  /// For each code that has been added where it stands in `sent`.
  private var texts = FixedBuffer<Int32>(repeating: 0, count: 4096)

  /// The phrase that exists as soon as the next one begins with `symbol`, for the decoder knows it
  /// then.
  struct Pending {
    var parent = -1
    var symbol: UInt8 = 0
    var code = -1
  }

  /// What the indices are of a picture: a dictionary ends with each part.
  enum Part {
    case whole
    /// The rows above, whose codes end with a clear.
    case upper
    /// The rows below, whose codes begin after that.
    case lower
  }

  /// The furthest that any phrase from some place reaches.
  struct Search {
    let place: Int
    var pending = Pending()
    var branches: Int
    var end = -1
    var code = -1
    /// Whether there were more branches.
    var isCut = false
    /// The worth of the phrase, where there is loss.
    var score = -Float.infinity
  }

  /// An encoder of one image.
  ///
  /// - Parameters:
  ///   - indices: The pixels, in rows.
  ///   - alternatives: For each pixel a second index that would show the same; equal to the first
  ///     if there is none.
  ///   - bits: Bits per index, 2 to 8.
  ///   - loss: The difference that other indices may make; nil for none.
  ///   - breaks: The pixels, in order, at which a dictionary may be cleared before it is full.
  ///   - lookBack: The number of indices by which a phrase may be cut short for the next one's
  ///     sake.
  ///   - branches: The number of branches that one search may take.
  ///   - part: What the indices are of a picture.
  init(
    _ indices: [UInt8], alternatives: [UInt8], bits: Int, loss: ColorLoss? = nil,
    breaks: [Int] = [], lookBack: Int = 8, branches: Int = 64, part: Part = .whole
  ) {
    precondition(indices.count == alternatives.count, "every pixel has an alternative")
    count = indices.count
    first = FixedBuffer(indices)
    second = FixedBuffer(alternatives)
    self.bits = bits
    self.loss = loss
    self.breaks = breaks
    self.part = part
    self.lookBack = lookBack
    self.branches = branches
    trie = PhraseTrie(rootCount: 1 << bits)
  }

  /// An encoded picture, or a part of one.
  struct Codes: Sendable {
    /// The codes, packed from the lowest bit, with the leading clear and the final end code.
    var bytes: [UInt8]
    /// The number of bits that are codes.
    fileprivate var bitCount: Int
    /// The indices as a decoder will have them; empty if they were not asked for.
    var indices: [UInt8]
    /// Whether a dictionary has been cleared before it was full.
    var isClearedEarly: Bool

    /// The codes of a picture from those of its upper and its lower part.
    static func + (upper: Codes, lower: Codes) -> Codes {
      var bits = BitPacker(bytes: upper.bytes, bitCount: upper.bitCount)
      for byte in lower.bytes.dropLast() { bits.put(Int(byte), width: 8) }
      let rest = lower.bitCount - 8 * (lower.bytes.count - 1)
      bits.put(Int(lower.bytes.last ?? 0), width: rest)
      let bitCount = bits.bitCount
      return Codes(
        bytes: bits.finished(), bitCount: bitCount, indices: upper.indices + lower.indices,
        isClearedEarly: upper.isClearedEarly || lower.isClearedEarly)
    }
  }

  /// The codes of the whole image; with the indices only if they are asked for.
  consuming func encoded(withIndices: Bool = false) -> Codes {
    if withIndices { sent = FixedBuffer(repeating: 0, count: count) }
    encode()
    let bitCount = output.bitCount
    return Codes(
      bytes: output.finished(), bitCount: bitCount, indices: sent.elements,
      isClearedEarly: isClearedEarly)
  }

  private mutating func encode() {
    clear()
    var place = 0
    var nextBreak = 0
    while place < count {
      place = sendPhrase(at: place)
      guard nextBreak < breaks.count, breaks[nextBreak] <= place, place < count else { continue }
      while nextBreak < breaks.count, breaks[nextBreak] <= place { nextBreak += 1 }
      if next >= Self.fewestCodes {
        isClearedEarly = true
        clear()
      }
    }
    output.put(part == .upper ? clearCode : clearCode + 1, width: width)
  }

  private var clearCode: Int { 1 << bits }

  private mutating func clear() {
    if next == 0 { width = bits + 1 }
    if next > 0 || part != .lower { output.put(clearCode, width: width) }
    if next > 0 { trie.removeAll() }
    next = 1 << bits + 2
    width = bits + 1
    (previous, added, ahead) = (-1, 0, nil)
  }

  /// Sends the phrase that begins at `place`, and returns where it ends.
  private mutating func sendPhrase(at place: Int) -> Int {
    var (end, code) = foreseenPhrase(at: place) ?? longestPhrase(at: place)
    // The phrase that is only about to exist begins like the one that it lengthens.
    let symbol = trie.roots[code == next ? previous : code]
    ahead = nil
    if lookBack > 0, code != next, end - place >= 2, end < count {
      (end, code) = shortened(end, code, from: place)
    }
    added = 0
    if previous >= 0, next < 4096 {
      if trie.child(of: previous, symbol) == 0 {
        trie.add(next, to: previous, symbol)
        texts[next] = Int32(truncatingIfNeeded: previousPlace)
        added = next
      }
      next += 1
    }
    output.put(code, width: width)
    if next == 1 << width, width < 12 { width += 1 }
    (previous, previousPlace) = (code, place)
    if next < 4096 { trie.announceChild(of: code) }
    if sent.count > 0 { record(code, from: place, to: end) }
    if next == 4096, end < count { clear() }
    return end
  }

  /// The longest phrase from `place`, by the search that was made when the one before was cut
  /// there.
  ///
  /// Only the two phrases that are new since then may be longer. Nil if that does not tell which it
  /// is.
  private func foreseenPhrase(at place: Int) -> (end: Int, code: Int)? {
    guard let ahead, ahead.place == place, !ahead.isCut, loss == nil else { return nil }
    var best = (end: ahead.end, code: ahead.code)
    if added > 0 {
      let end = place + Int(trie.lengths[added])
      if end >= best.end, stands(added, from: place, to: end) {
        if end == best.end { return nil }
        best = (end, added)
      }
    }
    let root = trie.roots[previous]
    let end = place + Int(trie.lengths[previous]) + 1
    if end >= best.end, end <= count, next < 4096, allows(root, end - 1),
      stands(previous, from: place, to: end - 1), trie.child(of: previous, root) == 0
    {
      if end == best.end { return nil }
      best = (end, next)
    }
    return best
  }

  /// Whether a phrase may stand for the pixels of a range that is as long.
  private func stands(_ code: Int, from place: Int, to end: Int) -> Bool {
    guard end <= count else { return false }
    var (code, place) = (code, end - 1)
    for _ in 1..<Int(trie.lengths[code]) {
      guard allows(trie.symbols[code], place) else { return false }
      code = Int(trie.parents[code])
      place -= 1
    }
    return allows(trie.symbols[code], place)
  }

  @inline(__always)
  private func allows(_ symbol: UInt8, _ place: Int) -> Bool {
    first[place] == symbol || second[place] == symbol
  }

  private func longestPhrase(at place: Int) -> (end: Int, code: Int) {
    var best = (end: -1, code: -1)
    let candidates = first[place] == second[place] ? 1 : 2
    for candidate in 0..<candidates {
      // The second one first: it wins ties, which keeps unchanged areas all transparent.
      let symbol = candidate == 0 ? second[place] : first[place]
      var search = Search(place: place, branches: branches)
      search.end = best.end
      if previous >= 0, next < 4096, trie.child(of: previous, symbol) == 0 {
        search.pending = Pending(parent: previous, symbol: symbol, code: next)
      }
      begin(with: symbol, place, &search)
      if search.end > best.end { best = (search.end, search.code) }
    }
    return best
  }

  /// The prefix of a phrase after which the next phrase reaches furthest; the longest of equal
  /// ones.
  private mutating func shortened(
    _ end: Int, _ code: Int, from place: Int
  ) -> (end: Int, code: Int) {
    var best = (end: end, code: code)
    var furthest = -1
    var (end, code) = (end, code)
    for _ in 0...lookBack where end > place {
      let search = reach(from: end, beyond: furthest)
      if search.end > furthest {
        furthest = search.end
        best = (end, code)
        ahead = search
      }
      if furthest >= count { break }
      code = Int(trie.parents[code])
      end -= 1
    }
    return best
  }

  /// The furthest that any phrase from `place` reaches, if that is beyond `limit`.
  private func reach(from place: Int, beyond limit: Int) -> Search {
    var search = Search(place: place, branches: branches / 4)
    search.end = limit
    begin(with: second[place], place, &search)
    if first[place] != second[place] {
      search.branches = branches / 4
      begin(with: first[place], place, &search)
    }
    return search
  }

  /// Takes note of the indices of a phrase that has been sent.
  private mutating func record(_ code: Int, from place: Int, to end: Int) {
    // All but the last stand before; that one may be the first of them, if the phrase has just been added.
    let text = Int(texts[code])
    if end - place > 1 { sent.copy(text..<text + end - place - 1, to: place) }
    sent[end - 1] = trie.symbols[code]
  }

  /// Follows the dictionary from the phrase of one index that stands for the pixel at `place`.
  @inline(__always)
  private func begin(with symbol: UInt8, _ place: Int, _ search: inout Search) {
    if let loss {
      let path = LossyPath(start: place, code: Int(symbol), place: place + 1)
      walk(path, loss, &search)
    } else {
      walk(from: Int(symbol), place + 1, &search)
    }
  }

  /// Follows the dictionary from the phrase `code`, which ends before `place`, as long as that may
  /// lead further than before.
  private func walk(from code: Int, _ place: Int, _ search: inout Search) {
    var (code, place) = (code, place)
    while place < count {
      let node = trie.node(of: code)
      if place + node.height <= search.end { return }
      let (a, b) = (first[place], second[place])
      var one = trie.child(of: code, node, a)
      var other = a == b ? 0 : trie.child(of: code, node, b)
      if code == search.pending.parent {
        if a == search.pending.symbol { one = search.pending.code }
        if b == search.pending.symbol, a != b { other = search.pending.code }
      }
      if one == 0 {
        if other == 0 { break }
        (one, other) = (other, 0)
      }
      if other > 0 {
        if search.branches > 0 {
          search.branches -= 1
          if place > search.end { (search.end, search.code) = (place, code) }
          walk(from: other, place + 1, &search)
        } else {
          search.isCut = true
        }
      }
      code = one
      place += 1
    }
    if place > search.end { (search.end, search.code) = (place, code) }
  }
}
