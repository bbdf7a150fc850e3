import AnimPixels
import AnimTextFormats

/// All that an asset is made of besides files.
package struct AssetSource: Hashable, Sendable, Codable {
  package var variant: AssetVariant
  /// The version of what is drawn: another one draws other pixels of the same scenario.
  package var drawing: Int
  /// The scale at which the scenario is acted out; nil for its own.
  package var actedScale: Int?
  package var maxBytes: Int?
  package var poster: String?
  package var select: String?
  package var fps: Double?
  /// The words that take the place of the scenario's.
  package var alt: String?
  /// The digest of the scenario that stands on the page; nil for one that has a file.
  package var block: String?
  /// What the command line says that changes what is seen.
  package var overrides: [String]

  /// The source of a file; `overrides` are in the order of the command line.
  package init(
    variant: AssetVariant, drawing: Int, actedScale: Int?, maxBytes: Int?, poster: String?,
    select: String?, fps: Double?, alt: String?, block: String?, overrides: [String]
  ) {
    self.variant = variant
    self.drawing = drawing
    self.actedScale = actedScale
    self.maxBytes = maxBytes
    self.poster = poster
    self.select = select
    self.fps = fps
    self.alt = alt
    self.block = block
    self.overrides = overrides
  }

  /// The digest of this and of files.
  ///
  /// - Parameter inputs: The files by the names that the manifest gives them, with their digests, in
  ///   the order of the manifest.
  /// - Returns: 64 hexadecimal digits.
  /// - Throws: `EncodingError` for numbers that are not finite.
  package func digest(with inputs: [(name: String, digest: String)]) throws -> String {
    let lines = inputs.map { "\($0.digest)  \($0.name)\n" }
    return SHA256.digest(of: [UInt8]((try JSONText(self).text + "\n" + lines.joined()).utf8))
  }
}
