import AnimDrawing
import AnimPixels
import AnimVectorFiles
import Testing
import UIKitCore

/// The colours of pixels of a drawing, one per point, as red, green, blue and alpha, and whether it is whole.
@MainActor func drawn(
  _ make: @MainActor () -> (any VectorDrawing)?, at points: [(Int, Int)]
) throws -> (colors: [[Int]], isComplete: Bool) {
  try UIEnvironment().run {
    let drawing = try #require(make())
    var isComplete = false
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: drawing.size, format: format).image {
      isComplete = drawing.draw(in: $0.cgContext)
    }
    let pixmap = try #require(image.cgImage).pixmap
    return (
      points.map { x, y in
        let pixel = pixmap[x, y]
        return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
      }, isComplete
    )
  }
}
