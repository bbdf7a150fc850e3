import AnimGeometry
import AnimLayoutSources
package import AnimScenarioFormat
import AnimSourceLowering
import Foundation
import UIKitCore

/// A scenario as Swift code that plays it with UIKit's public API, on any system that has UIKit.
package struct ExportedScenario: Sendable {
  /// The beginning of the names of its types: `RotationRight`.
  package let typeName: String
  /// The scenario's name: `rotation-right`.
  let name: String
  /// The file's content.
  let code: String
  /// Where its layout is named.
  let location: SourceRange
  /// The classes of its layouts.
  let layoutClasses: Set<String>
  /// Whether one of its layouts adds decorations, or changes what its class answers.
  let changesElements: Bool

  /// The types that make its stages, which are played one after another.
  package let partNames: [String]
  /// The Swift files that the scenario names, with their paths.
  let sources: [SwiftSource]

  /// Acts the scenario out and writes down what is done to UIKit.
  ///
  /// - Parameters:
  ///   - scenario: The scenario with all of its chapters.
  ///   - name: The name of the scenario, which tells it from others.
  /// - Throws: `StageError`: `unavailable` for what has no counterpart in UIKit's public API.
  @MainActor package init(_ scenario: Scenario, name: String) throws {
    self.name = name
    location = scenario.layout.location
    changesElements = scenario.layouts.contains {
      !$0.effects.isEmpty || !$0.decorations.isEmpty || $0.cellZIndex != 0
    }
    typeName = SwiftCode.typeName(name)
    try Self.check(scenario)
    sources = try Self.sources(of: scenario)
    let segments = try scenario.segments()
    let context = StageContext(
      segments: segments, theme: .light, classes: try SourceStudio.current.classes(for: scenario),
      pictures: PictureStore())
    var lines = Self.heading(scenario)
    var partNames: [String] = []
    var layoutClasses: Set<String> = []
    var start = 0.0
    for index in segments.indices {
      let stage = try Stage(context, segment: index, extent: CanvasExtent(segments))
      let part = try Part(
        segments[index], stage, name: typeName + "Scenario" + (index == 0 ? "" : "\(index + 1)"),
        start: start, isLast: index == segments.count - 1)
      lines += [""] + part.lines
      partNames.append(part.name)
      layoutClasses.formUnion(part.layoutClasses)
      start += stage.end ?? 0
    }
    self.partNames = partNames
    self.layoutClasses = layoutClasses
    code = lines.joined(separator: "\n") + "\n"
  }

  /// Refuses what no test could do.
  private static func check(_ scenario: Scenario) throws {
    let place = scenario.layout.location
    if scenario.controller != nil { throw StageError.notExported("a 'controller'", at: place) }
    if scenario.navigation != nil { throw StageError.notExported("'navigation'", at: place) }
    if scenario.collectionView.contextMenu != nil {
      throw StageError.notExported("'contextMenu'", at: place)
    }
    if !scenario.collectionView.backgroundViews.isEmpty {
      throw StageError.notExported("'backgroundView'", at: place)
    }
    if !scenario.tabs.isEmpty { throw StageError.notExported("a 'tabBar'", at: place) }
    if !scenario.answers.isEmpty {
      throw StageError.notExported("a 'delegate' that answers a layout", at: place)
    }
  }

  @MainActor private static func sources(of scenario: Scenario) throws(StageError) -> [SwiftSource]
  {
    let folder = URL(fileURLWithPath: scenario.file).deletingLastPathComponent()
    var sources: [SwiftSource] = []
    for layout in scenario.layouts {
      guard case .source(let names, _) = layout.implementation else { continue }
      do {
        sources += try SourceFiles(
          names.map(\.text), in: folder, trusting: SourceStudio.current.trustedPaths
        ).sources
      } catch {
        throw .source(error, at: layout.location)
      }
    }
    return sources
  }

  // MARK: Code

  private static func heading(_ scenario: Scenario) -> [String] {
    let file = URL(fileURLWithPath: scenario.file).lastPathComponent
    return ["// Written by 'render-anim export' from \(file).", "", "import UIKit"]
  }
}

/// What is played on one stage: all of a scenario, or a part of it that begins afresh.
@MainActor private struct Part {
  /// The name of the type that makes the stage.
  let name: String
  /// The code of the type, and of those that it needs.
  private(set) var lines: [String] = []
  let layoutClasses: Set<String>

  init(
    _ scenario: Scenario, _ stage: Stage, name: String, start: Double, isLast: Bool
  ) throws {
    self.name = name
    var layouts: [LayoutCode] = []
    for layout in scenario.layouts {
      let made = stage.inWorld { stage.makeLayout(SourceName(layout.name, at: layout.location)) }
      layouts.append(try LayoutCode(layout, made: made))
    }
    layoutClasses = Set(layouts.map(\.className))
    let asksAboutItems = !layoutClasses.isDisjoint(with: ["ChatLayout", "WaterfallLayout"])
    func data(_ sections: [DataSource.Section]) -> String {
      Self.data(sections, withFacts: asksAboutItems)
    }
    let recorder = TimelineRecorder(data: data)
    stage.recorder = recorder
    let frames = try Self.act(scenario, on: stage, start: start, isLast: isLast)
    for path in recorder.paths where Set(path.offsets.map { "\($0)" }).count < 2 {
      throw StageError.notExported(
        "'\(path.step.name)' that scrolls nothing", at: path.step.location)
    }
    for layout in layouts {
      if let subclass = try layout.subclass(prefix: name) { lines += subclass + [""] }
    }
    lines += [
      "/// \(scenario.title.isEmpty ? name : scenario.title).",
      "@MainActor enum \(name) {", "  static func makeStage() -> TimelineStage {",
    ]
    let construction =
      Self.construction(scenario, data(scenario.dataSource.sections)) + [
        "  framesPerSecond: \(SwiftCode.number(Self.framesPerSecond(of: scenario))),",
        "  frames: \(frames.lowerBound)..<\(frames.upperBound), start: \(SwiftCode.number(start)),",
        "  duration: \(SwiftCode.number(stage.end ?? 0)))",
      ]
    lines += (construction + Self.settings(scenario.collectionView) + Self.timeline(recorder))
      .map { "    " + $0 }
    lines += ["    return stage", "  }"]
    for layout in layouts {
      lines += [""] + (try layout.maker(prefix: name)).map { "  " + $0 }
    }
    lines.append("}")
  }

