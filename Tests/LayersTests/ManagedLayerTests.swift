import AnimLayers
import AnimMotion
import Foundation
import Testing

/// Layers with properties of their own that Core Animation animates.
@MainActor struct ManagedLayerTests {
  /// What lowering makes of a layer with `@NSManaged var angle: CGFloat` and `override func draw(in:)`.
  private final class Ring: CALayer, ContentDrawing {
    var angle: CGFloat {
      get { managedValue("angle") }
      set { setManagedValue(newValue, "angle") }
    }
    var drawn: Box
    var seconds = 0.0

    final class Box { var angles: [CGFloat] = [] }

    init(_ drawn: Box) {
      self.drawn = drawn
      super.init()
    }

    override init(layer: Any) {
      drawn = (layer as? Ring)?.drawn ?? Box()
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    required convenience init(ofViewClass: Void) { self.init(Box()) }

    override class func makeCopy(of layer: CALayer) -> CALayer { Ring(layer: layer) }

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "angle", seconds > 0 else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: event)
      animation.duration = seconds
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    }

    func drawContent() { drawn.angles.append(angle) }
  }

  @Test func `a layer draws values in flight of its own properties`() {
    withClock { clock in
      let drawn = Ring.Box()
      let ring = Ring(drawn)
      ring.angle = 10
      ring.displayIfNeeded()
      clock.advance(to: 1)
      ring.seconds = 1
      ring.angle = 30
      for time in [1.25, 1.5, 2, 2.5, 3] {
        clock.advance(to: time)
        ring.displayIfNeeded()
      }
      // Once after the end, and no more.
      #expect(drawn.angles == [10, 15, 20, 30, 30] || drawn.angles == [10, 15, 20, 30])
      #expect(ring.angle == 30 && ring.presentation()?.angle == 30)
    }
  }

  @Test func `a presentation is of the layer's class and has the values in flight`() throws {
    try withClock { clock in
      let ring = Ring(Ring.Box())
      ring.angle = 8
      let animation = CAKeyframeAnimation(keyPath: "angle")
      animation.values = [0.0, 4.0, 0.0]
      animation.duration = 2
      ring.add(animation, forKey: "turn")
      clock.advance(to: 0.5)
      let shown = try #require(ring.presentation())
      #expect(shown !== ring && shown.model() === ring)
      #expect(shown.angle == 2 && ring.angle == 8)
      #expect(shown.value(forKey: "angle") as? CGFloat == 2)
      clock.advance(to: 3)
      #expect(ring.presentation()?.angle == 8 && ring.animationKeys() == nil)
    }
  }

  @Test func `a property that was set by its name may be another kind of number`() {
    withClock { _ in
      let ring = Ring(Ring.Box())
      ring.setValue(5, forKey: "angle")
      #expect(ring.angle == 5)
      ring.setValue(NSNumber(value: 2.5), forKey: "angle")
      #expect(ring.angle == 2.5)
    }
  }
}
