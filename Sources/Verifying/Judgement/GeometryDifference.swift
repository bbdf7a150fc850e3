import Foundation

/// The difference of an element's movement from the expected one, in words.
struct GeometryDifference: Hashable, Sendable {
  let element: String
  /// The numbers of the frames, from 0.
  let frames: ClosedRange<Int>
  /// The words: `0.5 pt lower and turned by 1°`, to be read after "is"; `missing`.
  let description: String

  /// Everything in which two traces differ, in the order of time.
  ///
  /// Frames beyond the end of the shorter one are left out.
  static func all(_ expected: LayoutTrace, _ actual: LayoutTrace) -> [GeometryDifference] {
    let count = min(expected.times.count, actual.times.count)
    let names = Set(expected.names).union(actual.names).sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    var result: [GeometryDifference] = []
    for name in names {
      let (before, after) = (expected.states(of: name), actual.states(of: name))
      let differing = (0..<count).filter { before[$0] != after[$0] }
      for run in runs(differing) {
        let pairs = run.map { (before[$0], after[$0]) }
        result.append(
          GeometryDifference(
            element: name, frames: run,
            description: description(pairs, isScrolling: name == "collection view")))
      }
    }
    return result.sorted { ($0.frames.lowerBound, $0.element) < ($1.frames.lowerBound, $1.element) }
  }

  /// Elements that differ in the same way at the same time.
  struct Group: Hashable, Sendable {
    var elements: [String]
    /// The numbers of the frames, from 0.
    let frames: ClosedRange<Int>
    let description: String
  }

  /// Everything in which two traces differ, what belongs together in one, in the order of time.
  static func groups(_ expected: LayoutTrace, _ actual: LayoutTrace) -> [Group] {
    var groups: [Group] = []
    for difference in all(expected, actual) {
      if let index = groups.firstIndex(where: {
        $0.frames == difference.frames && $0.description == difference.description
      }) {
        groups[index].elements.append(difference.element)
      } else {
        groups.append(
          Group(
            elements: [difference.element], frames: difference.frames,
            description: difference.description))
      }
    }
    return groups
  }

  /// Stretches of numbers; where a path crosses the other one, a frame or two may be equal.
  private static func runs(_ frames: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for frame in frames {
      if let last = runs.last, frame - last.upperBound <= 3 {
        runs[runs.count - 1] = last.lowerBound...frame
      } else {
        runs.append(frame...frame)
      }
    }
    return runs
  }

  // MARK: Words

  private typealias State = LayoutTrace.State

  private static func description(_ pairs: [(State?, State?)], isScrolling: Bool) -> String {
    let both = pairs.compactMap { before, after in
      before.flatMap { before in after.map { (before, $0) } }
    }
    guard !both.isEmpty else {
      return pairs.contains { $0.0 != nil } ? "missing" : "there without being expected"
    }
    var words: [String] = []
    func offsets(_ value: (State) -> Double) -> [Double] { both.map { value($1) - value($0) } }
    let (dx, dy) = (offsets { $0.x + $0.width / 2 }, offsets { $0.y + $0.height / 2 })
    if isScrolling {
      if let text = amount(dy, "pt further down", "pt further up") {
        words.append("scrolled \(text)")
      }
      if let text = amount(dx, "pt further right", "pt further left") {
        words.append("scrolled \(text)")
      }
    } else {
      if let text = amount(dy, "pt lower", "pt higher") { words.append(text) }
      if let text = amount(dx, "pt to the right", "pt to the left") { words.append(text) }
    }
    if let text = amount(offsets(\.width), "pt wider", "pt narrower") { words.append(text) }
    if let text = amount(offsets(\.height), "pt taller", "pt shorter") { words.append(text) }
    let turns = both.map { before, after in
      let turn = after.rotation - before.rotation
      // Entries are rounded to 1/1024, which turns what is small by more.
      let steps = min(before.scale, after.scale) < 0.5 ? 1.0 : 10
      return ((turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn) * steps).rounded() / steps
    }
    let rotation = amount(turns, "°", "° anticlockwise")
    if let rotation { words.append("turned by \(rotation.replacing(" °", with: "°"))") }
    let ratios = both.filter { $0.0.scale > 0 }.map { $0.1.scale / $0.0.scale }
    let scale = ratios.max { abs($0 - 1) < abs($1 - 1) } ?? 1
    // Entries are rounded to 1/1024, so the length of a turned unit may be off by as much.
    if abs(scale - 1) > 0.004 { words.append("\(number(scale)) times as large") }
    if let text = change(both.map { ($0.0.alpha, $0.1.alpha) }, "alpha") { words.append(text) }
    if let text = change(both.map { (Double($0.0.zIndex), Double($0.1.zIndex)) }, "z") {
      words.append(text)
    }
    if words.isEmpty { words.append("transformed differently") }
    let absent = pairs.count { $0.1 == nil && $0.0 != nil }
    if absent > 0 { words.append("missing in \(absent) frame\(absent == 1 ? "" : "s")") }
    return words.joined(separator: " and ")
  }

  /// The largest of some offsets in words: `0.5 pt lower`, `up to 0.5 pt lower` if it varies; nil
  /// if it is nothing.
  private static func amount(_ values: [Double], _ more: String, _ less: String) -> String? {
    guard let largest = values.max(by: { abs($0) < abs($1) }), abs(largest) > 1e-9 else {
      return nil
    }
    // What is rounded to 1/64 on both sides may seem to vary by as much.
    let isSteady = values.allSatisfy { abs($0 - largest) <= 1.01 / 32 }
    return "\(isSteady ? "" : "up to ")\(number(abs(largest))) \(largest > 0 ? more : less)"
  }

  private static func change(_ values: [(Double, Double)], _ name: String) -> String? {
    guard let largest = values.max(by: { abs($0.1 - $0.0) < abs($1.1 - $1.0) }),
      largest.0 != largest.1
    else { return nil }
    return "at \(name) \(number(largest.1)) instead of \(number(largest.0))"
  }

  /// The number with at most three digits after the point.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
