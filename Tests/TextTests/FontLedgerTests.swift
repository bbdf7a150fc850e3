import Foundation
import Testing

@testable import AnimText

struct FontLedgerTests {
  private func used(_ body: (FontLibrary) throws -> Void) throws -> FontLedger {
    let ledger = FontLedger()
    try FontLedger.$current.withValue(ledger) { try body(FontLibrary([.bundled, .installed])) }
    return ledger
  }

  @Test func `fonts are in it that were asked for, with their files`() throws {
    let ledger = try used { fonts in
      for weight in [FontWeight.bold, .regular, .bold] {
        _ = try fonts.font(FontDescriptor(size: 13, weight: weight))
      }
    }
    #expect(ledger.fonts.map(\.name) == ["Inter-Bold", "Inter-Regular"])
    #expect(ledger.fonts.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    #expect(ledger.fonts.allSatisfy { $0.family == "Inter" && !$0.version.isEmpty })
    #expect(!ledger.looksElsewhere)
    // Found again on another machine, whose folder of fonts is another one.
    let text = String(decoding: try JSONEncoder().encode(ledger.fonts), as: UTF8.self)
    #expect(text.contains("bundled:") && !text.contains(FontCatalog.bundleFolder ?? "-"))
  }

  @Test func `it is noted where the fonts of the machine matter, by being there or not`() throws {
    let ledger = try used { fonts in
      #expect(throws: FontError.self) {
        try fonts.font(FontDescriptor(family: "No such family", size: 13))
      }
    }
    #expect(ledger.fonts.isEmpty && ledger.looksElsewhere)
  }

  @Test func `ledgers around it know as well`() throws {
    let outer = FontLedger()
    let inner = try FontLedger.$current.withValue(outer) {
      try used { _ = try $0.font(FontDescriptor(size: 30)) }
    }
    #expect(inner.fonts == outer.fonts && !inner.fonts.isEmpty)
  }

  @Test(arguments: [
    ("Version 4.001;git-9221beed3", "4.001"), ("Version 4.000", "4.0"), ("2.37", "2.37"),
    ("Version 1.10;PS", "1.1"), ("Release 7", "7"), ("", ""), ("none", "none"),
  ]) func `versions are numbers`(text: String, version: String) {
    #expect(FontFace.version(in: text) == version)
  }
}
