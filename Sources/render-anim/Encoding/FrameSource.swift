import AnimDrawing
import AnimExplaining
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimStaging
import Foundation

/// What a source shows at one time.
struct SourceMoment {
  var content: FrameContent
  /// Drawn over the content, sharp however long the shutter is open.
  var notes: [DisplayItem] = []
}

/// Something that can be shown at any time, as often as is asked.
@MainActor protocol FrameSource {
  /// The time after which nothing changes, in seconds.
  var end: Double { get }
  /// The size of frames in pixels at a fraction of the wished scale; nil if it has no other scale.
  func size(at fraction: Double) -> PixelSize?
  /// Pixels per point at a fraction of the wished scale.
  func scale(at fraction: Double) -> Double
  /// The times around one, in seconds, between which nothing is cut.
  func take(at time: Double) -> ClosedRange<Double>
  /// Starts anew: the result tells the elements on screen at times that do not decrease.
  ///
  /// Nil for a source that does not know them.
  func elements() throws -> (@MainActor (Double) throws -> PlayerElements)?
  /// What happens in it, with causes; nil for a source that does not know.
  func history() throws -> History?
  /// Starts anew: the result answers times that do not decrease.
  func play() throws -> @MainActor (Double) throws -> SourceMoment
}

extension FrameSource {
  /// The frames of a schedule, in the order in which they are shown.
  ///
  /// - Parameters:
  ///   - schedule: The times of the frames.
  ///   - numbers: The numbers of some of them, ascending; nil for all.
  /// - Returns: The next frame each time that it is called, then nil.
  /// - Throws: The error of the source.
  func frames(
    _ schedule: FrameSchedule, only numbers: [Int]? = nil
  ) throws -> () throws -> TimedFrame? {
    let wanted = numbers ?? Array(0..<schedule.count)
    // The first frame fades in over those that close the loop.
    let needsFirst = wanted.first != 0 && wanted.contains { schedule.dissolve(of: $0) != nil }
    let numbers = (needsFirst ? [0] : []) + wanted
    // A shutter that is open while one take follows another would show both.
    let exposures = numbers.map { index in
      let take = take(at: schedule.actedTime(of: index))
      return schedule.exposure(of: index).map {
        min(max($0, take.lowerBound), take.upperBound)
      }
    }
    let moments = inOrder(exposures, try play())
    var first = needsFirst ? FrameContent(exposing: try moments(0)) : nil
    var place = needsFirst ? 1 : 0
    return {
      guard place < numbers.count else { return nil }
      defer { place += 1 }
      let index = numbers[place]
      var content = FrameContent(exposing: try moments(place))
      first = first ?? content
      if let weight = schedule.dissolve(of: index), let first {
        content = content.dissolved(into: first, weight: weight)
      }
      return TimedFrame(content, from: schedule.start(of: index), to: schedule.end(of: index))
    }
  }

  /// The elements on screen in the frames of a schedule, by their numbers, which must be asked for
  /// in order.
  func elements(
    _ schedule: FrameSchedule
  ) throws -> (@MainActor (_ frame: Int) throws -> PlayerElements)? {
    try elements().map { elements in
      let times = (0..<schedule.count).map { [schedule.actedTime(of: $0)] }
      let known = inOrder(times, elements)
      return { try known($0)[0] }
    }
  }

  /// Values of frames, which must be asked for in order, from one that tells them at times that do
  /// not decrease.
  ///
  /// What is told before its frame is asked for, when frames go back in time, is remembered.
  private func inOrder<Value>(
    _ times: [[Double]], _ value: @escaping @MainActor (Double) throws -> Value
  ) -> @MainActor (_ frame: Int) throws -> [Value] {
    var requests: [(time: Double, frame: Int)] = []
    for (frame, times) in times.enumerated() { requests += times.map { ($0, frame) } }
    requests.sort { ($0.time, $0.frame) < ($1.time, $1.frame) }
    var told = 0
    var known: [Int: [Value]] = [:]
    return { frame in
      while known[frame, default: []].count < times[frame].count {
        let request = requests[told]
        known[request.frame, default: []].append(try value(request.time))
        told += 1
      }
      return known.removeValue(forKey: frame) ?? []
    }
  }
}

extension FrameContent {
  /// The mean of moments in order, with the notes of the one in the middle; what is not drawn has no
  /// mean.
  fileprivate init(exposing moments: [SourceMoment]) {
    let middle = moments[moments.count / 2]
    func list(_ moment: SourceMoment) -> DisplayList? {
      guard case .drawing(var list) = moment.content else { return nil }
      list.items += middle.notes
      return list
    }
    let lists: [DisplayList] = moments.compactMap(list)
    guard lists.count == moments.count, let shown = list(middle) else {
      self = middle.content
      return
    }
    self = lists.allSatisfy { $0 == shown } ? .drawing(shown) : .exposure(lists)
  }

  /// The content with another fading in over it; what is not drawn does not fade.
  fileprivate func dissolved(into other: FrameContent, weight: Double) -> FrameContent {
    switch (self, other) {
    case (.drawing(let from), .drawing(let to)) where from != to:
      .dissolve(from: from, to: to, weight: weight)
    case (.drawing, _), (.exposure, _), (.dissolve, _), (.picture, _): self
    }
  }
}
