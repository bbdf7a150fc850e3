import AnimSourceRuntime
import Foundation
import Synchronization
import Testing

@testable import AnimLayoutSources

/// How sources come to compile, and what is said meanwhile.
@MainActor struct AttemptTests {
  private let folder = Folder()

  private func finder() -> ModuleFinder {
    ModuleFinder(in: folder.url, near: folder.url, given: .init())
  }

  private func module(_ name: String, importing others: String...) throws {
    let imports = others.map { "import \($0)\n" }.joined()
    try folder.write("\(imports)public struct \(name)Thing {}", to: "Pods/\(name)/\(name).swift")
  }

  /// What comes of sources, and what was said of each attempt, with nil at the end.
  private func compiled(
    _ name: String
  ) throws -> (product: SourceCompiler.Product, seen: [CompilationProgress?]) {
    let seen = Mutex<[CompilationProgress?]>([])
    var compiler = SourceCompiler.forTests(cache: folder.url.appendingPathComponent("cache"))
    compiler.observer = { progress in seen.withLock { $0.append(progress) } }
    let product = try compiler.compile(
      SourceFiles([name], in: folder.url), answers: [], isTolerant: true)
    return (product, seen.withLock(\.self))
  }

  @Test func `modules that do not need each other are of one depth`() throws {
    try module("Low")
    try module("Left", importing: "Low", "UIKit")
    try module("Right", importing: "Low")
    try module("High", importing: "Left", "Right", "Absent")
    let plan = ModulePlan(["High", "Low"], from: finder(), besides: [])
    #expect(plan.depths.map { $0.map(\.name) } == [["Low"], ["Left", "Right"], ["High"]])
    let rest = ModulePlan(["High"], from: finder(), besides: ["Low", "Left"])
    #expect(rest.depths.map { $0.map(\.name) } == [["Right"], ["High"]])
  }

  @Test func `modules that import each other come one after the other`() throws {
    try module("One", importing: "Two")
    try module("Two", importing: "One")
    let plan = ModulePlan(["One", "Two"], from: finder(), besides: [])
    #expect(plan.depths.map { $0.map(\.name) } == [["Two"], ["One"]])
  }

  @Test func `a file that uses what is left out of another one is looked at, too`() throws {
    try folder.write(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Shown"
          subtitle = Store().name
        }
        var subtitle = ""
      }
      """, to: "App/Screen.swift")
    try folder.write(
      "class Store { var name: Telemetry.Name { .usual }; var other = 1 }", to: "App/Store.swift")
    let (product, seen) = try compiled("App")
    let messages = product.omissions.map { "\($0.path.suffix(12)):\($0.line): \($0.message)" }
    #expect(
      messages == [
        "/Store.swift:1: cannot find type 'Telemetry' in scope; 'name' is left out",
        "Screen.swift:6: value of type 'Store' has no member 'name'; "
          + "a statement in 'viewDidLoad()' is left out",
      ])
    let texts = seen.map { $0?.text }
    #expect(
      texts == [
        "compiling the app, 2 files", "compiling the app, 2 files, attempt 2, 1 part left out",
        "compiling the app, 2 files, attempt 3, 2 parts left out", nil,
      ])
  }

  @Test func `a member that is missing brings in a few files that have one of its name, not all`()
    throws
  {
    try folder.write(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = view.caption
        }
      }
      """, to: "App/Screen.swift")
    for name in ["Label", "Button", "Switch", "Slider", "ImageView", "ScrollView", "TextField"] {
      try folder.write(
        "import UIKit\nextension UI\(name) { var caption: String { \"\" } }",
        to: "Extensions/\(name).swift")
    }
    let (product, seen) = try compiled("App/Screen.swift")
    #expect(product.omissions.map(\.line) == [5])
    let counts = seen.compactMap { $0?.fileCount }
    #expect(counts.first == 1)
    #expect(counts.max() == 5)
  }

  @Test func `a type of a framework that is made in another way brings in what extends it`() throws
  {
    try folder.write(
      """
      import UIKit
      class Screen: UIViewController {
        let frame = CGRect(1, 2, 3, 4)
        let color = UIColor(gray: 0.5)
      }
      """, to: "App/Screen.swift")
    try folder.write(
      """
      import UIKit
      extension CGRect {
        init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
          self.init(x: x, y: y, width: width, height: height)
        }
      }
      """, to: "Extensions/Geometry.swift")
    try folder.write(
      "import UIKit\nextension UIColor { convenience init(gray: CGFloat) { self.init(white: gray, alpha: 1) } }",
      to: "Extensions/Colors.swift")
    let (product, _) = try compiled("App/Screen.swift")
    #expect(product.omissions.map(\.message) == [])
    #expect(product.paths.count == 3)
  }

  @Test func `what stands for a class may be of what others may override`() throws {
    try folder.write(
      """
      import UIKit
      import Absent
      open class Screen: UIViewController {
        open lazy var bar = AbsentBarView()
        public let button = AbsentButton()
        open func show(_ cell: AbsentCell) {}
        override open func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
        }
      }
      """, to: "App/Screen.swift")
    let (product, _) = try compiled("App")
    #expect(
      product.omissions.map(\.message).filter { $0.contains("stands for") }.count == 3
        && product.omissions.count == 4)
  }

  @Test func `all that a type is at fault for is left out at once`() throws {
    try folder.write(
      """
      import UIKit
      class Screen: UIViewController, Titled {
        let store = Store()
      }
      protocol Titled {
        var first: Int { get }
        var second: Int { get }
        var third: Int { get }
      }
      class Store {
        let first: Int
        let second: String
        init(_ value: Absent) {}
      }
      """, to: "App/Screen.swift")
    let (product, seen) = try compiled("App")
    #expect(product.omissions.map(\.line).contains(2))
    // The initialiser and the three requirements, then both properties and what makes such an object.
    #expect(seen.compactMap { $0?.omissionCount } == [0, 4, 7])
  }

  @Test func `the words of a file tell at once what it cannot declare`() {
    let index = WordIndex(
      "infix operator <-\nfunc <- <T>(größe: T, by: Int) {} // nothing: Café_1\nlet last")
    for name in ["infix", "<-", "T", "größe", "by", "Café_1", "nothing", "last"] {
      #expect(index.mentions(name), "\(name)")
    }
    for name in ["in", "gr", "Café", "Café_", "->", "las", "lasting"] {
      #expect(!index.mentions(name), "\(name)")
    }
  }

  @Test(arguments: [
    (
      "A.swift:3:7: error: cannot find 'x: y' in scope", "A.swift", 3, 7,
      "cannot find 'x: y' in scope"
    ),
    ("a:1:b.swift:30:1: note: here: error: no", "a:1:b.swift", 30, 1, "here: error: no"),
    ("a.swift:1:2: warning: ", "a.swift", 1, 2, ""),
  ])
  func `a message of the compiler has a place`(
    _ line: String, _ path: String, _ row: Int, _ column: Int, _ message: String
  ) throws {
    let diagnostic = try #require(Diagnostic(Substring(line)))
    #expect(diagnostic.path == path)
    #expect(diagnostic.line == row)
    #expect(diagnostic.column == column)
    #expect(diagnostic.message == message)
    #expect(diagnostic.description == line)
  }

  @Test(arguments: [
    "error: no input files", ":1:2: error: x", "a.swift:1: error: x",
    "12 | let a: Int = b ?? 1: 2: error",
    "a.swift:1:2: remark: x", "a.swift:x:2: error: x", "",
  ])
  func `other lines of the compiler are no messages`(_ line: String) {
    #expect(Diagnostic(Substring(line)) == nil)
  }
}
