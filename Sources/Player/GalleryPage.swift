import Foundation

/// A page that shows animations side by side, each with a scrubber.
///
/// The GIF files lie beside the page. Where it is served, it reads them and moves through them frame by
/// frame; opened as a file, where browsers do not let pages read files, it moves through the moments
/// of the contact sheets.
package struct GalleryPage: Sendable {
  package struct Animation: Sendable, Codable {
    /// A moment's place on the contact sheet, in pixels.
    package struct Moment: Sendable, Codable {
      /// In seconds.
      package var time: Double
      package var x: Double
      package var y: Double
      package var width: Double
      package var height: Double

      package init(time: Double, x: Double, y: Double, width: Double, height: Double) {
        self.time = time
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }
    }
    package var name: String
    package var title: String
    package var alt: String
    /// Paths from the page.
    package var gif: String
    package var sheet: String
    package var scenario: String
    /// Of the GIF in pixels.
    package var width: Int
    package var height: Int
    /// Of the GIF, in words.
    package var size: String
    /// In seconds.
    package var duration: Double
    /// In pixels.
    package var sheetWidth: Double
    package var moments: [Moment]

    package init(
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

  package var title: String
  package var animations: [Animation]

  package init(title: String, animations: [Animation]) {
    self.title = title
    self.animations = animations
  }

  package var html: String {
    Page.Template(PackageResources.gallery_html).filled([
      "title": .text(title), "style": .verbatim(PackageResources.gallery_css),
      "script": .verbatim(PackageResources.gallery_js),
      "data": .json(["animations": animations]),
    ])
  }
}
