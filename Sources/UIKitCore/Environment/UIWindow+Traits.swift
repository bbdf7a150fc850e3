import Foundation

extension UIWindow {
  /// The user changes a setting of the device, such as its appearance or the size of text: all
  /// views are told and laid out anew.
  public func changeTraits(to traits: UITraitCollection) {
    let old = traitCollection
    guard !old.isEqual(traits) else { return }
    environment.traits = traits
    environment.run {
      for window in environment.application.shownWindows where window !== self {
        window.propagateTraitChange(from: old, to: window.traitCollection)
        window.layoutIfNeeded()
      }
      propagateTraitChange(from: old, to: traitCollection)
      layoutIfNeeded()
    }
  }
}

extension UITraitCollection {
  /// The same traits but for those that are given.
  public func replacing(
    userInterfaceStyle: UIUserInterfaceStyle? = nil,
    preferredContentSizeCategory: UIContentSizeCategory? = nil
  ) -> UITraitCollection {
    modifyingTraits {
      if let userInterfaceStyle { $0.userInterfaceStyle = userInterfaceStyle }
      if let preferredContentSizeCategory {
        $0.preferredContentSizeCategory = preferredContentSizeCategory
      }
    }
  }
}
