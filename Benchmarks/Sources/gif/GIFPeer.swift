import AnimPixels
import Foundation

/// Another encoder, run as a shell command.
struct Peer {
  let name: String
  /// The program that must be there.
  let programs: [String]
  /// With `$FRAMES` a folder, `$FPS`, `$DELAY` (hundredths of a second), `$HEIGHT` and `$OUT`.
  let command: String

  static let all = [
    Peer(
      name: "ffmpeg default", programs: ["ffmpeg"],
      command: """
        ffmpeg -v error -y -framerate $FPS -pattern_type glob -i "$FRAMES/*.png" \
        -vf "split[a][b];[a]palettegen[p];[b][p]paletteuse" $OUT
        """),
    Peer(
      name: "ffmpeg no dither > gifsicle -O3", programs: ["ffmpeg", "gifsicle"],
      command: """
        ffmpeg -v error -y -framerate $FPS -pattern_type glob -i "$FRAMES/*.png" \
        -vf "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none" $OUT.gif \
        && gifsicle -O3 $OUT.gif -o $OUT
        """),
    Peer(
      name: "libvips, effort 7, no dither", programs: ["vips", "gifsicle"],
      // vips has no option for the delay, so gifsicle writes it.
      command: """
        vips arrayjoin "$(echo $FRAMES/*.png)" $OUT.v --across 1 \
        && vips gifsave $OUT.v $OUT.gif --page-height $HEIGHT --dither 0 --effort 7 \
        && gifsicle --no-warnings --delay $DELAY $OUT.gif -o $OUT
        """),
    Peer(
      name: "gifski", programs: ["gifski"],
      command: "gifski --quiet --fps $FPS -o $OUT $FRAMES/*.png"),
  ]

  /// The file and the time it took, or nil if a program is not installed or fails.
  func encode(
    _ folder: String, _ animation: TrueFrames
  ) throws -> (file: [UInt8], Seconds)? {
    let framesPerSecond = animation.framesPerSecond
    let output = NSTemporaryDirectory() + "render-anim-peer.gif"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let check = programs.map { "command -v \($0) >/dev/null || exit 9\n" }.joined()
    process.arguments = ["-c", check + command]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "FRAMES": folder, "FPS": "\(framesPerSecond)", "OUT": output,
      "DELAY": "\(Int((100 / framesPerSecond).rounded()))",
      "HEIGHT": "\(animation.frames[0].size.height)",
    ]) { $1 }
    let (start, wall) = (Seconds(children: true), Seconds())
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    var seconds = Seconds(children: true) - start
    seconds.wall = Seconds().wall - wall.wall
    return ([UInt8](try Data(contentsOf: URL(fileURLWithPath: output))), seconds)
  }
}
