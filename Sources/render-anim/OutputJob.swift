import Codecs
import Foundation
import Pixels
import Player
import Rendering

/// Writes what a source shows into animations.
@MainActor struct OutputJob {
  let source: any FrameSource
  /// With all places in their paths filled in; stills are not written here.
  let outputs: [OutputRequest]
  let playback: PlaybackOptions
  let gifOptions: GIFOptions
  /// Bytes that a GIF must not exceed; nil for any number.
  let maxBytes: Int?
  /// What counts if the command line says nothing.
  let defaults: Defaults
  /// What a page says that plays it; elements and scale are filled in.
  let page: PlayerSettings

  struct Defaults {
    var framesPerSecond = 50.0
    var slowMotion = 1.0
    var loop = Loop.forever
    var holdFirst = 0.0
    var holdLast = 0.0
  }

  /// The highest rate that browsers play: they slow down frames of less than 2 hundredths of a second.
  private static let highestGIFRate = 50.0

  private var loop: Loop { playback.loop?.loop ?? defaults.loop }
  private var wishedRate: Double { playback.fps ?? defaults.framesPerSecond }
  private var isTooFastForGIF: Bool {
    wishedRate > Self.highestGIFRate && outputs.contains { $0.kind == .gif }
  }

  /// When frames are taken.
  var schedule: FrameSchedule {
    let rate = isTooFastForGIF ? Self.highestGIFRate : wishedRate
    return schedule(framesPerSecond: rate / Double(playback.everyNth ?? 1))
  }

  /// What is doubtful about the wishes.
  var warnings: [String] {
    guard isTooFastForGIF else { return [] }
    return ["\(wishedRate.shortText) fps cannot be stored in a GIF; writing 50 fps"]
  }

  /// Frames that are made for certain; fitting a GIF into a size makes more.
  var expectedFrames: Int {
    outputs.contains { maxBytes == nil || $0.kind != .gif } ? schedule.count : 0
  }

  /// What was written, and what had to be lowered for it.
  ///
  /// - Parameter tasks: How many frames may be worked on at once.
  func run(
    tasks: Int, progress: ProgressBar
  ) async throws -> (outputs: [OutputSummary], notes: [String]) {
    guard let size = source.size(at: 1) else {
      preconditionFailure("every source has its own size")
    }
    let gifs = outputs.paths(.gif)
    let schedule = schedule
    let sinks = try sinks(gifs: maxBytes == nil ? gifs : [], size: size, schedule, tasks)
    var written: [OutputSummary] = []
    if !sinks.isEmpty {
      written += try await render(
        schedule, fraction: 1, size: size, into: sinks, tasks: tasks, progress: progress)
    }
    guard let maxBytes, !gifs.isEmpty else { return (written, []) }
    let (summaries, note) = try await fit(
      gifs, into: maxBytes, framesPerSecond: schedule.framesPerSecond, tasks: tasks,
      progress: progress)
    return (written + summaries, [note])
  }

  private func schedule(framesPerSecond: Double) -> FrameSchedule {
    FrameSchedule(
      framesPerSecond: framesPerSecond, slowMotion: defaults.slowMotion / (playback.speed ?? 1),
      end: source.end, order: playback.order,
      holdFirst: playback.holdFirst ?? defaults.holdFirst,
      holdLast: playback.holdLast ?? defaults.holdLast)
  }

  private func render(
    _ schedule: FrameSchedule, fraction: Double, size: PixelSize, into sinks: [any FrameSink],
    tasks: Int, progress: ProgressBar
  ) async throws -> [OutputSummary] {
    let renderer = FrameRenderer(size: size, scale: source.scale(at: fraction), tasks: tasks)
    var shown = 0
    return try await renderer.render(into: sinks, next: try source.frames(schedule)) { done in
      progress.advance(done - shown)
      shown = done
    }
  }

  private func sinks(
    gifs: [String], size: PixelSize, _ schedule: FrameSchedule, _ tasks: Int
  ) throws -> [any FrameSink] {
    var options = gifOptions
    options.loop = loop
    var sinks: [any FrameSink] = []
    for path in gifs {
      sinks.append(try GIFSink(path: path, size: size, options: options, tasks: tasks))
    }
    for path in outputs.paths(.apng) {
      sinks.append(try APNGSink(path: path, size: size, loop: loop, tasks: tasks))
    }
    for text in outputs.paths(.frames) {
      guard let template = FrameTemplate(text) else {
        preconditionFailure("'\(text)' was checked when the command line was read")
      }
      sinks.append(FrameFilesSink(template: template))
    }
    for path in outputs.paths(.html) {
      sinks.append(try PlayerSink(path: path, size: size, settings: try page(for: schedule)))
    }
    for (paths, form) in [
      (outputs.paths(.rgba), RawVideoSink.Form.rgba), (outputs.paths(.y4m), .y4m),
    ] {
      for path in paths {
        sinks.append(
          try RawVideoSink(
            path: path, form: form, size: size, framesPerSecond: schedule.framesPerSecond))
      }
    }
    return sinks
  }

