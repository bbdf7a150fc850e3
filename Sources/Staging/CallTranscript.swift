import UIKitCore

/// The calls of UIKit to a layout, a data source and a delegate while a scenario was acted out.
package struct CallTranscript: Hashable, Sendable {
  /// One call, or several of one name in a row.
  package struct Call: Hashable, Sendable {
    /// `layout`, `dataSource` or `delegate`.
    package var receiver: String
    /// In Swift's spelling, such as `prepare(forCollectionViewUpdates:)`.
    package var name: String
    /// The subjects of the calls: index paths, rectangles or answers.
    package var subjects: [String]
    package var count: Int
  }

  /// Calls of one moment, or of several moments in a row with the same calls.
  package struct Moment: Hashable, Sendable {
    /// In seconds.
    package var start: Double
    package var end: Double
    package var count: Int
    package var calls: [Call]
  }

  /// The calls that came of a step.
  package struct Scene: Hashable, Sendable {
    /// Where the step is written; nil before the first one.
    package var file: String?
    package var line: Int?
    /// When the step began, in seconds.
    package var time: Double
    package var moments: [Moment]
  }

  package private(set) var scenes: [Scene] = []

  /// Notes everything that happens while `body` acts.
  @MainActor package init(recording body: () throws -> Void) rethrows {
    var calls: [CallLog.Call] = []
    for call in try CallLog.record(body) {
      if call.receiver == .app {
        close(&calls)
        scenes.append(
          Scene(file: call.subject, line: Int(call.name), time: call.time, moments: []))
      } else {
        if scenes.isEmpty { scenes.append(Scene(time: 0, moments: [])) }
        calls.append(call)
      }
    }
    close(&calls)
  }

  private mutating func close(_ calls: inout [CallLog.Call]) {
    guard !calls.isEmpty else { return }
    scenes[scenes.count - 1].moments += Moment.moments(calls)
    calls = []
  }
}

extension CallTranscript.Moment {
  /// The calls by their times; moments in a row that differ in nothing but subjects become one.
  fileprivate static func moments(_ calls: [CallLog.Call]) -> [Self] {
    var moments: [Self] = []
    for call in calls {
      if moments.last?.end != call.time || moments.isEmpty {
        mergeLast(&moments)
        moments.append(Self(start: call.time, end: call.time, count: 1, calls: []))
      }
      moments[moments.count - 1].add(call)
    }
    mergeLast(&moments)
    return moments
  }

  private mutating func add(_ call: CallLog.Call) {
    let subjects = call.subject.isEmpty ? [] : [call.subject]
    // The hooks of an update come in pairs for each element; they are told as two calls, not by turns.
    let isHook = call.name.contains("LayoutAttributesFor")
    let reach = isHook ? calls.suffix(2) : calls.suffix(1)
    if let place = reach.lastIndex(where: { $0.name == call.name }),
      place == calls.count - 1 || calls[calls.count - 1].name.contains("LayoutAttributesFor")
    {
      calls[place].subjects += subjects
      calls[place].count += 1
    } else {
      calls.append(
        .init(receiver: call.receiver.rawValue, name: call.name, subjects: subjects, count: 1))
    }
  }

  /// Scrolling asks the same questions at every tick; they are told once.
  private static func mergeLast(_ moments: inout [Self]) {
    guard moments.count > 1 else { return }
    let (before, last) = (moments[moments.count - 2], moments[moments.count - 1])
    guard before.calls.map(\.name) == last.calls.map(\.name) else { return }
    moments.removeLast()
    moments[moments.count - 1].end = last.end
    moments[moments.count - 1].count += 1
  }
}
