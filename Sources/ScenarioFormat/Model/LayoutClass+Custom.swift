extension LayoutClass {
  static let custom = LayoutClass(
    .custom, "items where formulas put them, one after the other down the content",
    [
      Property(.header, Header().property, headerReader, "{height: …} of section headers"),
      Property(
        .cell, Cell().property, cellReader,
        "{size, center, advance} of each item: formulas over y, the middle of its stretch of the "
          + "content, item and bounds"),
    ])

  private struct Header: Sendable {
    var height = Expression.number(0)

    static let table = MappingTable<Header>("header", "the headers of a custom layout") {
      Field("height", \.height, .expression(.length), "points", required: true)
    }

    var property: PropertyValue { .mapping([.init("height", .number(height))]) }
  }

  private static let headerReader = ValueReader<Header>.mapping({ Header() }, { Header.table })
    .map(\.property)

  private struct Cell: Sendable {
    var size = SizeExpression(width: 50, height: 50)
    var center = PointExpression(x: .name(["bounds", "midX"]), y: .name(["y"]))
    var advance = Expression.number(60)
    var alpha = Expression.number(1)
    var transform: [TransformStep] = []
    var zIndex = Expression.number(0)

    static let table = MappingTable<Cell>("cell", "the cells of a custom layout") {
      Field("size", \.size, .sizeExpression, "[width, height]")
      Field("center", \.center, .pointExpression, "[x, y] in the content")
      Field(
        "advance", \.advance, .expression(.length), "the height of the stretch that the item gets")
      Field("alpha", \.alpha, .expression(.alpha), "0 is clear, 1 opaque")
      Field("transform", \.transform, .transform, "steps such as [{scale: 0.5}]")
      Field("zIndex", \.zIndex, .expression(.zIndex), "higher is in front")
    }

    var property: PropertyValue {
      .mapping(
        CustomCellFormula.allCases.map { name in
          PropertyValue.Entry(name.rawValue, value(of: name))
        })
    }

    private func value(of name: CustomCellFormula) -> PropertyValue {
      switch name {
      case .size: .size(size)
      case .center: .point(center)
      case .advance: .number(advance)
      case .alpha: .number(alpha)
      case .transform: .transform(transform)
      case .zIndex: .number(zIndex)
      }
    }
  }

  private static let cellReader = ValueReader<Cell>.mapping({ Cell() }, { Cell.table })
    .naming { $0.adding(.y) }
    .map(\.property)
}

/// The formulas that a `custom` layout is given for each cell.
package enum CustomCellFormula: String, CaseIterable, Sendable {
  case size
  case center
  case advance
  case alpha
  case transform
  case zIndex
}
