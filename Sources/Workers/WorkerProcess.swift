import AnimFiles
import Foundation
import Synchronization

/// A worker as its parent sees it.
final class WorkerProcess: Sendable {
  enum News: Sendable {
    /// A message, and the text that the worker printed before it.
    case reply([UInt8], said: String)
    /// The end of the worker.
    case ended(WorkerEnd)
  }

  /// The messages of the worker; the end comes once, and nothing after it.
  let news: AsyncStream<News>
  private let requests: Channel
  private let process: RunningProcess

  /// The longest text of a worker that is kept, in bytes.
  private static let longestText = 1 << 16
  /// The time that a worker may take to clean up when its work is cancelled, in milliseconds.
  private static let gracePeriod = 3000

  init(_ program: WorkerProgram) throws(WorkerError) {
    let (ours, theirs) = try Channel.socketPair()
    let (errors, errorEnd) = try Channel.pipe()
    let (replies, replyEnd) = try Channel.pipe()
    let (notes, noteEnd) = try Channel.pipe()
    // Not among the numbers that the worker's descriptors have.
    let progress = Channel(owning: fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 16))
    process = RunningProcess(
      try Leftovers.startChild { () throws(WorkerError) in
        try program.start(
          [theirs, errorEnd, errorEnd, replyEnd, noteEnd] + (progress.number < 0 ? [] : [progress]))
      })
    for end in [theirs, errorEnd, replyEnd, noteEnd, progress] { end.close() }
    for descriptor in [errors, replies, notes] { descriptor.becomeNonblocking() }
    requests = ours
    let (news, continuation) = AsyncStream.makeStream(of: News.self)
    self.news = news
    let reader = WorkerReader(
      process: process, errors: errors, replies: replies, notes: notes,
      longestText: Self.longestText)
    // A thread of its own: it waits for the process.
    Thread.detachNewThread {
      reader.read { continuation.yield($0) }
      continuation.finish()
    }
  }

  deinit { requests.close() }

  /// Whether the message could be sent; a worker that has died takes none.
  func send(_ message: [UInt8]) -> Bool {
    requests.write(MessageBuffer.framed(message), isSocket: true)
  }

  /// Has the worker clean up and end, or ends it if it does not.
  func dismiss() {
    requests.close()
    let process = process
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Self.gracePeriod)) {
      process.kill()
    }
  }
}

/// A process that is waited for once, and not killed when its number may be another's.
private final class RunningProcess: Sendable {
  private let number: Mutex<pid_t?>

  init(_ number: pid_t) { self.number = Mutex(number) }

  /// The status with which it ended, as `waitpid` tells it; nil if it has not.
  func end() -> Int32? {
    number.withLock { number in
      guard let process = number else { return 0 }
      var status: Int32 = 0
      guard unsafe waitpid(process, &status, WNOHANG) != 0 else { return nil }
      number = nil
      Leftovers.forget(child: process)
      return status
    }
  }

  func kill() {
    number.withLock { number in
      if let number { _ = Foundation.kill(number, SIGKILL) }
    }
  }
}

/// Reads what a worker sends, says and notes until it has ended.
private struct WorkerReader: Sendable {
  let process: RunningProcess
  let errors: Channel
  let replies: Channel
  let notes: Channel
  let longestText: Int

  func read(_ tell: (WorkerProcess.News) -> Void) {
    var (said, note) = (TextTail(limit: longestText), TextTail(limit: longestText))
    var messages = MessageBuffer()
    var open = [errors, replies, notes]
    /// Everything that is there.
    func take() {
      for descriptor in open {
        while let bytes = descriptor.read() {
          guard !bytes.isEmpty else {
            open.removeAll { $0 === descriptor }
            break
          }
          if descriptor === errors {
            said.append(bytes)
          } else if descriptor === notes {
            note.append(bytes)
          } else {
            messages.append(bytes)
          }
        }
      }
      while let message = messages.next() {
        // It was printed before the message was sent, so it is there by now.
        if open.contains(where: { $0 === errors }) {
          while let bytes = errors.read(), !bytes.isEmpty { said.append(bytes) }
        }
        tell(.reply(message, said: said.taken()))
      }
    }
    while true {
      var polled = open.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
      // The descriptors may be held open by a process that the worker has started.
      _ = unsafe poll(&polled, nfds_t(polled.count), open.count == 3 ? 100 : 5)
      let status = process.end()
      take()
      if let status {
        return tell(.ended(WorkerEnd(status: status, note: note.taken(), said: said.taken())))
      }
    }
  }
}

/// The latest part of a text that is as long as whoever writes it likes.
struct TextTail {
  let limit: Int
  private var bytes: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  mutating func append(_ more: [UInt8]) {
    bytes += more
    if bytes.count > 2 * limit { bytes.removeFirst(bytes.count - limit) }
  }

  mutating func taken() -> String {
    defer { bytes = [] }
    return String(decoding: bytes.suffix(limit), as: UTF8.self)
  }
}
