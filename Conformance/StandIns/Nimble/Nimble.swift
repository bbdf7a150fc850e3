import Foundation
import XCTest

public typealias FileString = StaticString

/// Where failures go while an example of Quick's runs.
nonisolated(unsafe) public var recordFailure: ((String, String, UInt) -> Void)?

public func record(_ message: String, _ file: StaticString, _ line: UInt) {
  if let recordFailure {
    recordFailure(message, "\(file)", line)
  } else {
    XCTFail(message, file: file, line: line)
  }
}

public func stringify<T>(_ value: T) -> String { String(describing: value) }
public func stringify<T>(_ value: T?) -> String { value.map { String(describing: $0) } ?? "nil" }

public indirect enum ExpectationMessage {
  case expectedTo(String)
  case expectedActualValueTo(String)
  case expectedCustomValueTo(String, actual: String)
  case fail(String)
  case details(ExpectationMessage, String)
  case appends(ExpectationMessage, String)
  var text: String {
    switch self {
    case .expectedTo(let s): "expected to \(s)"
    case .expectedActualValueTo(let s): "expected to \(s)"
    case .expectedCustomValueTo(let s, let actual): "expected to \(s), got \(actual)"
    case .fail(let s): s
    case .details(let m, let s), .appends(let m, let s): m.text + s
    }
  }
  public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
}

public enum PredicateStatus {
  case matches, doesNotMatch, fail
  public init(bool: Bool) { self = bool ? .matches : .doesNotMatch }
}
public typealias MatcherStatus = PredicateStatus

public struct PredicateResult {
  public var status: PredicateStatus
  public var message: ExpectationMessage
  public init(status: PredicateStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }
  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: PredicateStatus(bool: bool), message: message)
  }
}
public typealias MatcherResult = PredicateResult

public struct Expression<T> {
  let closure: @MainActor () throws -> T?
  final class Memory { var result: Result<T?, any Error>? }
  let memory = Memory()
  public func evaluate() throws -> T? {
    if memory.result == nil { memory.result = Result { try unsafeOnMain(closure) } }
    return try memory.result!.get()
  }
}

func unsafeOnMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> T).self)()
  }
}

public struct Predicate<T> {
  let match: (Expression<T>) throws -> PredicateResult
  public init(_ match: @escaping (Expression<T>) throws -> PredicateResult) { self.match = match }
  public static func simple(
    _ message: String = "match", _ match: @escaping (Expression<T>) throws -> PredicateStatus
  )
    -> Predicate<T>
  {
    Predicate { PredicateResult(status: try match($0), message: .expectedTo(message)) }
  }
  public static func define(
    _ message: String = "match",
    matcher: @escaping (Expression<T>, ExpectationMessage) throws -> PredicateResult
  ) -> Predicate<T> {
    Predicate { try matcher($0, .expectedActualValueTo(message)) }
  }
}
public typealias Matcher = Predicate

public struct Expectation<T> {
  let expression: Expression<T>
  let file: StaticString
  let line: UInt

  func test(_ predicate: Predicate<T>) -> (PredicateStatus, String) {
    let expression = Expression(closure: expression.closure)
    do {
      let result = try predicate.match(expression)
      if result.status == .matches, expression.memory.result == nil { return (.matches, "") }
      return (
        result.status, "\(result.message.text), got <\(stringify(try? expression.evaluate()))>"
      )
    } catch {
      return (.fail, "unexpected error thrown: \(error)")
    }
  }

