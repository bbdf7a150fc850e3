/// The version of this program.
enum ProgramVersion {
  /// The release, as in `0.1.0`.
  static let text = "0.1.0"
}
