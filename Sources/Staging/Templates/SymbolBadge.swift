import Foundation
import UIKitCore

/// A symbol on a rounded square, as rows of Settings begin with.
struct SymbolBadge {
  let symbol: String
  let color: UIColor
  let background: UIColor

  /// In points, as on screenshots of iOS 17.
  static let size = CGSize(width: 29, height: 29)
  private static let cornerRadius: CGFloat = 6.5
  private static let symbolSize: CGFloat = 16

  /// The picture of the badge in an appearance.
  @MainActor func image(in traits: UITraitCollection) -> UIImage {
    UIGraphicsImageRenderer(size: Self.size).image { _ in
      let rect = CGRect(origin: .zero, size: Self.size)
      background.resolvedColor(with: traits).setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: Self.cornerRadius).fill()
      let size = UIImage.SymbolConfiguration(pointSize: Self.symbolSize, weight: .medium)
      let ink = UIImage.SymbolConfiguration(paletteColors: [color.resolvedColor(with: traits)])
      let picture = UIImage(systemName: symbol, withConfiguration: size.applying(ink))
      guard let picture else { return }
      picture.draw(
        at: CGPoint(
          x: rect.midX - picture.size.width / 2, y: rect.midY - picture.size.height / 2))
    }
  }
}
