import AnimGeometry
import AnimLayers
import Foundation
import Testing
import UIKitCore

/// Geometry, layers, springs and the layout of views, as recorded on iOS 26.1 (iPhone 16).
@MainActor struct RecordedGeometryTests {
  private func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  private func parts(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

  // MARK: Geometry

  @Test func `geometry is made of whole numbers and of fractions`() {
    let (fraction, whole): (Double, Int) = (1.5, 2)
    #expect(CGPoint(x: fraction, y: -fraction) == CGPoint(x: 1.5, y: -1.5))
    #expect(CGPoint(x: whole, y: -3).x == 2 && CGPoint(x: whole, y: -3).y == -3)
    #expect(CGSize(width: fraction, height: fraction * 2).height == 3)
    #expect(CGSize(width: whole, height: whole + 1).height == 3)
    let (a, b) = (CGVector(dx: fraction, dy: 2.25), CGVector(dx: whole, dy: -whole))
    #expect(a.dx == 1.5 && a.dy == 2.25 && b.dx == 2 && b.dy == -2)
    let rect = CGRect(x: fraction, y: 0.25, width: 10.5, height: fraction)
    #expect(rect.origin == CGPoint(x: 1.5, y: 0.25) && rect.size.width == 10.5)
    #expect(CGRect(x: whole, y: 3, width: 40, height: whole * 5).height == 10)
  }

  @Test func `transforms one after the other`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(parts(quarter), [0, 1, -1, 0, 0, 0]))
    let whole = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
      .rotated(by: .pi / 4)
    #expect(isClose(parts(whole), [1.41421356, 2.12132034, -1.41421356, 2.12132034, 10, 20]))
    #expect(
      isClose(
        parts(whole.inverted()),
        [0.35355339, -0.35355339, 0.23570226, 0.23570226, -8.24957911, -1.17851130]))
    let point = CGPoint(x: 1, y: 1).applying(whole)
    #expect(isClose([point.x, point.y], [10, 24.242640687119284]))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).applying(whole)
    #expect(
      isClose(
        [rect.minX, rect.minY, rect.width, rect.height],
        [-4.142135623730949, 20, 28.284271247461902, 42.42640687119285]))
    #expect(CGAffineTransform.identity.isIdentity)
    inWorld { _ in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == CGRect(x: -10, y: 0, width: 80, height: 40))
    }
  }

  // MARK: Springs

  /// The duration and bounce that are seen, and the stiffness, damping and time to settle.
  nonisolated private static let springs: [[Double]] = [
    [0.5, 0, 157.91367041742973, 25.132741228718345, 0.8],
    [1, 0, 39.47841760435743, 12.566370614359172, 1.5],
    [0.25, 0, 631.6546816697189, 50.26548245743669, 0.4],
    [0.5, 0.3, 157.91367041742973, 17.59291886010284, 0.8629552831744205],
    [0.5, 0.7, 157.91367041742973, 7.539822368615504, 1.904872615017113],
    [0.5, -0.3, 157.91367041742973, 35.90391604102621, 1.1],
    [0.35, 0.15, 322.27279677026473, 30.51832863487228, 0.5156554893625898],
  ]

  @Test(arguments: springs) func `springs by duration and bounce`(_ fact: [Double]) {
    inWorld { _ in
      let spring = CASpringAnimation(perceptualDuration: fact[0], bounce: fact[1])
      #expect(spring.mass == 1)
      #expect(abs(spring.stiffness - fact[2]) < 1e-9 && abs(spring.damping - fact[3]) < 1e-9)
      #expect(abs(spring.settlingDuration - fact[4]) < 1e-9)
      #expect(spring.duration == spring.settlingDuration)
    }
  }

  @Test(arguments: [[100, 10, 1.4727003346780927], [300, 20, 0.7442555275721707], [50, 30, 1.4]])
  func `how long springs take to settle`(_ fact: [Double]) {
    inWorld { _ in
      let spring = CASpringAnimation(keyPath: "position")
      (spring.stiffness, spring.damping) = (fact[0], fact[1])
      #expect(abs(spring.settlingDuration - fact[2]) < 1e-9)
    }
  }

  @Test func `an animation by a spring's duration and bounce is one of a spring`() throws {
    try inWorld { world in
      let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      window.addSubview(view)
      var isFinished: Bool?
      UIView.animate(springDuration: 0.5, bounce: 0) {
        view.alpha = 0
      } completion: {
        isFinished = $0
      }
      #expect(view.alpha == 0)
      let key = try #require(view.layer.animationKeys()?.first)
      let spring = try #require(view.layer.animation(forKey: key) as? CASpringAnimation)
      #expect(abs(spring.duration - 0.8) < 1e-9 && abs(spring.stiffness - 157.913670417) < 1e-6)
      world.clock.advance(to: 1)
      #expect(isFinished == true)
    }
  }

  // MARK: Layers

  @Test func `a fresh layer, and what its frame is made of`() {
    inWorld { _ in
      let layer = CALayer()
      #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
      #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1)
      #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.contentsScale == 1)
      #expect(!layer.isHidden && !layer.masksToBounds && !layer.isOpaque)
      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.sublayers == nil)
      #expect(layer.backgroundColor == nil)
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(layer.position == CGPoint(x: 25, y: 40))
      layer.anchorPoint = .zero
      #expect(layer.position == CGPoint(x: 25, y: 40))
      #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
      let inner = CALayer()
      layer.addSublayer(inner)
      #expect(layer.sublayers == [inner] && inner.superlayer === layer)
      inner.removeFromSuperlayer()
      #expect(layer.sublayers == nil && inner.superlayer == nil)
    }
  }

  private final class Traced: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      layouts += 1
      super.layoutSublayers()
    }
  }

  @Test func `a layer is laid out for another size or where it was asked for, once`() {
    inWorld { _ in
      let (layer, child) = (Traced(), Traced())
      #expect(!layer.needsLayout())
      layer.layoutIfNeeded()
      layer.layoutIfNeeded()
      #expect(layer.layouts == 0)
      layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
      #expect(layer.needsLayout())
      layer.layoutIfNeeded()
      #expect(layer.layouts == 1 && !layer.needsLayout())
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      #expect(layer.layouts == 2)
      layer.addSublayer(child)
      #expect(!child.needsLayout())
      layer.layoutIfNeeded()
      #expect(child.layouts == 0)
    }
  }

  private final class Hosting: UIView {
    override class var layerClass: AnyClass { Tracing.self }
    override func layoutSubviews() {
      super.layoutSubviews()
      (layer as? Tracing)?.calls.append("subviews \(bounds.width)")
    }
  }

  private final class Tracing: CALayer {
    var calls: [String] = []
    override func layoutSublayers() {
      calls.append("sublayers \(bounds.width)")
      super.layoutSublayers()
    }
  }

  @Test func `a view's layer is laid out before its view, from the beginning`() throws {
    try inWorld { _ in
      let view = Hosting(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
      let layer = try #require(view.layer as? Tracing)
      #expect(layer.delegate === view && layer.bounds.size == CGSize(width: 50, height: 60))
      #expect(layer.needsLayout() && UIView().layer.needsLayout())
      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.frame = CGRect(x: 0, y: 0, width: 70, height: 80)
      layer.layoutIfNeeded()
      #expect(
        layer.calls == [
          "sublayers 50.0", "subviews 50.0", "sublayers 50.0", "subviews 50.0", "sublayers 70.0",
          "subviews 70.0",
        ])
    }
  }

  // MARK: Views

  @Test func `views are laid out once for what changed`() {
    inWorld { _ in
      let view = Counting(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      let host = UIView()
      host.addSubview(view)
      #expect(view.calls == ["will true", "did true"])
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.layouts == 1)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layouts == 2)
      view.bounds = CGRect(x: 0, y: 0, width: 50, height: 60)
      view.layoutIfNeeded()
      #expect(view.layouts == 3)
      view.calls = []
      view.removeFromSuperview()
      #expect(view.calls == ["will false", "did false"])
    }
  }

  @Test func `a view that is made to fit keeps the place of its upper left corner`() {
    inWorld { _ in
      let view = Counting(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      view.bounds = CGRect(x: 0, y: 0, width: 50, height: 60)
      #expect(view.frame == CGRect(x: -9, y: -8, width: 50, height: 60))
      view.sizeToFit()
      #expect(view.calls == ["fits 50.0 60.0"])
      #expect(view.frame == CGRect(x: -9, y: -8, width: 77, height: 33))
    }
  }

  private final class Counting: UIView {
    var layouts = 0
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      calls.append("will \(newSuperview != nil)")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      calls.append("did \(superview != nil)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      calls.append("fits \(size.width) \(size.height)")
      return CGSize(width: 77, height: 33)
    }
  }

  @Test func `fonts are equal by family, size and weight, and by what they were asked for`() {
    inWorld { _ in
      let (plain, bold) = (UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17))
      #expect(plain == .systemFont(ofSize: 17) && plain != bold && plain != .systemFont(ofSize: 18))
      #expect(plain == UIFont.systemFont(ofSize: 18).withSize(17))
      #expect(plain == .systemFont(ofSize: 17, weight: .regular))
      // What is called bold has the face of the semibold one, and is neither.
      let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
      #expect(bold.fontName == semibold.fontName && bold != semibold)
      #expect(bold != .systemFont(ofSize: 17, weight: .bold))
      #expect(bold == .boldSystemFont(ofSize: 17))
      #expect(bold == UIFont.boldSystemFont(ofSize: 20).withSize(17))
      #expect(UIFont(descriptor: bold.fontDescriptor, size: 0) == bold)
      let body = UIFont.preferredFont(forTextStyle: .body)
      #expect(body.pointSize == 17 && body != plain)
      #expect(body == .preferredFont(forTextStyle: .body))
      #expect(body != .preferredFont(forTextStyle: .callout).withSize(17))
      let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy]
      #expect(weights.map(\.rawValue) == [0, 0.23, 0.3, 0.4, 0.56])
      #expect(UILabel().font == plain)
    }
  }

  @Test func `labels know the text that subclasses make of it`() {
    inWorld { _ in
      let label = Shouting()
      label.text = "lot 12"
      #expect(label.text == "LOT 12")
    }
  }

  private final class Shouting: UILabel {
    override var text: String? {
      get { super.text }
      set { super.text = newValue?.uppercased() }
    }
  }
}
