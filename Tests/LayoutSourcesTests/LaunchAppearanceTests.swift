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
}
