import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Ways of content under a finger, as tables of seconds and points, in pixels of half a point.
@MainActor struct ScrollTrajectoryTests {
  private let center = CGPoint(x: 200, y: 200)

  /// The offset every 50 ms.
  private func table(
    _ script: FingerScript, from offset: Double, until end: Double, target: Double? = nil,
    rate: UIScrollView.DecelerationRate = .normal
  ) -> String {
    let log = ScrollLog()
    log.target = target.map { CGPoint(x: 0, y: $0) }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.contentSize = CGSize(width: 400, height: 1400)
    view.decelerationRate = rate
    view.delegate = log
    var lines: [String] = []
    withWindow(view) { clock, window, _ in
      view.contentOffset.y = offset
      window.perform(script)
      for step in 0...Int((end * 20).rounded()) {
        clock.advance(to: Double(step) / 20)
        lines.append(String(format: "%.2f %.1f", Double(step) / 20, view.contentOffset.y))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The finger is at 120·(10u³ − 15u⁴ + 6u⁵), u = t/0.4: 1.9, 12.4, 33.0, 60, 87.0, 107.6, 118.1,
  /// 120.
  ///
  /// The content follows from ten points on.
  @Test func `a drag`() {
    #expect(
      table(
        .drag(from: center, by: CGVector(dx: 0, dy: -120), duration: 0.4), from: 0, until: 0.5)
          == """
          0.00 0.0
          0.05 0.0
          0.10 2.5
          0.15 23.0
          0.20 50.0
          0.25 77.0
          0.30 97.5
          0.35 108.0
          0.40 110.0
          0.45 110.0
          0.50 110.0
          """)
  }

  /// Let go at 0.2 s with 2000 pt/s, 50 points of which the finger's way is 280 less ten: 900 + 270
  /// is beyond the edge at 1000 by a pull of 170, which shows 400·(1 − 1/(0.55·170/400 + 1)) =
  /// 75.8, on the pixels 76.
  ///
  /// From there on y(t) = 0.99ᵗ·(76 + 998·(1 − 0.998ᵗ)), t in ms: at 50, 100, 150, 200, 250 and 300
  /// ms 103.49, 94.10, 74.16, 54.30, 38.02 and 25.83.
  @Test func `a fling against the edge`() {
    let lines = table(
      .fling(from: center, velocity: CGVector(dx: 0, dy: -2000)), from: 900, until: 1.5
    ).split(separator: "\n")
    #expect(
      lines[4...10].joined(separator: "\n") == """
        0.20 1076.0
        0.25 1103.5
        0.30 1094.0
        0.35 1074.0
        0.40 1054.5
        0.45 1038.0
        0.50 1026.0
        """)
    #expect(lines.last == "1.50 1000.0")
  }

  /// Let go at 0.2 s with 1000 pt/s at the finger's 140 points less ten, and sent to 400 with the fast
  /// rate: the velocity that reaches it, 270·0.01/0.99 = 2.73 pt/ms, differs by more than 0.25, so the rate
  /// becomes 270/271 and x(t) = 400 − 270·(270/271)ᵗ.
  @Test func `a snap to a target`() {
    let lines = table(
      .fling(from: center, velocity: CGVector(dx: 0, dy: -1000)), from: 0, until: 2.5, target: 400,
      rate: .fast
    ).split(separator: "\n")
    let expected = (0...6).map { step in
      let offset = 400 - 270 * pow(270.0 / 271, Double(step) * 50)
      return String(
        format: "%.2f %.1f", 0.2 + Double(step) / 20, (offset * 2).rounded() / 2)
    }
    #expect(Array(lines[4...10].map(String.init)) == expected)
    #expect(lines.last == "2.50 400.0")
  }
}
