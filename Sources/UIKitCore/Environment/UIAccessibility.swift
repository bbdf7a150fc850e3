/// The settings that a device's user has made for accessibility: none.
public enum UIAccessibility {
  /// Whether movements are to be replaced by fades: never.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether blurs are to be replaced by opaque surfaces: never.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether text is to be bolder: never.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether switches control the device: never.
  public static var isSwitchControlRunning: Bool { false }
}
