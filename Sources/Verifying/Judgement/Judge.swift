import AnimGeometry
import AnimPixels
import AnimScenarioFormat
import AnimStaging
import AnimVisualDiff
import Foundation

/// Decides whether a performance is what its reference says.
package struct Judge {
  private let performance: Performance
  private let reference: Reference
  private let comparison: Comparison
  private let allowance: Allowance
  private let expected: [String]
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
    expected = reference.digests
    actual = performance.digests
    timeline = CauseTimeline(performance)
  }

  /// The verdict on the performance, under the name of its reference.
  package func verdict(name: String) -> Verdict {
    var verdict = Verdict(
      name: name, file: performance.scenario.file, status: .passed, performance: performance,
      reference: reference)
    verdict.selfCheck = selfCheck()
    let digestsAgree = actual == expected && areDigestsComparable
    guard
      !digestsAgree || performance.size != reference.size || performance.trace != reference.trace
    else { return verdict }
    verdict.isFrameDifferent = (0..<max(actual.count, expected.count)).map { frame in
      frame >= actual.count || frame >= expected.count
        || areDigestsComparable && actual[frame] != expected[frame]
    }
    verdict.differences = storedDifferences()
    for difference in verdict.differences { verdict.isFrameDifferent[difference.frame] = true }
    verdict.causes = causes(verdict)
    verdict.status = isWithinTolerance(verdict) ? .drifted : .failed
    // Elements may move where nobody sees it, such as under others: nothing looks different.
    if !verdict.isFrameDifferent.contains(true) { verdict.status = .drifted }
    verdict.location = verdict.isFrameDifferent.firstIndex(of: true).flatMap(timeline.location)
    return verdict
  }

  /// Digests are made without the ignored parts, so they tell nothing when these have changed.
  private var areDigestsComparable: Bool {
    performance.size == reference.size
      && reference.manifest.ignored
        == performance.ignored.map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  private func isEqual(_ frame: Int) -> Bool {
    frame < actual.count && frame < expected.count && actual[frame] == expected[frame]
  }

  /// The stored frames that are not equal.
  private func storedDifferences() -> [Verdict.FrameDifference] {
    let stored = Reference.Reader(reference)
    return performance.samples.compactMap { frame in
      // Those that are equal need not be looked at.
      guard !areDigestsComparable || !isEqual(frame),
        let expected = stored.picture(of: frame), let actual = performance.pictures[frame]
      else { return nil }
      let difference = comparison.difference(expected, actual)
      guard difference.isDifferent || difference.unequalCount > 0 else { return nil }
      return Verdict.FrameDifference(
        frame: frame, expected: expected, actual: actual, difference: difference)
    }
  }

  private func isWithinTolerance(_ verdict: Verdict) -> Bool {
    guard performance.size == reference.size, actual.count == expected.count else { return false }
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

  private func causes(_ verdict: Verdict) -> [Verdict.Cause] {
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
    if let shift = areDigestsComparable ? TimingShift(expected: expected, actual: actual) : nil {
      let count = abs(shift.delay)
      cause(
        .timing,
        "timing is shifted: what is shown comes \(count) frame\(count == 1 ? "" : "s") "
          + "(\(timeline.text(ofFrames: count))) \(shift.delay > 0 ? "late" : "early")",
        shift.frames)
      return causes
    }
    if actual.count != expected.count {
      let more = actual.count - expected.count
      causes.append(
        .init(
          kind: .timing,
          text: "the animation has \(abs(more)) frame\(abs(more) == 1 ? "" : "s") "
            + "\(more > 0 ? "more" : "fewer"): \(actual.count) instead of \(expected.count)",
          start: 0, end: 0, elements: []))
    }
    let geometry = GeometryDifference.groups(reference.trace, performance.trace)
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

  /// ` (up to 120 pixels, by up to 2 of 255)`.
  private static func extent(of differences: [Verdict.FrameDifference]) -> String {
    let pixels = differences.map(\.difference.unequalCount).max() ?? 0
    let channel = differences.map(\.difference.largestChannelDifference).max() ?? 0
    return channel == 0
      ? "" : " (up to \(pixels) pixel\(pixels == 1 ? "" : "s"), by up to \(channel) of 255)"
  }

  // MARK: Self-check

  /// Proves on a picture of this run what the comparison would see.
  private func selfCheck() -> String {
    guard let frame = performance.samples.first, let picture = performance.pictures[frame],
      let place = picture.pixels.indices.first(where: { index in
        !performance.ignored.contains {
          $0.contains(
            PixelRect(
              minX: index % picture.size.width, minY: index / picture.size.width,
              maxX: index % picture.size.width + 1, maxY: index / picture.size.width + 1))
        }
      })
    else { return "" }
    func isSeen(_ changed: Pixmap) -> Bool {
      !allowance.covers(comparison.difference(picture, changed))
    }
    var changed = picture
    // A clear pixel has no colour that could change.
    changed.pixels[place] ^= changed.pixels[place] >> 24 == 255 ? 1 : 1 << 24
    if isSeen(changed) { return "one unit in one pixel is seen" }
    // The smallest change of all pixels that is not let pass.
    var (low, high) = (0, 256)
    while high - low > 1 {
      let step = (low + high) / 2
      if isSeen(picture.brightened(by: UInt32(step))) { high = step } else { low = step }
    }
    return high == 256
      ? "no change of brightness is seen"
      : "this tolerance cannot see a change of less than \(high) of 255 in all pixels"
  }
}

extension Pixmap {
  /// Every channel but alpha is moved away from where it has less room.
  fileprivate func brightened(by step: UInt32) -> Pixmap {
    var result = self
    for index in pixels.indices {
      let pixel = pixels[index]
      var changed = pixel & 0xff00_0000
      for shift: UInt32 in [0, 8, 16] {
        let value = pixel >> shift & 255
        changed |= (value < 128 ? min(value + step, 255) : value - min(step, value)) << shift
      }
      result.pixels[index] = changed
    }
    return result
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
