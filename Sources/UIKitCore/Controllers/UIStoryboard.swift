public import Foundation

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The way in which the destination comes on screen.
  public enum Kind: Sendable { case show, showDetail, present, replace }

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
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, kind: Kind
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.kind = kind
  }

  /// Brings the destination on screen; subclasses do it in their own way.
  open func perform() {
    switch kind {
    case .show, .replace: source.show(destination, sender: nil)
    case .showDetail: source.showDetailViewController(destination, sender: nil)
    case .present: source.present(destination, animated: true)
    }
  }

  /// Tells the source, and goes.
  public func begin(sender: Any?) {
    source.prepare(for: self, sender: sender)
    perform()
  }
}

/// Controllers that were drawn in Interface Builder, by the name of the file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
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

  /// The controller that the storyboard begins with; an exception, and nil, if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    if let controller = UIEnvironment.current.interface.controller(nil, name, folder) {
      controller.storyboard = self
      return controller
    }
    UIEnvironment.current.raise(
      "Could not find a storyboard named '\(name)' with an initial view controller in the folder of "
        + "the sources")
    return nil
  }

  /// The controller with that identifier; an exception, and an empty controller, if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let interface = UIEnvironment.current.interface
    if let controller = interface.controller(identifier, name, folder) {
      controller.storyboard = self
      return controller
    }
    UIEnvironment.current.raise(
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }
}
