package import AnimCauses
import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The work that acting out takes, in numbers, frame by frame.
package struct CountedWork: Hashable, Sendable {
  /// The work for one frame: what happened since the one before.
  package struct Frame: Hashable, Sendable {
    /// Seconds of the picture.
    package var time: Double
    package var counts: Counts
    /// How far the content was scrolled, in lengths of the visible part.
    package var screens: Double

    /// A frame without work, unless some is given.
    package init(time: Double, counts: Counts = Counts(), screens: Double = 0) {
      (self.time, self.counts, self.screens) = (time, counts, screens)
    }
  }

  /// In order of time.
  package let frames: [Frame]
  /// Of all frames.
  package let total: Counts
  /// The most in any frame, each quantity for itself.
  package let mostInFrame: Counts
  /// How far the content was scrolled in all, in lengths of the visible part.
  package let screens: Double

  /// The work of some frames, in order of time.
  package init(_ frames: [Frame]) {
    self.frames = frames
    total = frames.reduce(Counts()) { $0 + $1.counts }
    mostInFrame = frames.reduce(Counts()) { .maximum($0, $1.counts) }
    screens = frames.reduce(0) { $0 + $1.screens }
  }

  /// The number for each screen that is scrolled, on average; nil if nothing is scrolled.
  package func perScreen(_ quantity: Quantity) -> Double? {
    screens > 1e-6 ? Double(total[quantity]) / screens : nil
  }

  /// The frames of a range of time; of one between two frames the later one, which shows what happens in it.
  package func during(_ span: ClosedRange<Double>) -> CountedWork {
    let inside = frames.filter {
      $0.time >= span.lowerBound - 1e-9 && $0.time <= span.upperBound + 1e-9
    }
    guard inside.isEmpty, let next = frames.first(where: { $0.time > span.upperBound }) else {
      return CountedWork(inside)
    }
    return CountedWork([next])
  }
}

extension Excerpt {
  /// Acts the excerpt out and counts what happens.
  ///
  /// - Parameter times: The times of the frames, in seconds of the excerpt, in order; what it takes to begin is part
  ///   of the first, and what happens where nothing is shown part of the next.
  /// - Returns: The work of each frame.
  /// - Throws: `StageError` if it cannot be acted out, or `CancellationError`.
  @MainActor package func countedWork(at times: [Double]) throws -> CountedWork {
    try CauseRecording.record { recording in
      let player = try player()
      var counted: [Int] = []
      var last: (take: Int, offset: CGPoint)?
      let frames = try times.map { time in
        try player.advance(to: time)
        try Task.checkCancellation()
        var frame = CountedWork.Frame(time: time)
        for (index, take) in recording.takes.enumerated() {
          let events = take.log.events
          if index == counted.count { counted.append(0) }
          frame.counts.count(events[counted[index]...])
          counted[index] = events.count
        }
        let stage = player.stage
        let now = (take: recording.takes.count, offset: stage.presentedContentOffset)
        if let last, last.take == now.take {
          frame.screens = stage.screens(from: last.offset, to: now.offset)
        }
        last = now
        frame.counts.count(player.displayList().items)
        return frame
      }
      return CountedWork(frames)
    }
  }
}

extension Rehearsal {
  /// The work of the whole scenario in all frames of its clock.
  ///
  /// - Throws: `StageError` if it cannot be acted out, or `CancellationError`.
  @MainActor package func countedWork() throws -> CountedWork {
    let count = Int(saturating: (duration * scenario.clock.fps - 1e-6).rounded(.up))
    return try whole.countedWork(
      at: (0...count).map { min(Double($0) / scenario.clock.fps, duration) })
  }
}

extension Stage {
  /// How far the content moves between two offsets, in lengths of the collection view.
  fileprivate func screens(from old: CGPoint, to new: CGPoint) -> Double {
    let size = collectionView.bounds.size
    func part(_ distance: CGFloat, _ length: CGFloat) -> Double {
      length > 0 ? Double(abs(distance) / length) : 0
    }
    return part(new.x - old.x, size.width) + part(new.y - old.y, size.height)
  }
}

extension Counts {
  /// Adds what it takes to draw items: the layers that they are of, and the pictures that are drawn apart.
  mutating func count(_ items: [DisplayItem]) {
    var layers: Set<UInt64> = []
    var passes = 0
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item.content {
        case .group(let group):
          passes += 1
          visit(group.items)
          if let mask = group.mask {
            passes += 1
            visit(mask)
          }
        case .shadow(let shadow):
          // A shadow of a shape is drawn at once; one of whatever is drawn needs that first.
          if case .items = shadow.shape { passes += 1 }
          layers.insert(item.layer)
        case .backdrop:
          passes += 1
          layers.insert(item.layer)
        case .box, .path, .glyphs, .image: layers.insert(item.layer)
        }
      }
    }
    visit(items)
    self[.layersDrawn] += layers.count
    self[.offscreenPasses] += passes
  }
}

extension DisplayItem {
  /// The number of the layer that it is of: the lower bits tell its parts apart.
  fileprivate var layer: UInt64 { id >> 16 }
}
