public import Foundation

// Objects as arguments of formats and predicates, which Objective-C takes as they are.

/// The address of an object, which is kept for the sake of whoever reads it later.
private func address(of object: NSObject) -> [Int] {
  unsafe [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
}

extension NSObject: @retroactive CVarArg {
  /// The address of the object.
  public var _cVarArgEncoding: [Int] { address(of: self) }
}

extension Date: @retroactive CVarArg {
  /// The address of the date as an object.
  public var _cVarArgEncoding: [Int] {
    address(of: NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
  }
}

extension URL: @retroactive CVarArg {
  /// The address of the URL as an object.
  public var _cVarArgEncoding: [Int] { address(of: self as NSURL) }
}

extension UUID: @retroactive CVarArg {
  /// The address of the text of the UUID as an object.
  public var _cVarArgEncoding: [Int] { address(of: NSString(string: uuidString)) }
}
