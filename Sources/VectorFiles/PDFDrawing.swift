import AnimGeometry
import AnimPixels
package import Foundation
package import UIKitCore

/// The first page of a PDF file, to be drawn.
@MainActor package struct PDFDrawing: VectorDrawing {
  private let file: PDFFile
  private let page: [String: PDFObject]
  /// The part of the page that is seen, in the page's own space, y up.
  private let box: CGRect
  /// Quarters of turns clockwise, 0 to 3.
  private let turns: Int

  /// Nil for what is no PDF file with a page, and for an encrypted one.
  package init?(_ bytes: [UInt8]) {
    guard let file = PDFFile(bytes), let page = file.firstPage,
      let sides = file.numbers(page["CropBox"]) ?? file.numbers(page["MediaBox"]), sides.count == 4
    else { return nil }
    self.file = file
    self.page = page
    box = CGRect(
      x: min(sides[0], sides[2]), y: min(sides[1], sides[3]), width: abs(sides[2] - sides[0]),
      height: abs(sides[3] - sides[1]))
    guard box.width > 0, box.height > 0 else { return nil }
    let degrees = file[page["Rotate"]].number ?? 0
    turns = ((Int(degrees) / 90) % 4 + 4) % 4
  }

  /// The size of the page; 1/72 inch is a point.
  package var size: CGSize {
    turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  @discardableResult
  package func draw(in context: CGContext) -> Bool {
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: CGRect(origin: .zero, size: size))
    // Up is down, and the box's corner at the origin.
    switch turns {
    case 1: context.concatenate(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    case 2: context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    case 3:
      context.concatenate(
        CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: size.width, ty: size.height))
    default:
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    }
    context.translateBy(x: -box.minX, y: -box.minY)
    var file = file
    file.effort = PDFEffort()
    let contents = file[page["Contents"]]
    var bytes: [UInt8] = []
    for part in contents.array ?? [contents] {
      guard let own = file.bytes(of: part) else { return false }
      bytes += own + [10]
    }
    var content = PDFContent(file, file[page["Resources"]].dictionary ?? [:], context)
    content.draw(bytes)
    return content.isComplete
  }
}
