public import Foundation
import Synchronization

/// Those who wait for notifications on a device, in the order in which they were added, in which iOS tells them.
///
/// Foundation's for Linux tells those who wait for one name in an order that differs from run to run, does not remove whoever is told by
/// a method, and its default centre is one for the program, in which several stages may act in turns. So a device waits for all that
/// each centre posts, as a single observer, and tells its own.
final class NotificationObservers: Sendable {
  /// What stands for an observer that was added.
  private final class Token: NSObject, Sendable {
    let observers: Handed<() -> NotificationObservers?>

    init(_ observers: NotificationObservers) {
      self.observers = Handed { [weak observers] in observers }
    }
  }

  private struct Observer: Sendable {
    let center: ObjectIdentifier
    let name: Notification.Name?
    let sender: Sender?
    /// Whose method is called; it may be gone.
    let target: ObjectIdentifier?
    let token: Token
    let block: @Sendable (Notification) -> Void

    func waits(for notification: Notification, of center: ObjectIdentifier) -> Bool {
      self.center == center && (name == nil || name == notification.name)
        && (sender == nil || sender?.isSame(as: notification.object) == true)
    }
  }

  /// The object that is to post, which is not kept.
  private struct Sender: Sendable {
    private let object: Handed<() -> Any?>

    init(_ object: Any) {
      self.object =
        if type(of: object) is AnyClass {
          Handed { [weak object = object as AnyObject] in object }
        } else {
          Handed { object }
        }
    }

    func isSame(as other: Any?) -> Bool {
      guard let object = object.taken(), let other else { return false }
      if type(of: object) is AnyClass { return object as AnyObject === other as AnyObject }
      return (object as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
    }
  }

  private struct Contents {
    var observers: [Observer] = []
    /// The centres for which the device waits, or is about to.
    var known: Set<ObjectIdentifier> = []
    /// Those with what stands in them for the device.
    var centers: [ObjectIdentifier: (center: NotificationCenter, token: any NSObjectProtocol)] = [:]
  }

  private let contents = Mutex(Contents())

  deinit {
    contents.withLock { contents in
      for (center, token) in contents.centers.values { center.removeObserver(token as Any) }
    }
  }

  /// Adds an observer after all others.
  ///
  /// - Parameters:
  ///   - center: Whose notifications it hears of.
  ///   - environment: The device of which these are.
  ///   - name: The notifications' name; nil for all.
  ///   - object: The object that posts them; nil for any.
  ///   - target: Whose method `block` calls, by which it can be removed; nil where only the token says who it is.
  ///   - block: Called with each, at once.
  /// - Returns: What stands for the observer.
  func add(
    to center: NotificationCenter, of environment: UIEnvironment, name: Notification.Name?,
    object: Any?, target: AnyObject?, block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token(self)
    let id = ObjectIdentifier(center)
    let observer = Observer(
      center: id, name: name, sender: object.map(Sender.init),
      target: target.map { ObjectIdentifier($0) }, token: token, block: block)
    let isFirst = contents.withLock { contents in
      contents.observers.append(observer)
      return contents.known.insert(id).inserted
    }
    guard isFirst else { return token }
    let registration = Handed(
      center.addObserver(forName: nil, object: nil, queue: nil) { [weak environment] in
        guard let environment, environment.hearsOfCurrent else { return }
        environment.observers.tell($0, of: id)
      })
    contents.withLock { $0.centers[id] = (center, registration.taken) }
    return token
  }

  /// Removes what stands for an observer wherever it was added, or those whose target it is.
  static func remove(
    _ observer: Any, from center: NotificationCenter, name: Notification.Name?, object: Any?
  ) {
    if let token = observer as? Token {
      return token.observers.taken()?.remove { $0.token === token } ?? ()
    }
    center.removeObserver(observer, name: name, object: object)
    let (id, target) = (ObjectIdentifier(center), ObjectIdentifier(observer as AnyObject))
    UIEnvironment.current.observers.remove {
      $0.center == id && $0.target == target && (name == nil || name == $0.name)
        && (object == nil || $0.sender?.isSame(as: object) == true)
    }
  }

  private func remove(where isMeant: (Observer) -> Bool) {
    // What it holds may end with it, and remove others.
    let removed = contents.withLock { contents in
      let removed = contents.observers.filter(isMeant)
      contents.observers.removeAll { one in removed.contains { $0.token === one.token } }
      return removed
    }
    _ = removed
  }

  private func tell(_ notification: Notification, of center: ObjectIdentifier) {
    let waiting = contents.withLock { contents in
      contents.observers.filter { $0.waits(for: notification, of: center) }
    }
    for observer in waiting {
      // Whoever was told before may have removed it.
      let isThere = contents.withLock { $0.observers.contains { $0.token === observer.token } }
      if isThere { observer.block(notification) }
    }
  }
}

extension NotificationCenter {
  /// Adds an observer that hears what is posted on the device on which it is added, and what is posted outside of all simulations.
  ///
  /// - Parameters:
  ///   - name: The notifications' name; nil for all.
  ///   - object: The object that posts them; nil for any.
  ///   - block: Called with each, at once, in the order in which observers were added.
  /// - Returns: What stands for the observer; `removeObserver` takes it.
  public nonisolated func addObserverOfScene(
    forName name: NSNotification.Name?, object: Any?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserverOfScene(forName: name, object: object, target: nil, using: block)
  }

  nonisolated func addObserverOfScene(
    forName name: NSNotification.Name?, object: Any?, target: AnyObject?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let environment = UIEnvironment.current
    return environment.observers.add(
      to: self, of: environment, name: name, object: object, target: target, block: block)
  }

  /// Removes an observer, which is what `addObserver` returned, or the object whose methods were to be called.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - name: The name of the notifications that it does not hear of any more; nil for all.
  ///   - object: The object that posts those; nil for any.
  public nonisolated func removeObserverOfScene(
    _ observer: Any, name: NSNotification.Name? = nil, object: Any? = nil
  ) {
    NotificationObservers.remove(observer, from: self, name: name, object: object)
  }

  /// Removes an observer, which is what `addObserver` returned, or the object whose methods were to be called.
  public nonisolated func removeObserver(_ observer: AnyObject) { removeObserverOfScene(observer) }

  /// Has an observer not hear any more of notifications of a name, and of an object that posts them; nil for all.
  public nonisolated func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    removeObserverOfScene(observer, name: name, object: object)
  }
}
