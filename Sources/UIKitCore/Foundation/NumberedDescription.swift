import Foundation

extension NSObject {
  /// The class and an address, which is the same in every run: addresses are given out in the order in which they are asked for.
  nonisolated var numberedDescription: String {
    let object = Handed(self)
    return MainActor.assumeIsolated {
      "<\(ClassName(of: object.value)): \(object.value.numberedAddress)>"
    }
  }

  /// The same address alone.
  @MainActor var numberedAddress: String {
    UIResponder.address(UIEnvironment.current.number(of: self))
  }
}

/// An object that is asked for its description, on the one thread that an app has.
private struct Handed: @unchecked Sendable {
  let value: NSObject
  init(_ value: NSObject) { self.value = value }
}

extension UIEnvironment {
  /// The number of an object among those that were described.
  fileprivate func number(of object: NSObject) -> Int {
    if let number = associations.value(of: object, key: Self.numberKey) as? Int { return number }
    let number = takeSerialNumber()
    associations.set(number, of: object, key: Self.numberKey)
    return number
  }

  private static let numberKey: UInt = 200
}
