import AnimCodecs
package import AnimDrawing
import AnimFiles
import AnimGeometry
package import AnimPixels
package import AnimRendering
package import AnimScenarioFormat
package import AnimStaging
import AnimText
package import Foundation

/// An acted scenario: a digest of every frame, the pictures of some, and the places of all
/// elements.
package struct Performance: Sendable {
  /// The scenario that was acted out.
  package let scenario: Scenario
  /// The theme that it was drawn in.
  package let theme: Theme
  /// Pixels per point.
  package let scale: Int
  /// The size of the picture, in pixels.
  package let size: PixelSize
  /// The size of the picture, in points.
  package let pointSize: CGSize
  /// The times of the frames, in seconds, rounded to milliseconds.
  package let times: [Double]
  /// The SHA-256 digest of each frame.
  package let digests: [String]
  /// The pictures of the frames that are stored, by their number.
  package let pictures: PictureArchive
  /// The elements on screen at the frames that are stored.
  package let elements: [Int: [TracedElement]]
  /// The places of all elements at every frame.
  package let trace: LayoutTrace
  /// The steps that ran, with their times.
  package let steps: [Rehearsal.PerformedStep]
  /// The scenario's marks and chapters with their times; nil if a test acted, and no scenario.
  package let rehearsal: Rehearsal?
  /// The parts that are not compared, in pixels; digests are made without them.
  package let ignored: [PixelRect]
  /// The fonts that were really used, by their PostScript names; nil if it is not known.
  package private(set) var fonts: [String: RecordedFont]?
  /// What it took to act it out; nil if the scenario does not ask for it.
  package private(set) var counts: RecordedCounts?

  /// The numbers of the frames that are stored, in order.
  package var samples: [Int] { pictures.frames }

  /// The frame rate of the scenario's clock.
  package var framesPerSecond: Double { scenario.clock.fps }

  /// Acts the scenario out and draws every frame.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - theme: The theme that it is drawn in.
  ///   - tasks: The largest number of frames that are drawn at once; the result does not depend on
  ///     it.
  ///   - redrawsAll: Whether each frame is drawn as if it were the only one; the result does not
  ///     depend on it either.
  ///   - reference: What it will be compared with: the pictures of its frames are kept too, and of those
  ///     that are as expected none but the first is; nil for nothing.
  /// - Returns: The performance of the whole scenario, at its own scale.
  /// - Throws: `StageError` or `CancellationError`.
  @MainActor package static func of(
    _ scenario: Scenario, theme: Theme, tasks: Int, redrawsAll: Bool = false,
    for reference: Reference? = nil
  ) async throws -> Performance {
    let ledger = FontLedger()
    return try await FontLedger.$current.withValue(ledger) {
      var performance = try await drawn(
        scenario, theme: theme, tasks: tasks, redrawsAll: redrawsAll, for: reference)
      performance.fonts = RecordedFont.all(in: ledger)
      if scenario.verification.counts != nil {
        performance.counts = try performance.rehearsal.map {
          RecordedCounts(try $0.countedWork())
        }
      }
      return performance
    }
  }

  /// Acts the scenario out and lists what there is to draw at every frame, without drawing it, so that the fonts
  /// that it uses are known.
  ///
  /// - Throws: `StageError` or `CancellationError`.
  @MainActor package static func study(_ scenario: Scenario, theme: Theme) throws {
    let rehearsal = try Rehearsal(scenario, theme: theme)
    let schedule = FrameSchedule(of: scenario, end: rehearsal.duration)
    let player = try rehearsal.whole.player()
    for frame in 0..<schedule.count {
      try player.advance(to: schedule.actedTime(ofTaken: frame))
      _ = player.displayList()
      try Task.checkCancellation()
    }
  }

  @MainActor private static func drawn(
    _ scenario: Scenario, theme: Theme, tasks: Int, redrawsAll: Bool, for reference: Reference?
  ) async throws -> Performance {
    let rehearsal = try Rehearsal(scenario, theme: theme)
    let excerpt = rehearsal.whole
    let schedule = FrameSchedule(of: scenario, end: rehearsal.duration)
    let times = (0..<schedule.count).map { schedule.actedTime(ofTaken: $0) }
    let player = try excerpt.player()
    return try await drawn(
      scenario, theme: theme, size: excerpt.size, times: times, tasks: tasks,
      redrawsAll: redrawsAll, for: reference, steps: rehearsal.steps, rehearsal: rehearsal
    ) { frame in
      try player.advance(to: times[frame])
      return Moment(
        picture: player.displayList(), elements: player.stage.elements(),
        offset: player.stage.presentedContentOffset)
    }
  }

  /// What is seen at one time.
  package struct Moment: Sendable {
    /// The picture.
    package let picture: DisplayList
    /// The elements on screen.
    package let elements: [TracedElement]
    /// How far the content is scrolled, in points.
    package let offset: CGPoint

    /// A picture with the elements that are to be seen in it.
    package init(picture: DisplayList, elements: [TracedElement], offset: CGPoint) {
      self.picture = picture
      self.elements = elements
      self.offset = offset
    }
  }

  /// Draws what was acted out without a scenario.
  ///
  /// - Parameters:
  ///   - moments: What was seen at each frame of the settings' clock; one at least.
  ///   - settings: A scenario of which the file, the clock, the canvas' scale and `verify` count.
  ///   - theme: The theme that it was acted in.
  ///   - size: The size of the pictures, in points.
  ///   - steps: What was done, with its times.
  ///   - tasks: The largest number of frames that are drawn at once.
  /// - Returns: The performance of all moments.
  /// - Throws: `CancellationError`.
  @MainActor package static func of(
    _ moments: [Moment], as settings: Scenario, theme: Theme, size: CGSize,
    steps: [Rehearsal.PerformedStep], tasks: Int
  ) async throws -> Performance {
    let times = moments.indices.map { Double($0) / settings.clock.fps }
    return try await drawn(
      settings, theme: theme, size: size, times: times, tasks: tasks, steps: steps
    ) { moments[$0] }
  }

  @MainActor private static func drawn(
    _ scenario: Scenario, theme: Theme, size pointSize: CGSize, times: [Double], tasks: Int,
    redrawsAll: Bool = false, for reference: Reference? = nil, steps: [Rehearsal.PerformedStep],
    rehearsal: Rehearsal? = nil, moment: (_ frame: Int) throws -> Moment
  ) async throws -> Performance {
    let scale = scenario.canvas.scale
    let size = PixelSize(
      width: max(1, Int(saturating: (pointSize.width * CGFloat(scale)).rounded())),
      height: max(1, Int(saturating: (pointSize.height * CGFloat(scale)).rounded())))
    let wanted = scenario.verification.frames(of: rehearsal, at: times)
      .union(reference?.manifest.samples ?? [])
    let ignored = scenario.verification.ignored(scale: scale)
    let sink = DigestSink(
      samples: wanted, ignoring: ignored,
      expecting: reference?.digests(size: size, ignoring: ignored, rate: scenario.clock.fps) ?? [])
    var trace = LayoutTrace()
    var elements: [Int: [TracedElement]] = [:]
    var frame = 0
    let renderer = FrameRenderer(
      size: size, scale: Double(scale), tasks: tasks, redrawsAll: redrawsAll)
    _ = try await renderer.render(into: [sink]) {
      guard frame < times.count else { return nil }
      defer { frame += 1 }
      let time = times[frame]
      let now = try moment(frame)
      trace.append(now.elements, offset: now.offset, at: time.milliseconds)
      if wanted.contains(frame) { elements[frame] = now.elements }
      return TimedFrame(.drawing(now.picture), from: time, to: time)
    }
    return Performance(
      scenario: scenario, theme: theme, scale: scale, size: size, pointSize: pointSize,
      times: times.map(\.milliseconds), digests: sink.digests, pictures: sink.pictures,
      elements: elements, trace: trace, steps: steps, rehearsal: rehearsal, ignored: ignored)
  }
}

