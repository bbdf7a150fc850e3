/// Two chapters side by side in one picture, in step.
package struct ChapterComparison: Hashable, Sendable {
  package var name = SourceName.none
  package var left = SourceName.none
  package var right = SourceName.none
  /// Below the two halves; the chapters' names if left out.
  package var labels: [String] = []
}

extension ChapterComparison {
  static let table = MappingTable<Self>("compare", "two chapters side by side") {
    Field("name", \.name, .name, "what {chapter} stands for in paths", required: true)
    Field("left", \.left, .name, "a chapter", required: true)
    Field("right", \.right, .name, "a chapter", required: true)
    Field(
      "labels", \.labels, ValueReader<[String]>.tuple(of: .text, count: 2, "[left, right]"),
      "what stands below them")
  }
}

extension ValueReader where Value == ChapterComparison {
  static let comparison = ValueReader.mapping({ ChapterComparison() }, { ChapterComparison.table })
  { value, _, _, _ in
    if value.labels.isEmpty { value.labels = [value.left.text, value.right.text] }
  }
}
