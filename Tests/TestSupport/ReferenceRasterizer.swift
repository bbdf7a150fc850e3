public import AnimDrawing
import AnimGeometry
public import AnimPixels
import Foundation

/// The expected picture of a display list, computed slowly and straightforwardly in doubles.
///
/// Coverage is measured along many lines through each pixel, blurs are sums over all pixels within
/// four standard deviations. It shares no code with `Raster`.
public struct ReferencePicture {
  /// The size, in device pixels.
  public let size: PixelSize
  /// The pixels row by row, premultiplied, components 0…1.
  public var pixels: [SIMD4<Double>]

  /// A clear picture.
  public init(size: PixelSize) {
    self.size = size
    pixels = [SIMD4<Double>](repeating: .zero, count: size.area)
  }

  /// Draws `list` at `scale` pixels a point.
  public init(_ list: DisplayList, scale: Double) {
    self.init(
      size: PixelSize(
        width: Int((list.size.width * scale).rounded()),
        height: Int((list.size.height * scale).rounded())))
    pixels = pixels.map { _ in list.background.premultipliedComponents }
    draw(list.items, scale: scale)
  }

  /// The largest difference of a channel from `pixmap`, in 1/255, and its place.
  public func difference(from pixmap: Pixmap) -> (levels: Double, x: Int, y: Int) {
    precondition(pixmap.size == size)
    var worst = (levels: 0.0, x: 0, y: 0)
    for index in pixels.indices {
      let pixel = pixmap.pixels[index]
      for channel in 0..<4 {
        let value = Double(pixel >> (8 * UInt32(channel)) & 255)
        let levels = abs(pixels[index][channel] * 255 - value)
        if levels > worst.levels {
          worst = (levels, index % size.width, index / size.width)
        }
      }
    }
    return worst
  }

  mutating func draw(_ items: [DisplayItem], scale: Double) {
    for item in items { draw(item, scale: scale) }
  }

  private mutating func draw(_ item: DisplayItem, scale: Double) {
    let projection = item.transform.magnified(scale)
    let clips = item.clips.map { clip -> ReferenceShape in
      switch clip.region {
      case .box(let shape): ReferenceShape(shape, clip.transform.magnified(scale))
      case .path(let path, let rule):
        ReferenceShape(path, rule, clip.transform.magnified(scale))
      }
    }
    // The item by itself, then composited once.
    var layer = ReferencePicture(size: size)
    layer.draw(item.content, projection, scale: scale, behind: repeated(beyond: clips))
    for y in 0..<size.height {
      for x in 0..<size.width {
        let index = y * size.width + x
        guard layer.pixels[index].w > 0 else { continue }
        let share = clips.reduce(item.opacity) { $0 * $1.coverage(x, y) }
        pixels[index] = (layer.pixels[index] * share).over(pixels[index])
      }
    }
  }

  /// The picture with each row going on beyond clips as it is at their edges; a row of which they leave
  /// no whole pixel is as the one above it, or the first that has some.
  private func repeated(beyond clips: [ReferenceShape]) -> ReferencePicture {
    guard !clips.isEmpty else { return self }
    let spans = (0..<size.height).map { y -> ClosedRange<Int>? in
      let inside = (0..<size.width).filter { x in clips.allSatisfy { $0.coverage(x, y) > 0.998 } }
      return inside.first.flatMap { first in inside.last.map { first...$0 } }
    }
    guard var source = spans.firstIndex(where: { $0 != nil }) else { return self }
    var result = self
    for y in 0..<size.height {
      if spans[y] != nil { source = y }
      guard let span = spans[source] else { continue }
      for x in 0..<size.width {
        let nearest = min(max(x, span.lowerBound), span.upperBound)
        result.pixels[y * size.width + x] = pixels[source * size.width + nearest]
      }
    }
    return result
  }

