/// What a scenario may read besides Swift sources: regular files in the folder of the file that the user named, or below,
/// links followed, and what the user names elsewhere.
package struct Premises: Sendable {
  private let folder: String
  private let enclosures: [Enclosure]

  /// - Parameters:
  ///   - file: What the user named: a scenario or a configuration.
  ///   - trusted: Files and folders elsewhere that the user named too.
  package init(around file: String, trusting trusted: [String] = []) {
    folder = RealPath.split(file).folder
    enclosures = [Enclosure(around: file)] + trusted.map { Enclosure($0) }
  }

  package func bytes(_ path: String, limit: Int) throws(InputFile.Problem) -> [UInt8] {
    guard enclosures.contains(where: { $0.contains(path) }) else {
      throw .init(
        kind: .outside,
        description: "'\(path)' is not in '\(folder)' or below; '--source' allows files elsewhere")
    }
    return try InputFile.bytes(path, .regular, limit: limit)
  }

  /// The text of a scenario, or of what one includes.
  package func scenarioText(_ path: String) throws(InputFile.Problem) -> String {
    try InputFile.text(bytes(path, limit: InputFile.scenarioLimit), of: path)
  }
}