  /// The words of a page, with what is on screen in each frame and when marks are shown.
  private func page(for schedule: FrameSchedule) throws -> PlayerSettings {
    var page = page
    page.scale = source.scale(at: 1)
    let taken = try source.elements(
      at: (0..<schedule.takenCount).map { schedule.actedTime(ofTaken: $0) })
    if !taken.isEmpty {
      page.elements = (0..<schedule.count).map { taken[schedule.taken($0)] }
    }
    page.marks = page.marks.compactMap { name, time in
      (0..<schedule.count).first { schedule.actedTime(ofTaken: schedule.taken($0)) >= time - 1e-9 }
        .map { (name, schedule.start(of: $0)) }
    }
    return page
  }

  /// Encodes GIFs with lower and lower settings until they fit, and says what was lowered.
  private func fit(
    _ paths: [String], into limit: Int, framesPerSecond: Double, tasks: Int,
    progress: ProgressBar
  ) async throws -> ([OutputSummary], String) {
    var best: (sink: TrialGIFSink, summary: OutputSummary)?
    let outcome = try await ByteBudget(limit: limit).search(framesPerSecond: framesPerSecond) {
      settings in
      guard let size = source.size(at: settings.scale) else { return Int.max }
      var options = gifOptions
      options.loop = loop
      options.quality = min(options.quality, settings.quality)
      options.lossy = max(options.lossy, settings.lossy)
      let sink = try TrialGIFSink(size: size, options: options, tasks: tasks)
      let schedule = schedule(framesPerSecond: settings.framesPerSecond)
      progress.expect(schedule.count)
      let summary = try await render(
        schedule, fraction: settings.scale, size: size, into: [sink], tasks: tasks,
        progress: progress)[0]
      // The search ends with the best that fits, so the last one that fits is it.
      if summary.bytes <= limit { best = (sink, summary) }
      return summary.bytes
    }
    guard outcome.fits, let best else {
      throw Failure(
        .cannotCreate,
        "the GIF cannot be made smaller than \(outcome.best.bytes.byteText), which is more than "
          + "\(limit.byteText); shorten the animation or choose a smaller canvas")
    }
    var summaries: [OutputSummary] = []
    for path in paths {
      try best.sink.write(to: path)
      var summary = best.summary
      summary.path = path
      summaries.append(summary)
    }
    let settings = outcome.best.settings
    let size = source.size(at: settings.scale).map { "\($0.width) × \($0.height) px" } ?? ""
    return (
      summaries,
      "to stay within \(limit.byteText): quality \(settings.quality), lossy \(settings.lossy), "
        + "\(settings.framesPerSecond.shortText) fps, \(size)"
    )
  }
}

extension Double {
  /// Without a fraction if it has none, else with two digits of it.
  var shortText: String { self == rounded() ? "\(Int(self))" : seconds }
}

extension Int {
  /// `812 bytes`, `34.5 KB`, `1.2 MB`; a kilobyte is 1000 bytes.
  var byteText: String {
    func tenths(_ unit: Double) -> Double { (Double(self) / unit * 10).rounded() / 10 }
    if self < 1000 { return "\(self) bytes" }
    return self < 1_000_000 ? "\(tenths(1000)) KB" : "\(tenths(1_000_000)) MB"
  }
}

extension Quality {
  /// `SSIM 0.9991, largest ΔE 2.1`.
  var text: String {
    guard largestColorDifference > 0 else { return "exact" }
    let similarity = (similarity * 10000).rounded() / 10000
    return "SSIM \(similarity), largest ΔE \((largestColorDifference * 10).rounded() / 10)"
  }
}

extension OutputSummary {
  /// `out.gif (34.5 KB, SSIM 0.9991, largest ΔE 2.1)`.
  var text: String {
    let quality = quality.map { ", \($0.text)" } ?? ""
    return "\(path) (\(bytes.byteText)\(quality))"
  }
}
