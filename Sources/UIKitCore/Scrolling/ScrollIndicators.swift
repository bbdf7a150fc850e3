import AnimLayers
import AnimMotion
import AnimPixels
import Foundation

/// The two capsules that show which part of the content is seen.
///
/// They are layers of the scroll view, not subviews: code that looks through its subviews finds
/// content.
@MainActor final class ScrollIndicators {
  let vertical = CALayer()
  let horizontal = CALayer()

  /// Points across, and from the edges.
  static let thickness = 3.0
  static let margin = 3.0
  /// Points along, at rest and when squeezed by content beyond its edge.
  static let minimalLength = 36.0
  static let squeezedLength = 8.0
  static let fadeDuration = 0.5
  static let flashDuration = 1.0
  static let opacity = 0.35

  init() {
    for layer in [vertical, horizontal] {
      layer.cornerRadius = Self.thickness / 2
      layer.opacity = 0
      // Above all cells, whatever their zIndex.
      layer.zPosition = 1e6
      layer.actions = ["position": NSNull(), "bounds": NSNull(), "backgroundColor": NSNull()]
    }
  }

  /// Where a capsule begins and how long it is on a track of the given length.
  ///
  /// Its share of the track is the seen share of the content. Content beyond its edge squeezes it
  /// against the end of the track, point by point.
  ///
  /// `offset` counts from the beginning of the range of rest, `visible` is the extent of the inset
  /// bounds; all lengths are in points.
  static func capsule(
    track: Double, offset: Double, content: Double, visible: Double
  ) -> (start: Double, length: Double) {
    let scrollable = max(content - visible, 0)
    let excess = max(-offset, offset - scrollable, 0)
    let length = min(track, max(minimalLength, track * visible / max(content, 1)))
    let squeezed = max(min(squeezedLength, length), length - excess)
    if offset < 0 { return (0, squeezed) }
    if offset > scrollable { return (track - squeezed, squeezed) }
    return (scrollable > 0 ? (track - length) * offset / scrollable : 0, length)
  }
}

extension UIScrollView {
  /// Puts the capsules where they belong in the content's coordinates.
  func placeIndicators() {
    guard indicators.vertical.superlayer != nil else { return }
    let (x, y) = offsetRange()
    let inset = adjustedContentInset
    let (margin, thickness) = (ScrollIndicators.margin, ScrollIndicators.thickness)
    let color: Color =
      switch indicatorStyle {
      case .black: .black
      case .white: .white
      case .default: traitCollection.userInterfaceStyle == .dark ? .white : .black
      }
    indicators.vertical.backgroundColor = color
    indicators.horizontal.backgroundColor = color
    let both = x.upperBound > x.lowerBound && y.upperBound > y.lowerBound
    let corner = both ? thickness + margin : 0

    let verticalFrame = bounds.inset(by: verticalScrollIndicatorInsets)
    let safe = UIEdgeInsets(
      top: inset.top - contentInset.top, left: 0, bottom: inset.bottom - contentInset.bottom,
      right: 0)
    let top = verticalFrame.minY + safe.top + margin
    let vertical = ScrollIndicators.capsule(
      track: max(0, verticalFrame.maxY - safe.bottom - margin - corner - top),
      offset: contentOffset.y - y.lowerBound,
      content: contentSize.height + inset.top + inset.bottom, visible: bounds.height)
    indicators.vertical.frame = CGRect(
      x: verticalFrame.maxX - margin - thickness, y: top + vertical.start, width: thickness,
      height: vertical.length)

    let horizontalFrame = bounds.inset(by: horizontalScrollIndicatorInsets)
    let left = horizontalFrame.minX + margin
    let horizontal = ScrollIndicators.capsule(
      track: max(0, horizontalFrame.maxX - margin - corner - left),
      offset: contentOffset.x - x.lowerBound,
      content: contentSize.width + inset.left + inset.right, visible: bounds.width)
    indicators.horizontal.frame = CGRect(
      x: left + horizontal.start, y: horizontalFrame.maxY - margin - thickness,
      width: horizontal.length, height: thickness)
  }

  func showIndicators() { raiseIndicators(duration: 0) }

  func fadeIndicators() {
    guard indicators.vertical.superlayer != nil else { return }
    for capsule in [indicators.vertical, indicators.horizontal] {
      capsule.fade(to: 0, duration: ScrollIndicators.fadeDuration)
    }
  }

  func flashIndicators() {
    raiseIndicators(duration: ScrollIndicators.fadeDuration)
    MediaClock.current.schedule(after: ScrollIndicators.flashDuration) { [weak self] in
      guard let self, isAtRest else { return }
      fadeIndicators()
    }
  }

  private func raiseIndicators(duration: TimeInterval) {
    let (x, y) = offsetRange()
    if indicators.vertical.superlayer == nil {
      layer.addSublayer(indicators.vertical)
      layer.addSublayer(indicators.horizontal)
    }
    placeIndicators()
    let opacity = ScrollIndicators.opacity
    if showsVerticalScrollIndicator, y.upperBound > y.lowerBound {
      indicators.vertical.fade(to: opacity, duration: duration)
    }
    if showsHorizontalScrollIndicator, x.upperBound > x.lowerBound {
      indicators.horizontal.fade(to: opacity, duration: duration)
    }
  }
}

extension CALayer {
  /// Changes the opacity from what is on show, or from `start`.
  func fade(from start: Double? = nil, to opacity: Double, duration: TimeInterval) {
    let shown = start.map { Float($0) } ?? presentation()?.opacity ?? self.opacity
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    self.opacity = Float(opacity)
    CATransaction.commit()
    removeAnimation(forKey: "fade")
    guard duration > 0, Double(shown) != opacity else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = shown
    fade.duration = duration
    add(fade, forKey: "fade")
  }
}
