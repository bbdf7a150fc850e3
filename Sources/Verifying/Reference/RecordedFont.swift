import AnimFiles
import AnimPixels
import AnimText
import Foundation
import Synchronization

/// A font that frames were drawn with.
package struct RecordedFont: Codable, Hashable, Sendable {
  /// The name of the family: `Inter`.
  package var family: String
  /// The version that the font says it has: `4.0`; empty if it says none.
  package var version: String
  /// The digest of the font's file.
  package var sha256: String

  /// The family with its version.
  var text: String { version.isEmpty ? family : "\(family) \(version)" }

  /// The fonts in a ledger, by their PostScript names; without those whose files have gone.
  static func all(in ledger: FontLedger) -> [String: RecordedFont] {
    var fonts: [String: RecordedFont] = [:]
    for font in ledger.fonts {
      guard let digest = digest(of: font.path) else { continue }
      fonts[font.name] = RecordedFont(
        family: font.family, version: font.version, sha256: digest)
    }
    return fonts
  }

  /// Fonts are opened once in a process, and so they are digested once.
  private static let digests = Mutex<[String: String]>([:])

  private static func digest(of path: String) -> String? {
    if let known = digests.withLock({ $0[path] }) { return known }
    guard let bytes = try? InputFile.bytes(path, .regular, limit: 1 << 28) else { return nil }
    let digest = SHA256.digest(of: bytes)
    digests.withLock { $0[path] = digest }
    return digest
  }
}