  private static func framesPerSecond(of scenario: Scenario) -> Double {
    scenario.clock.fps * scenario.clock.slowMotion
  }

  /// Acts the part out, at the frames of the whole that it is shown in.
  ///
  /// - Parameters:
  ///   - scenario: The part.
  ///   - stage: The stage with a recorder.
  ///   - start: When the part begins, in seconds from the beginning of the whole.
  ///   - isLast: Whether the frame in which it ends belongs to it.
  /// - Returns: The numbers of its frames.
  /// - Throws: `StageError` or `CancellationError`.
  private static func act(
    _ scenario: Scenario, on stage: Stage, start: Double, isLast: Bool
  ) throws -> Range<Int> {
    let framesPerSecond = framesPerSecond(of: scenario)
    let first = Int((start * framesPerSecond - 1e-6).rounded(.up))
    var frame = first
    while stage.end == nil {
      let time = max(0, Double(frame) / framesPerSecond - start)
      guard time <= Scenario.longestDuration else {
        throw StageError.endless(seconds: Scenario.longestDuration, at: scenario.layout.location)
      }
      try stage.advance(to: time)
      stage.recorder?.endFrame(on: stage)
      frame += 1
      try Task.checkCancellation()
    }
    if let problem = stage.recorder?.problem { throw problem }
    // A frame that only rounding puts behind the end is at the end, which is the next part's.
    let end = Int(((start + (stage.end ?? 0)) * framesPerSecond - 1e-6).rounded(.up))
    return first..<max(first, end) + (isLast ? 1 : 0)
  }

  private static func construction(_ scenario: Scenario, _ data: String) -> [String] {
    let canvas = CGRect(origin: .zero, size: scenario.canvas.size)
    let frame = scenario.collectionView.frame.value(in: StageNames(container: canvas).value)
    return [
      "let stage = TimelineStage(",
      "  size: \(SwiftCode.size(canvas.size)), scale: \(scenario.canvas.scale),",
      "  safeArea: \(SwiftCode.insets(scenario.canvas.safeArea)),",
      "  frame: \(SwiftCode.rect(frame)),", "  sections: \(data),",
      "  layout: \(TimelineRecorder.maker(of: scenario.layout.text)),",
    ]
  }

  /// The settings of the collection view, as far as fingers do not matter.
  private static func settings(_ settings: AnimScenarioFormat.CollectionView) -> [String] {
    [
      "contentInset = \(SwiftCode.insets(settings.contentInset))",
      "contentInsetAdjustmentBehavior = .\(settings.contentInsetAdjustmentBehavior.rawValue)",
      "isPagingEnabled = \(settings.isPagingEnabled)",
      "allowsSelection = \(settings.allowsSelection)",
      "allowsMultipleSelection = \(settings.allowsMultipleSelection)",
    ].map { "stage.collectionView." + $0 }
  }

  private static func timeline(_ recorder: TimelineRecorder) -> [String] {
    var lines: [String] = []
    // A stable order: of what happens at one time, the first comes first.
    let events = recorder.events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, event) in events {
      lines.append("stage.at(\(SwiftCode.number(event.time))) { stage in")
      lines += event.lines.map { "  " + $0 } + ["}"]
    }
    for path in recorder.paths {
      lines += [
        "// '\(path.step.name)', line \(path.step.location.line): where a finger had the content at each frame.",
        "stage.scroll(", "  fromFrame: \(path.firstFrame),", "  [",
      ]
      lines += path.offsets.map { "    \(SwiftCode.point($0))," } + ["  ])"]
    }
    return lines
  }

  /// The data as an array of sections.
  private static func data(_ sections: [DataSource.Section], withFacts: Bool) -> String {
    let parts = sections.map { section in
      withFacts
        ? "[" + section.items.map(fact).joined(separator: ", ") + "]"
        : "Array(repeating: TimelineItem(), count: \(section.items.count))"
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// What layouts ask of an item.
  private static func fact(_ item: DataSource.Item) -> String {
    func value(_ name: String) -> AnimScenarioFormat.Expression.Value? {
      item.attributes.first { $0.name == name }?.value
    }
    var arguments: [String] = []
    for name in ["width", "height"] {
      if case .number(let number)? = value(name) {
        arguments.append("\(name): \(SwiftCode.number(number))")
      }
    }
    if value("outgoing") == .bool(true) { arguments.append("isOutgoing: true") }
    return "TimelineItem(\(arguments.joined(separator: ", ")))"
  }
}
