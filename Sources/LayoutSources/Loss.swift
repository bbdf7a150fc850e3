/// What was left out of sources because it did not compile.
struct Loss: Codable {
  let cause: Diagnostic
  /// What is left out, or, as a whole sentence, what was done.
  let part: String
  let isWhole: Bool
  /// The type that lost it.
  let type: String?
  /// Words that are known no more, as `Omission.visibleNames` tells them.
  let names: [String]

  /// Where it is said: whole files first, then the compiler's messages but for those that speak of what was left out, which
  /// come last.
  func rank(without gone: Set<String>) -> Int {
    guard cause.isError else { return 0 }
    return cause.spokenNames.contains { gone.contains($0) && !names.contains($0) } ? 2 : 1
  }

  init(
    _ cause: Diagnostic, _ part: String, isWhole: Bool = false, of type: String? = nil,
    names: [String] = []
  ) {
    self.names = names
    self.cause = cause
    self.part = part
    self.isWhole = isWhole
    self.type = type
  }
}

/// A cause for which parts of an app are missing.
package struct Gap: Codable, Hashable, Sendable {
  /// The compiler's message.
  package let message: String
  /// The place where it was met first.
  package let path: String
  package let line: Int
  /// How many parts are left out for it.
  package let count: Int
}

extension [Loss] {
  /// The causes, those of most losses first.
  var gaps: [Gap] {
    Dictionary(grouping: self, by: \.cause.message).compactMap { message, losses in
      losses.first.map {
        Gap(message: message, path: $0.cause.path, line: $0.cause.line, count: losses.count)
      }
    }.sorted {
      (-$0.count, $0.path, $0.line, $0.message) < (-$1.count, $1.path, $1.line, $1.message)
    }
  }

  /// One warning for each cause, at the place where it was met first.
  var warnings: [Diagnostic] {
    var order: [String] = []
    var groups: [String: [Loss]] = [:]
    for loss in self {
      if groups[loss.cause.message] == nil { order.append(loss.cause.message) }
      groups[loss.cause.message, default: []].append(loss)
    }
    return order.compactMap { message in
      guard let losses = groups[message], let first = losses.first else { return nil }
      var warning = first.cause
      warning.severity = "warning"
      warning.message = "\(message); \(first.part)" + (first.isWhole ? "" : " is left out")
      let others = losses.dropFirst()
      if !others.isEmpty {
        warning.message +=
          ", and \(others.count == 1 ? "one more part" : "\(others.count) more parts")"
      }
      return warning
    }
  }
}
