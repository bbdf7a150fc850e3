/// What is kept of files' digests: lines of a digest, five numbers and a path, in the order of the paths' bytes.
///
/// Of many thousands of lines a run asks for a few, which are found by halving; to read them all would take
/// longer than most of what is rendered.
struct DigestLines: Sendable {
  private static let heading = "render-anim digests 2\n"

  /// The digest of a file in a state.
  struct Entry {
    let state: FileState
    let digest: String
  }

  /// The whole file; empty for one that is none.
  private let bytes: [UInt8]

  /// The lines of a file; none if it is something else.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: Self.heading.utf8) ? bytes : []
  }

  /// The number of bytes.
  var size: Int { bytes.count }

  /// A file of these lines and others, which come in place of those of the same paths.
  ///
  /// - Complexity: What lies between is copied unread.
  func merged(with entries: [String: Entry]) -> [UInt8] {
    var text = [UInt8]()
    text.reserveCapacity(bytes.count + entries.count * 250)
    text += Self.heading.utf8
    var next = first
    for (path, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      let place = place(of: path)
      if place.lowerBound > next { text += bytes[next..<place.lowerBound] }
      text += "\(entry.digest) \(entry.state.words) \(path)\n".utf8
      next = max(next, place.upperBound)
    }
    if next < bytes.count { text += bytes[next...] }
    return text
  }

  /// The entry of a path; nil if there is none, or its line is damaged.
  func entry(of path: String) -> Entry? {
    let place = place(of: path)
    return place.isEmpty ? nil : parsed(place.lowerBound..<place.upperBound - 1)
  }

  /// Where the first line is.
  private var first: Int { min(Self.heading.utf8.count, bytes.count) }

  /// The line of a path with its end; where it would be, if there is none.
  private func place(of path: String) -> Range<Int> {
    var (low, high) = (first, bytes.count)
    while low < high {
      let start = lineStart(before: (low + high) / 2, from: low)
      let end = lineEnd(from: start)
      // A damaged line has no place in the order; one that is cut off is the last.
      guard end < bytes.count, let name = pathStart(start..<end) else {
        if end == bytes.count { high = start } else { low = end + 1 }
        continue
      }
      let found = bytes[name..<end]
      if found.elementsEqual(path.utf8) { return start..<end + 1 }
      if found.lexicographicallyPrecedes(path.utf8) { low = end + 1 } else { high = start }
    }
    return low..<low
  }

  private static let newline = UInt8(ascii: "\n")

  private func lineStart(before place: Int, from first: Int) -> Int {
    bytes[first..<place].lastIndex(of: Self.newline).map { $0 + 1 } ?? first
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
  }

  /// Where the path of a line begins; nil if there are fewer words than that.
  private func pathStart(_ line: Range<Int>) -> Int? {
    var spaces = 0
    for place in line where bytes[place] == UInt8(ascii: " ") {
      spaces += 1
      if spaces == 6 { return place + 1 }
    }
    return nil
  }

  private func parsed(_ line: Range<Int>) -> Entry? {
    guard let start = pathStart(line) else { return nil }
    let text = String(decoding: bytes[line.lowerBound..<start], as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.count == 6, words[0].utf8.count == 64, let state = FileState(words: words[1...5])
    else { return nil }
    return Entry(state: state, digest: String(words[0]))
  }
}
