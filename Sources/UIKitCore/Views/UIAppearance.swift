public import Foundation

/// What an app may give a common look: all views and the items of bars.
///
/// A look for all objects of a class, `appearance()`, is not there.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

extension UIBarItem: UIAppearance {}

/// The kind of the device, by its name from before `UIDevice` knew it.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
