/// The line that opens a fenced block of Markdown.
///
/// Source: https://spec.commonmark.org/0.31.2/#fenced-code-blocks, but for any indentation, since
/// blocks stand in lists.
struct Fence {
  /// The words behind the fence.
  struct Info {
    /// Whether the block is a scenario: its first word is `render-anim`.
    let isScenario: Bool
  }

  /// The number of characters of the fence.
  let length: Int
  let info: Info
  private let character: UInt8

  /// The fence that a line opens; nil if it opens none.
  ///
  /// - Parameter words: The line without its indentation and its break.
  init?(_ words: ArraySlice<UInt8>) {
    guard let character = words.first, character == 0x60 || character == 0x7E else { return nil }
    let length = words.prefix { $0 == character }.count
    guard length >= 3 else { return nil }
    let rest = words.dropFirst(length)
    // Otherwise it is code within a line.
    if character == 0x60, rest.contains(0x60) { return nil }
    self.character = character
    self.length = length
    let first = String(decoding: rest, as: UTF8.self).split(separator: " ").first
    info = Info(isScenario: first == "render-anim")
  }

  /// Whether a line ends the block.
  func isClosed(by words: ArraySlice<UInt8>) -> Bool {
    let count = words.prefix { $0 == character }.count
    return count >= length && words.dropFirst(count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
