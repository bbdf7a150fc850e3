package import AnimCauses
import AnimLayers
import Foundation
import Synchronization

/// A text that UIKit would write to the console or throw.
public struct UIKitMessage: Hashable, Sendable {
  /// The severity of a message.
  public enum Kind: Hashable, Sendable {
    /// Behaviour that is undefined, printed by UIKit.
    case warning
    /// An `NSInternalInconsistencyException`: the app would have crashed here.
    case exception
  }
  /// The severity of the message.
  public let kind: Kind
  /// The message, in UIKit's own words where they are known.
  public let text: String
}

extension UIEnvironment {
  /// Notes an exception where UIKit throws one: an app would have crashed here.
  ///
  /// There is nothing to unwind to. Whoever runs the simulation is told at once (`didRaise`), so
  /// that nothing else happens in it, and the caller goes on to its end with a safe value.
  ///
  /// - Parameters:
  ///   - reason: The text of the exception.
  ///   - loop: The events that bring each other about, of an exception that is about these.
  package func raise(_ reason: String, loop: FeedbackLoop? = nil) {
    if goesOn, loop == nil {
      return warn("\(reason); an app would end here, and the screen goes on without it")
    }
    let isFirst = exception == nil
    if isFirst { self.loop = loop }
    note(UIKitMessage(kind: .exception, text: reason))
    if isFirst { didRaise(reason) }
  }

  /// The same from code that may be on any thread: values, which apps prepare in the background.
  nonisolated static func raise(_ reason: String) {
    let environment = current
    if environment.isActingHere {
      MainActor.assumeIsolated { environment.raise(reason) }
    } else {
      Task { @MainActor in environment.raise(reason) }
    }
  }

  /// Whether the code of the scene runs on another thread than this one.
  package nonisolated var isActingElsewhere: Bool {
    actingThread.withLock { $0 != nil && $0 != pthread_self() }
  }

  private nonisolated var isActingHere: Bool {
    actingThread.withLock { $0 == pthread_self() }
  }

  /// Runs `body` before the call returns where code of the main actor is running, and in a task elsewhere.
  nonisolated static func runNowOrSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
    let thread = current.actingThread.withLock(\.self)
    if thread == pthread_self() || thread == nil && Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }

  package nonisolated static func warn(_ text: String) {
    let environment = current
    if environment.isActingHere {
      MainActor.assumeIsolated { environment.warn(text) }
    } else {
      Task { @MainActor in environment.warn(text) }
    }
  }

  /// The reason of the first exception; what comes after it happens in no app.
  public var exception: String? { messages.first { $0.kind == .exception }?.text }

  /// Notes an exception where Core Animation throws one.
  func raise(_ fault: LayerFault) {
    switch fault {
    case .invalidGeometry(let reason): raise(reason)
    case .layoutLoop(let layer):
      let name = (layer.delegate as? UIView).map { "\(type(of: $0))" } ?? "\(type(of: layer))"
      raiseLoop(
        "\(name) is in a layout feedback loop: each time it has been laid out it needs layout again, "
          + "so that an app hangs. Look for setNeedsLayout(), or changes to frame, bounds and "
          + "constraints, in layoutSubviews() and viewDidLayoutSubviews()",
        loop: layer.clock.feedbackLoop)
    }
  }

  /// Notes the exception of a layout that has no end, for which an app hangs; a warning where a screen is to be seen whatever its code does.
  func raiseLoop(_ text: String, loop: FeedbackLoop?) {
    if improvises { warn(text) } else { raise(text, loop: loop) }
  }

  /// Notes a warning, once for each text.
  public func warn(_ text: String) {
    let message = UIKitMessage(kind: .warning, text: text)
    if !messages.contains(message) { note(message) }
  }
}

extension MediaClock {
  /// The events that bring each other about at present; nil if none do, or nobody records.
  var feedbackLoop: FeedbackLoop? { causes.flatMap { FeedbackLoop($0.log) } }
}
