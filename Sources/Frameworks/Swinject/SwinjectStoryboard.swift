public import Foundation
public import UIKitCore

/// What fills the container before the first controller of a storyboard is made: lowering makes an app's extension with `setup()` conform.
@preconcurrency @MainActor public protocol StoryboardSetup {
  /// Fills the container.
  static func setup()
}

extension Container {
  /// What is done with each controller of a class that a storyboard makes, before its view is loaded.
  @preconcurrency @MainActor public func storyboardInitCompleted<Controller: UIViewController>(
    _ controllerType: Controller.Type, name: String? = nil,
    initCompleted: @escaping (any Resolver, Controller) -> Void
  ) {
    storyboardCompletions.append { resolver, controller in
      // That of a class is not that of its subclasses.
      guard type(of: controller) == controllerType, let controller = controller as? Controller
      else { return }
      initCompleted(resolver, controller)
    }
  }

  /// The same, as it was called.
  @preconcurrency @MainActor public func registerForStoryboard<Controller: UIViewController>(
    _ controllerType: Controller.Type, name: String? = nil,
    initCompleted: @escaping (any Resolver, Controller) -> Void
  ) { storyboardInitCompleted(controllerType, name: name, initCompleted: initCompleted) }
}

/// A storyboard whose controllers get their parts from a container.
@preconcurrency @MainActor open class SwinjectStoryboard: UIStoryboard {
  @MainActor private final class Shared {
    var container = Container()
    var isSetUp = false
    /// The containers of the storyboards that are making controllers.
    var containers: [Container] = []
  }
  private static var shared: Shared { UIEnvironment.current.single(Shared.init) }

  /// The container of storyboards that have none of their own.
  public static var defaultContainer: Container {
    get { shared.container }
    set { shared.container = newValue }
  }

  private var container: Container?

  /// The storyboard of a name, with the container of all.
  public class func create(name: String, bundle storyboardBundleOrNil: Bundle?)
    -> SwinjectStoryboard
  { SwinjectStoryboard(name: name, bundle: storyboardBundleOrNil) }

  /// The storyboard of a name, with a container.
  public class func create(
    name: String, bundle storyboardBundleOrNil: Bundle?, container: any Resolver
  ) -> SwinjectStoryboard {
    let storyboard = SwinjectStoryboard(name: name, bundle: storyboardBundleOrNil)
    storyboard.container = container as? Container
    return storyboard
  }

  private func withContainer<Result>(_ body: () -> Result) -> Result {
    guard let container else { return body() }
    let shared = Self.shared
    shared.containers.append(container)
    defer { shared.containers.removeLast() }
    return body()
  }

  /// The controller that the storyboard begins with.
  open override func instantiateInitialViewController() -> UIViewController? {
    withContainer { super.instantiateInitialViewController() }
  }

  /// The controller with that identifier.
  open override func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController {
    withContainer { super.instantiateViewController(withIdentifier: identifier) }
  }

  /// Does what is registered with a controller that a storyboard has made.
  package static func didMake(_ controller: UIViewController) {
    let shared = shared
    if !shared.isSetUp {
      shared.isSetUp = true
      (SwinjectStoryboard.self as Any as? any StoryboardSetup.Type)?.setup()
    }
    (shared.containers.last ?? shared.container).complete(controller)
  }
}
