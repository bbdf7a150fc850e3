import AnimDrawing
import AnimGeometry
import Foundation

/// An actor with its surroundings: the clips and the motion that it is in.
struct Piece {
  let actor: Actor
  /// The way from the actor's own coordinates.
  var place: Motion.Place
  /// The clips, outermost first.
  var clips: [ClipPiece]
  /// For a group: what is in it.
  var members: [Piece] = []
  var mask: [Piece] = []
  /// For what is seen in perspective: what it is in space; nil for a picture.
  var plane: Plane?

  /// What is around the actor, outermost first.
  enum Shell {
    /// A clip, with the motion that its coordinates go with.
    case clip(ClipPiece, relativeTo: Int?)
    case motion(Int)
  }

  /// The piece in other coordinates, with all that is in it.
  func moved(by map: CGAffineTransform) -> Piece {
    var piece = self
    piece.place.map = place.map.concatenating(map)
    for index in clips.indices {
      piece.clips[index].place.map = clips[index].place.map.concatenating(map)
    }
    piece.members = members.map { $0.moved(by: map) }
    return piece
  }

  /// Whether all of it goes with a motion, so that its coordinates can be moved.
  func isWithin(_ motion: Int?) -> Bool {
    place.motion == motion && !actor.isAbsolute && mask.isEmpty
      && clips.allSatisfy { $0.place.motion == motion }
      && members.allSatisfy { $0.isWithin(motion) }
  }

  /// The shells around the actor: from where all the rest goes with one motion, that motion is around
  /// it.
  ///
  /// A motion that is told relative to another one is in that.
  func shells(_ motions: [Motion]) -> [Shell] {
    var shells: [Shell] = []
    var rest = clips[...]
    func add(_ motion: Int?) {
      let together =
        rest.indices.reversed().prefix { rest[$0].place.motion == motion }.last ?? rest.endIndex
      let own = rest[together...].map { Shell.clip($0, relativeTo: motion) }
      shells = (motion.map { [.motion($0)] } ?? []) + own + shells
      rest = rest[..<together]
    }
    if let motion = place.motion {
      add(motion)
      if let parent = motions[motion].parent { add(parent) }
    } else {
      add(nil)
    }
    return rest.map { Shell.clip($0, relativeTo: nil) } + shells
  }
}

/// A clip over time.
struct ClipPiece {
  var clips: [Int: Clip]
  /// The clip of all frames; nil if it changes.
  let constant: Clip?
  var place: Motion.Place
  /// Whether it cuts anything off.
  var isNeeded: Bool

  init(_ frames: [Int], _ clips: [Clip], place: Motion.Place, isNeeded: Bool) {
    self.clips = Dictionary(uniqueKeysWithValues: zip(frames, clips))
    constant = clips.allSatisfy { $0 == clips[0] } ? clips[0] : nil
    self.place = place
    self.isNeeded = isNeeded
  }

  /// Whether both can be one clip: in all frames that both are seen in, they are the same.
  func agrees(with other: ClipPiece) -> Bool {
    guard place.motion == other.place.motion else { return false }
    if let constant, let theirs = other.constant { return constant == theirs }
    var common = 0
    let (few, many) = clips.count < other.clips.count ? (self, other) : (other, self)
    for (frame, clip) in few.clips {
      guard let counterpart = many.clips[frame] else { continue }
      guard counterpart == clip else { return false }
      common += 1
    }
    return common > 0
  }

  /// The clip of both.
  func merged(with other: ClipPiece) -> ClipPiece {
    var result = self
    result.isNeeded = isNeeded || other.isNeeded
    if constant == nil || other.constant == nil {
      result.clips.merge(other.clips) { own, _ in own }
    }
    return result
  }
}

/// Finds out where actors are and what surrounds them.
struct PieceMaker {
  var choreography = Choreography()
  /// The area that is seen, in points.
  let canvas: CGRect
  /// How perspective is said.
  var perspective: AnimatedSVG.Perspective

  init(canvas: CGRect, perspective: AnimatedSVG.Perspective) {
    self.canvas = canvas
    self.perspective = perspective
  }

