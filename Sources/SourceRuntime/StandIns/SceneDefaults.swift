public import Foundation
import UIKitCore

/// The replacement of `UserDefaults` in sources of apps: it begins empty in each scene and leaves nothing on the disk.
public final class SceneDefaults: UserDefaults {
  private let suite: String
  private nonisolated(unsafe) static let own = SceneDefaults()

  /// The app's own.
  public override class var standard: UserDefaults { unsafe own }

  /// The app's own.
  public convenience init() { self.init(suiteName: nil)! }

  /// Those of a suite, or the app's own.
  public override init?(suiteName suitename: String?) {
    suite = suitename ?? ""
    super.init(suiteName: nil)
  }

  private var values: [String: Any] {
    get { UIEnvironment.current.memory.defaults[suite] ?? [:] }
    set {
      UIEnvironment.current.memory.defaults[suite] = newValue
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
  }

  public override func object(forKey defaultName: String) -> Any? {
    values[defaultName] ?? UIEnvironment.current.memory.registeredDefaults[defaultName]
  }

  public override func set(_ value: Any?, forKey defaultName: String) {
    values[defaultName] = value
  }

  public override func set(_ value: Int, forKey defaultName: String) {
    values[defaultName] = value
  }

  public override func set(_ value: Float, forKey defaultName: String) {
    values[defaultName] = value
  }

  public override func set(_ value: Double, forKey defaultName: String) {
    values[defaultName] = value
  }

  public override func set(_ value: Bool, forKey defaultName: String) {
    values[defaultName] = value
  }

  public override func set(_ url: URL?, forKey defaultName: String) { values[defaultName] = url }

  public override func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  public override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  public override func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  public override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  public override func data(forKey defaultName: String) -> Data? {
    object(forKey: defaultName) as? Data
  }

  public override func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  private func number(forKey key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let text as String: NSNumber(value: (text as NSString).doubleValue)
    default: nil
    }
  }

  public override func integer(forKey defaultName: String) -> Int {
    number(forKey: defaultName)?.intValue ?? 0
  }

  public override func float(forKey defaultName: String) -> Float {
    number(forKey: defaultName)?.floatValue ?? 0
  }

  public override func double(forKey defaultName: String) -> Double {
    number(forKey: defaultName)?.doubleValue ?? 0
  }

  public override func bool(forKey defaultName: String) -> Bool {
    if let text = object(forKey: defaultName) as? String { return (text as NSString).boolValue }
    return number(forKey: defaultName)?.boolValue ?? false
  }

  public override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    default: nil
    }
  }

  public override func register(defaults registrationDictionary: [String: Any]) {
    UIEnvironment.current.memory.registeredDefaults.merge(registrationDictionary) { $1 }
  }

  public override func dictionaryRepresentation() -> [String: Any] {
    UIEnvironment.current.memory.registeredDefaults.merging(values) { $1 }
  }

  public override func synchronize() -> Bool { true }

  public override func removePersistentDomain(forName domainName: String) { values = [:] }

  public override func persistentDomain(forName domainName: String) -> [String: Any]? { values }

  public override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    values = domain
  }
}
