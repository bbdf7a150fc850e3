import Foundation

/// The way in which the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is held upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can follow the device: it is neither lying nor unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The turn of the interface in the coordinates of the portrait screen, in radians clockwise:
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

/// The side of the portrait screen at which the interface has its top; the left of one is the right
/// of the device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is taller than wide on a phone: upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDeviceOrientation {
  /// How an interface is turned that follows the device: against it, and upright where the device lies flat.
  var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    case .unknown, .portrait, .faceUp, .faceDown: .portrait
    }
  }

  /// The way of holding a device that an interface follows by turning so; the inverse of `interfaceOrientation`.
  init(following interface: UIInterfaceOrientation) {
    self =
      switch interface {
      case .landscapeRight: .landscapeLeft
      case .landscapeLeft: .landscapeRight
      case .portraitUpsideDown: .portraitUpsideDown
      case .unknown, .portrait: .portrait
      }
  }
}

extension UIInterfaceOrientationMask {
  /// The orientation alone; none for an unknown one.
  init(_ orientation: UIInterfaceOrientation) {
    self = orientation == .unknown ? [] : Self(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// The orientations by the names that they have in an app's `Info.plist`; what is no such name counts for none.
  package init(names: [String]) {
    self = names.reduce(into: []) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }
}

extension UIWindow {
  /// The turn of the interface: against the device.
  public var interfaceOrientation: UIInterfaceOrientation { orientation.interfaceOrientation }
}
