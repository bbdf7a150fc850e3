import AnimPixels

/// Goes over rows of two pictures, 16 pixels at a time, and looks closer only where they are not
/// equal.
///
/// Rows are independent of each other, so that several tasks can share them: all that is counted is
/// added up afterwards.
struct DifferenceScan<Judge: PixelJudge>: Sendable {
  private let expected: StraightPicture
  private let actual: StraightPicture
  /// The size that both have in common, and that around both.
  private let common: PixelSize
  private let canvas: PixelSize
  private let judge: Judge
  private let antialiasing: AntialiasingDetector?
  private let ignored: [PixelRect]
  /// Whether clear pixels that only one of the pictures has count.
  private let countsClearExtras: Bool

  init(
    _ expected: StraightPicture, _ actual: StraightPicture, by judge: Judge,
    antialiasing: AntialiasingDetector?, ignoring ignored: [PixelRect], countsClearExtras: Bool
  ) {
    self.expected = expected
    self.actual = actual
    common = PixelSize(
      width: min(expected.size.width, actual.size.width),
      height: min(expected.size.height, actual.size.height))
    canvas = PixelSize(
      width: max(expected.size.width, actual.size.width),
      height: max(expected.size.height, actual.size.height))
    self.judge = judge
    self.antialiasing = antialiasing
    self.ignored = ignored.filter { !$0.isEmpty }
    self.countsClearExtras = countsClearExtras
  }

  /// The findings in some rows of the canvas.
  func findings(in rows: Range<Int>) -> ScanFindings {
    var findings = ScanFindings(size: canvas, rows: rows)
    let (a, b) = (expected.storage.span, actual.storage.span)
    for y in rows {
      if y < common.height { compare(a, b, row: y, into: &findings) }
      addExtras(row: y, to: &findings)
    }
    return findings
  }

  /// Compares what both pictures have of a row.
  @inline(__always)
  private func compare(
    _ a: Span<UInt32>, _ b: Span<UInt32>, row y: Int, into findings: inout ScanFindings
  ) {
    let a = a.extracting(y * expected.stride..<y * expected.stride + common.width)
    let b = b.extracting(y * actual.stride..<y * actual.stride + common.width)
    var x = 0
    while x + 16 <= common.width {
      let (left, right) = (a.extracting(x..<x + 16), b.extracting(x..<x + 16))
      // Without a branch inside, which is what makes vector instructions of it.
      var difference: UInt32 = 0
      for offset in 0..<16 { difference |= left[offset] ^ right[offset] }
      if difference != 0 { compareGroup(left, right, x, y, into: &findings) }
      x += 16
    }
    while x < common.width {
      if a[x] != b[x] {
        let verdict = verdict(a[x], b[x], x, y)
        findings.add(verdict, x: x, y: y)
      }
      x += 1
    }
  }

  /// Judges 16 pixels that are not all equal.
  private func compareGroup(
    _ a: Span<UInt32>, _ b: Span<UInt32>, _ x: Int, _ y: Int, into findings: inout ScanFindings
  ) {
    typealias Verdict = PixmapDifference.Verdict
    var verdicts = [16 of UInt8](repeating: Verdict.same.rawValue)
    var opaque = UInt32.max
    for offset in 0..<16 { opaque &= a[offset] & b[offset] }
    if opaque >= 0xff00_0000 {
      let place = y * common.width + x
      if Judge.isCostly {
        // Neighbours are often of one colour.
        var (latestA, latestB, latest) = (UInt32(0), UInt32(0), Verdict.same)
        for offset in 0..<16 where a[offset] != b[offset] {
          if a[offset] != latestA || b[offset] != latestB {
            (latestA, latestB) = (a[offset], b[offset])
            latest =
              judge.differsOpaquely(latestA, latestB, at: place + offset)
              ? .different : .withinTolerance
          }
          verdicts[offset] = latest.rawValue
        }
      } else {
        // Without branches, as above.
        for offset in 0..<16 {
          let (p, q) = (a[offset], b[offset])
          let verdict: Verdict =
            judge.differsOpaquely(p, q, at: place + offset) ? .different : .withinTolerance
          verdicts[offset] = p == q ? Verdict.same.rawValue : verdict.rawValue
        }
      }
      if antialiasing != nil {
        for offset in 0..<16 where verdicts[offset] == Verdict.different.rawValue {
          verdicts[offset] = reviewed(true, x + offset, y).rawValue
        }
      }
      if !ignored.isEmpty {
        for offset in 0..<16 where a[offset] != b[offset] && isIgnored(x + offset, y) {
          verdicts[offset] = Verdict.ignored.rawValue
        }
      }
    } else {
      for offset in 0..<16 where a[offset] != b[offset] {
        verdicts[offset] = verdict(a[offset], b[offset], x + offset, y).rawValue
      }
    }
    var group = VerdictMap.Group()
    for offset in 0..<16 { group[offset] = verdicts[offset] }
    findings.add(group, x: x, y: y)
  }

