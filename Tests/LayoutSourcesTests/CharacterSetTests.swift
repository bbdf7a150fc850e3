import AnimSourceRuntime
import Foundation
import Testing

/// Sets of characters as they are on iOS.
struct CharacterSetTests {
  @Test func `an inverse can be changed, and its copies stay as they are`() {
    var set = CharacterSet.decimalDigits.changeableInverse
    let copy = set
    set.remove(charactersIn: "+-")
    set.insert("7")
    #expect(!set.contains("+") && set.contains("a") && set.contains("7") && !set.contains("8"))
    #expect(copy.contains("+") && !copy.contains("7"))
  }
}
