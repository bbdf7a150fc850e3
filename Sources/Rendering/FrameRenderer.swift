import AnimCodecs
package import AnimDrawing
import AnimFiles
package import AnimPixels
import AnimRaster

/// The content of a frame.
package enum FrameContent: Sendable {
  /// A list that is to be drawn.
  case drawing(DisplayList)
  /// Lists of which the frame is the mean, as on film while the shutter is open; at least one.
  case exposure([DisplayList])
  /// A list over which another is faded in, of some weight, 0…1.
  case dissolve(from: DisplayList, to: DisplayList, weight: Double)
  /// A PNG file, which is refused if it is larger than so many bytes.
  case picture(path: String, limit: Int)
}

/// A moment that is to be drawn, with the time for which it is shown.
package struct TimedFrame: Sendable {
  /// The content of the frame.
  package var content: FrameContent
  /// The time at which it appears, in seconds from the beginning of the animation.
  package var start: Double
  /// The time at which it disappears, in seconds from the beginning of the animation.
  package var end: Double

  /// A content with the time for which it is shown, in seconds.
  package init(_ content: FrameContent, from start: Double, to end: Double) {
    self.content = content
    self.start = start
    self.end = end
  }
}

/// A picture that cannot be a frame, with the reason.
package struct PictureError: Error, Sendable, CustomStringConvertible {
  /// The path of the picture's file.
  package let path: String
  /// The reason, for people.
  package let description: String
}

/// Makes frames on all cores and hands them on in order.
///
/// While one batch of frames is being encoded the next one is drawn, so at most two batches are in
/// memory. The bytes do not depend on the number of tasks.
@MainActor package struct FrameRenderer {
  private let size: PixelSize
  private let workers: [DrawingWorker]

  /// The number of frames per worker and batch: with more, as much time goes by and more memory is
  /// taken.
  ///
  /// A worker has four pictures of two batches.
  private static let batchShare = 2

  /// A renderer of frames of one size.
  ///
  /// - Parameters:
  ///   - size: The size of every frame in pixels: that of the lists times `scale`.
  ///   - scale: Pixels per point.
  ///   - tasks: The largest number of frames that are drawn at once.
  ///   - redrawsAll: Whether each frame is drawn in whole by a new rasterizer, as if it were the
  ///     only one: much slower, and the same bytes.
  package init(size: PixelSize, scale: Double, tasks: Int, redrawsAll: Bool = false) {
    self.size = size
    workers = (0..<max(1, tasks)).map { _ in
      DrawingWorker(size: size, scale: scale, redrawsAll: redrawsAll)
    }
  }

  /// Makes all frames that `next` returns, until it returns nil, and gives each to all of the
  /// sinks.
  ///
  /// Stops at the next batch when its task is cancelled.
  ///
  /// - Parameters:
  ///   - sinks: The outputs, which are completed at the end.
  ///   - next: Called in order, shortly before its frame is drawn.
  ///   - progress: Told the number of frames that are done, after each batch.
  /// - Returns: The summaries of the sinks, in their order.
  /// - Throws: The error that `next` throws, `OutputError`, `PictureError` or `CancellationError`.
  package func render(
    into sinks: [any FrameSink], next: () throws -> TimedFrame?, progress: (Int) -> Void = { _ in }
  ) async throws -> [OutputSummary] {
    var shown = Showing(size: size)
    var batch = try take(next)
    var drawn = try await draw(batch)
    while !batch.isEmpty {
      try Task.checkCancellation()
      let following = try take(next)
      async let nextDrawn = draw(following)
      for (timed, picture) in zip(batch, drawn) {
        let frame = Frame(
          index: shown.frames, start: timed.start, end: timed.end, pixmap: picture.pixmap,
          damage: picture.damage)
        for sink in sinks { try await sink.append(frame) }
        shown.frames += 1
        shown.duration = timed.end
      }
      progress(shown.frames)
      (batch, drawn) = (following, try await nextDrawn)
    }
    var summaries: [OutputSummary] = []
    for sink in sinks {
      var summary = try await sink.finish()
      summary.shown = shown
      summaries.append(summary)
    }
    return summaries
  }

  private func take(_ next: () throws -> TimedFrame?) rethrows -> [TimedFrame] {
    var batch: [TimedFrame] = []
    while batch.count < workers.count * Self.batchShare, let frame = try next() {
      batch.append(frame)
    }
    return batch
  }

  /// The pictures of a batch, each worker drawing consecutive ones.
  private func draw(_ batch: [TimedFrame]) async throws -> [DrawnPicture] {
    let share = (batch.count + workers.count - 1) / workers.count
    return try await withThrowingTaskGroup(of: (Int, [DrawnPicture]).self) { group in
      for (number, worker) in workers.enumerated() {
        let contents = batch.dropFirst(number * share).prefix(share).map(\.content)
        guard !contents.isEmpty else { continue }
        group.addTask { (number, try await worker.draw(contents)) }
      }
      var parts = [[DrawnPicture]](repeating: [], count: workers.count)
      for try await (number, pictures) in group { parts[number] = pictures }
      return parts.flatMap(\.self)
    }
  }
}

