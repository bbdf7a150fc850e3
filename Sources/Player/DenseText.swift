/// Bytes as text that can stand in a script element of a page in UTF-8, a seventh longer than they are.
///
/// Seven bits make a character of one byte. Seven of these characters cannot stand there as they are, or are the ends of
/// lines or references to others; each makes, with the seven bits that follow if there are any, a character of two
/// bytes. So an end of a line separates one text from the next.
enum DenseText {
  /// The characters that are not used as they are: NUL, the ends of lines, and those with a meaning in markup and code.
  private static let special: [UInt8] = [0, 10, 13, 34, 38, 60, 92]

  /// The text of some bytes; the script's `bytesOf` has them back.
  static func text(_ bytes: [UInt8]) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count * 8 / 7 + bytes.count / 32 + 2)
    /// The place in `special` of a character that waits for the bits that follow.
    var waiting: UInt16?
    func addWide(_ scalar: UInt16) {
      units.append(UInt8(0xc0 | scalar >> 6))
      units.append(UInt8(0x80 | scalar & 0x3f))
    }
    func add(_ bits: UInt8) {
      if let place = waiting {
        addWide(0x80 + place << 7 + UInt16(bits))
        waiting = nil
      } else if let place = special.firstIndex(of: bits) {
        waiting = UInt16(place)
      } else {
        units.append(bits)
      }
    }
    var (buffer, count): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      count += 8
      while count >= 7 {
        count -= 7
        add(UInt8(buffer >> count & 0x7f))
      }
    }
    if count > 0 { add(UInt8(buffer << (7 - count) & 0x7f)) }
    // Beyond all that stand for two.
    if let waiting { addWide(0x400 + waiting) }
    return String(decoding: units, as: UTF8.self)
  }
}
