@testable import AnimSourceLowering
import Testing

struct SwiftSourceTests {
  private static let files: [(text: String, modules: Set<String>)] = [
    ("@_exported import A; ", ["A"]), ("public import struct B.C", ["B"]),
    (
      """
      #if os(iOS) || os(visionOS)
      import A
      #elseif os(macOS)
      import B
      #else
      import C
      #endif
      import D
      """, ["A", "D"]
    ),
    ("#if os(macOS)\nimport A\n#else\nimport B\n#endif", ["B"]),
    ("  #if canImport(AppKit) || os(tvOS) // not here\n  import A\n  #endif", []),
    (
      """
      #if canImport(A)
      import A
      #elseif FLAG && os(macOS)
      import B
      #else
      import C
      #endif
      """, ["A", "B", "C"]
    ),
    ("#if !os(macOS)\nimport A\n#if os(watchOS)\nimport B\n#endif\n#endif", ["A"]),
    ("#endif\nimport A", ["A"]),
  ]

  @Test(arguments: Self.files)
  func `a file imports what lines import that might be compiled on iOS`(
    text: String, modules: Set<String>
  ) {
    #expect(SwiftSource(path: "A.swift", text: text).imports == modules)
  }

  @Test func `texts are found byte for byte`() {
    let text = "aab aaab é"
    #expect(text.offset(of: "aab", from: 0) == 0)
    #expect(text.offset(of: "aab", from: 1) == 5)
    #expect(text.offset(of: "aab", from: 6) == nil)
    #expect(text.mentions("é"))
    #expect(!text.mentions("e"))
    #expect(!"".mentions("a"))
    #expect(text.mentions(text))
  }
}
