import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// Vector drawings of apps, of which the size is read.
@MainActor struct VectorAssetTests {
  private func size(_ text: String, _ name: String) throws -> CGSize? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(name)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return UIEnvironment().run { VectorAsset(file, named: "settings")?.image.size }
  }

  @Test(arguments: [
    ("%PDF-1.5\n\u{80}\u{ff} /MediaBox [ 0 0 38 31 ] /Rotate 0", "a.pdf"),
    ("%PDF-1.5 /MediaBox[10 10 48.0 41.0]", "a.PDF"),
    ("<?xml?><svg xmlns=\"x\" width=\"38px\" height=\"31px\" viewBox=\"0 0 1 1\">", "a.svg"),
    ("<svg viewBox=\"0 0 38 31\">", "a.svg"),
  ])
  func `a drawing has the size that its file says`(text: String, name: String) throws {
    #expect(try size(text, name) == CGSize(width: 38, height: 31))
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
    #expect(
      try size("<svg width=\"375\" height=\"200\">", "a.svg") == CGSize(width: 375, height: 200))
  }

  @Test(arguments: [
    ("%PDF-1.5", "a.pdf"), ("/MediaBox [0 0 0 31]", "a.pdf"), ("/MediaBox [0 0]", "a.pdf"),
    ("<svg>", "a.svg"), ("<svg width=\"1e9\" height=\"900000\">", "a.svg"), ("", "a.svg"),
  ])
  func `a file without a size is no drawing`(text: String, name: String) throws {
    #expect(try size(text, name) == nil)
  }
}
