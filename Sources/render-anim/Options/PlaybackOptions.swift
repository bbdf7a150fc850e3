import AnimCodecs
import AnimRendering
import ArgumentParser

/// The order and the speed in which frames are shown.
struct PlaybackOptions: ParsableArguments {
  @Option(help: "Frames per second (default: the scenario's; 50 at most in a GIF).")
  var fps: Double?

  @Option(help: ArgumentHelp("Take only every n-th frame.", valueName: "n"))
  var everyNth: Int?

  @Option(help: ArgumentHelp("How many times as fast it plays.", valueName: "factor"))
  var speed: Double?

  @Option(help: ArgumentHelp("How often it plays: forever, or a number.", valueName: "times"))
  var loop: LoopArgument?

  @Option(help: ArgumentHelp("Seconds that the first frame stands longer.", valueName: "seconds"))
  var holdFirst: Double?

  @Option(help: ArgumentHelp("Seconds that the last frame stands longer.", valueName: "seconds"))
  var holdLast: Double?

  @Flag(help: "Play backwards.")
  var reverse = false

  @Flag(help: "Play forward and back again.")
  var boomerang = false

  var order: FrameSchedule.Order { reverse ? .reverse : boomerang ? .boomerang : .forward }

  func validate() throws {
    if let fps, !(1...240).contains(fps) {
      throw ValidationError("'--fps \(fps)' is not between 1 and 240")
    }
    if let everyNth, !(1...1000).contains(everyNth) {
      throw ValidationError("'--every-nth \(everyNth)' is not between 1 and 1000")
    }
    if let speed, !(0.01...100).contains(speed) {
      throw ValidationError("'--speed \(speed)' is not between 0.01 and 100")
    }
    for seconds in [holdFirst, holdLast] {
      if let seconds, !(0...600).contains(seconds) {
        throw ValidationError("frames can be held for 0 to 600 seconds, not \(seconds)")
      }
    }
    if reverse, boomerang {
      throw ValidationError("'--reverse' and '--boomerang' exclude each other")
    }
  }
}

/// The number of times that an animation plays.
struct LoopArgument: ExpressibleByArgument {
  let loop: Loop

  init?(argument: String) {
    if argument == "forever" {
      loop = .forever
    } else if let times = Int(argument), (1...65535).contains(times) {
      loop = .times(times)
    } else {
      return nil
    }
  }
}
