import Foundation
public import UIKitCore

/// A value of a scenario for a property or a delegate's answer, before its Swift type is known.
public indirect enum SourceValue {
  case bool(Bool)
  case number(Double)
  case text(String)
  /// A colour, with the word it was said by, if by a word.
  case color(UIColor, word: String?)
  /// A picture that an interface file names.
  case image(UIImage)
  case list([SourceValue])
  case mapping([(name: String, value: SourceValue)])

  /// The value as a type of Swift; nil if it is none of those.
  ///
  /// Points, sizes, insets and rectangles are lists of numbers, in the order of their initialisers,
  /// or mappings by the names of their parts; insets may be one number. Types of the sources are
  /// mappings by the arguments of their initialisers.
  @MainActor func converted<Value>(to type: Value.Type, _ names: EnumerationNames) -> Value? {
    if let type = type as? any OptionalValue.Type {
      if case .text("nil") = self { return type.none as? Value }
      return type.wrapping(self, names) as? Value
    }
    if let type = type as? any ArrayValue.Type, case .list(let elements) = self {
      return type.collecting(elements, names) as? Value
    }
    if let word = names.word(self, as: type) { return word }
    if let made = names.made(named: word, as: type), type != String.self { return made }
    if let value = plain(type) as? Value { return value }
    if case .mapping(let entries) = self { return names.made(type, of: entries) }
    return nil
  }

  private func plain<Value>(_ type: Value.Type) -> Any? {
    switch type {
    case is Bool.Type: flag
    case is CGFloat.Type: number.map { CGFloat($0) }
    case is Double.Type: number
    case is Float.Type: number.map { Float($0) }
    case is Int.Type: number.flatMap { Int(exactly: $0) }
    case is UInt.Type: number.flatMap { UInt(exactly: $0) }
    case is String.Type: text
    case is UIColor.Type: color
    case is UIImage.Type:
      if case .image(let image) = self { image } else { text.flatMap { UIImage(named: $0) } }
    case is CGColor.Type: color?.cgColor
    case is CGSize.Type:
      numbers(["width", "height"]).map { CGSize(width: $0[0], height: $0[1]) }
    case is CGPoint.Type:
      numbers(["x", "y"]).map { CGPoint(x: $0[0], y: $0[1]) }
    case is CGVector.Type:
      numbers(["dx", "dy"]).map { CGVector(dx: $0[0], dy: $0[1]) }
    case is UIOffset.Type:
      numbers(["horizontal", "vertical"]).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
    case is CGRect.Type:
      numbers(["x", "y", "width", "height"]).map {
        CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }
    case is UIEdgeInsets.Type:
      (numbers(["top", "left", "bottom", "right"]) ?? allSides).map {
        UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      }
    case is IndexPath.Type:
      numbers(["section", "item"]).map { IndexPath(item: Int($0[1]), section: Int($0[0])) }
    case is UICollectionView.ScrollDirection.Type: scrollDirection
    case is UIScrollView.DecelerationRate.Type: decelerationRate
    default: rawValue(type)
    }
  }

  private var flag: Bool? {
    switch self {
    case .bool(let value): value
    case .number(0): false
    case .number(1): true
    case .number, .text, .color, .image, .list, .mapping: nil
    }
  }

  private var text: String? {
    switch self {
    case .text(let value), .color(_, word: let value?): value
    case .bool, .number, .color, .image, .list, .mapping: nil
    }
  }

  private var color: UIColor? {
    if case .color(let value, _) = self { value } else { nil }
  }

  private var scrollDirection: UICollectionView.ScrollDirection? {
    switch word {
    case "vertical": .vertical
    case "horizontal": .horizontal
    default: nil
    }
  }

  private var decelerationRate: UIScrollView.DecelerationRate? {
    switch word {
    case "normal": .normal
    case "fast": .fast
    default: nil
    }
  }

  /// An enumeration by its raw value.
  private func rawValue<Value>(_ type: Value.Type) -> Any? {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    func make<Word: RawRepresentable>(_ type: Word.Type) -> Any? {
      plain(Word.RawValue.self).flatMap { $0 as? Word.RawValue }.flatMap(Word.init(rawValue:))
    }
    return make(type)
  }

  var word: String? {
    switch self {
    case .text(let word), .color(_, word: let word?): word
    case .bool(let value): value ? "true" : "false"
    case .number, .color, .image, .list, .mapping: nil
    }
  }

  private var allSides: [Double]? {
    if case .number(let side) = self { [side, side, side, side] } else { nil }
  }

  private func numbers(_ names: [String]) -> [Double]? {
    switch self {
    case .list(let values):
      let numbers = values.compactMap(\.number)
      return numbers.count == names.count && values.count == names.count ? numbers : nil
    case .mapping(let entries):
      guard entries.allSatisfy({ names.contains($0.name) }) else { return nil }
      return names.map { name in entries.first { $0.name == name }?.value.number ?? 0 }
    case .bool, .number, .text, .color, .image: return nil
    }
  }

  private var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }
}

private protocol OptionalValue {
  static var none: Self { get }
  @MainActor static func wrapping(_ value: SourceValue, _ names: EnumerationNames) -> Self?
}

extension Optional: OptionalValue {
  @MainActor fileprivate static func wrapping(
    _ value: SourceValue, _ names: EnumerationNames
  ) -> Self? {
    value.converted(to: Wrapped.self, names).map { .some($0) }
  }
}

private protocol ArrayValue {
  @MainActor static func collecting(_ values: [SourceValue], _ names: EnumerationNames) -> Self?
}

extension Array: ArrayValue {
  @MainActor fileprivate static func collecting(
    _ values: [SourceValue], _ names: EnumerationNames
  ) -> Self? {
    let elements = values.compactMap { $0.converted(to: Element.self, names) }
    return elements.count == values.count ? elements : nil
  }
}
