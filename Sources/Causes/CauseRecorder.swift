package import Foundation

/// Notes what happens in one simulation, and what each event comes of.
///
/// The clock of a simulation has one while somebody records (`MediaClock.causes`). What is asked of it where nobody does is
/// a question for nil.
@MainActor package final class CauseRecorder {
  package private(set) var log = CauseLog()
  /// Seconds of the simulation's clock; whoever moves it keeps this up to date.
  package var time = 0.0
  /// The query or the question whose answer elements are being placed by.
  package var answer = CauseID.none
  /// The events inside of which the code runs that is running, innermost last.
  private var open: [CauseID] = []
  private let findSite: () -> CallSite
  private var names: [ObjectIdentifier: String] = [:]

  /// A recorder that has noted nothing.
  ///
  /// - Parameter findSite: Finds the innermost line of the app's code that is running.
  package init(findSite: @escaping () -> CallSite = { .none }) { self.findSite = findSite }

  /// The event inside of which the running code runs; `none` if nothing is known of it.
  package var current: CauseID { open.last ?? .none }

  /// Notes an event.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event.
  ///   - cause: The event that it comes of; nil for the one inside of which the code runs.
  ///   - source: The event that its value comes from.
  /// - Returns: Its place in the log.
  @discardableResult
  package func note(
    _ kind: CauseEvent.Kind, because cause: CauseID? = nil, from source: CauseID = .none
  ) -> CauseID {
    log.append(
      CauseEvent(
        time: time, cause: cause ?? current, source: source, site: findSite(), kind))
  }

  /// Runs a query inside of the event for it, which is told the number of elements that it named.
  package func query<Answer: Collection>(
    _ rect: CGRect, from source: CauseID, _ body: () -> Answer
  ) -> Answer {
    let id = note(.query(rect, count: 0), from: source)
    let elements = resume(id, body)
    log.complete(query: id, count: elements.count)
    answer = id
    return elements
  }

  /// Runs `body` inside of an event that begins with it.
  @discardableResult
  package func during<Result>(
    _ kind: CauseEvent.Kind, because cause: CauseID? = nil, from source: CauseID = .none,
    _ body: () -> Result
  ) -> Result {
    resume(note(kind, because: cause, from: source), body)
  }

  /// Runs `body` inside of an event that has happened already, as what was put off.
  @discardableResult
  package func resume<Result>(_ event: CauseID, _ body: () -> Result) -> Result {
    open.append(event)
    defer { open.removeLast() }
    return body()
  }

  /// The name of an object's class, looked up once for each.
  package func name(of object: AnyObject) -> String {
    let objectClass: AnyClass = type(of: object)
    let id = ObjectIdentifier(objectClass)
    if let known = names[id] { return known }
    let name = "\(objectClass)"
    names[id] = name
    return name
  }
}