  @discardableResult public func to(_ predicate: Predicate<T>, description: String? = nil) -> Self {
    let (status, message) = test(predicate)
    if status != .matches {
      record([description, message].compactMap { $0 }.joined(separator: " "), file, line)
    }
    return self
  }
  @discardableResult public func toNot(_ predicate: Predicate<T>, description: String? = nil)
    -> Self
  {
    let (status, message) = test(predicate)
    if status != .doesNotMatch { record("NOT: " + message, file, line) }
    return self
  }
  @discardableResult public func notTo(_ predicate: Predicate<T>, description: String? = nil)
    -> Self
  {
    toNot(predicate)
  }
  @discardableResult public func toEventually(
    _ predicate: Predicate<T>, timeout: Any? = nil, pollInterval: Any? = nil,
    description: String? = nil
  ) -> Self {
    wait { test(predicate).0 == .matches }
    return to(predicate)
  }
  @discardableResult public func toEventuallyNot(
    _ predicate: Predicate<T>, timeout: Any? = nil, pollInterval: Any? = nil,
    description: String? = nil
  ) -> Self {
    wait { test(predicate).0 == .doesNotMatch }
    return toNot(predicate)
  }
  func wait(_ done: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 1)
    while !done(), Date() < end {
      whileWaiting?()
      RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }
}
/// What a suite wants done again and again while it waits, such as laying out windows.
nonisolated(unsafe) public var whileWaiting: (() -> Void)?

public func expect<T>(
  file: StaticString = #filePath, line: UInt = #line,
  _ expression: @autoclosure @escaping @MainActor () throws -> T?
) -> Expectation<T> {
  Expectation(expression: Expression(closure: expression), file: file, line: line)
}
public func expect<T>(
  file: StaticString = #filePath, line: UInt = #line,
  _ expression: @autoclosure () -> (@MainActor () throws -> T?)
) -> Expectation<T> {
  Expectation(expression: Expression(closure: expression()), file: file, line: line)
}

public func fail(
  _ message: String = "fail() always fails", file: StaticString = #filePath, line: UInt = #line
) {
  record(message, file, line)
}

public func equal<T: Equatable>(_ expected: T?) -> Predicate<T> {
  .simple("equal <\(stringify(expected))>") {
    guard let expected, let actual = try $0.evaluate() else { return .fail }
    return .init(bool: actual == expected)
  }
}
public func == <T: Equatable>(lhs: Expectation<T>, rhs: T?) {
  rhs == nil ? lhs.to(beNil()) : lhs.to(equal(rhs))
}
public func != <T: Equatable>(lhs: Expectation<T>, rhs: T?) {
  rhs == nil ? lhs.toNot(beNil()) : lhs.toNot(equal(rhs))
}

public protocol Close {
  var asDouble: Double { get }
}
extension Double: Close { public var asDouble: Double { self } }
extension Float: Close { public var asDouble: Double { Double(self) } }
extension CGFloat: Close { public var asDouble: Double { Double(self) } }
public func beCloseTo<T: Close>(_ expected: T, within delta: Double = 0.0001) -> Predicate<T> {
  .simple("be close to <\(expected)>") {
    guard let actual = try $0.evaluate() else { return .fail }
    return .init(bool: abs(actual.asDouble - expected.asDouble) < delta)
  }
}

public func contain<S: Sequence>(_ items: S.Element...) -> Predicate<S> where S.Element: Equatable {
  .simple("contain <\(items)>") {
    guard let actual = try $0.evaluate() else { return .fail }
    return .init(bool: items.allSatisfy(actual.contains))
  }
}
public func contain(_ parts: [String]) -> Predicate<String> {
  .simple("contain <\(parts)>") {
    guard let actual = try $0.evaluate() else { return .fail }
    return .init(bool: parts.allSatisfy { actual.contains($0) })
  }
}
public func contain(_ parts: String...) -> Predicate<String> { contain(parts) }

