public import Foundation

/// What `registerForTraitChanges` answers, to end the calls by.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A wish to know when some traits change.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let call: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }

  func tell(of traits: UITraitCollection, after previous: UITraitCollection) {
    guard self.traits.contains(where: { traits.values.differs(from: previous.values, in: $0) })
    else { return }
    call(previous)
  }
}

/// Objects that can tell of changes of their traits: views and controllers.
///
/// Handlers are called after `traitCollectionDidChange`, in the order in which they were registered, for changes of the
/// traits that they were registered for alone. Source: `UITraitChangeObservable` in Apple's documentation.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// An object that tells those who want to know of its traits.
@MainActor protocol TraitRegistrationKeeping: AnyObject {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
  /// Is called with the object and the traits before.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Calls `handler` when any of the traits changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls a method of `target` with the object and the traits before.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TargetAction(target, action)
    return register(traits) { [weak self] previous in receiver.perform(self, previous) }
  }

  /// Calls a method of the object itself with the traits before.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TargetAction(self, action)
    return register(traits) { receiver.perform($0) }
  }

  /// Ends the calls of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistrationKeeping)?.traitRegistrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, call)
    (self as? any TraitRegistrationKeeping)?.traitRegistrations.append(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable, TraitRegistrationKeeping {}
extension UIViewController: UITraitChangeObservable, TraitRegistrationKeeping {}
