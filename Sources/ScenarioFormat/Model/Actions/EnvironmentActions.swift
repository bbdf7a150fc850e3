public import Foundation

extension Action {
  public struct DeviceRotation: Hashable, Sendable {
    public var to = Orientation.landscapeLeft
    public var duration = 0.3
    /// Before it begins.
    public var delay = 0.0

    /// `UIDeviceOrientation`.
    public enum Orientation: String, WordChoice {
      case portrait
      case landscapeLeft
      case landscapeRight
      case portraitUpsideDown
      public static var synonyms: [String: String] {
        ["landscape": "landscapeLeft", "upsideDown": "portraitUpsideDown"]
      }
    }
  }

  /// A new size of the screen, as in Split View.
  public struct Resize: Hashable, Sendable {
    public var to = CGSize.zero
    public var duration = 0.3
    public var timing = Timing.curve(.easeInOut)
  }

  /// `UIContentSizeCategory`.
  public enum ContentSizeCategory: String, WordChoice {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
    public static var synonyms: [String: String] {
      [
        "xSmall": "extraSmall", "xLarge": "extraLarge", "xxLarge": "extraExtraLarge",
        "xxxLarge": "extraExtraExtraLarge", "accessibility1": "accessibilityMedium",
      ]
    }
  }
}

extension Action.DeviceRotation {
  static let table = MappingTable<Self>("rotateDevice", "turns the device") {
    Field("to", \.to, .word, "a UIDeviceOrientation", required: true, synonyms: ["orientation"])
    Field("duration", \.duration, .seconds, "of the turn")
    Field("delay", \.delay, .seconds, "before it begins")
  }

  static let reader = ValueReader.byShape(
    scalar: ValueReader<Orientation>.word.map { Self(to: $0) },
    mapping: .mapping({ Self() }, { table }))
}

extension Action.Resize {
  static let table = MappingTable<Self>("resize", "a new size of the screen") {
    Field("to", \.to, .size, "[width, height] in points", required: true, synonyms: ["size"])
    Field("duration", \.duration, .seconds, "of the animation")
    Field("curve", \.timing, .curve, "easeInOut, easeIn, easeOut, linear")
  }

  static let reader = ValueReader.byShape(
    list: ValueReader<CGSize>.size.map { Self(to: $0) }, mapping: .mapping({ Self() }, { table }))
}