/// A picture with the rectangle in which it differs from the one before; nil if that is not known.
private struct DrawnPicture: Sendable {
  var pixmap: Pixmap
  var damage: PixelRect?
}

/// Owns a rasterizer with its caches and its latest picture.
private actor DrawingWorker {
  private var rasterizer: Rasterizer
  private var latest: (list: DisplayList, pixmap: Pixmap)?
  /// Whether the latest picture was a frame, and not a part of one.
  private var latestIsFrame = false
  private let redrawsAll: Bool

  init(size: PixelSize, scale: Double, redrawsAll: Bool) {
    rasterizer = Rasterizer(size: size, scale: scale)
    self.redrawsAll = redrawsAll
  }

  /// The pictures of consecutive frames.
  func draw(_ contents: [FrameContent]) throws -> [DrawnPicture] {
    try contents.enumerated().map { position, content in
      switch content {
      case .drawing(let list):
        let isAfterFrame = position > 0 && latestIsFrame
        let (pixmap, damage) = draw(list)
        latestIsFrame = true
        // The latest picture before the first of these is not that of the frame before it.
        return DrawnPicture(
          pixmap: pixmap, damage: isAfterFrame ? damage?.reduce(.empty) { $0.union($1) } : nil)
      case .exposure(let lists):
        latestIsFrame = false
        var sum = LightSum(size: rasterizer.size)
        for list in lists { sum.add(draw(list).pixmap) }
        return DrawnPicture(pixmap: sum.mean, damage: nil)
      case .dissolve(let from, let to, let weight):
        latestIsFrame = false
        let ground = draw(from).pixmap
        return DrawnPicture(
          pixmap: ground.dissolved(into: draw(to).pixmap, by: weight), damage: nil)
      case .picture(let path, let limit):
        latestIsFrame = false
        return DrawnPicture(pixmap: try read(path, limit: limit), damage: nil)
      }
    }
  }

  /// The picture of a list, with where it differs from the latest one; nil if that is not known.
  private func draw(_ list: DisplayList) -> (pixmap: Pixmap, damage: [PixelRect]?) {
    if redrawsAll {
      rasterizer = Rasterizer(size: rasterizer.size, scale: rasterizer.scale)
      return (rasterizer.render(list), nil)
    }
    let (pixmap, damage) = rasterizer.render(list, reusing: latest)
    latest = (list, pixmap)
    return (pixmap, damage)
  }

  private func read(_ path: String, limit: Int) throws(PictureError) -> Pixmap {
    let pixmap: Pixmap
    do {
      pixmap = try PNGDecoder().decode(try InputFile.bytes(path, .any, limit: limit))
    } catch let problem as InputFile.Problem {
      throw PictureError(path: path, description: problem.description)
    } catch {
      throw PictureError(path: path, description: "'\(path)': \(error)")
    }
    guard pixmap.size == rasterizer.size else {
      throw PictureError(
        path: path,
        description: "'\(path)' is \(pixmap.size.text), the first frame \(rasterizer.size.text)")
    }
    return pixmap
  }
}

extension PixelSize {
  /// The size as text: `640 × 960`.
  fileprivate var text: String { "\(width) × \(height)" }
}
