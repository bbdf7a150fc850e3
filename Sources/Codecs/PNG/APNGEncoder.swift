public import AnimPixels

/// Writes an animation as an animated PNG, without loss.
///
/// Every frame stores the rectangle in which it differs from the frame before, or from what that was
/// drawn over (`BaseChooser`): as it is, or laid over what is there with the pixels that stay being
/// clear, whichever is smaller. All frames share one layout: grey or a palette if the colours of the
/// whole animation allow it, else RGB, in which a colour that no frame has stands for clear, or RGBA.
/// So frames are kept as packed changes until the end, or until they take more than `memoryLimit`,
/// from where on the layout is RGBA. The number of frames stands at the head of the file: nothing is
/// written before the end, and then piece by piece.
public final class APNGEncoder {
  private struct Record: Sendable {
    let delta: PackedDelta
    let start: Int
  }

  /// A compressed frame, beginning in milliseconds.
  private struct CompressedFrame {
    let rect: PixelRect
    let start: Int
    let disposal: FrameControl.Disposal
    let blend: FrameControl.Blend
    /// The compressed rows.
    let stream: [UInt8]
  }

  /// A rectangle of the picture before and after a frame.
  private struct Change: Sendable {
    let rect: PixelRect
    let before: [UInt32]
    let after: [UInt32]
  }

  /// How all frames store their pixels.
  private struct SharedLayout: Sendable {
    /// The colours of a palette, or of grey; nil for RGB and RGBA.
    var colors: [UInt32]?
    var isOpaque: Bool
    /// The pixel that leaves what is there, if it is laid over that; nil if there is none.
    var clear: UInt32?

    func layout(_ pixels: [UInt32], width: Int) -> PNGLayout {
      PNGLayout(pixels, width: width, colors: colors, opaque: isOpaque)
    }
  }

  private let size: PixelSize
  private let compressor: RowCompressor
  private let description: String
  private let loop: Loop
  private let tasks: Int
  private let memoryLimit: Int
  private let output: ([UInt8]) throws -> Void
  private var previous: Pixmap?
  /// The frames that have not been compressed yet; nil where they have been.
  private var records: [Record?] = []
  private var footprint = 0
  private var colors = ColorTable()
  private var usedColors = UsedColors()
  private var isOpaque = true
  private var hasOutgrownMemory = false
  private var isBeforeFirst = true
  private var bases: BaseChooser
  /// The latest frame that has been compressed.
  private var canvas: Pixmap
  /// The picture that it was drawn over.
  private var base: Pixmap
  /// The rectangle in which the two differ.
  private var covered = PixelRect.empty
  private var end = 0
  /// The frames that have been compressed before their number was known.
  private var compressed: [CompressedFrame] = []

  /// The share of the limit of memory that pictures may take to which frames could go back.
  private static let shareOfBases = 0.5

  /// An encoder without frames.
  ///
  /// - Parameters:
  ///   - size: The size of every frame, at most 2²⁴ − 1 pixels.
  ///   - isThorough: Whether several times the time may be taken for one or two percent of the size.
  ///   - description: What the animation shows, in words; empty for none.
  ///   - loop: The number of times that the animation plays.
  ///   - tasks: The largest number of frames that are compressed at once.
  ///   - memoryLimit: The memory that frames may take before they are compressed, in bytes.
  ///   - output: Takes the bytes of the file, piece by piece.
  /// - Throws: `CodecError` if the size is empty or too large.
  public init(
    size: PixelSize, isThorough: Bool = false, description: String = "", loop: Loop = .forever,
    tasks: Int = 1, memoryLimit: Int = 64 << 20, output: @escaping ([UInt8]) throws -> Void
  ) throws(CodecError) {
    guard size.area > 0, size.area <= FrameDelta.largestArea else {
      throw CodecError(
        size.area == 0 ? .empty : .tooLarge,
        "an APNG of \(size.width) × \(size.height) pixels cannot be made; at most "
          + "\(FrameDelta.largestArea) pixels, so render at a smaller scale")
    }
    self.size = size
    compressor = RowCompressor(isThorough: isThorough)
    self.description = description
    self.loop = loop
    self.tasks = max(1, tasks)
    self.memoryLimit = memoryLimit
    self.output = output
    bases = BaseChooser(
      capacity: Int(Double(memoryLimit) * Self.shareOfBases) / (size.area * 4))
    canvas = Pixmap(size: size)
    base = canvas
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
    bases.add(pixmap, changed: delta.rect)
    for color in delta.colors { usedColors.add(color) }
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
      sequence: sequence, rect: frame.rect, delay: FrameControl.delay(milliseconds: duration),
      disposal: frame.disposal, blend: frame.blend)
    sequence += 1
    var chunks: [PNGChunk] = []
    if index == 0 {
      // The chunks of the layout stand in the order of the specification, words before the palette.
      let head = sharedLayout.layout([], width: size.width).headChunks(
        of: size, key: sharedLayout.clear)
      chunks = [head[0], animationControl(frameCount)]
      if let words = PNGChunk(description: description) { chunks.append(words) }
      chunks += head.dropFirst()
    }
    chunks.append(control.chunk)
    if index == 0 {
      chunks.append(PNGChunk(type: "IDAT", data: frame.stream))
    } else {
      chunks.append(PNGChunk(type: "fdAT", data: bigEndian(sequence) + frame.stream))
      sequence += 1
    }
    try put((index == 0 ? PNGChunk.signature : []) + chunks.flatMap(\.bytes))
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

