import AnimScenarioFormat
import UIKitCore

extension Action.SetContentSizeCategory: ImmediateAction {
  func perform(on stage: Stage) {
    let window = stage.window
    window.changeTraits(
      to: window.traitCollection.replacing(preferredContentSizeCategory: .init(category)))
    stage.collectionView.collectionViewLayout.invalidateLayout()
  }
}

extension UIContentSizeCategory {
  fileprivate init(_ category: Action.SetContentSizeCategory.ContentSizeCategory) {
    switch category {
    case .extraSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    case .extraExtraLarge: self = .extraExtraLarge
    case .extraExtraExtraLarge: self = .extraExtraExtraLarge
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
    }
  }
}
