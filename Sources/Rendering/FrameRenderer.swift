public import Drawing
public import Pixels
import Raster

/// A moment that is to be drawn, with the time for which it is shown.
public struct TimedList: Sendable {
  public var list: DisplayList
  /// In seconds from the beginning of the animation.
  public var start: Double
  public var end: Double

  public init(_ list: DisplayList, from start: Double, to end: Double) {
    self.list = list
    self.start = start
    self.end = end
  }
}

/// Draws display lists on all cores and hands the frames on in order.
///
/// While one batch of frames is being encoded the next one is drawn, so at most two batches are in
/// memory. The bytes do not depend on the number of tasks.
@MainActor public struct FrameRenderer {
  private let scale: Double
  private let workers: [DrawingWorker]

  /// Frames per worker and batch: enough to make up for starting it, few enough to keep in memory.
  private static let batchShare = 4

  /// - Parameters:
  ///   - size: The size of every frame in pixels: that of the lists times `scale`.
  ///   - scale: Pixels per point.
  ///   - tasks: How many frames may be drawn at once.
  public init(size: PixelSize, scale: Double, tasks: Int) {
    self.scale = scale
    workers = (0..<max(1, tasks)).map { _ in DrawingWorker(size: size, scale: scale) }
  }

  /// Draws everything that `next` returns, until it returns nil, into each of the sinks.
  ///
  /// Stops at the next batch when its task is cancelled.
  ///
  /// - Parameters:
  ///   - next: Called in order, shortly before its list is drawn.
  ///   - progress: Told the number of frames that are done, after each batch.
  public func render(
    into sinks: [any FrameSink], next: () throws -> TimedList?,
    progress: (Int) -> Void = { _ in }
  ) async throws -> [OutputSummary] {
    var index = 0
    var batch = try take(next)
    var drawn = await draw(batch)
    while !batch.isEmpty {
      try Task.checkCancellation()
      let following = try take(next)
      async let nextDrawn = draw(following)
      for (timed, pixmap) in zip(batch, drawn) {
        let frame = Frame(
          index: index, start: timed.start, end: timed.end, pixmap: pixmap,
          damage: PixelRect(pixmap.size))
        for sink in sinks { try await sink.append(frame) }
        index += 1
      }
      progress(index)
      (batch, drawn) = (following, await nextDrawn)
    }
    var summaries: [OutputSummary] = []
    for sink in sinks { summaries.append(try await sink.finish()) }
    return summaries
  }

  private func take(_ next: () throws -> TimedList?) rethrows -> [TimedList] {
    var batch: [TimedList] = []
    while batch.count < workers.count * Self.batchShare, let list = try next() {
      batch.append(list)
    }
    return batch
  }

  /// The pictures of a batch, each worker drawing consecutive ones.
  private func draw(_ batch: [TimedList]) async -> [Pixmap] {
    let share = (batch.count + workers.count - 1) / workers.count
    return await withTaskGroup(of: (Int, [Pixmap]).self) { group in
      for (number, worker) in workers.enumerated() {
        let lists = batch.dropFirst(number * share).prefix(share).map(\.list)
        guard !lists.isEmpty else { continue }
        group.addTask { (number, await worker.draw(lists)) }
      }
      var parts = [[Pixmap]](repeating: [], count: workers.count)
      for await (number, pixmaps) in group { parts[number] = pixmaps }
      return parts.flatMap(\.self)
    }
  }
}

/// Owns a rasterizer with its caches.
private actor DrawingWorker {
  private let rasterizer: Rasterizer

  init(size: PixelSize, scale: Double) {
    rasterizer = Rasterizer(size: size, scale: scale)
  }

  func draw(_ lists: [DisplayList]) -> [Pixmap] { lists.map(rasterizer.render) }
}
