import Foundation
import Synchronization

/// The work of a process that was started as a worker.
package enum WorkerLoop {
  /// The descriptor at which a guard notes why it stops the process.
  package static let noteDescriptor: Int32 = 4
  /// The descriptor of the parent's standard error stream, for what is said while work takes long.
  package static let progressDescriptor: Int32 = 5
  private static let replyDescriptor: Int32 = 3
  /// The time that work may take to clean up when nobody waits for it any more, in milliseconds.
  private static let gracePeriod = 2000

  /// Does the jobs that come until there are no more, and returns when nobody waits any more.
  ///
  /// `perform` does a job, and tells its events by the function that it is given; `hasLoadedCode`
  /// is asked after each job.
  @MainActor package static func run<Job: WorkerJob>(
    _: Job.Type = Job.self, hasLoadedCode: () -> Bool,
    perform:
      @escaping @MainActor (
        Job, _ tell: @escaping @MainActor (Job.Event) -> Void
      ) async -> Job.Answer
  ) async {
    // Ctrl-C is for the parent, which ends its workers.
    signal(SIGINT, SIG_IGN)
    // Not for programs that the work starts.
    for number in [0, replyDescriptor, noteDescriptor, progressDescriptor] {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
    let replies = Channel(owning: replyDescriptor)
    func reply(_ content: WorkerReply<Job>.Content) {
      guard let message = try? JSONEncoder.worker.encode(WorkerReply<Job>(content: content)) else {
        preconditionFailure("an answer to a job cannot be encoded")
      }
      _ = replies.write(MessageBuffer.framed([UInt8](message)), isSocket: false)
    }
    let work = Mutex<Task<Job.Answer, Never>?>(nil)
    for await message in requests(whenClosed: { work.withLock { $0?.cancel() } }) {
      guard let job = try? JSONDecoder.worker.decode(Job.self, from: Data(message)) else {
        preconditionFailure("a job cannot be decoded: \(String(decoding: message, as: UTF8.self))")
      }
      let task = Task { @MainActor in await perform(job) { reply(.event($0)) } }
      work.withLock { $0 = task }
      let answer = await task.value
      work.withLock { $0 = nil }
      reply(
        .answer(
          answer,
          WorkerState(residentBytes: residentBytes, hasLoadedCode: hasLoadedCode())))
    }
  }

  /// The jobs as they come, read by a thread of its own.
  private static func requests(
    whenClosed: @escaping @Sendable () -> Void
  ) -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    Thread.detachNewThread {
      let input = Channel(owning: 0)
      var messages = MessageBuffer()
      while let bytes = input.read(), !bytes.isEmpty {
        messages.append(bytes)
        while let message = messages.next() { continuation.yield(message) }
      }
      continuation.finish()
      whenClosed()
      // Work that does not return goes down with the process.
      Thread.sleep(forTimeInterval: Double(gracePeriod) / 1000)
      kill(getpid(), SIGTERM)
    }
    return stream
  }

  private static var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    guard let pages = fields?.dropFirst().first.flatMap({ Int($0) }) else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}

extension JSONEncoder {
  /// An encoder for messages between processes; numbers that are not finite are allowed.
  static var worker: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  /// A decoder for messages of `JSONEncoder.worker`.
  static var worker: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
