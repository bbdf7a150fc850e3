import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@testable import AnimVerifying

@MainActor struct ReportTests {
  private func report() async throws -> Report {
    let good = try await verdict(on: changed(), by: changed())
    let bad = try await verdict(on: changed("#007AFF", to: "#0084FF"), by: changed())
    return Report([
      try .init(good, source: scenarioText, acceptCommand: "record good"),
      try .init(bad, source: scenarioText, acceptCommand: "record bad"),
      try .init(
        .error("a <b> & \"c\"", name: "broken", file: "broken.yaml"), source: "",
        acceptCommand: "record broken"),
    ])
  }

  @Test func `totals and failures are in every form`() async throws {
    let report = try await report()
    #expect(report.summary == "1 passed, 1 failed, 1 errored")
    let junit = report.junit(strict: false)
    #expect(junit.contains(#"tests="3" failures="1" errors="1""#))
    #expect(junit.contains(#"message="a &lt;b&gt; &amp; &quot;c&quot;""#))
    #expect(report.markdown.contains("colour #007AFF became #0084FF"))
    #expect(report.markdown.contains("`record bad`"))
    let json = try JSONSerialization.jsonObject(with: Data(try report.json().utf8))
    let verdicts = (json as? [String: Any])?["verdicts"] as? [[String: Any]]
    #expect(verdicts?.map { $0["status"] as? String } == ["passed", "failed", "errored"])
  }

  @Test func `what UIKit asked in the step stands beside it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let verifier = Verifier(ReferenceStore(folder: folder.path), tasks: 1)
    let name = ReferenceStore.name(of: "six.yaml", theme: .light, scale: 1)
    _ = try await verifier.store.write(performance(changed()), name: name)
    let verdict = try await verifier.verdict(
      on: changed("rotate: 90deg", to: "rotate: 80deg"), theme: .light)
    let calls = verdict.scenes.flatMap(\.moments).flatMap(\.calls).map(\.name)
    #expect(calls.contains("prepare(forCollectionViewUpdates:)"))
    #expect(calls.contains("initialLayoutAttributesForAppearingItem(at:)"))
    let html = Report([try .init(verdict, source: "", acceptCommand: "")]).html
    #expect(html.contains("layout.prepare(forCollectionViewUpdates:)"))
  }

  @Test func `the page needs nothing but itself`() async throws {
    let html = try await report().html
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(!html.contains("src=\"") || html.contains("src=\"data:"))
    let empty = Report([]).html
    #expect(empty.utf8.count < 100_000 && !empty.contains("\\("))
    #expect(empty.contains("function deltaE") && empty.contains("prefers-color-scheme"))
  }
}
