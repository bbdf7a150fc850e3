import Foundation
import Testing

/// A report that is served, asked as a browser would.
struct ReviewServeTests {
  private static let scenario = """
    renderAnim: 1
    canvas: {size: [30, 20], scale: 1}
    dataSource: {sections: [{items: 1}]}
    layout: {class: flow, itemSize: [15, 15]}
    cells: {default: [{view: {insets: 0, backgroundColor: "#007AFF"}}]}
    """

  /// A program in a folder with a report of two differences.
  private func reported() throws -> Program {
    let program = try Program()
    for name in ["a", "b"] { try program.write(Self.scenario, to: "Scenarios/\(name).yaml") }
    #expect(try program.run("record").code == 0)
    for name in ["a", "b"] {
      try program.write(
        Self.scenario.replacing("#007AFF", with: "#0084FF"), to: "Scenarios/\(name).yaml")
    }
    #expect(try program.run("verify", "--linked").code == 1)
    return program
  }

  private struct Answer {
    let status: Int
    let text: String
  }

  /// The answer of a server to a request of HTTP.
  private func ask(
    _ program: Program, _ port: String, _ line: String, headers: [String] = [], body: String = ""
  ) throws -> Answer {
    let head =
      [line + " HTTP/1.1"]
      + (headers.contains { $0.hasPrefix("Host") } ? [] : ["Host: 127.0.0.1:\(port)"])
      + headers + ["Content-Length: \(body.utf8.count)", "", ""]
    try program.write(head.joined(separator: "\r\n") + body, to: "request")
    let outcome = try program.run(
      ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(port); cat request >&3; timeout 60 cat <&3"],
      executable: URL(fileURLWithPath: "/bin/bash"))
    let text = String(decoding: outcome.output, as: UTF8.self)
    return Answer(status: Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0, text: text)
  }

  @Test func `a difference is accepted by whoever has the page, and by nobody else`() throws {
    let program = try reported()
    let run = try program.start("review", "--serve", "--port", "0")
    try run.wait { run.errors.contains("http://127.0.0.1:") }
    let port = String(try #require(run.errors.firstMatch(of: /127\.0\.0\.1:(\d+)/)).output.1)
    let before = try program.bytes(of: "References/a/light@1x/manifest.json")

    let page = try ask(program, port, "GET /")
    #expect(page.status == 200)
    let token = String(try #require(page.text.firstMatch(of: /"token":"([0-9a-f]{32})"/)).output.1)
    let picture = try ask(program, port, "GET /diff/a/light@1x/0.png")
    #expect(picture.status == 200 && picture.text.contains("Content-Type: image/png"))
    let debugger = try ask(program, port, "GET /debugger/a/light@1x.html")
    #expect(debugger.status == 200 && debugger.text.contains(#""expectation":{"#))
    #expect(try ask(program, port, "GET /debugger/../report.html").status == 404)
    #expect(try ask(program, port, "GET /diff/../report.json").status == 404)
    #expect(try ask(program, port, "GET /diff/../../../Scenarios/a.yaml").status == 404)
    #expect(try ask(program, port, "GET /accept").status == 405)

    let wish = #"{"name": "a/light@1x"}"#
    let known = "X-Render-Anim-Token: \(token)"
    func accept(_ headers: String..., body: String = wish) throws -> Answer {
      try ask(program, port, "POST /accept", headers: headers, body: body)
    }
    #expect(try accept().status == 403)
    #expect(try accept("X-Render-Anim-Token: 0").status == 403)
    // Pages of others, and names of others that lead here.
    #expect(try accept(known, "Origin: https://example.org").status == 400)
    #expect(try accept(known, "Host: example.org").status == 400)
    #expect(try accept(known, body: "{}").status == 400)
    #expect(try accept(known, body: #"{"name": "c/light@1x"}"#).status == 404)
    #expect(try program.bytes(of: "References/a/light@1x/manifest.json") == before)

    let accepted = try accept(known, "Origin: http://127.0.0.1:\(port)")
    #expect(accepted.status == 200, "\(accepted.text) \(run.errors)")
    #expect(accepted.text.hasSuffix(#"{"settled":"accepted"}"#))
    #expect(try program.bytes(of: "References/a/light@1x/manifest.json") != before)
    let skipped = try ask(
      program, port, "POST /skip", headers: [known], body: #"{"name": "b/light@1x"}"#)
    #expect(skipped.text.hasSuffix(#"{"settled":"skipped"}"#))
    #expect(
      try ask(program, port, "GET /").text
        .contains(#""settled":{"a/light@1x":"accepted","b/light@1x":"skipped"}"#))
    #expect(run.interrupt() == 130)
    #expect(try program.run("verify", "--only", "a", "-q").code == 0)
    #expect(try program.run("verify", "--only", "b", "-q").code == 1)
  }

  @Test func `what cannot be recorded is told in the page`() throws {
    let program = try reported()
    let run = try program.start("review", "--serve", "--port", "0")
    try run.wait { run.errors.contains("http://127.0.0.1:") }
    let port = String(try #require(run.errors.firstMatch(of: /127\.0\.0\.1:(\d+)/)).output.1)
    let token = String(
      try #require(try ask(program, port, "GET /").text.firstMatch(of: /"token":"([0-9a-f]+)"/))
        .output.1)
    try program.write("renderAnim: 1\nlayot: {}", to: "Scenarios/a.yaml")
    let answer = try ask(
      program, port, "POST /accept", headers: ["X-Render-Anim-Token: \(token)"],
      body: #"{"name": "a/light@1x"}"#)
    #expect(answer.status == 500)
    #expect(answer.text.contains("unknown key 'layot'"), "\(answer.text)")
    #expect(try ask(program, port, "GET /").status == 200)
  }
}
