import AnimSourceRuntime
import Foundation
import Synchronization
import Testing

@testable import AnimLayoutSources

/// What is done when sources are compiled that were compiled before.
@MainActor final class RecompileTests {
  private let folder = Folder()
  private let log = Log()

  /// What was said of attempts.
  private final class Log: Sendable {
    let said = Mutex<[CompilationProgress]>([])
  }

  init() throws {
    // Nine files, so that the code of each is kept.
    for number in 1...7 {
      try folder.write(
        "enum Part\(number) { static let value = \(number) }", to: "App/\(number).swift")
    }
    try write(screen: "Part1.value + Store().count")
    try write(store: "return 40")
  }

  private func write(screen value: String) throws {
    try folder.write(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "\\(\(value))" }
      }
      """, to: "App/Screen.swift")
  }

  /// A store in which one function does not compile, for the want of a type.
  private func write(store body: String, declaring more: String = "") throws {
    try folder.write(
      """
      struct Store {
        var count: Int { \(body) }
        func report() { Telemetry.send(count) }
      }
      \(more)
      """, to: "App/Store.swift")
  }

  /// Compiles the app, and loads it in no case: other code of the same name is loaded.
  ///
  /// - Returns: What came of it, and how many attempts it took.
  @discardableResult private func compile(
    _ names: [String] = ["App"], isTolerant: Bool = true
  ) throws -> (product: SourceCompiler.Product, attempts: Int) {
    log.said.withLock { $0 = [] }
    var compiler = SourceCompiler.forTests(cache: Self.cache)
    compiler.observer = { [log] progress in log.said.withLock { $0 += progress.map { [$0] } ?? [] }
    }
    let files = try SourceFiles(names, in: folder.url)
    return (
      try compiler.compile(files, answers: [], isTolerant: isTolerant), log.said.withLock(\.count)
    )
  }

  private func messages(_ product: SourceCompiler.Product) -> [String] {
    product.omissions.map { "\($0.path.suffix(11)):\($0.line): \($0.message)" }
  }

  private static let omission =
    "Store.swift:3: cannot find 'Telemetry' in scope; a statement in 'report()' is left out"

  /// The cache of all tests, which has what the compiler makes of system modules.
  ///
  /// Nothing in it is found by another test:
  /// files of each are in a folder of its own.
  private static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("render-anim-tests")

  /// The folder in which the code of the app is kept.
  private func keptCode() throws -> URL? {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.cache.path)
    let places = names.filter { $0.hasSuffix(".code") }.map(Self.cache.appendingPathComponent)
    return places.first { place in
      let text = try? String(
        contentsOf: place.appendingPathComponent("source0.swift"), encoding: .utf8)
      return text?.contains(folder.url.lastPathComponent) == true
    }
  }

  isolated deinit {
    if let kept = try? keptCode() { try? FileManager.default.removeItem(at: kept) }
  }

  /// The files that were compiled since the last time, in the order of their names: the compiler notes what each depends on,
  /// even where the code turns out to be the same.
  private func renewed() throws -> [String] {
    let manager = FileManager.default
    let place = try #require(try keptCode())
    let notes = try manager.contentsOfDirectory(atPath: place.path)
      .filter { $0.hasSuffix(".swiftdeps") }
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    defer {
      for note in notes {
        try? manager.setAttributes(
          [.modificationDate: old], ofItemAtPath: place.appendingPathComponent(note).path)
      }
    }
    return try notes.filter { note in
      let path = place.appendingPathComponent(note).path
      let date = try manager.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return date != old
    }.sorted().map { String($0.dropLast(".swiftdeps".count)) }
  }

  @Test func `what was compiled is found without looking at the sources' syntax`() throws {
    let (first, attempts) = try compile()
    #expect(attempts == 2)
    #expect(messages(first) == [Self.omission])
    let (second, others) = try compile()
    #expect(others == 0)
    #expect(second.library == first.library)
    #expect(messages(second) == messages(first))
    #expect(second.paths == first.paths)
    #expect(second.classes["Screen"]?.line == 2)
    #expect(second.classes["Screen"]?.memberLines["viewDidLoad()"] == 3)
    #expect(second.classes.lineage(of: "Screen").map(\.name) == ["Screen"])
    // What appears in the project may change that.
    try folder.write("enum Telemetry { static func send(_ count: Int) {} }", to: "App/New.swift")
    let (third, more) = try compile()
    #expect(more > 0)
    #expect(messages(third) == [])
  }

  @Test func `why sources are refused is found, too`() throws {
    try write(store: "return 40", declaring: "let broken: Absent = 1")
    var messages: [String] = []
    for isKnown in [false, true] {
      do {
        try compile(isTolerant: false)
        Issue.record("it compiles")
      } catch let error as SourceError {
        messages.append(error.description)
      }
      #expect((log.said.withLock(\.count) == 0) == isKnown)
    }
    #expect(messages[0].contains("cannot find type 'Absent' in scope"))
    #expect(messages[1] == messages[0])
    try folder.write("enum Telemetry { static func send(_ count: Int) {} }", to: "App/New.swift")
    try write(store: "return 40")
    #expect(try compile(isTolerant: false).attempts > 0)
  }

  @Test func `where a function has changed, its file alone is compiled again`() throws {
    let (first, _) = try compile()
    #expect(try renewed().count == 10)
    try write(screen: "Part2.value + Store().count")
    let (second, attempts) = try compile()
    #expect(attempts == 1)
    #expect(second.library != first.library)
    #expect(messages(second) == [Self.omission])
    #expect(try renewed() == ["source7"])

    // Parts of the file that has changed are found again.
    try write(store: "let many = 41\n    return many")
    let (product, _) = try compile()
    #expect(
      messages(product) == [Self.omission.replacingOccurrences(of: "swift:3", with: "swift:4")])
    try write(store: "return Absent.count")
    let more = messages(try compile().product)
    #expect(
      more == [
        "Store.swift:2: cannot find 'Absent' in scope; what 'count' does is left out",
        Self.omission,
      ])
    try write(store: "return 42")
    #expect(messages(try compile().product) == [Self.omission])
  }

  @Test func `what another file declares brings back what was left out`() throws {
    try compile()
    try folder.write(
      "enum Part1 { static let value = 1 }; enum Telemetry { static func send(_ n: Int) {} }",
      to: "App/1.swift")
    #expect(messages(try compile().product) == [])
    try folder.write("enum Part1 { static let value = 1 }", to: "App/1.swift")
    #expect(messages(try compile().product) == [Self.omission])
  }

  @Test func `a file that was not compiled brings back what was left out`() throws {
    try folder.write("func unrelated() {}", to: "App/Other.swift")
    try folder.write("enum Store {}", to: "App/Store.swift")
    try write(screen: "helper()")
    func messages() throws -> [String] { self.messages(try compile(["App/Screen.swift"]).product) }
    let missing =
      "creen.swift:3: cannot find 'helper' in scope; a statement in 'viewDidLoad()' is left out"
    #expect(try messages() == [missing])
    try folder.write("func helper() -> Int { 1 }", to: "App/Helper.swift")
    #expect(try messages() == [])
    try folder.write("", to: "App/Helper.swift")
    #expect(try messages() == [missing])
    try folder.write("func helper() -> Int { 1 }", to: "App/Other.swift")
    #expect(try messages() == [])
  }

  @Test func `a picture of a catalog that was not there brings back what was left out`() throws {
    try folder.write("enum Store { static let badge: UIImage = .starBadge }", to: "App/Store.swift")
    try folder.write("import UIKit", to: "App/Other.swift")
    try write(screen: "Store.badge.size")
    func count() throws -> Int { messages(try compile().product).count }
    let missing = try count()
    #expect(missing > 0)
    try folder.write("{}", to: "App/A.xcassets/star-badge.imageset/Contents.json")
    #expect(try count() < missing)
  }

  @Test func `two changes within a second are two changes, and none is none`() throws {
    let file = folder.url.appendingPathComponent("a.swift")
    func time() throws -> Double {
      let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
      return ((date as? Date)?.timeIntervalSince1970 ?? 0).rounded(.down)
    }
    var times: [Double] = []
    for text in ["a", "b", "b", "c"] {
      try KeptCode.write(text, to: file)
      times.append(try time())
    }
    #expect(times[0] < times[1])
    #expect(times[1] == times[2])
    #expect(times[2] < times[3])
    #expect(try String(contentsOf: file, encoding: .utf8) == "c")
  }

  @Test func `code that is damaged is made anew`() throws {
    try compile()
    try Data("nothing".utf8).write(
      to: try #require(try keptCode()).appendingPathComponent("source1.o"))
    try write(screen: "Part3.value + Store().count")
    #expect(messages(try compile().product) == [Self.omission])
  }

  @Test func `a function of a module may change without what imports it`() throws {
    func write(module body: String) throws {
      try folder.write(
        "public struct Thing { public init() {}; public var size: Int { \(body) } }",
        to: "Pods/Kit/Thing.swift")
    }
    try write(module: "return 1")
    try folder.write(
      "import Kit\nenum Part1 { static let value = Thing().size }", to: "App/1.swift")
    let (first, _) = try compile()
    #expect(first.modules == ["Kit"])
    _ = try renewed()
    try write(module: "return 2")
    let (second, _) = try compile()
    #expect(second.library != first.library)
    #expect(try renewed() == [])
    try folder.write(
      "public struct Thing { public init() {}; public let size = 3 }", to: "Pods/Kit/Thing.swift")
    try compile()
    let again = try renewed()
    #expect(again.count == 10)
  }
}
