/// A Swift file of an app.
public struct SwiftSource: Hashable, Sendable {
  /// What messages call the file.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
