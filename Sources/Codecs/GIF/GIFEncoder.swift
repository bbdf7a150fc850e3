public import AnimPixels

/// Writes an animation as a GIF while its frames arrive.
///
/// Frames are kept as deltas until a palette can be chosen for all of them; when they take more
/// than `memoryLimit`, those that have arrived are written, with a palette of their own. So memory
/// is bounded and the output does not depend on the number of tasks. The README says more.
public final class GIFEncoder {
  /// Facts about a file that has been written.
  public struct Summary: Hashable, Sendable {
    /// The number of images in the file: equal frames in a row make one.
    public var frames = 0
    /// The sum of all delays, in hundredths of a second.
    public var durationInCentiseconds = 0
    /// The size of the file, in bytes.
    public var bytes = 0
    /// Whether every opaque pixel has its own colour.
    public var isExact = true
    /// The closeness of the frames that a decoder shows to the true ones; nil if it was not
    /// asked for.
    public var quality: Quality?
  }

  private struct Arrival {
    var pixmap: Pixmap
    var damage: PixelRect
    let start: Int
  }

  struct Record: Sendable {
    let delta: FrameDelta
    let start: Int
    /// The numbers that the histogram has given to the colours of `delta`.
    var numbers: [UInt32]
  }

  /// The number of frames that wait to be compared, side by side.
  ///
  /// It does not depend on the number of tasks, so that memory runs out at the same frame.
  static let lookAhead = 8

  let size: PixelSize
  let options: GIFOptions
  private let tasks: Int
  private let memoryLimit: Int
  private let output: ([UInt8]) throws -> Void
  private let alphaRule: AlphaRule

  /// Frames that have not been compared yet, and the one before the first of them.
  private var arrivals: [Arrival] = []
  private var previous: Pixmap?
  /// Frames that have not been written yet.
  private(set) var records: [Record] = []
  private var footprint = 0
  /// The footprints of all records so far, and of those that have been written.
  private var (arrivedWeight, writtenWeight) = (0, 0)
  /// What the frame that was written last truly shows; empty unless frames at rest are restored.
  private var truth: [UInt32] = []
  private var histogram = ColorHistogram()
  private var end = 0
  var painter: FramePainter
  private var meter: QualityMeter?
  /// Frames that have been written and are still to be measured.
  private var unmeasured: [QualityMeter.Frame] = []
  private var container: GIFContainer?
  /// Whether the next images are to try how their codes get shorter.
  private var triesEarly = true
  private var globalPalette: Palette?
  /// The bytes of codes for each pixel of the image before, where colours may be off.
  private var lossyShare = 0.0
  private var summary = Summary()

  /// An encoder without frames; nothing is written yet.
  ///
  /// - Parameters:
  ///   - size: The size of every frame, at most 65535 on a side and 2²⁴ − 1 pixels.
  ///   - options: The number and the choice of colours, and the number of times that it plays.
  ///   - tasks: The largest number of tasks that work at once.
  ///   - measuresQuality: Whether the summary is to tell the quality, which takes a tenth of the
  ///     time.
  ///   - memoryLimit: The memory that waiting frames may take, in bytes.
  ///   - output: Takes the bytes of the file, piece by piece.
  /// - Throws: `CodecError` if the size is empty or too large.
  public init(
    size: PixelSize, options: GIFOptions = GIFOptions(), tasks: Int = 1,
    measuresQuality: Bool = true, memoryLimit: Int = 128 << 20,
    output: @escaping ([UInt8]) throws -> Void
  ) throws(CodecError) {
    guard size.area > 0, size.area <= FrameDelta.largestArea else {
      throw CodecError(
        size.area == 0 ? .empty : .tooLarge,
        "a GIF of \(size.width) × \(size.height) pixels cannot be made; at most "
          + "\(FrameDelta.largestArea) pixels, so render at a smaller scale")
    }
    precondition(
      (2...256).contains(options.colors) && (1...100).contains(options.quality)
        && (0...200).contains(options.lossy), "options out of range: \(options)")
    self.size = size
    self.options = options
    self.tasks = max(1, tasks)
    self.memoryLimit = memoryLimit
    self.output = output
    alphaRule = AlphaRule(matte: options.matte)
    meter = measuresQuality ? QualityMeter(size: size) : nil
    painter = FramePainter(size: size, isLossy: options.lossy > 0)
    if options.restoresHolds { truth = [UInt32](repeating: 0, count: size.area) }
  }

