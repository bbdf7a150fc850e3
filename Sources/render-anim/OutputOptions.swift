import ArgumentParser
import Rendering

/// Where an animation is written to; shared by commands that make one.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write an animated GIF; - is the standard output.", valueName: "file"))
  var gif: [String] = []

  @Option(help: ArgumentHelp("Write an animated PNG.", valueName: "file"))
  var apng: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write every frame as a PNG: a folder, or a template such as frames/%04d.png.",
      valueName: "folder"))
  var frames: [String] = []

  @Option(help: ArgumentHelp("Write raw RGBA frames, for ffmpeg.", valueName: "file"))
  var rgba: [String] = []

  @Option(help: ArgumentHelp("Write a YUV4MPEG2 stream, for ffmpeg.", valueName: "file"))
  var y4m: [String] = []

  @Option(help: "How many frames are worked on at once (default: one for each core).")
  var jobs: Int?

  var all: [String] { gif + apng + frames + rgba + y4m }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs \(jobs)' is less than 1") }
    for template in frames where FrameTemplate(template) == nil {
      throw ValidationError(
        "'--frames \(template)' is neither a folder nor a template with one place such as %04d")
    }
  }

  /// Refuses two outputs in one place.
  static func checkDistinct(_ paths: [String]) throws {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("only one output can be the standard output")
    }
    var seen: Set<String> = []
    if let path = paths.first(where: { !seen.insert($0).inserted }) {
      throw ValidationError("two outputs are to be written to '\(path)'")
    }
  }
}
