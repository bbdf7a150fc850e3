public import Foundation

extension CharacterSet {
  /// All characters that are not in the set, as a set that can be changed.
  ///
  /// Foundation's `inverted` for Linux stops the program as soon as its result is changed.
  public var changeableInverse: CharacterSet {
    guard let copy = _bridgeToObjectiveC().mutableCopy() as? NSMutableCharacterSet else {
      return inverted
    }
    copy.invert()
    return copy as CharacterSet
  }
}
