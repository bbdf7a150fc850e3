import AnimCodecs
import AnimPixels
import Foundation

/// `script/bench lossless FOLDER… [--fps N]`, each folder an animation of PNG frames in order.
///
/// Prints bytes and seconds of our APNG and WebP, and of apngopt's APNG if that is installed, each of which
/// shows the same frames. Reading the frames is not counted for ours.
@main
struct LosslessMain {
  static func main() async throws {
    var folders: [String] = []
    var framesPerSecond = 25.0
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--fps" {
        framesPerSecond = arguments.popFirst().flatMap(Double.init) ?? framesPerSecond
      } else {
        folders.append(argument)
      }
    }
    print("| animation | encoder | bytes | CPU s |")
    print("|---|---|---|---|")
    for folder in folders {
      let frames = try frames(of: folder)
      func report(_ encoder: String, _ bytes: Int, _ seconds: Double) {
        let name = URL(fileURLWithPath: folder).lastPathComponent
        print("| \(name) | \(encoder) | \(bytes) | \((seconds * 100).rounded() / 100) |")
      }
      var plain: [UInt8] = []
      for isThorough in [false, true] {
        let name = isThorough ? " --best" : ""
        var began = processorSeconds(RUSAGE_SELF)
        let apng = try await apng(frames, framesPerSecond, isThorough)
        report("render-anim APNG\(name)", apng.count, processorSeconds(RUSAGE_SELF) - began)
        if plain.isEmpty { plain = apng }
        began = processorSeconds(RUSAGE_SELF)
        let webP = try webP(frames, framesPerSecond, isThorough)
        report("render-anim WebP\(name)", webP.count, processorSeconds(RUSAGE_SELF) - began)
      }
      for level in ["-z0", "-z1", "-z2"] {
        if let (bytes, seconds) = try apngopt(plain, level) {
          report("apngopt \(level)", bytes, seconds)
        }
      }
    }
  }

  private static func frames(of folder: String) throws -> [Pixmap] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .map { name in
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        return try PNGDecoder().decode([UInt8](Data(contentsOf: file)))
      }
  }

  private static func apng(
    _ frames: [Pixmap], _ rate: Double, _ isThorough: Bool
  ) async throws -> [UInt8] {
    var file: [UInt8] = []
    let encoder = try APNGEncoder(size: frames[0].size, isThorough: isThorough) { file += $0 }
    for (index, frame) in frames.enumerated() {
      try await encoder.append(
        frame, from: Double(index) / rate, to: Double(index + 1) / rate)
    }
    try await encoder.finish()
    return file
  }

  private static func webP(
    _ frames: [Pixmap], _ rate: Double, _ isThorough: Bool
  ) throws -> [UInt8] {
    var options = WebPOptions()
    options.isThorough = isThorough
    let encoder = try WebPEncoder(size: frames[0].size, options: options)
    for (index, frame) in frames.enumerated() {
      try encoder.append(frame, from: Double(index) / rate, to: Double(index + 1) / rate)
    }
    return try encoder.finish()
  }

  /// What apngopt makes of an APNG; nil if it is not installed.
  private static func apngopt(
    _ file: [UInt8], _ level: String
  ) throws -> (bytes: Int, seconds: Double)? {
    let program = URL(fileURLWithPath: "/usr/bin/apngopt")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lossless-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (
      folder.appendingPathComponent("a.png"), folder.appendingPathComponent("b.png")
    )
    try Data(file).write(to: input)
    let began = processorSeconds(RUSAGE_CHILDREN)
    let process = Process()
    process.executableURL = program
    // A path from the root would be an option.
    process.currentDirectoryURL = folder
    process.arguments = [level, "a.png", "b.png"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (try Data(contentsOf: output).count, processorSeconds(RUSAGE_CHILDREN) - began)
  }

  /// The seconds of all processors that were spent until now.
  private static func processorSeconds(_ who: __rusage_who) -> Double {
    var usage = rusage()
    unsafe getrusage(who.rawValue, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