  /// The share of the frames so far that has been written, by what changes in them.
  public var writtenShare: Double {
    arrivedWeight > 0 ? Double(writtenWeight) / Double(arrivedWeight) : 0
  }

  /// Adds the frame that is shown from `start` to `end`, in seconds from the beginning.
  ///
  /// Frames come in order, each beginning where the one before ended. One that would be shown for
  /// less than 2 hundredths of a second gives its time to the next.
  ///
  /// - Parameters:
  ///   - pixmap: The picture, of the encoder's size.
  ///   - start: The time at which the frame appears, in seconds.
  ///   - end: The time at which the next one replaces it, in seconds.
  ///   - damage: The rectangle in which the frame differs from the one before; nil if that is not
  ///     known.
  /// - Throws: `CodecError` if an exact palette does not hold the colours, or if the output does
  ///   not take the bytes.
  public func append(
    _ pixmap: Pixmap, from start: Double, to end: Double, damage: PixelRect? = nil
  ) async throws(CodecError) {
    precondition(pixmap.size == size, "a frame of \(pixmap.size) in a GIF of \(size)")
    let arrival = Arrival(
      pixmap: pixmap, damage: damage ?? PixelRect(size), start: FrameClock.centiseconds(start))
    self.end = FrameClock.centiseconds(end)
    if let last = arrivals.last, arrival.start - last.start < FrameClock.shortestDelay {
      arrivals[arrivals.count - 1].pixmap = pixmap
      arrivals[arrivals.count - 1].damage = last.damage.union(arrival.damage)
      return
    }
    // The last arrival is not compared before it is known to stay.
    if arrivals.count == Self.lookAhead { await compareArrivals() }
    arrivals.append(arrival)
    if footprint > memoryLimit { try await writeRecords(keepingLast: true) }
  }

  /// Writes what is left and completes the file.
  ///
  /// - Returns: The facts about the whole file.
  /// - Throws: `CodecError` if there are no frames, if an exact palette does not hold the colours,
  ///   or if the output does not take the bytes.
  public func finish() async throws(CodecError) -> Summary {
    guard !arrivals.isEmpty || !records.isEmpty else {
      throw CodecError(.empty, "an animation needs at least one frame")
    }
    await compareArrivals()
    try await writeRecords(keepingLast: false)
    for frame in unmeasured { meter?.add(frame) }
    try container?.close()
    summary.quality = meter?.quality
    try flush()
    return summary
  }

  // MARK: Comparing

  /// Makes records of the arrivals.
  private func compareArrivals() async {
    let frames = arrivals
    let befores = [previous] + frames.map(\.pixmap)
    let pairs = zip(befores, frames).map { ($0, $1.pixmap, $1.damage) }
    let rule = alphaRule
    let deltas = await concurrentMap(pairs, tasks: tasks) { before, after, damage in
      FrameDelta(from: before, to: after, within: damage, flattenedBy: rule)
    }
    for (arrival, delta) in zip(frames, deltas) where !delta.rect.isEmpty {
      footprint += delta.footprint
      arrivedWeight += delta.footprint
      records.append(
        Record(delta: delta, start: arrival.start, numbers: histogram.add(delta)))
    }
    previous = frames.last?.pixmap ?? previous
    arrivals = []
  }

  // MARK: Writing

