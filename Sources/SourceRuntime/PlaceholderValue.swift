import Foundation
import UIKitCore

/// An answer that an app might give where a scenario says nothing.
///
/// Heights and widths vary from item to item, as pictures' do, and are the same for the same item.
@MainActor public struct PlaceholderValue {
  /// The argument label or property that tells what is asked for.
  let name: String
  /// A number of the item in question.
  package let seed: Int
  let names: EnumerationNames
  /// Parts that a scenario says.
  var given: [String: SourceValue] = [:]
  /// The place for names of parts that the scenario says and that are of another type; nil if
  /// nobody asks.
  var misfits: Misfits?
  /// Why the code that would answer could not be compiled, empty if that is not known; nil if it is a layout's delegate that is asked.
  var absence: String?

  /// How much larger numbers are since they belong to a later element of a tuple: ends come after beginnings.
  var later = 0

  /// Whether a layout asks for it item by item: what is chosen from differs then.
  var isOfItem = false

  /// Names of parts.
  final class Misfits { var names: [String] = [] }

  /// A value of one of UIKit's and Foundation's types, an optional, a collection, or what the
  /// sources can make; `UnavailableValue` stops the code that asks for anything else.
  func make<Value>() -> Value {
    if let value: Value = makeIfPossible() { return value }
    UnavailableValue.stop(
      absence.map { cause in
        "what '\(name)' does is left out, as it does not compile, and what it returns, of type "
          + "\(Value.self), cannot be made up" + (cause.isEmpty ? "" : ": \(cause)")
      }
        ?? "the layout asks for '\(name)', which is of type \(Value.self) and cannot be made up; let "
        + "the scenario's 'delegate:' or the layout's properties say what it is")
  }

  /// The same; nil for anything else.
  package func makeIfPossible<Value>() -> Value? {
    UIEnvironment.current.missParts()
    if let type = Value.self as? any SeveralValues.Type, let several = type.several(self) as? Value
    {
      return several
    }
    if let type = Value.self as? any EmptyValue.Type, let empty = type.empty as? Value {
      return empty
    }
    if let type = Value.self as? any MadeUpValue.Type, let made = type.madeUp(like: self) as? Value
    {
      return made
    }
    let word = isOfItem ? names.varied(of: Value.self, for: seed) : names.first(of: Value.self)
    if let word { return word }
    if let made = names.made(Value.self, like: self) ?? names.madeObject(Value.self) { return made }
    if let type = Value.self as? any AlternativeValue.Type,
      let made = type.alternative(self) as? Value
    {
      return made
    }
    return plain(Value.self) as? Value ?? MadeUpWords.current.names.delegate as? Value
      ?? FrameworkValue.made(Value.self) ?? MadeUpClosure.made(Value.self, like: self)
      ?? (UIEnvironment.current.improvises ? names.madeOfFields(Value.self, like: self) : nil)
  }

  /// A part of the value, such as an argument of its initialiser: what the scenario says, or else
  /// something plausible.
  public func value<Value>(_ name: String) -> Value {
    if let said = given[name] {
      if let value = said.converted(to: Value.self, names) { return value }
      misfits?.names.append(name)
    }
    return PlaceholderValue(
      name: name, seed: seed, names: names, absence: absence, later: later
    ).make()
  }

  /// A value of a type that the sources declare; nil if it cannot be made up.
  public func made<Value>(_ name: String) -> Value? {
    names.first(of: Value.self)
      ?? names.made(
        Value.self, like: PlaceholderValue(name: name, seed: 0, names: names, absence: absence))
      ?? MadeUpWords.current.names.delegate as? Value
  }

