import AnimScenarioFormat
import ArgumentParser

/// The screen of a device, by the names that scenarios know.
enum DeviceArgument {
  /// The names of all devices.
  static let names = DevicePreset.all.map(\.name)

  /// The device of a name.
  ///
  /// - Parameter text: A name as in `list devices`.
  /// - Returns: The device.
  /// - Throws: `ValidationError` with the name that was meant, or all of them, if there is none.
  static func device(_ text: String) throws -> DevicePreset {
    if let device = DevicePreset.all.first(where: { $0.name == text }) { return device }
    let meant = meant(by: text).map { "did you mean '\($0)'? " } ?? ""
    throw ValidationError(
      "there is no such device; \(meant)There are \(names.joined(separator: ", "))")
  }

  /// The name that is closest, whatever stands between its words and in whatever case they are.
  private static func meant(by text: String) -> String? {
    func letters(_ name: String) -> String {
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let wished = letters(text)
    if let same = names.first(where: { letters($0) == wished }) { return same }
    // A later model than any here, or a variant of one, is closest to what it begins like.
    let beginning = names.filter { wished.hasPrefix(letters($0)) }.max { $0.count < $1.count }
    let near = Suggestion.closest(to: wished, among: names.map(letters))
    return beginning ?? names.first { letters($0) == near }
  }
}