extension FrameSchedule {
  /// The frames in which a scenario is verified: those of its clock.
  ///
  /// - Parameters:
  ///   - scenario: The scenario with its clock.
  ///   - end: The scenario's duration, in acted seconds.
  package init(of scenario: Scenario, end: Double) {
    self.init(
      framesPerSecond: scenario.clock.fps, slowMotion: scenario.clock.slowMotion, end: end)
  }
}

extension Verification {
  /// The numbers of the frames that are stored.
  ///
  /// Ten a second if the scenario does not say, the last one always.
  func frames(of rehearsal: Rehearsal?, at times: [Double]) -> Set<Int> {
    var frames: Set<Int> = [0, times.count - 1]
    func add(_ time: Double) {
      // The first frame that is not before the time, as far as rounding goes.
      frames.insert(times.firstIndex { $0 >= time - 1e-6 } ?? times.count - 1)
    }
    for sample in samples.isEmpty ? [.every(fps: 10)] : samples {
      switch sample {
      case .all: frames.formUnion(times.indices)
      case .marks: for mark in rehearsal?.marks ?? [] { add(mark.time) }
      case .at(let moment): if let time = rehearsal?.time(of: moment) { add(time) }
      case .every(let fps):
        var number = 0
        while Double(number) / fps <= times[times.count - 1] {
          add(Double(number) / fps)
          number += 1
        }
      }
    }
    return frames
  }
}