  /// The verdict on two stored pixels that are not equal.
  private func verdict(
    _ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int
  ) -> PixmapDifference.Verdict {
    let (a, b) = (expected.straight(a), actual.straight(b))
    guard a != b else { return .same }
    return reviewed(judge.differs(a, b, at: y * common.width + x), x, y)
  }

  /// The verdict once it is known what is ignored and what is anti-aliasing.
  private func reviewed(_ differs: Bool, _ x: Int, _ y: Int) -> PixmapDifference.Verdict {
    if isIgnored(x, y) { return .ignored }
    guard differs else { return .withinTolerance }
    return antialiasing?.isAntialiased(x: x, y: y) == true ? .antialiased : .different
  }

  /// Counts the pixels of a row that only one of the pictures has.
  private func addExtras(row y: Int, to findings: inout ScanFindings) {
    for picture in [expected, actual] where y < picture.size.height {
      let first = y < common.height ? common.width : 0
      for x in first..<max(first, picture.size.width)
      where countsClearExtras || picture[x, y] >> 24 != 0 {
        findings.add(isIgnored(x, y) ? .ignored : .different, x: x, y: y)
      }
    }
  }

  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    ignored.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
  }
}

/// The findings in some rows.
struct ScanFindings: Sendable {
  private(set) var differentCount = 0
  private(set) var unequalCount = 0
  private(set) var antialiasedCount = 0
  private(set) var verdicts: VerdictMap
  private(set) var tiles: TileGrid

  /// Findings of no difference, in some rows of a canvas.
  init(size: PixelSize, rows: Range<Int>) {
    verdicts = VerdictMap(size: size)
    tiles = TileGrid(width: size.width, rows: rows)
  }

  mutating func add(_ verdict: PixmapDifference.Verdict, x: Int, y: Int) {
    guard verdict != .same else { return }
    verdicts.set(verdict, x: x, y: y)
    unequalCount += 1
    switch verdict {
    case .different:
      differentCount += 1
      tiles.add(x..<x + 1, y)
    case .antialiased: antialiasedCount += 1
    case .same, .withinTolerance, .ignored: break
    }
  }

  /// Adds the verdicts on 16 pixels in a row; `x` is a multiple of 16.
  mutating func add(_ group: VerdictMap.Group, x: Int, y: Int) {
    verdicts.set(group, x: x, y: y)
    var (same, different, antialiased): (UInt8, UInt8, UInt8) = (0, 0, 0)
    for offset in 0..<16 {
      same &+= group[offset] == PixmapDifference.Verdict.same.rawValue ? 1 : 0
      different &+= group[offset] == PixmapDifference.Verdict.different.rawValue ? 1 : 0
      antialiased &+= group[offset] == PixmapDifference.Verdict.antialiased.rawValue ? 1 : 0
    }
    unequalCount += 16 - Int(same)
    differentCount += Int(different)
    antialiasedCount += Int(antialiased)
    guard different > 0 else { return }
    addTile(group, 0, x, y)
    addTile(group, 8, x, y)
  }

  /// Adds what differs in the half of a group that begins at `first`.
  private mutating func addTile(_ group: VerdictMap.Group, _ first: Int, _ x: Int, _ y: Int) {
    let different = PixmapDifference.Verdict.different.rawValue
    var (first, end) = (first, first + TileGrid.side)
    while first < end, group[first] != different { first += 1 }
    while first < end, group[end - 1] != different { end -= 1 }
    if first < end { tiles.add(x + first..<x + end, y) }
  }

  /// Adds what was found in some of these rows.
  mutating func add(_ other: ScanFindings) {
    differentCount += other.differentCount
    unequalCount += other.unequalCount
    antialiasedCount += other.antialiasedCount
    verdicts.add(other.verdicts)
    tiles.add(other.tiles)
  }
}
