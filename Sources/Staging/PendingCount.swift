/// How many things are going on, for those who wait until they have ended.
@MainActor final class PendingCount {
  private(set) var count = 0
  private var waiting: [(limit: Int, action: @MainActor () -> Void)] = []

  func enter() { count += 1 }

  func leave() {
    count -= 1
    let ready = waiting.filter { count <= $0.limit }
    waiting.removeAll { count <= $0.limit }
    for waiter in ready { waiter.action() }
  }

  /// Has `action` called as soon as no more than `limit` things are going on.
  func wait(until limit: Int, _ action: @escaping @MainActor () -> Void) {
    if count <= limit { action() } else { waiting.append((limit, action)) }
  }
}