  /// The layout of all frames.
  private var sharedLayout: SharedLayout {
    guard !hasOutgrownMemory else { return SharedLayout(isOpaque: false, clear: 0) }
    guard colors.count <= 256 else {
      return SharedLayout(isOpaque: isOpaque, clear: isOpaque ? usedColors.unused : 0)
    }
    var shared = SharedLayout(colors: colors.colors, isOpaque: isOpaque)
    let hasClear = colors.existingNumber(of: 0) != nil
    // An entry for it must not make all indices longer.
    if hasClear
      || PNGLayout.depth(ofPalette: colors.count) == PNGLayout.depth(ofPalette: colors.count + 1),
      hasClear || colors.count < 256
    {
      if !hasClear { shared.colors?.append(0) }
      shared.clear = 0
    }
    return shared
  }

  /// Compresses the records in order and lets go of them.
  private func compressRecords(
    _ body: (CompressedFrame) throws(CodecError) -> Void
  ) async throws(CodecError) {
    let shared = sharedLayout
    let compressor = compressor
    // The last frame stays, whatever comes after it.
    let isUndone = bases.takeChoices() + [false]
    for position in stride(from: 0, to: records.count, by: 4 * tasks) {
      let numbers = position..<min(position + 4 * tasks, records.count)
      var starts: [Int] = []
      var changes: [Change] = []
      for number in numbers {
        guard let record = records[number].take() else { continue }
        starts.append(record.start)
        changes.append(change(by: record.delta, isOverBase: isUndone[number]))
      }
      let isFirst = isBeforeFirst
      isBeforeFirst = false
      let results = await concurrentMap(count: changes.count, tasks: tasks) { number in
        (changes[number], isFirst && number == 0)
      } _: { change, isFirst in
        Self.compressed(change, isFirst: isFirst, shared, compressor)
      }
      for (place, result) in results.enumerated() {
        try body(
          CompressedFrame(
            rect: changes[place].rect, start: starts[place],
            disposal: isUndone[position + place + 1] ? .restore : .keep, blend: result.blend,
            stream: result.stream))
      }
    }
  }

  /// Draws the next frame.
  ///
  /// - Parameters:
  ///   - delta: What differs from the frame before.
  ///   - isOverBase: Whether it is drawn over what the frame before was drawn over.
  /// - Returns: What is to be stored of it.
  private func change(by delta: PackedDelta, isOverBase: Bool) -> Change {
    let former = canvas
    delta.apply(to: &canvas.pixels, width: size.width)
    if isOverBase {
      let differences = FrameDelta.changes(
        from: base, to: canvas, within: covered.union(delta.rect))
      // A frame that shows the base again has at least one pixel, whichever.
      covered = differences.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : differences
    } else {
      base = former
      covered = delta.rect
    }
    return Change(
      rect: covered, before: base.pixels.cropped(to: covered, width: size.width),
      after: canvas.pixels.cropped(to: covered, width: size.width))
  }

  /// The smaller of what replaces a rectangle, and what is laid over it.
  private static func compressed(
    _ change: Change, isFirst: Bool, _ shared: SharedLayout, _ compressor: RowCompressor
  ) -> (stream: [UInt8], blend: FrameControl.Blend) {
    let width = change.rect.width
    var layouts = [shared.layout(change.after, width: width)]
    let pixels = zip(change.before, change.after)
    // What becomes clear, or half so, cannot be laid over what is there.
    if let clear = shared.clear, !isFirst, pixels.contains(where: { $0 == $1 }),
      pixels.allSatisfy({ $0 == $1 || $1 >> 24 == 255 })
    {
      layouts.append(shared.layout(pixels.map { $0 == $1 ? clear : $1 }, width: width))
    }
    let (stream, number) = compressor.smallest(of: layouts)
    return (stream, number == 0 ? .replace : .over)
  }
}
