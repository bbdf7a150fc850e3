import AnimDrawing
import AnimPixels
import Foundation
import Testing
import UIKitCore

@testable import AnimVectorFiles

@MainActor struct PDFTests {
  /// A file of one page with a content; nothing tells where its objects are.
  private func file(
    _ content: [UInt8], _ entries: String = "", page: String = "", others: String = ""
  ) -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Kids [3 0 R] /MediaBox [0 0 20 10] /Resources << /ColorSpace << /C [/ICCBased 5 0 R] >>
        /ExtGState << /Half << /ca .5 >> >> /XObject << /Form 6 0 R >>
        /Pattern << /Fade << /PatternType 2 /Shading 7 0 R >> >> >> >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) >> endobj
      5 0 obj << /N 3 >> endobj
      6 0 obj << /Subtype /Form /Matrix [1 0 0 1 10 0] /BBox [0 0 5 5] /Length 18 >> stream
      1 0 0 rg 0 0 9 9 re f endstream endobj
      7 0 obj << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0]
        /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >> >> endobj
      \(others)
      trailer << /Root 1 0 R >>
      4 0 obj << \(entries) /Length \(content.count) >>
      stream

      """.utf8) + content + Array("\nendstream\nendobj\n".utf8)
  }

  /// The colours at the middles of points of the drawing, at one pixel per point, and whether it is whole.
  private func colors(
    _ bytes: [UInt8], at points: (Int, Int)...
  ) throws -> (colors: [[Int]], isComplete: Bool) {
    try VectorFilesTests.drawn({ PDFDrawing(bytes) }, at: points)
  }

  private func content(_ text: String) -> [UInt8] { file(Array(text.utf8)) }

  @Test func `paths are filled in the page's space, whose y points up`() throws {
    let (colors, isComplete) = try colors(
      content("q 1 0 0 rg 0 0 4 2 re f Q /C cs 0 0 1 sc 10 5 m 20 5 l 20 10 l 10 10 l h f"),
      at: (1, 9), (1, 1), (15, 2), (5, 9))
    #expect(colors == [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 0, 0]])
    #expect(isComplete)
  }

  @Test func `streams are unpacked`() throws {
    let packed = try #require(
      Data(
        base64Encoded:
          "eNorVDBUMADConQwZQhGRakKaQqBEAGQjKEpkGUKhCAJAA36CtM="
      ))
    let (colors, _) = try colors(file(Array(packed), "/Filter /FlateDecode"), at: (5, 7), (17, 7))
    #expect(colors == [[255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test func `rules of winding, clips, opacities and forms`() throws {
    let (colors, isComplete) = try colors(
      content(
        "0 g 0 0 10 10 re 2 2 6 6 re f* q 10 0 5 10 re W n /Half gs 0 1 0 rg 0 0 20 10 re f Q "
          + "1 0 0 1 0 5 cm /Form Do"), at: (5, 5), (1, 1), (12, 8), (17, 8), (12, 2), (16, 2))
    #expect(colors[0][3] == 0 && colors[1] == [0, 0, 0, 255])
    #expect(colors[2][3] == 128 || colors[2][3] == 127)
    #expect(colors[3][3] == 0 && colors[4] == [255, 0, 0, 255] && colors[5][3] == 0)
    #expect(isComplete)
  }

  @Test func `lines, grey and ink, and gradients`() throws {
    let (colors, isComplete) = try colors(
      content("0 1 1 0 K 4 w 0 8 m 20 8 l S /Pattern cs /Fade scn 0 0 20 4 re f"),
      at: (10, 2), (0, 8), (19, 8), (10, 5))
    #expect(colors[0] == [255, 0, 0, 255])
    #expect(colors[1][0] < 12 && colors[2][0] > 243 && colors[3][3] == 0)
    #expect(isComplete)
  }

  @Test func `a page may be turned, and cut`() throws {
    let bytes = file(
      Array("1 0 0 rg 2 0 1 1 re f".utf8), page: "/Rotate 90 /CropBox [2 0 6 10]")
    UIEnvironment().run { #expect(PDFDrawing(bytes)?.size == CGSize(width: 10, height: 4)) }
    #expect(try colors(bytes, at: (0, 0), (9, 3)).colors == [[255, 0, 0, 255], [0, 0, 0, 0]])
  }

  @Test(arguments: [
    "BT /F1 12 Tf (Text) Tj ET", "/Picture Do", "BI /W 1 /H 1 ID abc\nEI 0 0 2 2 re f",
  ])
  func `a drawing with text or pictures is not whole`(text: String) throws {
    let form = try colors(content(text)).isComplete
    #expect(text == "/Picture Do" ? form : !form)
  }

  /// A file whose page shows a picture over all of it.
  private func picture(
    _ entries: String, _ digits: String, filter: String = "/ASCIIHexDecode"
  ) -> [UInt8] {
    func object(
      _ number: Int, _ entries: String, _ digits: String, filter: String = "/ASCIIHexDecode"
    ) -> String {
      "\(number) 0 obj << /Subtype /Image \(entries) /Filter \(filter) /Length \(digits.count + 1) >> "
        + "stream\n\(digits)>\nendstream endobj\n"
    }
    let mask = object(
      8, "/Width 1 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray", "FFFFFFFF00000000")
    return file(
      Array("0 1 0 rg 20 0 0 10 0 0 cm /Form Do".utf8),
      others: object(6, entries, digits, filter: filter) + mask)
  }

  @Test(arguments: [
    (
      "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB", "FF00000000FF", "red", "blue"
    ),
    ("/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /C", "FF00000000FF", "red", "blue"),
    (
      "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 1 <0000FFFF0000>]",
      "0100", "red", "blue"
    ),
    ("/Width 2 /Height 1 /BitsPerComponent 1 /ColorSpace /DeviceGray", "40", "black", "white"),
    (
      "/Width 2 /Height 1 /BitsPerComponent 1 /ColorSpace /DeviceGray /Decode [1 0]", "40", "white",
      "black"
    ),
    ("/Width 2 /Height 1 /ImageMask true", "40", "green", "none"),
  ])
  func `pictures are drawn`(entries: String, digits: String, left: String, right: String) throws {
    let known = [
      "red": [255, 0, 0, 255], "blue": [0, 0, 255, 255], "green": [0, 255, 0, 255],
      "black": [0, 0, 0, 255], "white": [255, 255, 255, 255], "none": [0, 0, 0, 0],
    ]
    let drawn = try colors(picture(entries, digits), at: (3, 5), (16, 5))
    #expect(drawn.colors == [known[left], known[right]])
    #expect(drawn.isComplete)
  }

  @Test func `samples that are told by the difference to those before them are drawn`() throws {
    let bytes = picture(
      "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB "
        + "/DecodeParms [null << /Predictor 2 /Colors 3 /Columns 2 >>]",
      "7801010600F9FFFF00000100FF07020200", filter: "[/ASCIIHexDecode /FlateDecode]")
    #expect(
      try colors(bytes, at: (3, 5), (16, 5)).colors == [[255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test func `a soft mask fades a picture, from the top`() throws {
    let bytes = picture(
      "/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 8 0 R", "00")
    #expect(try colors(bytes, at: (5, 1), (5, 8)).colors == [[0, 0, 0, 255], [0, 0, 0, 0]])
  }

  @Test(arguments: [
    "/Width 1", "/Width 1 /Height 1 /BitsPerComponent 4 /ColorSpace /DeviceGray",
    "/Width 9000 /Height 9000 /BitsPerComponent 8 /ColorSpace /DeviceGray",
    "/Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceGray",
    "/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Mask [0 1]",
  ])
  func `a picture that cannot be read leaves the drawing incomplete`(entries: String) throws {
    #expect(try !colors(picture(entries, "00")).isComplete)
  }

  @Test(arguments: [
    "", "%PDF-1.4", "%PDF-1.4 1 0 obj << /Type /Page >> endobj",
    "%PDF-1.4 1 0 obj << /Type /Page /MediaBox [0 0 1 1] >> endobj trailer << /Encrypt 2 0 R >>",
    "%PDF-1.4 1 0 obj << /Type /Page /MediaBox [0 0 1", "PDF",
  ])
  func `what is no file of a page is none`(text: String) {
    UIEnvironment().run { #expect(PDFDrawing(Array(text.utf8)) == nil) }
  }

  @Test func `anything in a content ends`() throws {
    for text in [
      "q q q Q Q Q Q Q", "[[[[[[ <<<< ((((", "1 0 0 rg f S B b* n W n", "1e999 w 0 0 m S",
      "/Form Do /Form Do", ") > } 0 0 1 1 re f", "0 0 0 0 0 0 cm 0 0 1 1 re S",
      "[0 0] 0 d 0 0 m 9 9 l S",
    ] {
      _ = try colors(content(text))
    }
  }
}
