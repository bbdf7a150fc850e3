import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation

extension PictureMaker {
  /// The number of frames for which one picture of a strip is shown while it changes: a strip has 60
  /// pictures a second, and follows what it shows in between.
  private static let stride = 2
  /// The largest height of a strip, in pixels: what browsers draw in one piece.
  private static let tallest = 8192

  /// Pictures instead of an actor; nil if it can be said in SVG.
  func replacement(for actor: Actor, _ animator: Animator) -> [Shown]? {
    guard let reason = actor.obstacle else { return nil }
    count(reason)
    return stretches(of: actor).compactMap { strip(actor, $0, animator) }
  }

  /// The parts of an actor's frames that have a strip each: without gaps, and not too long.
  private func stretches(of actor: Actor) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var highest = 0.0
    for index in 0...actor.frames.count {
      guard index < actor.frames.count else {
        result.append(start..<index)
        break
      }
      let scale = scale(for: actor.items[index])
      let height = box(of: actor.items[index]).height * scale
      highest = max(highest, height)
      let pictures = Double((index - start) / Self.stride + 1)
      if index > start,
        actor.frames[index] != actor.frames[index - 1] + 1
          || scale != self.scale(for: actor.items[index - 1])
          || pictures * (highest + 2) > Double(Self.tallest)
      {
        result.append(start..<index)
        start = index
        highest = height
      }
    }
    return result
  }

  /// A picture of an item at a time.
  private struct Cutout {
    /// The index of the actor's frame that it is a picture of.
    var index: Int
    /// The index of the first frame that it is shown in.
    var start: Int
    /// The part of the stage, in points.
    var origin: CGPoint
    /// How much larger the picture is than that part.
    var stretch: CGSize
    var pixmap: Pixmap

    func looks(like other: Cutout) -> Bool {
      origin == other.origin && stretch == other.stretch && pixmap == other.pixmap
    }
  }

  private func strip(_ actor: Actor, _ range: Range<Int>, _ animator: Animator) -> Shown? {
    let boxes = range.map { box(of: actor.items[$0]) }
    // What blurs fills its part of the strip whatever its size is, so that its edges are those of the
    // picture.
    let isStretched = actor.first.isBackdrop
    let size = boxes.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    guard size.width > 0, size.height > 0 else { return nil }
    let scale = scale(for: actor.items[range.lowerBound])
    let pixels = PixelSize(
      width: max(1, Int((size.width * scale).rounded(.up))),
      height: max(1, Int((size.height * scale).rounded(.up))))
    let rasterizer = Rasterizer(size: pixels, scale: scale)
    // What does not change is one picture, however long it is shown.
    var cutouts: [Cutout] = []
    for start in Swift.stride(from: range.lowerBound, to: range.upperBound, by: Self.stride) {
      // What follows the drawing is a picture of the middle of its time.
      let follows = actor.items[start].leadsPictures
      let index = follows ? min(start + Self.stride / 2, range.upperBound - 1) : start
      let box = boxes[index - range.lowerBound]
      let stretch =
        isStretched && box.width > 0 && box.height > 0
        ? CGSize(
          width: Double(pixels.width) / (box.width * scale),
          height: Double(pixels.height) / (box.height * scale)) : CGSize(width: 1, height: 1)
      var pixmap = rasterizer.render(list(for: actor, index, at: box.origin, size, stretch))
      if let shape = shape(of: actor.items[index], at: box.origin, size, stretch) {
        pixmap = pixmap.extended(beyond: rasterizer.render(shape))
      }
      let cutout = Cutout(
        index: index, start: start, origin: box.origin, stretch: stretch, pixmap: pixmap)
      if let last = cutouts.last, last.looks(like: cutout) {
        // Still the same.
      } else {
        cutouts.append(cutout)
      }
    }
    return element(cutouts, actor, range, pixels, scale, animator)
  }

  /// A window behind which the strip moves from picture to picture, and which moves itself.
  private func element(
    _ cutouts: [Cutout], _ actor: Actor, _ range: Range<Int>, _ size: PixelSize, _ scale: Double,
    _ animator: Animator
  ) -> Shown {
    let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
    // Between two pictures their edges are repeated, so that neither shines into the other.
    let pitch = size.height + 2
    let image = Image(
      Pixmap(
        size: PixelSize(width: size.width, height: pitch * cutouts.count),
        pixels: cutouts.flatMap { cutout in
          let pixels = cutout.pixmap.pixels
          return pixels.prefix(size.width) + pixels + pixels.suffix(size.width)
        }))
    note(image, scale: 1)
    let toPoints = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: -1 / scale)
    var use = SVGElement("use", [("href", .picture(image.id)), ("transform", .text(toPoints.svg))])
    func keys(
      at values: [(frame: Int, text: String)], easing: String? = "step-end"
    ) -> [Keyframes.Key] {
      var keys: [Keyframes.Key] = []
      for (index, (frame, text)) in values.enumerated() {
        let time = animator.timeline.steps[frame]
        let value = SVGElement.Attribute(name: "translate", value: .text(text))
        if index == 0, time > 0 { keys.append(.init(time: 0, values: [value])) }
        keys.append(.init(time: time, values: [value], easing: easing))
      }
      if let last = keys.last, last.time < Timeline.steps {
        keys.append(.init(time: Timeline.steps, values: last.values))
      }
      return keys
    }
    func keys(_ text: (Int, Cutout) -> String) -> [Keyframes.Key] {
      keys(
        at: cutouts.enumerated().map { index, cutout in
          (actor.frames[cutout.start], text(index, cutout))
        })
    }
    var window = SVGElement(
      "svg", [("width", .text(number(width))), ("height", .text(number(height)))])
    if cutouts.count > 1 {
      use.animations.append(
        Keyframes(
          keys: keys { index, _ in "0 \(number(-Double(pitch * index) / scale, digits: 3))px" }))
    }
    window.children = [use]
    var frame = SVGElement("g", children: [window])
    let course: [Waypoint] =
      if actor.first.leadsPictures {
        followed(cutouts, actor, range, animator)
      } else if actor.first.isBackdrop {
        framed(actor, range, CGSize(width: width, height: height), animator)
      } else {
        placed(cutouts, actor, range, animator)
      }
    if course.allSatisfy({ $0.map == course[0].map }) {
      if !course[0].map.isIdentity { frame.add("transform", .text(course[0].map.svg)) }
    } else {
      frame.animations.append(keyframes(along: course))
    }
    return Shown(element: frame, frames: Array(actor.frames[range]))
  }

  /// Where the window is at a time.
  private struct Waypoint {
    /// The step of the timeline.
    var time: Int
    /// From the window to the stage.
    var map: CGAffineTransform
  }

  /// A way from map to map, straight in between, and at rest after the last.
  private func keyframes(along course: [Waypoint]) -> Keyframes {
    let isMoved = course.allSatisfy { $0.map.isTranslation }
    func value(_ map: CGAffineTransform) -> SVGElement.Attribute {
      guard !isMoved else {
        return .init(name: "translate", value: .text("\(number(map.tx))px \(number(map.ty))px"))
      }
      // Parts of the map need more digits than places.
      let parts = [map.a, map.b, map.c, map.d].map { number($0, digits: 5) }
      let place = [map.tx, map.ty].map { number($0, digits: 3) }
      return .init(
        name: "transform", value: .text("matrix(\((parts + place).joined(separator: ",")))"))
    }
    var keys = course.map { Keyframes.Key(time: $0.time, values: [value($0.map)]) }
    if let first = keys.first, first.time > 0 {
      keys.insert(.init(time: 0, values: first.values), at: 0)
    }
    if let last = keys.last, last.time < Timeline.steps {
      keys.append(.init(time: Timeline.steps, values: last.values))
    }
    return Keyframes(keys: keys)
  }

  /// The way of a window that shows what is behind a drawing, from picture to picture.
  private func placed(
    _ cutouts: [Cutout], _ actor: Actor, _ range: Range<Int>, _ animator: Animator
  ) -> [Waypoint] {
    let times = animator.timeline.steps
    var course: [Waypoint] = []
    for cutout in cutouts {
      let frame = actor.frames[cutout.start]
      let map = CGAffineTransform(translationX: cutout.origin.x, y: cutout.origin.y)
      if let last = course.last {
        if last.map == map { continue }
        // It rests until the frame before.
        if frame > 0, times[frame - 1] > last.time {
          course.append(Waypoint(time: times[frame - 1], map: last.map))
        }
      }
      course.append(Waypoint(time: times[frame], map: map))
    }
    return course
  }

  /// The greatest distance of a window from where a drawing ends, in points.
  private static let windowTolerance = 0.05

  /// The way of a window that is as large as a drawing at every frame, however large its pictures are, straight where that is
  /// close enough.
  private func framed(
    _ actor: Actor, _ range: Range<Int>, _ window: CGSize, _ animator: Animator
  ) -> [Waypoint] {
    let boxes = range.map { box(of: actor.items[$0]) }
    let times = range.map { Double(animator.timeline.steps[actor.frames[$0]]) }
    func parts(_ index: Int) -> [Double] {
      let box = boxes[index]
      return [box.minX, box.minY, box.maxX, box.maxY]
    }
    /// Whether all frames between two are on the straight way from one to the other.
    func isStraight(_ first: Int, _ last: Int) -> Bool {
      let (from, to) = (parts(first), parts(last))
      return (first + 1..<last).allSatisfy { index in
        let share = (times[index] - times[first]) / (times[last] - times[first])
        return zip(parts(index), zip(from, to)).allSatisfy { part, ends in
          abs(ends.0 + (ends.1 - ends.0) * share - part) <= Self.windowTolerance
        }
      }
    }
    func waypoint(_ index: Int) -> Waypoint {
      let box = boxes[index]
      return Waypoint(
        time: animator.timeline.steps[actor.frames[range.lowerBound + index]],
        map: CGAffineTransform(
          a: box.width / window.width, b: 0, c: 0, d: box.height / window.height, tx: box.minX,
          ty: box.minY))
    }
    var course = [waypoint(0)]
    var start = 0
    for end in boxes.indices.dropFirst() where end + 1 == boxes.count || !isStraight(start, end + 1)
    {
      course.append(waypoint(end))
      start = end
    }
    return course
  }

  /// The way of a window that goes, turns and stretches as the drawing does of which it shows
  /// pictures, each from its first moment to that of the next one.
  private func followed(
    _ cutouts: [Cutout], _ actor: Actor, _ range: Range<Int>, _ animator: Animator
  ) -> [Waypoint] {
    let timeline = animator.timeline
    var course: [Waypoint] = []
    for (number, cutout) in cutouts.enumerated() {
      let origin = CGAffineTransform(translationX: cutout.origin.x, y: cutout.origin.y)
      func map(at index: Int) -> CGAffineTransform {
        origin.concatenating(
          Self.change(from: actor.items[cutout.index], to: actor.items[index]))
      }
      let end = number + 1 < cutouts.count ? cutouts[number + 1].start : range.upperBound
      course.append(
        Waypoint(time: timeline.steps[actor.frames[cutout.start]], map: map(at: cutout.start)))
      // A picture of long rest moves off only at its end.
      let rest = end - Self.stride
      if rest > cutout.start {
        course.append(Waypoint(time: timeline.steps[actor.frames[rest]], map: map(at: rest)))
      }
      // The next picture is shown from then on, of this strip, of the next one, or of another actor's: this
      // one has to be where that will be.
      let last = actor.frames[end - 1]
      let time = timeline.end(of: last) - 1
      guard let reached = course.last, time > reached.time else { continue }
      let isFollowed = end < actor.frames.count && actor.frames[end] == last + 1
      if isFollowed {
        course.append(Waypoint(time: time, map: map(at: end)))
      } else {
        var map = map(at: end - 1)
        if last + 1 < timeline.count, end - 2 >= cutout.start {
          map = map.concatenating(Self.change(from: actor.items[end - 2], to: actor.items[end - 1]))
        }
        course.append(Waypoint(time: time, map: map))
      }
    }
    return course
  }

  /// The largest stretch by which a picture follows its drawing: what is seen edge-on has too few pixels.
  private static let largestStretch = 0.25

  /// The map of the stage that takes the corners of a drawing next to those of the same drawing at
  /// another time, by least squares; only to the new place where it is turned too far for that.
  private static func change(from old: DisplayItem, to new: DisplayItem) -> CGAffineTransform {
    guard let before = old.corners, let after = new.corners else { return .identity }
    func mean(_ points: [CGPoint]) -> CGPoint {
      CGPoint(
        x: points.reduce(0) { $0 + $1.x } / Double(points.count),
        y: points.reduce(0) { $0 + $1.y } / Double(points.count))
    }
    let (p, q) = (mean(before), mean(after))
    // The sums of products of coordinates around the means: those before, and after with before.
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (ux, uy, vx, vy) = (0.0, 0.0, 0.0, 0.0)
    for (a, b) in zip(before, after) {
      let (x, y, u, v) = (a.x - p.x, a.y - p.y, b.x - q.x, b.y - q.y)
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
      (ux, uy, vx, vy) = (ux + u * x, uy + u * y, vx + v * x, vy + v * y)
    }
    let determinant = xx * yy - xy * xy
    let toCenter = CGAffineTransform(translationX: -p.x, y: -p.y)
    let toPlace = CGAffineTransform(translationX: q.x, y: q.y)
    let linear = CGAffineTransform(
      a: (ux * yy - uy * xy) / determinant, b: (vx * yy - vy * xy) / determinant,
      c: (uy * xx - ux * xy) / determinant, d: (vy * xx - vx * xy) / determinant, tx: 0, ty: 0)
    let stretches = [linear.a - 1, linear.b, linear.c, linear.d - 1]
    guard stretches.allSatisfy({ abs($0) <= largestStretch }) else {
      return toCenter.concatenating(toPlace)
    }
    return toCenter.concatenating(linear).concatenating(toPlace)
  }

  /// Pixels per point of pictures of an item: fewer where all is blurred.
  private func scale(for item: DisplayItem) -> Double {
    guard case .backdrop(let backdrop) = item.content, backdrop.sigma > 0 else {
      return pixelsPerPoint
    }
    // Halved as often as still leaves four pixels or more to a standard deviation: what is cut off within a pixel at an
    // edge counts for nothing, and that must be little of what is blurred.
    var scale = pixelsPerPoint
    while scale / 2 * backdrop.sigma >= 4 { scale /= 2 }
    return scale
  }

  /// The part of the stage that an item covers, in points, its edges on whole pixels.
  private func box(of item: DisplayItem) -> CGRect {
    let extent = item.extent
    guard !extent.isNull, let first = lists.first else { return .zero }
    let corners = extent.corners
    let stage = CGRect(origin: .zero, size: first.size)
    guard corners.allSatisfy({ item.transform.homogeneous($0).z > 0 }) else { return stage }
    let box = CGRect(around: corners.map(item.transform.apply)).intersection(stage)
    guard !box.isNull else { return .zero }
    if case .backdrop = item.content { return box }
    let scale = scale(for: item)
    let (minX, minY) = (
      (box.minX * scale).rounded(.down) / scale, (box.minY * scale).rounded(.down) / scale
    )
    let (maxX, maxY) = (
      (box.maxX * scale).rounded(.up) / scale, (box.maxY * scale).rounded(.up) / scale
    )
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// What is to be drawn for a picture: the item alone or, where it changes what is behind it, with
  /// all of that.
  private func list(
    for actor: Actor, _ index: Int, at origin: CGPoint, _ size: CGSize, _ stretch: CGSize
  ) -> DisplayList {
    let item = actor.items[index]
    let away = away(from: origin, stretch)
    var items = [item]
    var background = Color.clear
    let isBlending = item.blendMode != .normal
    if case .backdrop = item.content {
      (items, background) = behind(item, in: lists[actor.frames[index]])
    } else if isBlending {
      (items, background) = behind(item, in: lists[actor.frames[index]])
    }
    return DisplayList(size: size, background: background, items: items.map { $0.placed(by: away) })
  }

  /// A white picture of where a backdrop's clips leave it whole; nil for what has none, or is none.
  private func shape(
    of item: DisplayItem, at origin: CGPoint, _ size: CGSize, _ stretch: CGSize
  ) -> DisplayList? {
    guard case .backdrop(let backdrop) = item.content, !item.clips.isEmpty else { return nil }
    var shape = item
    shape.opacity = 1
    shape.blendMode = .normal
    shape.content = .box(Box(backdrop.shape, fill: .color(.white)))
    return DisplayList(size: size, items: [shape.placed(by: away(from: origin, stretch))])
  }

  /// From the stage to a picture that begins at a point of it.
  private func away(from origin: CGPoint, _ stretch: CGSize) -> Projection {
    Projection(
      CGAffineTransform(translationX: -origin.x, y: -origin.y)
        .concatenating(CGAffineTransform(scaleX: stretch.width, y: stretch.height)))
  }

  /// All up to an item, and the item.
  private func behind(_ item: DisplayItem, in list: DisplayList) -> ([DisplayItem], Color) {
    func upTo(_ items: [DisplayItem]) -> [DisplayItem]? {
      for (index, other) in items.enumerated() {
        let before = Array(items[..<index])
        if other.id == item.id { return before + [other] }
        if case .group(let group) = other.content, let inside = upTo(group.items) {
          return before + inside
        }
      }
      return nil
    }
    return (upTo(list.items) ?? [item], list.background)
  }
}

