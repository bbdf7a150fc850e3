// What Swift's own library had before Swift 2, for sources of that time.

extension RangeReplaceableCollection {
  /// Swift's spelling before version 3 of `init(repeating:count:)`.
  public init(count: Int, repeatedValue: Element) {
    self.init(repeating: repeatedValue, count: count)
  }
}

/// Swift's spelling before version 2 of the method `map`.
public func map<Elements: Sequence, Result>(
  _ elements: Elements, _ transform: (Elements.Element) -> Result
) -> [Result] { elements.map(transform) }

/// Swift's spelling before version 2 of the method `filter`.
public func filter<Elements: Sequence>(
  _ elements: Elements, _ isIncluded: (Elements.Element) -> Bool
) -> [Elements.Element] { elements.filter(isIncluded) }

/// Swift's spelling before version 2 of the method `reduce`.
public func reduce<Elements: Sequence, Result>(
  _ elements: Elements, _ initial: Result, _ combine: (Result, Elements.Element) -> Result
) -> Result { elements.reduce(initial, combine) }

/// Swift's spelling before version 2 of the method `sorted`.
public func sorted<Elements: Sequence>(
  _ elements: Elements, _ precedes: (Elements.Element, Elements.Element) -> Bool
) -> [Elements.Element] { elements.sorted(by: precedes) }

/// Swift's spelling before version 2 of the method `enumerated`.
public func enumerate<Elements: Sequence>(_ elements: Elements) -> EnumeratedSequence<Elements> {
  elements.enumerated()
}

/// Swift's spelling before version 2 of the method `reversed`.
public func reverse<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
  elements.reversed()
}

/// Swift's spelling before version 2 of the method `contains`.
public func contains<Elements: Sequence>(
  _ elements: Elements, _ element: Elements.Element
) -> Bool where Elements.Element: Equatable { elements.contains(element) }

/// Swift's spelling before version 2 of the property `count`.
public func count<Elements: Collection>(_ elements: Elements) -> Int { elements.count }

/// Swift's spelling before version 1.2 of the property `count`.
public func countElements<Elements: Collection>(_ elements: Elements) -> Int { elements.count }

prefix operator ++
prefix operator --
postfix operator ++
postfix operator --

/// What Swift had before version 3 for `value += 1`, with the new value.
@discardableResult public prefix func ++ <Value: Numeric>(value: inout Value) -> Value {
  value += 1
  return value
}

/// What Swift had before version 3 for `value -= 1`, with the new value.
@discardableResult public prefix func -- <Value: Numeric>(value: inout Value) -> Value {
  value -= 1
  return value
}

/// What Swift had before version 3 for `value += 1`, with the value before.
@discardableResult public postfix func ++ <Value: Numeric>(value: inout Value) -> Value {
  defer { value += 1 }
  return value
}

/// What Swift had before version 3 for `value -= 1`, with the value before.
@discardableResult public postfix func -- <Value: Numeric>(value: inout Value) -> Value {
  defer { value -= 1 }
  return value
}
