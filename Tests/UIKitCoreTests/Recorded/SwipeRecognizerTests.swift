import Foundation
import Testing

@testable import UIKitCore

/// Which movements are swipes, as recorded on iOS 26.1 (iPhone SE) with events at exact times:
/// `swipeprobe` of Vercantez/openuikit.
@MainActor struct SwipeRecognizerTests {
  /// Where a finger is, in points from its beginning, and when.
  struct Step: Sendable {
    var x, y, time: Double
    init(_ x: Double, _ y: Double, _ time: Double) { (self.x, self.y, self.time) = (x, y, time) }
  }

  /// The numbers of the steps at which a swipe was recognized; the fingers are lifted after the last.
  ///
  /// - Parameters:
  ///   - steps: The movements of the first finger.
  ///   - direction: The directions of the recognizer.
  ///   - required: The fingers that it waits for.
  ///   - shares: The part of the way that each finger goes.
  /// - Returns: Counted from 0.
  private func swipes(
    _ steps: [Step], _ direction: UISwipeGestureRecognizer.Direction = .right, required: Int = 1,
    shares: [Double] = [1]
  ) -> [Int] {
    inWorld { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      var (step, recognized) = (-1, [Int]())
      let swipe = UISwipeGestureRecognizer {
        #expect($0.state == .ended && $0.numberOfTouches == shares.count)
        recognized.append(step)
      }
      swipe.direction = direction
      swipe.numberOfTouchesRequired = required
      view.addGestureRecognizer(swipe)
      let touches = shares.indices.map { index in
        UITouch(
          at: CGPoint(x: 120, y: 220 + 80 * index), in: window, view: view, timestamp: 0)
      }
      @MainActor func send(_ time: Double) {
        window.touches.send(UIEvent(timestamp: time, touches: touches))
        #expect(swipe.state != .began && swipe.state != .changed)
      }
      send(0)
      for (index, place) in steps.enumerated() {
        step = index
        for (touch, share) in zip(touches, shares) {
          touch.move(
            to: CGPoint(x: touch.origin.x + share * place.x, y: touch.origin.y + share * place.y),
            phase: .moved, timestamp: place.time)
        }
        send(place.time)
      }
      step = steps.count
      let end = (steps.last?.time ?? 0) + 0.01
      for touch in touches { touch.move(to: touch.location, phase: .ended, timestamp: end) }
      send(end)
      #expect(swipe.state == .possible)
      return recognized
    }
  }

  @Test func `what a recognizer is like by default, and what it may be set to`() {
    inWorld { _ in
      let swipe = UISwipeGestureRecognizer()
      #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
      #expect(swipe.state == .possible && swipe.isEnabled && swipe.cancelsTouchesInView)
      #expect(!swipe.delaysTouchesBegan && swipe.delaysTouchesEnded)
      #expect(swipe.numberOfTouches == 0 && swipe.location(in: nil) == .zero)
      let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
      #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
      for value: UInt in [0, 1, 2, 3, 4, 8, 15, 16, .max] {
        swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: value)
        #expect(swipe.direction.rawValue == value)
      }
      for count in [0, 1, 2, 3, 5, 6, 16, -1] {
        swipe.numberOfTouchesRequired = count
        #expect(swipe.numberOfTouchesRequired == count)
      }
    }
  }

  @Test(
    arguments: [
      (.left, -100, 0), (.up, 0, -100), (.down, 0, 100),
      (.right, 100, 0), ([.right, .left], 100, 0), ([.right, .left], -100, 0),
      ([.right, .down], 100, 0), ([.right, .left, .up, .down], 100, 0),
    ] as [(UISwipeGestureRecognizer.Direction, Double, Double)])
  func `a swipe goes one of the ways that are looked for`(
    _ direction: UISwipeGestureRecognizer.Direction, _ x: Double, _ y: Double
  ) { #expect(swipes([Step(x, y, 0.1)], direction) == [0]) }

  @Test(
    arguments: [
      (.right, -100, 0), (.right, 100, 100), ([], 100, 0),
      (.init(rawValue: 16), 100, 0), ([.right, .down], 100, 100),
      // Where a horizontal direction is looked for, a vertical one is not.
      ([.right, .down], 0, 100),
    ] as [(UISwipeGestureRecognizer.Direction, Double, Double)])
  func `other ways are no swipes`(
    _ direction: UISwipeGestureRecognizer.Direction, _ x: Double, _ y: Double
  ) { #expect(swipes([Step(x, y, 0.1)], direction) == []) }

  @Test func `a swipe is recognized once, while the finger moves`() {
    let steps = [2.0, 5, 10, 20, 30, 40, 50, 60, 80, 120].enumerated().map {
      Step($0.element, 0, Double($0.offset + 1) / 100)
    }
    #expect(swipes(steps) == [6])
    #expect(swipes([]) == [])
  }

  @Test func `a diagonal is a swipe at its very beginning`() {
    #expect(swipes([Step(50, 50, 0)], [.right, .left, .up, .down]) == [0])
  }

  @Test(arguments: [
    (0.49, true), (0.499, true), (0.5, true), (0.501, false), (0.51, false), (0.6, false),
    (1, false),
  ])
  func `a swipe takes half a second at most`(_ time: Double, _ isSwipe: Bool) {
    #expect(swipes([Step(100, 0, time)]) == (isSwipe ? [0] : []))
  }

  @Test(arguments: [
    (0, 50, 50), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4),
    (0.5, 26.5, 25.5),
  ])
  func `slow swipes need less of a way, and have to be straighter`(
    _ time: Double, _ least: Double, _ across: Double
  ) {
    #expect(swipes([Step(least - 0.001, 0, time)]) == [])
    #expect(swipes([Step(least + 0.001, 0, time)]) == [0])
    #expect(swipes([Step(100, across - 0.001, time)]) == [0])
    #expect(swipes([Step(100, across + 0.001, time)]) == [])
  }

  @Test(
    arguments: [
      (2, [1, 1], true), (1, [1, 1], false), (2, [1], false), (2, [1, 0], false),
      (2, [1, 0.5], true), (2, [1, -1], false), (0, [1], false),
    ] as [(Int, [Double], Bool)])
  func `every finger that is required has to swipe`(
    _ required: Int, _ shares: [Double], _ isSwipe: Bool
  ) {
    #expect(
      swipes([Step(100, 0, 0.1)], required: required, shares: shares) == (isSwipe ? [0] : []))
  }

  @Test func `a finger may stray and come back, but not behind its beginning`() {
    #expect(swipes([Step(-0.1, 0, 0.01), Step(100, 0, 0.1)]) == [])
    #expect(swipes([Step(0, 20, 0.01), Step(100, 0, 0.1)]) == [1])
    #expect(swipes([Step(20, 0, 0.01), Step(10, 0, 0.02), Step(100, 0, 0.1)]) == [2])
  }
}
