import _FoundationICU

/// The results of the Unicode standard's algorithms on a text in UTF-16 units, by the ICU that Foundation
/// brings along: the same on every distribution.
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
    // The level of the first strong character, or from left to right without one.
    let fromText: UInt8 = 0xfe
    guard !text.isEmpty else { return ([], baseLevel ?? 0) }
    var error = U_ZERO_ERROR
    let count = Int32(text.count)
    let analysis = unsafe swift_ubidi_openSized(count, 0, &error)
    defer { unsafe swift_ubidi_close(analysis) }
    // ICU keeps the text until the levels have been asked for.
    let result = unsafe text.withUnsafeBufferPointer { text in
      unsafe swift_ubidi_setPara(
        analysis, text.baseAddress, count, baseLevel ?? fromText, nil, &error)
      let levels = unsafe swift_ubidi_getLevels(analysis, &error)
      return (
        levels: unsafe [UInt8](UnsafeBufferPointer(start: levels, count: text.count)),
        baseLevel: unsafe swift_ubidi_getParaLevel(analysis)
      )
    }
    precondition(
      error.rawValue <= U_ZERO_ERROR.rawValue, "ICU cannot order \(count) units, error \(error)")
    return result
  }

  /// The indexes of `levels` in the order in which they stand from left to right (UAX #9, L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    unsafe swift_ubidi_reorderVisual(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }

  /// Whether a line may end after each unit (UAX #14).
  static func lineBreaks(in text: [UInt16]) -> [Bool] {
    var breaks = [Bool](repeating: false, count: text.count)
    var error = U_ZERO_ERROR
    unsafe text.withUnsafeBufferPointer { text in
      let iterator = unsafe swift_ubrk_open(
        UBRK_LINE, "en", text.baseAddress, Int32(text.count), &error)
      precondition(
        error.rawValue <= U_ZERO_ERROR.rawValue,
        "ICU cannot break \(text.count) units, error \(error)")
      defer { unsafe swift_ubrk_close(iterator) }
      while case let end = unsafe swift_ubrk_next(iterator), end > 0 { breaks[Int(end) - 1] = true }
    }
    return breaks
  }
}
