import AnimLayers
import Foundation
import Testing
import UIKitCore

@testable import AnimSourceRuntime

/// How an app is started.
@MainActor struct AppLaunchTests {
  private class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let root = UIViewController()
      root.title = "\(type(of: self)) \(session.configuration.name ?? "-")"
      let window = UIWindow()
      window.rootViewController = root
      self.window = window
    }
  }
  private final class Usual: Delegate {}
  private final class Wanted: Delegate {}

  private final class App: NSObject, UIApplicationDelegate {
    let wanted: AnyClass?
    init(_ wanted: AnyClass?) { self.wanted = wanted }
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = wanted
      return configuration
    }
  }

  private func title(_ wanted: AnyClass?) -> String? {
    MediaClock.$current.withValue(MediaClock()) {
      UIEnvironment().run {
        let launch = AppLaunch()
        launch.add(appDelegate: { App(wanted) })
        launch.add(sceneDelegate: { Usual() })
        launch.add(sceneDelegate: { Wanted() })
        return launch.run(nil)?.title
      }
    }
  }

  @Test func `the scene's delegate is of the class that the app asks for`() {
    #expect(title(Wanted.self) == "Wanted Main")
  }

  @Test func `without a class it is the first, as an app's information would have it`() {
    #expect(title(nil) == "Usual Main")
  }

  private final class Root: UIViewController {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }

    private func add(_ call: String) {
      note("\(call), \(viewIfLoaded?.window == nil ? "no window" : "in window")")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      add("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("viewDidAppear")
    }
  }

  private final class Scene: NSObject, UIWindowSceneDelegate {
    let note: (String) -> Void
    var window: UIWindow? { didSet { note("window") } }
    init(_ note: @escaping (String) -> Void) { self.note = note }

    private func add(_ call: String, _ scene: UIScene) {
      note("\(call) \(scene.activationState.rawValue)")
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      add("willConnect", scene)
    }
    func sceneWillEnterForeground(_ scene: UIScene) { add("willEnterForeground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { add("didBecomeActive", scene) }
  }

  private final class AppOfScenes: NSObject, UIApplicationDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("willFinishLaunching \(application.applicationState.rawValue)")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("didFinishLaunching \(application.applicationState.rawValue)")
      return true
    }
  }

  /// Recorded on iOS 26.1 (`scenelaunchprobe` of Vercantez/openuikit).
  @Test func `delegates and the first screen are called in the order that was recorded`() {
    var calls: [String] = []
    MediaClock.$current.withValue(MediaClock()) {
      UIEnvironment().run {
        let launch = AppLaunch()
        launch.add(appDelegate: { AppOfScenes { calls.append($0) } })
        launch.add(sceneDelegate: { Scene { calls.append($0) } })
        _ = launch.run(Root { calls.append($0) })
      }
    }
    #expect(
      calls == [
        "willFinishLaunching 2", "didFinishLaunching 2", "window", "willConnect -1",
        "viewDidLoad, no window", "viewWillAppear, no window", "willEnterForeground -1",
        "viewDidAppear, in window", "didBecomeActive 0",
      ])
  }

  private final class OldApp: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) {
      let root = UIViewController()
      root.title = "Old"
      window = UIWindow()
      window?.rootViewController = root
    }
  }

  @Test func `an app may be told without options that it was launched`() {
    let title = MediaClock.$current.withValue(MediaClock()) {
      UIEnvironment().run {
        let launch = AppLaunch()
        launch.add(appDelegate: { OldApp() })
        return launch.run(nil)?.title
      }
    }
    #expect(title == "Old")
  }
}
