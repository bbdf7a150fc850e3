/// The version of what is drawn.
package enum DrawingVersion {
  /// Raised with every change that makes other pixels of a scenario: of two programs with one number,
  /// each verifies what the other records.
  package static let current = 1
}
