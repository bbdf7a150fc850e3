extension CallTranscript.Call {
  /// The call as a line, such as `layout.initialLayoutAttributesForAppearingItem(at:)  [0, 0]  [0, 1]`.
  ///
  /// - Parameter most: The number of subjects that are named; of all others only their number is told.
  /// - Returns: A line without a newline.
  package func text(subjects most: Int) -> String {
    let name = "\(receiver).\(name)"
    guard !subjects.isEmpty else { return count > 1 ? "\(name)  × \(count)" : name }
    return ([name] + subjects.prefix(most)).joined(separator: "  ")
      + (subjects.count > most ? "  … \(subjects.count) in all" : "")
  }
}
