import AnimCodecs
import AnimRendering
import AnimScenarioFormat

/// The order and the times in which frames are taken and shown, with nothing left to default.
struct PlaybackTiming {
  var framesPerSecond = 50.0
  /// How many times as long as it was acted it takes.
  var slowMotion = 1.0
  /// Of how many frames one is taken.
  var everyNth = 1
  var loop = Loop.forever
  /// The time that the first frame stands longer, in seconds.
  var holdFirst = 0.0
  /// The time that the last frame stands longer, in seconds.
  var holdLast = 0.0
  var order = FrameSchedule.Order.forward
  /// The way from the last frame to the first one; frames in another order have none.
  var closing = FrameSchedule.Closing.cut
  /// The part of a frame's time for which light falls on it.
  var shutter = Shutter.instant
}

extension PlaybackTiming {
  /// The timing that a scenario asks for: that of its GIF, and where this says nothing, its clock's.
  init(_ scenario: Scenario) {
    let (gif, clock) = (scenario.output.gif, scenario.clock)
    self.init(
      framesPerSecond: gif.fps > 0 ? gif.fps : clock.fps, slowMotion: clock.slowMotion,
      loop: gif.loop == 0 ? .forever : .times(gif.loop), holdFirst: gif.holdFirst,
      holdLast: gif.holdLast, closing: .init(scenario.output.closing),
      shutter: Shutter(scenario.output.shutter))
  }
}

extension FrameSchedule.Closing {
  fileprivate init(_ closing: Output.Closing) {
    self =
      switch closing.style {
      case .cut: .cut
      case .return: .rewind(duration: closing.duration)
      case .crossfade: .crossfade(duration: closing.duration)
      }
  }
}

extension Shutter {
  fileprivate init(_ shutter: Output.Shutter) {
    self.init(angle: shutter.angle, samples: shutter.samples)
  }
}

extension PlaybackOptions {
  /// The timing with the values of the command line.
  func applied(to timing: PlaybackTiming) -> PlaybackTiming {
    var timing = timing
    if let fps { timing.framesPerSecond = fps }
    if let everyNth { timing.everyNth = everyNth }
    if let speed { timing.slowMotion /= speed }
    if let loop { timing.loop = loop.loop }
    if let holdFirst { timing.holdFirst = holdFirst }
    if let holdLast { timing.holdLast = holdLast }
    timing.order = order
    return timing
  }
}
