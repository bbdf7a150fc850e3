import Foundation
import Testing

/// Every call of the system that can fail does so once, one after the other.
///
/// The calls are opening, reading, writing, closing, renaming, making folders, and starting
/// programs. After each, every file is what it was or what it was to become, nothing is left
/// behind, and the exit code says what happened.
struct FaultInjectionTests {
  struct Job: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    /// The commands that are run before, when nothing fails.
    let preparation: [[String]]
    /// The names of the files that appear together or not at all.
    let unit: String
    let codes: Set<Int32>
  }

  static let jobs = [
    Job(
      testDescription: "render",
      arguments: [
        "a.yaml", "--gif", "out/a.gif", "--frames", "out/frames", "--json", "out/a.json",
        "--deps", "out/a.d",
      ],
      preparation: [], unit: "out/frames/", codes: [65, 66, 69, 73, 74]),
    Job(
      testDescription: "record", arguments: ["record", "--mode", "all"],
      preparation: [["record", "--set", "timeline.0.wait=0.08"]], unit: "References/",
      codes: [65, 66, 69, 73, 74]),
    Job(
      testDescription: "verify", arguments: ["verify", "--junit", "out/junit.xml"],
      preparation: [["record"]], unit: "", codes: [1, 65, 66, 69, 73, 74]),
  ]

  private static let scenario = """
    renderAnim: 1
    canvas: {size: [20, 20], scale: 1}
    clock: {fps: 25}
    include: .base.yaml
    layout: {class: flow, itemSize: [10, 10]}
    cells: {default: [{view: {insets: 0, backgroundColor: "#007AFF"}}]}
    timeline: [{wait: 0.04}]
    """

  /// The library that makes calls fail, made of the C file beside this one.
  private static let library = Result {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FaultInjection/failing-calls.c")
    let library = FileManager.default.temporaryDirectory
      .appendingPathComponent("failing-calls-\(UUID().uuidString).so")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", "-o", library.path, source.path]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return library
  }

  private struct Run {
    let program: Program
    let outcome: Program.Outcome
    let calls: Int
    /// The call that failed; nil if none did.
    let failed: String?

    /// The files that were there before or have been made, without the report, which tells of
    /// times.
    var files: [String: [UInt8]] {
      get throws {
        let names = program.files().filter { !$0.hasPrefix(".render-anim/") }
        return Dictionary(
          uniqueKeysWithValues: try names.map { ($0, try Self.timeless(program.bytes(of: $0), $0)) }
        )
      }
    }

    /// The bytes of a file, without the times that JUnit's XML tells.
    private static func timeless(_ bytes: [UInt8], _ name: String) -> [UInt8] {
      guard name.hasSuffix(".xml") else { return bytes }
      return [UInt8](
        String(decoding: bytes, as: UTF8.self).replacing(#/ time="[0-9.]+"/#, with: "").utf8)
    }
  }

  /// A new folder in which everything has an old version.
  private static func prepared(_ job: Job) throws -> Program {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    try program.write(scenario, to: "Scenarios/a.yaml")
    for folder in ["", "Scenarios/"] {
      try program.write("dataSource: {sections: [{items: 2}]}", to: folder + ".base.yaml")
    }
    for name in ["a.gif", "frames/0000.png", "frames/0001.png", "a.json"]
    where job.unit == "out/frames/" {
      try program.write("old", to: "out/\(name)")
    }
    for arguments in job.preparation {
      let outcome = try program.run(arguments)
      try #require(outcome.code == 0, "\(outcome.errors)")
    }
    return program
  }

  /// Runs a job in a copy of a folder that is prepared for it.
  private static func run(
    _ job: Job, in prepared: Program, failingAt call: Int
  ) throws -> Run {
    let program = try Program(copying: prepared)
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("render-anim-faults-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: state) }
    let (counter, log) = (
      state.appendingPathComponent("count"), state.appendingPathComponent("log")
    )
    try Data(count: 8).write(to: counter)
    let outcome = try program.run(
      job.arguments,
      environment: [
        "LD_PRELOAD": try library.get().path, "FAULT_FOLDER": program.folder.path,
        "FAULT_COUNTER": counter.path, "FAULT_AT": "\(call)", "FAULT_LOG": log.path,
      ])
    let count = try Data(contentsOf: counter)
    return Run(
      program: program, outcome: outcome,
      calls: count.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) },
      failed: try? String(contentsOf: log, encoding: .utf8))
  }

  @Test(arguments: jobs)
  func `whatever fails, nothing is half done`(job: Job) async throws {
    let prepared = try Self.prepared(job)
    let old = try Run(
      program: prepared, outcome: .init(code: 0, output: [], errors: ""), calls: 0, failed: nil
    ).files
    let whole = try Self.run(job, in: prepared, failingAt: 0)
    try #require(whole.outcome.code == 0, "\(whole.outcome.errors)")
    let new = try whole.files
    #expect(whole.calls > 10)
    for call in 1...whole.calls {
      let run = try Self.run(job, in: prepared, failingAt: call)
      let (outcome, files) = (run.outcome, try run.files)
      // The number of calls may differ by some that depend on time.
      guard let failed = run.failed else { continue }
      let comment: Comment = "\(call): \(failed): \(outcome.code): \(outcome.errors)"
      #expect(outcome.code == 0 || job.codes.contains(outcome.code), comment)
      if outcome.code == 0 {
        #expect(files == new, comment)
      } else {
        #expect(!outcome.errors.isEmpty, comment)
      }
      for (name, bytes) in files {
        // A summary of what failed is as whole as one of what passed.
        let isSummary =
          name.hasSuffix(".xml")
          && String(decoding: bytes, as: UTF8.self).hasSuffix("</testsuites>\n")
        #expect(bytes == old[name] || bytes == new[name] || isSummary, "\(name), \(comment)")
      }
      #expect(Set(old.keys).isSubset(of: files.keys), comment)
      let unit = files.filter { $0.key.hasPrefix(job.unit) }
      #expect(
        unit == old.filter { $0.key.hasPrefix(job.unit) }
          || unit == new.filter { $0.key.hasPrefix(job.unit) } || job.unit.isEmpty, comment)
      #expect(!run.program.files().contains { $0.hasSuffix(".partial") }, comment)
    }
  }

  @Test func `a compiler that cannot be started is not available`() throws {
    let program = try Program()
    try program.write("import UIKit\nclass Rows: UICollectionViewFlowLayout {}", to: "Rows.swift")
    try program.write(
      """
      renderAnim: 1
      dataSource: {sections: [{items: 1}]}
      layout: {source: Rows.swift, class: Rows}
      """, to: "rows.yaml")
    try program.write("no program", to: "bin/swiftc")
    let compiler = program.folder.appendingPathComponent("bin/swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    program.searchPath = program.folder.appendingPathComponent("bin").path
    let outcome = try program.run(
      ["rows.yaml", "--gif", "a.gif"], environment: ["XDG_CACHE_HOME": program.folder.path])
    #expect(outcome.code == 69, "\(outcome.errors)")
    #expect(!program.files().contains { $0.contains(".partial") })
  }
}
