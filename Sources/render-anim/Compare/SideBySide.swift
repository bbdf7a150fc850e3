import AnimCodecs
import AnimFiles
import AnimPixels
import Foundation

/// The frames of an animation in a file, with their times.
struct PictureFilm {
  /// The frames, each with the time at which it ends, in seconds.
  fileprivate let frames: [(picture: Pixmap, end: Double)]

  /// The animation in a file; nil if it cannot be read.
  init?(_ path: String) {
    guard let bytes = try? InputFile.bytes(path, .regular, limit: 1 << 30),
      let reader = try? AnimationReader(bytes)
    else { return nil }
    var frames: [(picture: Pixmap, end: Double)] = []
    var end = 0.0
    do {
      while let frame = try reader.next() {
        end += frame.duration
        frames.append((frame.pixmap, end))
      }
    } catch {
      return nil
    }
    guard !frames.isEmpty else { return nil }
    self.frames = frames
  }

  fileprivate var end: Double { frames[frames.count - 1].end }
  fileprivate var size: PixelSize { frames[0].picture.size }

  fileprivate func picture(at time: Double) -> Pixmap {
    (frames.first { time < $0.end - 1e-6 } ?? frames[frames.count - 1]).picture
  }
}

/// Two animations beside each other, what was on the left.
struct SideBySide {
  private let left: PictureFilm
  private let right: PictureFilm

  /// The space between the two, in pixels.
  private static let gap = 8
  /// What is around them: a grey that is seen on white and on black pages.
  private static let background: UInt32 = 0xff8e_8e93

  init(_ left: PictureFilm, _ right: PictureFilm) { (self.left, self.right) = (left, right) }

  /// The frame at a time, in seconds.
  func picture(at time: Double) -> Pixmap {
    let size = PixelSize(
      width: left.size.width + Self.gap + right.size.width,
      height: max(left.size.height, right.size.height))
    var result = Pixmap(
      size: size, pixels: [UInt32](repeating: Self.background, count: size.area))
    for (picture, x) in [
      (left.picture(at: time), 0), (right.picture(at: time), left.size.width + Self.gap),
    ] {
      for row in 0..<picture.size.height {
        for column in 0..<picture.size.width {
          result[x + column, row] = picture[column, row]
        }
      }
    }
    return result
  }

  /// Writes all frames as PNG files, until both have ended.
  func write(to folder: URL, framesPerSecond: Double) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let count = max(1, Int((max(left.end, right.end) * framesPerSecond).rounded()))
    for frame in 0..<count {
      let picture = picture(at: Double(frame) / framesPerSecond)
      let bytes = try PNGEncoder(level: 1).encode(picture)
      try Data(bytes).write(to: folder.appendingPathComponent("\(frame).png"))
    }
  }
}
