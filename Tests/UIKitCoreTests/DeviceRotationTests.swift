import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct DeviceRotationTests {
  final class Controller: UIViewController {
    var notes: [String] = []
    var supported = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      notes.append("to \(size.width) × \(size.height) from \(view.bounds.width)")
      coordinator.animate(
        alongsideTransition: { _ in self.notes.append("alongside \(self.view.bounds.width)") },
        completion: { _ in self.notes.append("done") })
    }
  }

  private func withPhone(
    _ body: @MainActor (MediaClock, UIWindow, Controller, UIEnvironment) -> Void
  ) {
    withClock { clock in
      let environment = UIEnvironment(
        screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      environment.run {
        let window = UIWindow()
        let controller = Controller()
        window.rootViewController = controller
        window.layoutIfNeeded()
        body(clock, window, controller, environment)
      }
    }
  }

  @Test func `the window turns about its centre while its bounds swap`() {
    withPhone { clock, window, controller, environment in
      window.rotate(to: .landscapeLeft)
      #expect(window.bounds.size == CGSize(width: 844, height: 390))
      #expect(window.center == CGPoint(x: 195, y: 422))
      clock.advance(to: 0.15)
      // Half way along an ease-in-out: a square at 45°.
      let shown = window.layer.presentation()
      #expect(abs((shown?.bounds.width ?? 0) - 617) < 1e-6)
      #expect(abs((shown?.bounds.height ?? 0) - 617) < 1e-6)
      #expect(abs((shown?.transform.m12 ?? 0) - sin(.pi / 4)) < 1e-6)
      clock.advance(to: 0.31)
      #expect(abs(window.transform.b - 1) < 1e-12)
      #expect(window.layer.animationKeys() == nil)
    }
  }

  @Test func `screen, safe area and traits change, and controllers hear of it`() {
    withPhone { clock, window, controller, environment in
      var isDone = false
      window.rotate(to: .landscapeLeft) { isDone = true }
      #expect(environment.screen.bounds.size == CGSize(width: 844, height: 390))
      // The device's top is at the left now.
      #expect(
        window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34))
      #expect(controller.view.traitCollection.verticalSizeClass == .compact)
      #expect(controller.notes == ["to 844.0 × 390.0 from 390.0", "alongside 844.0"])
      clock.advance(to: 1)
      #expect(isDone && controller.notes.last == "done")
      window.rotate(to: .portrait)
      clock.advance(to: 2)
      #expect(window.transform == .identity)
      #expect(window.bounds.size == CGSize(width: 390, height: 844))
      #expect(window.safeAreaInsets.top == 47)
      #expect(window.traitCollection.verticalSizeClass == .regular)
    }
  }

  /// What an inset is off by in its last bits would move content, which moves the inset, for ever.
  @Test(arguments: [0, 0.1, 178.3, -46.99999999999999, 1 / 3] as [Double])
  func `insets of the safe area do not depend on where content is scrolled to`(_ place: Double) {
    withPhone { clock, window, controller, environment in
      let scroll = UIScrollView(frame: controller.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(scroll)
      window.rotate(to: .landscapeLeft)
      clock.advance(to: 1)
      scroll.bounds.origin.x = place
      #expect(scroll.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34))
    }
  }

  @Test func `half a turn takes twice as long and keeps the bounds`() {
    withPhone { clock, window, controller, environment in
      var end = 0.0
      window.rotate(to: .portraitUpsideDown) { end = clock.now }
      clock.advance(to: 1)
      #expect(abs(end - 0.6) < 1e-9)
      #expect(window.bounds.size == CGSize(width: 390, height: 844))
    }
  }

  @Test func `in turning hands the interface ends upright`() {
    withPhone { clock, window, controller, environment in
      let device = CALayer()
      device.addSublayer(window.layer)
      window.rotate(to: .landscapeRight, device: device)
      clock.advance(to: 0.04)
      #expect(device.presentation()?.transform.m12 ?? 0 > 0)
      #expect(window.layer.presentation()?.transform.m12 == 0)
      clock.advance(to: 0.36)
      let total = CATransform3DConcat(window.layer.transform, device.transform)
      #expect(abs(total.m11 - 1) < 1e-12 && abs(total.m12) < 1e-12)
    }
  }

  @Test func `a collection view's bounds change inside the animation`() {
    final class Layout: UICollectionViewFlowLayout {
      var notes: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        notes.append("from \(oldBounds.width), \(ViewAnimation.current != nil)")
      }
      override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        notes.append("final")
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 20 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source()
    withPhone { clock, window, controller, environment in
      let layout = Layout()
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      window.rotate(to: .landscapeLeft)
      #expect(layout.notes == ["from 390.0, true", "final"])
    }
  }

  @Test func `content at its start stays below the bars of the turned device`() {
    withPhone { clock, window, _, _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let controller = UICollectionViewController(collectionViewLayout: layout)
      let source = ListDataSource(counts: [30])
      controller.collectionView.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.dataSource = source
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      // Status bar 47, bar 44.
      #expect(controller.collectionView.contentOffset.y == -91)
      window.rotate(to: .landscapeLeft)
      clock.advance(to: 1)
      let inset = controller.collectionView.adjustedContentInset.top
      #expect(inset < 91)
      #expect(controller.collectionView.contentOffset.y == -inset)
    }
  }

  @Test
  func `the interface stays as it is where it supports no other orientation, and the device turns`()
  {
    withPhone { clock, window, controller, environment in
      controller.supported = .portrait
      let device = CALayer()
      device.addSublayer(window.layer)
      var isDone = false
      window.rotate(to: .landscapeLeft, device: device) { isDone = true }
      clock.advance(to: 1)
      #expect(isDone && window.transform == .identity && controller.notes.isEmpty)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(window.interfaceOrientation == .portrait)
      #expect(abs(device.transform.m12 + 1) < 1e-9)
      #expect(environment.messages.first?.text.contains("does not follow") == true)
      // What covers the screen decides.
      let player = Controller()
      player.supported = .allButUpsideDown
      player.modalPresentationStyle = .fullScreen
      controller.present(player, animated: false)
      clock.advance(to: 2)
      window.rotate(to: .landscapeRight, device: device)
      clock.advance(to: 3)
      #expect(window.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test func `the app's information, or its delegate, has the last word`() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .landscapeRight }
    }
    withPhone { clock, window, controller, environment in
      environment.supportedInterfaceOrientations = .init(names: ["UIInterfaceOrientationPortrait"])
      window.rotate(to: .landscapeLeft)
      clock.advance(to: 1)
      #expect(window.interfaceOrientation == .portrait)
      environment.application.delegate = Delegate()
      window.rotate(to: .landscapeRight)
      clock.advance(to: 2)
      #expect(window.interfaceOrientation == .portrait)
      window.rotate(to: .landscapeLeft)
      clock.advance(to: 3)
      #expect(window.interfaceOrientation == .landscapeRight)
    }
  }

  @Test func `an app turns its interface by itself, as far as that is supported`() {
    withPhone { clock, window, controller, environment in
      let scene = environment.application.windowScene
      controller.supported = .allButUpsideDown
      var failures = 0
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in
        failures += 1
      }
      #expect(failures == 1)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in failures += 1 }
      clock.advance(to: 1)
      #expect(failures == 1 && window.interfaceOrientation == .landscapeRight)
      #expect(UIDevice.current.orientation == .portrait)
      controller.supported = .portrait
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      clock.advance(to: 2)
      #expect(window.interfaceOrientation == .portrait)
      #expect(window.bounds.size == CGSize(width: 390, height: 844))
    }
  }

  @Test
  func
    `a turned device is told of by notifications, before and after the interface has its new size`()
  {
    withPhone { clock, window, controller, environment in
      var notes: [String] = []
      let names = [
        UIDevice.orientationDidChangeNotification,
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated {
            guard UIEnvironment.current === environment else { return }
            notes.append("\(UIScreen.main.bounds.width)")
          }
        }
      }
      window.rotate(to: .landscapeLeft)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      #expect(notes == ["390.0", "390.0", "844.0"])
    }
  }

  @Test
  func `what is covered on its side is the device's own, and that of before where it stands again`()
  {
    withPhone { clock, window, controller, environment in
      let lying = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      environment.landscapeSafeAreaInsets = lying
      window.rotate(to: .landscapeRight)
      clock.advance(to: 1)
      #expect(window.safeAreaInsets == lying)
      window.rotate(to: .landscapeLeft)
      clock.advance(to: 2)
      #expect(window.safeAreaInsets == lying)
      window.rotate(to: .portrait)
      clock.advance(to: 3)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
  }

  @Test(arguments: [(390.0, UIUserInterfaceSizeClass.compact), (430, .regular)])
  func `only the largest phones have a regular width on their side`(
    width: Double, expected: UIUserInterfaceSizeClass
  ) {
    withClock { clock in
      let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: width, height: 900))
      environment.run {
        let window = UIWindow()
        window.rotate(to: .landscapeLeft)
        clock.advance(to: 1)
        #expect(window.traitCollection.horizontalSizeClass == expected)
        window.rotate(to: .portrait)
        clock.advance(to: 2)
        #expect(window.traitCollection.horizontalSizeClass == .compact)
      }
    }
  }
}
