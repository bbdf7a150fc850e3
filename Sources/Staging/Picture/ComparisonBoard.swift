import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Two pictures side by side, with a label below each that is as large as the pictures ask for.
@MainActor final class ComparisonBoard {
  private let root: CALayer
  private let halves: [CALayer]
  private let clock = MediaClock()

  private static let gap = 16.0
  /// The size of the labels' font as a share of the pictures' width, and its limits in points: boards are
  /// seen in the width of a page, however wide they are.
  private static let fontShare = 0.055
  private static let fontSizes = 15.0...40
  /// The height of the labels' room, in sizes of their font.
  private static let lineShare = 2.4
  /// Layers of different stages have the same numbers; each half's are moved out of the way.
  private static let numbersPerHalf: UInt64 = 1 << 40

  /// The size of a board for pictures of a size.
  static func size(of picture: CGSize) -> CGSize {
    CGSize(
      width: 2 * picture.width + 3 * gap, height: gap + picture.height + labelHeight(picture))
  }

  /// The size of the labels' font below pictures of a size, in points.
  static func fontSize(below picture: CGSize) -> CGFloat {
    min(max(picture.width * fontShare, fontSizes.lowerBound), fontSizes.upperBound).rounded()
  }

  private static func labelHeight(_ picture: CGSize) -> CGFloat {
    (fontSize(below: picture) * lineShare).rounded()
  }

  /// A board with empty halves.
  ///
  /// - Parameters:
  ///   - picture: The size of each half, in points.
  ///   - labels: The texts below the halves, one for each.
  ///   - theme: The appearance of the board.
  init(picture: CGSize, labels: [String], theme: Theme) {
    let size = Self.size(of: picture)
    let environment = UIEnvironment(
      screenBounds: CGRect(origin: .zero, size: size),
      traits: UITraitCollection(userInterfaceStyle: theme == .dark ? .dark : .light))
    (root, halves) = MediaClock.$current.withValue(clock) {
      environment.run {
        let board = UIView(frame: CGRect(origin: .zero, size: size))
        board.backgroundColor = .secondarySystemBackground
        let halves = labels.indices.map { index in
          let half = CALayer()
          half.frame = CGRect(
            x: Self.gap + Double(index) * (picture.width + Self.gap), y: Self.gap,
            width: picture.width, height: picture.height)
          half.masksToBounds = true
          half.cornerRadius = 8
          half.cornerCurve = .continuous
          board.layer.addSublayer(half)
          let label = UILabel(
            frame: CGRect(
              x: half.frame.minX, y: half.frame.maxY, width: picture.width,
              height: Self.labelHeight(picture)))
          label.text = labels[index]
          label.font = .systemFont(ofSize: Self.fontSize(below: picture), weight: .semibold)
          label.adjustsFontSizeToFitWidth = true
          label.textColor = .label
          label.textAlignment = .center
          board.addSubview(label)
          return half
        }
        board.layoutIfNeeded()
        board.layer.displayIfNeeded()
        return (board.layer, halves)
      }
    }
  }

  /// The board with what its halves show.
  func snapshot(of pictures: [LayerSnapshot]) -> LayerSnapshot {
    var board = root.presentation(at: 0)
    for (index, (half, picture)) in zip(halves, pictures).enumerated() {
      let snapshot = half.presentation(at: 0)
      guard let place = board.sublayers.firstIndex(where: { $0.id == snapshot.id }) else {
        preconditionFailure("the halves are on the board")
      }
      board.sublayers[place].sublayers = [
        picture.renumbered(by: UInt64(index + 1) * Self.numbersPerHalf)
      ]
    }
    return board
  }
}
