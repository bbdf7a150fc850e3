/// Where a finger goes down.
package enum TouchTarget: Hashable, Sendable {
  /// The middle of an item's cell.
  case item(Located<ItemReference>)
  /// In the canvas.
  case point(PointExpression)

  static let center = TouchTarget.item(
    Located(.center, at: SourceRange(file: "", line: 1, column: 1, length: 0)))
}

extension ValueReader where Value == TouchTarget {
  /// An item, or `{point: [x, y]}`.
  static let target = ValueReader.byShape(
    scalar: ValueReader<Located<ItemReference>>.itemReference.map { .item($0) },
    list: ValueReader<Located<ItemReference>>.itemReference.map { .item($0) },
    mapping: ValueReader<TargetDraft>.mapping({ TargetDraft() }, { TargetDraft.table }).map(
      \.target))
}

private struct TargetDraft: Sendable {
  var target = TouchTarget.center

  static let table = MappingTable<TargetDraft>("touch", "where a finger goes down") {
    TouchTarget.fields(\.target)
  }
}

extension TouchTarget {
  /// The keys by which a mapping says where a finger goes down.
  @FieldBuilder<Root> static func fields<Root>(
    _ path: any WritableKeyPath<Root, TouchTarget> & Sendable
  ) -> [Field<Root>] {
    Field(
      "item", path, ValueReader<Located<ItemReference>>.itemReference.map { .item($0) },
      "an index path, or first, last, center", synonyms: ["indexPath", "cell"])
    Field(
      "at", path, ValueReader<PointExpression>.pointExpression.map { .point($0) },
      "[x, y] in the canvas", synonyms: ["point", "location"])
  }
}
