import AnimPixels
import CAnimPNG

/// The runs and colours of a `FrameDelta`, compressed: about a fifth of its size.
struct PackedDelta: Sendable {
  let rect: PixelRect
  private let colors: [UInt32]
  private let runs: [UInt8]
  private let runCount: Int

  init(_ delta: FrameDelta) {
    rect = delta.rect
    colors = delta.colors
    runCount = delta.runs.count
    var buffer = unsafe cpng_buffer()
    let failed = unsafe delta.runs.withUnsafeBytes { bytes in
      unsafe cpng_pack(
        bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count, &buffer)
    }
    precondition(failed == 0, "no memory for a frame of \(runCount) runs")
    defer { unsafe cpng_free(&buffer) }
    runs = unsafe [UInt8](UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  /// The memory that it takes, in bytes.
  var footprint: Int { runs.count + colors.count * 4 + 100 }

  /// Changes a picture in the pixels of `rect` only.
  func apply(to picture: inout [UInt32], width: Int) {
    var failed: Int32 = 0
    let words = unsafe [UInt32](unsafeUninitializedCapacity: runCount) { room, count in
      failed = unsafe cpng_unpack(
        runs, runs.count,
        UnsafeMutableRawPointer(room.baseAddress!).assumingMemoryBound(to: UInt8.self),
        runCount * 4)
      count = failed == 0 ? runCount : 0
    }
    precondition(failed == 0, "a frame of \(runCount) runs does not unpack")
    picture.apply(words, colors: colors, in: rect, width: width)
  }
}
