import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

/// A data source and delegate that also answers what layouts ask their delegates.
final class AnsweringDataSource: StageDataSource, UICollectionViewDelegateFlowLayout {
  private let answers: [String: PropertyValue]

  override init(
    _ scenario: Scenario, _ memory: StageMemory, _ classes: SourceClasses, _ pictures: PictureStore
  ) throws(StageError) {
    answers = Dictionary(scenario.answers.map { ($0.name, $0.value) }) { _, last in last }
    try super.init(scenario, memory, classes, pictures)
  }

  init(_ other: AnsweringDataSource, showing data: SimulatedDataSource) {
    answers = other.answers
    super.init(other, showing: data)
  }

  override func copy(showing data: SimulatedDataSource) -> StageDataSource {
    AnsweringDataSource(self, showing: data)
  }

  /// The scenario's answer to the question with that label, evaluated for an item or a section; nil
  /// if it says nothing.
  func answer(
    _ label: String, at path: IndexPath, in collectionView: UICollectionView
  ) -> PropertyValue? {
    answers[label]?.evaluated(
      in: StageNames(collectionView: collectionView, indexPath: path).value)
  }

  private func answer<Value: ConvertibleFromProperty>(
    _ label: String, section: Int, in collectionView: UICollectionView
  ) -> Value? {
    answer(label, at: IndexPath(item: 0, section: section), in: collectionView).flatMap {
      Value($0)
    }
  }

  // A question that the scenario does not answer has the layout's own property for an answer.

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    answer("sizeForItemAt", at: indexPath, in: collectionView).flatMap { CGSize($0) }
      ?? collectionViewLayout.flow.itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    answer("insetForSectionAt", section: section, in: collectionView)
      ?? collectionViewLayout.flow.sectionInset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer("minimumLineSpacingForSectionAt", section: section, in: collectionView)
      ?? collectionViewLayout.flow.minimumLineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer("minimumInteritemSpacingForSectionAt", section: section, in: collectionView)
      ?? collectionViewLayout.flow.minimumInteritemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    answer("referenceSizeForHeaderInSection", section: section, in: collectionView)
      ?? collectionViewLayout.flow.headerReferenceSize
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    answer("referenceSizeForFooterInSection", section: section, in: collectionView)
      ?? collectionViewLayout.flow.footerReferenceSize
  }
}

extension UICollectionViewLayout {
  /// The layout as the flow layout that asks; one with defaults for any other that does.
  fileprivate var flow: UICollectionViewFlowLayout {
    self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}
