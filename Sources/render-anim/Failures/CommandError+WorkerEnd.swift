import AnimWorkers

extension CommandError {
  /// A scenario whose process came to its end: by its own code, if there is a note that says so.
  ///
  /// - Parameters:
  ///   - end: The end of the process.
  ///   - path: The scenario's path, for the message.
  ///   - isForPage: Whether the latest output of the code is not to be seen elsewhere.
  init(_ end: WorkerEnd, in path: String, isForPage: Bool = false) {
    if isForPage {
      self.init(.dataError, text: "\(path): error: \(end.summary)\n")
    } else if end.note.isEmpty {
      let message = end.runtimeMessage.map { "\(end.text): \($0)" } ?? end.text
      self.init(.internal, text: "\(path): error: \(message)\n")
    } else {
      self.init(.dataError, text: "\(path): \(end.note)")
    }
  }
}

extension WorkerEnd {
  /// The end on one line.
  ///
  /// The cause comes first, then the message of Swift's runtime, then the place, as in
  /// `the compiled sources crashed (SIGILL: …): Fatal error: …; in prepare() at Rows.swift:25:7`.
  var summary: String {
    guard !note.isEmpty else { return runtimeMessage.map { "\(text): \($0)" } ?? text }
    let lines = note.split(separator: "\n")
    let what = lines.first.map { $0.hasPrefix("error: ") ? $0.dropFirst(7) : $0 } ?? ""
    let reason = runtimeMessage.map { ": \($0)" } ?? ""
    let place = lines.dropFirst().map { $0.hasPrefix("note: ") ? $0.dropFirst(6) : $0 }
    return ([what + reason] + place.map(String.init)).joined(separator: "; ")
  }
}
