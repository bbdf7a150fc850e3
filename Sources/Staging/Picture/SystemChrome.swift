import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The parts of iOS over every app: the status bar and the home indicator.
final class SystemChrome: UIView {
  private let statusBar: StatusBar?
  private let homeIndicator: UIView?

  private static let indicatorHeight = 5.0

  /// Nil where nothing of it is seen.
  init?(_ canvas: Canvas) {
    let hasIndicator =
      canvas.safeArea.bottom > 0 && (canvas.statusBar || canvas.frame == .bezel)
    guard canvas.statusBar || hasIndicator else { return nil }
    let isPhone = min(canvas.size.width, canvas.size.height) < 700
    statusBar =
      canvas.statusBar
      ? StatusBar(
        height: canvas.safeArea.top,
        hidesWhenWide: isPhone && canvas.size.height > canvas.size.width) : nil
    homeIndicator = hasIndicator ? UIView(frame: .zero) : nil
    super.init(frame: CGRect(origin: .zero, size: canvas.size))
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 1e5
    if let statusBar { addSubview(statusBar) }
    if let homeIndicator {
      homeIndicator.backgroundColor = .label
      homeIndicator.layer.cornerRadius = Self.indicatorHeight / 2
      addSubview(homeIndicator)
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("the system's views are made of a canvas, not decoded")
  }

  /// The colour of the status bar's text.
  var statusBarStyle = UIStatusBarStyle.default {
    didSet {
      guard statusBarStyle != oldValue else { return }
      statusBar?.overrideUserInterfaceStyle =
        switch statusBarStyle {
        case .lightContent: .dark
        case .darkContent: .light
        case .default: .unspecified
        }
    }
  }

  /// Whether there is no status bar.
  var isStatusBarHidden = false {
    didSet { if isStatusBarHidden != oldValue { statusBar?.isHidden = isStatusBarHidden } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    statusBar?.frame = bounds
    let width = min(bounds.width, bounds.height) * 0.36
    homeIndicator?.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - 8 - Self.indicatorHeight, width: width,
      height: Self.indicatorHeight)
  }
}
