extension Range<Int> {
  /// The range in pieces of `count`, of which the last may be shorter.
  func parts(of count: Int) -> [Range] {
    stride(from: lowerBound, to: upperBound, by: count).map {
      $0..<Swift.min($0 + count, upperBound)
    }
  }
}

/// The results of `transform` for each item, in order, made by at most `tasks` tasks at a time.
///
/// With one task, or one item, it runs where it is called.
package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], tasks: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  guard tasks > 1, items.count > 1 else { return items.map(transform) }
  return await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: items.count)
    var started = 0
    func start() {
      let (index, item) = (started, items[started])
      started += 1
      group.addTask { (index, transform(item)) }
    }
    while started < min(tasks, items.count) { start() }
    while let (index, result) = await group.next() {
      results[index] = result
      if started < items.count { start() }
    }
    return results.compactMap(\.self)
  }
}
