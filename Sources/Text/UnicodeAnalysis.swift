import CICU

/// The results of the Unicode standard's algorithms on a text in UTF-16 units, by ICU.
enum UnicodeAnalysis {
  /// The embedding level of each unit (UAX #9); odd levels run from right to left.
  ///
  /// - Parameters:
  ///   - text: The units of one paragraph.
  ///   - baseLevel: The level of the paragraph, 0 or 1; nil to take it from the first strong
  ///     character.
  /// - Returns: As many levels as units, and the level of the paragraph.
  static func bidirectionalLevels(
    of text: [UInt16], baseLevel: UInt8?
  ) -> (levels: [UInt8], baseLevel: UInt8) {
    var levels = [UInt8](repeating: 0, count: text.count)
    guard !text.isEmpty else { return (levels, baseLevel ?? 0) }
    var base = baseLevel ?? 0xfe
    let error = unsafe icu_bidi_levels(text, Int32(text.count), &levels, &base)
    precondition(error == 0, "ICU cannot order \(text.count) units, error \(error)")
    return (levels, base)
  }

  /// The indexes of `levels` in the order in which they stand from left to right (UAX #9, L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    unsafe icu_visual_order(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }

  /// Whether a line may end after each unit (UAX #14).
  static func lineBreaks(in text: [UInt16]) -> [Bool] {
    guard !text.isEmpty else { return [] }
    var breaks = [UInt8](repeating: 0, count: text.count)
    let error = unsafe icu_line_breaks(text, Int32(text.count), &breaks)
    precondition(error == 0, "ICU cannot break \(text.count) units, error \(error)")
    return breaks.map { $0 == 1 }
  }
}
