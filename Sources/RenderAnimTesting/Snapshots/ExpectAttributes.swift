import AnimGeometry
import AnimStaging
public import Foundation
public import UIKitCore

/// Expects a layout to place items as a text in the test says: a line for each element.
///
/// ```swift
/// expectAttributes(
///   of: StackLayout(), items: 2, size: CGSize(width: 100, height: 200),
///   match: """
///     cell [0,0] frame 0,0,100,50
///     cell [0,1] frame 0,40,100,50 alpha 0.5 z 1
///     """)
/// ```
///
/// Frames are in points, before the transform. What is as usual is left out: an opacity of 1, no
/// transform, a `zIndex` of 0. Cells come first, then supplementary and decoration views, each by
/// index path. Lengths are rounded to 1/64 point.
///
/// - Parameters:
///   - layout: The layout. What is made here is made on the simulated device.
///   - items: The number of items, in one section.
///   - size: The size of the collection view, in points.
///   - rect: The part of the content whose elements are listed; nil for what is visible.
///   - fileID: The module and the file of the test.
///   - filePath: The path of that file.
///   - function: The test.
///   - line: The line of issues.
///   - column: The column of issues.
///   - prepare: What the collection view needs before it is shown, such as a delegate.
///   - expected: The text.
@MainActor public func expectAttributes(
  of layout: @autoclosure () throws -> UICollectionViewLayout, items: Int,
  size: CGSize = CGSize(width: 320, height: 480), in rect: CGRect? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  prepare: (UICollectionView) throws -> Void = { _ in }, match expected: String
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do {
    let subject = try Subject(sections: [items], scale: 2, style: .light, place)
    let stage = subject.stage()
    let view = try stage.run {
      let view = subject.sample(try layout(), size)
      try prepare(view)
      return view
    }
    stage.show(view, size: size)
    try stage.check()
    let attributes = try stage.run {
      view.collectionViewLayout.layoutAttributesForElements(in: rect ?? view.bounds) ?? []
    }
    try stage.check()
    let actual = attributes.map(TracedElement.init).sorted().map(\.shortDescription)
    if let difference = TextDifference(expected, actual.joined(separator: "\n")) {
      place.fail(difference.description)
    }
  } catch {
    place.fail("\(error)")
  }
}

extension TracedElement {
  fileprivate init(_ attributes: UICollectionViewLayoutAttributes) {
    let category: Category =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
    self.init(
      category: category, kind: attributes.representedElementKind ?? "",
      section: attributes.indexPath.section, item: attributes.indexPath.item,
      center: attributes.center, size: attributes.size, alpha: Double(attributes.alpha),
      transform: attributes.transform3D, zIndex: attributes.zIndex)
  }

  /// The description without what is as usual.
  fileprivate var shortDescription: String {
    let usual = [" alpha 1 ", " transform 1,0,0,1 ", " z 0 "]
    return usual.reduce(description + " ") { $0.replacing($1, with: " ") }
      .trimmingCharacters(in: .whitespaces)
  }
}

extension [TracedElement] {
  /// Cells, then supplementary, then decoration views, each by index path.
  fileprivate func sorted() -> [TracedElement] {
    let order: [TracedElement.Category] = [.cell, .supplementaryView, .decorationView]
    func key(_ element: TracedElement) -> (Int, String, Int, Int) {
      (order.firstIndex(of: element.category) ?? 0, element.kind, element.section, element.item)
    }
    return sorted { key($0) < key($1) }
  }
}
