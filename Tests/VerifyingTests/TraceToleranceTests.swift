import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@testable import AnimVerifying

/// Traces of another UIKit, whose clock is a real one.
@MainActor struct TraceToleranceTests {
  /// A cell that moves right by 100 points a second, from a time on and until it is at 80 points.
  private func moving(
    _ times: [Double], from start: Double = 0, y: Double = 0, alpha: Double = 1
  ) -> LayoutTrace {
    LayoutTrace(
      times: times,
      states: [
        "cell [0,0]": times.map { time in
          LayoutTrace.State(
            x: min(80, max(0, time - start) * 100), y: y, width: 10, height: 10, alpha: alpha,
            transform: [1, 0, 0, 1], zIndex: 0)
        }
      ])
  }

  private let frames = (0...50).map { Double($0) / 50 }

  private func isExpected(
    _ actual: LayoutTrace, by expected: LayoutTrace, points: Double = 0.5, seconds: Double = 0.05
  ) -> Bool {
    TraceTolerance(points: points, seconds: seconds).expectation(expected, at: actual) == actual
  }

  @Test func `what moves the same is the same, wherever the samples are`() {
    let samples = (0...60).map { Double($0) / 60 }
    #expect(isExpected(moving(frames), by: moving(samples), points: 1e-6, seconds: 0))
  }

  @Test func `what is late is let pass up to the tolerance of time`() {
    let late = moving(frames, from: 0.04)
    #expect(isExpected(moving(frames), by: late, points: 0))
    // 0.02 s are 2 points here.
    #expect(isExpected(moving(frames), by: late, points: 2.1, seconds: 0.02))
    #expect(!isExpected(moving(frames), by: late, points: 1.9, seconds: 0.02))
  }

  @Test func `what is beside its place is let pass up to the tolerance in points`() {
    #expect(isExpected(moving(frames, y: 0.5), by: moving(frames)))
    #expect(!isExpected(moving(frames, y: 0.52), by: moving(frames)))
    // A fiftieth for opacity.
    #expect(isExpected(moving(frames, alpha: 0.99), by: moving(frames)))
    #expect(!isExpected(moving(frames, alpha: 0.98), by: moving(frames)))
  }

  @Test func `what is there too long, or not at all, is not expected`() {
    let tolerance = TraceTolerance(points: 0.5, seconds: 0.05)
    let state = moving([0]).states(of: "cell [0,0]")[0]
    func shown(until end: Int) -> LayoutTrace {
      LayoutTrace(
        times: frames, states: ["cell [0,0]": frames.indices.map { $0 <= end ? state : nil }])
    }
    let still = shown(until: 20)
    // Two frames of 0.02 s are within 0.05 s, four are not.
    #expect(tolerance.expectation(shown(until: 22), at: still) == still)
    let missing = tolerance.expectation(shown(until: 24), at: still)
    #expect(GeometryDifference.all(missing, still).map(\.description) == ["missing"])
    let surplus = tolerance.expectation(still, at: shown(until: 24))
    #expect(
      GeometryDifference.all(surplus, shown(until: 24)).map(\.description) == [
        "there without being expected"
      ])
  }

  /// What a scenario's own trace says, changed by `edit`.
  private func verdict(_ edit: (LayoutTrace) throws -> LayoutTrace) throws -> Verdict {
    let scenario = try changed()
    let own = try LayoutTrace(of: try Rehearsal(scenario, theme: .light))
    return try Verifier(ReferenceStore(folder: ""), tasks: 1).verdict(
      on: scenario, theme: .light, against: try edit(own), TraceTolerance(points: 0, seconds: 0))
  }

  @Test func `a scenario is compared with the trace of another UIKit`() throws {
    #expect(try verdict { $0 }.status == .passed)
    // Three cells of 30 points share the 110 points of a line.
    let moved = try verdict { own in
      try LayoutTrace(own.text.replacing("[45,5,30,30]", with: "[45,3,30,30]"))
    }
    #expect(moved.status == .failed)
    let cause = try #require(moved.causes.first)
    #expect(cause.text.hasPrefix("cell [0,1] is 2 pt lower"), "\(cause.text)")
    #expect(cause.elements == ["cell [0,1]"])
  }

  @Test func `a trace that ends early says so`() throws {
    let verdict = try verdict { own in
      let times = own.times.filter { $0 <= 0.2 }
      let states = own.names.map { ($0, Array(own.states(of: $0).prefix(times.count))) }
      return LayoutTrace(times: times, states: Dictionary(uniqueKeysWithValues: states))
    }
    #expect(verdict.causes.map(\.kind) == [.timing])
    #expect(verdict.causes[0].text.hasSuffix(" s instead of 0.20 s"), "\(verdict.causes[0].text)")
  }
}
