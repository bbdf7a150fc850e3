import AnimSourceRuntime
public import Foundation

// MARK: Lists and tables

extension JSON {
  /// The elements; nil where it is no list.
  public var array: [JSON]? {
    if let madeUp { return madeUp.elements.map { JSON($0) } }
    return arrayObject?.map { JSON($0) }
  }
  /// The elements; none where it is no list.
  public var arrayValue: [JSON] { array ?? [] }
  /// The elements as Foundation has them; nil where it is no list.
  public var arrayObject: [Any]? {
    get {
      if let madeUp { return madeUp.elements }
      if case .array(let list) = content { return list }
      return nil
    }
    set { self = JSON(newValue ?? NSNull()) }
  }
  /// The values by their keys; nil where it is no table.
  public var dictionary: [String: JSON]? {
    if let madeUp {
      return Dictionary(madeUp.keys.map { ($0, JSON(madeUp[$0])) }) { $1 }
    }
    return dictionaryObject?.mapValues { JSON($0) }
  }
  /// The values by their keys; none where it is no table.
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
  /// The values as Foundation has them, by their keys; nil where it is no table.
  public var dictionaryObject: [String: Any]? {
    get {
      if let madeUp { return Dictionary(madeUp.keys.map { ($0, madeUp[$0]) }) { $1 } }
      if case .dictionary(let table) = content { return table }
      return nil
    }
    set { self = JSON(newValue ?? NSNull()) }
  }
}

// MARK: Truth, texts and numbers

extension JSON {
  /// Truth; nil for other values.
  public var bool: Bool? {
    get {
      if let madeUp { return madeUp.flag }
      if case .bool(let flag) = content { return flag }
      return nil
    }
    set { self = JSON(newValue ?? NSNull()) }
  }
  /// Truth; what numbers and words come to for other values.
  public var boolValue: Bool {
    get {
      if let bool { return bool }
      if case .number(let number) = content { return number.boolValue }
      if case .string(let text) = content {
        return ["true", "y", "t", "yes", "1"].contains(text.lowercased())
      }
      return false
    }
    set { self = JSON(newValue) }
  }
  /// The text; nil for other values.
  public var string: String? {
    get {
      if let madeUp { return madeUp.text }
      if case .string(let text) = content { return text }
      return nil
    }
    set { self = JSON(newValue ?? NSNull()) }
  }
  /// The text, be it that of a number; empty for other values.
  public var stringValue: String {
    get {
      if let string { return string }
      if case .number(let number) = content { return number.stringValue }
      if case .bool(let flag) = content { return "\(flag)" }
      return ""
    }
    set { self = JSON(newValue) }
  }
  /// The number; nil for other values.
  public var number: NSNumber? {
    get {
      if let madeUp { return NSNumber(value: madeUp.fraction) }
      switch content {
      case .number(let number): return number
      case .bool(let flag): return NSNumber(value: flag ? 1 : 0)
      default: return nil
      }
    }
    set { self = JSON(newValue ?? NSNull()) }
  }
  /// The number, be it one in a text; 0 for other values.
  public var numberValue: NSNumber {
    get {
      if let number { return number }
      if case .string(let text) = content {
        return Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: Double(text) ?? 0)
      }
      return 0
    }
    set { self = JSON(newValue) }
  }
  /// Nothing, where there is nothing.
  public var null: NSNull? {
    get {
      if case .null = content { return NSNull() }
      return nil
    }
    set { self = .null }
  }
  /// The address that the text says; nil for other values.
  public var url: URL? {
    get {
      if let madeUp { return Foundation.URL(string: madeUp.link) }
      guard let string else { return nil }
      return Foundation.URL(string: string)
        ?? string.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap(
          Foundation.URL.init(string:))
    }
    set { self = JSON(newValue?.absoluteString ?? NSNull()) }
  }
  /// The same, as it was called.
  public var URL: URL? { url }

  private func whole<T: FixedWidthInteger>() -> T? {
    if let madeUp { return T(clamping: madeUp.number) }
    return number.flatMap {
      T(exactly: $0.doubleValue.rounded(.towardZero)) ?? T(exactly: $0.int64Value)
    }
  }
  private func wholeValue<T: FixedWidthInteger>() -> T {
    whole() ?? T(exactly: numberValue.doubleValue.rounded(.towardZero)) ?? 0
  }

  /// The number; nil for other values.
  public var double: Double? {
    get { number?.doubleValue }
    set { self = JSON(newValue ?? NSNull()) }
  }
  /// The number; 0 for other values.
  public var doubleValue: Double {
    get { numberValue.doubleValue }
    set { self = JSON(newValue) }
  }
  /// The number; nil for other values.
  public var float: Float? {
    get { number?.floatValue }
    set { self = JSON(newValue ?? NSNull()) }
  }
  /// The number; 0 for other values.
  public var floatValue: Float {
    get { numberValue.floatValue }
    set { self = JSON(newValue) }
  }
  /// The number; nil for other values.
  public var int: Int? {
    get { whole() }
    set { self = JSON(newValue ?? NSNull()) }
  }
  /// The number; 0 for other values.
  public var intValue: Int {
    get { wholeValue() }
    set { self = JSON(newValue) }
  }
  /// The number; nil for other values.
  public var uInt: UInt? { whole() }
  /// The number; 0 for other values.
  public var uIntValue: UInt { wholeValue() }
  /// The number; nil for other values.
  public var int8: Int8? { whole() }
  /// The number; 0 for other values.
  public var int8Value: Int8 { wholeValue() }
  /// The number; nil for other values.
  public var int16: Int16? { whole() }
  /// The number; 0 for other values.
  public var int16Value: Int16 { wholeValue() }
  /// The number; nil for other values.
  public var int32: Int32? { whole() }
  /// The number; 0 for other values.
  public var int32Value: Int32 { wholeValue() }
  /// The number; nil for other values.
  public var int64: Int64? { whole() }
  /// The number; 0 for other values.
  public var int64Value: Int64 { wholeValue() }
  /// The number; nil for other values.
  public var uInt32: UInt32? { whole() }
  /// The number; 0 for other values.
  public var uInt32Value: UInt32 { wholeValue() }
  /// The number; nil for other values.
  public var uInt64: UInt64? { whole() }
  /// The number; 0 for other values.
  public var uInt64Value: UInt64 { wholeValue() }
}
