import Foundation
import Testing

/// Several scenarios of which some run code that misbehaves.
struct CrashTests {
  private let program: Program
  private let all = ["a.yaml", "crash.yaml", "loop.yaml", "hoard.yaml", "z.yaml"]
  private let limits = ["--time-limit", "2", "--memory-limit", "200"]

  init() throws {
    program = try Program()
    try program.write(Self.layout, to: "Fickle.swift")
    try program.write(Self.scenario("class: flow"), to: "a.yaml")
    for habit in ["crash", "loop", "hoard"] { try write(habit, habit: habit) }
    try program.write(Self.scenario("source: Fickle.swift"), to: "z.yaml")
  }

  private static let layout = """
    import UIKit

    class Fickle: UICollectionViewFlowLayout {
      enum Habit { case none, crash, loop, hoard }
      var habit = Habit.none
      private var hoard: [Data] = []

      override func prepare() {
        super.prepare()
        switch habit {
        case .none: break
        case .crash: _ = hoard[hoard.count]
        case .loop: while hoard.isEmpty {}
        case .hoard: while true { hoard.append(Data(repeating: 1, count: 1 << 26)) }
        }
      }
    }
    """

  private static func scenario(_ layout: String) -> String {
    """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {\(layout), itemSize: [10, 10]}
    timeline: [{wait: 0.04}, {insertItems: [[0, 1]]}, {wait: 0.04}]
    """
  }

  private func write(_ name: String, habit: String) throws {
    try program.write(
      Self.scenario("source: Fickle.swift, habit: \(habit)"), to: "\(name).yaml")
  }

  /// Expects the messages about the scenarios that misbehave.
  private func expectReasons(in text: String) {
    for reason in [
      "the compiled sources crashed", "Fickle.swift:12", "did not return within 2 s",
      "took more than 200 MB",
    ] {
      #expect(text.contains(reason), Comment(rawValue: text))
    }
  }

  @Test func `scenarios that crash, hang or hoard fail alone when several are rendered`() throws {
    let outcome = try program.run(
      ["render"] + all + ["--gif", "out/{name}.gif", "--json-summary"] + limits)
    #expect(outcome.code == 65, Comment(rawValue: outcome.errors))
    #expect(program.files().filter { $0.hasPrefix("out/") } == ["out/a.gif", "out/z.gif"])
    expectReasons(in: outcome.errors)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let failed = (json?["failed"] as? [[String: Any]])?.compactMap { $0["scenario"] as? String }
    #expect(failed == ["crash.yaml", "loop.yaml", "hoard.yaml"])
    #expect((json?["rendered"] as? [Any])?.count == 2)
    // The same as one after the other in one process.
    #expect(try program.run("z.yaml", "--gif", "z.gif").code == 0)
    #expect(try program.bytes(of: "z.gif") == (try program.bytes(of: "out/z.gif")))
  }

