import AnimScenarioFormat
import Foundation
import Testing

@testable import AnimVerifying

@MainActor struct FontChangeTests {
  private func font(_ family: String, _ version: String, _ digest: String) -> RecordedFont {
    RecordedFont(family: family, version: version, sha256: digest)
  }

  private func text(
    _ old: [String: RecordedFont]?, _ new: [String: RecordedFont]?, scenarioChanged: Bool = false
  ) -> String? {
    FontChange.causes(from: old, to: new, scenarioChanged: scenarioChanged).first?.text
  }

  @Test func `another version is said once for all weights`() {
    let old = ["Inter-Bold": font("Inter", "4.0", "a"), "Inter-Regular": font("Inter", "4.0", "b")]
    let new = ["Inter-Bold": font("Inter", "4.1", "c"), "Inter-Regular": font("Inter", "4.1", "d")]
    #expect(text(old, new) == "another font: Inter 4.0 → 4.1")
    #expect(text(old, old) == nil)
    #expect(text(nil, new) == nil && text(old, nil) == nil)
  }

  @Test func `a file may be another one without saying so`() {
    #expect(
      text(["A": font("A", "1.0", "a")], ["A": font("A", "1.0", "b")])
        == "another font: A 1.0, whose file is another one")
  }

  @Test func `what stands in for a font that is gone is named`() {
    let old = ["L": font("Lobster", "2.1", "a"), "I": font("Inter", "4.0", "b")]
    let without = ["I": font("Inter", "4.0", "b")]
    #expect(text(old, without) == "another font: Lobster 2.1 → Inter 4.0")
    #expect(text(old, without, scenarioChanged: true) == nil)
    // Another weight of a family that was there is no other font, nor is one more.
    #expect(text(without, ["J": font("Inter", "4.0", "c")]) == nil)
    #expect(text(without, old) == nil)
  }

  @Test func `another font is the one cause, and what is seen are its effects`() async throws {
    let scenario = try changed(
      "- view:", to: "- label: {text: Six, font: 13, textColor: white}\n    - view:")
    let performance = try await performance(scenario)
    let fonts = try #require(performance.fonts)
    #expect(fonts.values.contains { $0.family == "Inter" && $0.version.contains(".") })
    var files = try await Reference.files(for: performance)
    var manifest = try Reference { files[$0] }.manifest
    #expect(manifest.fonts == fonts)
    manifest.fonts = fonts.mapValues { font in
      RecordedFont(family: font.family, version: "1.0", sha256: "0")
    }
    let other = String(repeating: "0", count: 64)
    manifest.digests = ["\(performance.digests.count)×\(other)"]
    files[.manifest] = manifest.bytes
    let verdict = Judge(performance, try Reference { files[$0] }).verdict(name: "six")
    #expect(verdict.status == .failed)
    #expect(verdict.causes.count == 1)
    #expect(verdict.causes.first?.kind == .font)
    #expect(verdict.causes.first?.text.hasPrefix("another font: Inter 1.0 → ") == true)
    #expect(!verdict.effects.isEmpty)
  }

  @Test func `manifests of before there were fonts and digests of frames are read`() async throws {
    let performance = try await performance(changed())
    var files = try await Reference.files(for: performance)
    let text = String(decoding: files[.manifest] ?? [], as: UTF8.self)
    var object =
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    #expect(object["frames"] as? String != nil)
    object["frames"] = nil
    object["fonts"] = nil
    files[.manifest] = [UInt8](try JSONSerialization.data(withJSONObject: object))
    let reference = try Reference { files[$0] }
    #expect(Judge(performance, reference).verdict(name: "six").status == .passed)
    files[.frames]?.removeLast(40)
    #expect(throws: ReferenceError.self) { try Reference { files[$0] } }
  }

  @Test func `stored frames that are not those of the manifest are damaged`() async throws {
    var files = try await Reference.files(for: try await performance(changed()))
    files[.frames]?[200] ^= 1
    #expect(
      throws: ReferenceError.damaged("'frames.apng' is not the one that was recorded")
    ) { try Reference { files[$0] } }
  }

  @Test func `pictures are kept only of frames that are not as expected`() async throws {
    let reference = try await reference(changed())
    let same = try await Performance.of(changed(), theme: .light, tasks: 2, for: reference)
    #expect(same.samples == [0])
    let other = try await Performance.of(
      changed("#007AFF", to: "#0084FF"), theme: .light, tasks: 2, for: reference)
    #expect(other.samples == reference.manifest.samples)
    #expect(Judge(other, reference).verdict(name: "six").differences.count == other.samples.count)
  }
}
