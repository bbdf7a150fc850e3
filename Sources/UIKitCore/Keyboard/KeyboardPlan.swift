import AnimGeometry
import Foundation

/// The measures of the system's keyboard on a screen, in points.
///
/// By what is published of the keyboard's heights on devices (216 and 260 points without and with words on phones of 375 × 667
/// points, 291 and 336 on those with round corners, 226 and 271 on wide ones), and by eye after iOS 18.
struct KeyboardMetrics {
  /// The height of a row of keys with the gap below it.
  var rowHeight: CGFloat
  /// The halves of the gaps between keys.
  var inset: CGSize
  /// The height of the words above the keys.
  var suggestionsHeight: CGFloat
  /// The height below the keys: on phones with round corners, of the symbols there.
  var bottom: CGFloat
  /// What is free at both sides of the keys.
  var side: CGFloat = 0
  /// Whether symbols are below the keys.
  var hasSymbolsBelow = false
  var isTablet = false

  /// The height below keyboards on upright phones with round corners, where the globe and the microphone are.
  static let barHeight: CGFloat = 75

  init(screen size: CGSize, safeArea: UIEdgeInsets, isTablet: Bool) {
    let isUpright = size.height > size.width
    self.isTablet = isTablet
    if isTablet {
      rowHeight = isUpright ? 64.5 : 85.75
      inset = CGSize(width: 6, height: isUpright ? 4.5 : 6)
      suggestionsHeight = 55
      bottom = safeArea.bottom
    } else if isUpright {
      rowHeight = size.width < 414 ? 54 : 56.5
      inset = CGSize(width: 3, height: 6)
      hasSymbolsBelow = safeArea.bottom > 0
      suggestionsHeight = hasSymbolsBelow ? 45 : 44
      bottom = hasSymbolsBelow ? Self.barHeight : 0
    } else {
      // Above the home indicator there are lower rows.
      rowHeight = safeArea.bottom > 0 ? 37.5 : 40.5
      inset = CGSize(width: 3, height: 4)
      suggestionsHeight = 38
      bottom = safeArea.bottom
      side = max(safeArea.left, safeArea.right)
    }
  }

  /// The height of the keys alone: four rows.
  var keysHeight: CGFloat { 4 * rowHeight }
}

/// Where the keys of a keyboard are.
struct KeyboardPlan {
  struct Place {
    var key: KeyboardKey
    /// What a finger may meet, in points from the keyboard's upper left corner.
    var cell: CGRect
    /// What is seen of the key.
    var frame: CGRect
  }

  private(set) var places: [Place] = []
  /// The height of the words above the keys; 0 for none.
  let suggestionsHeight: CGFloat
  /// The height of all, in points.
  let height: CGFloat

  private let metrics: KeyboardMetrics
  private let width: CGFloat

  init(_ form: KeyboardForm, _ plane: KeyboardPlane, width: CGFloat, _ metrics: KeyboardMetrics) {
    self.width = width
    self.metrics = metrics
    suggestionsHeight = form.suggests ? metrics.suggestionsHeight : 0
    height = suggestionsHeight + metrics.keysHeight + metrics.bottom
    switch form.kind {
    case .digits(let corner): placeDigits(corner)
    case .text(let beside) where metrics.isTablet: placeTablet(plane, beside)
    case .text(let beside): placePhone(plane, beside)
    }
  }

  // MARK: Phones

