import Foundation
import Testing

/// Modules that are compiled before the app that imports them.
struct ModuleTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test func `a nib names classes of modules, and connects outlets that only the module sees`()
    throws
  {
    try program.write(
      """
      import UIKit
      class Mark: UIView {}
      open class Base: UIViewController {
        @IBOutlet private weak var mark: Mark!
        open override func viewDidLoad() { super.viewDidLoad(); mark.backgroundColor = .black }
      }
      """, to: "Kit/Base.swift")
    try program.write("import UIKit\nimport Kit\nclass Shown: Base {}\n", to: "App/Shown.swift")
    try program.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shown"><connections>
          <outlet property="view" destination="v"/><outlet property="mark" destination="m"/>
        </connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="20" height="20"/>
          <subviews><view id="m" customClass="Mark" customModule="Kit">
            <rect key="frame" x="5" y="5" width="10" height="10"/></view></subviews>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>
      </objects></document>
      """, to: "App/Shown.xib")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [20, 20], scale: 1}
      controller: {source: App, class: Shown}
      modules: {Kit: Kit}
      """, to: "shown.yaml")
    let outcome = try program.run("shown.yaml", "--rgba", "out.rgba")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("warning"), Comment(rawValue: outcome.errors))
    let pixels = try program.bytes(of: "out.rgba")
    #expect(pixels[4 * (20 * 2 + 2)..<4 * (20 * 2 + 2) + 3] == [255, 0, 0])
    #expect(pixels[4 * (20 * 10 + 10)..<4 * (20 * 10 + 10) + 3] == [0, 0, 0])
  }

  @Test func `nibs and pictures of a module are found in its folder`() throws {
    try program.write(
      """
      import UIKit
      public class Tile: UIView {
        public static func make() -> UIView {
          UINib(nibName: "Tile", bundle: Bundle(for: Tile.self)).instantiate(withOwner: nil)[0] as! UIView
        }
      }
      """, to: "Other/Kit/Tile.swift")
    try program.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v" customClass="Tile" customModule="Kit">
          <rect key="frame" x="0" y="0" width="20" height="20"/>
          <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/></view>
      </objects></document>
      """, to: "Other/Kit/Resources/Tile.xib")
    try program.write(
      """
      import UIKit
      import Kit
      class Shown: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Tile.make()) }
      }
      """, to: "App/Shown.swift")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [20, 20], scale: 1}
      controller: {source: Shown.swift, class: Shown}
      """, to: "App/shown.yaml")
    let outcome = try program.run(
      "App/shown.yaml", "--module", "Kit=Other/Kit", "--rgba", "out.rgba")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(try program.bytes(of: "out.rgba")[4 * 210..<4 * 210 + 3] == [0, 0, 255])
  }

  @Test func `what was left out is told of where the app crashes for it`() throws {
    try program.write(
      """
      import UIKit
      class Shown: UIViewController {
        var words: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          words = Absent.words
          title = words[0]
        }
      }
      """, to: "Shown.swift")
    let outcome = try program.run("--screen", "Shown.swift", "--class", "Shown", "-o", "x.png")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains(
        "Shown.swift:7:1: the code crashes here; a statement in 'viewDidLoad()' is left out"),
      Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("cannot find 'Absent' in scope"))
    // In a scenario it is an error.
    try program.write(
      "renderAnim: 1\ncontroller: {source: Shown.swift, class: Shown}\n", to: "shown.yaml")
    let strict = try program.run("shown.yaml", "--png", "y.png")
    #expect(strict.code == 65 && strict.errors.contains("crashed"))
    #expect(
      strict.errors.contains("note: parts of the sources do not compile and were left out"),
      Comment(rawValue: strict.errors))
  }

  @Test func `where a module crashes, what the app has called it for is left out`() throws {
    try program.write(
      """
      import UIKit
      public enum Kit {
        public static func name() -> String { first(in: []) }
        static func first(in names: [String?]) -> String { check(names.first ?? nil) }
        static func check(_ name: String?) -> String { name! }
      }
      """, to: "Kit/Kit.swift")
    try program.write(
      """
      import UIKit
      import Kit
      class Shown: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = Kit.name()
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          label.text = "The rest"
          view.addSubview(label)
        }
      }
      """, to: "App/Shown.swift")
    let outcome = try program.run(
      "--screen", "App/Shown.swift", "--module", "Kit=Kit", "-o", "x.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(
      outcome.errors.contains(
        "App/Shown.swift:6:1: the code crashes here; a statement in 'viewDidLoad()'"),
      Comment(rawValue: outcome.errors))
    for word in ["does not come to its end", "nothing is left out", "nothing but background"] {
      #expect(!outcome.errors.contains(word), Comment(rawValue: outcome.errors))
    }
  }

  @Test func `the doctor finds folders where it is, and knows the gaps of modules`() throws {
    try program.write(
      "import UIKit\npublic class Dial: UIView { func turn() { Absent.turn() } }\n",
      to: "Kit/Dial.swift")
    try program.write(
      "import UIKit\nimport Kit\nclass Shown: UIViewController {}\n", to: "App/Shown.swift")
    let outcome = try program.run("doctor", "App", "--module", "Kit=Kit")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(text.contains("Shown"), Comment(rawValue: text))
    #expect(text.contains("cannot find 'Absent' in scope"), Comment(rawValue: text))
  }

  @Test func `the doctor is content with a library that has no screen`() throws {
    try program.write("import UIKit\npublic class Dial: UIView {}\n", to: "Kit/Dial.swift")
    #expect(try program.run("doctor", "Kit").code == 0)
    try program.write("import UIKit\nfunc turn() { Absent.turn() }\n", to: "Kit/Dial.swift")
    #expect(try program.run("doctor", "Kit").code == 1)
  }

  @Test func `the doctor misses no module that the program has in its own way`() throws {
    try program.write(
      """
      import UIKit
      import Kingfisher
      class Shown: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          UIImageView().kf.setImage(with: URL(string: "https://a.b/c"))
        }
      }
      """, to: "Kit/Shown.swift")
    let outcome = try program.run("doctor", "Kit")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(!text.contains("modules without sources"), Comment(rawValue: text))
  }

  @Test func `code that is left out and whose value is missed says why`() throws {
    try program.write(
      """
      import UIKit
      enum Plan {}
      class Shown: UIViewController {
        var plan: Plan { Absent.plan }
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = plan
          view.backgroundColor = .red
        }
      }
      """, to: "Shown.swift")
    let outcome = try program.run("--screen", "Shown.swift", "--class", "Shown", "-o", "x.png")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains("cannot find 'Absent' in scope; what 'plan' does is left out")
        && outcome.errors.contains("Shown.swift:7:1: the code crashes here"),
      Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("does not come to its end"))
    // In a scenario it is an error.
    try program.write(
      "renderAnim: 1\ncontroller: {source: Shown.swift, class: Shown}\n", to: "shown.yaml")
    let strict = try program.run("shown.yaml", "--png", "y.png")
    #expect(
      strict.errors.contains(
        "what 'plan' does is left out, as it does not compile, and what it returns, of type Plan, cannot be made "
          + "up: Shown.swift:4:20: cannot find 'Absent' in scope"),
      Comment(rawValue: strict.errors))
    #expect(!strict.errors.contains("the layout"))
    // It is told by the scenario too.
    try program.write(
      "renderAnim: 1\ncontroller: {source: Shown.swift, class: Shown, leaveOut: 'Shown.swift:7'}\n",
      to: "shown.yaml")
    #expect(try program.run("shown.yaml", "--png", "y.png").code == 0)
  }

  @Test func `a table without rows lists made-up ones where what would bring them is missing`()
    throws
  {
    func errors(_ load: String) throws -> String {
      try program.write(
        """
        import UIKit
        struct Row { let title: String }
        final class Model { fileprivate var rows: [Row]? }
        final class Shown: UITableViewController {
          private let model: AnyObject = Model()
          override func viewDidLoad() {
            super.viewDidLoad()
            \(load)
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            (model as? Model)?.rows?.count ?? 0
          }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = (model as? Model)?.rows?[path.row].title
            return cell
          }
        }
        """, to: "Shown.swift")
      let outcome = try program.run("--screen", "Shown.swift", "--class", "Shown", "-o", "x.png")
      #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
      return outcome.errors
    }
    let (missing, whole) = (try errors("Absent.load()"), try errors(""))
    #expect(missing.contains("'Shown' has nothing to list"), Comment(rawValue: missing))
    #expect(!missing.contains("nothing but background"), Comment(rawValue: missing))
    // What an app lists itself is what there is.
    #expect(!whole.contains("has nothing to list"))
    #expect(whole.contains("nothing but background"), Comment(rawValue: whole))
  }

  @Test func `a layout that places nothing where it is seen is warned of`() throws {
    try program.write(
      "import UIKit\nclass Empty: UICollectionViewLayout {}\n", to: "Empty.swift")
    let outcome = try program.run("--layout", "Empty.swift", "-o", "x.png")
    #expect(outcome.errors.contains("no cell is to be seen"), Comment(rawValue: outcome.errors))
  }

  @Test func `a screen that shows what it presents alone is not called blank`() throws {
    func errors(_ presents: Bool) throws -> String {
      try program.write(
        """
        import UIKit
        class Shown: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let sheet = UIViewController()
            let label = UILabel(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
            label.text = "There is something"
            sheet.view.addSubview(label)
            \(presents ? "present(sheet, animated: true)" : "")
          }
        }
        """, to: "Shown.swift")
      return try program.run("--screen", "Shown.swift", "-o", "x.png").errors
    }
    let presented = try errors(true)
    #expect(!presented.contains("nothing but background"), Comment(rawValue: presented))
    let bare = try errors(false)
    #expect(bare.contains("nothing but background"), Comment(rawValue: bare))
  }
}
