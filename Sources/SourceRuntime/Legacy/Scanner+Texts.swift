public import Foundation

/// What a scanner reads into a text of Objective-C, as before Swift 5.
extension Scanner {
  private func take(_ text: String?, _ result: inout NSString?) -> Bool {
    guard let text else { return false }
    result = NSString(string: text)
    return true
  }

  /// Reads on to one of some characters; false, with the text as it was, where there is one at once.
  @discardableResult public func scanUpToCharacters(
    from set: CharacterSet, into result: inout NSString?
  ) -> Bool { take(scanUpToCharacters(from: set), &result) }

  /// Reads characters of a set; false, with the text as it was, where there is none.
  @discardableResult public func scanCharacters(
    from set: CharacterSet, into result: inout NSString?
  ) -> Bool { take(scanCharacters(from: set), &result) }

  /// Reads on to a text; false, with the other text as it was, where it is there at once.
  @discardableResult public func scanUpTo(_ text: String, into result: inout NSString?) -> Bool {
    take(scanUpToString(text), &result)
  }

  /// Reads a text; false, with the other text as it was, where it is not there.
  @discardableResult public func scanString(_ text: String, into result: inout NSString?) -> Bool {
    take(scanString(text), &result)
  }
}
