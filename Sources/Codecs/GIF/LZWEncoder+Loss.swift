/// A way through the dictionary along which colours may be off.
struct LossyPath {
  /// Pixels from `start` to before `place` are phrase `code`.
  let start: Int
  var code: Int
  var place: Int
  /// The sum of the colours' errors so far, fading: the next ones make up for it.
  var carry = SIMD4<Float>.zero
  /// The sum of the differences, each as a share of what is allowed.
  var cost: Float = 0
}

extension LZWEncoder {
  /// The number of pixels by which a phrase must be longer to be worth a difference as large as is
  /// allowed.
  private static let price: Float = 1
  /// The share of a pixel's error that goes on to the next.
  private static let persistence: Float = 0.75

  /// Follows the dictionary along all indices that are near enough to the pixels' own.
  ///
  /// A phrase is worth its length less what its colours are off by. Of an index that stands for a
  /// pixel the difference from the true colour counts as it is with the error carried on, or half
  /// of it, whichever is less, beyond that of the pixel's own index.
  func walk(_ path: LossyPath, _ loss: ColorLoss, _ search: inout Search) {
    var path = path
    while true {
      let score = Float(path.place - path.start) - Self.price * path.cost
      if score > search.score {
        (search.score, search.end, search.code) = (score, path.place, path.code)
      }
      // Nothing lengthens a phrase that is only about to exist.
      if path.place == count || path.code == search.pending.code { return }
      if score + Float(trie.node(of: path.code).height) <= search.score { return }
      var follower: LossyPath?
      func take(_ code: Int, _ symbol: UInt8) {
        guard let longer = extended(path, by: code, symbol, loss) else { return }
        if let follower, search.branches > 0 {
          search.branches -= 1
          walk(follower, loss, &search)
        }
        follower = longer
      }
      if path.code == search.pending.parent { take(search.pending.code, search.pending.symbol) }
      var child = trie.firstChild(of: path.code)
      while child > 0 {
        take(child, trie.symbols[child])
        child = Int(trie.siblings[child])
      }
      guard let follower else { return }
      path = follower
    }
  }

  /// `path` with `symbol` for the next pixel, or nil if that is too far off.
  private func extended(
    _ path: LossyPath, by code: Int, _ symbol: UInt8, _ loss: ColorLoss
  ) -> LossyPath? {
    var longer = path
    longer.code = code
    longer.place += 1
    let own = first[path.place]
    let limit = loss.limits[path.place]
    if symbol == own || symbol == second[path.place] {
      longer.carry *= Self.persistence
      return longer
    }
    guard limit > 0 else { return nil }
    let offset = loss.offsets[path.place]
    let way = loss.places[Int(symbol)] - loss.places[Int(own)] + offset
    let whole = way + path.carry
    let half = way + path.carry * 0.5
    let difference = max(
      0, min((whole * whole).sum(), (half * half).sum()) - (offset * offset).sum())
    guard difference <= limit else { return nil }
    longer.carry = way + path.carry * Self.persistence
    longer.cost += difference / limit
    return longer
  }
}
