import AnimPixels

extension FramePainter.Image {
  /// The LZW codes, with the indices if the image is open or lossy.
  ///
  /// - Parameters:
  ///   - clearsEarly: Whether the dictionary is cleared where something new begins.
  ///   - loss: The difference that other indices may make; nil for none.
  /// - Returns: The codes, and the indices as a decoder will have them.
  func codes(clearingEarly clearsEarly: Bool, loss: ColorLoss? = nil) -> LZWEncoder.Codes {
    LZWEncoder(
      indices, alternatives: alternatives, bits: palette.bits, loss: loss,
      breaks: clearsEarly ? RowBreaks.places(in: indices, alternatives, width: rect.width) : []
    ).encoded(withIndices: isOpen || !truths.isEmpty)
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
