package import Foundation

/// What an element is, with its kind.
package enum ElementKind: Hashable, Sendable {
  case cell
  case supplementary(String)
  case decoration(String)
}

/// The identity of an element: unique among the attributes of a layout.
package struct ElementKey: Hashable, Sendable {
  package var kind: ElementKind
  package var indexPath: IndexPath

  package init(kind: ElementKind, indexPath: IndexPath) {
    (self.kind, self.indexPath) = (kind, indexPath)
  }
}
