/// A kind of files or data.
public struct UTType: Hashable, Sendable {
  /// The name of the kind, such as `public.jpeg`.
  public let identifier: String

  /// The kind of that name.
  public init?(_ identifier: String) { self.init(known: identifier) }
  /// A kind that an app brings along.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  /// A kind that another app brings along.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  /// The kind of files whose names end so; nil for endings that are not known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let entry = Self.table.first(where: { $0.endings.contains(ending) }) else { return nil }
    self.init(known: entry.name)
  }
  /// The kind that mail calls so; nil for those that are not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let entry = Self.table.first(where: { $0.mime == mimeType }) else { return nil }
    self.init(known: entry.name)
  }
  init(known identifier: String) { self.identifier = identifier }

  private struct Entry {
    let name: String
    let parent: String
    let endings: [String]
    let mime: String?
  }

  private static let table: [Entry] = [
    Entry(name: "public.data", parent: "public.item", endings: [], mime: nil),
    Entry(name: "public.content", parent: "", endings: [], mime: nil),
    Entry(name: "public.image", parent: "public.data", endings: [], mime: nil),
    Entry(
      name: "public.jpeg", parent: "public.image", endings: ["jpeg", "jpg"], mime: "image/jpeg"),
    Entry(name: "public.png", parent: "public.image", endings: ["png"], mime: "image/png"),
    Entry(name: "com.compuserve.gif", parent: "public.image", endings: ["gif"], mime: "image/gif"),
    Entry(name: "public.heic", parent: "public.image", endings: ["heic"], mime: "image/heic"),
    Entry(
      name: "org.webmproject.webp", parent: "public.image", endings: ["webp"], mime: "image/webp"),
    Entry(
      name: "public.svg-image", parent: "public.image", endings: ["svg"], mime: "image/svg+xml"),
    Entry(
      name: "public.tiff", parent: "public.image", endings: ["tiff", "tif"], mime: "image/tiff"),
    Entry(name: "public.movie", parent: "public.data", endings: [], mime: nil),
    Entry(name: "public.video", parent: "public.movie", endings: [], mime: nil),
    Entry(name: "public.mpeg-4", parent: "public.movie", endings: ["mp4"], mime: "video/mp4"),
    Entry(
      name: "com.apple.quicktime-movie", parent: "public.movie", endings: ["mov"],
      mime: "video/quicktime"),
    Entry(name: "public.audio", parent: "public.data", endings: [], mime: nil),
    Entry(name: "public.mp3", parent: "public.audio", endings: ["mp3"], mime: "audio/mpeg"),
    Entry(name: "public.text", parent: "public.data", endings: [], mime: nil),
    Entry(
      name: "public.plain-text", parent: "public.text", endings: ["txt"], mime: "text/plain"),
    Entry(name: "public.utf8-plain-text", parent: "public.plain-text", endings: [], mime: nil),
    Entry(name: "public.html", parent: "public.text", endings: ["html", "htm"], mime: "text/html"),
    Entry(
      name: "public.json", parent: "public.text", endings: ["json"], mime: "application/json"),
    Entry(name: "public.xml", parent: "public.text", endings: ["xml"], mime: "application/xml"),
    Entry(name: "public.rtf", parent: "public.text", endings: ["rtf"], mime: "text/rtf"),
    Entry(name: "com.adobe.pdf", parent: "public.data", endings: ["pdf"], mime: "application/pdf"),
    Entry(
      name: "public.zip-archive", parent: "public.data", endings: ["zip"], mime: "application/zip"),
    Entry(name: "public.folder", parent: "public.item", endings: [], mime: nil),
    Entry(name: "public.url", parent: "public.data", endings: [], mime: nil),
    Entry(name: "public.file-url", parent: "public.url", endings: [], mime: nil),
  ]

  private var entry: Entry? { Self.table.first { $0.name == identifier } }

  /// The usual ending of names of such files.
  public var preferredFilenameExtension: String? { entry?.endings.first }
  /// What mail calls the kind.
  public var preferredMIMEType: String? { entry?.mime }
  /// Whether the kind is another one or a part of it.
  public func conforms(to type: UTType) -> Bool {
    sequence(first: identifier) { name in Self.table.first { $0.name == name }?.parent }
      .contains(type.identifier)
  }

  /// Everything.
  public static let item = UTType(known: "public.item")
  /// What has content of its own.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Pictures.
  public static let image = UTType(known: "public.image")
  /// JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// PNG.
  public static let png = UTType(known: "public.png")
  /// GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// HEIC.
  public static let heic = UTType(known: "public.heic")
  /// WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A photograph that moves a little.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// Films, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Films without sound.
  public static let video = UTType(known: "public.video")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sounds.
  public static let audio = UTType(known: "public.audio")
  /// MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Texts.
  public static let text = UTType(known: "public.text")
  /// Texts without a form.
  public static let plainText = UTType(known: "public.plain-text")
  /// Texts without a form in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// RTF.
  public static let rtf = UTType(known: "public.rtf")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Zip.
  public static let zip = UTType(known: "public.zip-archive")
  /// Folders.
  public static let folder = UTType(known: "public.folder")
  /// Addresses.
  public static let url = UTType(known: "public.url")
  /// Addresses of files.
  public static let fileURL = UTType(known: "public.file-url")
}
