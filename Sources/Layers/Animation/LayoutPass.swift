/// A pass of layout: from the outermost call of `layoutIfNeeded` until there is nothing left to lay out.
struct LayoutPass {
  private(set) var number = 0
  private var depth = 0

  mutating func enter() {
    if depth == 0 { number += 1 }
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  /// Whether nothing is being laid out.
  var isOver: Bool { depth == 0 }
}
