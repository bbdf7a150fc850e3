package import AnimCodecs
package import AnimFiles
package import AnimPixels

/// Tells about how large a WebP of an animation would be, by some of its frames.
///
/// Three stretches of a few frames each are encoded, with the first frame of each alone too: that
/// is what a whole picture takes, and the rest is what the changes take.
package final class WebPSample: FrameSink {
  /// The numbers of the frames that are to be appended, ascending.
  package let frames: [Int]
  private let frameCount: Int
  private let stretch: Int
  private let size: PixelSize
  private let options: WebPOptions
  private var encoder: WebPEncoder?
  private var appended = 0
  private var (whole, changes) = (0, 0)

  private static let longestStretch = 5
  private static let stretches = 3

  /// A sample of an animation of a number of frames, at least one.
  package init(frameCount: Int, size: PixelSize, options: WebPOptions) {
    self.frameCount = frameCount
    self.size = size
    self.options = options
    // A few frames are encoded as they are, in one stretch.
    let isShort = frameCount < 4 * Self.longestStretch
    let stretch = isShort ? frameCount : Self.longestStretch
    self.stretch = stretch
    let room = frameCount - stretch
    let starts = (0..<Self.stretches).map { (2 * $0 + 1) * room / (2 * Self.stretches) }
    frames = isShort ? Array(0..<frameCount) : starts.flatMap { $0..<$0 + stretch }
  }

  /// Adds the next of the frames.
  package func append(_ frame: Frame) async throws(OutputError) {
    let place = appended % stretch
    appended += 1
    do {
      if place == 0 {
        let first = try WebPEncoder(size: size, options: options)
        try first.append(frame.pixmap, from: 0, to: 1)
        let bytes = try first.finish().count
        (whole, changes) = (whole + bytes, changes - bytes)
        encoder = try WebPEncoder(size: size, options: options)
      }
      try encoder?.append(frame.pixmap, from: Double(place), to: Double(place + 1))
      if place == stretch - 1, let all = try encoder?.finish() {
        changes += all.count
        encoder = nil
      }
    } catch {
      throw .encoding(path: "", reason: "\(error)")
    }
  }

  /// The number of bytes that is likely for all frames.
  package func finish() async throws(OutputError) -> OutputSummary {
    let stretches = Double(max(1, frames.count / stretch))
    let change = stretch > 1 ? Double(max(0, changes)) / stretches / Double(stretch - 1) : 0
    let likely = Double(whole) / stretches + change * Double(frameCount - 1)
    return OutputSummary(path: "", bytes: Int(likely.rounded()))
  }
}
