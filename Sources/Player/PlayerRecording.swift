import AnimCodecs
import AnimPixels
import AnimRendering
import CAnimResources

/// Makes a page of frames: a row for each, with pictures of what changes.
final class PlayerRecording {
  private let settings: PlayerSettings
  private let size: PixelSize
  private var latest: Pixmap?
  private var elements = ElementChanges()
  private var rows: [PlayerRow] = []
  private var changes: [[ElementChange]] = []
  private var pictures: PictureStore
  private var exposure: PictureExposure
  /// Pixels that have been drawn since the latest whole picture.
  private var drawnSinceWhole = 0
  private var expected: [PlayerDocument.ExpectedFrame] = []

  init(size: PixelSize, settings: PlayerSettings) {
    (self.size, self.settings) = (size, settings)
    pictures = PictureStore(quality: settings.quality ?? PlayerSettings.defaultQuality)
    exposure = PictureExposure(size: size)
  }

  /// To jump to a frame, no more is drawn than so many whole pictures.
  private static let mostDrawn = 24

  /// Adds the next frame.
  func append(_ frame: Frame) async throws {
    var change =
      latest.map { FrameChange(from: $0, to: frame.pixmap) } ?? FrameChange(whole: size)
    let cost = change.patches.reduce(change.move?.rect.area ?? 0) { $0 + $1.area }
    if drawnSinceWhole + cost > Self.mostDrawn * size.area { change = FrameChange(whole: size) }
    drawnSinceWhole =
      change == FrameChange(whole: size) || latest == nil ? 0 : drawnSinceWhole + cost
    latest = frame.pixmap
    var parts: [PlayerRow.Part] = []
    if let move = change.move {
      parts.append(.move(move))
      exposure.move(move, &pictures)
    }
    for rect in change.patches {
      let number = try pictures.number(of: frame.pixmap.cropped(to: rect))
      parts.append(.picture(number, x: rect.minX, y: rect.minY))
      exposure.show(number, in: rect, at: frame.start, &pictures)
    }
    if let wanted = settings.expectation?.picture(frame.start..<max(frame.start, frame.end)),
      wanted.size == size
    {
      expected.append(try expectedFrame(wanted, instead: frame.pixmap))
    }
    rows.append(PlayerRow(start: frame.start, end: frame.end, parts: parts))
    let shown = try await settings.elements?(frame.index) ?? PlayerElements(shown: [])
    changes.append(elements.next(shown))
  }

  /// What is expected in the latest frame, as pictures to lay over it.
  private func expectedFrame(
    _ wanted: Pixmap, instead pixmap: Pixmap
  ) throws(CodecError) -> PlayerDocument.ExpectedFrame {
    let rects = FrameChange(from: pixmap, to: wanted, findsMoves: false).patches
    // What little is off shows only between exact pictures; whole ones would be too large.
    let isExact = rects.reduce(0) { $0 + $1.area } * 4 < size.area
    func parts(of pixmap: Pixmap) throws(CodecError) -> [PlayerRow.Part] {
      var parts: [PlayerRow.Part] = []
      for rect in rects {
        let number = try pictures.number(of: pixmap.cropped(to: rect), isExact: isExact)
        pictures.rest(number)
        parts.append(.picture(number, x: rect.minX, y: rect.minY))
      }
      return parts
    }
    return PlayerDocument.ExpectedFrame(
      frame: rows.count, expected: try parts(of: wanted), actual: try parts(of: pixmap))
  }

  private static let script = unsafe [
    states_js(), curves_js(), measuring_js(), comparison_js(), expectation_js(), layers_js(),
    player_js(),
  ].map { unsafe String(cString: $0) }.joined()

  /// The page with all frames.
  ///
  /// If it would be larger than the settings' limit, pictures that are seen for a moment only are lowered in quality.
  func page() throws(CodecError) -> String {
    exposure.end(&pictures)
    let template = unsafe Page.Template(String(cString: player_html()))
    var fillings: [String: Page.Filling] = [
      "title": .text(settings.title), "alt": .text(settings.alternativeText),
      "style": unsafe .verbatim(String(cString: player_css())),
      "events": .compressed(settings.events), "changes": .compressed(changes),
      "script": .verbatim(Self.script), "data": .json(document(movingQuality: nil)),
    ]
    var lowered: Int?
    if settings.quality == nil, let limit = settings.sizeLimit {
      // Seven bits make a byte of text; some words and numbers come to it.
      let rest = template.filled(fillings).utf8.count + Page.json(rows).utf8.count
      lowered = try pictures.fit(into: max(0, limit - rest - limit / 100) / 8 * 7)
    }
    let rows = rows.map { row in
      var row = row
      row.parts = row.parts.flatMap { part in
        guard case .picture(let number, let x, let y) = part else { return [part] }
        return pictures.parts(number, x: x, y: y)
      }
      return row
    }
    fillings["rows"] = .json(rows)
    fillings["data"] = .json(document(movingQuality: lowered))
    fillings["pictures"] = .dense(pictures.text)
    return template.filled(fillings)
  }

  private func document(movingQuality: Int?) -> PlayerDocument {
    PlayerDocument(
      title: settings.title, theme: settings.theme,
      width: Double(size.width) / settings.scale, height: Double(size.height) / settings.scale,
      pixelWidth: size.width, pixelHeight: size.height, scale: settings.scale,
      marks: settings.marks.map { .init(name: $0.name, time: $0.time) }, news: settings.newsPath,
      quality: pictures.quality, movingQuality: movingQuality,
      expectation: settings.expectation.map { .init($0, frames: expected) })
  }
}

/// How long pictures are seen, tile by tile.
private struct PictureExposure {
  private struct Tile {
    /// The number of the picture; -1 before there is any.
    var picture = -1
    /// Where the tile is in the picture, in pixels.
    var (x, y) = (0, 0)
    /// In seconds.
    var since = 0.0
  }
  /// What is seen for less is not looked at closely, in seconds.
  private static let moment = 0.0999

  private let grid: TileGrid
  private var tiles: [Tile]

  init(size: PixelSize) {
    grid = TileGrid(size)
    tiles = Array(repeating: Tile(), count: grid.isSet.count)
  }

  /// Notes that a picture is seen from a time on, after what is at its place.
  mutating func show(
    _ picture: Int, in rect: PixelRect, at time: Double, _ pictures: inout PictureStore
  ) {
    for place in grid.places(in: rect) {
      if time - tiles[place].since >= Self.moment { rest(place, &pictures) }
      tiles[place] = Tile(
        picture: picture, x: place % grid.columns * grid.side - rect.minX,
        y: place / grid.columns * grid.side - rect.minY, since: time)
    }
  }

  /// Notes that some of what is seen is moved on, and so is seen for longer.
  func move(_ move: FrameChange.Move, _ pictures: inout PictureStore) {
    for place in grid.places(in: move.source) { rest(place, &pictures) }
  }

  /// Notes that what is seen now stays.
  func end(_ pictures: inout PictureStore) {
    for place in tiles.indices { rest(place, &pictures) }
  }

  private func rest(_ place: Int, _ pictures: inout PictureStore) {
    let tile = tiles[place]
    if tile.picture >= 0 { pictures.rest(tile.picture, atX: tile.x, y: tile.y) }
  }
}
