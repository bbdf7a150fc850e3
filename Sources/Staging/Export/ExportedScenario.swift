import Foundation
import Geometry
import LayoutSources
package import ScenarioFormat
import SourceLowering
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
    typeName = SwiftCode.typeName(name)
    try Self.check(scenario)
    let stage = try Stage(scenario, theme: .light)
    var layouts: [LayoutCode] = []
    for layout in scenario.layouts {
      let made = stage.inWorld { stage.makeLayout(SourceName(layout.name, at: layout.location)) }
      layouts.append(try LayoutCode(layout, made: made))
    }
    sources = try Self.sources(of: scenario)
    layoutClasses = Set(layouts.map(\.className))
    let asksAboutItems = !layoutClasses.isDisjoint(with: ["ChatLayout", "WaterfallLayout"])
    func data(_ sections: [DataSource.Section]) -> String {
      Self.data(sections, withFacts: asksAboutItems)
    }

    let recorder = TimelineRecorder(data: data)
    stage.recorder = recorder
    let framesPerSecond = scenario.clock.fps * scenario.clock.slowMotion
    var frame = 0
    while stage.end == nil {
      let time = Double(frame) / framesPerSecond
      guard time <= Scenario.longestDuration else {
        throw StageError.endless(seconds: Scenario.longestDuration, at: scenario.layout.location)
      }
      try stage.advance(to: time)
      recorder.endFrame(on: stage)
      frame += 1
      try Task.checkCancellation()
    }
    if let problem = recorder.problem { throw problem }
    for path in recorder.paths where Set(path.offsets.map { "\($0)" }).count < 2 {
      throw StageError.notExported(
        "'\(path.step.name)' that scrolls nothing", at: path.step.location)
    }

    var lines = Self.heading(scenario)
    for layout in layouts {
      if let subclass = try layout.subclass(prefix: typeName) { lines += [""] + subclass }
    }
    lines += [
      "", "/// \(scenario.title.isEmpty ? name : scenario.title).",
      "@MainActor enum \(typeName)Scenario {", "  static func makeStage() -> TimelineStage {",
    ]
    lines += Self.construction(
      scenario, stage, data(scenario.dataSource.sections), framesPerSecond: framesPerSecond,
      frameCount: recorder.frameCount(until: stage.end ?? 0, framesPerSecond)
    ).map { "    " + $0 }
    lines += (Self.settings(scenario.collectionView) + Self.timeline(recorder)).map { "    " + $0 }
    lines += ["    return stage", "  }"]
    for layout in layouts {
      lines += [""] + (try layout.maker(prefix: typeName)).map { "  " + $0 }
    }
    code = (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Refuses what no test could do.
  private static func check(_ scenario: Scenario) throws {
    let place = scenario.layout.location
    if scenario.controller != nil { throw StageError.notExported("a 'controller'", at: place) }
    if !scenario.answers.isEmpty {
      throw StageError.notExported("a 'delegate' that answers a layout", at: place)
    }
    guard try scenario.segments().count == 1 else {
      throw StageError.notExported("a chapter that begins afresh", at: place)
    }
  }

  @MainActor private static func sources(of scenario: Scenario) throws(StageError) -> [SwiftSource] {
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

  @MainActor private static func construction(
    _ scenario: Scenario, _ stage: Stage, _ data: String, framesPerSecond: Double, frameCount: Int
  ) -> [String] {
    let canvas = CGRect(origin: .zero, size: scenario.canvas.size)
    let frame = scenario.collectionView.frame.value(in: StageNames(container: canvas).value)
    return [
      "let stage = TimelineStage(", "  size: \(SwiftCode.size(canvas.size)),",
      "  safeArea: \(SwiftCode.insets(scenario.canvas.safeArea)),",
      "  frame: \(SwiftCode.rect(frame)),", "  sections: \(data),",
      "  layout: \(TimelineRecorder.maker(of: scenario.layout.text)),",
      "  framesPerSecond: \(SwiftCode.number(framesPerSecond)), frameCount: \(frameCount))",
    ]
  }

  /// The settings of the collection view, as far as fingers do not matter.
  private static func settings(_ settings: ScenarioFormat.CollectionView) -> [String] {
    [
      "contentInset = \(SwiftCode.insets(settings.contentInset))",
      "contentInsetAdjustmentBehavior = .\(settings.contentInsetAdjustmentBehavior.rawValue)",
      "isPagingEnabled = \(settings.isPagingEnabled)",
      "allowsSelection = \(settings.allowsSelection)",
      "allowsMultipleSelection = \(settings.allowsMultipleSelection)",
    ].map { "stage.collectionView." + $0 }
  }

  @MainActor private static func timeline(_ recorder: TimelineRecorder) -> [String] {
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
    func value(_ name: String) -> ScenarioFormat.Expression.Value? {
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
