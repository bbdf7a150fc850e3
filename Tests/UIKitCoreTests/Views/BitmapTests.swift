import AnimPixels
import Foundation
import Testing
import UIKitCore

/// Pixels in an app's memory, fonts without a size, and numbers of private styles.
@MainActor struct BitmapTests {
  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, 0xff03_0201 as UInt32),
    (.premultipliedFirst, .byteOrderDefault, 0x01ff_0302),
    (.noneSkipLast, .byteOrderDefault, 0xff03_0201),
    (.premultipliedFirst, .byteOrder32Little, 0xff01_0203),
  ])
  func `a context shows what is in the memory that it was given`(
    alpha: CGImageAlphaInfo, order: CGBitmapInfo, pixel: UInt32
  ) throws {
    try inWorld { _ in
      var bytes: [UInt8] = [1, 2, 3, 255, 1, 2, 3, 255]
      let image = try unsafe bytes.withUnsafeMutableBytes { memory in
        let context = unsafe CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue)
        return try #require(context?.makeImage())
      }
      let data = try #require(image.dataProvider?.data)
      let first = unsafe CFDataGetBytePtr(data).withMemoryRebound(to: UInt32.self, capacity: 2) {
        unsafe [$0[0], $0[1]]
      }
      // An alpha of 1 of 255 has no colours of its own.
      if pixel >> 24 == 255 {
        #expect(first == [pixel, pixel])
      } else {
        #expect(first.allSatisfy { $0 >> 24 == pixel >> 24 })
      }
    }
  }

  @Test func `a text layer takes a font without a size`() {
    inWorld { _ in
      let layer = CATextLayer()
      layer.bounds.size = CGSize(width: 100, height: 20)
      layer.string = "Text"
      layer.fontSize = 14
      layer.font = CGFont(UIFont.boldSystemFont(ofSize: 9).fontName)
      layer.display()
      let own = layer.content
      layer.font = UIFont.systemFont(ofSize: 9)
      layer.display()
      #expect(own != .none && layer.content != .none)
      #expect(CTFontCreateWithName("Helvetica", 0, nil).pointSize == 12)
    }
  }

  @Test func `enumerations take numbers that have no name`() {
    #expect(UIBlurEffect.Style(rawValue: 3) == .dark)
    #expect(UIBlurEffect.Style(rawValue: 99) == .regular)
    #expect(UIBlurEffect.Style(rawValue: 8) == .systemMaterial)
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
  }
}
