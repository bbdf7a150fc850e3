import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.InvalidateLayout: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) { stage.collectionView.collectionViewLayout.invalidateLayout() }
}

extension Action.LayoutIfNeeded: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) { stage.collectionView.layoutIfNeeded() }
}

extension Action.QueryLayout: ImmediateAction, AnimatableAction {
  /// A question to a layout.
  enum Question {
    case item(IndexPath)
    case elements(CGRect)
  }

  /// The questions that are asked now, on a stage.
  @MainActor func questions(on stage: Stage) -> [Question] {
    let path = item.map { Question.item(IndexPath($0.value)) }
    let rect = elements.map { $0.value(in: stage.names.value) }
    let area = rect ?? (path == nil ? stage.collectionView.bounds : nil)
    return [path, area.map { .elements($0) }].compactMap(\.self)
  }

  func perform(on stage: Stage) {
    let layout = stage.collectionView.collectionViewLayout
    for question in questions(on: stage) {
      switch question {
      case .item(let path): _ = layout.layoutAttributesForItem(at: path)
      case .elements(let rect): _ = layout.layoutAttributesForElements(in: rect)
      }
    }
  }
}
