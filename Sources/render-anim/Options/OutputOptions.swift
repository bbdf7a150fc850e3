import AnimRendering
import ArgumentParser
import Foundation

/// The places to which an animation is written; shared by commands that make one.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      """
      Write what the extension says: .gif, .apng, .webp, .svg, .png, .jpg, .html, .json, .rgba, .y4m, \
      frames/%04d.png; with ffmpeg .mp4, .webm, .avif, .mov.
      """, valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp("Write an animated GIF; - is the standard output.", valueName: "file"),
    completion: .file())
  var gif: [String] = []

  @Option(
    help: ArgumentHelp("Write an animated PNG.", valueName: "file"),
    completion: .file())
  var apng: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write an animated SVG: shapes that move, in light and dark.", valueName: "file"),
    completion: .file())
  var svg: [String] = []

  @Option(
    help: ArgumentHelp(
      "Text in an SVG: paths, which look the same everywhere, or live, which can be selected.",
      valueName: "paths|live"))
  var svgText = SVGTextArgument.paths

  @Option(
    help: ArgumentHelp(
      "Perspective in an SVG: planes, which browsers turn in space, or pictures, for other viewers.",
      valueName: "planes|pictures"))
  var svgPerspective = SVGPerspectiveArgument.planes

  @Option(
    help: ArgumentHelp(
      "Write every frame as a PNG: a folder, or a template such as frames/%04d.png.",
      valueName: "folder"),
    completion: .directory)
  var frames: [String] = []

  @Option(
    help: ArgumentHelp("Write raw RGBA frames, for ffmpeg.", valueName: "file"),
    completion: .file())
  var rgba: [String] = []

  @Option(
    help: ArgumentHelp("Write a YUV4MPEG2 stream, for ffmpeg.", valueName: "file"),
    completion: .file())
  var y4m: [String] = []

  @Option(
    help: ArgumentHelp("Write a page that plays it, for any browser.", valueName: "file"),
    completion: .file())
  var html: [String] = []

  @OptionGroup var parallelism: JobsOption

  /// The largest number of frames that are worked on at once.
  var tasks: Int { parallelism.tasks }

  /// Every output that is asked for, in a fixed order.
  var requests: [OutputRequest] {
    let named: [(OutputRequest.Kind, [String])] = [
      (.gif, gif), (.apng, apng), (.svg, svg), (.frames, frames), (.rgba, rgba), (.y4m, y4m),
      (.html, html),
    ]
    return files.compactMap { OutputRequest(byExtensionOf: $0) }
      + named.flatMap { kind, paths in paths.map { OutputRequest(kind, $0) } }
  }

  func validate() throws {
    if let problem = files.lazy.compactMap({ OutputRequest.problem(withOutput: $0) }).first {
      throw ValidationError(problem)
    }
    try Self.check(requests)
  }

  /// Refuses paths with places that are unknown or out of place, and two outputs in one place.
  static func check(_ requests: [OutputRequest]) throws {
    for request in requests {
      if request.kind == .png || request.kind == .sheet,
        let problem = OutputRequest.problem(withPicture: request.path, [.png])
      {
        throw ValidationError(problem)
      }
      let template: PathTemplate
      do {
        template = try PathTemplate(request.path)
      } catch {
        throw ValidationError("\(error)")
      }
      guard request.kind == .frames else {
        if template.has(.frame) {
          throw ValidationError("'{frame}' is for '--frames', not for '\(request.path)'")
        }
        continue
      }
      let filled = template.filled { $0 == .frame ? "%04d" : "x" }
      if FrameTemplate(filled) == nil {
        throw ValidationError(
          "'--frames \(request.path)' is neither a folder nor a template with one place such as "
            + "{frame} or %04d")
      }
    }
    let paths = requests.map(\.path)
    if paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("only one output can be the standard output")
    }
    if let path = paths.firstRepeated {
      throw ValidationError("two outputs are to be written to '\(path)'")
    }
  }
}

extension [String] {
  /// The first element that was there before.
  var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
