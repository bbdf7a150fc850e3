import AnimScenarioFormat
import AnimStaging
import Foundation

/// The timeline of a scenario as it is written, with the times at which its lines run.
struct CodeListing {
  /// A step that ran, and the lines that it is written in.
  struct Run {
    /// Of `lines`.
    var lines: Range<Int>
    /// In seconds.
    var start: Double
    var end: Double

    /// Where the eye rests: in the middle of a short step, near the beginning of a long one.
    fileprivate var middle: Double { Double(lines.lowerBound) + Double(min(lines.count, 6)) / 2 }
  }

  /// The file's name without its folders.
  let fileName: String
  /// From the first step of the timeline to its end, without common indentation.
  let lines: [String]
  /// In the order in which they began.
  let runs: [Run]

  /// The shortest time for which a line is lit, in seconds: a step that takes no time is seen too.
  private static let shortest = 0.35

  /// The listing of a scenario; nil if its text does not have the timeline.
  ///
  /// - Parameters:
  ///   - scenario: The scenario with its text.
  ///   - steps: The steps that ran, with their times.
  init?(_ scenario: Scenario, _ steps: [Rehearsal.PerformedStep]) {
    let text = scenario.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let own = scenario.timeline.map(\.location).filter { $0.file == scenario.file }
    guard let first = own.map(\.line).min(), let last = own.map(\.line).max(), last <= text.count
    else { return nil }
    let start = Self.head(of: first - 1, in: text)
    var end = Self.end(of: Self.head(of: last - 1, in: text), in: text)
    while end > start + 1, Self.isBlank(text[end - 1]) { end -= 1 }
    let indentation =
      text[start..<end].filter { !Self.isBlank($0) }.map(Self.indentation).min() ?? 0
    lines = text[start..<end].map { String($0.dropFirst(min(indentation, Self.indentation($0)))) }
    fileName = scenario.file.split(separator: "/").last.map { String($0) } ?? scenario.file
    runs = steps.compactMap { step in
      let line = step.location.line - 1
      guard step.location.file == scenario.file, (start..<end).contains(line) else { return nil }
      let head = Self.head(of: line, in: text)
      return Run(
        lines: max(0, head - start)..<min(end, Self.end(of: head, in: text)) - start,
        start: step.start, end: max(step.end, step.start + Self.shortest))
    }
  }

  /// The strength with which each line is lit at a time, 0…1.
  ///
  /// A step that holds another one that is running is not lit itself.
  func light(at time: Double) -> [Double] {
    var light = [Double](repeating: 0, count: lines.count)
    let running = runs.filter { $0.start <= time + 1e-9 && time < $0.end + Self.fade }
    for run in running {
      let isOuter = running.contains {
        $0.lines != run.lines && run.lines.contains($0.lines.lowerBound)
          && run.lines.upperBound >= $0.lines.upperBound && time < $0.end
      }
      guard !isOuter else { continue }
      let appearing = run.start > 0 ? (time - run.start) / Self.fade : 1
      let strength = min(1, max(0, min(appearing, (run.end + Self.fade - time) / Self.fade)))
      for line in run.lines { light[line] = max(light[line], strength) }
    }
    return light
  }

  /// How long a line takes to light up and to go out, in seconds.
  private static let fade = 0.12

  /// The line to which a reader's eye is led at a time, in lines from the top, moving smoothly.
  func focus(at time: Double) -> Double {
    guard let first = runs.first else { return 0 }
    var way = (from: first.middle, to: first.middle, start: first.start)
    func place(at time: Double) -> Double {
      let part = min(1, max(0, (time - way.start) / Self.glance))
      return way.from + (way.to - way.from) * part * part * (3 - 2 * part)
    }
    for run in runs.dropFirst() where run.start <= time + 1e-9 {
      // From wherever the eye is by then.
      way = (from: place(at: run.start), to: run.middle, start: run.start)
    }
    return place(at: time)
  }

  /// How long the eye takes from one step to the next, in seconds.
  private static let glance = 0.3

  // MARK: Text

  /// Whether a line is nothing but a comment.
  func isComment(_ line: Int) -> Bool { lines[line].drop { $0 == " " }.hasPrefix("#") }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }

  /// The line with the dash of the list element that a line belongs to.
  private static func head(of line: Int, in text: [String]) -> Int {
    var head = line
    while head > 0, !text[head].drop(while: { $0 == " " }).hasPrefix("-"),
      indentation(text[head]) > 0
    {
      head -= 1
    }
    return text[head].drop(while: { $0 == " " }).hasPrefix("-") ? head : line
  }

  /// The line after the block that a line begins.
  private static func end(of line: Int, in text: [String]) -> Int {
    var end = line + 1
    while end < text.count, isBlank(text[end]) || indentation(text[end]) > indentation(text[line]) {
      end += 1
    }
    while end > line + 1, isBlank(text[end - 1]) { end -= 1 }
    return end
  }
}
