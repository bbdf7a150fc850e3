package import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// Several moments of an animation in one picture: what stands still is solid, what moves leaves a
/// trail that grows stronger towards the last moment.
///
/// The picture is the weighted mean of the frames, so colours that do not change stay as they are.
package struct OnionSkin {
  /// The moments, at least one, in order of time, all of one size.
  package var frames: [FigureFrame]

  /// A picture of at least one moment.
  package init(_ frames: [FigureFrame]) {
    precondition(!frames.isEmpty, "an onion skin shows at least one frame")
    self.frames = frames
  }

  /// The share of each of `count` frames: the last one counts as much as all others together.
  static func weights(_ count: Int) -> [Double] {
    guard count > 1 else { return [1] }
    let ramp = (1..<count).map(Double.init)
    let sum = ramp.reduce(0, +)
    return ramp.map { $0 / (2 * sum) } + [0.5]
  }

  /// The picture, in the frames' points.
  package var list: DisplayList {
    let weights = Self.weights(frames.count)
    var sum = 0.0
    let items = zip(frames, weights).map { frame, weight in
      sum += weight
      // Laid over the mean of the frames before it, this share makes the mean of all so far.
      return frame.list.picture(at: .zero, factor: 1, opacity: weight / sum)
    }
    return DisplayList(size: frames[0].list.size, items: items)
  }
}
