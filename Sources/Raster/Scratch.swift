/// Zeroed memory that grows when asked and keeps its address until then.
///
/// Valid for as long as the instance; elements have no destructors. Used where arrays would check
/// exclusivity and uniqueness once a row.
@safe
final class Scratch<Element: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    unsafe start = .allocate(capacity: capacity)
    zero(capacity)
  }

  deinit { unsafe start.deallocate() }

  /// Makes room for `count` elements; if that needs new memory, all of them are zero.
  func reserve(_ count: Int) {
    guard count > capacity else { return }
    unsafe start.deallocate()
    capacity = max(count, capacity + capacity / 2)
    unsafe start = .allocate(capacity: capacity)
    zero(capacity)
  }

  /// Makes room for `count` elements, of which the first `kept` stay what they are.
  func reserve(_ count: Int, keeping kept: Int) {
    guard count > capacity else { return }
    let old = unsafe start
    capacity = max(count, capacity * 2)
    unsafe start = .allocate(capacity: capacity)
    unsafe start.update(from: old, count: kept)
    unsafe old.deallocate()
  }

  /// Sets the bytes of the first `count` elements to zero.
  func zero(_ count: Int) {
    unsafe UnsafeMutableRawPointer(start).initializeMemory(
      as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
  }
}
