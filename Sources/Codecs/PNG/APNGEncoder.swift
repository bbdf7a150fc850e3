public import AnimPixels

/// Writes an animation as an animated PNG, without loss.
///
/// Every frame stores the rectangle that changed. All frames share one layout: grey or a palette if
/// the colours of the whole animation allow it, else RGB or RGBA. So frames are kept as packed
/// changes until the end, or until they take more than `memoryLimit`, from where on the layout is
/// RGBA. The number of frames stands at the head of the file: nothing is written before the end,
/// and then piece by piece.
public final class APNGEncoder {
  private struct Record: Sendable {
    let delta: PackedDelta
    let start: Int
  }

  /// A compressed frame: rectangle, beginning in milliseconds, and the bytes of a PNG of its own.
  private struct CompressedFrame {
    let rect: PixelRect
    let start: Int
    let file: [UInt8]
  }

  private let size: PixelSize
  private let encoder: PNGEncoder
  private let loop: Loop
  private let tasks: Int
  private let memoryLimit: Int
  private let output: ([UInt8]) throws -> Void
  private var previous: Pixmap?
  /// The frames that have not been compressed yet; nil where they have been.
  private var records: [Record?] = []
  private var footprint = 0
  private var colors = ColorTable()
  private var isOpaque = true
  private var hasOutgrownMemory = false
  private var canvas: [UInt32]
  private var end = 0
  /// The frames that have been compressed before their number was known.
  private var compressed: [CompressedFrame] = []

  /// An encoder without frames.
  ///
  /// - Parameters:
  ///   - size: The size of every frame, at most 2²⁴ − 1 pixels.
  ///   - level: The level of zlib, 0 to 9.
  ///   - loop: The number of times that the animation plays.
  ///   - tasks: The largest number of frames that are compressed at once.
  ///   - memoryLimit: The memory that frames may take before they are compressed, in bytes.
  ///   - output: Takes the bytes of the file, piece by piece.
  /// - Throws: `CodecError` if the size is empty or too large.
  public init(
    size: PixelSize, level: Int = 6, loop: Loop = .forever, tasks: Int = 1,
    memoryLimit: Int = 64 << 20, output: @escaping ([UInt8]) throws -> Void
  ) throws(CodecError) {
    guard size.area > 0, size.area <= FrameDelta.largestArea else {
      throw CodecError(
        size.area == 0 ? .empty : .tooLarge,
        "an APNG of \(size.width) × \(size.height) pixels cannot be made; at most "
          + "\(FrameDelta.largestArea) pixels, so render at a smaller scale")
    }
    self.size = size
    encoder = PNGEncoder(level: level)
    self.loop = loop
    self.tasks = max(1, tasks)
    self.memoryLimit = memoryLimit
    self.output = output
    canvas = [UInt32](repeating: 0, count: size.area)
  }

  /// Adds the frame that is shown from `start` to `end`, in seconds from the beginning.
  ///
  /// Delays are rounded to milliseconds so that they add up. A frame equal to the one before
  /// lengthens it.
  ///
  /// - Parameters:
  ///   - pixmap: The picture, of the encoder's size.
  ///   - start: The time at which the frame appears, in seconds.
  ///   - end: The time at which the next one replaces it, in seconds.
  ///   - damage: The rectangle in which the frame differs from the one before; nil if that is not
  ///     known.
  /// - Throws: `CodecError` if frames have to be compressed and cannot be.
  public func append(
    _ pixmap: Pixmap, from start: Double, to end: Double, damage: PixelRect? = nil
  ) async throws(CodecError) {
    precondition(pixmap.size == size, "a frame of \(pixmap.size) in an APNG of \(size)")
    let delta = FrameDelta(
      from: previous, to: pixmap, within: damage ?? PixelRect(size), flattenedBy: .none)
    previous = pixmap
    self.end = Int((end * 1000).rounded())
    if delta.rect.isEmpty { return }
    if colors.count <= 256 { for color in delta.colors { _ = colors.number(of: color) } }
    isOpaque = isOpaque && delta.colors.allSatisfy { $0 >> 24 == 255 }
    let packed = PackedDelta(delta)
    records.append(Record(delta: packed, start: Int((start * 1000).rounded())))
    footprint += packed.footprint
    if footprint > memoryLimit {
      hasOutgrownMemory = true
      try await compressRecords { compressed.append($0) }
      records = []
      footprint = 0
    }
  }

