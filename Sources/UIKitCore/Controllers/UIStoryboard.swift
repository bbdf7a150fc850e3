public import Foundation

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The way in which the destination comes on screen.
  public enum Kind: Sendable {
    case show, showDetail, present, replace
    /// Back to a controller that is there already.
    case unwind
  }

  private var kind = Kind.show
  /// The name of the segue in the storyboard; nil if it has none.
  public let identifier: String?
  /// The controller at which the way begins.
  public let source: UIViewController
  /// The controller to which it leads.
  public let destination: UIViewController

  /// A segue that shows `destination` as `show(_:sender:)` does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// A segue of a given kind; `replace` is done as `show`.
  package init(
    identifier: String?, source: UIViewController, destination: UIViewController, kind: Kind
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.kind = kind
  }

  /// Brings the destination on screen; subclasses do it in their own way.
  open func perform() {
    switch kind {
    case .show, .replace: source.show(destination, sender: nil)
    case .showDetail: source.showDetailViewController(destination, sender: nil)
    case .present: source.present(destination, animated: true)
    case .unwind: unwind()
    }
  }

  /// Takes away what came on screen between the ends of the way.
  private func unwind() {
    // The controller over which something was presented that the source is part of.
    var next: UIViewController? = source
    while let controller = next {
      if let presenter = controller.presentingViewController,
        destination.isInside(presenter) || presenter.isInside(destination)
      {
        presenter.unwind(for: self, towards: destination)
        presenter.dismiss(animated: true)
        break
      }
      next = controller.parent ?? controller.presentingViewController
    }
    if let navigation = destination.navigationController,
      let shown = navigation.viewControllers.first(where: { destination.isInside($0) }),
      navigation.topViewController !== shown
    {
      navigation.unwind(for: self, towards: shown)
      navigation.popToViewController(shown, animated: true)
    }
  }

  /// Tells the source, and goes.
  public func begin(sender: Any?) {
    source.prepare(for: self, sender: sender)
    perform()
  }
}

extension UIViewController {
  /// Whether the controller is another one or is contained in it.
  fileprivate func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}

/// Controllers that were drawn in Interface Builder, by the name of the file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  private let name: String
  private let folder: URL?

  /// The storyboard of that name among those of the simulated app; of several, the one in the folder of the bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    folder = storyboardBundleOrNil?.bundleURL
  }

  /// The storyboard of that name; of several, the one in a folder.
  package init(name: String, in folder: URL?) {
    self.name = name
    self.folder = folder
  }

  /// Makes a controller of its own class of what is drawn.
  private func made(
    _ identifier: String?, _ creator: (@MainActor (NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let controller = UIEnvironment.current.interface.controller(identifier, name, folder, creator)
    controller?.storyboard = self
    return controller
  }

  private func raiseWithoutInitialController() {
    UIEnvironment.current.raise(
      "Could not find a storyboard named '\(name)' with an initial view controller in the folder of "
        + "the sources")
  }

  private func raiseWithout(_ identifier: String) {
    UIEnvironment.current.raise(
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
  }

  /// The controller that the storyboard begins with; an exception, and nil, if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    let controller = made(nil)
    if controller == nil { raiseWithoutInitialController() }
    return controller
  }

  /// The controller that the storyboard begins with; an exception, and nil, if there is none.
  ///
  /// - Parameter creator: Makes the controller, whose `init(coder:)` it calls with what it is given; where it makes none, one
  ///   of the class that is drawn is made.
  /// - Returns: The controller; nil if it is of another class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: (@MainActor (NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let controller = made(nil, creator)
    if controller == nil { raiseWithoutInitialController() }
    return controller as? ViewController
  }

  /// The controller with that identifier; an exception, and an empty controller, if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = made(identifier) { return controller }
    raiseWithout(identifier)
    return UIViewController()
  }

  /// The controller with that identifier; an exception, and an empty controller, if there is none of that class.
  ///
  /// - Parameters:
  ///   - identifier: Its identifier in the storyboard.
  ///   - creator: Makes the controller, whose `init(coder:)` it calls with what it is given; where it makes none, or is nil,
  ///     one of the class that is drawn is made.
  /// - Returns: The controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: (@MainActor (NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = made(identifier, creator)
    if let controller = controller as? ViewController { return controller }
    if let controller {
      UIEnvironment.current.raise(
        "Storyboard '\(name)': the view controller with identifier '\(identifier)' is a "
          + "\(type(of: controller)) and no \(ViewController.self)")
    } else {
      raiseWithout(identifier)
    }
    guard let empty = ViewController(coder: InterfaceCoder()) else {
      preconditionFailure("\(ViewController.self) cannot be made without a storyboard")
    }
    return empty
  }
}
