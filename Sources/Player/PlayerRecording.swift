import Codecs
import Foundation
import Pixels
import Rendering

/// Gathers frames as pictures of what changes.
final class PlayerRecording {
  private let settings: PlayerSettings
  private let size: PixelSize
  private let encoder = PNGEncoder()
  private var latest: Pixmap?
  private var rows: [PlayerDocument.FrameRow] = []
  private var images: [String] = []
  private var numbers: [Pixmap: Int] = [:]
  /// Pixels that have been stored since the latest whole picture.
  private var storedSinceWhole = 0

  init(size: PixelSize, settings: PlayerSettings) {
    self.size = size
    self.settings = settings
  }

  func append(_ frame: Frame) throws(CodecError) {
    var rect = latest.map { frame.pixmap.difference(from: $0) } ?? PixelRect(size)
    // To jump to a frame, no more has to be drawn than some whole pictures.
    if rect.area + storedSinceWhole > 4 * size.area { rect = PixelRect(size) }
    storedSinceWhole = rect == PixelRect(size) ? 0 : storedSinceWhole + rect.area
    latest = frame.pixmap
    let image = rect.isEmpty ? -1 : try store(frame.pixmap.cropped(to: rect))
    rows.append(
      [frame.start, frame.end].map { ($0 * 1e6).rounded() / 1e6 }
        + [image, rect.minX, rect.minY].map(Double.init))
  }

  /// The number of a picture; equal pictures are stored once.
  private func store(_ pixmap: Pixmap) throws(CodecError) -> Int {
    if let number = numbers[pixmap] { return number }
    images.append(Data(try encoder.encode(pixmap)).base64EncodedString())
    numbers[pixmap] = images.count - 1
    return images.count - 1
  }

  /// The page with all frames so far.
  var html: String {
    let document = PlayerDocument(
      title: settings.title, theme: settings.theme,
      width: Double(size.width) / settings.scale, height: Double(size.height) / settings.scale,
      pixelWidth: size.width, pixelHeight: size.height, scale: settings.scale, frames: rows,
      images: images, elements: PlayerDocument.elements(settings.elements),
      marks: settings.marks.map { .init(name: $0.name, time: $0.time) }, news: settings.newsPath)
    return Page.filled(
      PackageResources.player_html,
      [
        "title": .text(settings.title), "alt": .text(settings.alternativeText),
        "style": .verbatim(PackageResources.player_css),
        "script": .verbatim(PackageResources.player_js), "data": .json(document),
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
