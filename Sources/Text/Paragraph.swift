import Foundation

/// A text without line ends, cut into items and shaped, from which lines are measured and cut.
struct Paragraph {
  let text: AttributedText
  /// The direction of the paragraph as a whole: 0 from left to right, 1 from right to left.
  let baseLevel: UInt8
  /// The text with spaces for control characters, which fonts have no glyphs for.
  private let printable: [UInt16]
  private let items: [TextItem]
  /// The glyphs of each item from left to right.
  private let glyphs: [[PlacedGlyph]]
  /// The points from a cluster's start to the next one's, at the unit where the cluster starts.
  private let advances: [Double]
  private let isClusterStart: [Bool]

  /// A glyph with lengths in points.
  struct PlacedGlyph {
    var index: UInt32
    /// The place where the glyph's characters start, in UTF-16 units.
    var cluster: Int
    var advance: Double
    var offset: CGPoint
  }

  init(_ text: AttributedText, baseLevel: UInt8? = nil) {
    self.text = text
    let (levels, base) = UnicodeAnalysis.bidirectionalLevels(of: text.units, baseLevel: baseLevel)
    self.baseLevel = base
    items = text.items(levels: levels)
    printable = text.units.map { $0 < 0x20 ? 0x20 : $0 }
    let units = printable
    glyphs = items.map { $0.shape(units, $0.range) }
    var advances = [Double](repeating: 0, count: units.count)
    var starts = [Bool](repeating: false, count: units.count)
    for glyph in glyphs.joined() {
      advances[glyph.cluster] += glyph.advance
      starts[glyph.cluster] = true
    }
    self.advances = advances
    isClusterStart = starts
  }

  var end: Int { text.units.count }

  func isSpace(_ unit: Int) -> Bool { text.units[unit] == 0x20 || text.units[unit] == 0x09 }

  /// The distance from the start of a range to its end, set on one line, in points.
  func width(_ range: Range<Int>) -> Double { advances[range].reduce(0, +) }

  /// The characters of clusters, in the order of the text; several glyphs may have one cluster.
  func text(of clusters: [Int]) -> String {
    var units: [UInt16] = []
    var last = -1
    for start in clusters.sorted() where start != last {
      last = start
      var next = start
      repeat {
        units.append(printable[next])
        next += 1
      } while next < end && !isClusterStart[next]
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The places where clusters start in a range, in the order of the text.
  func clusterStarts(in range: Range<Int>) -> [Int] { range.filter { isClusterStart[$0] } }

  /// The end of the line that starts at `start`.
  ///
  /// It is after as many words as fit into `width` or, where not even one fits or words do not
  /// matter, after as many clusters; never after none. Spaces at the end of a line need no room.
  func lineEnd(from start: Int, width: Double, breaks: [Bool]?) -> Int {
    var total = 0.0
    var lastBreak: Int?
    var unit = start
    while unit < end {
      var next = unit + 1
      while next < end, !isClusterStart[next] { next += 1 }
      total += advances[unit]
      if total > width + Self.tolerance, !isSpace(unit) {
        if let lastBreak { return lastBreak }
        return unit > start ? unit : next
      }
      if breaks?[next - 1] ?? true { lastBreak = next }
      unit = next
    }
    return end
  }

  /// The points by which a line may be too wide: rounding in the sum of its advances.
  static let tolerance = 1e-3

  /// The lengths that space a line of a range, for each run in the order of the text with its size in
  /// points.
  func spacings(in range: Range<Int>) -> [(metrics: FontFace.Metrics, size: Double)] {
    items.filter { $0.range.overlaps(range) }.map { item in
      let font = item.style.font
      return (item.face == font.face ? font.metrics : item.face.metrics, font.size)
    }
  }

  /// The rooms in a range that are taken by what is no text.
  func boxes(in range: Range<Int>) -> [TextRun.Box] {
    items.filter { $0.range.overlaps(range) }.compactMap(\.style.box)
  }

  /// The characters that no font has.
  var missing: [Character] {
    items.filter(\.isMissing).flatMap { String(decoding: text.units[$0.range], as: UTF16.self) }
  }

  /// The items of a range with their glyphs, in the order in which they stand from left to right.
  ///
  /// An item that is cut by the range is shaped again, with the rest of the paragraph as context.
  func visualItems(in range: Range<Int>) -> [(item: TextItem, glyphs: [PlacedGlyph])] {
    let cut = items.indices.filter { items[$0].range.overlaps(range) }
    return UnicodeAnalysis.visualOrder(of: cut.map { items[$0].level }).map { position in
      let item = items[cut[position]]
      let part = item.range.clamped(to: range)
      if part == item.range { return (item, glyphs[cut[position]]) }
      return (item, item.shape(printable, part))
    }
  }
}

extension TextItem {
  /// The glyphs of a part of the item, in points, with tracking after each cluster.
  fileprivate func shape(_ units: [UInt16], _ part: Range<Int>) -> [Paragraph.PlacedGlyph] {
    if let box = style.box {
      return part.map {
        Paragraph.PlacedGlyph(index: 0, cluster: $0, advance: box.width, offset: .zero)
      }
    }
    var features: [FontFeature] = []
    if style.font.descriptor.hasMonospacedDigits { features.append(FontFeature("tnum", 1)) }
    if style.kern != 0 { features += [FontFeature("liga", 0), FontFeature("clig", 0)] }
    let size = style.font.size
    // Tracking belongs to the system font's design, not to those that stand in for it.
    let tracking = face == style.font.face ? style.font.tracking : 0
    let spacing = tracking * size + style.kern
    let shaped = face.shape(
      units, part, script: script, isRightToLeft: isRightToLeft, features: features)
    return shaped.indices.map { position in
      let glyph = shaped[position]
      let endsCluster =
        position + 1 == shaped.count || shaped[position + 1].cluster != glyph.cluster
      return Paragraph.PlacedGlyph(
        index: glyph.index, cluster: glyph.cluster,
        advance: glyph.advance * size + (endsCluster ? spacing : 0),
        offset: CGPoint(x: glyph.offset.x * size, y: glyph.offset.y * size))
    }
  }
}
