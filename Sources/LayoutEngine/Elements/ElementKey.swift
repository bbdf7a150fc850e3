package import Foundation

/// The category of an element, with its kind.
package enum ElementKind: Hashable, Sendable {
  case cell
  case supplementary(String)
  case decoration(String)
}

/// The identity of an element: unique among the attributes of a layout.
package struct ElementKey: Hashable, Sendable {
  /// A cell, or a view of a named kind.
  package var kind: ElementKind
  /// Of two indexes; of one for a view that belongs to no section.
  package var indexPath: IndexPath

  /// The element of a kind at an index path.
  package init(kind: ElementKind, indexPath: IndexPath) {
    (self.kind, self.indexPath) = (kind, indexPath)
  }
}
