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
    #expect(junit.contains(#"name="broken" file="broken.yaml" time="0.0">"#))
    #expect(junit.hasSuffix("</testsuite>\n</testsuites>\n"))
    #expect(report.markdown.contains("colour #007AFF became #0084FF"))
    #expect(report.markdown.contains("`record bad`"))
    let json = try JSONSerialization.jsonObject(with: Data(try report.json().utf8))
    let verdicts = (json as? [String: Any])?["verdicts"] as? [[String: Any]]
    #expect(verdicts?.map { $0["status"] as? String } == ["passed", "failed", "errored"])
  }

  @Test func `GitLab has an issue for each cause, with the same fingerprint in every run`()
    async throws
  {
    struct Issue: Decodable, Equatable {
      struct Location: Decodable, Equatable {
        struct Lines: Decodable, Equatable { var begin: Int }
        var path: String
        var lines: Lines
      }
      var description, check_name, fingerprint, severity: String
      var location: Location
    }
    func issues() async throws -> [Issue] {
      try await JSONDecoder().decode(
        [Issue].self, from: Data(report().codeQuality(strict: false).utf8))
    }
    let first = try await issues()
    #expect(first == (try await issues()))
    #expect(Set(first.map(\.fingerprint)).count == first.count)
    #expect(first.allSatisfy { $0.severity == "major" })
    let broken = try #require(first.last)
    #expect(broken.description == "a <b> & \"c\"")
    #expect(broken.location == .init(path: "broken.yaml", lines: .init(begin: 1)))
    #expect(first.contains { $0.description.contains("#007AFF became #0084FF") })
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

  @Test func `pictures can be files beside the page`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let verdict = Judge(
      try await performance(changed("#007AFF", to: "#0084FF")), try await reference(changed())
    ).verdict(name: "a b#c/light@1x")
    func entry(_ pictures: Report.Pictures) throws -> Report.Entry {
      try Report.Entry(verdict, source: "", acceptCommand: "", pictures: pictures)
    }
    let (inside, beside) = (
      Report([try entry(.embedded)]).html, Report([try entry(.linked)]).html
    )
    #expect(inside.contains("data:image/png") && !beside.contains("data:image/png"))
    let report = ReportFolder(folder.path)
    try report.writePictures(of: verdict)
    let links = beside.matches(of: /"((?:expected|actual|diff)\/[^"]+\.png)"/)
      .map { String($0.output.1) }
    #expect(links.count == 3 * verdict.differences.count)
    for link in links {
      // As a browser finds them.
      let file = try #require(
        URL(string: link, relativeTo: folder.appendingPathComponent("report.html")))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }

  @Test func `a served page has a token, and one that is written has none`() async throws {
    let html = try await report().html
    #expect(!html.contains("id=\"review\""))
    let served = try #require(ServedReport(html)).text(
      token: "secret", settled: ["broken": .skipped])
    #expect(
      served.contains(#"id="review">{"settled":{"broken":"skipped"},"token":"secret"}</script>"#))
    #expect(served.contains("id=\"data\""))
    #expect(ServedReport("<html>of somebody else") == nil)
  }

  @Test func `two reports are written into one folder, and the later stays whole`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bad = try await verdict(on: changed("#007AFF", to: "#0084FF"), by: changed())
    func draft() throws -> ReportDraft { try ReportDraft(of: ReportFolder(folder.path)) }
    func files() -> Set<String> {
      Set(FileManager.default.subpaths(atPath: folder.path) ?? []).filter {
        $0.contains(".png") || $0.contains(".html")
      }
    }
    do {
      let (first, second) = (try draft(), try draft())
      try first.folder.writePictures(of: bad)
      try second.folder.write(Report([]), strict: false)
      try second.publish()
      #expect(files().contains("report.html"))
      try first.folder.write(Report([]), strict: false)
      try first.publish()
    }
    #expect(files().contains("diff/six/0.png") && files().contains("report.html"))
    do {
      let third = try draft()
      try third.folder.write(Report([]), strict: false)
      try third.publish()
    }
    #expect(files() == ["report.html"])
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
