import AnimMotion
import Foundation

// Properties that a class of an app's declares as `@NSManaged`: Core Animation keeps their values and animates them.
extension CALayer {
  /// The value of such a property; zero where none was set.
  public func managedValue<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let value = value as? Value { return value }
    // What was set by its name may be another kind of number.
    let number = (value as? NSNumber)?.doubleValue ?? value.flatMap(Self.number) ?? 0
    let numbers: [Any] = [CGFloat(number), number, Float(number), Int(number), number != 0]
    let zeros: [Any] = [CGPoint.zero, CGSize.zero, CGRect.zero, ""]
    if let plain = (numbers + zeros).lazy.compactMap({ $0 as? Value }).first { return plain }
    if let none = Any?.none as? Value { return none }
    preconditionFailure("\(type(of: self)).\(key) is nil, and its type \(Value.self) cannot be")
  }

  /// Sets such a property and runs the action for it; the layer renews its content where its class says so.
  public func setManagedValue(_ value: Any?, _ key: String) {
    let action =
      original == nil && !clock.transactions.current.disablesActions ? action(forKey: key) : nil
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The values of such properties that are animated now.
  final var ownValuesInFlight: [String: Any] {
    let animations = running.map(\.value).filter { !$0.ownKeys.isEmpty }
    guard !animations.isEmpty else { return [:] }
    let models = extras.filter { key, _ in animations.contains { $0.ownKeys.contains(key) } }
    var values = models.compactMapValues { AnimatableValue($0) }
    let local = localTime(at: clock.now)
    for animation in animations { animation.apply(to: &values, at: local) }
    return Dictionary(
      uniqueKeysWithValues: values.map { ($0, Self.value($1, like: models[$0])) })
  }

  /// A value of the kind of number that the model has.
  private static func value(_ value: AnimatableValue, like model: Any?) -> Any {
    guard case .number(let number) = value else { return value.any }
    switch model {
    case is Double: return number
    case is Float: return Float(number)
    case is Int: return Int(number)
    case is NSNumber: return NSNumber(value: number)
    default: return CGFloat(number)
    }
  }

  private static func number(_ value: Any) -> Double? {
    if case .number(let number) = AnimatableValue(value) { number } else { nil }
  }

  /// Renews the content at every frame for as long as properties that it shows are animated, and once after it.
  final func drawInFlight() {
    guard redrawing == nil, isShownInFlight else { return }
    setNeedsDisplay()
    redrawing = clock.observeFrames { [weak self] in
      guard let self else { return }
      setNeedsDisplay()
      if !isShownInFlight { endRedrawing() }
    }
  }

  private func endRedrawing() {
    if let redrawing { clock.cancel(redrawing) }
    redrawing = nil
  }

  /// Whether animations of properties that the content shows have not come to their end.
  private var isShownInFlight: Bool {
    let local = localTime(at: clock.now)
    return running.contains { animation in
      animation.value.timing.endTime > local
        && animation.value.ownKeys.contains { type(of: self).needsDisplay(forKey: $0) }
    }
  }
}
