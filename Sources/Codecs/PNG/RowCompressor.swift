import CAnimPNG

/// Compresses the rows of a PNG, in the smallest of several ways to filter them.
struct RowCompressor: Sendable {
  /// Whether all ways are compressed as hard as can be, instead of being estimated.
  var isThorough: Bool

  /// libdeflate's level for what is written; the hardest, 12, makes it 0.2 % smaller in 1.4 times the
  /// time.
  private static let level: Int32 = 11
  private static let thoroughLevel: Int32 = 12
  /// The level that tells which of several will be the smallest, in a fortieth of the time.
  ///
  /// What it takes for the smallest is at most 0.1 % larger in the end.
  private static let estimatingLevel: Int32 = 1

  /// The smallest stream of one of several layouts of the same picture.
  ///
  /// - Parameter layouts: At least one, of the same height.
  /// - Returns: A zlib stream, and the number of the layout that it is of; the first of equal ones.
  func smallest(of layouts: [PNGLayout]) -> (stream: [UInt8], layout: Int) {
    let trials = layouts.enumerated().flatMap { number, layout in
      rules(for: layout).map { (layout: number, rows: filtered(layout, by: $0)) }
    }
    guard !isThorough else {
      return smallest(
        of: trials.map {
          ($0.layout, ZlibStream.compressed($0.rows, level: Self.thoroughLevel))
        })
    }
    let estimates = trials.map {
      trials.count == 1 ? 0 : ZlibStream.compressed($0.rows, level: Self.estimatingLevel).count
    }
    let best = estimates.indices.min { (estimates[$0], $0) < (estimates[$1], $1) } ?? 0
    return (ZlibStream.compressed(trials[best].rows, level: Self.level), trials[best].layout)
  }

  private func smallest(of streams: [(layout: Int, bytes: [UInt8])]) -> ([UInt8], Int) {
    let best = streams.indices.min { (streams[$0].bytes.count, $0) < (streams[$1].bytes.count, $1) }
    let stream = streams[best ?? 0]
    return (stream.bytes, stream.layout)
  }

  /// The filters that are tried: numbers of a palette are not near each other.
  private func rules(for layout: PNGLayout) -> [cpng_rule] {
    switch layout.kind {
    case .rgb, .rgba:
      isThorough
        ? [
          CPNG_NONE, CPNG_SUB, CPNG_PAETH, CPNG_LEAST_SUM, CPNG_FEWEST_PAIRS, CPNG_LEAST_ENTROPY,
        ]
        : [CPNG_NONE, CPNG_LEAST_SUM, CPNG_FEWEST_PAIRS, CPNG_LEAST_ENTROPY]
    case .grey, .palette: isThorough ? [CPNG_NONE, CPNG_FEWEST_PAIRS] : [CPNG_NONE]
    }
  }

  private func filtered(_ layout: PNGLayout, by rule: cpng_rule) -> [UInt8] {
    let height = layout.rows.count / layout.stride
    var output = [UInt8](repeating: 0, count: layout.rows.count + height)
    let failed = unsafe layout.rows.withUnsafeBufferPointer { rows in
      unsafe output.withUnsafeMutableBufferPointer { output in
        unsafe cpng_filter(
          rows.baseAddress!, layout.stride, height, layout.pixelStride, rule, output.baseAddress!)
      }
    }
    precondition(failed == 0, "no memory for a row of \(layout.stride) bytes")
    return output
  }
}
