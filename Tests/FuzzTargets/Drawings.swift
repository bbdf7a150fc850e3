import AnimGeometry
import AnimVectorFiles
import Foundation
import UIKitCore

/// What apps have for pictures besides pixels.
@MainActor enum Drawings {
  /// A PDF file, whose first page is drawn if it is no larger than an icon.
  static func pdf(_ bytes: [UInt8]) { PDFDrawing(bytes).map(draw) }

  /// An SVG file, which is drawn if it is no larger than an icon.
  static func svg(_ bytes: [UInt8]) { SVGDrawing(Data(bytes)).map(draw) }

  private static func draw(_ drawing: some VectorDrawing) {
    guard max(drawing.size.width, drawing.size.height) <= 128 else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    UIEnvironment().run {
      _ = UIGraphicsImageRenderer(size: drawing.size, format: format).image {
        drawing.draw(in: $0.cgContext)
      }
    }
  }
}
