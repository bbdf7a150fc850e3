import Foundation

/// A page that shows animations side by side, each with a scrubber.
///
/// The GIF files lie beside the page. Where it is served, it reads them and moves through them frame by
/// frame; opened as a file, where browsers do not let pages read files, it moves through the moments
/// of the contact sheets.
public struct GalleryPage: Sendable {
  public struct Animation: Sendable, Codable {
    /// A moment's place on the contact sheet, in pixels.
    public struct Moment: Sendable, Codable {
      /// In seconds.
      public var time: Double
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      public init(time: Double, x: Double, y: Double, width: Double, height: Double) {
        self.time = time
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }
    }
    public var name: String
    public var title: String
    public var alt: String
    /// Paths from the page.
    public var gif: String
    public var sheet: String
    public var scenario: String
    /// Of the GIF in pixels.
    public var width: Int
    public var height: Int
    /// Of the GIF, in words.
    public var size: String
    /// In seconds.
    public var duration: Double
    /// In pixels.
    public var sheetWidth: Double
    public var moments: [Moment]

    public init(
      name: String, title: String, alt: String, gif: String, sheet: String, scenario: String,
      width: Int, height: Int, size: String, duration: Double, sheetWidth: Double,
      moments: [Moment]
    ) {
      self.name = name
      self.title = title
      self.alt = alt.isEmpty ? title : alt
      self.gif = gif
      self.sheet = sheet
      self.scenario = scenario
      self.width = width
      self.height = height
      self.size = size
      self.duration = duration
      self.sheetWidth = sheetWidth
      self.moments = moments
    }
  }

  public var title: String
  public var animations: [Animation]

  public init(title: String, animations: [Animation]) {
    self.title = title
    self.animations = animations
  }

  public var html: String {
    Page.Template(PackageResources.gallery_html).filled([
      "title": .text(title), "style": .verbatim(PackageResources.gallery_css),
      "script": .verbatim(PackageResources.gallery_js),
      "data": .json(["animations": animations]),
    ])
  }
}