  private mutating func placePhone(_ plane: KeyboardPlane, _ beside: [String]) {
    let unit = (width - 2 * metrics.side) / 10
    for (index, row) in plane.rows.enumerated() {
      let keys = row.map { KeyboardKey.character(String($0)) }
      // Five signs are as wide together as seven letters.
      let step = index == 2 ? 7 * unit / CGFloat(keys.count) : unit
      let start = (width - step * CGFloat(keys.count)) / 2
      place(keys, row: index, from: start, widths: keys.map { _ in step })
    }
    // A quarter wider than a letter; the rest is a gap.
    let special = 1.28 * unit
    let third: KeyboardKey =
      switch plane {
      case .letters: .shift
      case .numbers: .plane(.symbols)
      case .symbols: .plane(.numbers)
      }
    place([third], row: 2, from: metrics.side, widths: [special])
    place([.delete], row: 2, from: width - metrics.side - special, widths: [special])
    let first = KeyboardKey.plane(plane == .letters ? .numbers : .letters)
    let further = beside.map { KeyboardKey.character($0) }
    let sides: (left: [KeyboardKey], widths: [CGFloat]) =
      metrics.hasSymbolsBelow ? ([first], [2.5]) : ([first, .emoji], [1.25, 1.25])
    let share: CGFloat = further.count > 2 ? 1.25 : 1
    // Where an address is typed, there is no space bar.
    let space: [KeyboardKey] = further.count > 2 ? [] : [.space]
    let room = 5 - (space.isEmpty ? 0 : share * CGFloat(further.count))
    let middle =
      space.isEmpty
      ? further.map { _ in room / CGFloat(further.count) } : [room] + further.map { _ in share }
    place(
      sides.left + space + further + [.return], row: 3, from: metrics.side,
      widths: (sides.widths + middle + [2.5]).map { $0 * unit })
    placeSymbolsBelow()
  }

  private mutating func placeSymbolsBelow() {
    guard metrics.hasSymbolsBelow else { return }
    let top = suggestionsHeight + metrics.keysHeight
    for (key, center) in [(KeyboardKey.emoji, 43), (.dictation, width - 43)] {
      let cell = CGRect(x: center - 25, y: top, width: 50, height: 44)
      places.append(Place(key: key, cell: cell, frame: cell))
    }
  }

  // MARK: Digits

  private mutating func placeDigits(_ corner: String?) {
    let width = width - 2 * metrics.side
    let rows = ["123", "456", "789"].map { $0.map { KeyboardKey.character(String($0)) } }
    for (index, row) in rows.enumerated() {
      place(row, row: index, from: metrics.side, widths: row.map { _ in width / 3 })
    }
    if let corner {
      place([.character(corner)], row: 3, from: metrics.side, widths: [width / 3])
    }
    place(
      [.character("0"), .delete], row: 3, from: metrics.side + width / 3,
      widths: [width / 3, width / 3])
  }

  // MARK: Tablets

  private mutating func placeTablet(_ plane: KeyboardPlane, _ beside: [String]) {
    let unit = width / 11
    let rows = plane.rows.map { $0.map { KeyboardKey.character(String($0)) } }
    place(rows[0] + [.delete], row: 0, from: 0, widths: (rows[0].map { _ in 1 } + [1]) * unit)
    let second = Array(rows[1].prefix(9))
    place(
      second + [.return], row: 1, from: unit / 2,
      widths: (second.map { _ in 1 } + [10.5 - CGFloat(second.count)]) * unit)
    let end: [KeyboardKey] = plane == .letters ? [.character(","), .character(".")] : []
    let side: KeyboardKey =
      switch plane {
      case .letters: .shift
      case .numbers: .plane(.symbols)
      case .symbols: .plane(.numbers)
      }
    let third = rows[2] + end
    place(
      [side] + third + [side], row: 2, from: 0,
      widths: ([1] + third.map { _ in 9 / CGFloat(third.count) } + [1]) * unit)
    let other = KeyboardKey.plane(plane == .letters ? .numbers : .letters)
    let further = beside.map { KeyboardKey.character($0) }
    place(
      [other, .emoji, .space] + further + [other, .dismiss], row: 3, from: 0,
      widths: ([1.25, 1.25, 6 - CGFloat(further.count)] + further.map { _ in 1 } + [1.25, 1.25])
        * unit)
  }

  // MARK: Rows

  private mutating func place(
    _ keys: [KeyboardKey], row: Int, from start: CGFloat, widths: [CGFloat]
  ) {
    var x = start
    let y = suggestionsHeight + CGFloat(row) * metrics.rowHeight
    for (key, width) in zip(keys, widths) {
      let cell = CGRect(x: x, y: y, width: width, height: metrics.rowHeight)
      places.append(
        Place(
          key: key, cell: cell,
          frame: cell.insetBy(dx: metrics.inset.width, dy: metrics.inset.height)))
      x += width
    }
  }
}

/// Lengths in units as lengths in points.
private func * (widths: [CGFloat], unit: CGFloat) -> [CGFloat] { widths.map { $0 * unit } }
