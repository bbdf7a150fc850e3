/// Chooses few colours that stand for many.
///
/// Pinned colours are kept exactly. The others come from cutting the weighted colours in `OKLab` space
/// along the axis of largest variance where it lowers the squared error most (X. Wu, "Color quantization
/// by dynamic programming and principal analysis", 1992, without the principal axes), and from rounds of
/// k-means over all of them.
struct Quantizer {
  /// A colour and how much it counts.
  struct Sample: Sendable {
    var place: SIMD4<Float>
    var weight: Float
  }

  /// Rounds of k-means; more change nothing that shows.
  var rounds = 8

  /// At most `limit` opaque pixels: first the pinned ones, in order, then the chosen ones.
  func palette(for samples: [Sample], pinning pins: [UInt32], limit: Int) -> [UInt32] {
    precondition(pins.count <= limit, "\(pins.count) pinned colours do not fit into \(limit)")
    var centers = pins.map(OKLab.coordinates)
    centers += cut(samples, into: limit - pins.count)
    guard !centers.isEmpty else { return [] }
    for _ in 0..<rounds {
      let search = NearestColor(centers)
      var sums = [SIMD4<Float>](repeating: .zero, count: centers.count)
      for sample in samples {
        // The fourth component counts the weight.
        var place = sample.place
        place.w = 1
        sums[search.nearest(to: sample.place).index] += place * sample.weight
      }
      for index in pins.count..<max(pins.count, centers.count) where sums[index].w > 0 {
        centers[index] = sums[index] / sums[index].w
        centers[index].w = 0
      }
    }
    var seen = ColorTable(pins)
    for center in centers[pins.count...] { _ = seen.number(of: OKLab.pixel(at: center)) }
    return seen.colors
  }

  /// The centres of at most `count` boxes.
  private func cut(_ samples: [Sample], into count: Int) -> [SIMD4<Float>] {
    guard count > 0, !samples.isEmpty else { return [] }
    var samples = samples
    var boxes = [Box(samples, samples.indices)]
    while boxes.count < count {
      let widest = boxes.indices.max { (boxes[$0].error, $1) < (boxes[$1].error, $0) }!
      guard boxes[widest].error > 0 else { break }
      let box = boxes[widest]
      let axis = box.axis
      samples[box.range].sort { $0.place[axis] < $1.place[axis] }
      let middle = bestCut(samples, box)
      guard let middle else {
        boxes[widest].error = 0
        continue
      }
      boxes[widest] = Box(samples, box.range.lowerBound..<middle)
      boxes.append(Box(samples, middle..<box.range.upperBound))
    }
    return boxes.map(\.center)
  }

  /// Where to cut the sorted samples of `box` so that the squared errors of both parts are smallest.
  private func bestCut(_ samples: [Sample], _ box: Box) -> Int? {
    let total = Double(box.center[box.axis]) * box.weight
    var (sum, weight, best) = (0.0, 0.0, -1.0)
    var middle: Int?
    for index in box.range.dropLast() {
      weight += Double(samples[index].weight)
      sum += Double(samples[index].weight) * Double(samples[index].place[box.axis])
      let rest = box.weight - weight
      if rest <= 0 || samples[index].place[box.axis] == samples[index + 1].place[box.axis] {
        continue
      }
      let gain = sum * sum / weight + (total - sum) * (total - sum) / rest
      if gain > best { (best, middle) = (gain, index + 1) }
    }
    return middle
  }

  /// Some samples with their mean and spread.
  private struct Box {
    let range: Range<Int>
    let center: SIMD4<Float>
    let weight: Double
    let axis: Int
    /// Weighted squared distance from the centre.
    var error: Double

    init(_ samples: [Sample], _ range: Range<Int>) {
      var sum = SIMD4<Double>.zero
      var squares = SIMD4<Double>.zero
      var weight = 0.0
      for sample in samples[range] {
        let place = SIMD4<Double>(sample.place)
        sum += place * Double(sample.weight)
        squares += place * place * Double(sample.weight)
        weight += Double(sample.weight)
      }
      let spread = squares - sum * sum / weight
      self.range = range
      self.weight = weight
      center = SIMD4<Float>(sum / weight)
      error = range.count > 1 ? max(0, spread.sum()) : 0
      axis = spread.x >= spread.y && spread.x >= spread.z ? 0 : spread.y >= spread.z ? 1 : 2
    }
  }
}
