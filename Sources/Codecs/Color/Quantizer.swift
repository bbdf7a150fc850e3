import Foundation

/// Chooses few colours that stand for many.
///
/// Pinned colours are kept exactly. The others come from cutting the weighted colours in `OKLab`
/// space along the axis of largest variance where it lowers the squared error most (X. Wu, "Color
/// quantization by dynamic programming and principal analysis", 1992, without the principal axes),
/// and from rounds of k-means over all of them.
struct Quantizer {
  /// Shares of its error that each round of k-means, and all after it, leave at least.
  ///
  /// More rounds change nothing that shows. Of 180 palettes for frames of five animations, none got
  /// below these shares with 255 colours.
  private let rounds: [Float] = [0.8, 0.9, 0.95, 0.97, 0.985]
  /// Colours count with their weight to this power: less than 1, so that large areas do not take
  /// all.
  private let exponent: Float = 0.8
  /// Pinned colours are further apart than this in some channel: neighbours in a gradient must not
  /// eat the palette, and the colours of flat art are far apart.
  private let pinDistance: UInt32 = 4
  /// The share of the palette that may be pinned.
  let pinShare: Double

  init(pinShare: Double) {
    self.pinShare = pinShare
  }

  /// A colour, or several close ones, and how much it counts.
  private struct Sample {
    var place: SIMD4<Float>
    var weight: Float
    var exposure: Float = 0
  }

  /// At most `limit` opaque pixels: first the pinned ones, in order, then the chosen ones.
  ///
  /// - Parameters:
  ///   - colors: The distinct colours: opaque pixels, or 0 for clear, which is left out.
  ///   - places: The colours in `OKLab` coordinates.
  ///   - weights: The weight of each colour; those of 0 are left out.
  ///   - pins: Colours to be kept exactly, as far as there is room, the most important first.
  ///   - limit: The largest number of entries.
  ///   - bound: The greatest sum of weighted squared distances that is of use.
  /// - Returns: The palette, or nil if it is foreseen that `bound` will not be met.
  func palette(
    for colors: [UInt32], at places: [SIMD4<Float>], weights: [Int], pinning pins: [UInt32],
    limit: Int, within bound: Float = .infinity
  ) -> [UInt32]? {
    let pins = spread(pins, limit: Int(Double(limit) * pinShare))
    let samples = samples(of: colors, places, weights, except: ColorTable(pins))
    var centers = pins.map(OKLab.coordinates)
    centers += cut(samples, into: limit - pins.count)
    guard !centers.isEmpty else { return [] }
    var nearest = [Int](repeating: -1, count: samples.count)
    for share in rounds {
      let error = improve(&centers, fixed: pins.count, samples, &nearest)
      if error * share > bound { return nil }
    }
    var seen = ColorTable(pins)
    for center in centers[pins.count...] { _ = seen.number(of: OKLab.pixel(at: center)) }
    return seen.colors
  }

  /// The pins that keep their distance from all before them.
  private func spread(_ pins: [UInt32], limit: Int) -> [UInt32] {
    var kept: [UInt32] = []
    for pin in pins where kept.count < limit {
      let isNear = kept.contains { other in
        [0, 8, 16].allSatisfy { shift in
          let (a, b) = (pin >> UInt32(shift) & 255, other >> UInt32(shift) & 255)
          return max(a, b) - min(a, b) <= pinDistance
        }
      }
      if !isNear { kept.append(pin) }
    }
    return kept
  }

  /// The colours as samples; when there are too many, close ones together.
  private func samples(
    of colors: [UInt32], _ places: [SIMD4<Float>], _ weights: [Int], except pins: ColorTable
  ) -> [Sample] {
    let isDense = colors.count > 40000
    var cells = ColorTable(minimumCapacity: isDense ? 40000 : 0)
    var samples: [Sample] = []
    for (number, color) in colors.enumerated()
    where weights[number] > 0 && color != 0 && pins.existingNumber(of: color) == nil {
      var place = places[number]
      place.w = 1
      // Six bits a channel.
      let cell = isDense ? cells.number(of: color & 0xfcfc_fcfc) : samples.count
      if cell == samples.count { samples.append(Sample(place: .zero, weight: 0)) }
      samples[cell].place += place * Float(weights[number])
    }
    for index in samples.indices {
      let weight = samples[index].place.w
      samples[index].place /= weight
      samples[index].place.w = 0
      samples[index].weight = powf(weight, exponent)
      samples[index].exposure = weight
    }
    return samples
  }

