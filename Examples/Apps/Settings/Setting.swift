import UIKit

/// A row of the settings.
struct Setting: Hashable {
  let title: String
  var value: String?
  let symbol: String
  let color: UIColor
  var isSwitch = false

  static let account = Setting(
    title: "Alma Reyes", value: "Account, Cloud, and Purchases",
    symbol: "person.crop.circle.fill", color: .systemGray)
  static let airplaneMode = Setting(
    title: "Airplane Mode", symbol: "airplane", color: .systemOrange, isSwitch: true)
  static let mobileData = Setting(
    title: "Mobile Data", symbol: "antenna.radiowaves.left.and.right", color: .systemGreen)
  static let hotspot = Setting(
    title: "Personal Hotspot", value: "Off", symbol: "link", color: .systemGreen)

  static let groups: [[Setting]] = [
    [account],
    [
      airplaneMode,
      Setting(title: "Wi-Fi", value: "Lighthouse", symbol: "wifi", color: .systemBlue),
      mobileData,
      hotspot,
    ],
    [
      Setting(title: "Notifications", symbol: "bell.fill", color: .systemRed),
      Setting(title: "Sounds & Haptics", symbol: "speaker.wave.3.fill", color: .systemPink),
      Setting(title: "Focus", symbol: "moon.fill", color: .systemIndigo),
      Setting(title: "Screen Time", symbol: "hourglass", color: .systemIndigo),
    ],
    [
      Setting(title: "General", symbol: "gear", color: .systemGray),
      Setting(title: "Display & Brightness", symbol: "sun.max.fill", color: .systemBlue),
      Setting(title: "Battery", symbol: "battery.100", color: .systemGreen),
      Setting(title: "Privacy & Security", symbol: "hand.raised.fill", color: .systemBlue),
    ],
  ]
}

extension Setting {
  /// The icon, the title and the value, as a row shows them.
  @MainActor var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = title
    content.secondaryText = value
    content.image = .settingsIcon(symbol, color: color)
    content.imageProperties.cornerRadius = 7
    return content
  }
}

extension UIImage {
  /// A white symbol on a square of a colour.
  static func settingsIcon(_ name: String, color: UIColor) -> UIImage {
    let size = CGSize(width: 30, height: 30)
    let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.white]))
    let symbol = UIImage(systemName: name, withConfiguration: configuration)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      guard let symbol else { return }
      symbol.draw(
        at: CGPoint(
          x: (size.width - symbol.size.width) / 2, y: (size.height - symbol.size.height) / 2))
    }
  }
}