  private mutating func draw(
    _ content: DisplayItem.Content, _ projection: Projection, scale: Double,
    behind: ReferencePicture
  ) {
    switch content {
    case .box(let box): draw(box, projection)
    case .path(let path):
      if let fill = path.fill {
        paint(ReferenceShape(path.path, path.fillRule, projection), fill, projection)
      }
      if let stroke = path.stroke {
        paint(ReferenceShape(strokeOf: path.path, stroke, projection), stroke.paint, projection)
      }
    case .glyphs(let run):
      for placement in run.placements {
        let place = CGAffineTransform(
          a: run.fontSize, b: 0, c: 0, d: run.fontSize, tx: placement.position.x,
          ty: placement.position.y)
        paint(
          ReferenceShape(
            placement.glyph.outline, .nonZero, Projection(place).concatenating(projection)),
          .color(run.color), projection)
      }
    case .image(let image): draw(image, projection)
    case .shadow(let shadow): draw(shadow, projection, scale: scale)
    case .backdrop(let backdrop): draw(backdrop, projection, behind: behind)
    case .group(let group):
      draw(group.items, scale: scale)
      if let mask = group.mask {
        var alpha = ReferencePicture(size: size)
        alpha.draw(mask, scale: scale)
        for index in pixels.indices { pixels[index] *= alpha.pixels[index].w }
      }
    }
  }

  private mutating func paint(
    _ shape: ReferenceShape, _ paint: Paint, _ projection: Projection
  ) {
    for y in 0..<size.height {
      for x in 0..<size.width {
        let coverage = shape.coverage(x, y)
        guard coverage > 0 else { continue }
        let color = paint.color(atPixel: x, y, projection) * coverage
        pixels[y * size.width + x] = color.over(pixels[y * size.width + x])
      }
    }
  }

