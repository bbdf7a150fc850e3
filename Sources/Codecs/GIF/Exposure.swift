import AnimPixels

/// The time for which the pixels that a frame paints are seen.
enum Exposure {
  /// For each delta and each of its colours the sum over its pixels of the time until they change
  /// again.
  ///
  /// The times are in hundredths of a second.
  ///
  /// - Parameters:
  ///   - deltas: The frames in order.
  ///   - starts: The beginning of each frame, in hundredths of a second.
  ///   - end: The end of the last frame, in hundredths of a second.
  ///   - size: The size of the picture.
  /// - Returns: For each delta its colours' sums, by number.
  /// - Complexity: O(pixels of the deltas).
  static func times(of deltas: [FrameDelta], starts: [Int], end: Int, size: PixelSize) -> [[Int]] {
    // Backwards, with the time at which each pixel changes next.
    var changes = [Int32](repeating: Int32(end), count: size.area)
    var times: [[Int]] = []
    for (delta, start) in zip(deltas, starts).reversed() {
      var sums = [Int](repeating: 0, count: delta.colors.count)
      var nextChange = changes.mutableSpan
      var runs = RunReader(delta.runs)
      for y in delta.rect.minY..<max(delta.rect.minY, delta.rect.maxY) {
        var place = y * size.width + delta.rect.minX
        let rowEnd = place + delta.rect.width
        while place < rowEnd {
          let (number, count) = runs.next(atMost: rowEnd - place)
          if let number {
            var sum = 0
            for place in place..<place + count {
              sum += Int(nextChange[place]) - start
              nextChange[place] = Int32(start)
            }
            sums[number] += sum
          }
          place += count
        }
      }
      times.append(sums)
    }
    return times.reversed()
  }
}