extension Actor {
  /// Why it has to be a picture; nil if it can be said in SVG.
  fileprivate var obstacle: PictureMaker.Reason? {
    if case .backdrop = first.content { return .backdrop }
    if !first.isAffine { return .perspective }
    if first.blendMode != .normal, first.blendMode.css == nil, !isEraser { return .blending }
    return first.isConic ? .conic : nil
  }

  /// Whether it is a black path that is taken out of what is behind it in its group.
  var isEraser: Bool {
    guard first.blendMode == .destinationOut, case .path(let path) = first.content else {
      return false
    }
    return [path.fill, path.stroke?.paint].allSatisfy { paint in
      switch paint {
      case nil: true
      case .color(let color)?: color.withAlpha(1) == .black
      case .gradient?, .pattern?: false
      }
    }
  }

  /// Whether its clips are in its pictures.
  var isClippedInPictures: Bool {
    switch obstacle {
    case .perspective, .conic: true
    case .backdrop, .blending, nil: false
    }
  }

  /// Whether it is made in the stage's own coordinates.
  var isAbsolute: Bool {
    if case .shadow(let shadow) = first.content, case .items = shadow.shape { return true }
    return obstacle != nil
  }
}

extension DisplayItem {
  /// Whether pictures of it follow it: not those of what shows what is behind it.
  fileprivate var leadsPictures: Bool { !isBackdrop && blendMode == .normal }

  /// Whether it blurs what is behind it.
  fileprivate var isBackdrop: Bool { if case .backdrop = content { true } else { false } }

  /// The corners of what it draws, on the stage; nil if there is nothing, or a part is behind the eye.
  fileprivate var corners: [CGPoint]? {
    let extent = extent
    guard !extent.isNull else { return nil }
    let corners = extent.corners
    guard corners.allSatisfy({ transform.homogeneous($0).z > 0 }) else { return nil }
    return corners.map(transform.apply)
  }

  /// Whether it is painted with colours around a point.
  var isConic: Bool {
    let paint: Paint?
    switch content {
    case .box(let box): paint = box.fill
    case .path(let path): paint = path.fill
    case .glyphs, .image, .shadow, .backdrop, .group: paint = nil
    }
    if case .gradient(let gradient)? = paint, case .conic = gradient.geometry { return true }
    return false
  }
}
