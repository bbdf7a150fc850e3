import AnimSourceRuntime
import Foundation
import Synchronization
import Testing
import UIKitCore

@testable import AnimLayoutSources

/// Code of which parts do not compile.
@MainActor struct ToleranceTests {
  private let folder = Folder()

  private func compiler(timeLimit: Double = 600, cache: URL? = nil) -> SourceCompiler {
    .forTests(cache: cache ?? SourceCompiler.sharedCache, timeLimit: timeLimit)
  }

  /// A compiler that is called after lines of a shell's script, and whose cache is empty.
  private func compiler(behind script: String) throws -> SourceCompiler {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let real = try #require(
      search.split(separator: ":").map { "\($0)/swiftc" }
        .first { FileManager.default.isExecutableFile(atPath: $0) })
    try folder.write("#!/bin/sh\n\(script)\nexec '\(real)' \"$@\"\n", to: "bin/swiftc")
    let bin = folder.url.appendingPathComponent("bin")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: bin.appendingPathComponent("swiftc").path)
    return .forTests(
      searchPath: "\(bin.path):\(search)", cache: folder.url.appendingPathComponent("cache"))
  }

  private func load(_ text: String) throws -> SourceLibrary {
    try folder.write(text, to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    return try SourceLibrary(try compiler().compile(files, answers: [], isTolerant: true))
  }

  private func controller(_ library: SourceLibrary) throws -> UIViewController {
    let made = library.set.make(
      try library.choose(nil, for: .controller),
      SourceArguments([:], delegate: nil, in: library.set))
    return try #require(made as? UIViewController)
  }

  private func warnings(_ library: SourceLibrary) -> [String] {
    library.omissions.map { "\($0.line): \($0.message)" }
  }

  @Test func `an empty view stands for a class of a missing module, whatever its initialisers are`()
    throws
  {
    let library = try load(
      """
      import UIKit
      import PopBounceButton
      class TinderButton: PopBounceButton {
        override init() {
          super.init()
          backgroundColor = .white
        }
        required init?(coder aDecoder: NSCoder) { return nil }
      }
      class Screen: UIViewController {
        private let button: TinderButton = {
          let button = TinderButton()
          button.tag = 4
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(button)
          title = "\\(view.subviews[0].tag)"
        }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "4")
    #expect(
      warnings(library).contains {
        $0.hasSuffix("an empty view stands for 'PopBounceButton'")
      })
  }

  @Test func `what stands beside a faulty declaration within a condition stays`() throws {
    let library = try load(
      """
      import UIKit
      #if os(iOS) || os(tvOS)
      typealias Base = UIViewController
      typealias Bridge = NowhereRepresentable
      extension Bridge { typealias View = NowhereView }
      #elseif os(macOS)
      typealias Base = NSViewController
      #endif
      class Screen: Base { override func viewDidLoad() { title = "here" } }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "here")
    #expect(warnings(library).first?.hasPrefix("4: ") == true)
  }

  @Test func `a statement is left out, and what needs its result`() throws {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let log = Telemetry.shared
          log.note("loaded")
          if view.tag == 0 { Telemetry.shared.note("fresh") }
          title = "Shown"
        }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "Shown")
    #expect(
      warnings(library).first
        == "5: cannot find 'Telemetry' in scope; a statement in 'viewDidLoad()' is left out, and one more part"
    )
    #expect(warnings(library).allSatisfy { $0.hasPrefix("5:") || $0.hasPrefix("6:") })
  }

  @Test func `a value that does not compile is made up where a name or a condition needs it`()
    throws
  {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        private let names: [String] = Names.all(of: .shops)
        override func viewDidLoad() {
          super.viewDidLoad()
          let count = UserDefaults.standard.integer(forKey: kCountOfShops) + 3
          if kShowsNumbers || count == 3 {
            title = "\\(count) \\(names.count)"
          }
        }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "3 0")
    #expect(
      warnings(library) == [
        "3: cannot find 'Names' in scope; the value of 'all' is left out",
        "6: cannot find 'kCountOfShops' in scope; the value of 'kCountOfShops' is left out",
        "7: cannot find 'kShowsNumbers' in scope; the value of 'kShowsNumbers' is left out",
      ])
  }

  @Test func `a function goes as a whole whose faults show one after the other`() throws {
    try folder.write("class Screen: UIViewController { let model = Model() }", to: "Screen.swift")
    let lines = (0..<20).map { "      if number.value\($0) == \($0) { return \($0) }" }.joined(
      separator: "\n")
    try folder.write(
      """
      class Model {
        func size() -> Int {
          [1].map { (number: Int) -> Int in
      \(lines)
            return number
          }.count
        }
      }
      """, to: "Model.swift")
    let attempts = Mutex<Set<Int>>([])
    var compiler = try compiler(behind: "")
    compiler.observer = { progress in
      if let progress { _ = attempts.withLock { $0.insert(progress.attempt) } }
    }
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let product = try compiler.compile(files, answers: [], isTolerant: true)
    #expect(product.omissions.contains { $0.message.contains("what 'size()' does is left out") })
    #expect(attempts.withLock { $0.count } < 12)
  }

  @Test func `an expression that can be anything is given up soon`() throws {
    let entries = (1...12).map { "\($0): .same(proto: \"a\($0)\")" }.joined(separator: ", ")
    try folder.write(
      "import UIKit\nclass Screen: UIViewController {\n  static let names: Missing = [\(entries)]\n}",
      to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let error = #expect(throws: SourceError.self) {
      try compiler().compile(files, answers: [])
    }
    guard case .compilation(let diagnostics) = error else {
      Issue.record("It is refused for another reason.")
      return
    }
    // With ten times the effort it is not: there are so few entries that it would find out in time that nothing fits.
    #expect(diagnostics.contains { $0.message.contains("in reasonable time") })
  }

  @Test func `views of a missing module are empty ones with their names`() throws {
    let library = try load(
      """
      import UIKit
      import Plots
      class Screen: UIViewController, PlotDelegate {
        let plot = LinePlotView()
        override func viewDidLoad() {
          super.viewDidLoad()
          plot.data = [1, 2]
          plot.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
          view.addSubview(plot)
        }
        func plot(_ plot: LinePlotView, didSelect entry: PlotEntry) {}
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    let plot = try #require(screen.view.subviews.first)
    plot.layoutIfNeeded()
    #expect(plot.frame.width == 100)
    let labels = plot.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["LinePlotView"])
    let messages = warnings(library)
    #expect(messages.first?.hasPrefix("2: no such module 'Plots'") == true)
    #expect(
      messages.contains(
        "4: cannot find 'LinePlotView' in scope; an empty view stands for 'LinePlotView'"))
    #expect(
      messages.contains { $0.hasSuffix("'PlotDelegate' in an inheritance clause is left out") })
  }

  @Test func `a module on which the compiler crashes is left out, and says so`() throws {
    // What Swift 6.3 says of equality that it derives of a type with two operators for it.
    let compiler = try compiler(
      behind: """
        case "$*" in
          -frontend*) ;;
          *"-module-name Fragile"*)
            echo "<unknown>:0: error: ambiguous use of operator '=='"
            echo 'Stack dump:'
            echo 'error: compile command failed due to signal 11 (use -v to see invocation)'
            exit 1 ;;
        esac
        """)
    try folder.write("public struct Part { public init() {} }", to: "Pods/Fragile/Part.swift")
    try folder.write(
      """
      import UIKit
      import Fragile
      class Screen: UIViewController {
        let part = Part()
        override func viewDidLoad() { title = "shown" }
      }
      """, to: "Screen.swift")
    let library = try SourceLibrary(
      try compiler.compile(
        SourceFiles(["Screen.swift"], in: folder.url), answers: [], isTolerant: true))
    let first = try #require(warnings(library).first)
    #expect(first.hasPrefix("2: the module does not compile: "))
    #expect(
      first.hasSuffix(
        "Part.swift:1:1: the Swift compiler crashes on these sources: ambiguous use of operator '=='"
      ))
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "shown")
  }

  @Test func `a module that nobody has is told of once, however many files import it`() throws {
    for name in ["Chart", "Axis", "Legend"] {
      try folder.write(
        """
        import UIKit
        import Plots
        class \(name): UIViewController { let plot = Plot() }
        """, to: "\(name).swift")
    }
    let library = try SourceLibrary(
      try compiler().compile(
        SourceFiles(["Axis.swift", "Chart.swift", "Legend.swift"], in: folder.url), answers: [],
        isTolerant: true))
    let absences = warnings(library).filter { $0.contains("no such module") }
    #expect(absences.count == 1)
    #expect(absences.first?.hasSuffix("(2 more files import it)") == true)
  }

  @Test func `modules that nobody has are left out at once`() throws {
    // A compiler that notes how often it makes code, and not how often it only checks.
    let compiler = try compiler(
      behind: """
        case "$1" in -print-target-info | -frontend) ;; *) echo compiled >>'\(folder.url.path)/runs' ;; esac
        """)
    try folder.write(
      """
      import UIKit
      import Plots
      import Foundation
      @testable import Charts; import FoundationNetworking
      import struct Maps.Place
      #if canImport(Telemetry)
      import Telemetry
      #endif
      import SceneKit
      class Screen: UIViewController { let plot = Plot(); let tool = Tool() }
      """, to: "Screen.swift")
    try folder.write(
      "import UIKit\n#if os(Linux)\nimport Sockets\n#endif\nclass Tool {}", to: "Tool.swift")
    let library = try SourceLibrary(
      try compiler.compile(
        SourceFiles(["Screen.swift"], in: folder.url), answers: [], isTolerant: true))
    #expect(
      warnings(library).prefix(3).map { $0.split(separator: ";")[0] } == [
        "2: no such module 'Plots'", "4: no such module 'Charts'", "5: no such module 'Maps'",
      ])
    #expect(library.omissions.prefix(3).map(\.column) == [8, 18, 15])
    // What nobody can get is not to be looked for.
    #expect(
      warnings(library).filter { $0.contains("a framework of Apple's") }.map {
        $0.split(separator: ";")[0]
      } == ["9: no such module 'SceneKit'"])
    // Once for 'Plot', which an empty view stands for, and once with that.
    let runs = try String(
      contentsOf: folder.url.appendingPathComponent("runs"), encoding: .utf8)
    #expect(runs.split(separator: "\n").count == 2)
  }

  @Test func `a model of Core Data that cannot be read is said before what misses its classes`()
    throws
  {
    try folder.write(
      "<model><entity name=\"Note\"", to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
    let library = try load(
      """
      import CoreData
      import UIKit
      class Screen: UIViewController { let note = Note() }
      """)
    let messages = warnings(library)
    #expect(
      messages.first
        == "1: this is no model of Core Data in XML, as Xcode writes it since version 4; the model is left out"
    )
    #expect(library.omissions.first?.path.hasSuffix("Notes.xcdatamodeld") == true)
    #expect(messages.dropFirst().contains { $0.contains("'Note'") })
  }

  @Test func `a function that cannot be compiled answers with something empty`() throws {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = words().joined() + (subtitle ?? "none") + "\\(count)"
        }
        func words() -> [String] { return Dictionary.english.words }
        var subtitle: String? { Remote.subtitle }
        var count: Int { get { Remote.count } set { Remote.count = newValue } }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "none1")
  }

  @Test func `a class whose superclass is missing descends from what its name tells`() throws {
    let library = try load(
      """
      import UIKit
      class Row: FancyCell {
        override func prepareForReuse() { super.prepareForReuse(); tag = 7 }
      }
      class Screen: FancyViewController {
        let row = Row(frame: .zero)
      }
      """)
    #expect(library.set.classes(for: .cell).map(\.name).contains("Row"))
    _ = try controllerNamed("Screen", library)
  }

  @Test func `a class whose superclass is missing is a controller if it overrides what those have`()
    throws
  {
    let library = try load(
      """
      import UIKit
      class Screen: Scene {
        override func viewDidLoad() { super.viewDidLoad(); title = "made" }
      }
      class List: Rows {
        override func viewDidLoad() { super.viewDidLoad() }
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      }
      """)
    let screen = try #require(try controllerNamed("Screen", library) as? UIViewController)
    screen.loadViewIfNeeded()
    #expect(screen.title == "made")
    #expect(try controllerNamed("List", library) is UITableViewController)
  }

  @Test func `initialisers fit a superclass of a missing module, whatever it had`() throws {
    let library = try load(
      """
      import UIKit
      class Segments: HMSegmentedControl {
        init() { super.init(sectionTitles: ["a"]); tag = 1 }
        override init(sectionTitles titles: [String]) { super.init(sectionTitles: titles); tag = 2 }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Screen: BaseViewController {
        let segments = Segments()
        let others: Segments
        override init(model: Int) { others = Segments(sectionTitles: []); super.init(model: model) }
        required init?(coder: NSCoder) { fatalError("no") }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "\\(segments.tag + others.tag)"
        }
      }
      """)
    let screen = try #require(try controllerNamed("Screen", library) as? UIViewController)
    screen.loadViewIfNeeded()
    #expect(screen.title == "3")
  }

  @Test func `a class in a comment is told of`() throws {
    try folder.write(
      "import UIKit\nclass Other: UIViewController {}\n/*\nclass Screen: UIViewController {}\n*/\n",
      to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let library = try SourceLibrary(try compiler().compile(files, answers: [], isTolerant: true))
    let error = #expect(throws: SourceError.self) { try library.choose("Screen", for: .controller) }
    #expect(error.map { "\($0)".contains("Screen.swift:4 has it in a comment") } == true)
  }

  @Test func `an initialiser that does not compile fills in what its object has to have`() throws {
    let library = try load(
      """
      import UIKit
      final class Service {
        let name: String
        let number: Int
        var note: String?
        init(name: String) {
          self.name = name
          self.number = Remote.number
          return start()
        }
      }
      class Screen: UIViewController {
        private let service: Service
        init(service: Service) {
          self.service = service
          guard Remote.isThere else { Remote.stop() }
          super.init(nibName: nil, bundle: nil)
          self.count = Remote.count
        }
        required init?(coder: NSCoder) { fatalError("no") }
        override func viewDidLoad() { super.viewDidLoad(); title = "\\(service.number)" }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    // What counts something is made up as one.
    #expect(screen.title == "1")
  }

  @Test func `an initialiser keeps its call of another that was at fault for what it lacked`()
    throws
  {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        private let mark: UILabel
        private let other: UILabel
        init(kind: Int) {
          self.mark = Remote.label(of: kind)
          self.other = Remote.make { kind in Remote.other(kind) }
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("no") }
        override func viewDidLoad() { super.viewDidLoad(); title = "\\(mark.alpha)" }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "1.0")
  }

  @Test func `constraints hold that SnapKit describes, though nobody has it`() throws {
    let library = try load(
      """
      import UIKit
      import SnapKit
      class Screen: UIViewController {
        let inner = UIView()
        private var height: SnapKit.Constraint?
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(inner)
          inner.snp.makeConstraints { (make) -> Void in
            make.top.left.right.equalToSuperview().inset(10)
            height = make.height.equalTo(30).priority(.high).constraint
          }
        }
      }
      """)
    #expect(warnings(library).isEmpty)
    let screen = try controller(library)
    screen.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    screen.view.layoutIfNeeded()
    #expect(screen.view.subviews.first?.frame == CGRect(x: 10, y: 10, width: 180, height: 30))
  }

  @Test func `constraints of a file hold for which another one imports SnapKit`() throws {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        override func loadView() {
          let (outer, inner) = (UIView(), UIView())
          outer.addSubview(inner)
          inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
          view = outer
        }
      }
      """)
    #expect(warnings(library).isEmpty)
    let screen = try controller(library)
    screen.view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    screen.view.layoutIfNeeded()
    #expect(screen.view.subviews.first?.frame == CGRect(x: 5, y: 5, width: 50, height: 30))
  }

  @Test func `what types conform to in files of their own comes along`() throws {
    try folder.write("<xml/>", to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "protocol Reusable { static var reuseName: String { get } }", to: "Kit/Protocols.swift")
    try folder.write(
      "extension Reusable { static var reuseName: String { \"\\(self)\" } }",
      to: "Kit/Defaults.swift")
    try folder.write("import UIKit\nextension UITableViewCell: Reusable {}", to: "Kit/Cells.swift")
    try folder.write(
      "func described<T: Reusable>(_ type: T.Type) -> String { T.reuseName }", to: "Kit/Names.swift"
    )
    let library = try load(
      """
      import UIKit
      final class Row: UITableViewCell {}
      final class Screen: UIViewController, Reusable {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = described(Row.self) + Self.reuseName
        }
      }
      """)
    #expect(warnings(library).isEmpty)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "RowScreen")
  }

  @Test func `a storyboard's initialiser that gives up makes what has lost all others`() throws {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        private let count: Int
        init(remote: Remote) { count = 1; super.init(nibName: nil, bundle: nil) }
        required init?(coder decoder: NSCoder) { fatalError("init(coder:) is not supported") }
        override func viewDidLoad() { super.viewDidLoad(); title = "\\(count)" }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    // What counts something is made up as one.
    #expect(screen.title == "1")
  }

  private func controllerNamed(_ name: String, _ library: SourceLibrary) throws -> AnyObject {
    try #require(
      library.set.make(
        try library.choose(name, for: .controller),
        SourceArguments([:], delegate: nil, in: library.set)))
  }

  @Test func `parts for SwiftUI go, and parts for UIKit in the same file stay`() throws {
    let library = try load(
      """
      import SwiftUI
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "UIKit" }
      }
      struct Panel: View { var body: some View { Text("no") } }
      #Preview { Panel() }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "UIKit")
    #expect(library.omissions.isEmpty)
  }

  @Test func `files of the project come along though they import what is not there`() throws {
    try folder.write(
      """
      import Networking
      struct Trip { let name: String; func load() { Network.get() } }
      """, to: "Model/Trip.swift")
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = Trip(name: "Oslo").name }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "Oslo")
  }

  @Test func `what was tried once is not compiled again`() throws {
    try folder.write(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); Missing.call() }
      }
      """, to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let cache = folder.url.appendingPathComponent("cache")
    let first = try compiler(cache: cache).compile(files, answers: [], isTolerant: true)
    #expect(first.omissions.count == 1)
    // No compiler ends within this time.
    let second = try compiler(timeLimit: 0, cache: cache)
      .compile(files, answers: [], isTolerant: true)
    #expect(second.library == first.library)
    #expect(second.omissions == first.omissions)
  }

  private func compiled(
    _ files: [String: String], modules: SourceCompiler.Modules = .init(), expression: String? = nil
  ) throws -> SourceLibrary {
    for (path, text) in files { try folder.write(text, to: path) }
    let sources = try SourceFiles(["Screen.swift"], in: folder.url)
    return try SourceLibrary(
      try compiler().compile(
        sources, answers: [], modules: modules, expression: expression, isTolerant: true))
  }

  private static let badge = """
    import UIKit
    open class Badge: UIView {
      public let text: String
      public init(_ text: String) { self.text = text; super.init(frame: .zero) }
      public required init?(coder: NSCoder) { nil }
    }
    """

  private static let screen = """
    import UIKit
    import Badges
    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = Badges.Badge("new").text
      }
    }
    """

  @Test(arguments: [
    "Packages/Badges/Sources/Badges/Badge.swift", "Pods/Badges/Badge.swift",
    "Carthage/Checkouts/Badges/Sources/Badge.swift",
    ".build/checkouts/kit/Sources/Badges/Badge.swift",
  ])
  func `a module is compiled from where package managers put it`(path: String) throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Badges", targets: [.target(name: "Badges")])
      """
    var files = ["Screen.swift": Self.screen, path: Self.badge]
    // What a library has checked out itself is none of its files.
    if path.hasPrefix("Carthage") {
      files["Carthage/Checkouts/Badges/Carthage/Checkouts/Nimble/Sources/Other.swift"] =
        "public final class Badge {}"
    }
    if let end = path.range(of: "/Sources/Badges") {
      files[String(path[..<end.lowerBound]) + "/Package.swift"] = manifest
    }
    let library = try compiled(files)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "new")
    #expect(library.omissions.isEmpty)
  }

  @Test func `the folder of a target may hold links to files of its package`() throws {
    let kit = folder.url.appendingPathComponent("Kit")
    try folder.write(Self.badge, to: "Kit/Badges/Badge.swift")
    try folder.write("secret", to: "Other.swift")
    try folder.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Badges\")])",
      to: "Kit/Package.swift")
    let target = kit.appendingPathComponent("Sources/Badges")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for (name, path) in [("Badge", "../../Badges/Badge"), ("Other", "../../../Other")] {
      try FileManager.default.createSymbolicLink(
        atPath: target.appendingPathComponent("\(name).swift").path,
        withDestinationPath: "\(path).swift")
    }
    let found = SourceFiles.moduleContents(of: target, linkedIn: kit)
    #expect(found.map(\.lastPathComponent) == ["Badge.swift"])
    #expect(SourceFiles.moduleContents(of: target).isEmpty)
  }

  @Test func `modules are told by name, and import each other`() throws {
    let other = Folder()
    try other.write(
      Self.badge.replacing("import UIKit", with: "import UIKit\nimport Ink"), to: "b/Badge.swift")
    try other.write("public let ink = 3\nfunc broken() { nothing() }", to: "i/Ink.swift")
    let library = try compiled(
      ["Screen.swift": Self.screen],
      modules: .init(folders: [
        "Badges": other.url.appendingPathComponent("b"),
        "Ink": other.url.appendingPathComponent("i"),
      ]))
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "new")
    let message = try #require(library.omissions.first?.message)
    #expect(message.hasPrefix("module 'Ink': cannot find 'nothing' in scope"))
  }

  @Test func `a class of a module is what its superclass there is`() throws {
    let library = try compiled([
      "Screen.swift": """
      import UIKit
      import Badges
      class Row: BadgeCell {}
      class Screen: UIViewController { let row = Row(frame: .zero) }
      """,
      "Pods/Badges/Badge.swift": "import UIKit\nopen class BadgeCell: UICollectionViewCell {}",
    ])
    #expect(library.set.classes(for: .cell).map(\.name) == ["Row"])
  }

  @Test func `an expression makes the controller`() throws {
    let files = [
      "Screen.swift": """
      import UIKit
      struct Model { var name: String; static let sample = Model(name: "Sample") }
      class Screen: UIViewController {
        init(model: Model) { super.init(nibName: nil, bundle: nil); title = model.name }
        required init?(coder: NSCoder) { nil }
      }
      """
    ]
    let library = try compiled(files, expression: "Screen(model: .sample)")
    #expect(library.set.makeController?().title == "Sample")
    let error = #expect(throws: SourceError.self) {
      _ = try compiled(files, expression: "Screen(model: .other)")
    }
    #expect(
      error?.description
        == "'Screen(model: .other)' does not compile: type 'Model' has no member 'other'")
  }

  @Test func `a layout that is not whole is an error, and one beside what is not whole is none`()
    throws
  {
    try folder.write(
      """
      import UIKit
      class Whole: UICollectionViewLayout {}
      class Broken: UICollectionViewLayout { override func prepare() { nothing() } }
      class Cell: UICollectionViewCell { func f() { missing() } }
      """, to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let library = try SourceLibrary(try compiler().compile(files, answers: [], isTolerant: true))
    #expect(try library.choose("Whole", for: .layout).name == "Whole")
    let error = #expect(throws: SourceError.self) {
      _ = try library.choose("Broken", for: .layout)
    }
    #expect(error?.description.hasSuffix("error: cannot find 'nothing' in scope") == true)
  }

  @Test func `values of the sources are made up for what must be set`() throws {
    let library = try load(
      """
      import UIKit
      protocol Loading { var words: [String] { get } }
      struct RemoteLoader: Loading { let url: URL; var words: [String] { [] } }
      struct MockLoader: Loading { var words: [String] { ["a", "b"] } }
      struct Trip { let name: String }
      class Screen: UIViewController {
        var loader: Loading!
        var trip: Trip!
        override func viewDidLoad() { super.viewDidLoad(); title = loader.words.joined() + trip.name }
      }
      """)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title?.hasPrefix("abItem") == true)
  }
}
