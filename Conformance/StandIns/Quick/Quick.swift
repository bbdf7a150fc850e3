import Foundation
import Nimble
import UIKit

@MainActor private final class Group {
  let name: String
  let parent: Group?
  var before: [@MainActor () throws -> Void] = []
  var after: [@MainActor () throws -> Void] = []
  var examples: [(String, Group, (@MainActor () throws -> Void)?)] = []
  init(name: String, parent: Group?) {
    self.name = name
    self.parent = parent
  }
  var path: [Group] { (parent?.path ?? []) + [self] }
}

@MainActor private var root = Group(name: "", parent: nil)
@MainActor private var current = root

@preconcurrency @MainActor open class QuickSpec: NSObject {
  public required override init() {}
  open func spec() {}
  open class func spec() {}
  open func setUp() {}
  open func tearDown() {}
  /// Runs the examples and prints them in XCTest's form.
  public static func runExamples() {
    root = Group(name: "\(self)", parent: nil)
    current = root
    whileWaiting = {
      MainActor.assumeIsolated {
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      }
    }
    let spec = Self()
    spec.spec()
    Self.spec()
    var seen: [String: Int] = [:]
    for (name, group, body) in root.examples {
      var full = (group.path.map(\.name) + [name]).joined(separator: ", ")
        .replacingOccurrences(of: "'", with: "’").replacingOccurrences(of: "\n", with: " ")
      full = full.replacingOccurrences(of: "\(self), ", with: "\(self).")
      seen[full, default: 0] += 1
      if seen[full]! > 1 { full += " #\(seen[full]!)" }
      print("Test Case '\(full)' started")
      fflush(stdout)
      guard let body else {
        print("Test Case '\(full)' skipped (0 seconds)")
        continue
      }
      var failed = false
      let fail: (String, String, UInt) -> Void = { message, file, line in
        failed = true
        print(
          "\(file):\(line): error: \(full) : \(message.replacingOccurrences(of: "\n", with: " "))")
      }
      recordFailure = fail
      func attempt(_ body: @MainActor () throws -> Void) {
        do { try body() } catch { fail("threw \(error)", "-", 0) }
      }
      spec.setUp()
      for group in group.path { for body in group.before { attempt(body) } }
      attempt(body)
      for group in group.path.reversed() { for body in group.after { attempt(body) } }
      spec.tearDown()
      recordFailure = nil
      print("Test Case '\(full)' \(failed ? "failed" : "passed") (0.001 seconds)")
      fflush(stdout)
    }
  }
}

@preconcurrency @MainActor public func describe(_ name: String, _ body: () -> Void) {
  let outer = current
  current = Group(name: name, parent: outer)
  body()
  current = outer
}
@preconcurrency @MainActor public func context(_ name: String, _ body: () -> Void) {
  describe(name, body)
}
@preconcurrency @MainActor public func it(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  _ body: @escaping @MainActor () throws -> Void
) {
  root.examples.append((name, current, body))
}
@preconcurrency @MainActor public func pending(_ name: String, _ body: () -> Void) {
  root.examples.append((name, current, nil))
}
@preconcurrency @MainActor public func xit(_ name: String, _ body: () -> Void) {
  pending(name, body)
}
@preconcurrency @MainActor public func beforeEach(_ body: @escaping @MainActor () throws -> Void) {
  current.before.append(body)
}
@preconcurrency @MainActor public func beforeEach(
  _ body: @escaping @MainActor (String) throws -> Void
) {
  current.before.append { try body("") }
}
@preconcurrency @MainActor public func afterEach(_ body: @escaping @MainActor () throws -> Void) {
  current.after.insert(body, at: 0)
}
