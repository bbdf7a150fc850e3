public import Foundation

extension NSMutableDictionary {
  /// The value of a key that is known as something to be copied alone, as Objective-C's dictionaries take them; nil removes it.
  @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let hashable = key as? AnyHashable else { return }
      self[hashable] = newValue
    }
  }
}
