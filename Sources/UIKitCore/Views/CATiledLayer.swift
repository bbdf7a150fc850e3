public import AnimLayers
public import Foundation

/// A layer whose content is drawn tile by tile; all tiles are there at once.
///
/// Each tile is one call of the view's `draw(_:)` with the tile's rectangle, or of the delegate's `draw(_:in:)` with the context limited
/// to it.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// The extent of a tile in pixels of `contentsScale`; 256 × 256 by default.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }
  /// The number of sizes for which tiles are drawn, 1 by default; kept, they are drawn for the layer's own and stay sharp.
  open var levelsOfDetail = 1
  /// The number of these that are larger than the layer; kept.
  open var levelsOfDetailBias = 0

  /// Seconds in which a tile fades in, 0.25; they are there at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The tiles of `bounds`, row by row, in the layer's coordinates.
  var tiles: [CGRect] {
    let (width, height) = (tileSize.width / contentsScale, tileSize.height / contentsScale)
    guard width > 0, height > 0, bounds.width > 0, bounds.height > 0 else { return [] }
    return stride(from: 0, to: bounds.height, by: height).flatMap { y in
      stride(from: 0, to: bounds.width, by: width).map { x in
        CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
          .intersection(bounds)
      }
    }
  }
}
