package import Codecs
package import Files

extension OutputError {
  /// What an encoder complains of, or why it could not write.
  package static func encoding(_ file: OutputFile, _ error: CodecError) -> OutputError {
    file.failure ?? .encoding(path: file.path, reason: "\(error)")
  }
}
