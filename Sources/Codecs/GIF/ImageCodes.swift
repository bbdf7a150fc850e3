import Pixels

extension FramePainter.Image {
  /// The LZW codes, with the indices if the image is open or lossy.
  ///
  /// - Parameters:
  ///   - clearsEarly: Whether the dictionary is cleared where something new begins.
  ///   - loss: What else may stand for a pixel.
  func codes(clearingEarly clearsEarly: Bool, loss: ColorLoss? = nil) -> LZWEncoder.Codes {
    LZWEncoder(
      indices, alternatives: alternatives, bits: palette.bits, loss: loss,
      breaks: clearsEarly ? RowBreaks.places(in: indices, alternatives, width: rect.width) : []
    ).encoded(withIndices: isOpen || !truths.isEmpty)
  }

  /// The codes with early clears if those make them shorter by more than chance, else without.
  func shortestCodes(loss: ColorLoss? = nil) -> (codes: LZWEncoder.Codes, clearsEarly: Bool) {
    let early = codes(clearingEarly: true, loss: loss)
    guard early.isClearedEarly else { return (early, false) }
    // With loss lengths vary more by chance.
    let share = loss == nil ? 99 : 97
    let late = codes(clearingEarly: false, loss: loss)
    let isWorthwhile = early.bytes.count * 100 < late.bytes.count * share
    return (isWorthwhile ? early : late, isWorthwhile)
  }
}