  /// Writes the whole file.
  ///
  /// - Throws: `CodecError` if there are no frames, if one cannot be compressed, or if the output
  ///   does not take the bytes.
  public func finish() async throws(CodecError) {
    guard previous != nil else {
      throw CodecError(.empty, "an animation needs at least one frame")
    }
    let starts = compressed.map(\.start) + records.compactMap { $0?.start } + [end]
    var index = 0
    var sequence: UInt32 = 0
    func writeNext(_ frame: CompressedFrame) throws(CodecError) {
      try write(
        frame, index: index, duration: starts[index + 1] - starts[index], sequence: &sequence,
        frameCount: starts.count - 1)
      index += 1
    }
    for number in compressed.indices { try writeNext(compressed[number]) }
    compressed = []
    try await compressRecords(writeNext)
    try put(PNGChunk(type: "IEND", data: []).bytes)
  }

  // MARK: Writing

  private func write(
    _ frame: CompressedFrame, index: Int, duration: Int, sequence: inout UInt32, frameCount: Int
  ) throws(CodecError) {
    let control = FrameControl(
      sequence: sequence, rect: frame.rect, delay: FrameControl.delay(milliseconds: duration))
    sequence += 1
    var bytes: [UInt8] = []
    let chunks = PNGChunk.chunks(ofSound: frame.file)
    if index == 0 {
      bytes += PNGChunk.signature + chunks[0].bytes + animationControl(frameCount).bytes
      for chunk in chunks.dropFirst() where chunk.type == "PLTE" || chunk.type == "tRNS" {
        bytes += chunk.bytes
      }
    }
    bytes += control.chunk.bytes
    for chunk in chunks where chunk.type == "IDAT" {
      if index == 0 {
        bytes += chunk.bytes
      } else {
        bytes += PNGChunk(type: "fdAT", data: bigEndian(sequence) + chunk.data).bytes
        sequence += 1
      }
    }
    try put(bytes)
  }

  private func put(_ bytes: [UInt8]) throws(CodecError) {
    do {
      try output(bytes)
    } catch {
      throw CodecError(
        .writeFailed, "the APNG cannot be written; is there room left?", cause: "\(error)")
    }
  }

  /// The `acTL` chunk, frames and plays; 0 plays are endless (PNG specification, section 11.3.6.1).
  private func animationControl(_ frameCount: Int) -> PNGChunk {
    let plays: UInt32
    switch loop {
    case .forever: plays = 0
    case .times(let count): plays = UInt32(clamping: max(1, count))
    }
    return PNGChunk(type: "acTL", data: bigEndian(UInt32(frameCount)) + bigEndian(plays))
  }

  // MARK: Compressing

  /// Compresses the records in order and lets go of them.
  private func compressRecords(
    _ body: (CompressedFrame) throws(CodecError) -> Void
  ) async throws(CodecError) {
    let palette = !hasOutgrownMemory && colors.count <= 256 ? colors.colors : nil
    let opaque = isOpaque && !hasOutgrownMemory
    let encoder = encoder
    for position in stride(from: 0, to: records.count, by: 4 * tasks) {
      let batch = records[position..<min(position + 4 * tasks, records.count)].compactMap(\.self)
      for number in position..<position + batch.count { records[number] = nil }
      let parts = batch.map { record in
        record.delta.apply(to: &canvas, width: size.width)
        return (canvas.cropped(to: record.delta.rect, width: size.width), record.delta.rect.width)
      }
      let results = await concurrentMap(parts, tasks: tasks) { pixels, width in
        Result { () throws(CodecError) -> [UInt8] in
          let layout = PNGLayout(pixels, width: width, colors: palette, opaque: opaque)
          return try encoder.encode(layout, height: pixels.count / width)
        }
      }
      for (record, result) in zip(batch, results) {
        try body(
          CompressedFrame(rect: record.delta.rect, start: record.start, file: try result.get()))
      }
    }
  }
}
