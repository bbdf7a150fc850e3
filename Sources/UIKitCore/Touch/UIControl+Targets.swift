import Foundation

extension UIControl {
  /// The objects whose methods are called.
  public var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.receiver.target as? AnyHashable })
  }

  /// The events of which methods are called.
  public var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the methods of a target that are called for all of some events; nil if none is.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = targets.filter {
      $0.receiver.matches(target, nil) && $0.events.isSuperset(of: controlEvent)
    }.map(\.receiver.selector.description)
    return found.isEmpty ? nil : found
  }
}
