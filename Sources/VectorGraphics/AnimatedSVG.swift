package import AnimCodecs
package import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// An animation as an SVG file, made of display lists.
package struct AnimatedSVG {
  /// A moment of an animation.
  package struct Moment: Sendable {
    /// The time at which it appears, in seconds from the beginning.
    package var start: Double
    /// What is to be seen.
    package var list: DisplayList

    /// A list that is shown from a time on, in seconds.
    package init(start: Double, list: DisplayList) {
      self.start = start
      self.list = list
    }
  }

  /// The ways of writing text.
  package enum Text: Sendable {
    /// As outlines, which look the same everywhere.
    case paths
    /// As letters, which can be selected, found and read aloud; they look as the reader's fonts do.
    case live
  }

  /// The ways of saying what is seen in perspective.
  package enum Perspective: Sendable {
    /// As shapes in HTML that CSS turns in space.
    case planes
    /// As pictures, for viewers that show no HTML in SVG.
    case pictures
  }

  /// The words of the file and how it plays.
  package struct Settings: Sendable {
    /// The title; empty for none.
    package var title = ""
    /// What is to be seen, in words; empty for none.
    package var description = ""
    /// The time that is shown to who wants no motion, in seconds.
    package var poster = 0.0
    /// How often it plays; nil for ever.
    package var rounds: Int?
    /// Pixels per point of pictures.
    package var pixelsPerPoint = 1.0

    /// How text is written.
    package var text = Text.paths
    /// How perspective is said.
    package var perspective = Perspective.planes

    /// Settings without words, of an animation that plays for ever.
    package init() {}
  }

  /// The file.
  package let text: String
  /// What had to be embedded as pictures, in words; empty if all could be said.
  package let notes: [String]
  /// The share of pictures in the file, in bytes.
  package let pictureBytes: Int

  /// The file of an animation.
  ///
  /// - Parameters:
  ///   - light: The moments, rising, the first at 0.
  ///   - dark: The same moments in dark appearance; nil if the file has only one.
  ///   - duration: The duration of one round, in seconds.
  ///   - settings: The words and how it plays.
  /// - Throws: `CodecError` if a picture cannot be encoded.
  package init(
    light: [Moment], dark: [Moment]? = nil, duration: Double, settings: Settings
  ) throws(CodecError) {
    precondition(!light.isEmpty, "an animation has at least one moment")
    let day = Picture(light, duration, settings)
    var elements = day.elements
    var files = try day.pictures.files()
    var replaced = day.pictures.replaced
    if let dark {
      let night = Picture(dark, duration, settings)
      elements = SVGElement.themed(light: elements, dark: night.elements)
      files.merge(try night.pictures.files()) { own, _ in own }
      replaced.merge(night.pictures.replaced) { max($0, $1) }
    }
    let known = files
    var writer = SVGWriter { number in
      known[number].map { ($0.size.width, $0.size.height, $0.data) }
    }
    text = writer.document(
      elements, size: light[0].list.size, settings: settings, duration: duration)
    pictureBytes = files.values.reduce(0) { $0 + $1.data.utf8.count }
    notes = PictureMaker.Reason.allCases.compactMap { reason in
      replaced[reason].map { reason.text(count: $0) }
    }
  }
}

/// The elements of one appearance.
private struct Picture {
  let elements: [SVGElement]
  let pictures: PictureMaker

  init(_ moments: [AnimatedSVG.Moment], _ duration: Double, _ settings: AnimatedSVG.Settings) {
    let turned = moments.reduce(into: Set<UInt64>()) { turned, moment in
      for item in moment.list.items { item.collectTurnedBackdrops(&turned) }
    }
    let lists = moments.map { moment in
      var list = moment.list
      list.items = list.items.map { $0.withRectangularBackdrops(turned) }
      return list
    }
    let groups = SteadyGroups(in: lists)
    let actors = [Actor](
      lists.map { groups.grouped($0.items) }, frames: Array(lists.indices))
    let canvas = CGRect(origin: .zero, size: lists[0].size)
    var maker = PieceMaker(canvas: canvas, perspective: settings.perspective)
    let pieces = maker.pieces(of: actors)
    let animator = Animator(
      timeline: Timeline(starts: moments.map(\.start), duration: duration))
    pictures = PictureMaker(lists, pixelsPerPoint: settings.pixelsPerPoint)
    maker.choreography.relate { animator.cost(of: $0) }
    let builder = SceneBuilder(
      animator: animator, motions: maker.choreography.motions, canvas: canvas, pictures: pictures,
      text: settings.text)
    var elements: [SVGElement] = []
    if lists.contains(where: { $0.background.alpha > 0 }) {
      var background = SVGElement(
        "rect", [("width", .text("100%")), ("height", .text("100%"))])
      builder.color("fill", lists.map(\.background), Array(lists.indices), &background)
      elements.append(background)
    }
    self.elements =
      elements + builder.elements(of: pieces).elements(within: Array(lists.indices), animator)
  }
}

extension DisplayItem {
  /// Adds the identities of what blurs and is not upright: pictures of it are larger than it is.
  fileprivate func collectTurnedBackdrops(_ ids: inout Set<UInt64>) {
    switch content {
    case .backdrop:
      if transform.isAffine, transform.x.y != 0 || transform.y.x != 0 { ids.insert(id) }
    case .group(let group):
      for item in group.items + (group.mask ?? []) { item.collectTurnedBackdrops(&ids) }
    case .box, .path, .glyphs, .image, .shadow: break
    }
  }

  /// The item with the outlines of what blurs as clips, which stay sharp where the blur has few pixels.
  ///
  /// What is not upright at every moment is among the `turned`: its outline is needed even where it has no round corners.
  fileprivate func withRectangularBackdrops(_ turned: Set<UInt64>) -> DisplayItem {
    var item = self
    switch content {
    case .backdrop(var backdrop):
      guard !backdrop.shape.isRectangular || turned.contains(id) else { return self }
      item.clips.append(Clip(.box(backdrop.shape), transform: transform))
      backdrop.shape = RoundedRect(backdrop.shape.rect)
      item.content = .backdrop(backdrop)
    case .group(var group):
      group.items = group.items.map { $0.withRectangularBackdrops(turned) }
      group.mask = group.mask?.map { $0.withRectangularBackdrops(turned) }
      item.content = .group(group)
    case .box, .path, .glyphs, .image, .shadow: break
    }
    return item
  }
}

extension PictureMaker.Reason {
  /// What is embedded as pictures, in words.
  fileprivate func text(count: Int) -> String {
    let drawings = "\(count) drawing\(count == 1 ? "" : "s")"
    return switch self {
    case .perspective: "\(drawings) seen in perspective"
    case .backdrop: "\(drawings) that blur\(count == 1 ? "s" : "") what is behind"
    case .blending: "\(drawings) blended in a way that CSS does not know"
    case .conic: "\(drawings) with colours around a point"
    }
  }
}
