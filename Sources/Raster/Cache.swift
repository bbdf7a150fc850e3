/// Results kept by what they were made from, up to a total cost in bytes.
///
/// When that is reached all are dropped, so that nothing depends on the order of use.
struct Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var cost = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? { values[key] }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if self.cost + cost > limit {
      values.removeAll()
      self.cost = 0
    }
    self.cost += cost
    values[key] = value
  }
}
