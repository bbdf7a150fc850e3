import AnimStaging
import Foundation

/// The elements on screen at a tick, as a line of JSON.
struct TraceLine: Encodable {
  /// The time, in seconds.
  var time: Double
  /// The content offset as it is seen, in points.
  var contentOffset: [Double]
  var elements: [TracedElement]

  @MainActor init(time: Double, _ screening: Screening) {
    self.time = (time * 1e6).rounded() / 1e6
    let offset = screening.contentOffset
    contentOffset = [offset.x, offset.y].map { Double(($0 * 1000).rounded() / 1000) + 0 }
    elements = screening.elements()
  }
}
