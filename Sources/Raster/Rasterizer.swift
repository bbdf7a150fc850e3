public import AnimDrawing
import AnimGeometry
public import AnimPixels
internal import CAnimRaster
import Foundation

/// Draws display lists into pixmaps of one size.
///
/// Coverage is the exact area of each pixel, in 256 levels, of shapes whose points are snapped to
/// 1/256 pixel; colours are blended in gamma space on premultiplied bytes. Equal lists give equal
/// bytes on every machine. What is kept from one call to the next only saves time.
///
/// An instance belongs to one task at a time.
public final class Rasterizer {
  /// The size of the pictures, in device pixels.
  public let size: PixelSize
  /// Device pixels per stage point.
  public let scale: Double

  let rows: Rows
  let painter: Painter
  let outerArea: AreaAccumulator
  let innerArea: AreaAccumulator
  let outerMask = Scratch<UInt8>()
  let innerMask = Scratch<UInt8>()
  let outline: Outline
  let innerOutline: Outline
  var boxes = Cache<BoxKey, Coverage>(limit: 8 << 20)
  var clips = Cache<ClipKey, Coverage>(limit: 8 << 20)
  var glyphs = Cache<GlyphFace, GlyphMasks>(limit: 64)
  var shadows = Cache<ShadowKey, Mask>(limit: 16 << 20)
  var reduced = Cache<ReducedKey, Pixmap>(limit: 64 << 20)
  var layers: [Scratch<UInt32>] = []
  var extents: ListExtents?
  let blurLine = Scratch<Float>()

  /// A rasterizer of pictures of `size` device pixels, `scale` of them per stage point, above 0.
  public convenience init(size: PixelSize, scale: Double) {
    self.init(size: size, scale: scale, rows: Rows())
  }

  init(size: PixelSize, scale: Double, rows: Rows) {
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale)")
    self.size = size
    self.scale = scale
    self.rows = rows
    painter = Painter(rows: rows)
    outerArea = AreaAccumulator(rows: rows)
    innerArea = AreaAccumulator(rows: rows)
    outline = Outline(rows: rows)
    innerOutline = Outline(rows: rows)
  }

  /// The picture of `list`.
  ///
  /// Coordinates are stage points, y down; point (0, 0) is the top left corner of the first pixel,
  /// and point (x, y) is `scale` times that in pixels. Drawings that reach beyond the picture are
  /// cut off.
  public func render(_ list: DisplayList) -> Pixmap {
    var pixmap = Pixmap(size: size, filledWith: 0)
    render(list, into: &pixmap)
    return pixmap
  }

  /// Replaces the pixels of `pixmap`, which must have the rasterizer's size, by the picture of
  /// `list`.
  ///
  /// That saves the memory of a new one.
  public func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    precondition(pixmap.size == size, "a pixmap of \(pixmap.size) for pictures of \(size)")
    guard size.area > 0 else { return }
    list.makePictures()
    // The canvas is used inside this closure only, where the array's storage stays put.
    unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let canvas = unsafe Canvas(base: base, bounds: PixelRect(size))
      clear(canvas, to: list.background)
      draw(list.items, on: canvas)
    }
  }

  /// Fills the canvas's scissor with one colour.
  func clear(_ canvas: Canvas, to background: Color) {
    let pixel = background.premultipliedRGBA8
    let scissor = canvas.scissor
    if scissor == canvas.bounds {
      unsafe rows.table.pointee.fill(
        canvas.pixel(scissor.minX, scissor.minY), scissor.area, pixel)
    } else {
      for y in scissor.minY..<scissor.maxY {
        unsafe rows.table.pointee.fill(canvas.pixel(scissor.minX, y), scissor.width, pixel)
      }
    }
  }

  func draw(_ items: [DisplayItem], on canvas: Canvas) {
    // Through a span, items are drawn from where they are, without copies.
    for index in items.indices {
      var hidden = PixelRect.empty
      if case .shadow = items.span[index].content, index + 1 < items.count {
        hidden = opaqueInside(of: items[index + 1])
      }
      draw(items.span[index], on: canvas, hidden: hidden)
    }
  }

  /// The map from an item's or clip's own points to device pixels.
  func toDevice(_ projection: Projection) -> Projection { projection.scaled(by: scale) }
}
