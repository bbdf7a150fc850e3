import Foundation
import UIKitCore

/// What an app's `Info.plist` says of its screen.
@MainActor struct AppInformation {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// The look of the status bar, and whether there is none; nil if that is left to controllers.
  var statusBar: (style: UIStatusBarStyle, isHidden: Bool)? {
    guard values["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
    let style: UIStatusBarStyle =
      switch values["UIStatusBarStyle"] as? String {
      case "UIStatusBarStyleLightContent": .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      default: .default
      }
    return (style, values["UIStatusBarHidden"] as? Bool ?? false)
  }

  /// The appearance that the app keeps to, whatever the device has; nil for none.
  var style: UIUserInterfaceStyle? {
    switch values["UIUserInterfaceStyle"] as? String {
    case "Dark": .dark
    case "Light": .light
    default: nil
    }
  }

  /// The orientations that the interface may have; nil if nothing is said of them.
  func orientations(onTablet isTablet: Bool) -> UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let families = isTablet ? ["~ipad", "_iPad"] : ["~iphone", "_iPhone"]
    let said = (families + [""]).lazy.compactMap { values[key + $0] }.first
    // What is made of Xcode's settings is one text.
    let names =
      said as? [String] ?? (said as? String)?.split(separator: " ").map(String.init) ?? []
    let mask = UIInterfaceOrientationMask(names: names)
    return mask.isEmpty ? nil : mask
  }
}

extension UIApplication {
  /// The look of the status bar of an app that does not leave it to controllers: what the app's code says, or else its information.
  func statusBar(
    _ said: (style: UIStatusBarStyle, isHidden: Bool)
  ) -> (style: UIStatusBarStyle, isHidden: Bool) {
    (statusBarWish.style ?? said.style, statusBarWish.isHidden ?? said.isHidden)
  }
}
