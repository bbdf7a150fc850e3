import CAnimResources
import Foundation

/// A page that shows animations side by side, each with a scrubber.
///
/// The GIF files lie beside the page. Where it is served, it reads them and moves through them
/// frame by frame; opened as a file, where browsers do not let pages read files, it moves through
/// the moments of the contact sheets.
package struct GalleryPage: Sendable {
  /// An animation of the page.
  package struct Animation: Sendable, Codable {
    /// A moment's place on the contact sheet, in pixels.
    package struct Moment: Sendable, Codable {
      /// The time of the moment, in seconds.
      package var time: Double
      /// The left edge on the contact sheet.
      package var x: Double
      /// The top edge on the contact sheet.
      package var y: Double
      /// The width on the contact sheet.
      package var width: Double
      /// The height on the contact sheet.
      package var height: Double

      /// A moment with its place on the contact sheet, in pixels.
      package init(time: Double, x: Double, y: Double, width: Double, height: Double) {
        self.time = time
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }
    }
    /// The name of the GIF file without its extension, which is searched too.
    package var name: String
    /// The title, for people.
    package var title: String
    /// The description for people who do not see the animation.
    package var alt: String
    /// The path of the GIF from the page.
    package var gif: String
    /// The path of the contact sheet from the page.
    package var sheet: String
    /// The path of the scenario from the page.
    package var scenario: String
    /// The width of the GIF, in pixels.
    package var width: Int
    /// The height of the GIF, in pixels.
    package var height: Int
    /// The size of the GIF's file, in words.
    package var size: String
    /// The duration, in seconds.
    package var duration: Double
    /// The width of the contact sheet, in pixels.
    package var sheetWidth: Double
    /// The moments of the contact sheet, in order.
    package var moments: [Moment]

    /// An animation that is described by its title if `alt` is empty.
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

  /// The title of the page.
  package var title: String
  /// The animations, in the order in which they are shown.
  package var animations: [Animation]

  /// A page of some animations.
  package init(title: String, animations: [Animation]) {
    self.title = title
    self.animations = animations
  }

  /// The page, with everything in it but the GIF files and contact sheets.
  package var html: String {
    unsafe Page.Template(String(cString: gallery_html())).filled([
      "title": .text(title), "style": .verbatim(String(cString: gallery_css())),
      "script": .verbatim(String(cString: gallery_js())),
      "data": .json(["animations": animations]),
    ])
  }
}
