import AnimDrawing
import AnimGeometry
import Foundation

/// Makes elements of pieces: groups for clips and motions around those in a row that share them.
struct SceneBuilder {
  let animator: Animator
  let motions: [Motion]
  /// The area that is seen, in points.
  let canvas: CGRect
  let pictures: PictureMaker
  /// How text is written.
  let text: AnimatedSVG.Text

  /// A piece with the shells that are still to be made around it, outermost first.
  private struct Wrapped {
    let piece: Piece
    var shells: ArraySlice<Piece.Shell>

    /// The piece without its outermost shell.
    var inner: Wrapped { Wrapped(piece: piece, shells: shells.dropFirst()) }

    /// The piece in coordinates that are moved against those that it goes with.
    ///
    /// Only what goes with the same motion is in them.
    func moved(by map: CGAffineTransform) -> Wrapped {
      guard !map.isIdentity else { return self }
      return Wrapped(
        piece: piece.moved(by: map),
        shells: shells.map { shell in
          guard case .clip(var clip, let motion) = shell else { return shell }
          clip.place.map = clip.place.map.concatenating(map)
          return .clip(clip, relativeTo: motion)
        }[...])
    }
  }

  /// The elements of pieces, in the coordinates of a motion.
  func elements(of pieces: [Piece], in motion: Int? = nil) -> [Shown] {
    elements(
      pieces.map { piece in
        var shells = piece.shells(motions)[...]
        let known = shells.firstIndex { if case .motion(motion) = $0 { true } else { false } }
        if let known { shells = shells[(known + 1)...] }
        return Wrapped(piece: piece, shells: shells)
      }, in: motion)
  }

  private func elements(_ pieces: [Wrapped], in motion: Int?) -> [Shown] {
    var result: [Shown] = []
    var rest = pieces[...]
    while let first = rest.first {
      let run: ArraySlice<Wrapped>
      switch first.shells.first {
      case nil:
        run = rest.prefix(1)
        result += draw(first.piece, in: motion)
      case .motion(let number):
        run = rest.prefix { wrapped in
          if case .motion(number)? = wrapped.shells.first { true } else { false }
        }
        let inner = elements(run.map(\.inner), in: number)
        let moved = inner.wrapped(animator, canTake: \.isUnanimated) { element in
          let way = motion.flatMap { motions[number].relative(to: motions[$0]) } ?? motions[number]
          animator.animate(way, of: &element)
        }
        if let moved { result.append(moved) }
      case .clip(let clip, let frame):
        var whole = clip
        run = rest.prefix { wrapped in
          guard case .clip(let other, _)? = wrapped.shells.first, whole.agrees(with: other) else {
            return false
          }
          whole = whole.merged(with: other)
          return true
        }
        result += clipped(Array(run), by: whole, relativeTo: frame, in: motion)
      }
      rest = rest.dropFirst(run.count)
    }
    return result
  }

  /// The elements of pieces within a clip, which is put around those only that need it and what is
  /// between these.
  private func clipped(
    _ run: [Wrapped], by clip: ClipPiece, relativeTo frame: Int?, in motion: Int?
  ) -> [Shown] {
    func isNeeded(_ wrapped: Wrapped) -> Bool {
      if case .clip(let own, _)? = wrapped.shells.first { own.isNeeded } else { false }
    }
    guard let first = run.firstIndex(where: isNeeded), let last = run.lastIndex(where: isNeeded)
    else { return elements(run.map(\.inner), in: motion) }
    let before = elements(run[..<first].map(\.inner), in: motion)
    let after = elements(run[(last + 1)...].map(\.inner), in: motion)
    // In the clip's own coordinates, wherever these are: cells in many places share one clip.
    let map = clip.place.map
    let isOwn =
      clip.place.motion == motion && map.isTranslation
      && run[first...last].allSatisfy { $0.piece.isWithin(motion) }
    let back = isOwn ? map.inverted() : .identity
    let inside = elements(run[first...last].map { $0.inner.moved(by: back) }, in: motion)
    var placed = clip
    if isOwn { placed.place.map = .identity }
    let path = clipPath(placed, relativeTo: frame)
    let wrapped = inside.wrapped(
      animator, canTake: { $0.isUnmoved && !$0.has("clip-path") && !$0.has("filter") }
    ) { element in
      element.add("clip-path", .url(path))
      let place = isOwn ? map.svg : ""
      if !place.isEmpty { element.add("transform", .text(place)) }
    }
    return before + (wrapped.map { [$0] } ?? []) + after
  }

  /// The `clipPath` of a clip, in coordinates that go with `motion`.
  private func clipPath(_ clip: ClipPiece, relativeTo motion: Int?) -> SVGElement {
    let frames = clip.constant == nil ? clip.clips.keys.sorted() : []
    let regions = clip.constant.map { [$0.region] } ?? frames.compactMap { clip.clips[$0]?.region }
    let contour = Contour(frames.isEmpty ? [0] : frames, regions: regions)
    var shape = placed(contour, clip.place.map)
    if contour.rule == .evenOdd { shape.add("clip-rule", .text("evenodd")) }
    if clip.place.motion != motion, let own = clip.place.motion {
      animator.animate(motions[own], of: &shape)
    }
    return SVGElement("clipPath", children: [shape])
  }

  /// The element of an outline, where a map brings it.
  func placed(_ contour: Contour, _ map: CGAffineTransform) -> SVGElement {
    let offset = offset(of: contour, map)
    var element = contour.moved(by: offset.x, offset.y).element(animator)
    // What is long is written once, however many cells have it.
    if contour.isLong, element.animations.isEmpty {
      element = SVGElement("use", [("href", .link(element))])
    }
    let rest = map.concatenating(CGAffineTransform(translationX: -offset.x, y: -offset.y)).svg
    if !rest.isEmpty { element.add("transform", .text(rest)) }
    return element
  }

  /// How far the coordinates of an outline's element are from its own; zero if an attribute brings
  /// it to its place.
  func offset(of contour: Contour, _ map: CGAffineTransform) -> CGPoint {
    map.isTranslation && !(contour.isLong && contour.isConstant)
      ? CGPoint(x: map.tx, y: map.ty) : .zero
  }
}

extension SVGElement {
  /// Whether no motion moves it yet; an attribute that places it does not hinder one.
  fileprivate var isUnanimated: Bool {
    ["translate", "rotate", "scale"].allSatisfy { !has($0) && !animates($0) }
      && !animates("transform") && !has("mask")
  }
}

extension Contour {
  init(_ frames: [Int], regions: [Clip.Region]) {
    let boxes = regions.compactMap { region -> RoundedRect? in
      if case .box(let shape) = region { shape } else { nil }
    }
    if boxes.count == regions.count {
      self.init(frames, boxes: boxes)
      return
    }
    var rule = FillRule.nonZero
    let paths = regions.compactMap { region -> Path? in
      guard case .path(let path, let own) = region else { return nil }
      rule = own
      return path
    }
    self.init(frames, paths: paths, rule)
  }
}
