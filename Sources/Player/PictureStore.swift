import AnimCodecs
import AnimPixels

/// The pictures of a page, each once, in the order in which they came.
struct PictureStore {
  private struct Picture {
    var file: [UInt8]
    let size: PixelSize
    let isLossy: Bool
    /// The tiles that are seen for longer than a moment.
    var resting: TileGrid
    /// What is drawn over it, so that they are seen at their best: the number of a picture and where it goes.
    var details: [(picture: Int, x: Int, y: Int)] = []
  }

  /// The quality that is asked for, 1 to 100; 100 for pictures that are exact.
  let quality: Int
  private var pictures: [Picture] = []
  /// The numbers of the pictures by the digests of their files.
  private var numbers: [String: Int] = [:]

  init(quality: Int) { self.quality = quality }

  /// The number of bytes of all files.
  var bytes: Int { pictures.reduce(0) { $0 + $1.file.count } }
  /// The number of pictures.
  var count: Int { pictures.count }
  /// The files, each in a line of text.
  var text: String { pictures.map { DenseText.text($0.file) }.joined(separator: "\n") }

  /// The number of a picture, from 0.
  ///
  /// - Parameters:
  ///   - pixmap: The picture.
  ///   - isExact: Whether it must show the very pixels.
  /// - Returns: The number of it, or of an equal one that came before.
  /// - Throws: `CodecError` if it cannot be encoded.
  mutating func number(of pixmap: Pixmap, isExact: Bool = false) throws(CodecError) -> Int {
    let isLossy = quality < 100 && !isExact
    // Equal pictures make equal files, which are much smaller.
    let file =
      isLossy
      ? try WebPStillEncoder(quality: quality).encode(pixmap) : try PNGEncoder().encode(pixmap)
    let digest = SHA256.digest(of: file)
    if let number = numbers[digest] { return number }
    numbers[digest] = pictures.count
    pictures.append(
      Picture(
        file: file, size: pixmap.size, isLossy: isLossy, resting: TileGrid(pixmap.size)))
    return pictures.count - 1
  }

  /// Notes that a picture's tiles at some pixels are seen for longer than a moment.
  mutating func rest(_ number: Int, atX x: Int, y: Int) {
    let grid = pictures[number].resting
    pictures[number].resting.isSet[y / grid.side * grid.columns + x / grid.side] = true
  }

  /// Notes that all of a picture is seen for longer than a moment.
  mutating func rest(_ number: Int) {
    for place in pictures[number].resting.isSet.indices {
      pictures[number].resting.isSet[place] = true
    }
  }

  /// What is drawn where a picture goes: it, and what is drawn over it.
  func parts(_ number: Int, x: Int, y: Int) -> [PlayerRow.Part] {
    [.picture(number, x: x, y: y)]
      + pictures[number].details.map { .picture($0.picture, x: x + $0.x, y: y + $0.y) }
  }

  /// Lowers the quality of what is seen for a moment only, until all together have at most some bytes.
  ///
  /// What is seen for longer, such as the end of a movement, is drawn over it at the quality that is asked for.
  ///
  /// - Parameter limit: The number of bytes, if it can be reached.
  /// - Returns: The quality that was needed; nil if none had to be lowered.
  /// - Throws: `CodecError` if a picture cannot be encoded.
  mutating func fit(into limit: Int) throws(CodecError) -> Int? {
    let moving = pictures.indices.filter {
      pictures[$0].isLossy
        && pictures[$0].resting.count * 2 < pictures[$0].resting.isSet.count
    }
    guard bytes > limit, !moving.isEmpty else { return nil }
    let originals = moving.map { pictures[$0].file }
    let all = originals.reduce(0) { $0 + $1.count }
    for (index, original) in zip(moving, originals) {
      let pixmap = try WebPStillEncoder(quality: quality).decode(original)
      for rect in pictures[index].resting.rects {
        let detail = pixmap.cropped(to: rect)
        pictures[index].details.append((pictures.count, rect.minX, rect.minY))
        // It must not be one of those that are lowered.
        pictures.append(
          Picture(
            file: try WebPStillEncoder(quality: quality).encode(detail), size: detail.size,
            isLossy: true, resting: TileGrid(detail.size)))
      }
    }
    let rest = bytes - all
    // A sample tells which quality is worth trying.
    let sample = originals.indices.filter { $0 % 6 == 0 }
    let sampled = sample.reduce(0) { $0 + originals[$1].count }
    for lowered in Self.ladder where lowered < quality {
      let encoder = WebPStillEncoder(quality: lowered, isThorough: true)
      func recode(_ index: Int) throws(CodecError) -> [UInt8] {
        try encoder.encode(try encoder.decode(originals[index]))
      }
      let isLast = lowered == Self.ladder.last
      var share = 0
      if !isLast { for index in sample { share += try recode(index).count } }
      guard isLast || Double(rest) + Double(all) * Double(share) / Double(sampled) <= Double(limit)
      else { continue }
      for (place, index) in moving.enumerated() { pictures[index].file = try recode(place) }
      if isLast || bytes <= limit { return lowered }
    }
    return nil
  }

  /// The qualities that are tried.
  private static let ladder = [75, 65, 55, 45, 35, 25, 20]
}
