import Codecs
import Foundation
import Pixels
import Rendering

/// Writes what a source shows into animations.
@MainActor struct OutputJob {
  let source: any FrameSource
  let outputs: OutputOptions
  let playback: PlaybackOptions
  /// GIF files, which may be the scenario's own.
  let gifPaths: [String]
  let gifOptions: GIFOptions
  /// Bytes that a GIF must not exceed; nil for any number.
  let maxBytes: Int?
  /// What counts if the command line says nothing.
  let defaults: Defaults
  let terminal: Terminal

  struct Defaults {
    var framesPerSecond = 50.0
    var slowMotion = 1.0
    var loop = Loop.forever
    var holdFirst = 0.0
    var holdLast = 0.0
  }

  /// The highest rate that browsers play: they slow down frames of less than 2 hundredths of a second.
  private static let highestGIFRate = 50.0

  private var tasks: Int { outputs.jobs ?? ProcessInfo.processInfo.activeProcessorCount }
  private var loop: Loop { playback.loop?.loop ?? defaults.loop }

  /// What was written, with the schedule of it.
  func run() async throws -> (outputs: [OutputSummary], schedule: FrameSchedule, notes: [String]) {
    var notes: [String] = []
    var rate = playback.fps ?? defaults.framesPerSecond
    if rate > Self.highestGIFRate, !gifPaths.isEmpty {
      notes.append("warning: \(rate.shortText) fps cannot be stored in a GIF; writing 50 fps")
      rate = Self.highestGIFRate
    }
    rate /= Double(playback.everyNth ?? 1)
    let schedule = schedule(framesPerSecond: rate)
    guard let size = source.size(at: 1) else {
      preconditionFailure("every source has its own size")
    }
    let limited = maxBytes == nil ? [] : gifPaths
    let sinks = try sinks(gifs: maxBytes == nil ? gifPaths : [], size: size, schedule)
    var written: [OutputSummary] = []
    if !sinks.isEmpty {
      written += try await render(schedule, fraction: 1, size: size, into: sinks)
    }
    if let maxBytes, !limited.isEmpty {
      let (summaries, note) = try await fit(limited, into: maxBytes, framesPerSecond: rate)
      written += summaries
      notes.append(note)
    }
    return (written, schedule, notes)
  }

  private func schedule(framesPerSecond: Double) -> FrameSchedule {
    FrameSchedule(
      framesPerSecond: framesPerSecond, slowMotion: defaults.slowMotion / (playback.speed ?? 1),
      end: source.end, order: playback.order,
      holdFirst: playback.holdFirst ?? defaults.holdFirst,
      holdLast: playback.holdLast ?? defaults.holdLast)
  }

  private func render(
    _ schedule: FrameSchedule, fraction: Double, size: PixelSize, into sinks: [any FrameSink]
  ) async throws -> [OutputSummary] {
    let renderer = FrameRenderer(size: size, scale: source.scale(at: fraction), tasks: tasks)
    let bar = ProgressBar(terminal: terminal, total: schedule.count)
    defer { bar.clear() }
    return try await renderer.render(into: sinks, next: try source.frames(schedule)) {
      bar.show($0)
    }
  }

  private func sinks(
    gifs: [String], size: PixelSize, _ schedule: FrameSchedule
  ) throws -> [any FrameSink] {
    var options = gifOptions
    options.loop = loop
    var sinks: [any FrameSink] = []
    for path in gifs {
      sinks.append(try GIFSink(path: path, size: size, options: options, tasks: tasks))
    }
    for path in outputs.apng {
      sinks.append(try APNGSink(path: path, size: size, loop: loop, tasks: tasks))
    }
    for text in outputs.frames {
      guard let template = FrameTemplate(text) else {
        preconditionFailure("'\(text)' was checked when the command line was read")
      }
      sinks.append(FrameFilesSink(template: template))
    }
    for (paths, form) in [(outputs.rgba, RawVideoSink.Form.rgba), (outputs.y4m, .y4m)] {
      for path in paths {
        sinks.append(
          try RawVideoSink(
            path: path, form: form, size: size, framesPerSecond: schedule.framesPerSecond))
      }
    }
    return sinks
  }

  /// Encodes GIFs with lower and lower settings until they fit, and says what was lowered.
  private func fit(
    _ paths: [String], into limit: Int, framesPerSecond: Double
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
      let summary = try await render(
        schedule(framesPerSecond: settings.framesPerSecond), fraction: settings.scale, size: size,
        into: [sink])[0]
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

extension OutputSummary {
  /// `out.gif (34.5 KB, SSIM 0.9991, ΔE 2.1)`.
  var text: String {
    guard let quality else { return "\(path) (\(bytes.byteText))" }
    let similarity = (quality.similarity * 10000).rounded() / 10000
    let difference = (quality.largestColorDifference * 10).rounded() / 10
    return quality.largestColorDifference == 0
      ? "\(path) (\(bytes.byteText), exact)"
      : "\(path) (\(bytes.byteText), SSIM \(similarity), largest ΔE \(difference))"
  }
}
