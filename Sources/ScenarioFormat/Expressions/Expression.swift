package import AnimPixels

/// A formula over named values, written as a string where a number is expected.
///
/// Total: every expression has a value for every environment, in finitely many steps. Division by
/// zero and other results that are no finite number are 0, values of the wrong kind count as 0
/// (false is 0, true is 1), a name that the environment does not know is 0.
package indirect enum Expression: Hashable, Sendable {
  case constant(Value)
  /// A name with its members: `bounds.width` is `["bounds", "width"]`.
  case name([String])
  case negate(Expression)
  case not(Expression)
  case binary(Operator, Expression, Expression)
  case call(Function, [Expression])
  /// `condition ? then : otherwise`.
  case choice(Expression, then: Expression, otherwise: Expression)

  /// A formula that is held to the range of the key under which it stands.
  case bounded(Expression, Bounds)

  /// How far from zero a formula may lead, and where it stands.
  package struct Bounds: Hashable, Sendable {
    let key: String
    let reach: Double
    let location: SourceRange
  }

  /// The value that an expression yields.
  package enum Value: Hashable, Sendable {
    case number(Double)
    case bool(Bool)
    case text(String)
    case color(Color)
  }

  /// An operator between two expressions, as it is written.
  package enum Operator: String, Hashable, Sendable, CaseIterable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    /// The remainder of the division, with the sign of the first number, as in Swift.
    case remainder = "%"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and
    case or
  }

  /// A function of numbers, by the name that formulas call it by.
  package enum Function: String, Hashable, Sendable, CaseIterable {
    case min
    case max
    case abs
    case clamp
    case lerp
    case sin
    case cos
    case floor
    case ceil
    case round
    case sqrt

    /// How many arguments it takes; `min` and `max` take two or more.
    var arity: ClosedRange<Int> {
      switch self {
      case .min, .max: 2...8
      case .abs, .sin, .cos, .floor, .ceil, .round, .sqrt: 1...1
      case .clamp, .lerp: 3...3
      }
    }

    /// The parameters and the meaning, for messages and lists.
    var usage: String {
      switch self {
      case .min: "min(a, b, …): the smallest"
      case .max: "max(a, b, …): the largest"
      case .abs: "abs(a): without its sign"
      case .clamp: "clamp(x, low, high): x, but not beyond low and high"
      case .lerp: "lerp(a, b, t): a + (b - a) * t"
      case .sin: "sin(radians)"
      case .cos: "cos(radians)"
      case .floor: "floor(a): rounded down"
      case .ceil: "ceil(a): rounded up"
      case .round: "round(a): to the nearest, halves away from zero"
      case .sqrt: "sqrt(a): 0 for negative a"
      }
    }
  }

  /// An expression that is a number.
  package static func number(_ value: Double) -> Expression { .constant(.number(value)) }

  /// The value, if the expression is a number.
  package var constantNumber: Double? {
    if case .constant(.number(let value)) = self { value } else { nil }
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number that is written in Swift.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// A whole number that is written in Swift.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
}
