import AnimScenarioFormat
import Foundation
import UIKitCore

/// The state to which a `pop` returns.
@MainActor enum NavigationReturn {
  /// The same collection view with what it showed before.
  case layout(UICollectionViewLayout, SimulatedDataSource, contentOffset: CGPoint)
  /// The collection view below, how the one above it came, and how large the window was.
  case view(UICollectionView, StageDataSource, Action.Push, in: CGSize)
  /// What is below a sheet, with the sheet's controller.
  case sheet(UIViewController, UICollectionView, StageDataSource, StageScreen?)
  /// The screen below on the stack of the scenario's own navigation controller.
  case screen
}
