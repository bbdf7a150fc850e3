import Testing

@testable import Symbols

struct SymbolNamesTests {
  @Test(arguments: [
    ("hart", "heart"), ("gearshap.fill", "gearshape.fill"), ("trahs", "trash"),
    ("chevron.rigth.circle.fill", "chevron.right.circle.fill"), ("calender", "calendar"),
    ("Envelope", "envelope"), ("plus.fill", "plus"),
  ])
  func `a misspelled name is near the one that is meant`(wrong: String, right: String) {
    #expect(Symbol.names(near: wrong).first == right)
  }

  @Test func `there are at most as many names as are asked for, and all are known`() {
    for count in 0...4 {
      let names = Symbol.names(near: "arrow.u", count: count)
      #expect(names.count <= count)
      #expect(names.allSatisfy { Symbol(named: $0) != nil })
    }
  }

  @Test func `nothing is near what is no name at all`() {
    #expect(Symbol.names(near: "zzzzzzzzzzzzzzzz").isEmpty)
    #expect(Symbol.names(near: "").isEmpty)
  }

  @Test(arguments: [("kitten", "sitting", 3), ("abcd", "abdc", 1), ("", "abc", 3), ("a", "a", 0)])
  func `the distance counts the fewest steps`(left: String, right: String, steps: Int) {
    #expect(EditDistance.between(left, right) == steps)
    #expect(EditDistance.between(right, left) == steps)
  }
}
