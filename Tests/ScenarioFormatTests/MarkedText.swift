/// A text in which places are marked with 1️⃣, 2️⃣, …, so that tests need not count columns.
///
/// Two marks with the same digit enclose a range; one alone is a place.
struct MarkedText {
  let text: String
  /// Line, column and, for enclosed ranges, length, by digit.
  private(set) var places: [Int: (line: Int, column: Int, length: Int?)] = [:]

  init(_ marked: String) {
    var text = ""
    var line = 1
    var column = 1
    for character in marked {
      if let digit = Self.digit(character) {
        if let first = places[digit] {
          places[digit] = (first.line, first.column, column - first.column)
        } else {
          places[digit] = (line, column, nil)
        }
        continue
      }
      text.append(character)
      if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += character.unicodeScalars.count
      }
    }
    self.text = text
  }

  private static func digit(_ character: Character) -> Int? {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count == 3, scalars[2] == "\u{20E3}" else { return nil }
    return Int(String(scalars[0]))
  }
}
