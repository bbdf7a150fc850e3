/// Memory for a fixed number of elements.
///
/// Its bounds are checked in debug builds only. For the inner loops of encoders, where the checks
/// of arrays, of bounds and of uniqueness, take as long as the work itself.
@safe struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  private let start: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  init(repeating element: Element, count: Int) {
    self.count = count
    unsafe start = .allocate(capacity: count)
    unsafe start.initialize(repeating: element, count: count)
  }

  init(_ elements: [Element]) {
    count = elements.count
    unsafe start = .allocate(capacity: elements.count)
    unsafe elements.withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      unsafe start.initialize(from: first, count: elements.count)
    }
  }

  deinit { unsafe start.deallocate() }

  /// The elements as an array.
  var elements: [Element] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "\(index) is not among \(count) elements")
      return unsafe start[index]
    }
    set {
      assert(index >= 0 && index < count, "\(index) is not among \(count) elements")
      unsafe start[index] = newValue
    }
  }

  /// Sets all elements to one.
  mutating func fill(with element: Element) {
    unsafe start.update(repeating: element, count: count)
  }

  /// Copies elements, which may overlap, to another place.
  mutating func copy(_ range: Range<Int>, to place: Int) {
    assert(range.lowerBound >= 0 && place >= 0, "a negative place")
    assert(max(range.upperBound, place + range.count) <= count, "not among \(count) elements")
    unsafe (start + place).update(from: start + range.lowerBound, count: range.count)
  }
}
