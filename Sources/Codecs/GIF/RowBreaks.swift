/// The rows at which a picture begins something new: cards after a gap, a bar, another picture.
///
/// The phrases of the LZW dictionary hardly serve the rows that follow, so that it is a good place
/// to clear it.
enum RowBreaks {
  /// The factor by which more pixels than in the rows before must differ from the row above.
  private static let factor = 6
  /// The number of rows over which the mean runs, about, and the number of rows that it needs.
  private static let memory = 32
  private static let fewest = 4

  /// The first pixels of such rows, in order.
  ///
  /// - Parameters:
  ///   - first: For each pixel its index, in rows.
  ///   - second: For each pixel another index that it may have. A pixel differs from the one above
  ///     if both of its indices do.
  ///   - width: The number of pixels in a row.
  /// - Returns: Places in `first`; none in the first rows, whose mean is not known yet.
  /// - Complexity: O(pixels).
  static func places(in first: [UInt8], _ second: [UInt8], width: Int) -> [Int] {
    guard width > 0, first.count > width, second.count == first.count else { return [] }
    let first = first.span
    let second = second.span
    var places: [Int] = []
    // `sum` over `rows` rows; later ones push earlier ones out little by little.
    var (sum, rows) = (0, 0)
    for start in stride(from: width, to: first.count - width + 1, by: width) {
      var count = 0
      for place in start..<start + width {
        let differs =
          (first[place] != first[place - width]) && (second[place] != second[place - width])
        count += differs ? 1 : 0
      }
      if rows >= fewest, count > 0, count * rows >= factor * sum { places.append(start) }
      if rows < memory {
        sum += count
        rows += 1
      } else {
        sum += count - sum / memory
      }
    }
    return places
  }
}
