package import AnimDrawing
import AnimGeometry
import AnimPixels
package import AnimScenarioFormat
package import AnimStaging
package import AnimText
package import Foundation

/// Draws a scenario's annotations over its frames.
///
/// It knows all that is seen from the beginning to the end, and so ways and curves: frames may be asked
/// for in any order.
@MainActor package final class Annotator {
  private struct Entry {
    var annotation: Annotation
    var from: Double
    var to: Double
    /// Of the items that it is about, in their order.
    var tracks: [ElementTrack]
  }

  private let entries: [Entry]
  private let moments: [AnnotatedMoment]
  private let theme: Theme
  private let canvas: Canvas
  private let lettering: Lettering
  private let code: CodeListing?
  private let duration: Double

  /// How long an annotation takes to appear and to go, in seconds.
  private static let fade = 0.2

  /// The annotations of a rehearsed scenario.
  ///
  /// - Parameters:
  ///   - rehearsal: The scenario, of which annotations, clock and canvas count.
  ///   - moments: What is seen at every tick of the clock, in order.
  ///   - fonts: The fonts, among them the system font.
  /// - Throws: `FontError` if the system font is not installed, or `AnnotationError` if an annotation is
  ///   about an item that is not to be seen.
  package init(
    _ rehearsal: Rehearsal, _ moments: [AnnotatedMoment], fonts: FontLibrary
  ) throws {
    let scenario = rehearsal.scenario
    lettering = try Lettering(fonts)
    theme = rehearsal.theme
    canvas = scenario.canvas
    duration = rehearsal.duration
    self.moments = moments
    code = CodeListing(scenario, rehearsal.steps)
    var entries: [Entry] = []
    for annotation in scenario.annotations {
      let from = rehearsal.time(of: annotation.from) ?? 0
      let to = max(from, rehearsal.time(of: annotation.to) ?? rehearsal.duration)
      let tracks = annotation.items.map { ElementTrack($0.value, from: from, in: moments) }
      for (item, track) in zip(annotation.items, tracks) where !track.isSeen(from: from, to: to) {
        throw AnnotationError(path: item.value, from: from, to: to, location: item.location)
      }
      entries.append(Entry(annotation: annotation, from: from, to: to, tracks: tracks))
    }
    self.entries = entries
  }

  /// The annotations at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds from the beginning of the whole animation.
  ///   - size: The size of the picture, in points.
  /// - Returns: What is drawn over the frame.
  package func items(at time: Double, over size: CGSize) -> [DisplayItem] {
    let screen = moments.last { $0.time <= time + 1e-9 }?.screen
    return entries.flatMap { entry -> [DisplayItem] in
      let opacity = opacity(of: entry, at: time)
      guard opacity > 0 else { return [] }
      let drawing = items(of: entry, at: time, screen, over: size)
      guard !drawing.isEmpty else { return [] }
      guard opacity < 1 else { return drawing }
      return [DisplayItem(opacity: opacity, content: .group(Group(items: drawing)))]
    }
  }

  /// Fades in and out, but not at the ends of the animation.
  private func opacity(of entry: Entry, at time: Double) -> Double {
    guard time >= entry.from - 1e-9, time <= entry.to + 1e-9 else { return 0 }
    let appearing = entry.from > 0 ? (time - entry.from) / Self.fade : 1
    let going = entry.to < duration ? (entry.to - time) / Self.fade : 1
    return min(1, max(0, min(appearing, going)))
  }

  private func items(
    of entry: Entry, at time: Double, _ screen: TracedScreen?, over size: CGSize
  ) -> [DisplayItem] {
    let blueprint = Blueprint(entry.annotation.color, theme: theme, lettering)
    let elements = entry.tracks.map { $0.element(at: time) }
    switch entry.annotation.subject {
    case .spacing:
      guard let screen, let first = elements[0], let second = elements[1] else { return [] }
      return blueprint.spacing(between: first.box, and: second.box, zoom: screen.zoom)
    case .inset(let inset):
      guard let screen, let element = elements[0] else { return [] }
      return inset.edges.flatMap { edge in
        blueprint.inset(of: element.box, from: edge, of: screen.box, zoom: screen.zoom)
      }
    case .path(let path):
      return blueprint.way(
        of: entry.tracks[0], from: entry.from, to: entry.to, now: time, ghosts: path.ghosts,
        radius: 6)
    case .curve(let curve):
      guard let screen else { return [] }
      return CurveInset(curve, blueprint)
        .items(entry.tracks[0], from: entry.from, to: entry.to, now: time, on: screen)
    case .callout(let callout):
      guard let screen, let element = elements[0] else { return [] }
      return blueprint.callout(callout, element, on: screen.box)
    case .code(let style):
      return code.map { blueprint.panel($0, style, at: time, canvas, over: size) } ?? []
    }
  }
}

/// An annotation about an item that is not to be seen.
package struct AnnotationError: Error, CustomStringConvertible {
  let path: ItemIndexPath
  let from: Double
  let to: Double
  /// The index path in the scenario's text.
  package let location: SourceRange

  package var description: String {
    "no cell \(path) is to be seen between \(from.secondsText) and \(to.secondsText)"
  }
}
