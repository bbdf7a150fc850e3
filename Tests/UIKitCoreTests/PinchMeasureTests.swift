import Testing

@testable import UIKitCore

struct PinchMeasureTests {
  /// Fingers that begin 120 points apart, seen at 60 Hz.
  ///
  /// The last two steps are 30 points, a quarter of the first distance, in a sixtieth of a second:
  /// 15 scales per second.
  @Test func `scale and velocity are in units of the first distance`() {
    let distances = [120.0, 140, 170, 200, 230]
    let scales = [
      1, 1.1666666666666667, 1.4166666666666667, 1.6666666666666667, 1.9166666666666667,
    ]
    var measure = TwoFingerMeasure()
    measure.origin = 120
    for (index, distance) in distances.enumerated() {
      measure.add(distance, at: Double(index) / 60)
      #expect(abs(measure.value / 120 - scales[index]) < 1e-9)
    }
    #expect(abs(measure.velocity / 120 - 15) < 1e-9)
  }
}
