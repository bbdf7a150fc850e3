import AnimPixels

extension FramePainter.Image {
  /// The LZW codes, with the indices if the image is open or lossy.
  ///
  /// - Parameters:
  ///   - clearsEarly: Whether the dictionary is cleared where something new begins.
  ///   - loss: The difference that other indices may make; nil for none.
  ///   - part: What this is of a picture.
  /// - Returns: The codes, and the indices as a decoder will have them.
  func codes(
    clearingEarly clearsEarly: Bool, loss: ColorLoss? = nil, _ part: LZWEncoder.Part = .whole
  ) -> LZWEncoder.Codes {
    LZWEncoder(
      indices, alternatives: alternatives, bits: palette.bits, loss: loss,
      breaks: clearsEarly ? RowBreaks.places(in: indices, alternatives, width: rect.width) : [],
      part: part
    ).encoded(withIndices: isOpen || !truths.isEmpty)
  }

  /// The image above and below its middle.
  var halves: [FramePainter.Image] {
    let middle = rect.minY + rect.height / 2
    return [rect.minY..<middle, middle..<rect.maxY].map { rows in
      let range =
        (rows.lowerBound - rect.minY) * rect.width..<(rows.upperBound - rect.minY) * rect.width
      var half = self
      half.rect = PixelRect(
        minX: rect.minX, minY: rows.lowerBound, maxX: rect.maxX, maxY: rows.upperBound)
      half.indices = Array(indices[range])
      half.alternatives = Array(alternatives[range])
      if !truths.isEmpty { half.truths = Array(truths[range]) }
      return half
    }
  }

  /// Whether there is any place to clear early at.
  var hasBreaks: Bool { !RowBreaks.places(in: indices, alternatives, width: rect.width).isEmpty }
}

/// The codes of an image with and without early clears.
struct ImageTrial: Sendable {
  /// The codes with early clears if they are shorter by more than chance, else those without.
  let codes: LZWEncoder.Codes
  let clearsEarly: Bool

  init(early: LZWEncoder.Codes, late: LZWEncoder.Codes, isLossy: Bool) {
    // With loss lengths vary more by chance.
    let share = isLossy ? 97 : 99
    clearsEarly =
      early.isClearedEarly && early.bytes.count * 100 < late.bytes.count * share
    codes = clearsEarly ? early : late
  }
}
