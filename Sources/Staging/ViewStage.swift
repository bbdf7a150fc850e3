import AnimCodecs
package import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimScenarioFormat
package import Foundation
package import UIKitCore

/// A screen for a view that nobody's scenario describes: a test's own.
///
/// It has a clock and a device of its own, as a stage has. What makes or changes the view has to run
/// inside of `run(_:)`.
@MainActor package final class ViewStage {
  private let clock = MediaClock()
  private let environment: UIEnvironment
  private let world: StageWorld
  private var window: UIWindow?
  /// What UIKit threw, in its own words, when an app would have crashed; nothing happens after it.
  package private(set) var exception: String?

  /// An empty screen as large as a phone's of 375 × 667 points.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - style: The appearance of the device.
  ///   - folder: Where pictures and colours are looked for that the view calls by name.
  package init(scale: Int, style: UIUserInterfaceStyle, resources folder: URL) {
    environment = UIEnvironment(
      traits: UITraitCollection(userInterfaceStyle: style, displayScale: CGFloat(scale)))
    let pictures = PictureStore()
    let album = PictureAlbum(besides: folder.appendingPathComponent("-").path, pictures)
    environment.findImage = { album.picture(named: $0) }
    environment.findColor = { album.color(named: $0) }
    environment.findFile = { album.file(named: $0) }
    environment.resourceFolder = album.folder
    environment.findAnswer = { url, _ in album.answer(at: url) }
    environment.standIn(with: pictures)
    world = StageWorld(clock, environment, .none, seed: 0)
    clock.framesPerSecond = Clock().fps
    clock.endTurn = { [unowned self] in commit() }
    environment.didRaise = { [unowned self] reason in
      exception = exception ?? reason
      clock.stop()
    }
  }

  /// The size of the screen, in points.
  package var size: CGSize { environment.screenBounds.size }

  /// Seconds since the screen was made.
  package var now: Double { clock.now }

  /// Runs `body` at the screen's time and on its device, and commits what it changed as Core
  /// Animation does at the end of a turn of the run loop.
  package func run<Result>(_ body: () throws -> Result) throws -> Result {
    let result = world.run { Swift.Result { try body() } }
    commit()
    return try result.get()
  }

  /// Shows a view that fills the screen, which becomes as large as is said.
  package func show(_ view: UIView, size: CGSize) {
    show(size) { window in
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
  }

  /// Shows a controller on a screen that becomes as large as is said.
  package func show(_ controller: UIViewController, size: CGSize) {
    show(size) { $0.rootViewController = controller }
  }

  private func show(_ size: CGSize, _ fill: (UIWindow) -> Void) {
    environment.screenBounds = CGRect(origin: .zero, size: size)
    window = world.run {
      let window = UIWindow()
      window.backgroundColor = .systemBackground
      fill(window)
      return window
    }
    commit()
  }

  /// Lets everything happen that is due until `time`, in seconds since the screen was made.
  package func advance(to time: Double) {
    world.run { clock.advance(to: time) }
    commit()
  }

  private func commit() {
    guard !clock.isStopped else { return }
    world.run {
      window?.layoutIfNeeded()
      window?.layer.displayIfNeeded()
    }
  }

  // MARK: What is seen

  /// The picture at the present time.
  package func displayList() -> DisplayList {
    guard let window else { return DisplayList(size: size) }
    return DisplayList(window.layer.presentation(at: clock.now), size: size)
  }

  private var collectionView: UICollectionView? { window?.firstCollectionView }

  /// The elements of the frontmost collection view, if there is one.
  package func elements() -> [TracedElement] {
    world.run { collectionView?.presentedElements.map(TracedElement.init) ?? [] }
  }

  /// How far that collection view is seen to be scrolled now, in points; zero without one.
  package var presentedContentOffset: CGPoint {
    world.run { collectionView?.layer.presented.bounds.origin ?? .zero }
  }
}
