import AnimSourceLowering
import CAnimResources
import Foundation

/// A package of tests that play scenarios with UIKit, Apple's or this one, and write what is seen.
package struct ExportedPackage: Sendable {
  /// Paths within the package, and what is there.
  package let files: [(path: String, text: String)]

  /// The package of some scenarios.
  ///
  /// - Throws: `StageError.unavailable` for two scenarios whose types would have one name.
  package init(_ scenarios: [ExportedScenario]) throws(StageError) {
    for (index, scenario) in scenarios.enumerated() {
      if scenarios[..<index].contains(where: { $0.typeName == scenario.typeName }) {
        throw .notExported("another scenario '\(scenario.name)'", at: scenario.location)
      }
    }
    let folder = "Tests/ScenarioTests"
    var sources = ["TimelineStage.swift", "ElementTrace.swift", "LayoutUpdates.swift"]
    if scenarios.contains(where: \.changesElements) { sources.append("DecoratedItems.swift") }
    let layouts = Self.layoutFiles(Set(scenarios.flatMap(\.layoutClasses)))
    for (layout, answers) in [
      ("ChatLayout", "ChatAnswers"), ("WaterfallLayout", "WaterfallAnswers"),
    ] where layouts.contains(layout) {
      sources.append(answers + ".swift")
    }
    let own = Self.copies(of: scenarios.flatMap(\.sources))
    if !own.isEmpty { sources.append("LinuxRectangles.swift") }
    files =
      [
        ("Package.swift", Self.manifest), ("README.md", Self.readme(scenarios)),
        ("Sources/Scenarios/Scenarios.swift", "// All code is in the tests.\n"),
      ]
      + scenarios.map { ("\(folder)/\($0.typeName)Scenario.swift", $0.code) }
      + scenarios.map { ("\(folder)/\($0.typeName)Tests.swift", Self.test(of: $0)) }
      + sources.map { ("\(folder)/\($0)", Self.text(of: $0)) }
      + layouts.sorted().map {
        ("\(folder)/Layouts/\($0).swift", Self.text(of: $0 + ".swift"))
      }
      + own.map { ("\(folder)/Sources/\($0.name)", $0.text) }
  }

  // MARK: Files

  private static let embedded: [String: String] = unsafe [
    "TimelineStage.swift": String(cString: TimelineStage_swift()),
    "ElementTrace.swift": String(cString: ElementTrace_swift()),
    "LayoutUpdates.swift": String(cString: LayoutUpdates_swift()),
    "DecoratedItems.swift": String(cString: DecoratedItems_swift()),
    "LinuxRectangles.swift": String(cString: LinuxRectangles_swift()),
    "ChatAnswers.swift": String(cString: ChatAnswers_swift()),
    "WaterfallAnswers.swift": String(cString: WaterfallAnswers_swift()),
  ].merging(layouts.map { ($0 + ".swift", $1) }) { $1 }

  /// The sources of the layouts that are written with nothing but UIKit's public API, by class.
  private static let layouts: [String: String] = unsafe [
    "CarouselLayout": String(cString: CarouselLayout_swift()),
    "ChatLayout": String(cString: ChatLayout_swift()),
    "CircularLayout": String(cString: CircularLayout_swift()),
    "CoverFlowLayout": String(cString: CoverFlowLayout_swift()),
    "ExpandableLayout": String(cString: ExpandableLayout_swift()),
    "ListLayout": String(cString: ListLayout_swift()),
    "PagingFlowLayout": String(cString: PagingFlowLayout_swift()),
    "SineLayout": String(cString: SineLayout_swift()),
    "StickyHeadersLayout": String(cString: StickyHeadersLayout_swift()),
    "WaterfallLayout": String(cString: WaterfallLayout_swift()),
  ]

  private static func text(of file: String) -> String {
    guard let text = embedded[file] else { preconditionFailure("'\(file)' is not embedded") }
    // Other files import UIKit without saying who sees it, and one module can have it in one way.
    return text.replacing("package import UIKit", with: "import UIKit")
  }

  /// The files that scenarios name, each once, under names that tell them apart.
  private static func copies(of sources: [SwiftSource]) -> [(name: String, text: String)] {
    var copies: [(name: String, text: String)] = []
    var paths: Set<String> = []
    for source in sources where paths.insert(source.path).inserted {
      var name = URL(fileURLWithPath: source.path).lastPathComponent
      // Two files of a module may not have one name.
      while copies.contains(where: { $0.name == name }) { name = "Other" + name }
      copies.append((name, source.text))
    }
    return copies
  }

  /// The classes that some layouts need, they themselves included, as far as their sources are here.
  private static func layoutFiles(_ classes: Set<String>) -> Set<String> {
    var needed = classes.intersection(layouts.keys)
    var open = Array(needed)
    while let next = open.popLast() {
      let words = Set(text(of: next + ".swift").split { !$0.isLetter }.map(String.init))
      for name in words.intersection(layouts.keys) where needed.insert(name).inserted {
        open.append(name)
      }
    }
    return needed
  }

  private static func test(of scenario: ExportedScenario) -> String {
    """
    import Foundation
    import XCTest

    /// Plays the scenario and writes where its elements were to `Traces/\(scenario.name)/layout.jsonl`.
    final class \(scenario.typeName)Tests: XCTestCase {
      func testTrace() throws {
        let text = MainActor.assumeIsolated {
          TimelineStage.trace(of: [\(scenario.partNames.map { "\($0).makeStage" }.joined(separator: ", "))])
        }
        XCTAssertTrue(text.contains("cell"), "no element was seen")
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        if let other = ProcessInfo.processInfo.environment["TRACE_FOLDER"] {
          folder = URL(fileURLWithPath: other)
        } else {
          folder.appendPathComponent("Traces")
        }
        folder.appendPathComponent(\(SwiftCode.text(scenario.name)))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("layout.jsonl"))
      }
    }

    """
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    #if os(Linux)
      // UIKit on Linux: the folder of render-anim's sources.
      let dependencies: [Package.Dependency] = [
        .package(
          name: "render-anim", path: Context.environment["RENDER_ANIM"] ?? "../render-anim")
      ]
      let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "render-anim")]
    #else
      let dependencies: [Package.Dependency] = []
      let uiKit: [Target.Dependency] = []
    #endif

    let package = Package(
      name: "Scenarios",
      platforms: [.iOS(.v16)],
      products: [.library(name: "Scenarios", targets: ["Scenarios"])],
      dependencies: dependencies,
      targets: [
        // What gives Xcode a scheme; all code is in the tests.
        .target(name: "Scenarios"),
        .testTarget(
          name: "ScenarioTests", dependencies: ["Scenarios"] + uiKit),
      ],
      swiftLanguageModes: [.v5]
    )

    """

  private static func readme(_ scenarios: [ExportedScenario]) -> String {
    let name = scenarios.first?.name ?? "name"
    return """
      # Scenarios

      Tests that play scenarios of render-anim with UIKit, and write where every element was at every
      frame: \(scenarios.map { "`\($0.name)`" }.joined(separator: ", ")).

      On a Mac, with Apple's UIKit, in this folder:

      ```sh
      xcodebuild test -scheme Scenarios -destination 'platform=iOS Simulator,name=iPhone 16'
      ```

      On Linux, with the UIKit of render-anim, whose sources `RENDER_ANIM` names (`../render-anim` if
      it is not set):

      ```sh
      RENDER_ANIM=/path/to/render-anim swift test
      ```

      Both write `Traces/\(name)/layout.jsonl` and so on; `TEST_RUNNER_TRACE_FOLDER` (`TRACE_FOLDER`
      on Linux) names another folder. Then, where render-anim is:

      ```sh
      render-anim verify --against Traces/\(name)/layout.jsonl \(name).yaml
      ```

      On Linux the trace is the same bytes as in render-anim's own references. On Apple's systems the
      timeline is played in real time, and a display link samples the presentation layers; the times
      in the file are those of the samples. Steps begin at the times at which they began in
      render-anim.

      What is not as in an app: fingers cannot be moved by public API, so a finger that scrolled is
      replaced by the content offsets that it led to, frame by frame; a turned device is replaced by
      the window's change of bounds in the animation of a rotation. A tap is replaced by what the
      app does on it. Cells are plain coloured boxes: only their places are compared.

      `Sources` in the tests' folder, where there is one, holds copies of the Swift files that the
      scenarios name. On Linux, those that need Objective-C have to be replaced by what
      `render-anim lower` makes of them.

      """
  }
}
