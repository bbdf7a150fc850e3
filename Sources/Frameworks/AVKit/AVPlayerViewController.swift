@_exported public import AVFoundation
public import UIKitCore

/// A controller that shows a player on black: a photograph with a play button.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  private let surface = PlayerSurface(frame: .zero)

  /// The player that is shown.
  open var player: AVPlayer? {
    get { surface.playerLayer.player }
    set { surface.playerLayer.player = newValue }
  }
  /// How pictures are placed; whole, by default.
  open var videoGravity: AVLayerVideoGravity {
    get { surface.playerLayer.videoGravity }
    set { surface.playerLayer.videoGravity = newValue }
  }
  /// Whether the controls can be seen, true by default; the play button is seen in any case.
  open var showsPlaybackControls = true
  /// Whether pictures may go on in a window of their own; kept.
  open var allowsPictureInPicturePlayback = true
  /// Whether the controller takes the whole screen when it plays; kept.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the controller leaves the whole screen when it ends; kept.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the lock screen shows what is played; kept.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the first picture can be shown.
  open var isReadyForDisplay: Bool { surface.playerLayer.isReadyForDisplay }
  /// A view over the pictures and below the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: surface.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surface.addSubview(overlay)
    return overlay
  }()

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .black
    surface.frame = view.bounds
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(surface)
  }
}

/// A view whose layer shows a player.
private final class PlayerSurface: UIView {
  let playerLayer = AVPlayerLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(playerLayer)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    playerLayer.frame = bounds
  }
}

/// Offers other screens to play on; there are none, so it shows nothing.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
  /// The colour while another screen plays; kept.
  open var activeTintColor: UIColor!
  /// Whether screens are offered before loudspeakers; kept.
  open var prioritizesVideoDevices = false
}
