package import AnimCauses

/// The answer to a question about a history: what is so, and why.
package struct Answer: Hashable, Sendable, Encodable {
  /// What the question is about: `cell [0,3]`.
  package var subject: String
  /// The moment in question, in seconds; nil for all of the time.
  package var time: Double?
  /// What is so, in sentences without a full stop.
  package var statements: [String]
  /// Why it is so: each of these comes of the next.
  package var reasons: [Reason] = []

  /// One link of a chain of causes.
  package struct Reason: Hashable, Sendable, Encodable {
    /// Seconds of the picture.
    package var time: Double
    package var sentence: String
    /// The place of the event in the log.
    package var event: CauseID
    /// The line of the scenario or of the app's code.
    package var place: CodePlace?
  }

  /// An answer without reasons.
  package init(_ subject: String, at time: Double? = nil, _ statements: [String]) {
    (self.subject, self.time, self.statements) = (subject, time, statements)
  }

  /// The answer in lines, each of which ends with a newline.
  package var text: String {
    let at = time.map { " at \($0.seconds) s" } ?? ""
    let first = "\(subject)\(at): \(statements.first ?? "nothing is known")\n"
    let others = statements.dropFirst().map { "  \($0)\n" }
    let chain = reasons.enumerated().map { index, reason in
      let place = reason.place.map { "  (\($0.text))" } ?? ""
      return
        "  \(reason.time.seconds) s  \(index == 0 ? "" : "because ")\(reason.sentence)\(place)\n"
    }
    return first + others.joined() + chain.joined()
  }
}

extension CodePlace {
  /// `Grid.swift:88 in Grid.prepare()`.
  package var text: String { "\(file):\(line)\(function.isEmpty ? "" : " in \(function)")" }
}

extension Double {
  /// With three decimals: `0.400`.
  var seconds: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = String(abs(thousandths) % 1000)
    return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)."
      + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
