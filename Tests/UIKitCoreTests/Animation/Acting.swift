import AnimLayers
import Foundation
import Testing
import UIKitCore

/// A view on show under a clock of its own.
@MainActor struct Acting {
  let clock = MediaClock()
  let view: UIView

  init() {
    view = MediaClock.$current.withValue(clock) {
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  /// Runs `body` at `time`.
  func at(_ time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    clock.schedule(at: time, body)
    clock.advance(to: time)
  }

  /// What is on show at `time`, which is then reached.
  func shown(_ time: TimeInterval) -> LayerProperties {
    clock.advance(to: time)
    return view.layer.presentation(at: time).properties
  }
}

/// What was noted, and when.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append("\(line) \(MediaClock.current.now)") }
}

/// A file of reference values in `Resources`.
struct Vectors<Case: Decodable>: Decodable {
  let cases: [Case]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources"))
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }
}
