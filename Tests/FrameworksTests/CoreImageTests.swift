import AnimDrawing
import AnimPixels
@testable import CoreImage
import Foundation
import Testing

@testable import UIKitCore

/// What filters make of pixels.
@MainActor struct CoreImageTests {
  /// A bitmap of rows of colours, from the highest.
  private func bitmap(_ rows: [[UInt32]]) -> CGImage {
    CGImage(
      Pixmap(size: PixelSize(width: rows[0].count, height: rows.count), pixels: rows.flatMap { $0 })
    )
  }

  /// The pixels of all of a picture, row by row from the highest.
  private func pixels(_ image: CIImage?, in rect: CGRect? = nil) -> [[UInt32]] {
    guard let image, let made = CIContext().createCGImage(image, from: rect ?? image.extent) else {
      return []
    }
    return (0..<made.height).map { y in (0..<made.width).map { made.pixmap[$0, y] } }
  }

  private let red: UInt32 = 0xff00_00ff
  private let blue: UInt32 = 0xffff_0000
  private let white: UInt32 = 0xffff_ffff
  private let black: UInt32 = 0xff00_0000

  private func filter(_ name: String, _ image: CGImage, _ values: [String: Any] = [:]) -> CIImage? {
    let filter = CIFilter(name: name, parameters: values)
    filter?.setValue(CIImage(cgImage: image), forKey: kCIInputImageKey)
    return filter?.outputImage
  }

