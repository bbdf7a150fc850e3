/// The files that a scenario may read besides Swift sources.
///
/// They are regular files in the folder of the file that the user named, or below, links followed,
/// and those that the user names elsewhere.
package struct Premises: Sendable {
  private let folder: String
  private let enclosures: [Enclosure]

  /// The premises of a file.
  ///
  /// - Parameters:
  ///   - file: The file that the user named: a scenario or a configuration.
  ///   - trusted: The files and folders elsewhere that the user named too.
  package init(around file: String, trusting trusted: [String] = []) {
    folder = RealPath.split(file).folder
    enclosures = [Enclosure(around: file)] + trusted.map { Enclosure($0) }
  }

  /// The bytes of a file; a `Problem` if it is outside, of another kind, or larger than `limit`
  /// bytes.
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
