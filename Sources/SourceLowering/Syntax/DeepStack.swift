import Foundation
import Synchronization

/// Runs what descends as deep as a source is nested.
///
/// The parser bounds the nesting of most of what can be nested, but neither `else if` nor `try try`, and a tree is
/// walked by recursion. What `ParsedSource` lets through fits on this stack; memory is taken only as far as the
/// stack grows.
enum DeepStack {
  private static let size = 512 << 20

  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let slot = Slot<Result>()
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
      slot.put(body())
      ended.signal()
    }
    thread.stackSize = size
    thread.start()
    ended.wait()
    return slot.take()
  }

  private final class Slot<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func put(_ new: Value) { value.withLock { $0 = new } }

    func take() -> Value {
      guard let value = value.withLock(\.self) else { preconditionFailure("the body has ended") }
      return value
    }
  }
}
