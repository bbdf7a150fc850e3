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
