import AnimLayers
import Foundation
import Observation

/// A view whose properties are out of date.
struct OutdatedView {
  weak var view: UIView?
}

extension UIView {
  /// Runs `body`; when anything `@Observable` changes that it has read, `outdate` is called, once.
  ///
  /// Source: "Updating views automatically with observation tracking" in Apple's documentation. What a body reads counts for
  /// the bodies around it too.
  func track(_ body: () -> Void, outdating outdate: @escaping @MainActor @Sendable (UIView) -> Void)
  {
    withObservationTracking(body) { [weak self] in
      UIEnvironment.runNowOrSoon { if let self { outdate(self) } }
    }
  }

  func markPropertiesOutdated() {
    guard !needsPropertyUpdate else { return }
    needsPropertyUpdate = true
    if window != nil { listForPropertyUpdate() }
  }

  /// Has the next frame call `updateProperties()`, if no layout does before.
  func listForPropertyUpdate() {
    UIEnvironment.current.outdatedViews.append(OutdatedView(view: self))
  }

  /// Calls the controller's and the view's own `updateProperties()` if that is needed.
  func refreshProperties() {
    refreshConfigurationIfNeeded()
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    asCurrent {
      owner?.refreshContentUnavailableConfiguration()
      track({ owner?.updateProperties() }, outdating: { $0.setNeedsUpdateProperties() })
      track({ updateProperties() }, outdating: { $0.setNeedsUpdateProperties() })
    }
  }

  /// Has `refreshConfiguration()` called before the next layout and the next frame.
  func markConfigurationOutdated() {
    guard !needsConfigurationRefresh else { return }
    needsConfigurationRefresh = true
    if window != nil { listForPropertyUpdate() } else { setNeedsLayout() }
  }

  /// Calls `refreshConfiguration()` now if that is needed.
  func refreshConfigurationIfNeeded() {
    guard needsConfigurationRefresh else { return }
    needsConfigurationRefresh = false
    asCurrent { refreshConfiguration() }
  }
}

extension UIEnvironment {
  /// How often views may be found out of date by what others have updated.
  private static let maximalRounds = 100

  /// Calls `updateProperties()` of views in windows that need it, outer views first.
  func updateProperties() {
    for _ in 0..<Self.maximalRounds where !outdatedViews.isEmpty {
      let views = outdatedViews.compactMap(\.view).filter { $0.window != nil }
      outdatedViews = []
      let depths = views.map { view in
        sequence(first: view, next: \.superview).reduce(0) { n, _ in n + 1 }
      }
      for (_, view) in zip(depths, views).enumerated()
        .sorted(by: { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }).map(\.element)
      { view.refreshProperties() }
    }
  }

  /// Brings properties and layout of all windows up to date.
  func flushUpdates() {
    updateProperties()
    for window in application.windows { window.layoutIfNeeded() }
  }
}
