import AnimLayers
import Foundation
import Testing
import UIKitCore

@testable import AnimSourceRuntime

/// Looks that an app asks for while its scene is connected.
@MainActor struct LaunchAppearanceTests {
  private final class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      self.window = window
      UINavigationBar.appearance().tintColor = .systemYellow
    }
  }

  @Test func `they count although the window is visible`() {
    let tint = MediaClock.$current.withValue(MediaClock()) {
      UIEnvironment().run {
        let launch = AppLaunch()
        launch.add(sceneDelegate: { Delegate() })
        let root = launch.run(nil) as? UINavigationController
        return root?.navigationBar.tintColor
      }
    }
    #expect(tint == .systemYellow)
  }

  /// An app whose first controller waits for notifications of the app's life, as ones do that load anew in front.
  private final class WaitingDelegate: NSObject, UIWindowSceneDelegate {
    final class Controller: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let names = [
          UIApplication.didFinishLaunchingNotification, UIScene.willEnterForegroundNotification,
          UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
        ]
        for name in names {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] notification in
            let name = notification.name.rawValue
            MainActor.assumeIsolated { self?.heard.append(name) }
          }
        }
      }
    }

    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let window = UIWindow()
      window.rootViewController = Controller()
      window.rootViewController?.loadViewIfNeeded()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  @Test func `whoever waits for the app to be in front hears of it once`() {
    let heard = MediaClock.$current.withValue(MediaClock()) {
      UIEnvironment().run {
        let launch = AppLaunch()
        launch.add(sceneDelegate: { WaitingDelegate() })
        return (launch.run(nil) as? WaitingDelegate.Controller)?.heard
      }
    }
    #expect(
      heard == [
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
  }
}
