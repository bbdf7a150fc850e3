import UIKit

public protocol PinSafeAreaInsetsUpdate {
  func safeAreaInsetsDidChange()
}

/// iOS 11 and newer tell of safe areas themselves.
class PinSafeArea {
  nonisolated(unsafe) static var safeAreaInsetsDidChangeMode: PinSafeAreaInsetsDidChangeMode =
    .disable
  static func initSafeAreaSupport() {}
}
extension UIView {
  func pinlayoutComputeSafeAreaInsets() -> UIEdgeInsets { .zero }
}
