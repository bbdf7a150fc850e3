import AnimScenarioFormat
import AnimStaging
import Foundation
import UIKitCore

/// What a snapshot is taken of, and how it is shown.
@MainActor struct Subject {
  /// The sections and items, the clock and the scale.
  let scenario: Scenario
  let style: UIUserInterfaceStyle
  let place: TestPlace

  /// A subject whose sample data has so many items in each section.
  init(sections: [Int] = [], scale: Int, style: UIUserInterfaceStyle, _ place: TestPlace) throws {
    let counts = sections.map { ScenarioDescription.mapping([.init("items", .plain("\($0)"))]) }
    let description: ScenarioDescription = [
      "renderAnim": 1, "canvas": ["size": [375, 667], "scale": .plain("\(scale)")],
      "dataSource": ["sections": .list(counts)], "layout": ["class": "flow"],
      "timeline": [["wait": 0]],
    ]
    let start = SourceRange(
      file: place.path, line: Int(place.line), column: Int(place.column), length: 0)
    var scenario = try ScenarioReader.read(description, file: "\(place.fileID)", at: start).scenario
    RendersSettings.current.tolerance?.apply(to: &scenario.verification)
    self.scenario = scenario
    self.style = style
    self.place = place
  }

  var theme: Theme { style == .dark ? .dark : .light }

  /// An empty screen.
  func stage() -> ViewStage {
    ViewStage(scale: scenario.canvas.scale, style: style, resources: place.package)
  }

  /// A collection view of a size with a layout and the sample data.
  func sample(_ layout: UICollectionViewLayout, _ size: CGSize) -> SampleCollectionView {
    SampleCollectionView(layout, showing: scenario, size: size)
  }
}

extension UIView {
  /// The size that the view is shown in: the one that is said, its own, or what its constraints or
  /// its content make it.
  ///
  /// - Throws: `NoSizeError` if it has none.
  func snapshotSize(_ said: CGSize?) throws -> CGSize {
    if let size = said ?? (bounds.isEmpty ? nil : bounds.size) { return size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard fitting.width > 0, fitting.height > 0 else { throw NoSizeError(view: "\(Self.self)") }
    return fitting
  }
}

/// The fault of a view that is as large as nothing.
struct NoSizeError: Error, CustomStringConvertible {
  let view: String

  var description: String { "\(view) has no size: give one, or say 'size:'" }
}
