import AnimCodecs
import AnimPixels
import AnimRendering
import Foundation

/// Makes a page of frames, piece by piece: a row for each, with a picture of what changes.
final class PlayerRecording {
  private let settings: PlayerSettings
  private let size: PixelSize
  private let page: (head: Page.Template, tail: Page.Template)
  private var latest: Pixmap?
  private var elements = ElementChanges()
  private var isEmpty = true
  /// The numbers of the pictures that have been stored, by the digests of their files.
  private var numbers: [String: Int] = [:]
  /// Pixels that have been stored since the latest whole picture.
  private var storedSinceWhole = 0

  init(size: PixelSize, settings: PlayerSettings) {
    self.size = size
    self.settings = settings
    page = Page.Template(PackageResources.player_html).split(at: "rows")
  }

  /// The beginning of the page.
  var head: String {
    page.head.filled([
      "title": .text(settings.title), "alt": .text(settings.alternativeText),
      "style": .verbatim(PackageResources.player_css),
    ])
  }

  /// The page's part about a frame.
  func append(_ frame: Frame) async throws -> String {
    var rect = latest.map { frame.pixmap.difference(from: $0) } ?? PixelRect(size)
    // To jump to a frame, no more has to be drawn than some whole pictures.
    if rect.area + storedSinceWhole > 4 * size.area { rect = PixelRect(size) }
    storedSinceWhole = rect == PixelRect(size) ? 0 : storedSinceWhole + rect.area
    latest = frame.pixmap
    let (image, file) =
      rect.isEmpty ? (-1, nil) : try store(frame.pixmap.cropped(to: rect))
    let shown = try await settings.elements?(frame.index) ?? PlayerElements(shown: [])
    let row = PlayerRow(
      start: frame.start, end: frame.end, image: image, x: rect.minX, y: rect.minY, file: file,
      changes: elements.next(shown))
    defer { isEmpty = false }
    return (isEmpty ? "" : ",\n") + Page.json(row)
  }

  /// The number of a picture and, unless an equal one has been stored before, the picture in
  /// Base64.
  private func store(_ pixmap: Pixmap) throws(CodecError) -> (image: Int, file: String?) {
    // Equal pictures make equal files, which are much smaller.
    let file = try encoded(pixmap)
    let digest = SHA256.digest(of: file)
    if let number = numbers[digest] { return (number, nil) }
    numbers[digest] = numbers.count
    return (numbers.count - 1, Data(file).base64EncodedString())
  }

  private func encoded(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    settings.quality == 100
      ? try PNGEncoder().encode(pixmap)
      : try WebPStillEncoder(quality: settings.quality).encode(pixmap)
  }

  /// The end of the page, after all frames.
  var tail: String {
    let document = PlayerDocument(
      title: settings.title, theme: settings.theme,
      width: Double(size.width) / settings.scale, height: Double(size.height) / settings.scale,
      pixelWidth: size.width, pixelHeight: size.height, scale: settings.scale,
      marks: settings.marks.map { .init(name: $0.name, time: $0.time) }, news: settings.newsPath)
    return page.tail.filled([
      "events": settings.events.map { .json($0) } ?? .text("null"),
      "script": .script([
        PackageResources.states_js, PackageResources.curves_js, PackageResources.measuring_js,
        PackageResources.comparison_js, PackageResources.layers_js, PackageResources.player_js,
      ]), "data": .json(document),
    ])
  }
}

extension Pixmap {
  /// The smallest rectangle outside of which the picture equals another one of its size.
  func difference(from other: Pixmap) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<size.height {
      let row = y * size.width..<(y + 1) * size.width
      guard pixels[row] != other.pixels[row],
        let first = row.first(where: { pixels[$0] != other.pixels[$0] }),
        let last = row.last(where: { pixels[$0] != other.pixels[$0] })
      else { continue }
      let (minX, maxX) = (first - row.lowerBound, last - row.lowerBound + 1)
      box = box.union(PixelRect(minX: minX, minY: y, maxX: maxX, maxY: y + 1))
    }
    return box
  }

  /// The part of the picture in a rectangle.
  func cropped(to rect: PixelRect) -> Pixmap {
    if rect == PixelRect(size) { return self }
    var result: [UInt32] = []
    result.reserveCapacity(rect.area)
    for y in rect.minY..<rect.maxY {
      result += pixels[y * size.width + rect.minX..<y * size.width + rect.maxX]
    }
    return Pixmap(size: PixelSize(width: rect.width, height: rect.height), pixels: result)
  }
}
