/// A Swift file of an app.
package struct SwiftSource: Hashable, Sendable {
  /// The path by which messages call the file.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
