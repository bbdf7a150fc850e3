/// A kind of file that pages can show, by its extension.
package struct MediaFormat: Hashable, Sendable {
  /// The ways in which a page shows a file.
  package enum Element: Hashable, Sendable {
    /// As a picture, which may move.
    case picture
    /// As a video with a poster.
    case video
    /// As a page in a frame.
    case frame
  }

  /// The extension, in lower case without a dot.
  package let fileExtension: String
  /// The media type, as in https://www.iana.org/assignments/media-types.
  package let type: String
  /// The way in which a page shows it.
  package let element: Element
  /// Whether DocC takes it for an image or a video of a catalog.
  ///
  /// Its `DocumentationContext` has the two lists: png, jpg, jpeg, svg, gif; mov, mp4.
  package let isKnownToDocC: Bool
  /// Whether every browser of the last ten years shows it.
  let isUniversal: Bool

  /// The format of an extension; nil for one that pages do not show.
  package init?(_ fileExtension: String) {
    let name = fileExtension.lowercased()
    guard let format = Self.all.first(where: { $0.fileExtension == name }) else { return nil }
    self = format
  }

  private init(
    _ name: String, _ type: String, _ element: Element, docC: Bool = false, universal: Bool = false
  ) {
    fileExtension = name
    self.type = type
    self.element = element
    isKnownToDocC = docC
    isUniversal = universal
  }

  private static let all = [
    Self("gif", "image/gif", .picture, docC: true, universal: true),
    Self("png", "image/png", .picture, docC: true, universal: true),
    Self("jpg", "image/jpeg", .picture, docC: true, universal: true),
    Self("jpeg", "image/jpeg", .picture, docC: true, universal: true),
    Self("apng", "image/apng", .picture),
    Self("svg", "image/svg+xml", .picture, docC: true),
    Self("webp", "image/webp", .picture),
    Self("avif", "image/avif", .picture),
    Self("mp4", "video/mp4", .video, docC: true, universal: true),
    Self("mov", "video/quicktime", .video, docC: true),
    Self("webm", "video/webm", .video),
    Self("html", "text/html", .frame, universal: true),
  ]
}
