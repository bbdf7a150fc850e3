import AnimPixels
import Foundation

extension Expression {
  /// The value of a name, or nothing if it has none.
  package typealias Environment = (_ path: [String]) -> Value?

  /// The value in `environment`.
  ///
  /// - Complexity: O(size of the expression).
  package func value(in environment: Environment) -> Value {
    switch self {
    case .constant(let value): return value
    case .name(let path): return environment(path) ?? .number(0)
    case .negate(let operand): return .number(-operand.number(in: environment))
    case .not(let operand): return .bool(!operand.isTrue(in: environment))
    case .binary(let sign, let left, let right):
      return sign.apply(left, right, environment)
    case .call(let function, let arguments):
      return .number(function.apply(arguments.map { $0.number(in: environment) }).finite)
    case .choice(let condition, let then, let otherwise):
      return (condition.isTrue(in: environment) ? then : otherwise).value(in: environment)
    case .bounded(let formula, let bounds):
      let value = formula.value(in: environment)
      guard case .number(let number) = value, abs(number) > bounds.reach else { return value }
      FormulaWatch.current?.note(number, beyond: bounds)
      return .number(number < 0 ? -bounds.reach : bounds.reach)
    }
  }

  /// The value as a number; finite.
  package func number(in environment: Environment) -> Double {
    value(in: environment).number
  }

  /// The value as a number, if it is one whatever names stand for.
  var lastingNumber: Double? {
    var mentionsName = false
    let value = value { _ in
      mentionsName = true
      return nil
    }
    guard !mentionsName, case .number(let number) = value else { return nil }
    return number
  }

  /// The value as a condition: true, a number other than 0, a text that is not empty, any colour.
  package func isTrue(in environment: Environment) -> Bool {
    switch value(in: environment) {
    case .number(let number): number != 0
    case .bool(let bool): bool
    case .text(let text): !text.isEmpty
    case .color: true
    }
  }
}

extension Expression.Value {
  /// Numbers as they are, true as 1, all else as 0; finite.
  package var number: Double {
    switch self {
    case .number(let value): value.finite
    case .bool(let value): value ? 1 : 0
    case .text, .color: 0
    }
  }

  /// As a label shows it: whole numbers without a fraction, others with at most three digits of it.
  package var text: String {
    switch self {
    case .number(let value):
      let rounded = (value * 1000).rounded() / 1000
      return rounded.shortText
    case .bool(let value): return value ? "true" : "false"
    case .text(let text): return text
    case .color(let color):
      let byte = { (part: Double) in UInt32((Swift.min(Swift.max(part, 0), 1) * 255).rounded()) }
      let value = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
      let digits = String(value, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}

extension Expression.Operator {
  fileprivate func apply(
    _ left: Expression, _ right: Expression, _ environment: Expression.Environment
  ) -> Expression.Value {
    switch self {
    case .and: return .bool(left.isTrue(in: environment) && right.isTrue(in: environment))
    case .or: return .bool(left.isTrue(in: environment) || right.isTrue(in: environment))
    case .equal: return .bool(left.value(in: environment) == right.value(in: environment))
    case .notEqual: return .bool(left.value(in: environment) != right.value(in: environment))
    default: break
    }
    let a = left.number(in: environment)
    let b = right.number(in: environment)
    switch self {
    case .add: return .number((a + b).finite)
    case .subtract: return .number((a - b).finite)
    case .multiply: return .number((a * b).finite)
    case .divide: return .number((a / b).finite)
    case .remainder: return .number(a.truncatingRemainder(dividingBy: b).finite)
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    case .and, .or, .equal, .notEqual:
      preconditionFailure("'\(rawValue)' is handled above")
    }
  }
}

extension Expression.Function {
  fileprivate func apply(_ a: [Double]) -> Double {
    switch self {
    case .min: a.min() ?? 0
    case .max: a.max() ?? 0
    case .abs: Swift.abs(a[0])
    case .clamp: Swift.max(a[1], Swift.min(a[2], a[0]))
    case .lerp: a[0] + (a[1] - a[0]) * a[2]
    case .sin: Foundation.sin(a[0])
    case .cos: Foundation.cos(a[0])
    case .floor: a[0].rounded(.down)
    case .ceil: a[0].rounded(.up)
    case .round: a[0].rounded()
    case .sqrt: a[0] > 0 ? a[0].squareRoot() : 0
    }
  }
}

extension Double {
  fileprivate var finite: Double { isFinite ? self : 0 }
}
