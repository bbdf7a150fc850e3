import AnimGeometry
import AnimPixels
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimVisualDiff
import Foundation

/// Decides whether a performance is what its reference says.
package struct Judge {
  let performance: Performance
  private let reference: Reference
  let comparison: Comparison
  let allowance: Allowance
  private let expected: ExpectedFrames
  private let actual: [String]
  private let timeline: CauseTimeline

  /// A judge of a performance by the comparison, the tolerance and the ignored parts of its
  /// scenario.
  package init(_ performance: Performance, _ reference: Reference) {
    self.performance = performance
    self.reference = reference
    let verification = performance.scenario.verification
    comparison = verification.comparison(scale: performance.scale)
    allowance = verification.allowance
    expected = ExpectedFrames(reference, for: performance)
    actual = performance.digests
    timeline = CauseTimeline(performance)
  }

  /// The verdict on the performance, under the name of its reference.
  package func verdict(name: String) -> Verdict {
    var verdict = verdictOnFrames(name: name)
    guard let limits = performance.scenario.verification.counts, let counts = performance.counts
    else { return verdict }
    let text: String
    var isGrowth = false
    if let recorded = reference.manifest.counts {
      guard let change = recorded.change(to: counts, tolerance: limits.tolerance) else {
        return verdict
      }
      (text, isGrowth) = (change.text, change.isGrowth)
    } else {
      text = "the reference has no counts to compare with; 'record' writes them"
    }
    let cause = Verdict.Cause(kind: .counts, text: text, start: 0, end: 0, elements: [])
    if verdict.effects.isEmpty {
      verdict.causes.append(cause)
    } else {
      verdict.effects.append(cause)
    }
    // Less work is no harm, but what is recorded is out of date.
    if isGrowth {
      verdict.status = .failed
    } else if verdict.status == .passed {
      verdict.status = .drifted
    }
    return verdict
  }

  private func verdictOnFrames(name: String) -> Verdict {
    var verdict = Verdict(
      name: name, file: performance.scenario.file, status: .passed, performance: performance,
      reference: reference)
    verdict.expectedTrace = expected.trace
    verdict.selfCheck = selfCheck()
    let digestsAgree =
      expected.isAtRecordedRate && actual == expected.digests && areDigestsComparable
    guard
      !digestsAgree || performance.size != reference.size || performance.trace != expected.trace
    else { return verdict }
    verdict.isFrameDifferent = (0..<max(actual.count, expected.digests.count)).map { frame in
      frame >= actual.count || frame >= expected.digests.count
        || areDigestsComparable && !expected.isEqual(actual[frame], at: frame)
    }
    verdict.differences = storedDifferences()
    for difference in verdict.differences { verdict.isFrameDifferent[difference.frame] = true }
    verdict.status = isWithinTolerance(verdict) ? .drifted : .failed
    // Elements may move where nobody sees it, such as under others: nothing looks different.
    if expected.isAtRecordedRate, !verdict.isFrameDifferent.contains(true) {
      verdict.status = .drifted
    }
    verdict.location = verdict.isFrameDifferent.firstIndex(of: true).flatMap(timeline.location)
    let changesOfText = ScenarioChange.causes(
      from: reference.outline, to: performance.scenario.outline)
    let changes =
      versionCauses
      + FontChange.causes(
        from: reference.manifest.fonts, to: performance.fonts,
        scenarioChanged: !changesOfText.isEmpty)
      + changesOfText
    let seen = seen(verdict)
    if changes.isEmpty {
      verdict.causes = seen
    } else {
      (verdict.causes, verdict.effects) = (changes, seen)
      verdict.location = changes.lazy.compactMap(\.location).first ?? verdict.location
    }
    return verdict
  }

  /// Digests are made without the ignored parts, so they tell nothing when these have changed.
  private var areDigestsComparable: Bool {
    performance.size == reference.size
      && reference.manifest.ignored
        == performance.ignored.map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  private func isEqual(_ frame: Int) -> Bool {
    frame < actual.count && expected.isEqual(actual[frame], at: frame)
  }

  /// The stored frames that are not equal.
  private func storedDifferences() -> [Verdict.FrameDifference] {
    let stored = Reference.Reader(reference)
    return performance.samples.compactMap { frame in
      // Those that are equal need not be looked at.
      guard !areDigestsComparable || !isEqual(frame),
        let expected = expected.number(of: frame).flatMap(stored.picture),
        let actual = performance.pictures[frame]
      else { return nil }
      let difference = comparison.difference(expected, actual)
      guard difference.isDifferent || difference.unequalCount > 0 else { return nil }
      return Verdict.FrameDifference(
        frame: frame, expected: expected, actual: actual, difference: difference)
    }
  }

  private func isWithinTolerance(_ verdict: Verdict) -> Bool {
    guard expected.isAtRecordedRate, performance.size == reference.size,
      actual.count == expected.digests.count
    else { return false }
    let beyond = verdict.differences.count { !allowance.covers($0.difference) }
    guard beyond <= performance.scenario.verification.maxFrames else { return false }
    let stored = Set(verdict.differences.map(\.frame))
    let others = verdict.isFrameDifferent.indices.filter {
      verdict.isFrameDifferent[$0] && !stored.contains($0)
    }
    // Of frames that are not stored nothing is known but that they are not equal.
    return others.isEmpty || comparison.metric != .exact || allowance != Allowance()
  }

  // MARK: Causes

  /// The cause that another version of the program draws otherwise.
  private var versionCauses: [Verdict.Cause] {
    guard let recorded = reference.manifest.drawing, recorded != DrawingVersion.current else {
      return []
    }
    return [
      .init(
        kind: .drawing,
        text: "it was recorded with version \(recorded) of what is drawn, and this program draws "
          + "version \(DrawingVersion.current)", start: 0, end: 0, elements: [])
    ]
  }

  /// What is seen to differ, what says most first.
  private func seen(_ verdict: Verdict) -> [Verdict.Cause] {
    var causes: [Verdict.Cause] = []
    func cause(
      _ kind: Verdict.Cause.Kind, _ text: String, _ frames: ClosedRange<Int>,
      _ elements: [String] = []
    ) {
      causes.append(timeline.cause(kind, text, frames, elements))
    }
    if performance.size != reference.size {
      causes.append(
        .init(
          kind: .size,
          text:
            "the picture is \(performance.size.width) × \(performance.size.height) px instead of "
            + "\(reference.size.width) × \(reference.size.height) px", start: 0, end: 0,
          elements: []))
    }
    if let shift {
      let count = abs(shift.delay)
      cause(
        .timing,
        "timing is shifted: what is shown comes \(count) frame\(count == 1 ? "" : "s") "
          + "(\(timeline.text(ofFrames: count))) \(shift.delay > 0 ? "late" : "early")",
        shift.frames)
      return causes
    }
    causes += lengthCauses()
    let geometry = GeometryDifference.groups(expected.trace, performance.trace)
    for group in geometry { causes.append(timeline.cause(group)) }
    // What moves differently is drawn differently: only the rest needs an explanation of its own.
    let explained = geometry.map(\.frames)
    let rest = verdict.differences.filter { difference in
      // Of pictures that are merely larger or smaller the size says it all.
      difference.difference.isDifferent && difference.difference.largestChannelDifference > 0
        && !explained.contains { $0.contains(difference.frame) }
    }
    if let worst = rest.max(by: { $0.difference.count < $1.difference.count }),
      let first = rest.first, let last = rest.last
    {
      let drawing = DrawingDifference(
        worst.difference, expected: worst.expected, actual: worst.actual,
        elements: performance.elements[worst.frame] ?? [], scale: Double(performance.scale))
      cause(.drawing, "drawing changed: \(drawing.description)", first.frame...last.frame)
    } else if causes.isEmpty, let first = verdict.isFrameDifferent.firstIndex(of: true),
      let last = verdict.isFrameDifferent.lastIndex(of: true)
    {
      cause(
        .drawing,
        verdict.differences.isEmpty
          ? "drawing changed in frames that are not stored ('samples: [all]' stores them)"
          : "drawing changed within the tolerance\(Self.extent(of: verdict.differences))",
        first...last)
    }
    return causes
  }

  /// The shift in time that explains everything; nil if there is none.
  private var shift: TimingShift? {
    guard areDigestsComparable, expected.isAtRecordedRate else { return nil }
    return TimingShift(expected: reference.digests, actual: actual)
  }

  /// The causes that there are more or fewer frames, at the same rate or at another.
  private func lengthCauses() -> [Verdict.Cause] {
    func timing(_ text: String) -> Verdict.Cause {
      .init(kind: .timing, text: text, start: 0, end: 0, elements: [])
    }
    guard !expected.isAtRecordedRate else {
      let (old, new) = (expected.digests.count, actual.count)
      guard new != old else { return [] }
      return [
        timing(
          "the animation has \(abs(new - old)) frame\(abs(new - old) == 1 ? "" : "s") "
            + "\(new > old ? "more" : "fewer"): \(new) instead of \(old)")
      ]
    }
    let (old, new) = (reference.manifest.framesPerSecond, performance.framesPerSecond)
    var causes: [Verdict.Cause] = []
    if !ScenarioChange.changesRate(
      from: reference.outline, to: performance.scenario.outline)
    {
      causes.append(
        timing(
          "the frame rate is \(GeometryDifference.number(new)) instead of "
            + "\(GeometryDifference.number(old)) frames per second"))
    }
    let ends = (reference.trace.times.last ?? 0, performance.times.last ?? 0)
    // The last frame is the first one at which all is at rest.
    if abs(ends.0 - ends.1) > 1 / min(old, new) + 1e-3 {
      causes.append(
        timing(
          "it ends at \(CauseTimeline.text(ends.1)) s instead of \(CauseTimeline.text(ends.0)) s"))
    }
    return causes
  }

  /// ` (up to 120 pixels, by up to 2 of 255)`.
  private static func extent(of differences: [Verdict.FrameDifference]) -> String {
    let pixels = differences.map(\.difference.unequalCount).max() ?? 0
    let channel = differences.map(\.difference.largestChannelDifference).max() ?? 0
    return channel == 0
      ? "" : " (up to \(pixels) pixel\(pixels == 1 ? "" : "s"), by up to \(channel) of 255)"
  }
}

extension Verification {
  func comparison(scale: Int) -> Comparison {
    let metric: AnimVisualDiff.Metric =
      switch self.metric {
      case .exact: .exact
      case .offBy: .offBy(Int(tolerance ?? 2))
      case .pixelmatch: .pixelmatch(threshold: tolerance ?? 0.1)
      case .pixelmatchOKLab: .pixelmatchOKLab(threshold: tolerance ?? 0.1)
      case .odiff: .odiff(threshold: tolerance ?? 0.1)
      case .ssim: .ssim(atLeast: tolerance ?? 0.99)
      case .deltaE: .deltaE(tolerance ?? 1)
      case .flip: .flip(mean: tolerance ?? 0.05, maximum: 1)
      }
    return Comparison(
      metric, ignoresAntialiasing: ignoresAntialiasing, ignoring: ignored(scale: scale))
  }

  var allowance: Allowance {
    Allowance(
      pixels: maxDiffPixels, ratio: maxDiffRatio,
      density: window.map { .init(inSquaresOf: $0.size, ratio: $0.ratio) })
  }
}