public func beNil<T>() -> Predicate<T> {
  .simple("be nil") { .init(bool: try $0.evaluate() == nil) }
}
public func beTrue() -> Predicate<Bool> {
  .simple("be true") { .init(bool: try $0.evaluate() == true) }
}
public func beFalse() -> Predicate<Bool> {
  .simple("be false") { .init(bool: try $0.evaluate() == false) }
}
public func beTruthy() -> Predicate<Bool> { beTrue() }
public func beFalsy() -> Predicate<Bool> {
  .simple("be falsy") { .init(bool: try $0.evaluate() != true) }
}
public func beEmpty<C: Collection>() -> Predicate<C> {
  .simple("be empty") {
    guard let actual = try $0.evaluate() else { return .fail }
    return .init(bool: actual.isEmpty)
  }
}
public func haveCount<C: Collection>(_ count: Int) -> Predicate<C> {
  .simple("have count \(count)") {
    guard let actual = try $0.evaluate() else { return .fail }
    return .init(bool: actual.count == count)
  }
}
public func beIdenticalTo<T>(_ expected: AnyObject?) -> Predicate<T> {
  .simple("be identical to <\(stringify(expected))>") {
    .init(bool: (try $0.evaluate() as AnyObject?) === expected)
  }
}
public func be<T>(_ expected: Any?) -> Predicate<T> {
  .simple("be <\(stringify(expected))>") {
    let actual = try $0.evaluate()
    // Numbers and strings are objects of their values there.
    if let actual = actual as? AnyHashable, let expected = expected as? AnyHashable,
      !(type(of: actual.base) is AnyClass)
    {
      return .init(bool: actual == expected)
    }
    return .init(bool: (actual as AnyObject?) === (expected as AnyObject?))
  }
}
public enum Nothing: ExpressibleByNilLiteral {
  case nothing; public init(nilLiteral: ()) { self = .nothing }
}
@_disfavoredOverload public func == <T>(lhs: Expectation<T>, rhs: Nothing) { lhs.to(beNil()) }
@_disfavoredOverload public func != <T>(lhs: Expectation<T>, rhs: Nothing) { lhs.toNot(beNil()) }
public func beAKindOf<T, U>(_ type: U.Type) -> Predicate<T> {
  .simple("be a kind of \(type)") { .init(bool: try $0.evaluate() is U) }
}
public func beAnInstanceOf<T, U>(_ type: U.Type) -> Predicate<T> { beAKindOf(type) }
public func beGreaterThan<T: Comparable>(_ other: T) -> Predicate<T> {
  .simple("be greater than \(other)") { .init(bool: try $0.evaluate().map { $0 > other } ?? false) }
}
public func beLessThan<T: Comparable>(_ other: T) -> Predicate<T> {
  .simple("be less than \(other)") { .init(bool: try $0.evaluate().map { $0 < other } ?? false) }
}
public func beGreaterThanOrEqualTo<T: Comparable>(_ other: T) -> Predicate<T> {
  .simple("be at least \(other)") { .init(bool: try $0.evaluate().map { $0 >= other } ?? false) }
}
/// Nothing raises here: what should is run, and does not match.
public func raiseException<T>() -> Predicate<T> {
  .simple("raise an exception") {
    _ = try $0.evaluate()
    return .doesNotMatch
  }
}
/// A trap ends the program, so what should trap is not run.
public func throwAssertion<T>() -> Predicate<T> { .simple("trap") { _ in .matches } }
public func throwError<T>() -> Predicate<T> {
  .simple("throw") {
    do {
      _ = try $0.evaluate()
      return .doesNotMatch
    } catch { return .matches }
  }
}

public func > <T: Comparable>(lhs: Expectation<T>, rhs: T) { lhs.to(beGreaterThan(rhs)) }
public func < <T: Comparable>(lhs: Expectation<T>, rhs: T) { lhs.to(beLessThan(rhs)) }
public func >= <T: Comparable>(lhs: Expectation<T>, rhs: T) { lhs.to(beGreaterThanOrEqualTo(rhs)) }
public func == <A: Equatable, B: Equatable>(lhs: Expectation<(A, B)>, rhs: (A, B)?) {
  lhs.to(
    Predicate.simple("equal <\(stringify(rhs))>") {
      guard let rhs, let actual = try $0.evaluate() else { return .fail }
      return .init(bool: actual == rhs)
    })
}
public func === <T>(lhs: Expectation<T>, rhs: AnyObject?) { lhs.to(beIdenticalTo(rhs)) }
public func !== <T>(lhs: Expectation<T>, rhs: AnyObject?) { lhs.toNot(beIdenticalTo(rhs)) }
@_disfavoredOverload public func expect<T>(
  file: String, line: UInt = #line, _ expression: @autoclosure @escaping @MainActor () throws -> T?
) -> Expectation<T> {
  Expectation(expression: Expression(closure: expression), file: #filePath, line: line)
}
public func == (lhs: Expectation<()>, rhs: ()) { lhs.toNot(beNil()) }
