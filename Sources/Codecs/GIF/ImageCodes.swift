import Pixels

extension FramePainter.Image {
  /// The LZW codes, with the indices if the image is open.
  ///
  /// - Parameter clearsEarly: Whether the dictionary is cleared where something new begins.
  func codes(clearingEarly clearsEarly: Bool) -> LZWEncoder.Codes {
    LZWEncoder(
      indices, alternatives: alternatives, bits: palette.bits,
      breaks: clearsEarly ? RowBreaks.places(in: indices, alternatives, width: rect.width) : []
    ).encoded(withIndices: isOpen)
  }

  /// The shorter ones of both codes, and whether clearing early is worth while for images like this.
  func shortestCodes() -> (codes: LZWEncoder.Codes, clearsEarly: Bool) {
    let early = codes(clearingEarly: true)
    guard early.isClearedEarly else { return (early, false) }
    let late = codes(clearingEarly: false)
    return (
      early.bytes.count < late.bytes.count ? early : late,
      early.bytes.count * 100 < late.bytes.count * 99
    )
  }
}
