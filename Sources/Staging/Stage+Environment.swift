import Foundation
import Geometry
import Layers
import ScenarioFormat
import UIKitCore

extension Stage {
  /// The appearance changes as it does in iOS when the user switches it: in a cross-dissolve.
  func setTheme(_ theme: Theme) {
    UIView.transition(
      with: window, duration: Self.themeDuration, options: .transitionCrossDissolve
    ) { [self] in
      window.changeTraits(
        to: window.traitCollection.replacing(userInterfaceStyle: theme == .dark ? .dark : .light))
    }
  }

  /// How long the look of the screen dissolves, in seconds.
  private static let themeDuration = 0.35

  func setContentSizeCategory(_ category: Action.ContentSizeCategory) {
    window.changeTraits(
      to: window.traitCollection.replacing(preferredContentSizeCategory: .init(category)))
    collectionView.collectionViewLayout.invalidateLayout()
  }

  /// The screen takes on another size as in Split View: the window's bounds change in an animation.
  func resize(_ resize: Action.Resize, completion: @escaping @MainActor () -> Void) {
    environment.screenBounds.size = resize.to
    device.resize(to: resize.to, resize.timing, duration: resize.duration)
    UIView.animate(resize.timing, duration: resize.duration) { [self] in
      window.bounds.size = resize.to
      window.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
    followWindow()
  }

  func rotate(_ rotation: Action.DeviceRotation, completion: @escaping @MainActor () -> Void) {
    window.rotate(
      to: .init(rotation.to), duration: rotation.duration, device: device.layer
    ) { [self] in
      followWindow()
      completion()
    }
  }

  /// Fingers point at the window wherever it is.
  private func followWindow() {
    guard let layer = indicators?.layer else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.bounds = window.layer.bounds
    layer.position = window.layer.position
    layer.transform = window.layer.transform
    CATransaction.commit()
  }
}

extension UIDeviceOrientation {
  fileprivate init(_ orientation: Action.DeviceRotation.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .portraitUpsideDown: self = .portraitUpsideDown
    }
  }
}

extension UIContentSizeCategory {
  fileprivate init(_ category: Action.ContentSizeCategory) {
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
