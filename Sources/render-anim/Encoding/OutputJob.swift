import AnimCodecs
import AnimFiles
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import Foundation

/// Writes the frames of a source into animations.
@MainActor struct OutputJob {
  let source: any FrameSource
  /// The outputs with all places in their paths filled in; stills are not written here.
  let outputs: [OutputRequest]
  let timing: PlaybackTiming
  let gifOptions: GIFOptions
  /// The quality that the command line asks for, of all outputs that have one; nil for their own.
  let quality: Int?
  /// Whether more time may be taken for the sake of fewer bytes.
  let isThorough: Bool
  /// What is shown, in words, for the outputs to tell; empty for none.
  var description = ""
  /// The size that a GIF must not exceed, in bytes; nil for any number.
  let maxBytes: Int?
  /// Whether anybody is told how close the outputs are to the true frames.
  let measuresQuality: Bool
  /// The settings of a page that plays it; elements and scale are filled in.
  let page: PlayerSettings
  /// The settings of an animated SVG.
  var vectors = VectorSettings()

  /// The highest rate that browsers play: they slow down frames of less than 2 hundredths of a
  /// second.
  private static let highestGIFRate = 50.0

  var loop: Loop { timing.loop }
  private var wishedRate: Double { timing.framesPerSecond }
  private var isTooFastForGIF: Bool {
    wishedRate > Self.highestGIFRate && outputs.contains { $0.kind == .gif }
  }

  /// The times at which frames are taken.
  var schedule: FrameSchedule {
    let rate = isTooFastForGIF ? Self.highestGIFRate : wishedRate
    return schedule(framesPerSecond: rate / Double(timing.everyNth))
  }

  /// The doubts about the wishes, in words.
  var warnings: [String] {
    guard isTooFastForGIF else { return [] }
    return ["\(wishedRate.shortText) fps cannot be stored in a GIF; writing 50 fps"]
  }

  /// The number of frames that are made at most: fitting a GIF into a size takes several attempts,
  /// mostly fewer than it may.
  var expectedFrames: Int {
    (outputs.contains { maxBytes == nil || $0.kind != .gif } ? schedule.count : 0)
      + fittingFrames
  }

  private var fittingFrames: Int {
    guard maxBytes != nil, outputs.contains(where: { $0.kind == .gif }) else { return 0 }
    return Self.usualAttempts * schedule.count
  }

  /// The attempts that fitting a GIF into a size takes as a rule, for the bar; none is as long as the
  /// first.
  private static let usualAttempts = 2

  private var budget: ByteBudget {
    ByteBudget(
      framesPerSecond: schedule.framesPerSecond, scales: source.size(at: 0.5) != nil)
  }

