public import AnimLayers
public import Foundation
import UIKitCore
import AnimStandIns

/// A layer that shows what a player plays: a photograph with a play button.
///
/// Videos are not decoded here; the simulation warns of that once.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// The player that is shown.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      oldValue?.shown.removeAll { $0.layer == nil || $0.layer === self }
      player?.shown.append(ShownLayer(layer: self))
      show()
    }
  }
  /// How pictures are placed in the bounds; whole, by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { show() } }
  /// Whether the first picture can be shown: as soon as there is one to show.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  /// Where pictures are in the bounds.
  open var videoRect: CGRect {
    guard isReadyForDisplay else { return .zero }
    return videoGravity == .resizeAspect
      ? AVMakeRect(aspectRatio: CGSize(width: 16, height: 9), insideRect: bounds) : bounds
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) { super.init(layer: layer) }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Renews what is seen.
  func show() {
    if isReadyForDisplay { StandIn.video.warn() }
    setNeedsDisplay()
  }

  open override func display() {
    guard let item = player?.currentItem else {
      content = .none
      return
    }
    StandIn.video.warn()
    content = StandIn.drawing(of: item.asset.still, in: bounds, at: videoRect, sign: .play)
  }
}

/// How pictures are placed in the bounds of what shows them.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the placement in AVFoundation.
  public let rawValue: String
  /// A placement by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, in the middle.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As small as fills the bounds.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
