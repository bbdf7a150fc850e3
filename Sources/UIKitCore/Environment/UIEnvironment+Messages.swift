import Foundation

/// What UIKit would write to the console or throw.
public struct UIKitMessage: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Behaviour that is undefined, printed by UIKit.
    case warning
    /// An `NSInternalInconsistencyException`: the app would have crashed here.
    case exception
  }
  public let kind: Kind
  /// In UIKit's own words where they are known.
  public let text: String
}

extension UIEnvironment {
  /// Notes an exception. There is nothing to unwind to, so the caller goes on with a safe value, and
  /// whoever runs the simulation looks at `messages`.
  package func raise(_ reason: String) { note(UIKitMessage(kind: .exception, text: reason)) }

  /// Notes a warning, once for each text.
  public func warn(_ text: String) {
    let message = UIKitMessage(kind: .warning, text: text)
    if !messages.contains(message) { note(message) }
  }
}