  /// Writes all outputs.
  ///
  /// - Parameters:
  ///   - tasks: The largest number of frames that are worked on at once.
  ///   - progress: The bar that counts the frames.
  /// - Returns: The outputs that were written, and notes on the settings that had to be lowered for
  ///   them.
  /// - Throws: `CommandError` if a GIF cannot be made small enough, `OutputError`, `PictureError`,
  ///   `CancellationError`, or the error of the source.
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
        schedule, fraction: 1, size: size, into: sinks, tasks: tasks
      ) { progress.advance($0) }
    }
    var notes: [String] = []
    let svgs = outputs.paths(.svg)
    if !svgs.isEmpty {
      let vectors = try writeVectors(svgs)
      if sinks.isEmpty { progress.advance(schedule.count) }
      written += vectors.outputs
      notes += vectors.notes
    }
    guard let maxBytes, !gifs.isEmpty else {
      notes += try await self.notes(onLarge: written, size: size, schedule, tasks: tasks)
      return (written, notes)
    }
    let fitting = try await fit(gifs, into: maxBytes, tasks: tasks, progress: progress)
    return (written + fitting.0, notes + fitting.1)
  }

  func schedule(framesPerSecond: Double) -> FrameSchedule {
    FrameSchedule(
      framesPerSecond: framesPerSecond, slowMotion: timing.slowMotion, end: source.end,
      order: timing.order, holdFirst: timing.holdFirst, holdLast: timing.holdLast,
      closing: timing.closing, shutter: timing.shutter)
  }

  private func render(
    _ schedule: FrameSchedule, fraction: Double, size: PixelSize, into sinks: [any FrameSink],
    tasks: Int, count: @escaping @MainActor (Int) -> Void
  ) async throws -> [OutputSummary] {
    let renderer = FrameRenderer(size: size, scale: source.scale(at: fraction), tasks: tasks)
    var shown = 0
    return try await renderer.render(into: sinks, next: try source.frames(schedule)) { done in
      count(done - shown)
      shown = done
    }
  }

  private func sinks(
    gifs: [String], size: PixelSize, _ schedule: FrameSchedule, _ tasks: Int
  ) throws -> [any FrameSink] {
    try OutputRequest.Kind.allCases.flatMap { kind in
      try (kind == .gif ? gifs : outputs.paths(kind)).compactMap { path in
        try sink(kind, path, size: size, schedule, tasks)
      }
    }
  }

  /// The sink for the frames of an animation; nil for an output that is no animation.
  private func sink(
    _ kind: OutputRequest.Kind, _ path: String, size: PixelSize, _ schedule: FrameSchedule,
    _ tasks: Int
  ) throws -> (any FrameSink)? {
    switch kind {
    case .gif:
      var options = gifOptions
      options.loop = loop
      options.description = description
      return try GIFSink(
        path: path, size: size, options: options, tasks: tasks, measuresQuality: measuresQuality)
    case .webp: return try WebPSink(path: path, size: size, options: webPOptions)
    case .mp4: return try video(.mp4, path, size: size, schedule)
    case .webm: return try video(.webm, path, size: size, schedule)
    case .avif: return try video(.avif, path, size: size, schedule)
    case .mov: return try video(.mov, path, size: size, schedule)
    case .apng:
      return try APNGSink(
        path: path, size: size, isThorough: isThorough, description: description, loop: loop,
        tasks: tasks)
    case .frames:
      guard let template = FrameTemplate(path) else {
        preconditionFailure("'\(path)' was checked when the command line was read")
      }
      return FrameFilesSink(template: template)
    case .html: return try PlayerSink(path: path, size: size, settings: try page(for: schedule))
    case .rgba, .y4m:
      return try RawVideoSink(
        path: path, form: kind == .rgba ? .rgba : .y4m, size: size,
        framesPerSecond: schedule.framesPerSecond)
    // Not made of frames, but of what these are made of.
    case .svg: return nil
    case .png, .jpg, .sheet, .json: return nil
    }
  }

  private var webPOptions: WebPOptions {
    var options = WebPOptions()
    options.quality = quality
    options.isThorough = isThorough
    options.loop = loop
    options.description = description
    return options
  }

  /// The settings of pictures of a moment.
  var stillOptions: StillSink.Options {
    var options = StillSink.Options()
    if let quality { options.quality = quality }
    options.matte = matte
    options.description = description
    return options
  }

  /// The colour behind clear pixels in outputs without alpha: that of a page in the same theme.
  private var matte: Color {
    gifOptions.matte ?? (page.theme == Theme.dark.rawValue ? .black : .white)
  }

  private func video(
    _ format: VideoFormat, _ path: String, size: PixelSize, _ schedule: FrameSchedule
  ) throws -> VideoSink {
    var options = VideoSink.Options()
    if let quality { options.quality = quality }
    options.matte = matte
    options.description = description
    return try VideoSink(
      path: path, format: format, size: size, framesPerSecond: schedule.framesPerSecond,
      options: options)
  }

  /// The words of a page, with the elements on screen in each frame and the times of the marks.
  private func page(for schedule: FrameSchedule) throws -> PlayerSettings {
    var page = page
    if let quality { page.quality = quality }
    page.scale = source.scale(at: 1)
    page.elements = try source.elements(schedule)
    page.events = try source.history().map { PlayerEvents($0, schedule) }
    page.marks = page.marks.compactMap { name, time in
      (0..<schedule.count).first { schedule.actedTime(of: $0) >= time - 1e-9 }
        .map { (name, schedule.start(of: $0)) }
    }
    return page
  }

  /// The size beyond which a GIF is more than a page can bear, in bytes.
  private static let largeGIF = 5_000_000

  /// What a GIF that is too large for a page would be as a WebP, in words.
  private func notes(
    onLarge written: [OutputSummary], size: PixelSize, _ schedule: FrameSchedule, tasks: Int
  ) async throws -> [String] {
    let gifs = Set(outputs.paths(.gif))
    guard measuresQuality,
      let large = written.first(where: { gifs.contains($0.path) && $0.bytes > Self.largeGIF })
    else { return [] }
    let webP = URL(fileURLWithPath: large.path).deletingPathExtension().relativePath + ".webp"
    if let other = written.first(where: { outputs.paths(.webp).contains($0.path) }) {
      return ["warning: \(large.path) is large, \(large.bytes.byteText); \(other.path) is better"]
    }
    var options = webPOptions
    options.quality = quality ?? GIFOptions.defaultQuality
    let sample = WebPSample(frameCount: schedule.count, size: size, options: options)
    let renderer = FrameRenderer(size: size, scale: source.scale(at: 1), tasks: tasks)
    let likely = try await renderer.render(
      into: [sample], next: try source.frames(schedule, only: sample.frames))[0].bytes
    guard likely < large.bytes else { return [] }
    return [
      "warning: \(large.path) is large, \(large.bytes.byteText); as a WebP it has about "
        + "\(likely.byteText): '-o \(webP) --quality \(options.quality ?? 100)'"
    ]
  }

  /// Encodes a GIF with lower settings until it fits, and notes which were lowered.
  private func fit(
    _ paths: [String], into limit: Int, tasks: Int, progress: ProgressBar
  ) async throws -> ([OutputSummary], [String]) {
    var left = fittingFrames
    func count(_ frames: Int) {
      let counted = min(frames, left)
      left -= counted
      progress.advance(counted)
    }
    let budget = budget
    /// The GIF with these settings, or about how many bytes it would have if these are too many.
    func trial(
      _ settings: ByteBudget.Settings, limit: Int?
    ) async throws -> FittingTrial {
      guard let size = source.size(at: settings.scale) else {
        preconditionFailure("scales are tried only of sources that have them")
      }
      let schedule = schedule(framesPerSecond: settings.framesPerSecond)
      let sink = try TrialGIFSink(
        path: paths[0], size: size, options: lowered(to: settings), frameCount: schedule.count,
        tasks: tasks, measuresQuality: measuresQuality, limit: limit)
      do {
        let summary = try await render(
          schedule, fraction: settings.scale, size: size, into: [sink], tasks: tasks, count: count)[
            0]
        return .fitting(sink, summary)
      } catch OutputError.tooLarge {
        return .tooLarge(estimate: sink.estimatedBytes)
      }
    }
    var best: (sink: TrialGIFSink, summary: OutputSummary)?
    let outcome = try await budget.search(limit: limit) { settings in
      switch try await trial(settings, limit: limit) {
      case .fitting(let sink, let summary):
        best = (sink, summary)
        return .fits(bytes: summary.bytes)
      case .tooLarge(let estimate): return .exceeds(estimate: estimate)
      }
    }
    count(left)
    guard let best else {
      guard case .fitting(_, let least) = try await trial(outcome.settings, limit: nil) else {
        preconditionFailure("nothing is too large without a limit")
      }
      throw CommandError(
        .cannotCreate,
        "the GIF cannot be made smaller than \(least.bytes.byteText), which is more than "
          + "\(limit.byteText); shorten the animation or choose a smaller canvas")
    }
    let summaries = try paths.map { path in
      try best.sink.write(to: path)
      var summary = best.summary
      summary.path = path
      return summary
    }
    let given = givenUp(by: outcome.settings)
    return (
      summaries,
      given.isEmpty ? [] : ["to stay within \(limit.byteText): " + given.joined(separator: ", ")]
    )
  }

  /// What becomes of an attempt to stay within a size.
  private enum FittingTrial {
    case fitting(TrialGIFSink, OutputSummary)
    case tooLarge(estimate: Int)
  }

  /// What settings give up of what is asked for, in words.
  private func givenUp(by settings: ByteBudget.Settings) -> [String] {
    let options = lowered(to: settings)
    var words: [String] = []
    let wished = schedule.framesPerSecond
    if settings.framesPerSecond < wished {
      words.append("\(settings.framesPerSecond.shortText) fps instead of \(wished.shortText)")
    }
    if options.quality < gifOptions.quality {
      words.append("quality \(options.quality) instead of \(gifOptions.quality)")
    }
    if options.lossy > gifOptions.lossy {
      words.append("lossy \(options.lossy) in motion instead of \(gifOptions.lossy)")
    }
    if settings.scale < 1, let small = source.size(at: settings.scale),
      let size = source.size(at: 1)
    {
      words.append("\(small.text) instead of \(size.text)")
    }
    return words
  }

  /// The options that are asked for, lowered as far as a search does.
  private func lowered(to settings: ByteBudget.Settings) -> GIFOptions {
    var options = gifOptions
    options.loop = loop
    options.description = description
    options.quality = min(options.quality, settings.quality)
    options.lossy = max(options.lossy, settings.lossy)
    // What is looked at is to be as it is; where nothing is given up, it is so in any case.
    options.restoresHolds = settings != budget.rungs[0]
    return options
  }
}
