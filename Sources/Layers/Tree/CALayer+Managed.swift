import Foundation

extension CALayer {
  /// The value of a property that a class of an app's declares as `@NSManaged`; zero where none was set.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    let zeros: [Any] = [
      CGFloat(0), 0.0, Float(0), 0, false, CGPoint.zero, CGSize.zero, CGRect.zero, "",
    ]
    if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
    if let none = Any?.none as? Value { return none }
    preconditionFailure("\(type(of: self)).\(key) is nil, and its type \(Value.self) cannot be")
  }

  /// Sets such a property; the layer renews its content where its class says so.
  ///
  /// The value is there at once: animations of such properties show their end.
  public func setManagedValue(_ value: Any?, _ key: String) {
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
