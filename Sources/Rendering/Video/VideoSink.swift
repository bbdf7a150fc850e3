import AnimCodecs
package import AnimFiles
package import AnimPixels
import Foundation

/// Writes the frames as a video, or as an animated AVIF, by an installed ffmpeg.
///
/// Frames go to ffmpeg one by one as they arrive, so that none has to wait in memory; one that is
/// shown longer is repeated, for the rate is fixed. The file is put into its place when ffmpeg has
/// ended well. Its bytes are those of the ffmpeg that is installed.
package final class VideoSink: FrameSink {
  /// The settings of a video.
  package struct Options: Hashable, Sendable {
    /// The quality, 1 to 100; ProRes has but one.
    package var quality = 90
    /// The colour behind frames that are not opaque, where the format has no alpha.
    package var matte = Color.white
    /// What the video shows, in words; empty for none.
    package var description = ""

    /// Options of the quality 90, over white.
    package init() {}
  }

  private let file: OutputFile
  /// The file that ffmpeg writes: the output's own, or if that is no regular file, one that is
  /// copied in the end.
  private let work: OutputFile
  private let format: VideoFormat
  private let options: Options
  private let framesPerSecond: Double
  private let program: URL
  private var ffmpeg: FFmpeg?
  private var form: RawVideo.Form
  private var frames = 0

  /// A sink that writes to `path`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: The container and the codec.
  ///   - size: The size of every frame, in pixels.
  ///   - framesPerSecond: The fixed rate of the video.
  ///   - options: The quality, and what is behind clear pixels.
  /// - Throws: `OutputError` if there is no ffmpeg, or the file cannot be made.
  package init(
    path: String, format: VideoFormat, size: PixelSize, framesPerSecond: Double,
    options: Options = Options()
  ) throws(OutputError) {
    program = try FFmpeg.find(for: path)
    file = try OutputFile(path: path)
    work =
      file.partialPath != nil
      ? file
      : try OutputFile(
        path: FileManager.default.temporaryDirectory
          .appendingPathComponent("render-anim-\(UUID().uuidString)").path)
    self.format = format
    self.options = options
    self.framesPerSecond = framesPerSecond
    let more = format.hasHalfChroma ? 1 : 0
    form = RawVideo.Form(
      size: PixelSize(
        width: size.width + size.width % 2 * more, height: size.height + size.height % 2 * more))
  }

  /// Hands the next frame to ffmpeg, as often as it is due.
  package func append(_ frame: Frame) async throws(OutputError) {
    let ffmpeg: FFmpeg
    if let running = self.ffmpeg {
      ffmpeg = running
    } else {
      ffmpeg = try start(with: frame.pixmap)
      self.ffmpeg = ffmpeg
    }
    let bytes = RawVideo.rgba(frame.pixmap, form)
    // Counted from the beginning, so that rounding does not add up.
    let due = Int((frame.end * framesPerSecond).rounded())
    while frames < max(due, frame.index + 1) {
      try await ffmpeg.write(bytes)
      frames += 1
    }
  }

  /// Waits for ffmpeg and puts the file into its place.
  package func finish() async throws(OutputError) -> OutputSummary {
    guard let ffmpeg else {
      throw .encoding(path: file.path, reason: "an animation needs at least one frame")
    }
    try await ffmpeg.finish()
    let bytes = try work.noteWrittenElsewhere()
    if work !== file { try file.copy(from: work) }
    try file.close()
    return OutputSummary(path: file.path, bytes: bytes)
  }

  /// Starts ffmpeg for frames like the first one: if that is opaque, all are.
  private func start(with first: Pixmap) throws(OutputError) -> FFmpeg {
    let hasAlpha = format.holdsAlpha && !first.isOpaque
    form.matte = hasAlpha ? nil : options.matte
    guard let partial = work.partialPath else {
      preconditionFailure("a file in the temporary folder is a regular one")
    }
    let words = options.description
    return try FFmpeg(
      program,
      [
        "-hide_banner", "-nostats", "-loglevel", "error", "-y",
        "-f", "rawvideo", "-pix_fmt", "rgba",
        "-video_size", "\(form.size.width)x\(form.size.height)",
        "-framerate", RawVideo.rate(framesPerSecond), "-i", "pipe:0",
      ] + format.arguments(quality: options.quality, hasAlpha: hasAlpha)
        // Nothing of the time and the version, so that the same ffmpeg makes the same bytes.
        + ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
        + (words.isEmpty
          ? [] : ["-metadata", "description=\(words)", "-metadata", "comment=\(words)"])
        + ["file:\(partial)"],
      for: file.path)
  }
}
