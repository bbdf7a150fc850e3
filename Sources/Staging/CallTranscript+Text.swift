extension CallTranscript.Call {
  /// `layout.initialLayoutAttributesForAppearingItem(at:)  [0, 0]  [0, 1]`.
  ///
  /// - Parameter most: How many subjects are told; of others only their number is.
  package func text(subjects most: Int) -> String {
    let name = "\(receiver).\(name)"
    guard !subjects.isEmpty else { return count > 1 ? "\(name)  × \(count)" : name }
    return ([name] + subjects.prefix(most)).joined(separator: "  ")
      + (subjects.count > most ? "  … \(subjects.count) in all" : "")
  }
}
