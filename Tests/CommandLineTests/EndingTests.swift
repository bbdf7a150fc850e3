import Foundation
import Testing

/// The files and processes that are left when the program ends early.
struct EndingTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(Program.smallScenario, to: "a.yaml")
  }

  private var partials: [String] { program.files().filter { $0.hasSuffix(".partial") } }

  /// The program with an output begun, waiting for somebody to read from a pipe.
  private func begun() throws -> Program.Running {
    let pipe = program.folder.appendingPathComponent("pipe").path
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let running = try program.start("a.yaml", "--apng", "a.apng", "--rgba", "pipe")
    try running.wait { !partials.isEmpty }
    return running
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal ends it as signals do, with nothing left behind`(
    signal: Int32, code: Int32
  ) async throws {
    let running = try begun()
    #expect(running.exitCode(after: signal) == code)
    #expect(partials.isEmpty)
    #expect(!program.files().contains("a.apng"))
  }

  /// A Swift program ends where it cannot allocate, or waits for ever for a thread that cannot be
  /// made, until somebody kills it; each limit is met somewhere else.
  @Test(arguments: Array(stride(from: 100, through: 900, by: 200)))
  func `memory that is not there leaves what there was`(megabytes: Int) throws {
    let program = try Program()
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [800, 800], scale: 2}
      dataSource: {sections: [{items: 9}]}
      layout: {class: flow, itemSize: [90, 90]}
      timeline: [{insertItems: [[0, 3]]}]
      """, to: "a.yaml")
    try program.write("old", to: "a.gif")
    let outcome = try program.shell(
      "ulimit -v \(megabytes)000; export SWIFT_BACKTRACE=enable=no; "
        // In the foreground it waits until what it killed is gone.
        + "timeout --foreground -s KILL 20 \"$RENDER_ANIM\" a.yaml --gif a.gif")
    let bytes = try program.bytes(of: "a.gif")
    // It may also end after its output is in place; what is there is old or complete.
    let isComplete = bytes.starts(with: Array("GIF89a".utf8)) && bytes.last == UInt8(ascii: ";")
    #expect(isComplete || (outcome.code != 0 && bytes == Array("old".utf8)))
    #expect(try program.run("a.yaml", "--gif", "a.gif").code == 0)
    #expect(program.files() == ["a.gif", "a.yaml"])
  }

  @Test func `what a killed program left is removed by the next`() async throws {
    let running = try begun()
    #expect(running.exitCode(after: SIGKILL) == 137)
    #expect(!partials.isEmpty)
    #expect(try program.run("a.yaml", "--gif", "a.gif").code == 0)
    #expect(partials.isEmpty)
  }

  @Test func `the compiler ends with the program, and so does what it was to make`() async throws {
    try program.write("import UIKit\nclass Rows: UICollectionViewFlowLayout {}", to: "Rows.swift")
    try program.write(
      """
      renderAnim: 1
      dataSource: {sections: [{items: 1}]}
      layout: {source: Rows.swift, class: Rows}
      """, to: "rows.yaml")
    // A compiler that does not come to an end.
    try program.write(
      "#!/bin/sh\necho $$ > \"$PID_FILE\"\nexec sleep 600\n", to: "bin/swiftc")
    let compiler = program.folder.appendingPathComponent("bin/swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let pidFile = program.folder.appendingPathComponent("pid").path
    let running = try program.start(
      "rows.yaml", "--gif", "a.gif",
      environment: [
        "PATH": program.folder.appendingPathComponent("bin").path + ":/usr/bin:/bin",
        "PID_FILE": pidFile,
      ])
    func pid() -> pid_t? {
      (try? String(contentsOfFile: pidFile, encoding: .utf8))
        .flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    try running.wait { pid() != nil }
    let child = try #require(pid())
    #expect(running.exitCode(after: SIGTERM) == 143)
    // Whoever adopts it may take a moment to notice its end.
    for _ in 0..<500 where kill(child, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kill(child, 0) != 0)
    #expect(!program.files().contains { $0.contains(".partial") })
  }
}
