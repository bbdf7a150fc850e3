/// A name that an expression may mention, apart from variables.
package enum ExpressionName: String, CaseIterable, Sendable {
  case bounds
  case contentOffset
  case contentInset
  case contentSize
  case frame
  case center
  case item
  case section
  case itemCount
  case progress
  case t
  case selected
  // Known to some expressions only.
  case row
  case y

  /// Whether every expression may mention the name.
  var isKnownEverywhere: Bool {
    switch self {
    case .bounds, .contentOffset, .contentInset, .contentSize, .frame, .center, .item, .section,
      .itemCount, .progress, .t, .selected:
      true
    case .row, .y: false
    }
  }

  var members: NameScope.Members {
    switch self {
    case .bounds, .frame, .row: .fixed(RectMember.names, isValue: false)
    case .contentOffset, .center: .fixed(PointMember.names, isValue: false)
    case .contentInset: .fixed(InsetMember.names, isValue: false)
    case .contentSize: .fixed(SizeMember.names, isValue: false)
    case .item: .open(ItemMember.names)
    case .section: .fixed(SectionMember.names, isValue: true)
    case .selected:
      .open([ItemMember.id, .title, .color, .index, .section].map(\.rawValue))
    case .itemCount, .progress, .t, .y: .none
    }
  }

  var doc: String {
    switch self {
    case .bounds: "the collection view's bounds; its origin is the content offset"
    case .contentOffset: "how far the content is scrolled"
    case .contentInset: "the collection view's inset"
    case .contentSize: "the size of the content"
    case .frame: "the frame of the element in question"
    case .center: "the centre of the element in question"
    case .item: "the item in question; by itself its position in the section"
    case .section: "its section; by itself the section's position"
    case .itemCount: "how many items the section has"
    case .progress: "0 at the start of the animation or transition, 1 at its end"
    case .t: "seconds since the scenario began"
    case .selected: "the selected item"
    case .row: "the line, section or item that is decorated"
    case .y: "the middle of the stretch of the content that the item gets"
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}

/// The names behind the point after a rectangle.
package enum RectMember: String, CaseIterable, Sendable {
  case x, y, width, height, minX, midX, maxX, minY, midY, maxY
}

/// The names behind the point after a point, such as `contentOffset`.
package enum PointMember: String, CaseIterable, Sendable { case x, y }

/// The names behind the point after a size, such as `contentSize`.
package enum SizeMember: String, CaseIterable, Sendable { case width, height }

/// The names behind the point after insets.
package enum InsetMember: String, CaseIterable, Sendable { case top, left, bottom, right }

/// The names behind the point after an item; all others are values that the item carries.
package enum ItemMember: String, CaseIterable, Sendable {
  case id, title, subtitle, color, photo, index, section
}

/// The names behind the point after a section.
package enum SectionMember: String, CaseIterable, Sendable { case id, header, footer, index }
