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
/// With one task, or one item, it runs where it is called. The results do not depend on `tasks`.
package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], tasks: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await concurrentMap(count: items.count, tasks: tasks, { items[$0] }, transform)
}

/// The results of `transform` for items that are made one after the other, each while those before
/// are worked on.
///
/// - Parameters:
///   - count: The number of items.
///   - tasks: The largest number of tasks at a time; with one, everything runs where it is called.
///   - item: The item of an index; called in order, where the function is called.
///   - transform: The work on one item.
/// - Returns: The results in the order of the items, on any number of tasks.
package func concurrentMap<Item: Sendable, Result: Sendable>(
  count: Int, tasks: Int, _ item: (Int) -> Item, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  guard tasks > 1, count > 1 else { return (0..<count).map { transform(item($0)) } }
  return await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: count)
    for index in 0..<count {
      let item = item(index)
      if index >= tasks, let (done, result) = await group.next() { results[done] = result }
      group.addTask { (index, transform(item)) }
    }
    while let (done, result) = await group.next() { results[done] = result }
    return results.compactMap(\.self)
  }
}
