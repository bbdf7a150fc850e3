import AnimXML
package import Foundation
package import UIKitCore

/// An SVG file, to be drawn.
@MainActor package struct SVGDrawing: VectorDrawing {
  private let document: SVGDocument
  private let box: SVGViewBox?
  package let size: CGSize

  /// Nil for what is no SVG file, and for one without a size.
  package init?(_ data: Data) {
    guard let document = SVGDocument(data) else { return nil }
    self.document = document
    box = SVGViewBox(document.root)
    // Where it does not say how large it is, its coordinates are points.
    func side(_ name: String, _ other: CGFloat?) -> CGFloat? {
      guard let length = SVGLength(document.root[name]), !length.isRelative else { return other }
      return CGFloat(length.inUnits(of: 0))
    }
    guard let width = side("width", box?.rect.width), let height = side("height", box?.rect.height),
      width > 0, height > 0
    else { return nil }
    size = CGSize(width: width, height: height)
  }

  @discardableResult
  package func draw(in context: CGContext) -> Bool {
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: CGRect(origin: .zero, size: size))
    if let box { context.concatenate(box.transform(to: size)) }
    var content = SVGContent(document, context, viewport: box?.rect.size ?? size)
    var style = SVGStyle()
    style.take(document.properties(of: document.root), whole: 0)
    content.draw(childrenOf: document.root, style)
    return content.isComplete
  }
}
