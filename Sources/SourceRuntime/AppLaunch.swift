import Foundation
public import UIKitCore

/// Starts an app as the system does, so that its first screen is the one that it chooses itself.
@MainActor package final class AppLaunch {
  private var appDelegate:
    (type: any UIApplicationDelegate.Type, make: @MainActor () -> any UIApplicationDelegate)?
  /// The classes that can be a scene's delegate, and how one is made; the first is what an app's information would name.
  private var sceneDelegates:
    [(type: any UISceneDelegate.Type, make: @MainActor () -> any UISceneDelegate)] = []
  /// Asks for the looks that the app's delegate gives to all bars and views, where that is known apart from the delegate.
  fileprivate var looks: (@MainActor () -> Void)?

  /// Whether the sources have what the system would start.
  package var isPossible: Bool { appDelegate != nil || !sceneDelegates.isEmpty }

  /// The names of the classes that the system would make.
  package var delegateNames: Set<String> {
    Set(sceneDelegates.map { "\($0.type)" }).union(appDelegate.map { ["\($0.type)"] } ?? [])
  }

  package init() {}

  func add<Delegate: UIApplicationDelegate>(
    appDelegate make: @escaping @MainActor () -> Delegate
  ) {
    appDelegate = appDelegate ?? (Delegate.self, make)
  }

  package func add<Delegate: UISceneDelegate>(
    sceneDelegate make: @escaping @MainActor () -> Delegate
  ) {
    sceneDelegates.append((Delegate.self, make))
  }

  /// Gives the app its delegate, which is not told that it was launched: screens ask it for what they share.
  package func introduce() {
    let application = UIApplication.shared
    guard application.delegate == nil, let appDelegate else { return }
    tell("init of the app's delegate") { application.delegate = appDelegate.make() }
  }

  /// Gives a screen that is shown without launching its app what each has around it: delegates of the app and of its scene.
  package func accompany() {
    let application = UIApplication.shared
    if application.delegate == nil { application.delegate = UnknownAppDelegate() }
    let scene = application.windowScene
    guard scene.delegate == nil, let usual = sceneDelegates.first else { return }
    tell("init of the scene's delegate") { scene.delegate = usual.make() }
  }

  /// Tells the delegates of an app that was not launched of the window that its screen is in, as a storyboard would: alerts and what stands for
  /// loading ask them for it.
  ///
  /// - Parameter window: The window; delegates that have one keep theirs.
  package static func note(_ window: UIWindow) {
    let application = UIApplication.shared
    if let delegate = application.delegate, delegate.window == nil { delegate.window = window }
    let scene = application.windowScene.delegate as? any UIWindowSceneDelegate
    if let scene, scene.window == nil { scene.window = window }
  }

  /// The delegate of an app of which nothing else is known.
  private final class UnknownAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  /// Asks for the looks that all bars and views of the app have, for a screen that is shown without launching it.
  package func dress() {
    guard let looks else { return }
    tell("what the app's delegate says of all looks") { looks() }
  }

  /// Calls the app's code, which may not come to its end.
  private func tell(_ what: String, _ body: @escaping @MainActor () -> Void) {
    UIEnvironment.current.attempt(what, body)
  }

  /// Posts a notification of the app's life to whoever waits for it.
  private func post(_ name: Notification.Name, _ object: AnyObject) {
    tell("what waits for \(name.rawValue)") {
      NotificationCenter.default.post(name: name, object: object)
    }
  }

  /// Starts the app.
  ///
  /// The delegates and the first controller are called in the order that was recorded on iOS 26.1.
  ///
  /// - Parameter drawn: The first controller of the app's main storyboard; nil for none. Its view is made
  ///   when the delegates have seen it, as in UIKit.
  /// - Returns: The controller in the window that the app shows; nil if it shows none.
  package func run(_ drawn: UIViewController?) -> UIViewController? {
    introduce()
    let application = UIApplication.shared
    let delegate = application.delegate
    application.beginLaunch()
    let storyboardWindow = drawn.map { root in
      let window = UIWindow()
      window.waits = true
      window.rootViewController = root
      return window
    }
    if sceneDelegates.isEmpty, let storyboardWindow { delegate?.window = storyboardWindow }
    application.applicationState = sceneDelegates.isEmpty ? .inactive : .background
    tell("application(_:willFinishLaunchingWithOptions:)") {
      _ = try? delegate?.application(application, willFinishLaunchingWithOptions: nil)
    }
    tell("application(_:didFinishLaunchingWithOptions:)") {
      let isToldSo = try? delegate?.application(application, didFinishLaunchingWithOptions: nil)
      if isToldSo == nil { try? delegate?.applicationDidFinishLaunching(application) }
    }
    post(UIApplication.didFinishLaunchingNotification, application)
    let (scene, options) = (application.windowScene, UIScene.ConnectionOptions())
    let sceneDelegate = makeSceneDelegate(of: application, for: scene.session, options)
    scene.delegate = sceneDelegate
    scene.activationState = .unattached
    application.applicationState = .inactive
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let storyboardWindow { windowDelegate?.window = storyboardWindow }
    let hasScenes = sceneDelegate != nil
    if hasScenes { post(UIScene.willConnectNotification, scene) }
    tell("scene(_:willConnectTo:options:)") {
      try? sceneDelegate?.scene(scene, willConnectTo: scene.session, options: options)
    }
    // Looks that are asked for once the window is visible still count: it is laid out when the delegates have returned.
    for window in application.windows { window.takeOnAppearances() }
    func showWindow() -> UIWindow? {
      let windows =
        [windowDelegate?.window, delegate?.window].compactMap(\.self)
        + application.windows.reversed()
      let own = windows.first { $0.rootViewController != nil && $0 !== storyboardWindow }
      let window = own ?? storyboardWindow
      window?.makeKeyAndVisible()
      return window
    }
    _ = showWindow()
    tell("sceneWillEnterForeground(_:)") { try? sceneDelegate?.sceneWillEnterForeground(scene) }
    if hasScenes { post(UIScene.willEnterForegroundNotification, scene) }
    application.enterForeground()
    scene.activationState = .foregroundActive
    application.applicationState = .active
    tell("sceneDidBecomeActive(_:)") { try? sceneDelegate?.sceneDidBecomeActive(scene) }
    if hasScenes { post(UIScene.didActivateNotification, scene) }
    tell("applicationDidBecomeActive(_:)") {
      try? delegate?.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification, application)
    // Some apps make their window, or another one, only now.
    var shown = showWindow()
    // Others choose their first screen when they have been told who is signed in, or what a server says.
    let clock = MediaClock.current
    let end = clock.now + Self.patience
    while shown == nil, clock.now < end, !clock.isStopped {
      clock.advance(to: clock.now + Self.patience / 40)
      shown = showWindow()
    }
    return shown?.rootViewController
  }

  /// Seconds after its launch in which an app may come to its first screen.
  private static let patience = 2.0

  /// The delegate of the class that the app's delegate asks for, or else of that which the app's information would name; nil
  /// for an app without scenes.
  private func makeSceneDelegate(
    of application: UIApplication, for session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> (any UISceneDelegate)? {
    guard let usual = sceneDelegates.first else { return nil }
    let configuration = try? application.delegate?.application(
      application, configurationForConnecting: session, options: options)
    guard let configuration else { return usual.make() }
    session.configuration = configuration
    guard let wanted = configuration.delegateClass else { return usual.make() }
    return (sceneDelegates.first { $0.type == wanted } ?? usual).make()
  }
}

extension SourceSet {
  /// Adds what asks for the looks that the app's delegate gives to all bars and views.
  public func addCommonLooks(_ dress: @escaping @MainActor () -> Void) { launch.looks = dress }

  /// Adds what the system makes as the app's delegate.
  public func addAppDelegate<Delegate: UIApplicationDelegate>(
    _ make: @escaping @MainActor () -> Delegate
  ) {
    launch.add(appDelegate: make)
  }

  /// Adds what the system makes as the delegate of the app's scene.
  public func addSceneDelegate<Delegate: UISceneDelegate>(
    _ make: @escaping @MainActor () -> Delegate
  ) {
    launch.add(sceneDelegate: make)
  }
}
