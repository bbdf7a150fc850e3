package import AnimCodecs
package import AnimFiles

extension OutputError {
  /// The error of an encoder, or the reason why its file could not be written.
  package static func encoding(_ file: OutputFile, _ error: CodecError) -> OutputError {
    file.failure ?? .encoding(path: file.path, reason: "\(error)")
  }
}
