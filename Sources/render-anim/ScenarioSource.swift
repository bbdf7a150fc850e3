import Foundation
import Pixels
import Rendering
import Staging

/// A part of a scenario that is acted out, at some number of pixels per point.
@MainActor struct ScenarioSource: FrameSource {
  let reel: Reel
  let pixelsPerPoint: Double

  var end: Double { reel.duration }

  func scale(at fraction: Double) -> Double { pixelsPerPoint * fraction }

  func size(at fraction: Double) -> PixelSize? {
    let scale = scale(at: fraction)
    return PixelSize(
      width: max(1, Int((reel.size.width * scale).rounded())),
      height: max(1, Int((reel.size.height * scale).rounded())))
  }

  func play() throws -> (Double) throws -> FrameContent {
    let player = try reel.player()
    return { time in
      try player.advance(to: time)
      return .drawing(player.displayList())
    }
  }
}
