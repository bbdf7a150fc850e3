/// GIF's variable-length Lempel–Ziv–Welch code (GIF89a specification, appendix F), with freedom used.
///
/// Two things make it shorter than the usual greedy code. Where a pixel may be one of two indices
/// (transparent or the colour that is there already), all ways through the dictionary are tried. And a
/// phrase is cut short if the next one then reaches further (flexible parsing: Y. Matias and
/// S. C. Sahinalp, "On the optimality of parsing in dynamic dictionary based data compression", 1999).
/// `LZWEncoder+Loss.swift` adds a third. A full dictionary is cleared at once: it hardly ever fits the
/// next rows of a picture better than a new one.
struct LZWEncoder {
  /// How much shorter a phrase may be made for the next one's sake.
  private let lookBack: Int
  /// How many branches a search may take.
  private let branches: Int

  let first: [UInt8]
  let second: [UInt8]
  private let bits: Int
  /// What else may stand for a pixel; nil for nothing.
  private let loss: ColorLoss?

  private(set) var trie: PhraseTrie
  private var output = BitPacker()
  private var next = 0
  private var width = 0
  /// The phrase that was sent last, or −1 after a clear.
  private var previous = -1
  /// The indices that a decoder will have; those of the picture until others have been sent.
  private var sent: [UInt8] = []

  /// The phrase that exists as soon as the next one begins with `symbol`, for the decoder knows it then.
  struct Pending {
    var parent = -1
    var symbol: UInt8 = 0
    var code = -1
  }

  /// The furthest that any phrase from some place reaches.
  struct Search {
    var pending = Pending()
    var branches: Int
    var end = -1
    var code = -1
    /// What the phrase is worth, where there is loss.
    var score = -Float.infinity
  }

  /// - Parameters:
  ///   - indices: The pixels, in rows.
  ///   - alternatives: For each pixel a second index that would show the same; equal to the first if
  ///     there is none.
  ///   - bits: Bits per index, 2 to 8.
  ///   - loss: What else may stand for a pixel.
  init(
    _ indices: [UInt8], alternatives: [UInt8], bits: Int, loss: ColorLoss? = nil,
    lookBack: Int = 8, branches: Int = 64
  ) {
    first = indices
    second = alternatives
    self.bits = bits
    self.loss = loss
    self.lookBack = lookBack
    self.branches = branches
    trie = PhraseTrie(rootCount: 1 << bits)
  }

  /// The codes, packed from the lowest bit, with the leading clear and the final end code.
  consuming func encoded() -> [UInt8] {
    encode()
    return output.finished()
  }

  /// The same, and the indices as a decoder will have them.
  consuming func encodedWithIndices() -> (codes: [UInt8], indices: [UInt8]) {
    sent = first
    encode()
    let indices = sent
    return (output.finished(), indices)
  }

  private mutating func encode() {
    clear()
    var place = 0
    while place < first.count { place = sendPhrase(at: place) }
    output.put(1 << bits + 1, width: width)
  }

  private mutating func clear() {
    if next == 0 { width = bits + 1 }
    output.put(1 << bits, width: width)
    if next > 0 { trie.removeAll() }
    next = 1 << bits + 2
    width = bits + 1
    previous = -1
  }

  /// Sends the phrase that begins at `place`, and returns where it ends.
  private mutating func sendPhrase(at place: Int) -> Int {
    var (end, code, symbol) = longestPhrase(at: place)
    if lookBack > 0, code != next, end - place >= 2, end < first.count {
      (end, code) = shortened(end, code, from: place)
    }
    if previous >= 0, next < 4096 {
      if trie.child(of: previous, symbol) < 0 { trie.add(next, to: previous, symbol) }
      next += 1
    }
    output.put(code, width: width)
    if next == 1 << width, width < 12 { width += 1 }
    previous = code
    if next < 4096 { trie.announceChild(of: code) }
    if !sent.isEmpty { record(code, from: place, to: end) }
    if next == 4096, end < first.count { clear() }
    return end
  }

  private mutating func longestPhrase(at place: Int) -> (end: Int, code: Int, symbol: UInt8) {
    var best = (end: -1, code: -1, symbol: UInt8(0))
    let candidates = first[place] == second[place] ? 1 : 2
    for candidate in 0..<candidates {
      // The second one first: it wins ties, which keeps unchanged areas all transparent.
      let symbol = candidate == 0 ? second[place] : first[place]
      var search = Search(branches: branches)
      search.end = best.end
      if previous >= 0, next < 4096, trie.child(of: previous, symbol) < 0 {
        search.pending = Pending(parent: previous, symbol: symbol, code: next)
      }
      begin(with: symbol, place, &search)
      if search.end > best.end { best = (search.end, search.code, symbol) }
    }
    return best
  }

  /// The prefix of a phrase after which the next phrase reaches furthest; the longest of equal ones.
  private func shortened(_ end: Int, _ code: Int, from place: Int) -> (end: Int, code: Int) {
    var best = (end: end, code: code)
    var furthest = -1
    var (end, code) = (end, code)
    for _ in 0...lookBack where end > place {
      if let reach = reach(from: end, beyond: furthest) {
        furthest = reach
        best = (end, code)
      }
      if furthest >= first.count { break }
      code = Int(trie.parents[code])
      end -= 1
    }
    return best
  }

  /// The furthest that any phrase from `place` reaches, or nil if that is not beyond `limit`.
  private func reach(from place: Int, beyond limit: Int) -> Int? {
    var search = Search(branches: branches / 4)
    search.end = limit
    begin(with: second[place], place, &search)
    if first[place] != second[place] {
      search.branches = branches / 4
      begin(with: first[place], place, &search)
    }
    return search.end > limit ? search.end : nil
  }

  /// Takes note of the indices of a phrase that has been sent.
  private mutating func record(_ code: Int, from place: Int, to end: Int) {
    var code = code
    for place in (place..<end).reversed() {
      sent[place] = trie.symbols[code]
      code = Int(trie.parents[code])
    }
  }

  /// Follows the dictionary from the phrase of one index that stands for the pixel at `place`.
  private func begin(with symbol: UInt8, _ place: Int, _ search: inout Search) {
    if let loss {
      let path = LossyPath(start: place, code: Int(symbol), place: place + 1)
      walk(path, loss, &search)
    } else if place + 1 + trie.height(of: Int(symbol)) > search.end {
      walk(from: Int(symbol), place + 1, &search)
    }
  }

  /// Follows the dictionary from the phrase `code`, which ends before `place`, as long as that may lead
  /// further than before.
  private func walk(from code: Int, _ place: Int, _ search: inout Search) {
    var (code, place) = (code, place)
    while true {
      if place > search.end { (search.end, search.code) = (place, code) }
      // Nothing lengthens a phrase that is only about to exist.
      if place == first.count || code == search.pending.code { return }
      if place + trie.height(of: code) <= search.end { return }
      let (a, b) = (first[place], second[place])
      let one = child(of: code, a, search)
      let other = a == b ? -1 : child(of: code, b, search)
      place += 1
      if one >= 0, other >= 0 {
        if search.branches > 0 {
          search.branches -= 1
          walk(from: other, place, &search)
        }
        code = one
      } else if one >= 0 {
        code = one
      } else if other >= 0 {
        code = other
      } else {
        return
      }
    }
  }

  private func child(of code: Int, _ symbol: UInt8, _ search: Search) -> Int {
    if code == search.pending.parent, symbol == search.pending.symbol { return search.pending.code }
    return trie.child(of: code, symbol)
  }
}