  @Test func `pixels come out as they went in, y up`() {
    let image = CIImage(cgImage: bitmap([[red, blue], [white, 0x8000_0080]]))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixels(image) == [[red, blue], [white, 0x8000_0080]])
    // The lower left one is at the origin.
    #expect(pixels(image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == [[white]])
    let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.extent == CGRect(x: 5, y: 7, width: 2, height: 2))
    #expect(pixels(moved) == [[red, blue], [white, 0x8000_0080]])
    #expect(pixels(image.oriented(forExifOrientation: 3)) == [[0x8000_0080, white], [blue, red]])
    #expect(pixels(image.oriented(forExifOrientation: 6)) == [[white, red], [0x8000_0080, blue]])
  }

  @Test func `colours change pixel by pixel`() {
    let image = bitmap([[red, white, black, 0]])
    #expect(pixels(filter("CIColorInvert", image)) == [[0xffff_ff00, black, white, 0]])
    let gray = pixels(filter("CIColorControls", image, [kCIInputSaturationKey: 0]))
    let level = gray[0][0] & 255
    #expect(gray[0][0] == 0xff00_0000 | level << 16 | level << 8 | level)
    // The light of red (0.2126) as a byte.
    #expect(abs(Int(level) - 127) <= 1)
    #expect(gray[0][1] == white)
    let none = pixels(filter("CISepiaTone", image, [kCIInputIntensityKey: 0.0]))
    #expect(none == [[red, white, black, 0]])
    let sepia = pixels(filter("CISepiaTone", image, [kCIInputIntensityKey: 1.0]))[0][0]
    #expect(sepia & 255 > sepia >> 8 & 255 && sepia >> 8 & 255 > sepia >> 16 & 255)
    // Half the light is one stop less.
    let dark = pixels(filter("CIExposureAdjust", image, [kCIInputEVKey: -1]))[0][1]
    #expect(abs(Int(dark & 255) - 188) <= 1)
  }

  @Test func `a blur keeps the light and reaches around`() {
    var rows = [[UInt32]](repeating: [UInt32](repeating: 0, count: 9), count: 9)
    rows[4][4] = white
    let soft = filter("CIGaussianBlur", bitmap(rows), [kCIInputRadiusKey: 1])
    #expect(soft?.extent == CGRect(x: -3, y: -3, width: 15, height: 15))
    let alphas = pixels(soft).flatMap { $0 }.map { Int($0 >> 24) }
    #expect(abs(alphas.reduce(0, +) - 255) < 20)
    #expect(alphas.max() == alphas[7 * 15 + 7])
    let mean = filter(
      "CIAreaAverage", bitmap([[red, red], [black, black]]),
      [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 2, w: 2)])
    // Half of the light.
    #expect(abs(Int((pixels(mean).first?.first ?? 0) & 255) - 188) <= 1)
  }

  @Test func `filters know what goes into them`() throws {
    let twirl = try #require(CIFilter(name: "CITwirlDistortion"))
    #expect(twirl.inputKeys.contains(kCIInputRadiusKey))
    #expect(!twirl.inputKeys.contains(kCIInputIntensityKey))
    // Each that makes pictures says so.
    #expect(Set(CIFilter.filterNames(inCategory: nil)) == Set(CIFilter.keys.keys))
    // Half a turn in the middle of a row of three: the outer ones are beyond the radius.
    let row = bitmap([[red, white, blue], [red, white, blue], [red, white, blue]])
    let turned = filter(
      "CITwirlDistortion", row,
      [
        kCIInputCenterKey: CIVector(x: 1.5, y: 1.5), kCIInputRadiusKey: 1,
        kCIInputAngleKey: Double.pi,
      ])
    #expect(pixels(turned) == [[red, white, blue], [red, white, blue], [red, white, blue]])
    let flat = filter(
      "CIBumpDistortion", row,
      [kCIInputCenterKey: CIVector(x: 1.5, y: 1.5), kCIInputRadiusKey: 9, kCIInputScaleKey: 1.0])
    // What lies in the middle is drawn out.
    #expect(pixels(flat)[1].map { $0 == red || $0 == blue } == [false, false, false])
  }

  @Test func `pictures lie above each other, and masks let them through`() {
    let (below, above) = (bitmap([[blue, blue]]), bitmap([[red, 0]]))
    let over = CIImage(cgImage: above).composited(over: CIImage(cgImage: below))
    #expect(pixels(over) == [[red, blue]])
    let masked = CIFilter.blendWithMask()
    masked.inputImage = CIImage(cgImage: bitmap([[red, red]]))
    masked.backgroundImage = CIImage(cgImage: below)
    masked.maskImage = CIImage(cgImage: bitmap([[white, black]]))
    #expect(pixels(masked.outputImage) == [[red, blue]])
    let everywhere = CIImage(color: .red)
    #expect(CIContext().createCGImage(everywhere, from: everywhere.extent) == nil)
    #expect(pixels(everywhere, in: CGRect(x: 9, y: 9, width: 2, height: 1)) == [[red, red]])
  }

  private final class Tinted: CIFilter {
    var inputImage: CIImage?
    override var outputImage: CIImage? {
      inputImage.map { CIImage(color: .red).cropped(to: $0.extent) }
    }
  }

  @Test func `an app's filter has values of its own`() {
    let filter = Tinted()
    filter.inputImage = CIImage(cgImage: bitmap([[blue, blue]]))
    #expect(pixels(filter.outputImage) == [[red, red]])
  }

  @Test func `a picture becomes another one`() {
    let fade = CIFilter.dissolveTransition()
    fade.inputImage = CIImage(cgImage: bitmap([[red]]))
    fade.targetImage = CIImage(cgImage: bitmap([[blue]]))
    #expect(pixels(fade.outputImage) == [[red]])
    fade.time = 1
    #expect(pixels(fade.outputImage) == [[blue]])
    let flash = CIFilter.flashTransition()
    flash.setValuesForKeys([
      kCIInputImageKey: CIImage(cgImage: bitmap([[red]])),
      kCIInputTargetImageKey: CIImage(cgImage: bitmap([[blue]])), kCIInputTimeKey: 0.5,
    ])
    #expect(pixels(flash.outputImage) == [[white]])
  }

  @Test func `what is not known leaves its picture as it is and says so`() {
    let world = UIEnvironment()
    world.run {
      #expect(pixels(filter("CIKaleidoscope", bitmap([[red]]))) == [[red]])
      #expect(CIFilter(name: "Kaleidoscope") == nil)
    }
    #expect(world.messages.contains { $0.text.contains("'CIKaleidoscope'") })
  }

  @Test func `a code has its patterns and says how it is masked`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HELLO".utf8)
    let code = try #require(filter.outputImage)
    // The smallest version with a module of white around it.
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let modules = pixels(code).map { $0.map { $0 == black } }
    let finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    for (x, y) in [(1, 1), (15, 1), (1, 15)] {
      for (row, line) in finder.enumerated() {
        #expect(modules[y + row][x..<x + 7].map { $0 ? "#" : "." }.joined() == line)
      }
    }
    // Enlarged, its modules have no soft edges.
    let large = pixels(code.transformed(by: CGAffineTransform(scaleX: 4, y: 4)))
    #expect(large.count == 92)
    #expect(Set(large.flatMap { $0 }) == [black, white])
    filter.correctionLevel = "H"
    filter.message = Data(String(repeating: "a", count: 60).utf8)
    #expect(filter.outputImage?.extent.width == 47)
    filter.message = Data(String(repeating: "a", count: 3000).utf8)
    #expect(filter.outputImage == nil)
  }
}
