import Foundation
import Testing

/// How often apps are launched, and what they see of their projects.
struct LaunchTests {
  private let program: Program

  init() throws { program = try Program() }

  private static let app = """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class Count { static let shared = Count(); var number = 0 }
    var launches = 0
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      static var delegates = [String]()
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) {
        launches += 1
        Count.shared.number += 1
        Self.delegates.append("delegate")
        window = UIWindow()
        window?.rootViewController = First()
        window?.makeKeyAndVisible()
      }
    }
    class First: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("seen \\(launches) \\(Count.shared.number) \\(SceneDelegate.delegates.count)")
        view.backgroundColor = launches == 1 ? .black : .white
      }
    }
    """

  @Test func `whatever is made of an app, it is launched afresh, and heard once`() throws {
    try program.write(Self.app, to: "App.swift")
    let outcome = try program.run(
      "--screen", "App.swift", "--scale", "1", "--png", "a.png", "-o", "a.gif", "--frames",
      "f/%04d.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("seen") }
    #expect(lines == ["seen 1 1 1"])
  }

  @Test func `an app that asks who is signed in before it shows anything is waited for`() throws {
    try program.write(
      Self.app.replacing(
        "window?.rootViewController = First()",
        with: """
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            self?.window?.rootViewController = First()
          }
          """), to: "App.swift")
    let outcome = try program.run("--screen", "App.swift", "--scale", "1", "--png", "a.png")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("seen 1 1 1"), Comment(rawValue: outcome.errors))
  }

  @Test func `who names the file of a screen means that screen, though the app comes along`() throws
  {
    try program.write(Self.app, to: "App.swift")
    try program.write(
      """
      import UIKit

      class Second: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print("second \\(Count.shared.number) \\(UIApplication.shared.delegate is AppDelegate)")
          view.backgroundColor = .systemTeal
        }
      }
      class Other: UIViewController {}
      """, to: "Second.swift")
    let second = try program.run("--screen", "Second.swift", "--scale", "1", "--png", "a.png")
    #expect(second.errors.contains("second 0 true"), Comment(rawValue: second.errors))
    #expect(!second.errors.contains("seen 0"), Comment(rawValue: second.errors))
    let first = try program.run("--screen", "App.swift", "--scale", "1", "--png", "a.png")
    #expect(first.errors.contains("seen 1 1 1"), Comment(rawValue: first.errors))
  }

  private static let project = """
    {
      objects = {
        P = { mainGroup = G; targets = (T); };
        G = { children = (F1); sourceTree = "<group>"; };
        F1 = { path = Screens/Page.swift; sourceTree = "<group>"; };
        B1 = { fileRef = F1; };
        T = {
          name = Diary; productType = "com.apple.product-type.application"; buildPhases = (Q);
        };
        Q = { isa = PBXSourcesBuildPhase; files = (B1); };
      };
      rootObject = P;
    }
    """

  private static let page = """
    import UIKit

    extension Bundle {
      var name: String? { object(forInfoDictionaryKey: "CFBundleName") as? String }
    }

    class Page: UIViewController {
      @IBOutlet var field: UITextField!
      override func viewDidLoad() {
        super.viewDidLoad()
        let texts = Bundle.main.url(forResource: "texts", withExtension: "txt")
        let bundle = Bundle.main
        let name = bundle.bundleIdentifier == nil ? "unknown" : Bundle.main.name ?? "-"
        print("sees \\(field.placeholder ?? "-") \\(texts != nil) \\(name)")
      }
    }
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Page" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <textField id="f" placeholder="drawn"><rect key="frame" x="20" y="100" width="200" height="30"/></textField>
    </subviews></view>
    <connections><outlet property="field" destination="f" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  @Test(arguments: [true, false])
  func `a screen sees the Xcode project around its file`(isScenario: Bool) throws {
    try program.write(Self.project, to: "Diary/Diary.xcodeproj/project.pbxproj")
    try program.write(Self.page, to: "Diary/Screens/Page.swift")
    try program.write(Self.storyboard, to: "Diary/Drawings/Main.storyboard")
    try program.write("", to: "Diary/Resources/texts.txt")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [375, 667], scale: 1}
      controller: {source: Page.swift, class: Page}
      timeline: [{wait: 0.1}]
      """, to: "Diary/Screens/page.yaml")
    let subject =
      isScenario
      ? ["Diary/Screens/page.yaml"] : ["--screen", "Diary/Screens/Page.swift", "--class", "Page"]
    let outcome = try program.run(subject + ["--png", "a.png"])
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("sees drawn true Diary"), Comment(rawValue: outcome.errors))
  }

  @Test func `why a class was left out is said`() throws {
    try program.write(
      """
      import UIKit
      import Reactors

      class Page: UIViewController, Reactors.View {
        var reactor: Reactors.Reactor<Page>
      }
      class Other: UIViewController {}
      """, to: "Page.swift")
    let outcome = try program.run("--screen", "Page.swift", "--class", "Page", "--png", "a.png")
    if outcome.code != 0 {
      #expect(outcome.errors.contains("'Page' does not compile and was left out: Page.swift:"))
      #expect(outcome.errors.contains("'Reactors'"), Comment(rawValue: outcome.errors))
    }
  }

  @Test func `an app whose storyboard is not there is told so, with the controllers that it has`()
    throws
  {
    try program.write(
      """
      {
        objects = {
          P = { mainGroup = G; targets = (T); };
          G = { children = (F); sourceTree = "<group>"; };
          F = { path = Page.swift; sourceTree = "<group>"; };
          B = { fileRef = F; };
          T = { name = Diary; productType = "com.apple.product-type.application"; buildPhases = (Q);
            buildConfigurationList = L; };
          L = { buildConfigurations = (C); };
          C = { buildSettings = { INFOPLIST_KEY_UIMainStoryboardFile = Start; }; };
          Q = { isa = PBXSourcesBuildPhase; files = (B); };
        };
        rootObject = P;
      }
      """, to: "Diary.xcodeproj/project.pbxproj")
    try program.write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Page: UIViewController {}
      class Cover: UIViewController {}
      """, to: "Page.swift")
    let outcome = try program.run("--screen", "Diary.xcodeproj", "--png", "a.png")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.contains(
        "the storyboard 'Start', which the app starts with, is not there; say which controller is meant with 'class', of"
      ),
      Comment(rawValue: outcome.errors))
    #expect(outcome.errors.contains("'Page'") && outcome.errors.contains("'Cover'"))
  }

  @Test func `a picture of a screen shows it as it comes up, a film scrolls it`() throws {
    try program.write(
      """
      import UIKit
      class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row \\(path.row)"
          return cell
        }
      }
      """, to: "Rows.swift")
    let moments: [(String, [String])] = [
      ("still.png", []), ("early.png", ["--at", "0.5"]), ("end.png", ["--at", "100%"]),
    ]
    for (name, more) in moments {
      let outcome = try program.run(["--screen", "Rows.swift", "--png", name] + more)
      #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    }
    let still = try program.bytes(of: "still.png")
    #expect(try still == program.bytes(of: "early.png"))
    #expect(try still != program.bytes(of: "end.png"))
  }
}
