import AnimCodecs
import AnimFigures
import AnimFiles
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimText
import AnimTextFormats
import AnimVectorGraphics
import Foundation

/// A part of a scenario in one theme, rehearsed, with the files that are to be made of it.
@MainActor struct RenderJob {
  /// The name of the job in messages: the scenario, and what distinguishes it from its other jobs.
  let name: String
  let rehearsal: Rehearsal
  let source: ScenarioSource
  /// The moment of stills.
  private let still: StillMoment
  private let picture: PictureOptions
  /// The files that it is made of.
  let inputs: [String]
  /// The outputs with all places in their paths filled in.
  let outputs: [OutputRequest]
  /// The heading of figures.
  let title: String
  private let marks: [FigureMark]
  /// The doubts in words, without those that another job of the scenario tells.
  let warnings: [String]
  /// The output of animations.
  private(set) var animation: OutputJob

  init(
    _ name: String, _ options: RenderOptions, rehearsal: Rehearsal, excerpt: Excerpt,
    still: StillMoment,
    inputs: [String], outputs: [OutputRequest], fileName: String, isFirst: Bool,
    measuresQuality: Bool, acted: (frames: ActedFrames, pixelsPerPoint: Double)? = nil
  ) {
    self.name = name
    self.rehearsal = rehearsal
    self.inputs = inputs
    self.outputs = outputs
    var source = options.picture.source(
      excerpt, of: rehearsal, pixelsPerPoint: acted?.pixelsPerPoint)
    source.acted = acted?.frames
    self.source = source
    self.still = still
    picture = options.picture
    let gif = rehearsal.scenario.output.gif
    title = rehearsal.scenario.title.isEmpty ? fileName : rehearsal.scenario.title
    // The marks of the whole are not those of a part.
    marks = excerpt.name.isEmpty && options.select == nil ? rehearsal.figureMarks : []
    let part = excerpt.name.isEmpty ? "" : ": " + excerpt.name
    animation = OutputJob(
      source: source, outputs: outputs.filter(\.kind.isAnimation),
      timing: options.timing(of: rehearsal.scenario),
      gifOptions: options.gifSettings.options(over: GIFOptions(gif)),
      quality: options.gifSettings.quality, isThorough: options.gifSettings.best,
      description: rehearsal.scenario.alt,
      maxBytes: options.gifSettings.limit(over: gif),
      measuresQuality: measuresQuality || options.jsonSummary,
      page: .init(
        title: title + part, alternativeText: rehearsal.scenario.alt,
        theme: rehearsal.theme.rawValue, marks: marks.map { ($0.name, $0.time) }),
      vectors: .init(
        poster: still.time, text: options.outputs.svgText.form,
        perspective: options.outputs.svgPerspective.form))
    warnings = (isFirst ? rehearsal.warnings : []) + animation.warnings
  }

  /// Adds the same in another theme, for files that show either.
  mutating func addCompanion(_ source: ScenarioSource, theme: Theme) {
    animation.vectors.companion = source
    animation.vectors.companionIsDark = theme == .dark
  }

  /// Every file that is written.
  var outputPaths: [String] {
    outputs.flatMap { $0.paths(frames: animation.schedule.count) }
  }

  var size: PixelSize { source.size(at: 1) ?? .zero }

  /// The amount that is to be drawn, in pixels of all frames, for putting the longest first.
  var work: Int { animation.expectedFrames * size.area }

  /// Writes all outputs, and returns them with notes on the settings that had to be lowered for
  /// them.
  func run(
    tasks: Int, progress: ProgressBar
  ) async throws -> (outputs: [OutputSummary], notes: [String]) {
    var (written, notes) = try await animation.run(tasks: tasks, progress: progress)
    written += try await stills()
    for path in outputs.paths(.sheet) { written.append(try await sheet(path)) }
    for path in outputs.paths(.json) { written.append(try trace(path)) }
    return (written, notes)
  }

  /// The sheet of eight moments that are spread evenly.
  func contactSheet() throws -> ContactSheet {
    let screening = try source.screening()
    let count = 8
    let frames = try (0..<count).map {
      try screening.advance(to: source.end * Double($0) / Double(count - 1))
    }
    return ContactSheet(
      title: title, subtitle: "\(count) moments of \(source.end.seconds) s, \(source.sizeText)",
      frames: frames, marks: marks, style: rehearsal.figureStyle)
  }

  private func sheet(_ path: String) async throws -> OutputSummary {
    let list = try contactSheet().list(fonts: FontLibrary())
    return try await FigureFile.write(list, scale: source.scale(at: 1), to: path)
  }

  private func trace(_ path: String) throws -> OutputSummary {
    let screening = try source.screening()
    let text = try source.ticks.map { time in
      _ = try screening.advance(to: time)
      return try JSONText(TraceLine(time: time, screening)).text + "\n"
    }.joined()
    try OutputFile.write(text, to: path)
    return OutputSummary(
      path: path, bytes: text.utf8.count,
      shown: Showing(frames: source.ticks.count, duration: source.end, size: size))
  }

  /// Writes the moment of the stills.
  private func stills() async throws -> [OutputSummary] {
    let paths = outputs.stillPaths
    guard !paths.isEmpty else { return [] }
    let scale = self.source.acted.map { _ in self.source.pixelsPerPoint }
    let (frame, source) = try still.frame(picture, of: rehearsal, pixelsPerPoint: scale)
    guard let size = source.size(at: 1) else { return [] }
    let renderer = FrameRenderer(size: size, scale: source.scale(at: 1), tasks: 1)
    let options = animation.stillOptions
    let sinks = try paths.map { try StillSink(path: $0, options: options) }
    var content: FrameContent? = .drawing(frame.list)
    return try await renderer.render(into: sinks) {
      defer { content = nil }
      return content.map { TimedFrame($0, from: 0, to: 0) }
    }
  }
}

extension SVGPerspectiveArgument {
  fileprivate var form: AnimatedSVG.Perspective {
    switch self {
    case .planes: .planes
    case .pictures: .pictures
    }
  }
}

extension SVGTextArgument {
  fileprivate var form: AnimatedSVG.Text {
    switch self {
    case .paths: .paths
    case .live: .live
    }
  }
}