  /// Writes the records, all but the last one if the frame after it is not known yet.
  private func writeRecords(keepingLast: Bool) async throws(CodecError) {
    let count = keepingLast ? records.count - 1 : records.count
    guard count > 0 else { return }
    let exposures = Exposure.times(
      of: records.map(\.delta), starts: records.map(\.start), end: end, size: size)
    let colors = histogram.table.colors
    let places = await concurrentMap(colors.indices.parts(of: 4096), tasks: tasks) {
      colors[$0].map(OKLab.coordinates)
    }.flatMap(\.self)
    let palette = try choosePalette(places, exposures)
    let chooser = await PaletteChooser(
      shared: palette, isExact: histogram.fits(options.colors),
      clears: records.contains { !$0.delta.cleared.isEmpty }, options: options,
      histogram: histogram, places: places, tasks: tasks)
    let frames = Array(zip(records, exposures).prefix(count))
    let choices = await concurrentMap(frames, tasks: tasks) { record, exposures in
      chooser.choice(for: record.delta, numbers: record.numbers, exposures: exposures)
    }
    if container == nil {
      // Where each image has a palette of its own, the first one needs no table beside the global one.
      let isUsed = choices.contains { $0.palette == palette }
      let global = isUsed ? palette : choices[0].palette
      globalPalette = global
      container = try GIFContainer(
        size: size, loop: options.loop, description: options.description, globalPalette: global)
    }
    for batch in batches(count, isEnd: !keepingLast) {
      if batch.count == 1, isRestored(batch.lowerBound, isEnd: !keepingLast) {
        try restore(batch.lowerBound, choices[batch.lowerBound], chooser)
      } else if options.lossy > 0 {
        try await paintWithLoss(batch, Array(choices[batch]))
      } else {
        try await paint(batch, Array(choices[batch]))
      }
      if !truth.isEmpty {
        for number in batch { truth.apply(records[number].delta, width: size.width) }
      }
    }
    records.removeFirst(count)
    histogram = ColorHistogram()
    footprint = 0
    for number in records.indices {
      records[number].numbers = histogram.add(records[number].delta)
      footprint += records[number].delta.footprint
    }
  }

  /// Writes a batch of records: their images are painted one after the other, and while that goes
  /// on the codes of those before are made, and the quality of the batch before is measured.
  private func paint(
    _ batch: Range<Int>, _ choices: [PaletteChooser.Choice]
  ) async throws(CodecError) {
    var frames: [QualityMeter.Frame] = []
    func paint(through last: Int) {
      while frames.count <= last {
        frames.append(frame(ofRecord: batch.lowerBound + frames.count, choices[frames.count]))
      }
    }
    // What makes the codes of one image shorter does so for its neighbours, which are alike.
    let trial = (batch.count - 1) / 2
    var tried: ImageTrial?
    if triesEarly {
      paint(through: trial)
      let image = frames[trial].image
      if image.hasBreaks {
        let outcomes = await concurrentMap(count: 3, tasks: tasks) { number in
          if number < 2 { return PaintingWork.image(image, clearingEarly: number == 0) }
          paint(through: batch.count - 1)
          return .none
        } _: {
          $0.outcome
        }
        if case .codes(let early) = outcomes[0], case .codes(let late) = outcomes[1] {
          tried = ImageTrial(early: early, late: late, isLossy: false)
        }
      }
    }
    let clearsEarly = tried?.clearsEarly ?? false
    // After a trial in vain there is none for a while.
    triesEarly = !triesEarly || clearsEarly
    let numbers = (0..<batch.count).filter { tried == nil || $0 != trial }
    let measured = meter == nil ? 0 : 1
    let outcomes = await concurrentMap(count: measured + numbers.count, tasks: tasks) { place in
      if place < measured, let meter { return PaintingWork.meter(meter, unmeasured) }
      let number = numbers[place - measured]
      paint(through: number)
      return .image(frames[number].image, clearingEarly: clearsEarly)
    } _: {
      $0.outcome
    }
    var codes: [LZWEncoder.Codes] = []
    for outcome in outcomes {
      switch outcome {
      case .meter(let meter): self.meter = meter
      case .codes(let made): codes.append(made)
      case .none: break
      }
    }
    if let tried { codes.insert(tried.codes, at: trial) }
    let isOpen = frames.contains { $0.image.isOpen }
    for (number, codes) in codes.enumerated() {
      if !codes.indices.isEmpty { frames[number].image.indices = codes.indices }
      if isOpen { painter.settle(frames[number].image) }
      try write(frames[number], codes: codes.bytes)
    }
    if meter != nil { self.unmeasured = frames }
  }

