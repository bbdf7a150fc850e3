import Foundation
import Testing
import UIKitCore

/// Classes of an app, with the initialisers and overrides that UIKit lets them have.
@MainActor struct SubclassingTests {
  private final class Threshold: UIPanGestureRecognizer {
    let distance: CGFloat
    init(distance: CGFloat) {
      self.distance = distance
      super.init(target: nil, action: nil)
    }
  }

  private final class Counting: UITapGestureRecognizer {
    var count = 0
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      count += 1
    }
  }

  @Test func `a recognizer may have initialisers of its own`() {
    #expect(Threshold(distance: 5).distance == 5)
    #expect(Counting().count == 1)
    #expect(Counting(action: { _ in }).count == 1)
  }

  private final class Capsule: CALayer {
    var progress = 0.25
    override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }
  }

  @Test func `a layer may react to its size, and its presentation is of its class`() {
    UIEnvironment().run {
      let layer = Capsule()
      layer.frame = CGRect(x: 5, y: 6, width: 40, height: 20)
      #expect(layer.cornerRadius == 10)
      #expect(layer.position == CGPoint(x: 25, y: 16))
      #expect(layer.presentation()?.progress == 0.25)
      #expect(layer.model().progress == 0.25)
      #expect(CAShapeLayer().presentation()?.lineWidth == 1)
    }
  }

  private final class Ripple: CALayer {
    var calls: [String] = []
    override var repeatCount: Float { didSet { calls.append("repeatCount") } }
    override var borderWidth: CGFloat { didSet { calls.append("borderWidth") } }
    override func addSublayer(_ layer: CALayer) {
      calls.append("addSublayer")
      super.addSublayer(layer)
    }
    override func removeFromSuperlayer() {
      calls.append("removeFromSuperlayer")
      super.removeFromSuperlayer()
    }
    override func add(_ animation: CAAnimation, forKey key: String?) {
      calls.append("add")
      super.add(animation, forKey: key)
    }
    override func contains(_ point: CGPoint) -> Bool { false }
  }

  @Test func `a layer may react to what is asked of it`() {
    UIEnvironment().run {
      let (layer, outer) = (Ripple(), CALayer())
      layer.repeatCount = 3
      layer.borderWidth = 2
      layer.addSublayer(CALayer())
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      outer.addSublayer(layer)
      // Moving to another layer is not leaving the screen.
      CALayer().addSublayer(layer)
      layer.removeFromSuperlayer()
      #expect(
        layer.calls == ["repeatCount", "borderWidth", "addSublayer", "add", "removeFromSuperlayer"])
      #expect(layer.superlayer == nil && layer.repeatCount == 3)
      layer.masksToBounds = true
      layer.bounds.size = CGSize(width: 9, height: 9)
      #expect(layer.hitTest(.zero) == nil)
    }
  }

  @Test func `a layer can be scaled in its plane`() {
    UIEnvironment().run {
      let layer = CALayer()
      layer.setValue(0.5, forKeyPath: "transform.scale.xy")
      #expect(layer.transform.m11 == 0.5 && layer.transform.m22 == 0.5 && layer.transform.m33 == 1)
    }
  }

  private final class Indicator: UIActivityIndicatorView {
    let name: String
    override init(frame: CGRect) {
      name = "indicator"
      super.init(frame: frame)
      style = .large
    }
    required init(coder: NSCoder) {
      name = "decoded"
      super.init(coder: coder)
    }
  }

  private final class Row: UIStackView {
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `an activity indicator may begin with a frame`() {
    inWorld { _ in
      let wheel = Indicator(frame: CGRect(x: 1, y: 2, width: 40, height: 50))
      #expect(wheel.frame == CGRect(x: 1, y: 2, width: 40, height: 50))
      #expect(wheel.style == .large && wheel.intrinsicContentSize.width == 37)
    }
  }

  private final class Overlay: UIWindow {
    let name: String
    init(_ name: String, in scene: UIWindowScene) {
      self.name = name
      super.init(windowScene: scene)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Top: UIWindow {
    var calls: [String] = []
    var posted = 0
    override func becomeKey() {
      let observer = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification, object: self, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.posted += 1 } }
      super.becomeKey()
      NotificationCenter.default.removeObserver(observer)
      calls.append("become")
    }
    override func resignKey() {
      super.resignKey()
      calls.append("resign")
    }
  }

  @Test func `windows are told which of them keys are for`() {
    inWorld { _ in
      let (first, second) = (Top(), UIWindow())
      first.makeKeyAndVisible()
      first.makeKey()
      #expect(first.calls == ["become"] && first.posted == 1)
      second.makeKeyAndVisible()
      #expect(first.calls == ["become", "resign"] && first.posted == 1)
    }
  }

  @Test func `a window may have initialisers of its own`() {
    UIEnvironment().run {
      let window = Overlay("hud", in: UIApplication.shared.windowScene)
      #expect(window.name == "hud")
      #expect(window.bounds == UIScreen.main.bounds)
      #expect(UIApplication.shared.windows.contains(window))
    }
  }

  @Test func `a recognizer calls its target's method`() {
    final class Target { var calls = 0 }
    let target = Target()
    let selector = Selector("tap") { target, _ in (target as? Target)?.calls += 1 }
    let recognizer = UITapGestureRecognizer(target: target, action: selector)
    recognizer.state = .ended
    #expect(target.calls == 1)
  }

  @Test func `a test can make up a change of an update`() {
    final class Insertion: UICollectionViewUpdateItem {
      override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 0) }
      override var updateAction: Action { .insert }
    }
    let item: UICollectionViewUpdateItem = Insertion()
    #expect(item.updateAction == .insert)
    #expect(item.indexPathBeforeUpdate == nil)
    #expect(item.indexPathAfterUpdate == [0, 3])
  }

  @Test func `a container tells its children when they come and go`() {
    final class Page: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
      override func viewWillDisappear(_ animated: Bool) {
        calls.append("willDisappear \(animated)")
      }
      override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
    }
    inWorld { _ in
      let page = Page()
      page.beginAppearanceTransition(true, animated: true)
      #expect(page.isViewLoaded)
      page.endAppearanceTransition()
      page.beginAppearanceTransition(false, animated: false)
      page.endAppearanceTransition()
      #expect(
        page.calls == [
          "willAppear true", "didAppear true", "willDisappear false", "didDisappear false",
        ])
    }
  }

  @Test func `a transition may have nothing to do at its end`() {
    final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
      let transitionDuration: TimeInterval = 0
      let isAnimated = false
      let targetTransform = CGAffineTransform.identity
      let isCancelled = false
      let isInteractive = false
      let initiallyInteractive = false
      let isInterruptible = false
      let percentComplete: CGFloat = 0
      let completionVelocity: CGFloat = 1
      let completionCurve = UIView.AnimationCurve.linear
      let presentationStyle = UIModalPresentationStyle.none
      let containerView = UIView()
      func viewController(
        forKey key: UITransitionContextViewControllerKey
      ) -> UIViewController? { nil }
      func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
      typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

      func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
        animation?(self)
        return completion == nil
      }
    }
    var runs = 0
    #expect(Coordinator().animate(alongsideTransition: { _ in runs += 1 }))
    #expect(runs == 1)
  }
}
