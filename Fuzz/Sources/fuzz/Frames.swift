import AnimCodecs
import AnimPixels
import Foundation

/// Decodes pictures and animations as `diff` and `verify` do.
///
/// For each path on a line of the standard input it writes a line: `error`, or width, height and each
/// frame's milliseconds, which the frames follow as premultiplied RGBA.
enum Frames {
  static func write() {
    let output = FileHandle.standardOutput
    while let path = readLine() {
      guard let data = FileManager.default.contents(atPath: path),
        let frames = try? frames(of: [UInt8](data)), let size = frames.first?.pixmap.size
      else {
        output.write(Data("error\n".utf8))
        continue
      }
      let times = frames.map { "\(Int(($0.duration * 1000).rounded()))" }
      output.write(Data("\(size.width) \(size.height) \(times.joined(separator: " "))\n".utf8))
      for frame in frames {
        let bytes = frame.pixmap.pixels.flatMap { pixel in
          [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
        }
        output.write(Data(bytes))
      }
    }
  }

  private static func frames(of file: [UInt8]) throws -> [AnimationFrame] {
    let reader = try AnimationReader(file)
    var frames: [AnimationFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }
}
