import Foundation

/// Work that may crash, done in copies of this process: what was loaded need not be loaded again, and a crash costs a copy.
package enum ForkedWork {
  /// What became of a piece of work.
  package enum Outcome<Answer: Sendable>: Sendable {
    case answered(Answer)
    /// The copy came to its end in the middle of it.
    case ended(WorkerEnd)
  }

  /// The longest text of a copy that is kept, in bytes.
  private static let longestText = 1 << 16

  /// Does pieces of work one after the other, in as few copies as possible.
  ///
  /// - Parameters:
  ///   - inputs: The pieces.
  ///   - fork: Begins a copy, whose messages on why it stops go to the descriptor; returns 0 in the copy, its number here, or
  ///     -1 with `errno`.
  ///   - perform: Does a piece, in the copy.
  /// - Returns: An outcome for each piece, in their order.
  /// - Throws: `WorkerError` if no copy can be made.
  package static func run<Input, Answer: Codable & Sendable>(
    _ inputs: [Input], fork: (_ messages: Int32) -> Int32, perform: (Input) -> Answer
  ) throws(WorkerError) -> [Outcome<Answer>] {
    var outcomes: [Outcome<Answer>] = []
    while outcomes.count < inputs.count {
      let rest = inputs[outcomes.count...]
      let (answers, answerEnd) = try Channel.pipe()
      let (notes, noteEnd) = try Channel.pipe()
      let (errors, errorEnd) = try Channel.pipe()
      let process = fork(noteEnd.number)
      guard process >= 0 else { throw WorkerError("a copy", errno) }
      if process == 0 { work(on: rest, answerEnd, errors: errorEnd, perform) }
      for end in [answerEnd, noteEnd, errorEnd] { end.close() }
      var reader = Reader(answers: answers, notes: notes, errors: errors)
      while reader.read() {
        while let message = reader.messages.next() {
          guard let answer = try? JSONDecoder.worker.decode(Answer.self, from: Data(message)) else {
            preconditionFailure("an answer of a copy cannot be decoded")
          }
          outcomes.append(.answered(answer))
        }
      }
      var status: Int32 = 0
      while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
      if outcomes.count < inputs.count {
        outcomes.append(
          .ended(WorkerEnd(status: status, note: reader.note.taken(), said: reader.said.taken())))
      }
    }
    return outcomes
  }

  /// Does the pieces in the copy, and ends it.
  private static func work<Input, Answer: Codable>(
    on inputs: ArraySlice<Input>, _ answers: Channel, errors: Channel, _ perform: (Input) -> Answer
  ) -> Never {
    dup2(errors.number, STDERR_FILENO)
    for input in inputs {
      guard let message = try? JSONEncoder.worker.encode(perform(input)) else {
        preconditionFailure("an answer of a copy cannot be encoded")
      }
      guard answers.write(MessageBuffer.framed([UInt8](message)), isSocket: false) else { break }
    }
    // Not 'exit': what is to be done at the end is the other's.
    _exit(0)
  }

  /// Reads what a copy sends, notes and says.
  private struct Reader {
    let answers: Channel
    let notes: Channel
    let errors: Channel
    var messages = MessageBuffer()
    var note = TextTail(limit: longestText)
    var said = TextTail(limit: longestText)
    private var open: [Channel]

    init(answers: Channel, notes: Channel, errors: Channel) {
      (self.answers, self.notes, self.errors) = (answers, notes, errors)
      open = [answers, notes, errors]
      for channel in open { channel.becomeNonblocking() }
    }

    /// Waits for more, and reads it; false at the end of everything.
    mutating func read() -> Bool {
      guard !open.isEmpty else { return false }
      var polled = open.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
      _ = unsafe poll(&polled, nfds_t(polled.count), -1)
      for channel in open {
        while let bytes = channel.read() {
          guard !bytes.isEmpty else {
            open.removeAll { $0 === channel }
            break
          }
          if channel === answers {
            messages.append(bytes)
          } else if channel === notes {
            note.append(bytes)
          } else {
            said.append(bytes)
          }
        }
      }
      return true
    }
  }
}
