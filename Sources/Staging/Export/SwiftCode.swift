import AnimScenarioFormat
import Foundation
import UIKitCore

/// Swift code for the values of a scenario.
enum SwiftCode {
  /// The shortest literal that reads as the same number; whole ones without a point fit any type.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func size(_ size: CGSize) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  static func rect(_ rect: CGRect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), "
      + "height: \(number(rect.height)))"
  }

  static func insets(_ insets: UIEdgeInsets) -> String {
    "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  static func path(_ path: IndexPath) -> String { "[\(path.section), \(path.item)]" }

  static func paths(_ paths: [IndexPath]) -> String {
    "[" + paths.map(path).joined(separator: ", ") + "]"
  }

  static func indexes(_ indexes: [Int]) -> String {
    "IndexSet([\(indexes.map(String.init).joined(separator: ", "))])"
  }

  static func text(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
      + "\""
  }

  /// Code for a value of a type that layouts' properties have; nil for any other.
  static func literal(_ value: Any) -> String? {
    switch value {
    case let value as Bool: return "\(value)"
    case let value as Int: return "\(value)"
    case let value as Double: return number(value)
    case let value as CGFloat: return number(value)
    case let value as CGSize: return size(value)
    case let value as CGPoint: return point(value)
    case let value as CGRect: return rect(value)
    case let value as UIEdgeInsets: return insets(value)
    case let value as String: return text(value)
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: return mirror.children.first.map { literal($0.value) } ?? "nil"
      case .enum where mirror.children.isEmpty: return ".\(value)"
      default: return nil
      }
    }
  }

  /// A name for a type, from one that a scenario gives: `RotationRight` of `rotation-right`.
  static func typeName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Scenario" + name
  }
}

/// Swift code for formulas, with the code that yields the values of the names that they mention.
struct FormulaCode {
  /// The code of a name; nil for one that has no counterpart.
  let name: (_ path: [String]) -> String?
  /// Where the formulas stand.
  let location: SourceRange

  /// Code for the formula's number, in which constants have a point, so that 1 / 2 is no 0.
  private func term(_ formula: Expression) throws(StageError) -> String {
    switch formula {
    case .constant(let value):
      let literal = SwiftCode.number(value.number)
      return literal.contains { $0 == "." || $0 == "e" } ? literal : literal + ".0"
    case .name(let path):
      guard let code = name(path) else {
        throw .notExported("'\(path.joined(separator: "."))'", at: location)
      }
      return code
    case .negate(let operand): return "(-\(try term(operand)))"
    case .not, .binary(.and, _, _), .binary(.or, _, _), .binary(.equal, _, _),
      .binary(.notEqual, _, _), .binary(.less, _, _), .binary(.lessOrEqual, _, _),
      .binary(.greater, _, _), .binary(.greaterOrEqual, _, _):
      return "(\(try condition(formula)) ? 1.0 : 0.0)"
    case .binary(.remainder, let left, let right):
      return "\(try term(left)).truncatingRemainder(dividingBy: \(try term(right)))"
    case .binary(let sign, let left, let right):
      return "(\(try term(left)) \(sign.rawValue) \(try term(right)))"
    case .call(let function, let arguments): return try call(function, arguments)
    case .choice(let test, let then, let otherwise):
      return "(\(try condition(test)) ? \(try term(then)) : \(try term(otherwise)))"
    case .bounded(let formula, _): return try term(formula)
    }
  }

  /// Code for a condition.
  func condition(_ formula: Expression) throws(StageError) -> String {
    switch formula {
    case .not(let operand): return "!\(try condition(operand))"
    case .binary(.and, let left, let right):
      return "(\(try condition(left)) && \(try condition(right)))"
    case .binary(.or, let left, let right):
      return "(\(try condition(left)) || \(try condition(right)))"
    case .binary(let sign, let left, let right)
    where [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual].contains(sign):
      return "(\(try term(left)) \(sign.rawValue) \(try term(right)))"
    case .bounded(let formula, _): return try condition(formula)
    case .constant, .name, .negate, .binary, .call, .choice: return "(\(try term(formula)) != 0)"
    }
  }

