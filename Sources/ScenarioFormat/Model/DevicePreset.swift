package import AnimGeometry
package import Foundation

/// A device by the name of its screen class.
///
/// Source: the screen sizes that Apple lists in its Human Interface Guidelines, portrait.
package struct DevicePreset: Hashable, Sendable {
  package let name: String
  /// In points, portrait.
  package let size: CGSize
  package let scale: Int
  /// In portrait.
  package let safeArea: EdgeInsets
  /// Of the screen, in points.
  package let cornerRadius: Double

  /// Whether it is a tablet, on which both widths and heights are regular, and not a phone.
  package var isTablet: Bool { name.hasPrefix("ipad") }

  /// The safe area on either side.
  ///
  /// A tablet's stays at the same edges of its interface. Phones hide the status bar; those without a home button keep what is round
  /// clear on both sides, as far as the sensors reach, and 21 points for the home indicator.
  ///
  /// Source: what UIKit reports on these devices and in simulators, as published of several sizes.
  package var landscapeSafeArea: EdgeInsets {
    if isTablet { return safeArea }
    guard safeArea.bottom > 0 else { return .zero }
    return EdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Int, top: Double = 20,
    bottom: Double = 0,
    cornerRadius: Double = 0
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.cornerRadius = cornerRadius
  }

  package static let all: [DevicePreset] = [
    DevicePreset("iphone-4", 320, 480, scale: 2),
    DevicePreset("iphone-5", 320, 568, scale: 2),
    DevicePreset("iphone-se", 375, 667, scale: 2),
    DevicePreset("iphone-8", 375, 667, scale: 2),
    DevicePreset("iphone-8-plus", 414, 736, scale: 3),
    DevicePreset("iphone-x", 375, 812, scale: 3, top: 44, bottom: 34, cornerRadius: 39),
    DevicePreset("iphone-11", 414, 896, scale: 2, top: 48, bottom: 34, cornerRadius: 41.5),
    DevicePreset("iphone-13-mini", 375, 812, scale: 3, top: 50, bottom: 34, cornerRadius: 44),
    DevicePreset("iphone-14", 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33),
    DevicePreset("iphone-15", 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55),
    DevicePreset("iphone-15-pro", 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55),
    DevicePreset("iphone-15-pro-max", 430, 932, scale: 3, top: 59, bottom: 34, cornerRadius: 55),
    DevicePreset("iphone-16", 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55),
    DevicePreset("iphone-16-plus", 430, 932, scale: 3, top: 59, bottom: 34, cornerRadius: 55),
    DevicePreset("iphone-16-pro", 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62),
    DevicePreset("iphone-16-pro-max", 440, 956, scale: 3, top: 62, bottom: 34, cornerRadius: 62),
    DevicePreset("iphone-17", 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62),
    DevicePreset("iphone-17-pro", 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62),
    DevicePreset("iphone-17-pro-max", 440, 956, scale: 3, top: 62, bottom: 34, cornerRadius: 62),
    DevicePreset("ipad", 768, 1024, scale: 2),
    DevicePreset("ipad-mini", 744, 1133, scale: 2, top: 24, bottom: 20, cornerRadius: 21.5),
    DevicePreset("ipad-10", 820, 1180, scale: 2, top: 24, bottom: 20, cornerRadius: 25),
    DevicePreset("ipad-pro-11", 834, 1194, scale: 2, top: 24, bottom: 20, cornerRadius: 18),
    DevicePreset("ipad-pro-13", 1024, 1366, scale: 2, top: 24, bottom: 20, cornerRadius: 18),
  ]
}

extension ValueReader where Value == DevicePreset? {
  static let device = ValueReader(.words(DevicePreset.all.map(\.name)), "the name of a device") {
    node, reading in
    guard let text = node.scalar?.text, !node.isNull else {
      reading.report(.wrongType(expected: "the name of a device", found: node), at: node.range)
      return nil
    }
    if let device = DevicePreset.all.first(where: { $0.name == text }) { return device }
    let names = DevicePreset.all.map(\.name)
    reading.report(
      .unknownValue(text, among: names, meant: Suggestion.closest(to: text, among: names)),
      at: node.range)
    return nil
  }
}