  /// Each point of a box shows its fill, with the border over it if it is nearer to the outline.
  private mutating func draw(_ box: Box, _ projection: Projection) {
    let shape = ReferenceShape(box.shape, projection)
    let inside = ReferenceShape(box.shape.inset(by: box.border?.width ?? 0), projection)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let whole = shape.coverage(x, y)
        guard whole > 0 else { continue }
        let core = box.border == nil ? whole : inside.coverage(x, y)
        let fill = box.fill.color(atPixel: x, y, projection)
        let border = (box.border?.color.premultipliedComponents ?? .zero).over(fill)
        pixels[y * size.width + x] = fill * core + border * (whole - core)
      }
    }
  }

  private mutating func draw(_ image: PlacedImage, _ projection: Projection) {
    let shape = ReferenceShape(Path(image.destination), .nonZero, projection)
    guard let inverse = projection.inverse else { return }
    let pixmap = image.image.pixmap
    for y in 0..<size.height {
      for x in 0..<size.width {
        let coverage = shape.coverage(x, y)
        guard coverage > 0 else { continue }
        let place = inverse.apply(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let (rect, source) = (image.destination, image.source)
        let u = source.minX + (place.x - rect.minX) / rect.width * source.width
        let v = source.minY + (place.y - rect.minY) / rect.height * source.height
        pixels[y * size.width + x] =
          pixmap.sample(
            u * Double(pixmap.size.width), v * Double(pixmap.size.height), image.filter) * coverage
      }
    }
  }

  private mutating func draw(_ shadow: Shadow, _ projection: Projection, scale: Double) {
    let moved = Projection(
      CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    ).concatenating(projection)
    // A margin, so that what lies outside the picture casts its shadow too.
    let sigma = shadow.sigma * moved.magnification
    let margin = Int((4 * sigma).rounded(.up))
    let shifted = moved.concatenating(
      Projection(CGAffineTransform(translationX: Double(margin), y: Double(margin))))
    var silhouette = ReferencePicture(
      size: PixelSize(width: size.width + 2 * margin, height: size.height + 2 * margin))
    switch shadow.shape {
    case .box(let shape):
      silhouette.paint(ReferenceShape(shape, shifted), .color(.black), shifted)
    case .path(let path, let rule):
      silhouette.paint(ReferenceShape(path, rule, shifted), .color(.black), shifted)
    case .items(let items):
      let toMargin = CGAffineTransform(
        translationX: shadow.offset.width + Double(margin) / scale,
        y: shadow.offset.height + Double(margin) / scale)
      silhouette.draw(
        items.map { item in
          var item = item
          item.transform = item.transform.concatenating(Projection(toMargin))
          return item
        }, scale: scale)
    }
    silhouette = silhouette.blurred(sigma)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let alpha = silhouette.pixels[(y + margin) * silhouette.size.width + x + margin].w
        pixels[y * size.width + x] = shadow.color.premultipliedComponents * alpha
      }
    }
  }

  private mutating func draw(
    _ backdrop: Backdrop, _ projection: Projection, behind: ReferencePicture
  ) {
    let shape = ReferenceShape(backdrop.shape, projection)
    let bounds = shape.bounds
    let (x0, y0) = (max(0, bounds.minX), max(0, bounds.minY))
    let (x1, y1) = (min(size.width, bounds.maxX), min(size.height, bounds.maxY))
    guard x0 < x1, y0 < y1 else { return }
    var part = ReferencePicture(size: PixelSize(width: x1 - x0, height: y1 - y0))
    let (columns, rows) = Self.whole(of: backdrop.shape.rect, projection, x0..<x1, y0..<y1)
    for y in y0..<y1 {
      for x in x0..<x1 {
        let (column, row) = (
          min(max(x, columns.lowerBound), columns.upperBound - 1),
          min(max(y, rows.lowerBound), rows.upperBound - 1)
        )
        part.pixels[(y - y0) * (x1 - x0) + x - x0] = behind.pixels[row * size.width + column]
      }
    }
    part = part.blurred(backdrop.sigma * projection.magnification)
    let tint = backdrop.tint.premultipliedComponents
    for y in y0..<y1 {
      for x in x0..<x1 {
        var color = part.pixels[(y - y0) * (x1 - x0) + x - x0]
        let grey = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
        for channel in 0..<3 {
          let value = grey + (color[channel] - grey) * backdrop.saturation
          color[channel] = min(max(value, 0), color.w)
        }
        pixels[y * size.width + x] = tint.over(color) * shape.coverage(x, y)
      }
    }
  }

  /// The columns and rows of a region that an upright rectangle covers as wholes; all of one that turns, or that covers none.
  private static func whole(
    of rect: CGRect, _ projection: Projection, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> (Range<Int>, Range<Int>) {
    guard let t = projection.affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0 else {
      return (columns, rows)
    }
    func inner(_ min: Double, _ max: Double, _ limits: Range<Int>) -> Range<Int> {
      let (low, high) = ((min - 1e-3).rounded(.up), (max + 1e-3).rounded(.down))
      return low < high ? (Int(low)..<Int(high)).clamped(to: limits) : 0..<0
    }
    let wholes = (
      inner(rect.minX * t.a + t.tx, rect.maxX * t.a + t.tx, columns),
      inner(rect.minY * t.d + t.ty, rect.maxY * t.d + t.ty, rows)
    )
    return wholes.0.isEmpty || wholes.1.isEmpty ? (columns, rows) : wholes
  }

  /// The sum over all pixels within four standard deviations; edge pixels repeat.
  private func blurred(_ sigma: Double) -> ReferencePicture {
    guard sigma > 0 else { return self }
    let reach = Int((4 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    func pass(_ picture: ReferencePicture, _ at: (Int, Int, Int) -> (Int, Int)) -> ReferencePicture
    {
      var result = picture
      for y in 0..<size.height {
        for x in 0..<size.width {
          var color = SIMD4<Double>.zero
          for (index, weight) in weights.enumerated() {
            let (u, v) = at(x, y, index - reach)
            let column = min(max(u, 0), size.width - 1)
            let row = min(max(v, 0), size.height - 1)
            color += picture.pixels[row * size.width + column] * (weight / sum)
          }
          result.pixels[y * size.width + x] = color
        }
      }
      return result
    }
    return pass(pass(self) { ($0 + $2, $1) }) { ($0, $1 + $2) }
  }
}
