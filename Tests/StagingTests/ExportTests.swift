import AnimLayoutSources
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

/// A package of exported scenarios, compiled against the modules of the running program.
@MainActor private final class CompiledExport {
  private let folder: URL
  /// Writes the trace of a scenario to a file.
  private let play: (_ scenario: String, _ path: String) -> Void

  /// Compiles the files of the package's tests, but for what needs XCTest.
  init(_ package: ExportedPackage, scenarios: [ExportedScenario]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    func write(_ text: String, to name: String) throws {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      if name.hasSuffix(".swift") { paths.append(file.path) }
    }
    for file in package.files
    where file.path.hasPrefix("Tests/") && !file.path.hasSuffix("Tests.swift") {
      try write(file.text, to: String(file.path.split(separator: "/").last ?? ""))
    }
    let cases = scenarios.map { scenario in
      let makers = scenario.partNames.map { "\($0).makeStage" }.joined(separator: ", ")
      return "      case \"\(scenario.typeName)\": [\(makers)]\n"
    }.joined()
    try write(
      """
      import UIKit

      /// Writes the trace of a scenario to a file.
      @_cdecl("export_play") public func play(
        _ name: UnsafePointer<CChar>, _ path: UnsafePointer<CChar>
      ) {
        let (name, path) = (String(cString: name), String(cString: path))
        let text = MainActor.assumeIsolated { () -> String in
          let makers: [@MainActor () -> TimelineStage] =
            switch name {
      \(cases)      default: preconditionFailure("no scenario is named '\\(name)'")
            }
          return TimelineStage.trace(of: makers)
        }
        try? text.write(toFile: path, atomically: true, encoding: .utf8)
      }

      """, to: "Play.swift")
    try write(
      [
        "CAnimDeterminism", "CAnimFontconfig", "CAnimGIF", "CAnimHarfBuzz", "CAnimJPEG", "CAnimPNG",
        "CAnimRaster", "CAnimSHA256", "CAnimWebP",
      ]
      .map { "module \($0) {}\n" }.joined(),
      to: "module.modulemap")
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let library = folder.appendingPathComponent("library.so").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-emit-library", "-module-name", "ScenarioTests", "-package-name", "scenarios",
        "-swift-version", "5", "-Onone", "-wmo", "-warnings-as-errors", "-I",
        program.deletingLastPathComponent().appendingPathComponent("Modules").path,
        "-Xcc", "-fmodule-map-file=\(folder.appendingPathComponent("module.modulemap").path)",
        "-o", library,
      ] + paths
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = output
    try compiler.run()
    let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0, "\(log)")
    typealias Play = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    guard let handle = unsafe dlopen(library, RTLD_NOW | RTLD_LOCAL),
      let symbol = unsafe dlsym(handle, "export_play")
    else {
      Issue.record("\(unsafe dlerror().map { unsafe String(cString: $0) } ?? library)")
      throw CancellationError()
    }
    // The file that was written above declares exactly this function under this name.
    let function = unsafe unsafeBitCast(symbol, to: Play.self)
    play = { unsafe function($0, $1) }
  }

  /// The trace that a scenario's test writes.
  func trace(of scenario: String) throws -> String {
    let file = folder.appendingPathComponent("layout.jsonl")
    play(scenario, file.path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  // The library stays loaded; its file need not stay.
  deinit { try? FileManager.default.removeItem(at: folder) }
}

@MainActor struct ExportTests {
  private static let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("References")

  @Test func `an exported test writes the bytes of its scenario's reference`() throws {
    // All without fingers, and one whose fingers are replaced by what they scrolled.
    let names = [
      "chat", "cover-flow", "insertion", "item-changes", "shelf-decoration", "shuffle",
      "stretchy-header",
    ]
    var exported: [ExportedScenario] = []
    for name in names {
      exported.append(try ExportedScenario(try scenario(named: name), name: name))
    }
    let compiled = try CompiledExport(
      try ExportedPackage(exported), scenarios: exported)
    for (name, export) in zip(names, exported) {
      let place = "\(name)/light@\(try scenario(named: name).canvas.scale)x/layout.jsonl"
      let expected = try String(
        contentsOf: Self.references.appendingPathComponent(place), encoding: .utf8)
      let actual = try compiled.trace(of: export.typeName)
      let first = zip(actual.split(separator: "\n"), expected.split(separator: "\n"))
        .first { $0 != $1 }
      #expect(actual == expected, "\(name): \(first.map { "\($0.0) instead of \($0.1)" } ?? "")")
    }
  }

  @Test(arguments: [("always", true), ("updates", false)])
  func `an exported layout answers a rotation as its scenario says`(
    trigger: String, hasDoubles: Bool
  ) throws {
    let text = """
      renderAnim: 1
      canvas: {size: [200, 300], scale: 1}
      dataSource: {sections: [{items: 4}]}
      layout:
        class: flow
        itemSize: [40, 40]
        appearing: {for: \(trigger), transform: [{scale: 0.2}], center: [bounds.midX, bounds.maxY]}
        disappearing: {for: \(trigger), transform: [{perspective: 20000}, {translate: [0, 0, 19500]}]}
      timeline: [{rotateDevice: {to: landscapeLeft, duration: 0.4}}, {wait: 0.1}]
      """
    let export = try ExportedScenario(
      try ScenarioReader.read(text, file: "turn.yaml").scenario, name: "turn")
    let trace = try CompiledExport(try ExportedPackage([export]), scenarios: [export])
      .trace(of: export.typeName)
    // One leaves while its double comes.
    #expect(trace.contains(#""cell [0,0] out""#) == hasDoubles)
    #expect(trace.contains(#""cell [0,0]""#))
  }

  @Test func `what an exported test does on Apple's systems compiles too`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try ExportedPackage([
      try ExportedScenario(try scenario(named: "insertion"), name: "insertion")
    ])
    for file in package.files
    where file.path.hasPrefix("Tests/") && !file.path.hasSuffix("Tests.swift") {
      let name = String(file.path.split(separator: "/").last ?? "")
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(name))
    }
    // As an app's sources, for which this is iOS.
    let compiler = SourceCompiler.current(environment: ProcessInfo.processInfo.environment)
    let product = try compiler.compile(try SourceFiles(["."], in: folder), answers: [])
    #expect(FileManager.default.fileExists(atPath: product.library.path))
  }

  @Test func `an app's own layout is copied, with the values that the scenario gives it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      import UIKit

      public class Rows: UICollectionViewFlowLayout {
        public var height: CGFloat = 10 { didSet { invalidateLayout() } }

        public override func prepare() {
          itemSize = CGSize(width: 50, height: height)
          super.prepare()
        }
      }
      """
    try Data(source.utf8).write(to: folder.appendingPathComponent("Rows.swift"))
    let text = """
      renderAnim: 1
      canvas: {size: [80, 200]}
      dataSource: {sections: [{items: 3}]}
      layout: {source: Rows.swift, height: 20, sectionInset: [7, 0, 0, 0]}
      timeline:
        - wait: 0.1
        - set: {layout.height: 30, layout.minimumLineSpacing: 5}
        - wait: 0.1
      """
    let file = folder.appendingPathComponent("rows.yaml").path
    let export = try ExportedScenario(
      try ScenarioReader.read(text, file: file).scenario, name: "rows")
    let package = try ExportedPackage([export])
    #expect(package.files.contains { $0.path.hasSuffix("Sources/Rows.swift") && $0.text == source })
    let trace = try CompiledExport(package, scenarios: [export]).trace(of: export.typeName)
    let lines = trace.split(separator: "\n").filter { $0.contains("cell [0,2]") }
    // 7 points above, and two rows and gaps before the third, of 50 points in the middle of 80.
    #expect(lines.first?.contains(#""frame":[15,67,50,20]"#) == true, "\(lines)")
    #expect(lines.last?.contains(#""frame":[15,77,50,30]"#) == true, "\(lines)")
  }

  @Test func `an exported test has the scenario's pixels`() throws {
    // On whole pixels, which are whole points here, whatever the animation passes in between.
    let text = """
      renderAnim: 1
      canvas: {size: [100, 200], scale: 1}
      clock: {fps: 30}
      dataSource: {sections: [{items: 40}]}
      layout: {class: flow, itemSize: [100, 40], minimumLineSpacing: 0}
      timeline: [{setContentOffset: {offset: [0, 333], animated: true}}, {wait: 0.2}]
      """
    let export = try ExportedScenario(
      try ScenarioReader.read(text, file: "scroll.yaml").scenario, name: "scroll")
    let trace = try CompiledExport(try ExportedPackage([export]), scenarios: [export])
      .trace(of: export.typeName)
    let tops = trace.split(separator: "\n").compactMap { line -> Double? in
      guard let start = line.range(of: "\"frame\":[")?.upperBound else { return nil }
      return Double(line[start...].split(separator: ",")[1])
    }
    #expect(tops.count > 20)
    #expect(tops.allSatisfy { $0 == $0.rounded() })
  }

  /// What a scenario adds to a flow layout, with places that its rule gives.
  @Test func `an exported layout has the scenario's effects and decorations`() throws {
    let text = """
      renderAnim: 1
      canvas: {size: [320, 480], scale: 1}
      dataSource: {sections: [{items: 12}]}
      layout:
        class: flow
        itemSize: [320, 80]
        minimumLineSpacing: 0
        cellZIndex: 2
        effects: [{zoomByCenter: {zoomDistance: 160, zoomAmount: 0.5}}]
        decorations:
          - {kind: line, each: row, frame: [0, "row.maxY - 6", "bounds.width / 2", 18], zIndex: 1}
      decorationViews: {line: [{view: {backgroundColor: systemBrown}}]}
      timeline: [{wait: 0.1}, {setContentOffset: {offset: [0, 40], animated: false}}, {wait: 0.1}]
      """
    let export = try ExportedScenario(
      try ScenarioReader.read(text, file: "zoom.yaml").scenario, name: "zoom")
    let lines = try CompiledExport(try ExportedPackage([export]), scenarios: [export])
      .trace(of: export.typeName).split(separator: "\n")
    func first(_ name: String) -> Substring? { lines.first { $0.contains("\"\(name)\"") } }
    // 120 and 40 from the middle: 1 + 0.5 · (1 − 120/160) and so on; the second 80 after the jump.
    #expect(first("cell [0,1]")?.contains(#""transform":[1.125,0,0,1.125],"z":2"#) == true)
    #expect(first("cell [0,2]")?.contains(#""transform":[1.375,0,0,1.375]"#) == true)
    #expect(
      lines.last { $0.contains("cell [0,2]") }?.contains(#""transform":[1.25,0,0,1.25]"#) == true)
    #expect(first("line [1,0]") == nil)
    #expect(first("line [0,1]")?.contains(#""frame":[0,154,160,18]"#) == true)
    #expect(first("line [0,1]")?.contains(#""z":1"#) == true)
  }

  @Test func `an exported compositional layout has the scenario's groups`() throws {
    let text = """
      renderAnim: 1
      canvas: {size: [200, 300], scale: 1}
      dataSource: {sections: [{header: a, items: 5}, {items: 2}]}
      layout:
        class: compositional
        interSectionSpacing: 7
        sections:
          - group:
              height: 50
              interItemSpacing: 10
              items: [{width: 60}, {width: 100, axis: vertical, count: 2, items: [{height: 50%}]}]
            contentInsets: [0, 5, 0, 5]
            header: {height: 20}
          - {group: {height: 30}, interGroupSpacing: 4, background: card}
      decorationViews: {card: [{view: {backgroundColor: systemBrown}}]}
      timeline: [{wait: 0.1}]
      """
    let export = try ExportedScenario(
      try ScenarioReader.read(text, file: "groups.yaml").scenario, name: "groups")
    let trace = try CompiledExport(try ExportedPackage([export]), scenarios: [export])
      .trace(of: export.typeName)
    func frame(_ name: String) -> String? {
      let line = trace.split(separator: "\n").first { $0.contains("\"\(name)\"") }
      return line?.split(separator: "\"frame\":")
        .last.map { String($0.prefix { $0 != "]" }) + "]" }
    }
    // Three to a group of 50: one of 60 × 50, and two of 100 × 25 after a gap of 10.
    #expect(frame("cell [0,0]") == "[5,20,60,50]")
    #expect(frame("cell [0,2]") == "[75,45,100,25]")
    #expect(frame("cell [0,4]") == "[75,70,100,25]")
    // 20 and two groups, and 7 between sections.
    #expect(frame("cell [1,0]") == "[0,127,200,30]")
    #expect(frame("cell [1,1]") == "[0,161,200,30]")
    #expect(frame("card [1,0]") == "[0,127,200,64]")
  }

  /// Parts of scenarios that no public API can act out, with the line that is to blame.
  @Test(arguments: [
    (
      "layout: {class: flow}\ntimeline:\n  - wait: 1\n  - pinch: {item: [0, 0], spread: [9, 99]}",
      6, "'pinch'"
    ),
    ("layout: {class: reorderable}\ntimeline: [wait: 1]", 3, "the layout 'reorderable'"),
    (
      "layout: {class: compositional, sections: [{list: plain}]}\ntimeline: [wait: 1]", 3,
      "a 'list' section"
    ),
    ("layout: {class: flow}\ntimeline: [drag: {from: [9, 9], by: [0, -9]}]", 4, "'drag' that"),
  ]) func `what has no counterpart in UIKit's public API is refused by name`(
    _ text: String, _ line: Int, _ name: String
  ) throws {
    let scenario = try scenario(text + "\ndataSource: {sections: [{items: 1}]}")
    let error = #expect(throws: StageError.self) {
      try ExportedScenario(scenario, name: "test")
    }
    guard case .unavailable(let what, let place)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.hasPrefix(name))
    #expect(place.line == line)
  }
}
