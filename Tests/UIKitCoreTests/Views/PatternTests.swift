import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimPixels
import Foundation
import Testing

@testable import UIKitCore

/// Patterns, masks and pixels of contexts, and layers of text.
@MainActor struct PatternTests {
  /// Its upper half red, its lower one clear.
  private func half() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  private func alpha(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32? {
    image.map { $0.pixmap.pixels[y * $0.pixmap.size.width + x] >> 24 }
  }

  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  @Test func `a pattern fills a view with copies`() throws {
    try inWorld { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = UIColor(patternImage: half())
      let window = UIWindow()
      window.addSubview(view)
      window.layoutIfNeeded()
      view.layer.displayIfNeeded()
      let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
        view.layer.render(in: $0.cgContext)
      }
      let image = try #require(picture.cgImage)
      #expect((0..<10).map { alpha(image, 3, $0) == 255 } == (0..<10).map { $0 % 4 < 2 })
      view.backgroundColor = .red
      #expect(view.layer.backgroundColor != nil)
    }
  }

  @Test func `a mask lets through what it is not clear at, upright where y points up`() {
    inWorld { _ in
      let mask = half().cgImage
      let picture = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4), format: format
      ).image { context in
        guard let mask else { return }
        context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
        context.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
      // In UIKit's coordinates the mask is upside down, as in Core Graphics.
      #expect(alpha(picture.cgImage, 0, 3) == 255 && alpha(picture.cgImage, 0, 0) == 0)
      #expect(alpha(picture.cgImage, 3, 3) == 0)
    }
  }

  @Test func `a context for pixels begins at the bottom left, and gives its pixels`() throws {
    // No memory is given.
    let made = unsafe CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let context = try #require(made)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(alpha(context.makeImage(), 0, 3) == 255 && alpha(context.makeImage(), 0, 0) == 0)
    // Pictures are upright there.
    let picture = try #require(half().cgImage)
    context.draw(picture, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(alpha(context.makeImage(), 0, 0) == 255 && alpha(context.makeImage(), 0, 2) == 0)
  }

  @Test func `the drawings of an image so far can be had as pixels`() {
    inWorld { _ in
      _ = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image {
        $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect($0.cgContext.makeImage()?.pixmap.size == PixelSize(width: 3, height: 3))
      }
    }
  }

  @Test func `text layers set plain and attributed text in their bounds`() {
    inWorld { world in
      let (window, layer) = (UIWindow(), CATextLayer())
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 150)
      layer.string = "mm mm mm"
      layer.fontSize = 30
      window.layer.addSublayer(layer)
      @MainActor func lines() -> Int {
        window.layoutIfNeeded()
        world.clock.advance(to: world.clock.now + 0.1)
        layer.displayIfNeeded()
        guard case .drawing(let items, _) = layer.content else { return 0 }
        return items.count
      }
      #expect(lines() == 1)
      layer.isWrapped = true
      #expect(lines() == 3)
      layer.string = NSAttributedString(
        string: "m", attributes: [.foregroundColor: UIColor.red])
      #expect(lines() == 1)
    }
  }
}
