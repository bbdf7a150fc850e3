import AnimDrawing
import AnimPixels
import Foundation
import Testing
import UIKitCore

/// The pixels of images that are drawn.
@MainActor struct ImagePixelTests {
  /// A red square of 2 × 1 points beside nothing, in an image of 3 × 1.
  private func draw(_ context: CGContext?) {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  /// The bytes of a picture: red, green, blue, alpha of each pixel.
  private func bytes(_ image: CGImage?) -> [UInt8] {
    image?.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } ?? []
  }

  @Test func `an image context gives pixels of its own scale`() throws {
    try inWorld { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 1), false, 1)
      draw(UIGraphicsGetCurrentContext())
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      let pixels = try #require(image.cgImage)
      #expect(image.scale == 1)
      #expect((pixels.width, pixels.height) == (3, 1))
      #expect((pixels.bytesPerRow, pixels.bitsPerPixel) == (12, 32))
      #expect(bytes(pixels) == [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0])
      let part = pixels.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1))
      #expect(bytes(part) == [255, 0, 0, 255, 0, 0, 0, 0])
      #expect(pixels.cropping(to: CGRect(x: 3, y: 0, width: 2, height: 1)) == nil)
    }
  }

  @Test(arguments: [CGBlendMode.sourceIn, .sourceAtop])
  func `a colour that is laid into a picture stays in it where the picture is drawn`(
    mode: CGBlendMode
  ) {
    inWorld { _ in
      @MainActor func image(_ draw: @MainActor (CGContext?) -> Void) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 1), false, 1)
        defer { UIGraphicsEndImageContext() }
        draw(UIGraphicsGetCurrentContext())
        return UIGraphicsGetImageFromCurrentImageContext()
      }
      let all = CGRect(x: 0, y: 0, width: 3, height: 1)
      let tinted = image { context in
        draw(context)
        context?.setBlendMode(mode)
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        context?.fill(all)
      }
      #expect(bytes(tinted?.cgImage) == [0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0])
      let page = image { context in
        UIColor(white: 1, alpha: 1).setFill()
        context?.fill(all)
        tinted?.draw(in: all)
      }
      #expect(bytes(page?.cgImage) == [0, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    }
  }

  @Test func `the middle of an image stretches where it is drawn into another`() throws {
    inWorld { _ in
      @MainActor func image(_ width: CGFloat, _ draw: () -> Void) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: 1), false, 1)
        defer { UIGraphicsEndImageContext() }
        draw()
        return UIGraphicsGetImageFromCurrentImageContext()
      }
      let dot = image(3) { UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1)) }
      let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
      let wide = image(8) {
        dot?.resizableImage(withCapInsets: insets).draw(
          in: CGRect(x: 0, y: 0, width: 8, height: 1))
      }
      let alphas = bytes(wide?.cgImage).enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
      #expect(alphas == [0, 255, 255, 255, 255, 255, 255, 0])
    }
  }

  @Test func `the picture of a GIF is its first one`() throws {
    // One red pixel.
    let file: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 255, 255, 255,
      0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b,
    ]
    let image = try #require(UIImage(data: Data(file)))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(bytes(image.cgImage) == [255, 0, 0, 255])
    #expect(UIImage(data: Data(file.prefix(9))) == nil)
  }

  @Test func `an image becomes a file, which is read at one pixel per point`() throws {
    try inWorld { _ in
      // Recorded on iOS 26.1: 3 × 2 points at two pixels per point are 6 × 4 points when they are read.
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
      draw(UIGraphicsGetCurrentContext())
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      let png = try #require(image.pngData())
      #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      let read = try #require(UIImage(data: png))
      #expect(read.size == CGSize(width: 6, height: 4) && read.scale == 1)
      #expect(bytes(read.cgImage) == bytes(image.cgImage))
      #expect(UIImage(data: png, scale: 2)?.size == image.size)
      let jpeg = try #require(image.jpegData(compressionQuality: 1))
      #expect(jpeg.starts(with: [0xff, 0xd8]))
      let lossy = bytes(UIImage(data: jpeg)?.cgImage)
      // Red on the left, and white for nothing on the right.
      #expect(
        zip(lossy.prefix(3), [255, 0, 0] as [UInt8]).allSatisfy { abs(Int($0) - Int($1)) < 12 })
      #expect(lossy.suffix(4).allSatisfy { $0 > 243 })
      #expect(try #require(image.jpegData(compressionQuality: -1)).count <= jpeg.count)
      #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
      #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }
  }

  @Test func `a scale of nothing is the screen's`() {
    inWorld(UIEnvironment(traits: UITraitCollection(displayScale: 3))) { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 0)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(image?.scale == 3 && image?.cgImage?.width == 6)
      #expect(image?.size == CGSize(width: 2, height: 1))
    }
  }

  @Test func `a renderer draws with the scale of its format, and opaque images are black at first`()
  {
    inWorld { _ in
      let format = UIGraphicsImageRendererFormat()
      #expect(format.scale == 2)
      format.scale = 1
      format.opaque = true
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format)
      let image = renderer.image { draw($0.cgContext) }
      #expect(bytes(image.cgImage) == [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 255])
      #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 2)
    }
  }

  @Test func `an image without extent has no pixels`() {
    inWorld { _ in #expect(UIImage().cgImage == nil) }
  }

  @Test func `the bytes stay where they are as long as their object does`() throws {
    try inWorld { _ in
      let pixmap = Pixmap(size: PixelSize(width: 1, height: 1), pixels: [0xFF03_0201])
      let data = try #require(CGImage(pixmap).dataProvider?.data)
      #expect(CFDataGetLength(data) == 4)
      let start = unsafe CFDataGetBytePtr(data)
      let bytes = (0..<4).map { unsafe start?[$0] }
      #expect(bytes == [1, 2, 3, 255])
      withExtendedLifetime(data) {}
    }
  }

  @Test func `a picture that is written into code is the one of that name`() {
    let environment = UIEnvironment()
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    environment.images["icon"] = icon.withRenderingMode(.alwaysTemplate)
    environment.run {
      let image = UIImage(imageLiteralResourceName: "icon")
      #expect(image.renderingMode == .alwaysTemplate && image.size == icon.size)
      #expect(UIImage(imageLiteralResourceName: "none").size == .zero)
    }
  }
}
