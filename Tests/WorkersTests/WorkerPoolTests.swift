import Foundation
import Testing

@testable import AnimWorkers

/// A job about something.
private struct Errand: WorkerJob {
  typealias Event = Int
  typealias Answer = String
  var subject: String
}

/// Pools whose workers are scripts: the protocol is all that they share with the program.
@MainActor struct WorkerPoolTests {
  private func pool(_ script: String) -> WorkerPool<Errand> {
    WorkerPool(
      WorkerProgram(
        path: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]))
  }

  /// A line of a script that sends a message.
  private func sending(_ content: String) -> String {
    let message = #"{"content":\#(content)}"#
    let length = String(message.utf8.count, radix: 8)
    return #"printf '\\#(length)\000\000\000%s' '\#(message)' >&3"#
  }

  private func answer(_ text: String, hasLoadedCode: Bool = false) -> String {
    sending(
      #"{"answer":{"_0":"\#(text)","_1":{"residentBytes":1,"hasLoadedCode":\#(hasLoadedCode)}}}"#)
  }

  private struct Told {
    var events: [Int: [Int]] = [:]
    var answers: [Int: String] = [:]
    var ends: [Int: WorkerEnd] = [:]
    var said: [Int: String] = [:]
  }

  private func run(
    _ pool: WorkerPool<Errand>, _ subjects: [String], lanes: Int = 1
  ) async throws -> Told {
    var told = Told()
    try await pool.run(subjects.map(Errand.init), lanes: lanes) { number, event in
      told.events[number, default: []].append(event)
    } done: { number, outcome, said, _ in
      told.said[number] = said
      switch outcome {
      case .answered(let answer): told.answers[number] = answer
      case .ended(let end): told.ends[number] = end
      }
    }
    return told
  }

  @Test func `events, what is printed and the answer come to whoever asked`() async throws {
    let script = """
      echo working
      echo hard >&2
      \(sending(#"{"event":{"_0":7}}"#))
      \(answer("done"))
      cat > /dev/null
      """
    let told = try await run(pool(script), ["a", "b"], lanes: 2)
    #expect(told.answers == [0: "done", 1: "done"])
    #expect(told.events == [0: [7], 1: [7]])
    #expect(told.said == [0: "working\nhard\n", 1: "working\nhard\n"])
  }

  @Test(arguments: [
    ("echo why >&4; exit 7", WorkerEnd.Cause.exited(7), "why\n"),
    ("kill -SEGV $$", .signalled(SIGSEGV), ""), ("exec kill -KILL $$", .signalled(SIGKILL), ""),
    ("exit 0", .exited(0), ""),
  ])
  func `a worker that comes to its end is the end of its job alone`(
    script: String, cause: WorkerEnd.Cause, note: String
  ) async throws {
    let told = try await run(pool("echo last words; " + script), ["a", "b", "c"], lanes: 2)
    #expect(told.ends.count == 3)
    for end in told.ends.values {
      #expect(end.cause == cause && end.note == note && end.said == "last words\n")
    }
  }

  @Test func `a child that keeps the descriptors does not keep the end from being known`()
    async throws
  {
    let told = try await run(pool("sleep 30 & exit 3"), ["a"])
    #expect(told.ends[0]?.cause == .exited(3))
  }

  @Test func `a worker that has loaded code gets no job of another subject`() async throws {
    let loaded = """
      \(answer("first", hasLoadedCode: true))
      cat > /dev/null
      """
    let pool = pool(loaded)
    // Each of these workers answers once only: had one got another job, it would be waited for for ever.
    let told = try await run(pool, ["a", "b", "c"])
    #expect(told.answers == [0: "first", 1: "first", 2: "first"])
  }

  @Test func `what cannot be started is an error`() async throws {
    let pool = WorkerPool<Errand>(
      WorkerProgram(path: "/there/is/none", arguments: [], environment: [:]))
    await #expect(throws: WorkerError.self) { try await run(pool, ["a"]) }
  }

  @Test func `cancelled work ends, also where nobody listens`() async throws {
    let pool = pool("exec sleep 1000")
    let work = Task { try await run(pool, ["a", "b"], lanes: 2) }
    work.cancel()
    await #expect(throws: CancellationError.self) { _ = try await work.value }
  }
}