  /// Writes a batch of records one after the other: what an image shows is known when its codes are
  /// made, and the next one builds on that.
  ///
  /// While they are made, the image before is measured. A picture of many dictionaries is taken in two halves.
  private func paintWithLoss(
    _ batch: Range<Int>, _ choices: [PaletteChooser.Choice]
  ) async throws(CodecError) {
    var clearsEarly = false
    let lossy = summary.isExact ? 0 : options.lossy
    for (number, choice) in zip(batch, choices) {
      var frame = frame(ofRecord: number, choice)
      let image = frame.image
      var work: [PaintingWork] = []
      let isTried = triesEarly && number == batch.lowerBound && image.hasBreaks
      let isHalved = !isTried && Double(image.indices.count) * lossyShare >= Self.halvedBytes
      if isTried {
        work = [true, false].map { .lossyImage(image, clearingEarly: $0, lossy: lossy, .whole) }
      } else if isHalved {
        work = zip(image.halves, [.upper, .lower]).map {
          .lossyImage($0, clearingEarly: clearsEarly, lossy: lossy, $1)
        }
      } else {
        work = [.lossyImage(image, clearingEarly: clearsEarly, lossy: lossy, .whole)]
      }
      if let meter { work.append(.meter(meter, unmeasured)) }
      var made: [LZWEncoder.Codes] = []
      for outcome in await concurrentMap(work, tasks: tasks, { $0.outcome }) {
        switch outcome {
        case .meter(let meter): self.meter = meter
        case .codes(let codes): made.append(codes)
        case .none: break
        }
      }
      var codes = made[0]
      if isTried {
        let trial = ImageTrial(early: made[0], late: made[1], isLossy: lossy > 0)
        (codes, clearsEarly) = (trial.codes, trial.clearsEarly)
      } else if isHalved {
        codes = made[0] + made[1]
      }
      lossyShare = Double(codes.bytes.count) / Double(max(1, image.indices.count))
      frame.image.indices = codes.indices
      painter.settle(frame.image)
      if meter != nil { unmeasured = [frame] }
      try write(frame, codes: codes.bytes)
    }
    triesEarly = !triesEarly || clearsEarly
  }

  /// The number of bytes from which on the codes of an image are made in two halves: each dictionary takes some 5,000, and half of one
  /// is lost where they meet.
  private static let halvedBytes = 60_000.0

  /// Writes a record after which nothing moves for a while, so that all of it is as it truly is.
  ///
  /// What the frames before have left wrong is painted again along with what changes. Where there
  /// are too many colours for one image, others follow at once with those that are still missing.
  private func restore(
    _ number: Int, _ choice: PaletteChooser.Choice, _ chooser: PaletteChooser
  ) throws(CodecError) {
    // Measured first, for there is nobody else to do it.
    for frame in unmeasured { meter?.add(frame) }
    unmeasured = []
    var truth = Pixmap(size: size, pixels: truth)
    truth.pixels.apply(records[number].delta, width: size.width)
    var wrong = FrameDelta(
      from: writtenWeight > 0 ? Pixmap(size: size, pixels: painter.shown) : nil, to: truth,
      within: PixelRect(size), flattenedBy: .none)
    var (changes, choice) = (records[number].delta, choice)
    var rest = duration(ofRecord: number)
    for round in 0..<Self.mostRestoringImages {
      if !wrong.rect.isEmpty { choice = chooser.restoringChoice(for: wrong) }
      var image = painter.image(
        of: wrong.rect.isEmpty ? changes : wrong, choice: choice, clearedNext: .empty)
      let codes = image.codes(clearingEarly: false)
      if !codes.indices.isEmpty { image.indices = codes.indices }
      painter.settle(image)
      wrong = visibleErrors(beside: truth)
      let isLast =
        wrong.rect.isEmpty || rest < 2 * FrameClock.shortestDelay
        || round == Self.mostRestoringImages - 1
      let frame = QualityMeter.Frame(
        delta: changes, image: image, duration: isLast ? rest : FrameClock.shortestDelay,
        isExact: summary.isExact)
      meter?.add(frame)
      try write(frame, codes: codes.bytes)
      if isLast { return }
      rest -= frame.duration
      changes = FrameDelta(from: truth, to: truth, within: .empty, flattenedBy: .none)
    }
  }