  private func call(
    _ function: Expression.Function, _ arguments: [Expression]
  ) throws(StageError) -> String {
    var terms: [String] = []
    for argument in arguments { terms.append(try term(argument)) }
    switch function {
    case .min, .max, .abs, .sin, .cos, .floor, .ceil, .sqrt:
      return "\(function.rawValue)(\(terms.joined(separator: ", ")))"
    case .clamp: return "max(\(terms[1]), min(\(terms[2]), \(terms[0])))"
    case .lerp: return "(\(terms[0]) + (\(terms[1]) - \(terms[0])) * \(terms[2]))"
    case .round: return "\(terms[0]).rounded()"
    }
  }

  /// Code for a number.
  func number(_ formula: Expression) throws(StageError) -> String {
    if let constant = formula.constantNumber { return SwiftCode.number(constant) }
    return try term(formula)
  }

  func point(_ point: PointExpression) throws(StageError) -> String {
    "CGPoint(x: \(try number(point.x)), y: \(try number(point.y)))"
  }

  func size(_ size: SizeExpression) throws(StageError) -> String {
    "CGSize(width: \(try number(size.width)), height: \(try number(size.height)))"
  }

  func rect(_ rect: RectExpression) throws(StageError) -> String {
    "CGRect(x: \(try number(rect.x)), y: \(try number(rect.y)), "
      + "width: \(try number(rect.width)), height: \(try number(rect.height)))"
  }

  /// Code for the value of a layout's property.
  func value(_ value: PropertyValue) throws(StageError) -> String {
    switch value {
    case .bool(let bool): return "\(bool)"
    case .number(let formula): return try number(formula)
    case .point(let point): return try self.point(point)
    case .size(let size): return try self.size(size)
    case .insets(let insets):
      return "UIEdgeInsets(top: \(try number(insets.top)), left: \(try number(insets.left)), "
        + "bottom: \(try number(insets.bottom)), right: \(try number(insets.right)))"
    case .text(let word): return ".\(word)"
    case .list(let parts):
      guard parts.isEmpty || value.constantNumbers?.count == 2 else {
        throw .notExported("a list", at: location)
      }
      let indexes = value.constantNumbers?.map { SwiftCode.number($0) }
      return indexes.map { "[\($0.joined(separator: ", "))]" } ?? "nil"
    case .rect, .color, .template, .transform, .mapping:
      throw .notExported("a value of this kind", at: location)
    }
  }

  /// Statements that leave a transform in a variable `transform`.
  func transform(_ steps: [TransformStep]) throws(StageError) -> [String] {
    var lines = ["var transform = CATransform3DIdentity"]
    var perspective: String?
    func join(_ matrix: String) {
      lines.append("transform = CATransform3DConcat(transform, \(matrix))")
    }
    for step in steps {
      switch step {
      case .scale(let x, let y):
        join("CATransform3DMakeScale(\(try number(x)), \(try number(y)), 1)")
      case .rotate(let angle): join("CATransform3DMakeRotation(\(try number(angle)), 0, 0, 1)")
      case .rotateX(let angle): join("CATransform3DMakeRotation(\(try number(angle)), 1, 0, 0)")
      case .rotateY(let angle): join("CATransform3DMakeRotation(\(try number(angle)), 0, 1, 0)")
      case .translate(let x, let y, let z):
        join("CATransform3DMakeTranslation(\(try number(x)), \(try number(y)), \(try number(z)))")
      case .perspective(let distance): perspective = try term(distance)
      }
    }
    if let perspective {
      lines += ["var projection = CATransform3DIdentity", "projection.m34 = -1 / \(perspective)"]
      join("projection")
    }
    return lines
  }
}

extension StageError {
  /// The error that something cannot be played with UIKit's public API by an exported test.
  static func notExported(_ what: String, at location: SourceRange) -> StageError {
    .unavailable("\(what) in an exported test", at: location)
  }
}