  /// One round of k-means: each centre that is not fixed moves to the middle of the samples that
  /// are nearest to it.
  ///
  /// Centres that nothing is nearest to move to the samples that are off most.
  ///
  /// - Parameters:
  ///   - centers: The centres in `OKLab` coordinates, the fixed ones first.
  ///   - fixed: The number of centres that do not move.
  ///   - samples: The colours to be approximated.
  ///   - nearest: For each sample the centre that was nearest in the round before, or −1.
  /// - Returns: The sum of weighted squared distances from the centres as they were.
  private func improve(
    _ centers: inout [SIMD4<Float>], fixed: Int, _ samples: [Sample], _ nearest: inout [Int]
  ) -> Float {
    let search = NearestColor(centers)
    // Within half the distance to its nearest neighbour nothing is nearer than a centre.
    let reaches = centers.indices.map { index in
      search.squaredGap(around: index) * 0.249
    }
    var total: Float = 0
    var sums = [SIMD4<Float>](repeating: .zero, count: centers.count)
    var worst: [(error: Float, place: SIMD4<Float>)] = []
    // Samples that follow each other are often alike.
    var latest = 0
    for (number, sample) in samples.enumerated() {
      var index = nearest[number] < 0 ? latest : nearest[number]
      let way = sample.place - centers[index]
      var distance = (way * way).sum()
      if distance >= reaches[index] {
        (index, distance) = search.nearest(to: sample.place, guess: index)
      }
      latest = index
      nearest[number] = index
      total += distance * sample.exposure
      var place = sample.place
      // The fourth component counts the weight.
      place.w = 1
      sums[index] += place * sample.weight
      let error = distance * sample.weight
      if worst.count < 16 || error > worst[0].error {
        let position = worst.firstIndex { $0.error >= error } ?? worst.count
        worst.insert((error, sample.place), at: position)
        if worst.count > 16 { worst.removeFirst() }
      }
    }
    for index in fixed..<max(fixed, centers.count) {
      if sums[index].w > 0 {
        centers[index] = sums[index] / sums[index].w
        centers[index].w = 0
      } else if let place = worst.popLast()?.place {
        centers[index] = place
      }
    }
    return total
  }

  /// The centres of at most `count` boxes.
  private func cut(_ samples: [Sample], into count: Int) -> [SIMD4<Float>] {
    guard count > 0, !samples.isEmpty else { return [] }
    var samples = samples
    var boxes = [Box(samples, samples.indices)]
    while boxes.count < count {
      let widest = boxes.indices.max { (boxes[$0].error, $1) < (boxes[$1].error, $0) }!
      let box = boxes[widest]
      guard box.error > 0 else { break }
      guard let cut = bestCut(samples, box) else {
        boxes[widest].error = 0
        continue
      }
      let middle = samples[box.range].partition { $0.place[box.axis] >= cut }
      // Places may be as close together as the steps between floating-point numbers.
      guard box.range.dropFirst().contains(middle) else {
        boxes[widest].error = 0
        continue
      }
      boxes[widest] = Box(samples, box.range.lowerBound..<middle)
      boxes.append(Box(samples, middle..<box.range.upperBound))
    }
    return boxes.map(\.center)
  }

  /// The place on its axis at which to cut `box` so that the squared errors of both parts are
  /// smallest.
  ///
  /// The place is tried in steps of a 256th of the extent; nil if the box has none.
  private func bestCut(_ samples: [Sample], _ box: Box) -> Float? {
    var (low, high) = (Float.infinity, -Float.infinity)
    for index in box.range {
      low = min(low, samples[index].place[box.axis])
      high = max(high, samples[index].place[box.axis])
    }
    guard low < high else { return nil }
    let step = (high - low) / 256
    var slices = [(sum: Double, weight: Double)](repeating: (0, 0), count: 256)
    for index in box.range {
      let value = samples[index].place[box.axis]
      let slice = min(Int((value - low) / step), 255)
      slices[slice].sum += Double(samples[index].weight) * Double(value)
      slices[slice].weight += Double(samples[index].weight)
    }
    let total = Double(box.center[box.axis]) * box.weight
    var (sum, weight, best) = (0.0, 0.0, -1.0)
    var cut: Float?
    for (number, slice) in slices.enumerated().dropLast() where slice.weight > 0 {
      sum += slice.sum
      weight += slice.weight
      let rest = box.weight - weight
      let gain = sum * sum / weight + (total - sum) * (total - sum) / rest
      if rest > 0, gain > best { (best, cut) = (gain, low + Float(number + 1) * step) }
    }
    return cut
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
