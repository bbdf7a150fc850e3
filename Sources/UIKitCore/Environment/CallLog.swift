import AnimCauses
import AnimLayers
public import Foundation

/// The calls that UIKit makes of a layout, a data source and a delegate, in order: for those who
/// want to see the contract at work.
///
/// Nothing is noted outside of `record`, and it costs no more than a question then.
@preconcurrency @MainActor public final class CallLog {
  /// One noted call.
  public struct Call: Hashable, Sendable {
    /// The object that a call goes to.
    public enum Receiver: String, Hashable, Sendable {
      case layout, dataSource, delegate
      /// Not a call: something that the app does, and that the calls after it come from.
      case app
    }

    /// The time of the call, in seconds of the simulation's clock.
    public let time: TimeInterval
    /// The object that the call goes to.
    public let receiver: Receiver
    /// The method in Swift's spelling, such as `prepare(forCollectionViewUpdates:)`.
    public let name: String
    /// The subject of the call: an index path, a rectangle, an answer; empty for none.
    public let subject: String
  }

  /// The calls so far, in order.
  public private(set) var calls: [Call] = []

  /// Whether the calls are kept here; they are told to the clock's recorder in any case.
  private let keepsCalls: Bool

  private init(keepsCalls: Bool) { self.keepsCalls = keepsCalls }

  /// The calls in all simulations that `body` runs.
  public static func record(_ body: () throws -> Void) rethrows -> [Call] {
    let log = CallLog(keepsCalls: true)
    try CurrentCallLog.$value.withValue(log, operation: body)
    return log.calls
  }

  /// Has the calls told to the recorders of causes, for those simulations that `body` runs which have one.
  package static func tell<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard CurrentCallLog.value == nil else { return try body() }
    return try CurrentCallLog.$value.withValue(CallLog(keepsCalls: false), operation: body)
  }

  /// Has everything noted that happens under a clock while `body` runs, with what it comes of.
  ///
  /// For benchmarks, which are packages of their own and cannot read what was noted.
  ///
  /// - Returns: How many events there were.
  public static func countCauses(on clock: MediaClock, _ body: () -> Void) -> Int {
    let causes = CauseRecorder(findSite: clock.findCallSite)
    let outer = clock.causes
    clock.causes = causes
    defer { clock.causes = outer }
    tell(body)
    return causes.log.events.count
  }

  /// Whether somebody records.
  static var isRecording: Bool { CurrentCallLog.value != nil }

  /// Notes a call if somebody records.
  public static func note(
    _ receiver: Call.Receiver, _ name: @autoclosure () -> String,
    _ subject: @autoclosure () -> String = ""
  ) {
    guard let log = CurrentCallLog.value else { return }
    let (clock, name) = (MediaClock.current, name())
    if log.keepsCalls {
      log.calls.append(
        Call(time: clock.now, receiver: receiver, name: name, subject: subject()))
    }
    if let causes = clock.causes, let receiver = CauseEvent.Receiver(rawValue: receiver.rawValue) {
      causes.note(.call(receiver: receiver, name: name))
    }
  }

  /// `[0, 3]`.
  static func text(_ path: IndexPath) -> String { "\(path.map(\.self))" }

  /// `x 0, y 20, 320 × 480`, without fractions.
  static func text(_ rect: CGRect) -> String {
    let values = [rect.minX, rect.minY, rect.width, rect.height].map { Int($0.rounded()) }
    return "x \(values[0]), y \(values[1]), \(values[2]) × \(values[3])"
  }
}

/// A task-local of an isolated type has to be declared outside of it to be read from anywhere.
private enum CurrentCallLog {
  @TaskLocal static var value: CallLog?
}
