import Foundation
import Testing

/// Programs that go on until they are interrupted.
struct WatchTests {
  private func scenario(_ items: Int) -> String {
    """
    renderAnim: 1
    include: base.yaml
    dataSource: {sections: [{items: \(items)}]}
    timeline: [{wait: 0.02}]
    """
  }
  private let base = "canvas: {size: [60, 20], scale: 1}\nlayout: {class: flow, itemSize: [10, 10]}"

  private func program() throws -> Program {
    let program = try Program()
    try program.write(scenario(2), to: "a.yaml")
    try program.write(base, to: "base.yaml")
    return program
  }

  @Test func `a scenario is rendered again when it, or what it includes, is saved`() async throws {
    let program = try program()
    let run = try program.start("a.yaml", "--gif", "a.gif", "--watch")
    try run.wait { run.errors.contains("watching") }
    var latest = try program.bytes(of: "a.gif")
    func hasChanged() -> Bool { (try? program.bytes(of: "a.gif")).map { $0 != latest } ?? false }

    try program.write(scenario(3), to: "a.yaml")
    try run.wait(until: hasChanged)
    latest = try program.bytes(of: "a.gif")

    // While it is wrong, the latest good picture stays.
    try program.write("renderAnim: 1\nlayot: {}", to: "a.yaml")
    try run.wait { run.errors.contains("unknown key 'layot'") }
    #expect(try program.bytes(of: "a.gif") == latest)
    try program.write(scenario(3), to: "a.yaml")
    try run.wait { run.errors.components(separatedBy: "a.gif").count > 3 }

    try program.write(base.replacing("[60, 20]", with: "[80, 20]"), to: "base.yaml")
    try run.wait(until: hasChanged)
    #expect(run.interrupt() == 130)
  }

  @Test func `a preview serves the page to this machine alone, and says what is wrong`()
    async throws
  {
    let program = try program()
    let run = try program.start("preview", "a.yaml", "--port", "0")
    try run.wait { run.errors.contains("http://127.0.0.1:") }
    let match = try #require(run.errors.firstMatch(of: /127\.0\.0\.1:(\d+)/))
    let port = String(match.output.1)

    let page = try get("/", port: port, host: "127.0.0.1:\(port)")
    #expect(page.hasPrefix("HTTP/1.1 200 OK"))
    #expect(page.contains("\"news\":\"/news\""))
    #expect(try get("/", port: port, host: "example.org").hasPrefix("HTTP/1.1 400"))
    #expect(try get("/etc/passwd", port: port, host: "localhost:\(port)").hasPrefix("HTTP/1.1 404"))

    // Others that connect and say nothing do not keep it from answering.
    let host = "127.0.0.1:\(port)"
    #expect(try get("/", port: port, host: host, silent: 200).hasPrefix("HTTP/1.1 200 OK"))

    try program.write("renderAnim: 1\nlayot: {}", to: "a.yaml")
    try run.wait { run.errors.contains("unknown key 'layot'") }
    try run.wait {
      (try? get("/news", port: port, host: "127.0.0.1:\(port)", lines: 6))?
        .contains("event: problem") ?? false
    }
    #expect(try get("/", port: port, host: "127.0.0.1:\(port)").hasPrefix("HTTP/1.1 200 OK"))
    #expect(run.interrupt() == 130)
  }

  /// The answer to a request, or as many lines of it; nothing if fewer come in time.
  ///
  /// - Parameters:
  ///   - path: The path that is asked for.
  ///   - port: The port of the server.
  ///   - host: The host that the request names.
  ///   - lines: The number of lines after which it stops reading; nil for all.
  ///   - silent: The number of connections that are open besides and say nothing.
  /// - Returns: The text, with the head.
  /// - Throws: An error if the shell cannot be started.
  private func get(
    _ path: String, port: String, host: String, lines: Int? = nil, silent: Int = 0
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let read = lines.map { "head -n \($0)" } ?? "cat"
    process.arguments = [
      "-c",
      "for i in $(seq \(silent)); do exec {file}<>/dev/tcp/127.0.0.1/\(port); done; "
        + "exec 3<>/dev/tcp/127.0.0.1/\(port); printf 'GET \(path) HTTP/1.1\\r\\nHost: \(host)\\r\\n\\r\\n' >&3; "
        + "timeout 2 \(read) <&3",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
