/// A lock that an app keeps itself, which must not move while it is locked.
///
/// All of an app's code runs on one thread, so that nobody else can have it: whoever locks it twice would wait for itself on iOS, too.
public struct os_unfair_lock {
  fileprivate var isLocked = false

  /// A lock that nobody has.
  public init() {}
}

/// As C calls the type.
public typealias os_unfair_lock_s = os_unfair_lock

/// A pointer to a lock, as C has it.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock.
///
/// Taking one that is taken ends the app, as it does on iOS for a thread's own.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(unsafe !lock.pointee.isLocked, "os_unfair_lock is locked by this thread already")
  unsafe lock.pointee.isLocked = true
}

/// Takes a lock unless it is taken.
///
/// - Returns: Whether it was taken now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard unsafe !lock.pointee.isLocked else { return false }
  unsafe lock.pointee.isLocked = true
  return true
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(unsafe lock.pointee.isLocked, "os_unfair_lock is not locked")
  unsafe lock.pointee.isLocked = false
}
