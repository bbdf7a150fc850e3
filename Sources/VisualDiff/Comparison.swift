import AnimCodecs
public import AnimPixels

/// A way of comparing two pictures.
public struct Comparison: Hashable, Sendable {
  /// The measure of differences.
  public var metric: Metric
  /// Whether pixels of smoothed edges are left out.
  ///
  /// Shifts of half a pixel, turns of a degree and changed corners are nothing else, so they are
  /// not by default.
  public var ignoresAntialiasing: Bool
  /// The parts that are not compared, in pixels.
  public var ignored: [PixelRect]

  /// A comparison by a metric; by default exact and of everything.
  public init(
    _ metric: Metric = .exact, ignoresAntialiasing: Bool = false, ignoring ignored: [PixelRect] = []
  ) {
    self.metric = metric
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignored = ignored
  }

  /// The difference of `actual` from `expected`.
  ///
  /// Pictures of different sizes are compared where both are, from the top left corner; the rest of
  /// either counts as different.
  public func difference(_ expected: Pixmap, _ actual: Pixmap) -> PixmapDifference {
    difference(StraightPicture(expected), StraightPicture(actual))
  }

  /// The difference of `actual` from `expected`, with rows shared by some tasks.
  ///
  /// It is the same on any number of tasks.
  public func difference(
    _ expected: Pixmap, _ actual: Pixmap, tasks: Int
  ) async -> PixmapDifference {
    await difference(StraightPicture(expected), StraightPicture(actual), tasks: tasks)
  }

  func difference(_ expected: StraightPicture, _ actual: StraightPicture) -> PixmapDifference {
    let survey = survey(expected, actual)
    return survey.difference(survey.findings(survey.rows))
  }

  func difference(
    _ expected: StraightPicture, _ actual: StraightPicture, tasks: Int
  ) async -> PixmapDifference {
    let survey = survey(expected, actual)
    let parts = await concurrentMap(survey.bands(for: tasks), tasks: tasks, survey.findings)
    return survey.difference(
      parts.reduce(into: ScanFindings(size: survey.canvas, rows: survey.rows)) { $0.add($1) })
  }

  /// The work that is to be done to compare two pictures.
  private struct Survey: Sendable {
    let expected: StraightPicture
    let actual: StraightPicture
    let metric: Metric
    var score: Score?
    let findings: @Sendable (_ rows: Range<Int>) -> ScanFindings

    var canvas: PixelSize {
      PixelSize(
        width: max(expected.size.width, actual.size.width),
        height: max(expected.size.height, actual.size.height))
    }

    var rows: Range<Int> { 0..<canvas.height }

    /// The rows in bands: some for each task, since differences lie together; none so low that it
    /// is not worth a task.
    func bands(for tasks: Int) -> [Range<Int>] {
      let height = max(64, (rows.count + tasks * 4 - 1) / (tasks * 4))
      return stride(from: 0, to: rows.count, by: height).map {
        $0..<min($0 + height, rows.count)
      }
    }

    func difference(_ findings: ScanFindings) -> PixmapDifference {
      PixmapDifference(
        expected, actual, by: metric, findings, score: score?.value,
        isBeyondScore: score?.isBeyond ?? false)
    }
  }

  private func survey(_ expected: StraightPicture, _ actual: StraightPicture) -> Survey {
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
      scored(expected, actual, best: 1) { a, b in
        let similarity = StructuralSimilarity(a, b)
        return Score(
          value: similarity.mean, isBeyond: similarity.mean < limit,
          isChosen: similarity.map.values.map { Double($0) < limit })
      }
    case .flip(let mean, let maximum):
      scored(expected, actual, best: 0) { a, b in
        let flip = FLIP(a, b)
        return Score(
          value: flip.mean, isBeyond: flip.mean > mean || flip.maximum > maximum,
          isChosen: flip.map.values.map { Double($0) > mean })
      }
    }
  }

  /// The work by a metric that judges pixel by pixel.
  private func judged(
    _ expected: StraightPicture, _ actual: StraightPicture, by judge: some PixelJudge,
    _ variant: AntialiasingDetector.Variant
  ) -> Survey {
    let common = Self.common(expected, actual)
    let scan = DifferenceScan(
      expected, actual, by: judge,
      antialiasing: ignoresAntialiasing
        ? AntialiasingDetector(
          variant: variant, a: expected.cropped(to: common), b: actual.cropped(to: common)) : nil,
      ignoring: ignored, countsClearExtras: variant != .odiff)
    return Survey(expected: expected, actual: actual, metric: metric, findings: scan.findings)
  }

  /// The work by a metric that judges whole pictures by a score, `best` if they are equal.
  private func scored(
    _ expected: StraightPicture, _ actual: StraightPicture, best: Double,
    _ measure: (StraightPicture, StraightPicture) -> Score
  ) -> Survey {
    if expected == actual {
      var survey = judged(expected, actual, by: ExactJudge(), .pixelmatch)
      survey.score = Score(value: best, isBeyond: false, isChosen: [])
      return survey
    }
    let common = Self.common(expected, actual)
    let part = expected.cropped(to: common)
    // What is not compared must not weigh on its surroundings either.
    var score = measure(part, actual.cropped(to: common).copying(ignored, from: part))
    score.isBeyond = score.isBeyond || expected.size != actual.size
    let scan = DifferenceScan(
      expected, actual, by: ChosenJudge(isChosen: score.isChosen), antialiasing: nil,
      ignoring: ignored, countsClearExtras: true)
    return Survey(
      expected: expected, actual: actual, metric: metric, score: score, findings: scan.findings)
  }

  /// The size of the part that both pictures have.
  private static func common(_ a: StraightPicture, _ b: StraightPicture) -> PixelSize {
    PixelSize(
      width: min(a.size.width, b.size.width), height: min(a.size.height, b.size.height))
  }
}

/// The judgement of a metric on whole pictures.
private struct Score: Sendable {
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
    guard !rects.isEmpty else { return self }
    var pixels = pixels
    let others = other.pixels
    for rect in rects {
      let part = rect.intersection(PixelRect(size))
      for y in part.minY..<part.maxY {
        let row = y * size.width + part.minX..<y * size.width + part.maxX
        pixels.replaceSubrange(row, with: others[row])
      }
    }
    return StraightPicture(size: size, pixels: pixels)
  }
}
