/// Those who want to know of calls that UIKit makes of an object's methods, such as `viewDidLoad()`.
///
/// On iOS they put another class in the place of the object's own. Here UIKit tells them, so that calls by an app's own code stay
/// unnoticed.
@MainActor package final class MessageObservers {
  /// What is called with the arguments of a call.
  package typealias Observer = @MainActor (_ arguments: [Any]) -> Void

  private var observers: [String: [(before: Observer, after: Observer)]] = [:]

  /// Calls `before` before and `after` after each call of a method.
  private func add(to name: String, before: @escaping Observer, after: @escaping Observer) {
    observers[name, default: []].append((before, after))
  }

  fileprivate func tell(_ name: String, _ arguments: [Any], around call: () -> Void) {
    let told = observers[name] ?? []
    for observer in told { observer.before(arguments) }
    call()
    for observer in told { observer.after(arguments) }
  }

  /// Has calls of a method of an object told.
  ///
  /// - Parameters:
  ///   - selector: The method, maybe without its labels.
  ///   - object: The object, of which UIKit calls the method.
  ///   - before: Called with the arguments before each call.
  ///   - after: Called with them after it.
  /// - Returns: False if UIKit does not tell of such calls.
  package static func observe(
    _ selector: Selector, of object: AnyObject, before: @escaping Observer,
    after: @escaping Observer
  ) -> Bool {
    guard let responder = object as? UIResponder, let name = messages.first(where: selector.names)
    else { return false }
    let observers = responder.messageObservers ?? MessageObservers()
    responder.messageObservers = observers
    observers.add(to: name, before: before, after: after)
    return true
  }

  /// The full names of the methods whose calls are told.
  private static let messages = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "willMove(toParent:)", "didMove(toParent:)", "layoutSubviews()",
    "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
    "prepareForReuse()", "traitCollectionDidChange(_:)",
  ]
}

extension UIResponder {
  /// Calls one of the object's methods as `attempt` does, and tells those who want to know of it.
  ///
  /// - Parameters:
  ///   - name: The method's full name, one of `MessageObservers.messages`.
  ///   - argument: Its argument, if it has one.
  ///   - call: Calls it.
  func send(
    _ name: String, _ argument: Any? = nil, _ call: @escaping @MainActor () -> Void
  ) {
    guard let messageObservers else {
      attempt(name, call)
      return
    }
    messageObservers.tell(name, argument.map { [$0] } ?? []) { attempt(name, call) }
  }
}
