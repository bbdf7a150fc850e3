import AnimPixels

/// Frames after which nothing moves for a while, which are looked at.
extension GIFEncoder {
  /// The shortest time, in hundredths of a second, in which somebody looks at what stands still.
  private static let shortestHold = 20

  /// The number of images that a frame is restored by at most.
  static let mostRestoringImages = 6
  /// The difference of a channel, of 255, from which on it is worth an image of its own.
  private static let visibleError = 12

  /// The change from what a decoder shows to the truth, of those pixels alone that are visibly off.
  func visibleErrors(beside truth: Pixmap) -> FrameDelta {
    let shown = Pixmap(size: size, pixels: painter.shown)
    var target = shown
    for place in truth.pixels.indices {
      let (one, other) = (shown.pixels[place], truth.pixels[place])
      if one == other { continue }
      let isOff = [0, 8, 16, 24].contains { (shift: UInt32) in
        abs(Int(one >> shift & 255) - Int(other >> shift & 255)) >= Self.visibleError
      }
      if isOff { target.pixels[place] = other }
    }
    return FrameDelta(from: shown, to: target, within: PixelRect(size), flattenedBy: .none)
  }

  /// Whether a record is painted as it truly is, and not only in what changes.
  ///
  /// Where pixels become clear, frames must repaint what they cleared in the same colours, which
  /// only a common palette has.
  func isRestored(_ number: Int, isEnd: Bool) -> Bool {
    guard options.restoresHolds, !records.contains(where: { !$0.delta.cleared.isEmpty }) else {
      return false
    }
    return duration(ofRecord: number) >= Self.shortestHold
      || isEnd && number == records.count - 1
  }

  /// The first `count` records in pieces that are painted side by side, of which one that is
  /// restored is a piece of its own.
  func batches(_ count: Int, isEnd: Bool) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    for number in 0..<count {
      let isRestored = isRestored(number, isEnd: isEnd)
      if isRestored || number - start == Self.lookAhead {
        if start < number { batches.append(start..<number) }
        start = number
      }
      if isRestored {
        batches.append(number..<number + 1)
        start = number + 1
      }
    }
    if start < count { batches.append(start..<count) }
    return batches
  }
}
