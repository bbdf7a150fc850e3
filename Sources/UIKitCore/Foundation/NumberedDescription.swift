import Foundation

extension NSObject {
  /// The class and an address, which is the same in every run: addresses are given out in the order in which they are asked for.
  nonisolated var numberedDescription: String {
    let object = Handed(self)
    return MainActor.assumeIsolated {
      "<\(ClassName(of: object.taken)): \(object.taken.numberedAddress)>"
    }
  }

  /// The same address alone.
  @MainActor var numberedAddress: String {
    UIResponder.address(UIEnvironment.current.number(of: self))
  }
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