  @Test func `a screen is drawn as far as its code comes, if it is not a scenario's`() throws {
    try program.write(
      """
      import UIKit
      final class Engine {
        var power: Int!
        lazy var cylinders: Int = [Int]()[power]
      }
      final class Screen: UIViewController, UITableViewDataSource {
        private let engine: Engine
        init(engine: Engine) { self.engine = engine; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .red
          let table = UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
          table.dataSource = self
          view.addSubview(table)
          UIView.animate(withDuration: 1) { self.view.alpha = CGFloat(self.engine.power) }
          view.backgroundColor = .blue
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          DispatchQueue.main.async { self.title = "\\(self.engine.cylinders)" }
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.backgroundColor = path.row == 0 ? .green : [UIColor]()[path.row]
          return cell
        }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--png", "screen.png", "--at", "90%")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(program.files().contains("screen.png"))
    for part in [
      "Screen.swift:16:1: the code crashes here; a statement in 'viewDidLoad()' is left out",
      "what the app has waited for does not come to its end", "Screen.swift:4",
    ] {
      #expect(outcome.errors.contains(part), Comment(rawValue: outcome.errors))
    }
    try program.write(
      """
      import UIKit
      final class Bare: UIViewController {
        init() { fatalError("no screen") }
        required init?(coder: NSCoder) { nil }
        func log() { Absent.log() }
      }
      """, to: "Bare.swift")
    let bare = try program.run("--screen", "Bare.swift", "--png", "bare.png")
    #expect(
      bare.code == 0 && bare.errors.contains("an empty controller stands for it")
        && bare.errors.contains("no screen"), Comment(rawValue: bare.errors))
    // A scenario is about what happens, crashes too.
    let own = "controller: {source: Screen.swift, class: Screen}"
    try program.write(
      "renderAnim: 1\ncanvas: {size: [60, 40]}\n\(own)\ntimeline: [{wait: 0.1}]\n",
      to: "screen.yaml")
    #expect(try program.run("screen.yaml", "--png", "b.png").code == 65)
  }

  @Test func `a screen that is shown alone goes on without what others would have set`() throws {
    try program.write(
      """
      import UIKit
      final class Model { var order: String! }
      final class Screen: UIViewController {
        let model = Model()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = model.order.uppercased()
          view.backgroundColor = .red
        }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--class", "Screen", "--png", "a.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(
      outcome.errors.contains("Screen.swift:7:1: the code crashes here"),
      Comment(rawValue: outcome.errors))
  }

  @Test func `a screen goes on after a crash in the midst of a change`() throws {
    // As many as are left out, and two more.
    let changes = (1...5).map {
      "mutating func sort\($0)(by places: [Int]) {\nbooks[0] = places[books.count + \($0)]\n}"
    }
    try program.write(
      """
      import UIKit
      struct Shelf {
        var books = [1]
        \(changes.joined(separator: "\n"))
      }
      final class Screen: UIViewController {
        static var shelf = Shelf()
        var own = Shelf()
        func log() { Absent.log() }
        override func viewDidLoad() {
          super.viewDidLoad()
          Screen.shelf.sort1(by: [])
          Screen.shelf.sort2(by: [])
          own.sort3(by: [])
          Screen.shelf.sort4(by: [])
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          own.sort5(by: [])
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          view.backgroundColor = .red
          Screen.shelf.books = [2]
          own.books = [3]
          own.books.append(contentsOf: Screen.shelf.books)
          print("there are", own.books)
        }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--png", "a.png")
    let said = outcome.errors + String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.code == 0, Comment(rawValue: said))
    #expect(said.contains("there are [3, 2]"), Comment(rawValue: said))
    #expect(said.contains("viewWillAppear(_:) of Screen does not come to its end"))
  }

  @Test func `a screen that is shown alone is given what others would have set`() throws {
    try program.write(
      """
      import UIKit
      struct Film { let title: String }
      typealias Choice = (Film) -> Void
      struct Actions { let show: Choice; let count: (Int, String) -> Int }
      protocol Input { func load() }
      protocol Output { var films: [Film] { get } }
      typealias Listing = Input & Output
      final class Model: Listing {
        private let actions: Actions
        private(set) var films: [Film] = []
        init(actions: Actions) { self.actions = actions }
        func load() {
          actions.show(Film(title: "a"))
          print("counted", actions.count(3, "b"))
        }
      }
      final class Screen: UITableViewController {
        private var model: Listing!
        var film: Film?
        override func viewDidLoad() {
          super.viewDidLoad()
          model.load()
          print("showing", film == nil ? "nothing" : "a film")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          model.films.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = model.films[path.row].title
          return cell
        }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--png", "a.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    let said = outcome.errors + String(decoding: outcome.output, as: UTF8.self)
    for part in ["counted 1", "showing a film", "has nothing to list"] {
      #expect(said.contains(part), Comment(rawValue: said))
    }
    #expect(!outcome.errors.contains("crash"), Comment(rawValue: outcome.errors))
  }

  @Test func `a file's screen goes on where the app says that something was not set`() throws {
    try program.write(
      """
      import UIKit
      protocol Service { func title() -> String }
      func unset<T>() -> T { preconditionFailure("\\(T.self) is not set") }
      final class Screen: UIViewController {
        private lazy var service: Service = unset()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .red
          title = service.title()
        }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--png", "a.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(program.files().contains("a.png"))
  }

  @Test func `a screen of which nothing is missing ends as its app would`() throws {
    for (body, reason) in [
      ("view.alpha = [CGFloat]()[0]", "Index out of range"),
      ("UITableView().dequeueReusableCell(withIdentifier: \"a\", for: [0, 0])", "a"),
    ] {
      try program.write(
        """
        import UIKit
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """, to: "Screen.swift")
      let outcome = try program.run("--screen", "Screen.swift", "--png", "screen.png")
      #expect(outcome.code == 65, Comment(rawValue: outcome.errors))
      #expect(outcome.errors.contains(reason), Comment(rawValue: outcome.errors))
      #expect(!program.files().contains("screen.png"))
    }
  }

  @Test
  func
    `a screen goes on without what crashes where the program's own modules are in place of others'`()
    throws
  {
    try program.write(
      """
      import UIKit
      import Then
      final class Screen: UIViewController, UITableViewDataSource {
        private let table = UITableView().then { $0.backgroundColor = .white }
        override func viewDidLoad() {
          super.viewDidLoad()
          table.frame = view.bounds
          table.dataSource = self
          view.addSubview(table)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.backgroundColor = path.row == 0 ? .green : [UIColor]()[path.row]
          return cell
        }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--png", "screen.png", "--at", "90%")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(program.files().contains("screen.png"))
    #expect(
      outcome.errors.contains("Screen.swift:14:1: the code crashes here"),
      Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("no such module"))
  }

  @Test func `code that is left where it changed something may change it again`() throws {
    try program.write(
      """
      import UIKit
      final class Screen: UIViewController {
        var numbers = [1]
        var count = 0 { didSet { numbers[count] = absent(count) } }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .red
          count = 4
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          count = 0
          numbers[0] += 1
          view.backgroundColor = .green
          view.alpha = numbers.count == 1 ? 1 : 0
        }
        func absent(_ index: Int) -> Int { index > 0 ? [Int]()[index] : 1 }
        func missing() { Absent.log() }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--png", "screen.png", "--at", "90%")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(
      outcome.errors.contains("viewDidLoad() of Screen does not come to its end"),
      Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("viewDidAppear"), Comment(rawValue: outcome.errors))
  }

  @Test func `globals that crashed while they were made are made anew`() throws {
    try program.write(
      """
      import UIKit
      final class Store {
        static let shared = Store()
        static var isWhole = false
        let names: [String]
        init() { names = [Store.isWhole ? ["Shown"][0] : [String]()[0]] }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = Store.shared.names[0]
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = Store.shared.names[0]
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          Store.isWhole = true
          view.backgroundColor = Store.shared.names[0] == "Shown" ? .green : .red
        }
        func log() { Absent.log() }
      }
      """, to: "Screen.swift")
    let outcome = try program.run("--screen", "Screen.swift", "--png", "screen.png", "--at", "90%")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    for method in ["viewDidLoad()", "viewWillAppear(_:)"] {
      #expect(
        outcome.errors.contains("\(method) of Screen does not come to its end"),
        Comment(rawValue: outcome.errors))
    }
    #expect(!outcome.errors.contains("viewDidAppear"), Comment(rawValue: outcome.errors))
  }

  @Test func `they are errors in a report that has the others too`() throws {
    for habit in ["crash", "loop", "hoard"] { try write(habit, habit: "none") }
    #expect(try program.run("record", ".").code == 0)
    for habit in ["crash", "loop", "hoard"] { try write(habit, habit: habit) }
    let outcome = try program.run(["verify", ".", "--junit", "junit.xml"] + limits)
    #expect(outcome.code == 65, Comment(rawValue: outcome.errors))
    for name in ["a", "z"] { #expect(outcome.errors.contains("passed  \(name)/light@1x")) }
    #expect(outcome.errors.contains("2 passed, 3 errored"))
    expectReasons(in: outcome.errors)
    let junit = String(decoding: try program.bytes(of: "junit.xml"), as: UTF8.self)
    #expect(junit.contains(#"tests="5" failures="0" errors="3""#))
    expectReasons(in: junit)
    #expect(program.files().contains(".render-anim/report/report.html"))
  }

  @Test func `the others are recorded`() throws {
    let outcome = try program.run(["record", "."] + limits)
    #expect(outcome.code == 65)
    #expect(
      program.files().filter { $0.hasSuffix("manifest.json") } == [
        "References/a/light@1x/manifest.json", "References/z/light@1x/manifest.json",
      ])
    expectReasons(in: outcome.errors)
  }

  @Test func `a gallery shows the others`() throws {
    let outcome = try program.run(["gallery"] + all + ["-o", "site"] + limits)
    #expect(outcome.code == 65)
    expectReasons(in: outcome.errors)
    let page = String(decoding: try program.bytes(of: "site/index.html"), as: UTF8.self)
    #expect(page.contains(#""gif":"a.gif""#) && page.contains(#""gif":"z.gif""#))
    #expect(!page.contains(#""gif":"crash.gif""#))
  }

  @Test func `a preview says so on its page and goes on`() async throws {
    try write("crash", habit: "none")
    let run = try program.start(["preview", "crash.yaml", "--port", "0"] + limits)
    try run.wait { run.errors.contains("http://127.0.0.1:") }
    try write("crash", habit: "crash")
    try run.wait { run.errors.contains("the compiled sources crashed") }
    try write("crash", habit: "none")
    try run.wait { run.errors.components(separatedBy: "frames, ").count > 2 }
    #expect(run.interrupt() == 130)
  }

  @Test func `waiting is no work, so that a busy machine is no hang`() throws {
    try program.write(
      """
      import UIKit
      class Waiting: UICollectionViewFlowLayout {
        override func prepare() { super.prepare(); Thread.sleep(forTimeInterval: 0.7) }
      }
      """, to: "Waiting.swift")
    try program.write(Self.scenario("source: Waiting.swift"), to: "wait.yaml")
    let outcome = try program.run("wait.yaml", "--gif", "wait.gif", "--time-limit", "0.5")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
  }

  @Test func `a crash names the file of its own project, whoever compiled it`() throws {
    for folder in ["one", "two"] {
      try program.write(Self.layout, to: "\(folder)/Fickle.swift")
      try program.write(
        Self.scenario("source: Fickle.swift, habit: crash"), to: "\(folder)/crash.yaml")
    }
    for folder in ["one", "two"] {
      let outcome = try program.run("\(folder)/crash.yaml", "--gif", "out.gif")
      #expect(
        outcome.errors.contains("\(folder)/Fickle.swift:12"), Comment(rawValue: outcome.errors))
      let inside = try program.run(
        ["crash.yaml", "--gif", "out.gif"], folder: program.folder.appendingPathComponent(folder))
      #expect(inside.errors.contains("at Fickle.swift:12"), Comment(rawValue: inside.errors))
    }
  }

  @Test func `what a scenario leaves out as it crashes is back once it says no more of it`() throws
  {
    try program.write(
      """
      import UIKit
      class Shown: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let none = [Int]()
          print(none[3])
        }
      }
      """, to: "Shown.swift")
    func outcome(_ rest: String) throws -> Program.Outcome {
      try program.write(
        "renderAnim: 1\ncontroller: {source: Shown.swift, class: Shown\(rest)}\n", to: "shown.yaml")
      return try program.run("shown.yaml", "--png", "x.png")
    }
    #expect(try outcome("").code == 65)
    #expect(try outcome(", leaveOut: 'Shown.swift:6'").code == 0)
    #expect(try outcome("").code == 65)
    for place in ["Shwn.swift:6", "Shown.swift", "Shown.swift:600"] {
      let stray = try outcome(", leaveOut: '\(place)'")
      #expect(
        stray.code == 65
          && stray.errors.contains(
            "nothing is left out at '\(place)': no statement of the sources is there"),
        Comment(rawValue: stray.errors))
    }
  }
}
