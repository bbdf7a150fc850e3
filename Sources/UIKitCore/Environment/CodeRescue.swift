import AnimLayers
import Foundation

/// What goes on where an app's code cannot: a screen of which parts are missing shows what there is.
///
/// What such code held stays held and what it began is not ended, so that only whoever shows a picture of an app uses it.
package struct CodeRescue {
  /// Runs code; nil if it came to its end, and otherwise why it did not.
  package var attempt: @MainActor (_ body: @escaping @MainActor () -> Void) -> String?
  /// Called when it turns out that parts of the app are missing: before, code that does not come to its end ends the program.
  package var begin: @MainActor () -> Void

  /// A rescue by a function that runs code.
  package init(
    begin: @escaping @MainActor () -> Void = {},
    attempt: @escaping @MainActor (_ body: @escaping @MainActor () -> Void) -> String?
  ) { (self.begin, self.attempt) = (begin, attempt) }
}

extension UIEnvironment {
  /// Notes that code of the app, or a value that it would have, is missing.
  package func missParts() {
    guard !isMissingParts else { return }
    isMissingParts = true
    rescue?.begin()
  }

  /// Whether the scene goes on where the app's code cannot.
  package var goesOn: Bool { rescue != nil && isMissingParts }

  /// Runs code of the app, what is missing of it being told where it cannot go on and there is a rescue.
  ///
  /// - Parameters:
  ///   - name: What runs, for the message.
  ///   - body: The code.
  /// - Returns: Whether it came to its end.
  @discardableResult package func attempt(
    _ name: @autoclosure () -> String, _ body: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let rescue else {
      body()
      return true
    }
    let (blocks, surfaces) = (animationBlocks.count, contexts.count)
    guard let reason = MediaClock.current.unwinding({ rescue.attempt(body) }) else { return true }
    unfinishedCount += 1
    animationBlocks.removeLast(max(0, animationBlocks.count - blocks))
    contexts.removeLast(max(0, contexts.count - surfaces))
    warn("\(name()) does not come to its end, and what it would still do is missing: \(reason)")
    return false
  }

  /// The same for code with a result; nil where it cannot go on.
  func attempt<Result>(
    _ name: @autoclosure () -> String, _ body: @escaping @MainActor () -> Result?
  ) -> Result? {
    guard rescue != nil else { return body() }
    var result: Result?
    return attempt(name(), { result = body() }) ? result : nil
  }
}

extension UIResponder {
  /// Runs one of the methods that apps override, as `UIEnvironment.attempt` does.
  @discardableResult final func attempt(
    _ method: String, _ body: @escaping @MainActor () -> Void
  ) -> Bool {
    let environment = UIEnvironment.current
    guard environment.rescue != nil else {
      body()
      return true
    }
    return environment.attempt("\(method) of \(type(of: self))", body)
  }
}
