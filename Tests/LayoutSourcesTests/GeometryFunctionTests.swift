import AnimSourceRuntime
import Foundation
import Testing

struct GeometryFunctionTests {
  @Test(arguments: [
    (CGRect(x: 9, y: 9, width: 5, height: 5), true),
    (CGRect(x: 3, y: 3, width: 1, height: 1), true),
    (CGRect(x: -5, y: -5, width: 30, height: 30), true),
    (CGRect(x: 10, y: 0, width: 10, height: 10), false),
    (CGRect(x: 0, y: -10, width: 10, height: 10), false),
    (CGRect(x: 20, y: 0, width: 10, height: 10), false),
    // A point at the first corner is in it, one at the last is not.
    (CGRect(x: 0, y: 0, width: 0, height: 0), true),
    (CGRect(x: 10, y: 10, width: 0, height: 0), false),
    (CGRect(x: 5, y: 2, width: 0, height: 100), true),
    (CGRect(x: 10, y: 2, width: 0, height: 100), false),
    (CGRect.null, false),
    (CGRect.infinite, true),
  ])
  func `rectangles that only touch do not intersect`(other: CGRect, isExpected: Bool) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(CGRectIntersectsRect(rect, other) == isExpected)
    #expect(CGRectIntersectsRect(other, rect) == isExpected)
  }

  @Test func `absolute time is that of dates`() {
    let before = Date().timeIntervalSinceReferenceDate
    let time = CFAbsoluteTimeGetCurrent()
    #expect((before...Date().timeIntervalSinceReferenceDate).contains(time))
  }

  @Test func `a scanner reads into texts of Objective-C`() {
    let scanner = Scanner(string: "[0.5, 1]")
    scanner.charactersToBeSkipped = CharacterSet(charactersIn: "[], ")
    var (first, second, third): (NSString?, NSString?, NSString?)
    #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ","), into: &first))
    #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ","), into: &second))
    #expect(!scanner.scanString("2", into: &third))
    #expect(first?.doubleValue == 0.5 && second?.doubleValue == 1 && third == nil)
  }
}
