import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

@testable import AnimLayers

/// Layers that show more than there is in them.
@MainActor struct ReplicatorTests {
  private func inClock<Result>(_ body: (MediaClock) throws -> Result) rethrows -> Result {
    let clock = MediaClock()
    return try MediaClock.$current.withValue(clock) { try body(clock) }
  }

  private func boxes(_ layer: CALayer, at time: TimeInterval) -> [(frame: CGRect, color: Color?)] {
    DisplayList(layer.presentation(at: time), size: CGSize(width: 500, height: 500)).items.map {
      let color: Color? =
        if case .box(let box) = $0.content, case .color(let color) = box.fill { color } else { nil }
      return ($0.extent(in: .identity), color)
    }
  }

  @Test func `copies are moved and coloured further and further`() {
    inClock { _ in
      let (layer, dot) = (CAReplicatorLayer(), CALayer())
      layer.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.backgroundColor = Color(red: 1, green: 0.5, blue: 0)
      layer.addSublayer(dot)
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      layer.instanceColor = Color(red: 1, green: 0.5, blue: 1)
      layer.instanceRedOffset = -0.25
      let shown = boxes(layer, at: 0)
      #expect(shown.map(\.frame.minX) == [100, 120, 140])
      #expect(shown.map { $0.color?.red } == [1, 0.75, 0.5])
      #expect(shown.map { $0.color?.green } == [0.25, 0.25, 0.25])
    }
  }

  @Test func `copies turn about the middle of the layer`() {
    inClock { _ in
      let (layer, dot) = (CAReplicatorLayer(), CALayer())
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      dot.frame = CGRect(x: 45, y: 0, width: 10, height: 10)
      dot.backgroundColor = .black
      layer.addSublayer(dot)
      layer.instanceCount = 2
      layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
      let shown = boxes(layer, at: 0)
      #expect(abs(shown[1].frame.minY - 90) < 1e-6 && abs(shown[1].frame.minX - 45) < 1e-6)
    }
  }

  @Test func `animations of copies are late`() {
    inClock { _ in
      let (layer, dot) = (CAReplicatorLayer(), CALayer())
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.backgroundColor = .black
      layer.addSublayer(dot)
      layer.instanceCount = 2
      layer.instanceDelay = 0.5
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (5.0, 105.0, 1)
      dot.add(move, forKey: nil)
      let shown = boxes(layer, at: 0.75)
      #expect(abs(shown[0].frame.minX - 75) < 1e-6 && abs(shown[1].frame.minX - 25) < 1e-6)
      let ids = Set(
        layer.presentation(at: 0.75).sublayers.flatMap { [$0.id] + $0.sublayers.map(\.id) })
      #expect(ids.count == 4)
    }
  }

  // MARK: Particles

  private func emitter(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in })
    -> CAEmitterLayer
  {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    layer.emitterPosition = CGPoint(x: 250, y: 250)
    cell.contents = CGImage(Pixmap(size: PixelSize(width: 4, height: 4), filledWith: 0xffff_ffff))
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 100
    change(layer, cell)
    layer.emitterCells = [cell]
    return layer
  }

  @Test func `particles appear at their rate, fly, and vanish`() {
    inClock { _ in
      let layer = emitter()
      // The first appears at once, and one each tenth of a second.
      #expect(boxes(layer, at: 0.45).count == 5)
      #expect(boxes(layer, at: 5.05).count == 10)
      let first = boxes(layer, at: 0.05)
      #expect(abs(first[0].frame.midX - 255) < 1e-6 && abs(first[0].frame.midY - 250) < 1e-6)
      #expect(first[0].frame.width == 4)
    }
  }

  @Test func `chances follow from the seed`() {
    inClock { _ in
      @MainActor func places(_ seed: UInt32) -> [CGRect] {
        boxes(
          emitter {
            $0.seed = seed
            $1.emissionRange = 2 * .pi
          }, at: 0.95
        ).map(\.frame)
      }
      #expect(places(1) == places(1))
      #expect(places(1) != places(2))
      // They fly to all sides, and as far as their age lets them.
      for (index, frame) in places(3).enumerated() {
        let age = 0.95 - Double(index) / 10
        #expect(abs(hypot(frame.midX - 250, frame.midY - 250) - 100 * age) < 1e-6)
      }
      #expect(Set(places(3).map { $0.midX > 250 }).count == 2)
    }
  }

  @Test func `particles emit others on their way`() {
    inClock { _ in
      let layer = emitter { _, cell in
        cell.birthRate = 1
        let spark = CAEmitterCell()
        spark.contents = cell.contents
        (spark.birthRate, spark.lifetime) = (10, 0.2)
        (spark.beginTime, spark.duration) = (0.5, 0.25)
        cell.emitterCells = [spark]
      }
      #expect(boxes(layer, at: 0.45).count == 1)
      // From half a second on, each tenth of one, where the particle is then.
      #expect(boxes(layer, at: 0.65).map { $0.frame.midX.rounded() }.sorted() == [300, 310, 315])
      // The first has vanished, and no more come.
      #expect(boxes(layer, at: 0.85).map { $0.frame.midX.rounded() }.sorted() == [320, 335])
    }
  }

  @Test func `emission ends and goes on, and what is there flies on`() {
    inClock { clock in
      let layer = emitter()
      clock.advance(to: 0.5)
      layer.birthRate = 0
      #expect(boxes(layer, at: 0.9).count == 6)
      #expect(boxes(layer, at: 2).isEmpty)
      clock.advance(to: 3)
      layer.birthRate = 2
      #expect(boxes(layer, at: 3.5).count >= 10)
    }
  }
}
