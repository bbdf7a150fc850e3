import AnimDrawing
import AnimPixels
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// Pictures of apps, vector drawings above all.
@MainActor struct VectorAssetTests {
  private func size(_ text: String, _ name: String) throws -> CGSize? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(name)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return UIEnvironment().run { VectorAsset(file, named: "settings")?.image.size }
  }

  @Test(arguments: [
    ("%PDF-1.5\n1 0 obj << /Type /Page /MediaBox [ 10 0 48 31 ] >> endobj", "a.PDF"),
    ("<svg xmlns=\"x\" width=\"38px\" height=\"31px\" viewBox=\"0 0 1 1\"/>", "a.svg"),
    ("<svg viewBox=\"0 0 38 31\"><text>A word is left out</text></svg>", "a.svg"),
  ])
  func `a drawing has the size that its file says`(text: String, name: String) throws {
    #expect(try size(text, name) == CGSize(width: 38, height: 31))
  }

  @Test func `the points of a drawing for screens of a scale are its pixels`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    try Data("<svg width=\"75\" height=\"60\"><path d=\"M0 0H75V60Z\"/></svg>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let size = UIEnvironment().run { VectorAsset(file, named: "star", scale: 3)?.image.size }
    #expect(size == CGSize(width: 25, height: 20))
  }

  @Test func `every name suggests a symbol that there is`() {
    UIEnvironment().run {
      let unknown = UIImage(systemName: "no.such.symbol")
      for symbol in VectorAsset.symbols.map(\.symbol) + ["circle"] {
        let image = UIImage(systemName: symbol)
        #expect(image != nil && image != unknown, "\(symbol)")
      }
    }
  }

  @Test(arguments: [
    ("ic_arrow-back", "chevron.left"), ("closeButton", "xmark"), ("Settings", "gearshape"),
    ("background", "circle"), ("mapping", "circle"), ("tab.user", "person"), ("icon24", "circle"),
  ])
  func `an icon is suggested by words of its name`(name: String, symbol: String) {
    #expect(VectorAsset.symbol(for: name) == symbol)
  }

  @Test func `a large drawing is a photograph`() throws {
    let text = "<svg width=\"375\" height=\"200\"><image/></svg>"
    #expect(try size(text, "a.svg") == CGSize(width: 375, height: 200))
  }

  @Test(arguments: [
    ("%PDF-1.5", "a.pdf"), ("/MediaBox [0 0 0 31]", "a.pdf"), ("/MediaBox [0 0]", "a.pdf"),
    ("<svg/>", "a.svg"), ("<svg width=\"1e9\" height=\"900000\"/>", "a.svg"),
    ("<svg viewBox=\"0 0 38 31\">", "a.svg"), ("", "a.svg"),
  ])
  func `a file without a size, or with an end that is missing, is no drawing`(
    text: String, name: String
  ) throws {
    #expect(try size(text, name) == nil)
  }

  private func picture(_ files: [String: String], named name: String) throws -> UIImage? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (Data(base64Encoded: text) ?? Data(text.utf8)).write(to: file)
    }
    return UIEnvironment().run {
      PictureAlbum(besides: folder.path + "/a.yaml", PictureStore()).picture(named: name)
    }
  }

  /// A PNG file of 6 × 6 pixels.
  private static let png =
    UIEnvironment().run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format)
        .image { _ in }.pngData()?.base64EncodedString() ?? ""
    }

  @Test func `what is missing is a symbol by the name of a sign, and else a photograph`() throws {
    for name in ["ic_search", "disclosureIcon", "Buttons/btn-close"] {
      let size = try #require(try picture([:], named: name)).size
      #expect(size.width < 40 && size.height < 40 && size.width > 8, "\(name)")
    }
    #expect(try picture([:], named: "mountains")?.size == CGSize(width: 240, height: 240))
  }

  @Test func `names of folders in a catalog may stand before that of a picture or colour`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let colors = [("A.xcassets/Day/Brand/back", "1.000"), ("A.xcassets/Night/Brand/back", "0.000")]
    for (name, red) in colors {
      let set = folder.appendingPathComponent("\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let text = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """
      try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    UIEnvironment().run {
      let album = PictureAlbum(besides: folder.path + "/a.yaml", PictureStore())
      #expect(album.color(named: "Night/Brand/back")?.cgColor.components?.first == 0)
      #expect(album.color(named: "Day/Brand/back")?.cgColor.components?.first == 1)
      #expect(album.color(named: "Elsewhere/back") != nil)
      #expect(album.color(named: "Day/front") == nil)
    }
    let icon = ["A.xcassets/Menu/Icons/star.imageset/star.png": Self.png]
    #expect(try picture(icon, named: "Menu/Icons/star")?.size.width == 6)
  }

  @Test func `a picture's name may tell its folder`() throws {
    let files = ["Kit/Flags/CH@2x.png": Self.png, "Kit/Maps/CH@3x.png": Self.png]
    func side(_ name: String) throws -> CGFloat? { try picture(files, named: name)?.size.width }
    #expect(try side("Flags/CH") == 3)
    #expect(try side("Maps/CH") == 2)
    #expect(try side("Kit.bundle/Flags/ch.png") == 3)
    #expect(try side("Other/CH") != 240)
    let icon = ["A.xcassets/Tabs/star.imageset/star.png": Self.png]
    #expect(try picture(icon, named: "Tabs/star")?.size.width == 6)
  }

  @Test func `a picture has the scale that its catalog says, whatever its file is called`() throws {
    let catalog = """
      {"images": [{"idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "filename": "a66.png", "scale": "3x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "3x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    let image = try #require(
      try picture(
        [
          "A.xcassets/Logo.imageset/Contents.json": catalog,
          "A.xcassets/Logo.imageset/a66.png": Self.png,
          "A.xcassets/Logo.imageset/dark.png": Self.png,
          "A.xcassets/Logo.imageset/old@2x.png": Self.png,
        ], named: "Logo"))
    #expect(image.size == CGSize(width: 2, height: 2) && image.scale == 3)
  }

  @Test(arguments: ["menu", "menu.png", "menu@3x.png"])
  func `a loose file is found by its name with and without extension and scale`(
    name: String
  ) throws {
    #expect(try picture(["menu@3x.png": Self.png], named: name)?.size.width == 2)
  }

  @Test func `a PDF file is drawn`() throws {
    let image = try #require(
      try picture(
        [
          "Box.pdf": """
          %PDF-1.4
          1 0 obj << /Type /Page /MediaBox [0 0 4 4] /Contents 2 0 R >> endobj
          2 0 obj << /Length 25 >> stream
          1 0 0 rg 0 0 4 4 re f   
          endstream endobj
          """
        ], named: "Box"))
    #expect(image.size == CGSize(width: 4, height: 4))
    let color = image.cgImage?.pixmap[1, 1]
    #expect(color == 0xff00_00ff)
  }

  @Test func `an SVG file is drawn`() throws {
    let text = "<svg width='4' height='4'><path d='M0 0h4v4H0z' fill='red'/></svg>"
    let image = try #require(try picture(["Box.svg": text], named: "Box"))
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.cgImage?.pixmap[1, 1] == 0xff00_00ff)
  }
}
