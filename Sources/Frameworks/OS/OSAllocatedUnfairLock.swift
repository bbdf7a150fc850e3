import Synchronization

/// A lock around a state that threads share.
public final class OSAllocatedUnfairLock<State: Sendable>: Sendable {
  private let state: Mutex<State>

  /// A lock around `initialState`.
  public init(initialState: State) { state = Mutex(initialState) }

  /// A lock around a state that nothing but it reaches.
  public convenience init(uncheckedState: State) { self.init(initialState: uncheckedState) }

  /// Runs a body that has the state to itself; it must not lock again.
  public func withLock<Result: Sendable>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try state.withLock { state in
      try body(&state)
    }
  }

  /// Runs a body that has the state to itself, unless another thread has it; nil then.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    try state.withLockIfAvailable { state in
      try body(&state)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public convenience init() { self.init(initialState: ()) }

  /// Runs a body that no other thread runs at the same time.
  public func withLock<Result: Sendable>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
