import AnimPixels
import AnimScenarioFormat
import Foundation
import UIKitCore

@MainActor extension UIImage {
  /// The picture with a title on it, as its kind has it: a record's sleeve the words, a person's
  /// picture the initials.
  ///
  /// - Parameters:
  ///   - title: The title of the item.
  ///   - kind: The kind of the picture.
  ///   - seed: Where the place of the words comes from.
  ///   - pixmap: The picture's pixels, which decide whether the words are light or dark.
  /// - Returns: The picture with its words; they stay sharp at any scale.
  func titled(
    _ title: String, as kind: DataSource.Placeholder, seed: UInt64, on pixmap: Pixmap
  ) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
      if kind == .avatar {
        drawInitials(of: title)
      } else {
        drawTitle(title, seed: seed, on: pixmap)
      }
    }
  }

  /// The first letters of the first and the last word, as Contacts has them.
  static func initials(of name: String) -> String {
    let words = name.split(separator: " ").compactMap(\.first)
    guard let first = words.first else { return "" }
    return words.count > 1 ? "\(first)\(words[words.count - 1])" : "\(first)"
  }

  private func drawInitials(of title: String) {
    let side = min(size.width, size.height)
    let text = NSAttributedString(
      string: Self.initials(of: title).uppercased(),
      attributes: [
        .font: UIFont.systemFont(ofSize: side * 0.42, weight: .medium),
        .foregroundColor: UIColor.white,
      ])
    let box = text.size()
    text.draw(at: CGPoint(x: (size.width - box.width) / 2, y: (size.height - box.height) / 2))
  }

  /// A title in one of three places, as large as its longest word allows.
  private func drawTitle(_ title: String, seed: UInt64, on pixmap: Pixmap) {
    let margin = size.width * 0.08
    let room = size.width - 2 * margin
    let weights: [UIFont.Weight] = [.heavy, .light, .semibold]
    let weight = weights[Int(seed >> 8) % weights.count]
    let words = seed >> 16 & 1 == 0 ? title.uppercased() : title
    func text(_ points: CGFloat, _ color: UIColor) -> NSAttributedString {
      NSAttributedString(
        string: words,
        attributes: [
          .font: UIFont.systemFont(ofSize: points, weight: weight), .foregroundColor: color,
        ])
    }
    func box(_ text: NSAttributedString) -> CGSize {
      text.boundingRect(
        with: CGSize(width: room, height: .greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin
      ).size
    }
    let widest =
      words.split(separator: " ").map { word in
        NSAttributedString(
          string: String(word),
          attributes: [.font: UIFont.systemFont(ofSize: 100, weight: weight)]
        ).size().width
      }.max() ?? 100
    let points = min(size.width * 0.13, 100 * room / max(widest, 1))
    let height = box(text(points, .white)).height
    let isLow = seed >> 20 & 1 == 0
    let top = isLow ? size.height - margin - height : margin
    let place = CGRect(x: margin, y: top, width: room, height: height + 1)
    let color = UIColor(white: pixmap.luminance(in: place, of: size) > 0.45 ? 0.08 : 1, alpha: 0.96)
    text(points, color).draw(in: place)
  }
}

extension Pixmap {
  /// The mean brightness of a part of the picture, 0…1.
  fileprivate func luminance(in rect: CGRect, of whole: CGSize) -> Double {
    let (sx, sy) = (CGFloat(size.width) / whole.width, CGFloat(size.height) / whole.height)
    var (sum, count) = (0.0, 0.0)
    // Every fourth pixel tells enough.
    for y in stride(from: Int(rect.minY * sy), to: min(size.height, Int(rect.maxY * sy)), by: 4) {
      for x in stride(from: Int(rect.minX * sx), to: min(size.width, Int(rect.maxX * sx)), by: 4) {
        let pixel = self[x, y]
        let (red, green, blue) = (pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255)
        sum += (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
        count += 1
      }
    }
    return count > 0 ? sum / count : 0
  }
}