extension Verification {
  /// The parts that are not compared, in pixels: every pixel that the rectangles touch.
  func ignored(scale: Int) -> [PixelRect] {
    ignore.map { rect in
      let r = CGRect(
        x: rect.minX * CGFloat(scale), y: rect.minY * CGFloat(scale),
        width: rect.width * CGFloat(scale), height: rect.height * CGFloat(scale))
      return PixelRect(
        minX: Int(saturating: r.minX.rounded(.down)), minY: Int(saturating: r.minY.rounded(.down)),
        maxX: Int(saturating: r.maxX.rounded(.up)), maxY: Int(saturating: r.maxY.rounded(.up)))
    }
  }
}

extension Pixmap {
  fileprivate func clearing(_ rects: [PixelRect]) -> Pixmap {
    guard !rects.isEmpty else { return self }
    var result = self
    for rect in rects {
      let part = rect.intersection(PixelRect(size))
      for y in part.minY..<part.maxY { for x in part.minX..<part.maxX { result[x, y] = 0 } }
    }
    return result
  }
}

extension Double {
  /// The time rounded to thousandths, as times in files are.
  var milliseconds: Double { (self * 1000).rounded() / 1000 }
}

/// Keeps the digests of frames and the pictures of some, and nothing else of them.
private final class DigestSink: FrameSink {
  private let samples: Set<Int>
  private(set) var digests: [String] = []
  private(set) var pictures = PictureArchive()
  private let ignored: [PixelRect]
  /// The digests of frames of which no pictures are needed.
  private let expected: [String]
  private var previous: Pixmap?

  init(samples: Set<Int>, ignoring ignored: [PixelRect], expecting expected: [String]) {
    (self.samples, self.ignored, self.expected) = (samples, ignored, expected)
  }

  func append(_ frame: Frame) async throws(OutputError) {
    // Most frames of a pause are equal, and comparing is faster than digesting.
    if let last = digests.last, frame.damage?.isEmpty == true || frame.pixmap == previous {
      digests.append(last)
    } else {
      digests.append(SHA256.digest(of: frame.pixmap.clearing(ignored)))
    }
    previous = frame.pixmap
    // The first shows what the comparison could have seen.
    let isExpected =
      frame.index > 0 && frame.index < expected.count
      && digests[frame.index] == expected[frame.index]
    guard samples.contains(frame.index), !isExpected else { return }
    do {
      try pictures.store(frame.pixmap, as: frame.index)
    } catch {
      throw .encoding(path: "", reason: "\(error)")
    }
  }

  func finish() async throws(OutputError) -> OutputSummary {
    OutputSummary(path: "", bytes: 0)
  }
}
