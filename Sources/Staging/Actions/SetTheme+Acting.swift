import AnimScenarioFormat
import UIKitCore

extension Action.SetTheme: ImmediateAction {
  /// The appearance changes as it does in iOS when the user switches it: in a cross-dissolve.
  func perform(on stage: Stage) {
    let window = stage.window
    UIView.transition(
      with: window, duration: Self.duration, options: .transitionCrossDissolve
    ) {
      window.changeTraits(
        to: window.traitCollection.replacing(userInterfaceStyle: theme == .dark ? .dark : .light))
    }
  }

  /// How long the look of the screen dissolves, in seconds.
  private static let duration = 0.35
}
