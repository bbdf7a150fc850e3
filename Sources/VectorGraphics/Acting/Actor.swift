import AnimDrawing

/// A drawing that is seen at some times, always between the same neighbours.
struct Actor {
  /// The look, which it never changes.
  let look: Look
  /// The numbers of the frames in which it is seen, rising.
  var frames: [Int] = []
  /// The drawing in each of these frames.
  var items: [DisplayItem] = []
  /// For a group: the actors in it, back to front.
  var members: [Actor] = []
  /// For a group with a mask: the actors of the mask.
  var mask: [Actor] = []

  init(_ look: Look) { self.look = look }

  /// The drawing that it was first seen with.
  var first: DisplayItem { items[0] }
}

extension [Actor] {
  /// The actors of lists of items, in an order in which they can be painted in every frame.
  ///
  /// An item that comes to lie before others that it lay behind is another actor from then on.
  ///
  /// - Parameters:
  ///   - lists: The items of each of the frames.
  ///   - frames: The numbers of the frames, rising.
  init(_ lists: [[DisplayItem]], frames: [Int]) {
    var lineup = Lineup()
    for (list, frame) in zip(lists, frames) { lineup.add(list, frame: frame) }
    self = lineup.actors.map { $0.withMembers }
  }
}

extension Actor {
  /// The actor with the actors in it, if it is a group.
  fileprivate var withMembers: Actor {
    guard case .group = first.content else { return self }
    var result = self
    let groups = items.compactMap { item -> Group? in
      if case .group(let group) = item.content { group } else { nil }
    }
    result.members = [Actor](groups.map(\.items), frames: frames)
    if groups[0].mask != nil {
      result.mask = [Actor](groups.map { $0.mask ?? [] }, frames: frames)
    }
    return result
  }
}
