import Foundation
import Testing
import UIKitCore

/// Foundation's names of what is found, which are deprecated on Linux, as it finds none of that itself.
private protocol CheckingTypes {
  static var link: NSTextCheckingResult.CheckingType { get }
  static var phoneNumber: NSTextCheckingResult.CheckingType { get }
}

extension NSTextCheckingResult.CheckingType: CheckingTypes {}

private func link<Types: CheckingTypes>(_ types: Types.Type) -> NSTextCheckingResult.CheckingType {
  types.link
}

private func phoneNumber<Types: CheckingTypes>(_ types: Types.Type)
  -> NSTextCheckingResult.CheckingType
{ types.phoneNumber }

/// What is found in text.
@Suite struct DataDetectorTests {
  private let links = link(NSTextCheckingResult.CheckingType.self)
  private let numbers = phoneNumber(NSTextCheckingResult.CheckingType.self)

  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String]
  {
    let detector = try NSDataDetector(types: types.rawValue)
    let range = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, range: range).map { match in
      let words = (text as NSString).substring(with: match.range)
      return "\(words)=\(match.url?.absoluteString ?? match.phoneNumber ?? "-")"
    }
  }

  @Test(arguments: [
    (
      "See https://example.com/a?b=1. Then go.",
      ["https://example.com/a?b=1=https://example.com/a?b=1"]
    ),
    (
      "www.example.org and example.com!",
      ["www.example.org=http://www.example.org", "example.com=http://example.com"]
    ),
    ("Write to ann@example.com, please", ["ann@example.com=mailto:ann@example.com"]),
    ("(https://example.com/x)", ["https://example.com/x=https://example.com/x"]),
    ("Nothing here. Really, no.thing", []),
  ])
  func `addresses are found without the punctuation around them`(text: String, expected: [String])
    throws
  {
    #expect(try found(text, links) == expected)
  }

  @Test(arguments: [
    ("Call +1 408-996-1010 now", ["+1 408-996-1010=+1 408-996-1010"]),
    ("(408) 996 1010", ["(408) 996 1010=(408) 996 1010"]), ("in 1984, 12 of 34", []),
  ])
  func `telephone numbers have seven digits at least`(text: String, expected: [String]) throws {
    #expect(try found(text, numbers) == expected)
  }

  @Test func `what is found is in the order of the text, and a block may end it`() throws {
    let types: NSTextCheckingResult.CheckingType = [links, numbers]
    let text = "555 123 4567, a@b.com, www.c.org"
    #expect(try found(text, types).count == 3)
    let detector = try NSDataDetector(types: types.rawValue)
    let range = NSRange(location: 0, length: text.count)
    var count = 0
    unsafe detector.enumerateMatches(in: text, range: range) { match, _, stop in
      count += 1
      unsafe stop.pointee = ObjCBool(match?.resultType == links)
    }
    #expect(count == 2)
    #expect(detector.firstMatch(in: text, range: range)?.resultType == numbers)
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}
