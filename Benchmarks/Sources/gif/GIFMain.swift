import AnimCodecs
import AnimPixels
import Foundation

/// `script/bench gif FOLDER… [--fps N]`, each folder an animation of PNG frames in order.
///
/// Prints bytes, seconds and closeness of our encoder and of those of ffmpeg, gifsicle, libvips and gifski,
/// as far as they are installed. Reading the frames is not counted for ours, and is for the others.
@main
struct GIFMain {
  static func main() async throws {
    var folders: [String] = []
    var framesPerSecond = 50.0
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--fps" {
        framesPerSecond = arguments.popFirst().flatMap(Double.init) ?? framesPerSecond
      } else {
        folders.append(argument)
      }
    }
    print("| animation | encoder | bytes | PSNR | SSIM | flicker | CPU s | wall s |")
    print("|---|---|---|---|---|---|---|---|")
    for folder in folders {
      let animation = try TrueFrames(folder: folder, framesPerSecond: framesPerSecond)
      for (name, options) in GIFOptions.compared {
        let (file, seconds) = try await animation.encoded(options)
        try animation.report("render-anim\(name)", file, seconds)
      }
      for peer in Peer.all {
        if let (file, seconds) = try peer.encode(folder, animation) {
          try animation.report(peer.name, file, seconds)
        }
      }
    }
  }
}

/// CPU and wall-clock seconds.
struct Seconds {
  var processor: Double
  var wall: Double

  /// Those of this process or of its children until now.
  init(children: Bool = false) {
    var usage = rusage()
    let who = children ? RUSAGE_CHILDREN : RUSAGE_SELF
    unsafe getrusage(who.rawValue, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    processor = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    wall = ProcessInfo.processInfo.systemUptime
  }

  static func - (after: Seconds, before: Seconds) -> Seconds {
    var difference = after
    difference.processor -= before.processor
    difference.wall -= before.wall
    return difference
  }
}

extension GIFOptions {
  /// The settings that are compared with the others.
  static var compared: [(name: String, options: GIFOptions)] {
    var lossy = GIFOptions()
    lossy.lossy = 30
    var global = GIFOptions()
    global.palette = .global
    return [("", GIFOptions()), (" --palette global", global), (" --lossy 30", lossy)]
  }
}
