extension RandomAccessCollection where Index == Int {
  /// The first index at which `predicate` holds, if it holds for all after it too;
  /// `endIndex` if it holds nowhere.
  ///
  /// - Complexity: O(log count) calls of `predicate`.
  @inlinable package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