  private func frame(
    ofRecord number: Int, _ choice: PaletteChooser.Choice
  ) -> QualityMeter.Frame {
    let delta = records[number].delta
    let next = number + 1 < records.count ? records[number + 1].delta.cleared : .empty
    return QualityMeter.Frame(
      delta: delta, image: painter.image(of: delta, choice: choice, clearedNext: next),
      duration: duration(ofRecord: number), isExact: summary.isExact)
  }

  /// The time for which a record is shown, in hundredths of a second.
  func duration(ofRecord number: Int) -> Int {
    (number + 1 < records.count ? records[number + 1].start : end) - records[number].start
  }

  /// The palette of all records.
  ///
  /// - Parameters:
  ///   - places: The colours of the histogram in `OKLab` coordinates.
  ///   - exposures: For each record, and each of its colours, the sum over its pixels of the time
  ///     that they show it.
  /// - Returns: A palette of at most `options.colors` entries, exact if the colours fit.
  /// - Throws: `CodecError` if an exact palette is asked for and the colours do not fit.
  private func choosePalette(
    _ places: [SIMD4<Float>], _ exposures: [[Int]]
  ) throws(CodecError) -> Palette {
    let limit = options.colors
    if !histogram.fits(limit) {
      summary.isExact = false
      if options.palette == .exact {
        throw CodecError(
          .tooManyColors,
          "the animation has \(histogram.table.count) colours, more than an exact palette of "
            + "\(limit) holds; let the palette be chosen automatically")
      }
    }
    var weights = [Int](repeating: 0, count: max(1, places.count))
    for (record, exposures) in zip(records, exposures) {
      for (index, number) in record.numbers.enumerated() where record.delta.colors[index] != 0 {
        weights[Int(number)] += exposures[index]
      }
    }
    return histogram.palette(
      limit: limit, places: places, weights: weights,
      within: options.sharedTolerance.map { $0 * Float(records.count) })
  }

  private func write(_ frame: QualityMeter.Frame, codes: [UInt8]) throws(CodecError) {
    let image = frame.image
    let parts = FrameClock.parts(of: frame.duration)
    var block = GIFBlock(
      rect: image.rect, delayInCentiseconds: parts[0], disposal: image.disposal,
      transparentIndex: image.palette.transparentIndex.map(Int.init),
      localPalette: image.palette == globalPalette ? nil : image.palette, codes: codes)
    for (index, part) in parts.enumerated() {
      block.delayInCentiseconds = part
      // A repeated image finds its pixels in place, until the last one clears them.
      block.disposal = index + 1 < parts.count ? .keep : image.disposal
      try container?.put(block)
      summary.frames += 1
      summary.durationInCentiseconds += part
    }
    writtenWeight += frame.delta.footprint
    try flush()
  }

  private func flush() throws(CodecError) {
    guard let bytes = container?.takeBytes(), !bytes.isEmpty else { return }
    summary.bytes += bytes.count
    do {
      try output(bytes)
    } catch {
      throw CodecError(
        .writeFailed, "the GIF cannot be written; is there room left?", cause: "\(error)")
    }
  }
}
