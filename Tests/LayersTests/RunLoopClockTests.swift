import AnimLayers
import Foundation
import Testing

/// Clocks that a run loop advances, as that of apps' own tests is.
@MainActor struct RunLoopClockTests {
  /// The time of tests: that of the thread on which they run, which need not be the first.
  private let clock = MediaClock { .current }

  /// Runs the run loop until `isDone`, or for ten seconds.
  private func turnRunLoop(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func `what is due happens in order while somebody runs the run loop`() {
    var order: [Int] = []
    clock.schedule(after: 0.02) { order.append(2) }
    clock.schedule(after: 0.01) { [clock] in
      order.append(1)
      clock.schedule(after: 0.02) { order.append(3) }
    }
    #expect(order.isEmpty && clock.now == 0)
    turnRunLoop { order.count == 3 }
    #expect(order == [1, 2, 3])
    #expect(abs(clock.now - 0.03) < 1e-9)
  }

  @Test func `a clock of one's own stands until it is advanced`() {
    let own = MediaClock()
    var isOver = false
    own.schedule(at: 0) { isOver = true }
    var isLater = false
    clock.schedule(after: 0.01) { isLater = true }
    turnRunLoop { isLater }
    #expect(isLater && !isOver)
    own.advance(to: 0)
    #expect(isOver)
  }
}
