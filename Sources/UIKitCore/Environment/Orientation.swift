import Foundation

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is held upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// How far the interface is turned in the coordinates of the portrait screen, in radians clockwise:
  /// against the device.
  var interfaceAngle: CGFloat {
    switch self {
    case .landscapeLeft: .pi / 2
    case .landscapeRight: -.pi / 2
    case .portraitUpsideDown: .pi
    case .unknown, .portrait, .faceUp, .faceDown: 0
    }
  }
}

/// Which side of the portrait screen is the interface's top; the left of one is the right of the device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is taller than wide on a phone: upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindow {
  /// Which way the interface is turned: against the device.
  public var interfaceOrientation: UIInterfaceOrientation {
    switch orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    case .unknown, .portrait, .faceUp, .faceDown: .portrait
    }
  }
}
