import AnimSourceLowering
import Testing

/// What is taken out of an app's delegate for screens that are shown without it.
struct CommonLooksTests {
  private func looks(_ text: String, calling others: String = "") throws -> [Substring] {
    let source = CommonLooks.source(
      of: SwiftSource(path: "AppDelegate.swift", text: text),
      calling: [SwiftSource(path: "Theme.swift", text: others)])
    let looks = try #require(source)
    #expect(looks.path == "AppDelegate.swift (looks)")
    return looks.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0.isWhitespace } }

  @Test func `statements about appearance proxies stay in their lines with what they use`() throws {
    let lines = try looks(
      """
      import Firebase
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let brand = UIColor.red
        let other = 4
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          FirebaseApp.configure()
          window?.tintColor = brand
          let bar = UINavigationBar.appearance()
          bar.barTintColor = self.tone()
          bar.isTranslucent = false
          let unused = 3
          if #available(iOS 13, *) {
            let look = UINavigationBarAppearance()
            bar.standardAppearance = look
          }
          return true
        }
        @objc private func tone() -> UIColor { brand }
        func silent() { print("nothing") }
      }
      """)
    #expect(lines[0].hasPrefix("import UIKit; @MainActor final class GeneratedCommonLooks {"))
    #expect(!lines[0].contains("Firebase"))
    let brand = lines[4].drop { $0.isWhitespace }
    #expect(brand == "static let brand = UIColor.red;")
    #expect(isBlank(lines[5]))
    #expect(lines[6].contains("static func dress0() {"))
    #expect(isBlank(lines[7]))
    #expect(lines[8].contains("UIWindow.appearance().tintColor = brand"))
    #expect(lines[9].contains("let bar = UINavigationBar.appearance();"))
    #expect(lines[10].contains("bar.barTintColor = self.tone();"))
    #expect(lines[11].contains("bar.isTranslucent = false;"))
    #expect(isBlank(lines[12]))
    #expect(lines[19].contains("static func tone() -> UIColor { brand };"))
    #expect(!lines[20].contains("silent"))
  }

  @Test
  func `what only some versions of iOS are told stays whole, what depends on the app does not`()
    throws
  {
    let lines = try looks(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          if #available(iOS 15, *) {
            let look = UITabBarAppearance()
            UITabBar.appearance().scrollEdgeAppearance = look
          }
          if User.current == nil { UITabBar.appearance().isHidden = true }
          return
        }
      }
      """)
    #expect(lines[3].contains("let look = UITabBarAppearance()"))
    #expect(!lines[6].contains("isHidden"))
  }

  @Test func `functions that set common looks are called, whoever declares them`() throws {
    let text = """
      extension AppDelegate: UIApplicationDelegate {}
      class AppDelegate: NSObject {
        func launch() {
          Theme.apply()
          Theme.shared.apply()
          Other.apply()
          paint()
        }
      }
      """
    let lines = try looks(
      text,
      calling: """
        func paint() { UILabel.appearance().textColor = .red }
        struct Theme {
          static func apply() { UIView.appearance().tintColor = .red }
        }
        struct Other { static func apply() {} }
        """)
    #expect(lines[3].contains("Theme.apply();") && lines[4].contains("Theme.shared.apply();"))
    #expect(!lines[5].contains("Other") && lines[6].contains("paint();"))
  }

  @Test func `a delegate that asks for no look has no part in it`() {
    let source = SwiftSource(
      path: "AppDelegate.swift",
      text: """
        class AppDelegate: UIResponder, UIApplicationDelegate { func launch() { start() } }
        class Screen: UIViewController { func load() { UILabel.appearance().textColor = .red } }
        """)
    #expect(CommonLooks.source(of: source, calling: []) == nil)
  }
}
