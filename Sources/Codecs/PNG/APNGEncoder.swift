public import Pixels

/// Writes an animation as an animated PNG, without loss.
///
/// Every frame stores the rectangle that changed. All frames share one layout: grey or a palette if the
/// colours of the whole animation allow it, else RGB or RGBA. The number of frames stands at the head of
/// the file, so the compressed frames are kept until the end; uncompressed ones are kept as changes until
/// they take more than `memoryLimit`, from where on the layout is RGBA.
public final class APNGEncoder {
  private struct Record: Sendable {
    let delta: FrameDelta
    let start: Int
  }

  private let size: PixelSize
  private let encoder: PNGEncoder
  private let loop: Loop
  private let tasks: Int
  private let memoryLimit: Int
  private var previous: Pixmap?
  private var records: [Record] = []
  private var footprint = 0
  private var colors = ColorTable()
  private var isOpaque = true
  private var hasOutgrownMemory = false
  private var canvas: [UInt32]
  private var end = 0
  /// Finished frames: rectangle, beginning in milliseconds, and the chunks of a PNG of its own.
  private var frames: [(rect: PixelRect, start: Int, file: [UInt8])] = []

  /// - Parameters:
  ///   - level: zlib's level, 0 to 9.
  ///   - tasks: How many frames may be compressed at once.
  ///   - memoryLimit: Bytes that frames may take before they are compressed.
  public init(
    size: PixelSize, level: Int = 6, loop: Loop = .forever, tasks: Int = 1,
    memoryLimit: Int = 512 << 20
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
    canvas = [UInt32](repeating: 0, count: size.area)
  }

  /// Adds the frame that is shown from `start` to `end`, in seconds from the beginning; delays are
  /// rounded to milliseconds so that they add up. A frame equal to the one before lengthens it.
  ///
  /// - Parameter damage: Where the frame differs from the one before; nil if that is not known.
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
    records.append(Record(delta: delta, start: Int((start * 1000).rounded())))
    footprint += delta.footprint
    if footprint > memoryLimit {
      hasOutgrownMemory = true
      try await compressRecords()
    }
  }

  /// The whole file.
  public func finish() async throws(CodecError) -> [UInt8] {
    guard previous != nil else {
      throw CodecError(.empty, "an animation needs at least one frame")
    }
    try await compressRecords()
    var file = PNGChunk.signature
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let stop = index + 1 < frames.count ? frames[index + 1].start : end
      let control = FrameControl(
        sequence: sequence, rect: frame.rect,
        delay: FrameControl.delay(milliseconds: stop - frame.start))
      sequence += 1
      let chunks = try PNGChunk.chunks(of: frame.file).map(\.chunk)
      let data = chunks.filter { $0.type == "IDAT" }
      if index == 0 {
        file += chunks[0].bytes + animationControl.bytes
        for chunk in chunks.dropFirst() where chunk.type == "PLTE" || chunk.type == "tRNS" {
          file += chunk.bytes
        }
        file += control.chunk.bytes
        for chunk in data { file += chunk.bytes }
      } else {
        file += control.chunk.bytes
        for chunk in data {
          file += PNGChunk(type: "fdAT", data: bigEndian(sequence) + chunk.data).bytes
          sequence += 1
        }
      }
    }
    return file + PNGChunk(type: "IEND", data: []).bytes
  }

  /// Frames and plays; 0 plays are endless.
  private var animationControl: PNGChunk {
    let plays: UInt32
    switch loop {
    case .forever: plays = 0
    case .times(let count): plays = UInt32(clamping: max(1, count))
    }
    return PNGChunk(type: "acTL", data: bigEndian(UInt32(frames.count)) + bigEndian(plays))
  }

  private func compressRecords() async throws(CodecError) {
    let palette = !hasOutgrownMemory && colors.count <= 256 ? colors.colors : nil
    let opaque = isOpaque && !hasOutgrownMemory
    let encoder = encoder
    var position = 0
    while position < records.count {
      let batch = records[position..<min(position + 4 * tasks, records.count)]
      let parts = batch.map { record in
        canvas.apply(record.delta, width: size.width)
        return (canvas.cropped(to: record.delta.rect, width: size.width), record.delta.rect.width)
      }
      let results = await concurrentMap(parts, tasks: tasks) { pixels, width in
        Result { () throws(CodecError) -> [UInt8] in
          let layout = PNGLayout(pixels, width: width, colors: palette, opaque: opaque)
          return try encoder.encode(layout, height: pixels.count / width)
        }
      }
      for (record, result) in zip(batch, results) {
        frames.append((record.delta.rect, record.start, try result.get()))
      }
      position += batch.count
    }
    records = []
    footprint = 0
  }
}

extension [UInt32] {
  /// Changes the picture in these pixels by `delta`.
  mutating func apply(_ delta: FrameDelta, width: Int) {
    var runs = RunReader(delta.runs)
    for y in delta.rect.minY..<Swift.max(delta.rect.minY, delta.rect.maxY) {
      var x = delta.rect.minX
      while x < delta.rect.maxX {
        let (number, count) = runs.next(atMost: delta.rect.maxX - x)
        if let number {
          for x in x..<x + count { self[y * width + x] = delta.colors[number] }
        }
        x += count
      }
    }
  }

  /// The pixels of a rectangle.
  func cropped(to rect: PixelRect, width: Int) -> [UInt32] {
    (rect.minY..<rect.maxY).flatMap { self[$0 * width + rect.minX..<$0 * width + rect.maxX] }
  }
}
