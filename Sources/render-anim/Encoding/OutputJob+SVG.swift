import AnimCodecs
import AnimDrawing
import AnimFiles
import AnimGeometry
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimVectorGraphics
import Foundation

extension OutputJob {
  /// What an animated SVG is made with, beside what all animations are.
  struct VectorSettings {
    /// The same in the other theme, for a file that shows either; nil for one theme alone.
    var companion: (any FrameSource)?
    /// Whether the companion is the one in dark appearance.
    var companionIsDark = true
    /// The time of the still for who wants no motion, in seconds of the source; nil for the end.
    var poster: Double?
    /// How text is written.
    var text = AnimatedSVG.Text.paths
    /// How perspective is said.
    var perspective = AnimatedSVG.Perspective.planes
  }

  /// The least number of moments that motions are fitted to, in a second of the animation.
  ///
  /// More than a screen shows, so that nothing of what one shows is missed between two of them.
  private static let leastVectorRate = 100.0

  /// The number of moments in a second: a multiple of the rate of frames, so that what is acted out between frames, as what a finger
  /// throws at one of them, is in a frame what it is in all other formats.
  private var vectorRate: Double {
    let rate = timing.framesPerSecond
    return rate * (Self.leastVectorRate / rate).rounded(.up)
  }

  /// Writes animated SVGs, which are all the same.
  ///
  /// - Returns: The files, and a note on what had to be embedded as pictures.
  func writeVectors(_ paths: [String]) throws -> (outputs: [OutputSummary], notes: [String]) {
    guard let size = source.size(at: 1) else { return ([], []) }
    let schedule = schedule(framesPerSecond: vectorRate)
    func moments(_ source: any FrameSource) throws -> [AnimatedSVG.Moment] {
      let next = try source.frames(schedule)
      var moments: [AnimatedSVG.Moment] = []
      while let frame = try next() {
        moments.append(AnimatedSVG.Moment(start: frame.start, list: try drawing(frame.content)))
      }
      return moments
    }
    var settings = AnimatedSVG.Settings()
    settings.title = page.title
    settings.description = page.alternativeText
    settings.poster = poster(in: schedule)
    settings.pixelsPerPoint = source.scale(at: 1)
    settings.text = vectors.text
    settings.perspective = vectors.perspective
    if case .times(let times) = loop { settings.rounds = times }
    var (light, dark) = (try moments(source), try vectors.companion.map(moments))
    if !vectors.companionIsDark, let other = dark { (light, dark) = (other, light) }
    let svg: AnimatedSVG
    do {
      svg = try AnimatedSVG(
        light: light, dark: dark, duration: schedule.duration, settings: settings)
    } catch {
      throw OutputError.encoding(path: paths[0], reason: "\(error)")
    }
    let shown = Showing(frames: schedule.count, duration: schedule.duration, size: size)
    let outputs = try paths.map { path in
      try OutputFile.write(svg.text, to: path)
      return OutputSummary(path: path, bytes: svg.text.utf8.count, shown: shown)
    }
    var notes: [String] = []
    if !svg.notes.isEmpty {
      notes.append("in the SVG as pictures: \(svg.notes.joined(separator: ", "))")
    }
    return (outputs, notes)
  }

  /// What is drawn of a frame.
  ///
  /// What fades in over it lies over it as a whole. Of what is seen while a shutter is open, the middle is drawn:
  /// vectors are sharp at every moment.
  private func drawing(_ content: FrameContent) throws(CommandError) -> DisplayList {
    switch content {
    case .drawing(let list): return list
    case .exposure(let lists): return lists[lists.count / 2]
    case .dissolve(var list, let other, let weight):
      list.items.append(other.cover(opacity: weight))
      return list
    case .picture:
      throw CommandError(.usage, "an SVG is made of drawings; frames that are files have none")
    }
  }

  /// The time at which the moment of the still is shown first, in seconds of the animation.
  private func poster(in schedule: FrameSchedule) -> Double {
    let time = vectors.poster ?? source.end
    let index = (0..<schedule.count).first {
      schedule.actedTime(ofTaken: schedule.taken($0)) >= time - 1e-9
    }
    return schedule.start(of: index ?? schedule.count - 1)
  }
}

extension DisplayList {
  /// All of it as one item that lies over another list of its size.
  fileprivate func cover(opacity: Double) -> DisplayItem {
    let ground = DisplayItem(
      content: .box(Box(RoundedRect(CGRect(origin: .zero, size: size)), fill: .color(background))))
    let items = items.map(\.double)
    return DisplayItem(
      opacity: opacity,
      content: .group(Group(items: background.alpha > 0 ? [ground] + items : items)))
  }
}

extension DisplayItem {
  /// The same as another item beside it: with an identity that nobody else has.
  fileprivate var double: DisplayItem {
    var item = self
    if id != 0 { item.id = id ^ 1 << 63 }
    switch content {
    case .group(var group):
      group.items = group.items.map(\.double)
      group.mask = group.mask?.map(\.double)
      item.content = .group(group)
    case .shadow(var shadow):
      if case .items(let items) = shadow.shape {
        shadow.shape = .items(items.map(\.double))
        item.content = .shadow(shadow)
      }
    case .box, .path, .glyphs, .image, .backdrop: break
    }
    return item
  }
}
