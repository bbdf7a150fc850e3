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

  @Test(arguments: [
    ("%PDF-1.5", "a.pdf"), ("/MediaBox [0 0 0 31]", "a.pdf"), ("/MediaBox [0 0]", "a.pdf"),
    ("<svg>", "a.svg"), ("<svg width=\"1e9\" height=\"900000\">", "a.svg"), ("", "a.svg"),
  ])
  func `a file without a size is no drawing`(text: String, name: String) throws {
    #expect(try size(text, name) == nil)
  }
}
