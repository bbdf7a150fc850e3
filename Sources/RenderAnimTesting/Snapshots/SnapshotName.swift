import Synchronization
import Testing

/// The name of a snapshot: what tells it from the others of its file.
struct SnapshotName: Hashable {
  let text: String

  /// The name of the test, or of it and of what `named` says.
  init(_ place: TestPlace, named: String?) {
    let function = "\(place.function)".prefix { $0 != "(" }
    text = [String(function), named].compactMap(\.self).map(Self.fileName).joined(separator: ".")
  }

  /// Letters, digits and underscores, and a hyphen for all else.
  private static func fileName(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }

  /// The lines that have taken names, by file and name: a test may run often, in one process or in
  /// several, so that calls cannot be counted.
  private static let takenLines = Mutex<[String: UInt]>([:])

  /// Takes the name for a line of a test.
  ///
  /// - Returns: Why it cannot be taken; nil if it was.
  func take(at place: TestPlace, named: String?) -> String? {
    if named == nil, Test.Case.current?.isParameterized == true {
      return "snapshots of a test with arguments need names: say 'named:'"
    }
    let line = Self.takenLines.withLock { lines in
      let key = "\(place.filePath):\(text)"
      let line = lines[key] ?? place.line
      lines[key] = line
      return line
    }
    return line == place.line
      ? nil : "the snapshot of line \(line) has the same name, '\(text)': say 'named:'"
  }
}
