// What Swift's own library had before Swift 2, for sources of that time.

extension RangeReplaceableCollection {
  public init(count: Int, repeatedValue: Element) {
    self.init(repeating: repeatedValue, count: count)
  }
}

public func map<Elements: Sequence, Result>(
  _ elements: Elements, _ transform: (Elements.Element) -> Result
) -> [Result] { elements.map(transform) }

public func filter<Elements: Sequence>(
  _ elements: Elements, _ isIncluded: (Elements.Element) -> Bool
) -> [Elements.Element] { elements.filter(isIncluded) }

public func reduce<Elements: Sequence, Result>(
  _ elements: Elements, _ initial: Result, _ combine: (Result, Elements.Element) -> Result
) -> Result { elements.reduce(initial, combine) }

public func sorted<Elements: Sequence>(
  _ elements: Elements, _ precedes: (Elements.Element, Elements.Element) -> Bool
) -> [Elements.Element] { elements.sorted(by: precedes) }

public func enumerate<Elements: Sequence>(_ elements: Elements) -> EnumeratedSequence<Elements> {
  elements.enumerated()
}

public func reverse<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
  elements.reversed()
}

public func contains<Elements: Sequence>(
  _ elements: Elements, _ element: Elements.Element
) -> Bool where Elements.Element: Equatable { elements.contains(element) }

public func count<Elements: Collection>(_ elements: Elements) -> Int { elements.count }

public func countElements<Elements: Collection>(_ elements: Elements) -> Int { elements.count }
