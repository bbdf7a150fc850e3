import AnimDocumentationAssets
import AnimScenarioFormat
import Testing

struct ManifestTests {
  private let variant = AssetVariant(.animation, .light, .scale(2), format: "gif")

  private func source(drawing: Int = 1, poster: String? = nil) -> AssetSource {
    AssetSource(
      variant: variant, drawing: drawing, actedScale: 2, maxBytes: nil, poster: poster,
      select: nil, fps: nil, alt: nil, block: nil, overrides: [])
  }

  @Test func `a manifest is read as it was written, in the order of the paths`() throws {
    var manifest = AssetManifest()
    for path in ["b.gif", "a.gif", "a~dark.gif"] { manifest[path] = AssetEntry(path) }
    let text = try manifest.text
    let again = try AssetManifest(text)
    #expect(again == manifest)
    #expect(again.assets.map(\.path) == ["a.gif", "a~dark.gif", "b.gif"])
    #expect(try again.text == text)
  }

  @Test(arguments: ["", "[]", "{\"assets\": []}", "{\"version\": 2}", "{\"version\": 1}"])
  func `what is no manifest of this version is refused`(text: String) {
    #expect(throws: AssetManifest.FormatError.self) { try AssetManifest(text) }
  }

  @Test func `all that an asset is made of is in its digest`() throws {
    let inputs = [(name: "a.yaml", digest: "1"), (name: "b.png", digest: "2")]
    let digest = try source().digest(with: inputs)
    #expect(try source().digest(with: inputs) == digest)
    #expect(try source(drawing: 2).digest(with: inputs) != digest)
    #expect(try source(poster: "50%").digest(with: inputs) != digest)
    #expect(try source().digest(with: [(name: "a.yaml", digest: "1")]) != digest)
    #expect(try source().digest(with: [("a.yaml", "1"), ("b.png", "3")]) != digest)
    #expect(try source().digest(with: [("a.yaml", "1"), ("c.png", "2")]) != digest)
  }

  @Test func `the state of an asset is what is worst about it`() {
    var entry = AssetEntry("a.gif")
    entry.source = "s"
    entry.hash = "h"
    entry.bytes = 3
    func state(
      _ source: String? = "s", _ file: (bytes: Int, hash: String)? = (3, "h"), limit: Int? = nil
    ) -> AssetState {
      AssetState(of: entry, source: source, file: file, maxBytes: limit)
    }
    #expect(state() == .fresh)
    #expect(state(limit: 3) == .fresh)
    #expect(state("t") == .stale)
    #expect(state(nil) == .stale)
    #expect(state("s", nil) == .missing)
    #expect(state("s", (3, "i")) == .changed)
    #expect(state("s", (4, "h"), limit: 3) == .overBudget(bytes: 4, limit: 3))
    #expect(AssetState(of: nil, source: "s", file: (3, "h"), maxBytes: nil) == .missing)
    entry.role = .poster
    #expect(state(limit: 2) == .fresh, "a budget is for what moves")
  }
}
