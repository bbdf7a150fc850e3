import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimPixels
import Foundation
import Testing

@testable import UIKitCore

/// Clips and patterns of contexts.
@MainActor struct ContextClipTests {
  @Test func `the box of what can be seen is in the present coordinates`() {
    inWorld { _ in
      let context = CGContext(showing: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      #expect(context.boundingBoxOfClipPath == CGRect(x: -5, y: 0, width: 50, height: 25))
      context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 12))
      context.clip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 5, height: 7))
      context.resetClip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: -5, y: 0, width: 50, height: 25))
    }
  }

  @Test func `views and images know what is seen of them`() {
    inWorld { _ in
      final class Measuring: UIView {
        var box = CGRect.null
        override func draw(_ rect: CGRect) {
          box = UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath ?? .null
        }
      }
      let view = Measuring(frame: CGRect(x: 7, y: 7, width: 20, height: 30))
      view.layer.displayIfNeeded()
      #expect(view.box == CGRect(x: 0, y: 0, width: 20, height: 30))
      var box = CGRect.null
      _ = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image {
        box = $0.cgContext.boundingBoxOfClipPath
      }
      #expect(box == CGRect(x: 0, y: 0, width: 3, height: 4))
    }
  }

  /// The colours down the middle of an image of 8 × 8 points that is filled by a context.
  private func column(_ set: (CGContext) -> Void) -> [UInt32] {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 8, height: 8), format: format
    ).image {
      set($0.cgContext)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    return (0..<8).map { image.cgImage?.pixmap.pixels[$0 * 8 + 4] ?? 0 }
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func stripes(isColored: Bool) -> CGPattern? {
    var callbacks = unsafe CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(UIColor.red.cgColor) }
        // The lower half, as y points up.
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      }, releaseInfo: nil)
    return unsafe CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
      yStep: 4, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  @Test func `patterns repeat, in their own colours or in one`() throws {
    try inWorld { _ in
      let (red, blue): (UInt32, UInt32) = (0xff00_00ff, 0xffff_0000)
      let colored = try #require(stripes(isColored: true))
      let cells = column { context in
        unsafe context.setFillPattern(colored, colorComponents: [1])
      }
      #expect(cells == [0, 0, red, red, 0, 0, red, red])
      let stencil = try #require(stripes(isColored: false))
      let inBlue = column { context in
        let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
        if let space { context.setFillColorSpace(space) }
        unsafe context.setFillPattern(stencil, colorComponents: [0, 0, 1, 1])
      }
      #expect(inBlue == [0, 0, blue, blue, 0, 0, blue, blue])
    }
  }

  @Test func `a colour of copies of an image fills with them`() {
    inWorld { _ in
      let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
        UIColor.green.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      }
      let green: UInt32 = 0xff00_ff00
      #expect(
        column { _ in UIColor(patternImage: tile).setFill() } == [green, 0, 0, 0, green, 0, 0, 0])
    }
  }

  @Test func `a tiled layer is drawn tile by tile`() {
    final class Tiles: UIView {
      var tiles: [CGRect] = []
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) { tiles.append(rect) }
    }
    inWorld { _ in
      let view = Tiles(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let layer = view.layer as? CATiledLayer
      layer?.contentsScale = 2
      layer?.tileSize = CGSize(width: 128, height: 128)
      view.layer.displayIfNeeded()
      #expect(
        view.tiles.suffix(2) == [
          CGRect(x: 0, y: 0, width: 64, height: 60), CGRect(x: 64, y: 0, width: 36, height: 60),
        ])
    }
  }
}
