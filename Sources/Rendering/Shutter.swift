/// The part of a frame's time for which light falls on it, as in a film camera: what moves meanwhile
/// is blurred along its way.
package struct Shutter: Hashable, Sendable {
  /// The angle of the opening in a shutter that turns once per frame, in degrees, 0…360; film has 180.
  package var angle: Double
  /// The number of moments whose light is added up; an odd number, so that one is in the middle.
  package let samples: Int

  /// A shutter that shows one moment, without any blur.
  package static let instant = Shutter(angle: 0)

  /// A shutter.
  ///
  /// - Parameters:
  ///   - angle: The angle of its opening, in degrees, 0…360.
  ///   - samples: The number of moments, at least one; an even number becomes the next odd one.
  package init(angle: Double, samples: Int = 17) {
    self.angle = angle
    self.samples = max(1, samples) / 2 * 2 + 1
  }

  /// The moments for which it is open around a time, in order.
  ///
  /// - Parameters:
  ///   - time: The time in the middle, in seconds.
  ///   - interval: The time from one frame to the next, in seconds.
  /// - Returns: As many times as there are samples; the time alone for a shutter that is instant.
  func times(around time: Double, interval: Double) -> [Double] {
    let open = interval * angle / 360
    guard open > 0, samples > 1 else { return [time] }
    // Each moment stands for an equal share of the opening.
    return (0..<samples).map { time + open * ((Double($0) + 0.5) / Double(samples) - 0.5) }
  }
}
