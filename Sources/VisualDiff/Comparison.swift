public import Pixels

/// How two pictures are compared.
public struct Comparison: Hashable, Sendable {
  public var metric: Metric
  /// Whether pixels of smoothed edges are left out. Shifts of half a pixel, turns of a degree and
  /// changed corners are nothing else, so they are not by default.
  public var ignoresAntialiasing: Bool
  /// Parts that are not compared, in pixels.
  public var ignored: [PixelRect]

  public init(
    _ metric: Metric = .exact, ignoresAntialiasing: Bool = false, ignoring ignored: [PixelRect] = []
  ) {
    self.metric = metric
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignored = ignored
  }

  /// What distinguishes `actual` from `expected`.
  ///
  /// Pictures of different sizes are compared where both are, from the top left corner; the rest of
  /// either counts as different.
  public func difference(_ expected: Pixmap, _ actual: Pixmap) -> PixmapDifference {
    if expected.size == actual.size, expected.pixels == actual.pixels {
      return PixmapDifference(expected: expected.size, actual: actual.size, metric: metric)
    }
    return difference(StraightPicture(expected), StraightPicture(actual))
  }

  /// The same of straight pixels.
  func difference(_ expected: StraightPicture, _ actual: StraightPicture) -> PixmapDifference {
    switch metric {
    case .exact: judged(expected, actual, by: ExactJudge(), .pixelmatch)
    case .offBy(let limit): judged(expected, actual, by: OffByJudge(limit: limit), .pixelmatch)
    case .pixelmatch(let threshold):
      judged(expected, actual, by: YIQJudge(threshold: threshold), .pixelmatch)
    case .pixelmatchOKLab(let threshold):
      judged(expected, actual, by: OKLabJudge(threshold: threshold), .pixelmatchOKLab)
    case .odiff(let threshold):
      judged(expected, actual, by: FixedPointYIQJudge(threshold: threshold), .odiff)
    case .deltaE(let limit): judged(expected, actual, by: DeltaEJudge(limit: limit), .pixelmatch)
    case .ssim(let limit):
      scored(expected, actual) { a, b in
        let similarity = StructuralSimilarity(a, b)
        return Score(
          value: similarity.mean, isBeyond: similarity.mean < limit,
          isChosen: similarity.map.values.map { Double($0) < limit })
      }
    case .flip(let mean, let maximum):
      scored(expected, actual) { a, b in
        let flip = FLIP(a, b)
        return Score(
          value: flip.mean, isBeyond: flip.mean > mean || flip.maximum > maximum,
          isChosen: flip.map.values.map { Double($0) > mean })
      }
    }
  }

  // MARK: Pixel by pixel

  private func judged(
    _ expected: StraightPicture, _ actual: StraightPicture, by judge: some PixelJudge,
    _ variant: AntialiasingDetector.Variant
  ) -> PixmapDifference {
    var scan = DifferenceScan(expected, actual, ignoring: ignored)
    scan.judge(
      by: judge,
      antialiasing: ignoresAntialiasing
        ? AntialiasingDetector(variant: variant, a: scan.expected, b: scan.actual) : nil)
    if case .odiff = metric {
      scan.addExtraPixels(expected, actual, includingClear: false)
    } else {
      scan.addExtraPixels(expected, actual, includingClear: true)
    }
    return scan.finish(metric: metric)
  }

  // MARK: As a whole

  /// The result of a metric that judges whole pictures by a score.
  private func scored(
    _ expected: StraightPicture, _ actual: StraightPicture,
    _ measure: (StraightPicture, StraightPicture) -> Score
  ) -> PixmapDifference {
    var scan = DifferenceScan(expected, actual, ignoring: ignored)
    // What is not compared must not weigh on its surroundings either.
    let score = measure(scan.expected, scan.actual.copying(ignored, from: scan.expected))
    scan.judge(by: ChosenJudge(isChosen: score.isChosen), antialiasing: nil)
    scan.addExtraPixels(expected, actual, includingClear: true)
    var result = scan.finish(metric: metric)
    result.score = score.value
    result.isBeyondScore = score.isBeyond || expected.size != actual.size
    return result
  }
}

/// What a metric says of whole pictures.
private struct Score {
  var value: Double
  var isBeyond: Bool
  /// For each pixel, whether it counts.
  var isChosen: [Bool]
}

/// Counts the pixels that have been chosen before.
private struct ChosenJudge: PixelJudge {
  let isChosen: [Bool]

  func differs(_ a: UInt32, _ b: UInt32, at index: Int) -> Bool { isChosen[index] }
}

extension StraightPicture {
  /// The picture with the pixels of another one of its size in some rectangles.
  fileprivate func copying(_ rects: [PixelRect], from other: StraightPicture) -> StraightPicture {
    var pixels = pixels
    for rect in rects {
      let part = rect.intersection(PixelRect(size))
      for y in part.minY..<part.maxY {
        let row = y * size.width + part.minX..<y * size.width + part.maxX
        pixels.replaceSubrange(row, with: other.pixels[row])
      }
    }
    return StraightPicture(size: size, pixels: pixels)
  }
}