  fileprivate func plain<Value>(_ type: Value.Type) -> Any? {
    switch type {
    case is Void.Type: ()
    case is CGFloat.Type: CGFloat(number + Double(later * 10))
    case is Double.Type: number + Double(later * 10)
    case is Float.Type: Float(number + Double(later * 10))
    case is Int.Type: Int(count + later)
    case is UInt.Type: UInt(count)
    // What stands out among others does so now and then.
    case is Bool.Type: isOfItem && seed % 5 == 0 && mentions("expand", "large", "big", "feature")
    case is String.Type: "Item \(seed)"
    case is CGSize.Type: size
    case is CGPoint.Type: CGPoint.zero
    case is CGRect.Type: UIScreen.main.bounds
    case is UIEdgeInsets.Type: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case is IndexPath.Type: IndexPath(item: 0, section: 0)
    case is IndexSet.Type: IndexSet()
    case is Data.Type: Data()
    case is URL.Type: URL(fileURLWithPath: "/")
    case is UUID.Type:
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: seed)))
    case is Date.Type: Date(timeIntervalSinceReferenceDate: Double(hour) * 3600)
    case is UIImage.Type: UIImage(named: name) ?? UIImage()
    case is UIColor.Type: color
    case is UIFont.Type: UIFont.systemFont(ofSize: 15)
    case is UICollectionView.ScrollDirection.Type: UICollectionView.ScrollDirection.vertical
    case is UICollectionView.Type:
      UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    case is UIScrollView.Type: UIScrollView(frame: UIScreen.main.bounds)
    case is UILabel.Type: UILabel()
    case is UIImageView.Type: UIImageView()
    case is UIButton.Type: UIButton()
    case is UIView.Type: UIView()
    case is UICollectionViewLayout.Type: UICollectionViewFlowLayout()
    case is Character.Type: Character(" ")
    case is NSNumber.Type: NSNumber(value: 0)
    case is NSString.Type: NSString()
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any RawRepresentable.Type: firstCase(type)
    default: nil
    }
  }

  /// The case of UIKit's enumerations that has the number 0, which is the usual one; nil for what has no numbers.
  private func firstCase<Value: RawRepresentable>(_ type: Value.Type) -> Value? {
    ((0 as? Value.RawValue) ?? (UInt(0) as? Value.RawValue)).flatMap { Value(rawValue: $0) }
  }

  private func mentions(_ words: String...) -> Bool {
    let name = name.lowercased()
    return words.contains(where: name.contains)
  }

  /// A number between 0 and 1, scattered over the seeds: the fractional parts of multiples of the
  /// golden section.
  private var scatter: Double {
    (Double(seed) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
  }

  private var number: Double {
    if mentions("ratio", "aspect") { return 0.7 + scatter * 0.8 }
    if mentions("alpha", "opacity", "scale", "multipl", "factor", "weight") { return 1 }
    if mentions("spacing", "inset", "margin", "padding", "gap", "distance") { return 8 }
    if mentions("header", "footer") { return 40 }
    // Tables that ask for each column or row tend to take all for as large as the first.
    if mentions("forcolumn") { return 100 }
    if mentions("forrow") { return 60 }
    if mentions("width") { return 70 + (scatter * 70).rounded() }
    if mentions("radius") { return mentions("corner") ? 8 : 120 }
    // The part of a card that the next one leaves free.
    if mentions("offset"), mentions("card", "cell", "item") { return 60 }
    if mentions("angle", "rotation", "offset", "progress", "duration", "delay") { return 0 }
    // Whatever is asked of an item is more likely a length than nothing.
    if mentions("height", "size", "length", "indexpath", "foritem") {
      return 90 + (scatter * 130).rounded()
    }
    return 0
  }

  private var count: Int {
    if mentions("column") { return 2 }
    if mentions("hour") { return 8 + seed % 8 }
    if mentions("row", "span", "line", "count", "number") { return mentions("row") ? 3 : 1 }
    return 0
  }

  /// The hour of a date: what begins and ends does so in the middle of a day.
  private var hour: Int {
    mentions("start", "begin", "end", "finish") ? 8 + seed % 9 + later : seed + later
  }

  /// A colour that can be seen on what it is likely to be on.
  private var color: UIColor {
    if mentions("background", "surface") { return .systemBackground }
    if mentions("text", "title", "label", "foreground", "font") { return .label }
    if mentions("separator", "border", "divider") { return .separator }
    if mentions("tint", "accent", "primary", "brand") { return .systemBlue }
    return .gray
  }

  private var size: CGSize {
    if mentions("header", "footer") {
      return CGSize(width: UIScreen.main.bounds.width, height: 40)
    }
    // Words are of one height.
    if mentions("tag", "chip") { return CGSize(width: 56 + (scatter * 64).rounded(), height: 34) }
    return CGSize(width: 80 + (scatter * 60).rounded(), height: 80 + (scatter * 80).rounded())
  }
}

/// A value that is one of several.
@MainActor private protocol AlternativeValue {
  static func alternative(_ value: PlaceholderValue) -> Self?
}

extension Result: AlternativeValue {
  /// A success with something empty; nil where that cannot be made up.
  fileprivate static func alternative(_ value: PlaceholderValue) -> Self? {
    let empty = (Success.self as? any EmptyValue.Type)?.empty ?? value.plain(Success.self)
    return (empty as? Success ?? value.made(value.name)).map { .success($0) }
  }
}

/// Arrays of what the sources declare, such as columns, have three of them; others are empty.
@MainActor private protocol SeveralValues {
  static func several(_ value: PlaceholderValue) -> Self?
}

extension Array: SeveralValues {
  fileprivate static func several(_ value: PlaceholderValue) -> Self? {
    let made = (0..<3).compactMap { number in
      value.names.made(
        Element.self,
        like: PlaceholderValue(
          name: value.name, seed: value.seed + number, names: value.names, absence: value.absence))
    }
    return made.isEmpty ? nil : made
  }
}

private protocol EmptyValue { static var empty: Self { get } }

extension Optional: EmptyValue { fileprivate static var empty: Self { nil } }
extension Array: EmptyValue { fileprivate static var empty: Self { [] } }
extension Dictionary: EmptyValue { fileprivate static var empty: Self { [:] } }
extension Set: EmptyValue { fileprivate static var empty: Self { [] } }
