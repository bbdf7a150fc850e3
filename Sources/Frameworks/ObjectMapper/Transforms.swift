public import Foundation
public import UIKitCore

/// Makes values of what JSON says, and the other way round.
public protocol TransformType {
  /// What is made.
  associatedtype Object
  /// What JSON says.
  associatedtype JSON
  /// The value; nil if there is none.
  func transformFromJSON(_ value: Any?) -> Object?
  /// What JSON says of a value.
  func transformToJSON(_ value: Object?) -> JSON?
}

/// Makes values as functions do.
open class TransformOf<ObjectType, JSONType>: TransformType {
  /// What is made.
  public typealias Object = ObjectType
  /// What JSON says.
  public typealias JSON = JSONType
  private let reading: (JSONType?) -> ObjectType?
  private let writing: (ObjectType?) -> JSONType?
  /// Makes values as functions do.
  public init(
    fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?
  ) {
    reading = fromJSON
    writing = toJSON
  }
  /// The value.
  open func transformFromJSON(_ value: Any?) -> ObjectType? {
    reading(Reading.value(value))
  }
  /// What JSON says of it.
  open func transformToJSON(_ value: ObjectType?) -> JSONType? { writing(value) }
}

/// Seconds since 1970.
open class DateTransform: TransformType {
  /// What is counted.
  public enum Unit: TimeInterval, Sendable { case seconds = 1, milliseconds = 1000 }
  private let unit: Unit
  /// Seconds, or what is said.
  public init(unit: Unit = .seconds) { self.unit = unit }
  /// The time.
  open func transformFromJSON(_ value: Any?) -> Date? {
    if let seconds: Double = Reading.value(value) {
      return Date(timeIntervalSince1970: seconds / unit.rawValue)
    }
    return (value as? String).flatMap(Double.init).map {
      Date(timeIntervalSince1970: $0 / unit.rawValue)
    }
  }
  /// What is counted.
  open func transformToJSON(_ value: Date?) -> Double? {
    value.map { $0.timeIntervalSince1970 * unit.rawValue }
  }
}

/// Times as a formatter writes them.
open class DateFormatterTransform: TransformType {
  /// What is made.
  public typealias Object = Date
  /// What JSON says.
  public typealias JSON = String
  /// The formatter.
  public let dateFormatter: DateFormatter
  /// Times as a formatter writes them.
  public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }
  /// The time.
  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap(dateFormatter.date(from:))
  }
  /// The time as a text.
  open func transformToJSON(_ value: Date?) -> String? { value.map(dateFormatter.string(from:)) }
}

/// Times in a format.
open class CustomDateFormatTransform: DateFormatterTransform {
  /// Times in a format.
  public init(formatString: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = formatString
    super.init(dateFormatter: formatter)
  }
}

/// Times in the format of ISO 8601.
open class ISO8601DateTransform: CustomDateFormatTransform {
  /// Times in the format of ISO 8601.
  public init() { super.init(formatString: "yyyy-MM-dd'T'HH:mm:ssZZZZZ") }
}

/// Addresses.
open class URLTransform: TransformType {
  private let encodes: Bool
  /// Addresses, in which what may not stand there is escaped.
  public init(
    shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed
  ) {
    encodes = shouldEncodeURLString
  }
  /// The address.
  open func transformFromJSON(_ value: Any?) -> URL? {
    guard let text = value as? String else { return nil }
    return URL(
      string: encodes
        ? text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text : text)
  }
  /// The address as a text.
  open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}

/// Words.
open class EnumTransform<T: RawRepresentable>: TransformType {
  /// What is made.
  public typealias Object = T
  /// What JSON says.
  public typealias JSON = T.RawValue
  /// Words.
  public init() {}
  /// The word.
  open func transformFromJSON(_ value: Any?) -> T? { Reading.word(value) }
  /// The word as JSON says it.
  open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }
}

/// Exact numbers.
open class NSDecimalNumberTransform: TransformType {
  /// Exact numbers.
  public init() {}
  /// The number.
  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    (value as? String).map { NSDecimalNumber(string: $0) }
      ?? (value as? Double).map { NSDecimalNumber(value: $0) }
  }
  /// The number as a text.
  open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
}

/// Colours by six digits.
open class HexColorTransform: TransformType {
  private let prefix: String
  /// Colours by six digits.
  public init(prefixToJSON: Bool = false, alphaToJSON: Bool = false) {
    prefix = prefixToJSON ? "#" : ""
  }
  /// The colour.
  open func transformFromJSON(_ value: Any?) -> UIColor? {
    guard let text = value as? String, let bits = Int(text.filter { $0 != "#" }, radix: 16) else {
      return nil
    }
    func share(_ shift: Int) -> CGFloat { CGFloat((bits >> shift) & 0xff) / 255 }
    return UIColor(red: share(16), green: share(8), blue: share(0), alpha: 1)
  }
  /// The digits.
  open func transformToJSON(_ value: UIColor?) -> String? { value.map { "\(prefix)\($0)" } }
}
