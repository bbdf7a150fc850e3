import Foundation
import Testing

struct SourceTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(Self.layout, to: "Rows.swift")
    try program.write(Self.scenario, to: "rows.yaml")
  }

  /// Rows whose heights the delegate knows; misbehaves in one of several ways if it is told to.
  private static let layout = """
    import UIKit

    protocol RowsDelegate: AnyObject {
      func rows(_ rows: Rows, heightOfRowAt path: IndexPath) -> CGFloat
    }

    class Rows: UICollectionViewLayout {
      enum Habit { case none, crash, loop, hoard, recurse, turn, leave, talk }
      var habit = Habit.none
      weak var delegate: RowsDelegate?
      private var frames: [CGRect] = [], hoard: [Data] = []

      override func prepare() {
        frames = []
        var y: CGFloat = 0
        for item in 0..<collectionView!.numberOfItems(inSection: 0) {
          let path = IndexPath(item: item, section: 0)
          let height = delegate?.rows(self, heightOfRowAt: path) ?? 0
          frames.append(CGRect(x: 0, y: y, width: 100, height: height))
          y += height
        }
        switch habit {
        case .none, .turn: break
        case .talk: print("preparing")
        case .crash: frames[frames.count].origin.x = 0
        case .loop: while frames.count > 0 {}
        case .hoard: while true { hoard.append(Data(repeating: 1, count: 1 << 26)) }
        case .recurse: sink(1)
        case .leave: exit(0)
        }
      }

      private func sink(_ depth: Int) { sink(depth + 1); frames.removeAll() }

      override var collectionViewContentSize: CGSize {
        CGSize(width: 100, height: frames.last?.maxY ?? 0)
      }

      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frames[path.item]
        return attributes
      }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
      }

      override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
    }
    """

  private static let scenario = """
    renderAnim: 1
    canvas: {size: [100, 100], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {source: Rows.swift}
    delegate: {heightOfRowAt: 10 + 5 * item}
    cells: {default: [{view: {insets: 0, backgroundColor: black}}]}
    timeline: [{wait: 0.1}]
    """

  @Test func `a scenario renders the layout of an app`() throws {
    let outcome = try program.run("rows.yaml", "--frames", "frames/%04d.png", "--rgba", "out.rgba")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    let pixels = try program.bytes(of: "out.rgba")
    // Three black rows of 10, 15 and 20 points on white; the middle of a line of each picture row.
    let column = (0..<100).map { pixels[4 * (100 * $0 + 50)] }
    #expect(column.firstIndex(of: 255) == 45)
    #expect(column[..<45].allSatisfy { $0 == 0 })
  }

  @Test func `what a layout prints does not mix with the picture`() throws {
    let silent = try program.run("rows.yaml", "--quiet", "--rgba", "-")
    let outcome = try program.run(
      "rows.yaml", "--quiet", "--rgba", "-", "--set", "layout.habit=talk")
    #expect(outcome.errors.contains("preparing"))
    #expect(outcome.output == silent.output && !silent.output.isEmpty)
  }

  @Test func `formulas in a longer text are filled in`() throws {
    try program.write(
      "import UIKit\nclass Card: UICollectionViewCell { var caption = \"\" { didSet { print(caption) } } }",
      to: "Card.swift")
    let outcome = try program.run(
      "rows.yaml", "--set", "layout.source=[Rows.swift, Card.swift]", "--set",
      "cells.default={class: Card, set: {caption: \"Card (item + 1) of 3\"}}", "--png", "out.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("Card 2 of 3"))
  }

  @Test func `tasks run at the scenario's time`() throws {
    try program.write(
      """
      import UIKit

      class Patient: UICollectionViewController {
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.backgroundColor = .white
          Task {
            let steps = await Counter().count(to: 2)
            for _ in 0..<steps { try await Task.sleep(for: .seconds(0.1)) }
            collectionView.backgroundColor = .black
          }
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
          -> Int
        { 0 }
      }

      actor Counter {
        func count(to end: Int) async -> Int {
          await withTaskGroup(of: Int.self) { group in
            for _ in 0..<end { group.addTask { 1 } }
            return await group.reduce(0, +)
          }
        }
      }
      """, to: "Patient.swift")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [10, 10], scale: 1}
      controller: {source: Patient.swift}
      timeline: [{wait: 0.4}]
      """, to: "patient.yaml")
    let outcome = try program.run("patient.yaml", "--fps", "50", "--rgba", "out.rgba")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    let pixels = try program.bytes(of: "out.rgba")
    // Frame k is at k / 50 seconds; twice 0.1 seconds make ten frames.
    let isBlack = stride(from: 0, to: pixels.count, by: 400).map { pixels[$0] == 0 }
    #expect(isBlack.firstIndex(of: true) == 10)
    #expect(isBlack.suffix(from: 10).allSatisfy { $0 })
  }

  @Test func `a layout renders without a scenario`() throws {
    let outcome = try program.run("--layout", "Rows.swift", "--png", "out.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(program.files().contains("out.png"))
  }

  @Test func `where a layout fails, the controller that makes it is named`() throws {
    for folder in ["Layouts", "Screens", "App.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent("App/\(folder)"),
        withIntermediateDirectories: true)
    }
    try program.write(
      Self.layout.replacing("Habit.none", with: "Habit.crash"), to: "App/Layouts/Rows.swift")
    func controller(_ text: String) -> String {
      """
      import UIKit
      final class RowsController: UIViewController {
        private let rows = Rows()
        private var habit: Rows.Habit { isViewLoaded ? .none : .crash }
        override func viewDidLoad() {
          rows.habit = habit
          _ = UICollectionView(frame: .zero, collectionViewLayout: rows)
          let label = UILabel(frame: CGRect(x: 10, y: 100, width: 90, height: 30))
          label.text = "\(text)"
          precondition(label.text != "")
          view.addSubview(label)
        }
      }
      """
    }
    try program.write(controller("Rows"), to: "App/Screens/RowsController.swift")
    try program.write("", to: "App/App.xcodeproj/project.pbxproj")
    let maker = "note: 'RowsController' (App/Screens/RowsController.swift:3) makes this layout"
    let note = "\(maker): render-anim --screen App --class RowsController\n"
    let failed = try program.run("--layout", "App/Layouts/Rows.swift", "--json", "rows.json")
    #expect(failed.code == 65)
    #expect(failed.errors.contains(note), Comment(rawValue: failed.errors))
    // No command that fails is suggested.
    try program.write(controller(""), to: "App/Screens/RowsController.swift")
    let empty = try program.run("--layout", "App/Layouts/Rows.swift", "--json", "rows.json")
    #expect(empty.errors.contains("\(maker), but is not shown alone either"))
    #expect(!empty.errors.contains("--screen"))
    let quiet = try program.run(
      "--layout", "App/Layouts/Rows.swift", "--json", "rows.json", "--quiet")
    #expect(!quiet.errors.contains("--screen"))
    // What does not compile is left out of screens, too.
    try program.write(controller("Rows"), to: "App/Screens/RowsController.swift")
    try program.write(
      Self.layout.replacing("var y: CGFloat = 0", with: "var y: CGFloat = unknown()"),
      to: "App/Layouts/Rows.swift")
    let refused = try program.run("--layout", "App/Layouts/Rows.swift", "--json", "rows.json")
    #expect(refused.code == 65)
    #expect(!refused.errors.contains("RowsController"))
    try program.write(Self.layout, to: "App/Layouts/Rows.swift")
    let shown = try program.run("--layout", "App/Layouts/Rows.swift", "--json", "rows.json")
    #expect(shown.code == 0)
    #expect(!shown.errors.contains("--screen"))
  }

  @Test func `of a layout that shows nothing alone the screen of its controller is rendered`()
    throws
  {
    for folder in ["Layouts", "Screens", "App.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent("App/\(folder)"),
        withIntermediateDirectories: true)
    }
    try program.write("", to: "App/App.xcodeproj/project.pbxproj")
    try program.write(
      """
      import UIKit
      final class Shy: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 90, height: 90) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          guard collectionView?.superview is Shelf else { return [] }
          return [UICollectionViewLayoutAttributes(forCellWith: [0, 0])]
        }
      }
      """, to: "App/Layouts/Shy.swift")
    try program.write(
      """
      import UIKit
      class Shelf: UIView {
        let list = UICollectionView(frame: .zero, collectionViewLayout: Shy())
      }
      final class ShelfController: UIViewController {
        let shelf = Shelf()
        override func viewDidLoad() {
          view.addSubview(shelf)
          let label = UILabel(frame: CGRect(x: 10, y: 100, width: 90, height: 30))
          label.text = "Shelf"
          view.addSubview(label)
        }
      }
      """, to: "App/Screens/ShelfController.swift")
    let shown = try program.run("--layout", "App/Layouts/Shy.swift", "--json", "shy.json")
    #expect(shown.code == 0, Comment(rawValue: shown.errors))
    #expect(
      shown.errors.contains(
        "makes this layout, which shows nothing without it; this is its screen: "
          + "render-anim --screen App --class ShelfController"), Comment(rawValue: shown.errors))
  }

  @Test func `in the place of a layout for others to descend from one of those is shown`() throws {
    try program.write(
      """
      import UIKit
      class Base: UICollectionViewLayout {
        private var size: CGSize!
        var columns = 0
        override func prepare() {
          if columns > 0 { size = CGSize(width: 300, height: 300) }
        }
        override var collectionViewContentSize: CGSize { size }
      }
      """, to: "Base.swift")
    let alone = try program.run("--layout", "Base.swift", "--json", "base.json")
    #expect(alone.code == 65)
    try program.write(
      """
      import UIKit
      final class Other {}
      final class Two: Base {
        override func prepare() {
          columns = 2
          super.prepare()
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
          cell.frame = CGRect(x: 10, y: 10, width: 90, height: 90)
          return [cell]
        }
      }
      """, to: "Two.swift")
    let shown = try program.run("--layout", "Base.swift", "--json", "base.json")
    #expect(shown.code == 0, Comment(rawValue: shown.errors))
    #expect(
      shown.errors.contains("'Base' shows nothing alone; 'Two' (Two.swift) is shown"),
      Comment(rawValue: shown.errors))
    let asked = try program.run(
      "--layout", "Base.swift", "--class", "Base", "--json", "base.json")
    #expect(asked.code == 65)
  }

  @Test func `a file that is no Swift is said to be left out where its class is missed`() throws {
    try program.write("import UIKit\nstruct Style {}\n", to: "Style.swift")
    try program.write(
      "import UIKit\nclass Broken: UICollectionViewLayout {\n  let a = Style(\n  func {\n}\n",
      to: "Broken.swift")
    let outcome = try program.run(
      "--layout", "Broken.swift", "--class", "Broken", "--json", "broken.json")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("Broken.swift:"))
  }

  @Test func `a layout that insists on scrolling sideways is scrolled that way`() throws {
    try program.write(
      """
      import UIKit

      class Strip: UICollectionViewFlowLayout {
        override func prepare() {
          precondition(scrollDirection == .horizontal, "a strip is horizontal")
          super.prepare()
        }
      }
      """, to: "Strip.swift")
    let outcome = try program.run("--layout", "Strip.swift", "--json", "strip.json")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("a strip is horizontal"))
    #expect(program.files().contains("strip.json"))
  }

  @Test func `what a layout does not bear is left out, and why is said`() throws {
    try program.write(
      Self.layout.replacing(
        "switch habit {", with: "precondition(frames.count == 24, \"too many\")\nswitch habit {"),
      to: "Rows.swift")
    let outcome = try program.run("--layout", "Rows.swift", "--json", "rows.json")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(
      outcome.errors.contains(
        "note: without inserting and deleting items, in which the layout fails:\n"))
    #expect(outcome.errors.contains("too many"))
    #expect(program.files().contains("rows.json"))
  }

  @Test(arguments: [
    ("crash", "sources crashed"), ("loop", "did not return"), ("recurse", "recursion without end"),
  ])
  func `a layout that cannot even be asked ends with its message`(
    habit: String, message: String
  ) throws {
    try program.write(
      Self.layout.replacing("Habit.none", with: "Habit.\(habit)"), to: "Rows.swift")
    let outcome = try program.run(
      "--layout", "Rows.swift", "--json", "rows.json", "--time-limit", "0.5")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains(message), Comment(rawValue: outcome.errors))
    #expect(!program.files().contains("rows.json"))
  }

  @Test func `sources are named as seen from where the program is started`() throws {
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("App/Layouts"), withIntermediateDirectories: true)
    try program.write(Self.layout, to: "App/Layouts/Rows.swift")
    let outcome = try program.run("--layout", "App/Layouts/Rows.swift", "--png", "out.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(program.files().contains("out.png"))
    let findings = try program.run("lint", "App/Layouts/Rows.swift")
    #expect(findings.code == 1)
    #expect(findings.errors.contains("App/Layouts/Rows.swift:45:1: warning:"))
  }

  @Test(arguments: [["lint"], ["--layout"]])
  func `a scenario is no source`(words: [String]) throws {
    let outcome = try program.run(words + ["rows.yaml"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("'rows.yaml' is a scenario"))
  }

  @Test func `what an app leaves to chance is the same in every run`() throws {
    try program.write(
      """
      import UIKit

      class Scattered: UICollectionViewFlowLayout {
        private let words = ["pine": 1.0, "oak": 2, "elm": 3, "ash": 4, "fir": 5]

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
          let attributes = super.layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
          var x = CGFloat.random(in: 0...1) + .random(in: 0..<1) + CGFloat(Int.random(in: 1...9))
          x += CGFloat(arc4random_uniform(9)) + CGFloat(drand48()) + ([1, 2, 3, 4].randomElement() ?? 0)
          x += [1, 2, 3, 4, 5].shuffled()[0] + (Bool.random() ? 1 : 0)
          x += CGFloat(UUID().uuid.0) + CGFloat(words.values.first ?? 0)
          x += Set(words.keys).first == "oak" ? 1 : 0
          let hours = Date().timeIntervalSince1970 / 3600
          attributes?.center = CGPoint(x: x, y: CGFloat(hours.truncatingRemainder(dividingBy: 24)))
          return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          (0..<collectionView!.numberOfItems(inSection: 0)).map {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!
          }
        }
      }
      """, to: "Scattered.swift")
    try program.write(
      Self.scenario.replacing("Rows.swift", with: "Scattered.swift"), to: "scattered.yaml")
    func trace(_ arguments: String...) throws -> [UInt8] {
      let outcome = try program.run(["scattered.yaml", "--json", "-", "-q"] + arguments)
      #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
      return [UInt8](outcome.output)
    }
    let first = try trace()
    #expect(try trace() == first)
    #expect(try trace("--set", "clock.seed=1") != first)
    // 9:41 in the morning.
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.contains("9.683"))
  }

  @Test(arguments: [
    ("crash", "the compiled sources crashed"), ("crash", "Rows.swift:25"),
    ("recurse", "recursion without end"), ("loop", "did not return within 3 s"),
    ("hoard", "took more than 200 MB"), ("leave", "by calling exit"),
  ])
  func `a layout that misbehaves is stopped and leaves nothing behind`(
    habit: String, message: String
  ) throws {
    let outcome = try program.run(
      "rows.yaml", "--set", "layout.habit=\(habit)", "--gif", "out.gif", "--time-limit", "3",
      "--memory-limit", "200")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains(message), Comment(rawValue: outcome.errors))
    #expect(program.files() == ["Rows.swift", "rows.yaml"])
  }

  @Test(
    arguments: [
      (["rows.yaml", "--no-sources"], 65, "refuses to run any"),
      (["rows.yaml", "--set", "layout.class=Row"], 65, "no class 'Row'; there is 'Rows'"),
      (["rows.yaml", "--set", "layout.speed=2"], 65, "no property 'speed'"),
      (["rows.yaml", "--set", "layout.habit=sloth"], 65, "of another type"),
      (
        ["rows.yaml", "--set", "layout.source=/etc/hosts"], 65, "must be named on the command line"
      ),
      (["rows.yaml", "--set", "layout.source=Lines.swift"], 65, "no Swift source 'Lines.swift'"),
    ] as [([String], Int32, String)])
  func `what cannot be used is said`(arguments: [String], code: Int32, message: String) throws {
    let outcome = try program.run(arguments + ["--gif", "out.gif"])
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(message), Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("error: "))
    #expect(!program.files().contains("out.gif"))
  }

  @Test(arguments: [
    ("[30, 40]", "'heightOfRowAt' must be a number, which the layout asks for"),
    ("tall", "'heightOfRowAt' must be a number, which the layout asks for"),
  ])
  func `an answer of the wrong type is found in the scenario`(
    answer: String, message: String
  ) throws {
    try program.write(
      Self.scenario.replacing("10 + 5 * item", with: answer), to: "wrong.yaml")
    let outcome = try program.run("wrong.yaml", "--gif", "out.gif")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.contains("wrong.yaml:5:12: error: \(message)"),
      Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("crashed"))
    #expect(!program.files().contains("out.gif"))
  }

  @Test(arguments: [
    (
      "cells: {default: {class: Card, set: {caption: [1, 2]}}}\ntimeline: [{wait: 0.1}]", 6, 38,
      "'Card' has no property 'caption' of that type"
    ),
    (
      "cells: {default: {class: Card, set: {captain: Ada}}}\ntimeline: [{wait: 0.1}]", 6, 38,
      "'Card' has no property 'captain' of that type"
    ),
    (
      "timeline: [{wait: 0.1}, {set: {layout.habit: sloth}}, {wait: 0.1}]", 6, 46,
      "'habit' of 'Rows' is of another type"
    ),
    (
      "timeline: [{wait: 0.1}, {set: {layout.habits: sloth}}, {wait: 0.1}]", 6, 47,
      "'Rows' has no property 'habits' of that type"
    ),
  ])
  func `a value that a class of the sources cannot have is found in the scenario`(
    end: String, line: Int, column: Int, message: String
  ) throws {
    try program.write(
      "import UIKit\nclass Card: UICollectionViewCell { var caption = \"\" }", to: "Card.swift")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [100, 100], scale: 1}
      dataSource: {sections: [{items: 3}]}
      layout: {source: [Rows.swift, Card.swift], habit: none}
      delegate: {heightOfRowAt: 10 + 5 * item}
      \(end)
      """, to: "wrong.yaml")
    let outcome = try program.run("wrong.yaml", "--gif", "out.gif")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.contains("wrong.yaml:\(line):\(column): error: \(message)"),
      Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("crashed"))
    #expect(!program.files().contains("out.gif"))
  }

  @Test func `a value that cannot be made up is asked for where sources are named`() throws {
    try program.write(
      """
      import UIKit

      struct Plan { private let secret: Int; private init() { secret = 1 } }
      protocol PlanDelegate: AnyObject { func plan(for layout: Planned) -> Plan }
      class Planned: UICollectionViewFlowLayout {
        weak var delegate: PlanDelegate?
        override func prepare() { super.prepare(); _ = delegate?.plan(for: self) }
      }
      """, to: "Planned.swift")
    try program.write(
      Self.scenario.replacing("Rows.swift", with: "Planned.swift"), to: "planned.yaml")
    let outcome = try program.run("planned.yaml", "--gif", "out.gif")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("planned.yaml:4:"), Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("is of type Plan and cannot be made up"))
    #expect(!outcome.errors.contains("crashed") && !outcome.errors.contains("exit"))
  }

  @Test func `a property that no name sets ends as the exception that an app would meet`() throws {
    try program.write(
      """
      import UIKit

      class Keyed: UICollectionViewFlowLayout {
        override func prepare() { super.prepare(); setValue(1, forKey: "rows") }
      }
      """, to: "Keyed.swift")
    try program.write(
      Self.scenario.replacing("Rows.swift", with: "Keyed.swift"), to: "keyed.yaml")
    let outcome = try program.run("keyed.yaml", "--gif", "out.gif")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.contains("not key value coding-compliant for the key rows"),
      Comment(rawValue: outcome.errors))
    #expect(outcome.errors.hasPrefix("keyed.yaml:"))
  }

  @Test func `a controller is driven by touches, and its outlets are made up`() throws {
    try program.write(Self.controller, to: "Swatches.swift")
    try program.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {
          "red": "0x20", "green": "32", "blue": "0.125", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/Ink.colorset/Contents.json")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [100, 100], scale: 1, touches: none}
      controller: {source: Swatches.swift}
      timeline: [{tap: {at: [10, 10]}}]
      """, to: "swatches.yaml")
    let outcome = try program.run("swatches.yaml", "--rgba", "out.rgba")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("views are made up for 'grid' and 1 other outlets"))
    let pixels = try program.bytes(of: "out.rgba")
    let frame = 4 * 100 * 100
    func red(_ x: Int, _ y: Int, in frameIndex: Int) -> UInt8 {
      pixels[frameIndex * frame + 4 * (100 * y + x)]
    }
    // Four squares of 50 points; the tapped one goes from the catalog's ink to white.
    #expect(red(10, 10, in: 0) == 32)
    #expect(red(10, 10, in: pixels.count / frame - 1) == 255)
    #expect(red(60, 60, in: pixels.count / frame - 1) == 32)

    // What was meant as a point is none of the app's items.
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [100, 100], scale: 1}
      controller: {source: Swatches.swift}
      timeline: [{tap: [10, 20]}]
      """, to: "point.yaml")
    let missing = try program.run("point.yaml", "--rgba", "none.rgba")
    #expect(missing.code == 65)
    #expect(
      missing.errors.contains(
        "point.yaml:4:18: error: there is no item [10, 20] to touch, there is 1 section; a point of "
          + "the screen is written {at: [x, y]}"), Comment(rawValue: missing.errors))
    #expect(!program.files().contains("none.rgba"))
  }

  private static let controller = """
    import UIKit

    class Swatches: UIViewController {
      @IBOutlet private weak var grid: UICollectionView! {
        didSet { grid.contentInsetAdjustmentBehavior = .never }
      }
      @IBOutlet weak var flow: UICollectionViewFlowLayout!
      private var isOn = [false, false, false, false]

      override func viewDidLoad() {
        super.viewDidLoad()
        flow.itemSize = CGSize(width: 50, height: 50)
        flow.minimumLineSpacing = 0
        flow.minimumInteritemSpacing = 0
      }
    }

    extension Swatches: UICollectionViewDataSource, UICollectionViewDelegate {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        isOn.count
      }

      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Swatch", for: path)
        cell.backgroundColor = isOn[path.item] ? .white : UIColor(named: "Ink")
        return cell
      }

      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        isOn[path.item].toggle()
        UIView.performWithoutAnimation { view.reloadItems(at: [path]) }
      }
    }

    class Swatch: UICollectionViewCell {}
    """

  @Test func `a machine without a compiler is told so`() throws {
    program.searchPath = "/nowhere"
    let outcome = try program.run("rows.yaml", "--gif", "out.gif")
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("no 'swiftc' in the PATH"))
  }

  @Test func `cards below others, and corners that turn out of the content, are no faults`() throws
  {
    try program.write(
      """
      import UIKit

      class Pile: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize {
          guard let view = collectionView else { return .zero }
          return CGSize(
            width: view.bounds.width,
            height: view.bounds.height * CGFloat(view.numberOfItems(inSection: 0)))
        }

        private var top: Int {
          guard let view = collectionView else { return 0 }
          return Int(max(0, view.contentOffset.y) / view.bounds.height)
        }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
          guard let view = collectionView else { return nil }
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = view.bounds
          attributes.center.y += view.contentOffset.y * CGFloat(path.item == top ? 0.001 : 0)
          attributes.transform = CGAffineTransform(rotationAngle: 0.1 * CGFloat(path.item))
          attributes.zIndex = -path.item
          return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let count = collectionView?.numberOfItems(inSection: 0) ?? 0
          return (top..<min(count, top + 3)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
          }
        }

        override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
      }
      """, to: "Pile.swift")
    let outcome = try program.run("lint", "Pile.swift")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
  }

  @Test func `validate asks a scenario's layout if it is told to`() throws {
    try program.write(
      """
      import UIKit

      final class Short: UICollectionViewFlowLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 20, height: 5) }
      }
      """, to: "Short.swift")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [20, 20], scale: 1}
      dataSource: {sections: [{items: 4}]}
      layout: {source: Short.swift, itemSize: [10, 10]}
      """, to: "short.yaml")
    #expect(try program.run("validate", "short.yaml").code == 0)
    let asked = try program.run("validate", "short.yaml", "--lint")
    #expect(asked.code == 1)
    #expect(asked.errors.contains("collectionViewContentSize is"), Comment(rawValue: asked.errors))
    #expect(asked.errors.contains("short.yaml:4:"))
  }

  @Test func `the linter names methods and lines`() throws {
    let outcome = try program.run("lint", "Rows.swift")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains(
        "Rows.swift:45:1: warning: layoutAttributesForElements(in:) returns 48 elements"))
    #expect(
      outcome.errors.contains(
        "Rows.swift:49:1: warning: shouldInvalidateLayout(forBoundsChange:) returns true while"))
    #expect(outcome.errors.contains("note: return true only when"))
  }

  @Test func `observers of an app's own objects hear of their changes`() throws {
    try program.write(
      """
      import UIKit
      class Counter: NSObject { @objc dynamic var count = 0 }
      class Plain {}
      class Shelf: NSObject {
        @objc dynamic private var _books = NSMutableArray()
        var books: NSMutableArray { mutableArrayValue(forKey: "_books") }
        var changes: [String] = []
        override init() {
          super.init()
          addObserver(self, forKeyPath: "_books", options: [.new, .old], context: nil)
        }
        deinit { removeObserver(self, forKeyPath: "_books") }
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          let indexes = change?[.indexesKey] as? IndexSet
          let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
          let new = change?[.newKey] as? [String] ?? [], old = change?[.oldKey] as? [String] ?? []
          changes.append("\\(kind) \\(keyPath!) \\(indexes.map(Array.init) ?? []) \\(new) \\(old)")
        }
        func empty() { _books = [] }
      }
      class Shown: UIViewController {
        let counter = Counter(), shelf = Shelf()
        @objc dynamic var word = "a"
        var watches: [NSKeyValueObservation] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          watches.append(counter.observe(\\.count, options: [.new, .old]) { counter, change in
            print("count", change.oldValue!, change.newValue!)
          })
          watches.append(observe(\\.word) { me, _ in print("word", me.word) })
          counter.count += 2
          word = "b"
          shelf.books.add("x"); shelf.books.insert("w", at: 0); shelf.books[1] = "y"
          shelf.books.removeObject(at: 0); shelf.empty(); shelf.books.add("z")
          // Of a class that cannot be compared.
          shelf.books.add(Plain()); _ = shelf.books.count; _ = shelf.books.count
          print(shelf.changes.joined(separator: "|"), shelf.books.count)
        }
      }
      """, to: "Shown.swift")
    let outcome = try program.run("--screen", "Shown.swift", "-o", "shown.png")
    let said = String(decoding: outcome.output, as: UTF8.self) + outcome.errors
    #expect(said.contains("count 0 2"), Comment(rawValue: said))
    #expect(said.contains("word b"))
    #expect(
      said.contains(
        """
        2 _books [0] ["x"] []|2 _books [0] ["w"] []|4 _books [1] ["y"] ["x"]|3 _books [0] [] ["w"]\
        |1 _books [] [] ["y"]|2 _books [0] ["z"] []|2 _books [1] [] [] 2
        """))
  }

  @Test func `a screen without a scenario shows what servers might answer, if it bears that`()
    throws
  {
    func screen(_ act: String) -> String {
      """
      import UIKit
      enum Mood: String, Decodable { case calm, merry }
      struct Answer: Decodable { let page: Int; let results: [Item] }
      struct Item: Decodable { let title: String; let mood: Mood; let image: URL }
      class Shown: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .red
          URLSession.shared.dataTask(with: URL(string: "https://a.b/items?key=secret")!) { data, _, error in
            guard let data, let answer = try? JSONDecoder().decode(Answer.self, from: data) else {
              return print("nothing")
            }
            \(act)
          }.resume()
        }
      }
      """
    }
    try program.write(
      screen(
        """
        let items = answer.results
        print("items", items.count, Set(items.map(\\.title)).count, Set(items.map(\\.mood)).count)
        URLSession.shared.dataTask(with: items[0].image) { data, _, _ in
          print("picture", UIImage(data: data!) != nil)
        }.resume()
        """), to: "Shown.swift")
    let outcome = try program.run(
      "--screen", "Shown.swift", "-o", "a.png", "--write-scenario", "a.yaml")
    let said = String(decoding: outcome.output, as: UTF8.self) + outcome.errors
    #expect(outcome.code == 0 && said.contains("items 12 12 2"), Comment(rawValue: said))
    #expect(said.contains("picture true"))
    #expect(said.contains("what https://a.b/items answers is made up") && !said.contains("secret"))
    #expect(!said.contains("example.com"))
    #expect(
      try String(decoding: program.bytes(of: "a.yaml"), as: UTF8.self).contains("madeUp: true"))

    try program.write(screen("fatalError()"), to: "Shown.swift")
    let other = try program.run("--screen", "Shown.swift", "-o", "b.png")
    #expect(
      other.code == 0 && other.errors.contains("without what servers would answer"),
      Comment(rawValue: other.errors))
  }

  @Test func `tasks have the scenario's date and chance from their first step on`() throws {
    try program.write(
      """
      import UIKit
      final class Store {
        func load() async -> String { "\\(Date().timeIntervalSince1970) \\(UUID())" }
      }
      class Shown: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .red
          Task { print("at", Date().timeIntervalSince1970, await Store().load()) }
        }
      }
      """, to: "Shown.swift")
    func said() throws -> String {
      let outcome = try program.run("--screen", "Shown.swift", "-o", "a.png")
      return String(decoding: outcome.output, as: UTF8.self) + outcome.errors
    }
    let first = try said()
    #expect(first.contains("at 1168335660.0 1168335660.0"), Comment(rawValue: first))
    let line = first.split(separator: "\n").first { $0.contains("at 1168335660") }
    #expect(try said().split(separator: "\n").contains { $0 == line })
  }

  @Test func `cells of a class are reused`() throws {
    try program.write(
      "import UIKit\nclass Badge: UICollectionViewCell {}\n"
        + "class Rows: UICollectionViewFlowLayout {}\n", to: "Rows.swift")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [100, 100], scale: 1}
      dataSource: {sections: [{items: 60}]}
      layout: {source: Rows.swift, itemSize: [100, 20]}
      cells: {default: {class: Badge}}
      timeline: [{setContentOffset: {offset: [0, 900], animated: true}}, {wait: 0.2}]
      expect: [{cellsReused: '>= 10', cellsMade: '<= 20'}]
      """, to: "rows.yaml")
    let outcome = try program.run("rows.yaml", "-o", "rows.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
  }
}
