public import Foundation
public import UIKitCore

/// A storyboard of an app: `R.storyboard.main`.
public protocol StoryboardReference: Sendable {
  /// The file's name without its extension.
  var name: String { get }
  /// The bundle of the file.
  var bundle: Bundle { get }
}

/// A storyboard that says which controller is the first.
public protocol InitialControllerContainer: StoryboardReference {
  /// The class of that controller.
  associatedtype InitialController: UIViewController
}

extension StoryboardReference {
  /// The storyboard.
  @preconcurrency @MainActor public func callAsFunction() -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle)
  }
}

extension InitialControllerContainer {
  /// The first controller; nil if it is of another class.
  @preconcurrency @MainActor public func instantiateInitialViewController() -> InitialController? {
    self().instantiateInitialViewController() as? InitialController
  }
  /// The first controller; nil if it is of another class.
  @preconcurrency @MainActor public func initialViewController() -> InitialController? {
    instantiateInitialViewController()
  }
  /// The first controller, which a closure makes.
  @preconcurrency @MainActor public func instantiateInitialViewController(
    creator: @escaping @MainActor (NSCoder) -> InitialController?
  ) -> InitialController? { self().instantiateInitialViewController(creator: creator) }
}

/// A controller in a storyboard: `R.storyboard.main.filmViewController`.
public struct StoryboardViewControllerIdentifier<ViewController: UIViewController>: Sendable {
  /// What the controller is called in the storyboard.
  public let identifier: String
  /// The storyboard's name.
  public let storyboard: String
  /// The bundle of the storyboard.
  public let bundle: Bundle
  /// The controller of a name.
  public init(identifier: String, storyboard: String, bundle: Bundle) {
    (self.identifier, self.storyboard, self.bundle) = (identifier, storyboard, bundle)
  }

  /// The controller; nil if it is of another class.
  @preconcurrency @MainActor public func callAsFunction() -> ViewController? {
    UIStoryboard(name: storyboard, bundle: bundle)
      .instantiateViewController(withIdentifier: identifier) as? ViewController
  }
  /// The controller, which a closure makes.
  @preconcurrency @MainActor public func callAsFunction(
    creator: @escaping @MainActor (NSCoder) -> ViewController?
  ) -> ViewController {
    UIStoryboard(name: storyboard, bundle: bundle)
      .instantiateViewController(identifier: identifier, creator: creator)
  }
}

extension UIStoryboard {
  /// The storyboard of a resource.
  public convenience init(resource: some StoryboardReference) {
    self.init(name: resource.name, bundle: resource.bundle)
  }
  /// The controller of a resource; nil if it is of another class.
  public func instantiateViewController<ViewController: UIViewController>(
    withIdentifier identifier: StoryboardViewControllerIdentifier<ViewController>
  ) -> ViewController? {
    instantiateViewController(withIdentifier: identifier.identifier) as? ViewController
  }
}

/// A segue between two controllers: `R.segue.filmsViewController.showFilm`.
public struct SegueIdentifier<Segue: UIStoryboardSegue, Source, Destination>: Sendable {
  /// What the segue is called in the storyboard.
  public let identifier: String
  /// The segue of a name.
  public init(identifier: String) { self.identifier = identifier }

  /// What is known of a segue; nil if it is another one, or between others.
  @preconcurrency @MainActor public func callAsFunction(
    segue: UIStoryboardSegue
  ) -> TypedSegue<Segue, Source, Destination>? {
    guard segue.identifier == identifier, let typed = segue as? Segue,
      let source = segue.source as? Source, let destination = segue.destination as? Destination
    else { return nil }
    return TypedSegue(
      segue: typed, identifier: identifier, source: source, destination: destination)
  }
}

/// A segue whose controllers are known by their classes.
public struct TypedSegue<Segue: UIStoryboardSegue, Source, Destination> {
  /// The segue.
  public let segue: Segue
  /// Its name.
  public let identifier: String
  /// The controller at which the way begins.
  public let source: Source
  /// The controller to which it leads.
  public let destination: Destination
  /// The controller at which the way begins.
  public var sourceViewController: Source { source }
  /// The controller to which it leads.
  public var destinationViewController: Destination { destination }
}

/// What has segues.
@preconcurrency @MainActor public protocol SeguePerformer {
  /// Goes along a segue of a name.
  func performSegue(withIdentifier identifier: String, sender: Any?)
}

extension UIViewController: SeguePerformer {}

extension SeguePerformer {
  /// Goes along a segue.
  public func performSegue<Segue, Destination>(
    withIdentifier identifier: SegueIdentifier<Segue, Self, Destination>, sender: Any?
  ) { performSegue(withIdentifier: identifier.identifier, sender: sender) }
}
