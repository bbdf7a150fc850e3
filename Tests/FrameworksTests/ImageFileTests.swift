import AnimCodecs
import AnimDrawing
import AnimPixels
import Foundation
import ImageIO
import Testing
import UIKitCore

/// Files of pictures, as ImageIO reads and writes them.
@MainActor struct ImageFileTests {
  private let red: UInt32 = 0xff00_00ff
  private let blue: UInt32 = 0xffff_0000

  private func pixmap(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> Pixmap {
    Pixmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }

  @Test func `a file says its type and size, and has its picture`() throws {
    let file = Data(try PNGEncoder().encode(pixmap(2, 1, [red, blue])))
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.pixmap.pixels == [red, blue])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 2)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 1)
    let nothing = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil))
    #expect(CGImageSourceGetType(nothing) == nil && CGImageSourceGetCount(nothing) == 0)
  }

  @Test func `a thumbnail is as large as is said, of averages, where it is asked for`() throws {
    let file = Data(try PNGEncoder().encode(pixmap(4, 2, Array(repeating: red, count: 8))))
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 2,
    ]
    let small = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(small.width == 2 && small.height == 1 && small.pixmap.pixels == [red, red])
    let mixed = Data(try PNGEncoder().encode(pixmap(2, 1, [red, blue])))
    let other = try #require(CGImageSourceCreateWithData(mixed as CFData, nil))
    let one =
      [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceThumbnailMaxPixelSize: 1,
      ] as [CFString: Any]
    let mean = try #require(CGImageSourceCreateThumbnailAtIndex(other, 0, one as CFDictionary))
    // Half of 255, rounded up.
    #expect(mean.pixmap.pixels == [0xff80_0080])
  }

  @Test func `a source that grows has its picture when the file is whole`() throws {
    let file = Data(try PNGEncoder().encode(pixmap(2, 1, [red, blue])))
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, file.prefix(20) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, file as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 2)
  }

  @Test func `a destination writes what a source reads`() throws {
    let data = NSMutableData()
    let image = CGImage(pixmap(2, 1, [red, blue]))
    let file = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, "public.png", 1, nil))
    CGImageDestinationAddImage(file, image, nil)
    #expect(CGImageDestinationFinalize(file))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == image)
    #expect(CGImageDestinationCreateWithData(data, "public.tiff", 1, nil) == nil)
  }
}
