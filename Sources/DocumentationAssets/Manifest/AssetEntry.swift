package import AnimScenarioFormat

/// An asset that was made, as `manifest.json` tells of it.
package struct AssetEntry: Hashable, Sendable, Codable {
  /// A width and a height.
  package struct Size: Hashable, Sendable, Codable {
    package var width: Double
    package var height: Double

    /// A size in points or pixels, whichever the entry says.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The file, as seen from the folder of the manifest.
  package var path: String
  /// The name of the asset, which all of its files share.
  package var name: String
  package var role: AssetVariant.Role
  /// The extension, in lower case without a dot.
  package var format: String
  package var theme: Theme
  /// Pixels per point.
  package var scale: Double
  package var points: Size
  package var pixels: Size
  /// The duration in seconds; 0 for a still.
  package var duration: Double
  package var frames: Int
  package var bytes: Int
  /// The SHA-256 digest of the file.
  package var hash: String
  /// The words for those who do not see it.
  package var alt: String
  /// The scenario's file, as seen from the folder of the manifest, or the page that it stands on.
  package var scenario: String
  /// The files that it is made of, as seen from the folder of the manifest; folders end with a `/`.
  package var inputs: [String]
  /// The digest of all that it is made of: the files, the settings, and the version of what is drawn.
  package var source: String
  /// The pages and lists that ask for it, as seen from the folder of the manifest, in order.
  package var pages: [String]
  /// The command line that makes it.
  package var command: String

  /// An asset with all that is known of it.
  package init(
    path: String, name: String, role: AssetVariant.Role, format: String, theme: Theme,
    scale: Double, points: Size, pixels: Size, duration: Double, frames: Int, bytes: Int,
    hash: String, alt: String, scenario: String, inputs: [String], source: String, pages: [String],
    command: String
  ) {
    self.path = path
    self.name = name
    self.role = role
    self.format = format
    self.theme = theme
    self.scale = scale
    self.points = points
    self.pixels = pixels
    self.duration = duration
    self.frames = frames
    self.bytes = bytes
    self.hash = hash
    self.alt = alt
    self.scenario = scenario
    self.inputs = inputs
    self.source = source
    self.pages = pages
    self.command = command
  }
}