  /// The pieces of actors, back to front.
  mutating func pieces(of actors: [Actor]) -> [Piece] { actors.map { piece(of: $0) } }

  private mutating func piece(of actor: Actor) -> Piece {
    if case .group = actor.first.content { return group(actor) }
    let maps = zip(actor.items, actor.stretches).map { item, stretch in
      stretch.concatenating(item.transform.affine ?? .identity)
    }
    let extents = zip(actor.items, actor.stretches).map { item, stretch in
      stretch.isIdentity || !stretch.isInvertible
        ? item.extent : item.extent.applying(stretch.inverted())
    }
    let extent = extents.reduce(CGRect.null) { $0.union($1) }
    let isFlat = !actor.isAbsolute
    let plane = perspective == .planes ? Plane(actor) : nil
    let place =
      isFlat ? choreography.place(actor.frames, maps, extent: extent) : .identity
    return Piece(
      actor: actor, place: place,
      clips: clips(of: actor, isFlat: isFlat, plane: plane), plane: plane)
  }

  /// The clips of an actor, with those that cut nothing off marked as such.
  private mutating func clips(
    of actor: Actor, isFlat: Bool, plane: Plane? = nil
  ) -> [ClipPiece] {
    if plane == nil, actor.isClippedInPictures { return [] }
    let inPlane = plane?.clips.map(\.number) ?? []
    return actor.first.clips.indices.filter { !inPlane.contains($0) }.map { index in
      let clips = actor.items.map { $0.clips[index] }
      let isNeeded = zip(clips, actor.items).contains { clip, item in
        !clip.contains(canvas, .identity)
          && !(isFlat && clip.contains(item.extent, item.transform.affine ?? .identity))
      }
      let maps = clips.map { $0.transform.affine ?? .identity }
      return ClipPiece(
        actor.frames, clips,
        place: choreography.place(actor.frames, maps, extent: clips[0].bounds), isNeeded: isNeeded)
    }
  }

  /// A group, with what all of its members have in common around it.
  private mutating func group(_ actor: Actor) -> Piece {
    var members = pieces(of: actor.members)
    // Browsers show no HTML in masks.
    let shown = perspective
    perspective = .pictures
    let mask = pieces(of: actor.mask)
    perspective = shown
    var outer = clips(of: actor, isFlat: false)
    while let first = members.first?.clips.first,
      members.dropFirst().allSatisfy({ $0.clips.first.map(first.agrees) ?? false })
    {
      outer.append(members.compactMap(\.clips.first).reduce(first) { $0.merged(with: $1) })
      for index in members.indices { members[index].clips.removeFirst() }
    }
    var place = Motion.Place.identity
    if mask.isEmpty, let motion = members.first?.place.motion,
      members.allSatisfy({ $0.place.motion == motion && $0.isTogether })
    {
      place.motion = motion
    }
    return Piece(actor: actor, place: place, clips: outer, members: members, mask: mask)
  }
}

extension Piece {
  /// Whether all of its clips go with its motion.
  fileprivate var isTogether: Bool { clips.allSatisfy { $0.place.motion == place.motion } }
}

extension Actor {
  /// The maps to the item's own coordinates from those in which its picture keeps its size; the
  /// identity for all but pictures whose rectangle changes.
  var stretches: [CGAffineTransform] {
    let rects = items.compactMap { item -> CGRect? in
      if case .image(let image) = item.content { image.destination } else { nil }
    }
    guard rects.count == items.count, let first = rects.first,
      !rects.allSatisfy({ $0.isClose(to: first) }), first.width > 0, first.height > 0
    else { return items.map { _ in .identity } }
    return rects.map { rect in
      CGAffineTransform(translationX: -first.minX, y: -first.minY)
        .concatenating(
          CGAffineTransform(scaleX: rect.width / first.width, y: rect.height / first.height)
        )
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
      && abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool { abs(a * d - b * c) > 1e-9 }
}

extension Clip {
  /// A box around the region, in its own coordinates.
  fileprivate var bounds: CGRect {
    switch region {
    case .box(let shape): shape.rect
    case .path(let path, _): path.controlBounds
    }
  }
}
