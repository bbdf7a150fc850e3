/// The part of every element that is seen before or after a change.
///
/// An element that is seen before has one part and one view, and so has one that is seen after;
/// only one that is seen at both times has the same part for both.
package struct TransitionPlan: Hashable, Sendable {
  /// The fate of one element.
  package enum Part: Hashable, Sendable {
    /// Its view goes. The successor is what the element has become out of sight; nil if it has become
    /// nothing.
    case leaves(ElementKey, successor: ElementKey?)
    /// Its view travels, from one key to the other.
    case stays(from: ElementKey, to: ElementKey)
    /// It gets a view. The origin is what was in its place; nil if it is new.
    case arrives(ElementKey, origin: ElementKey?)
  }

  /// The elements that leave, in the order before the change, then the others, in the order after
  /// it.
  package let parts: [Part]

  /// - Parameters:
  ///   - before: The elements that have views, each once.
  ///   - after: The elements that are to have views, each once.
  ///   - correspondence: The successor and the origin of each element.
  /// - Complexity: O(elements), besides the questions to `correspondence`.
  package init(
    from before: [ElementKey], to after: [ElementKey], by correspondence: ElementCorrespondence
  ) {
    let wanted = Set(after)
    var staying: Set<ElementKey> = []
    var parts: [Part] = []
    for key in before {
      let successor = correspondence.successor(of: key)
      if let successor, wanted.contains(successor), correspondence.origin(of: successor) == key {
        staying.insert(key)
      } else {
        parts.append(.leaves(key, successor: successor))
      }
    }
    for key in after {
      let origin = correspondence.origin(of: key)
      if let origin, staying.contains(origin) {
        parts.append(.stays(from: origin, to: key))
      } else {
        parts.append(.arrives(key, origin: origin))
      }
    }
    self.parts = parts
  }
}
