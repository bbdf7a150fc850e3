import AnimGeometry
import AnimLayers
import Foundation
import Testing
import UIKitCore

@MainActor struct HierarchyTests {
  /// Notes what it is told of its place in the hierarchy.
  private final class Child: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMove") }
    override func didMoveToSuperview() { calls.append("didMove") }
  }

  private final class Parent: UIView {
    var calls: [String] = []
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
  }

  @Test func `what only its superview holds lives on until the end of the turn it is removed in`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        let parent = UIView()
        weak var child: UIView?
        do {
          let view = UIView()
          parent.addSubview(view)
          child = view
        }
        child?.removeFromSuperview()
        #expect(child != nil)
        if let child { parent.addSubview(child) }
        clock.advance(to: 0.1)
        #expect(parent.subviews.count == 1)
        child?.removeFromSuperview()
        clock.advance(to: 0.2)
        #expect(child == nil)
      }
    }
  }

  @Test func `what is larger than its superview is in the middle once there is room`() {
    UIEnvironment().run {
      let (view, icon) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      icon.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      view.addSubview(icon)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      #expect(icon.frame == CGRect(x: 40, y: 15, width: 20, height: 20))
      view.frame.size.width = 180
      #expect(icon.frame == CGRect(x: 80, y: 15, width: 20, height: 20))
    }
  }

  @Test func `views come before and behind layers that belong to none, too`() {
    UIEnvironment().run {
      let (view, icon) = (UIView(), UIView())
      view.addSubview(icon)
      let circle = CALayer()
      view.layer.addSublayer(circle)
      view.bringSubviewToFront(icon)
      #expect(view.layer.sublayers == [circle, icon.layer])
      view.sendSubviewToBack(icon)
      #expect(view.layer.sublayers == [icon.layer, circle])
    }
  }

  @Test func `a subview that is added again comes to the front and keeps its constraints`() {
    inWorld { _ in
      let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (child, other) = (Child(), UIView())
      parent.addSubview(child)
      parent.addSubview(other)
      child.translatesAutoresizingMaskIntoConstraints = false
      let constraint = child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20)
      constraint.isActive = true
      child.calls = []
      parent.addSubview(child)
      #expect(parent.subviews == [other, child])
      #expect(constraint.isActive)
      #expect(child.calls.isEmpty && parent.calls.isEmpty)
      parent.layoutIfNeeded()
      #expect(child.frame.minX == 20)
    }
  }

  @Test func `a subview that is inserted again changes its place`() {
    inWorld { _ in
      let parent = UIView()
      let views = (0..<4).map { _ in UIView() }
      for view in views { parent.addSubview(view) }
      @MainActor func order() -> [Int] { parent.subviews.compactMap { views.firstIndex(of: $0) } }
      parent.insertSubview(views[3], at: 0)
      #expect(order() == [3, 0, 1, 2])
      parent.insertSubview(views[3], aboveSubview: views[1])
      #expect(order() == [0, 1, 3, 2])
      parent.insertSubview(views[2], belowSubview: views[1])
      #expect(order() == [0, 2, 1, 3])
      parent.insertSubview(views[0], at: 9)
      #expect(order() == [2, 1, 3, 0])
      #expect(parent.layer.sublayers?.count == 4)
    }
  }

  @Test func `hierarchies without a window lie in one plane`() {
    inWorld { _ in
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
      outer.addSubview(inner)
      let other = UIView(frame: CGRect(x: 1, y: 1, width: 50, height: 50))
      other.bounds.origin = CGPoint(x: 5, y: 0)
      #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 13, y: 24))
      #expect(inner.convert(CGPoint(x: 13, y: 24), from: nil) == .zero)
      // (13, 24) is (12, 23) from the other's corner, which shows what is at (5, 0) in it.
      #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 17, y: 23))
      #expect(other.convert(CGPoint(x: 17, y: 23), to: inner) == .zero)
      outer.transform = CGAffineTransform(scaleX: 2, y: 2)
      // The outer view's corner is now half of its size further out: (-40, -30).
      #expect(
        inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: nil)
          == CGRect(x: -34, y: -22, width: 20, height: 20))
    }
  }

  @Test func `points, sizes and rectangles are told in brackets`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: -4)
    #expect("\(rect)" == "(1.0, 2.5, 3.0, -4.0)")
    #expect("\(rect.origin)" == "(1.0, 2.5)")
    #expect("\(rect.size)" == "(3.0, -4.0)")
  }

  @Test func `margins can be overridden by reading direction`() {
    final class Indented: UIView {
      override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0) }
        set {}
      }
    }
    inWorld { _ in
      let view: UIView = Indented()
      #expect(view.directionalLayoutMargins.leading == 30)
    }
  }

  @Test func `without a keyboard its guide is at the lower edge`() {
    inWorld { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
      #expect(
        view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 10, width: 10, height: 0))
      #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    }
  }

  @Test func `a view is laid out when a subview gets another size, but not by its own layout`() {
    final class Outer: UIView {
      var layouts = 0

      override func layoutSubviews() {
        layouts += 1
        subviews.first?.frame.size.height = bounds.height
      }
    }
    inWorld { _ in
      let (outer, inner) = (Outer(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
      outer.addSubview(inner)
      outer.layoutIfNeeded()
      let before = outer.layouts
      inner.frame.size.width = 20
      outer.layoutIfNeeded()
      #expect(outer.layouts == before + 1)
      inner.center.x += 5
      outer.layoutIfNeeded()
      #expect(outer.layouts == before + 1)
    }
  }

  @Test func `a view that is put above another is directly above its layer`() {
    inWorld { _ in
      let (outer, first, second, third) = (UIView(), UIView(), UIView(), UIView())
      outer.addSubview(first)
      let foreign = CALayer()
      outer.layer.addSublayer(foreign)
      outer.addSubview(second)
      outer.insertSubview(third, aboveSubview: first)
      #expect(outer.subviews == [first, third, second])
      #expect(
        outer.layer.sublayers?.map(ObjectIdentifier.init)
          == [first.layer, third.layer, foreign, second.layer].map(ObjectIdentifier.init))
    }
  }

  @Test func `descriptions tell what is not as by default, and the same address in every run`() {
    inWorld { _ in
      let label = UILabel(frame: CGRect(x: 16, y: 20.5, width: 288, height: 1.0 / 3))
      label.text = "Title"
      label.tag = 3
      label.isHidden = true
      label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      #expect(
        label.description
          == "<UILabel: 0x600000000200; frame = (16 20.5; 288 0.333333); text = 'Title'; hidden = YES; "
          + "autoresize = W+BM; userInteractionEnabled = NO; tag = 3; "
          + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x600000000240>>"
      )
      let view = UIView()
      view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      view.alpha = 0.5
      #expect(
        "\(view)"
          == "<UIView: 0x600000000400; frame = (0 0; 0 0); alpha = 0.5; "
          + "backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: 0x600000000440>>"
      )
      #expect("\(UIViewController())" == "<UIViewController: 0x600000000600>")
    }
  }

  /// Recorded on iOS 26.1 (`cgunifyprobe` of Vercantez/openuikit) but for what comes of a superview.
  @Test func `the colour of the layer is that of the view`() {
    inWorld { _ in
      let view = UIView()
      view.backgroundColor = .blue
      view.layer.backgroundColor = UIColor.red.cgColor
      #expect(view.backgroundColor == .red)
      #expect(view.value(forKey: "backgroundColor") as? UIColor == .red)
      #expect(view.value(forKey: "layer") as? CALayer === view.layer)
      let outer = UIView()
      outer.addSubview(view)
      #expect(view.layer.backgroundColor == UIColor.red.cgColor)
      outer.overrideUserInterfaceStyle = .dark
      #expect(view.layer.backgroundColor == UIColor.red.cgColor)
      view.backgroundColor = .systemBackground
      #expect(view.backgroundColor === UIColor.systemBackground)
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
      outer.overrideUserInterfaceStyle = .light
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }
  }

  /// Puts its subviews in anew and takes another size whenever it is laid out.
  private final class Tags: UIView {
    let tags = (0..<3).map { _ in UIView() }
    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      for tag in tags { tag.removeFromSuperview() }
      for (index, tag) in tags.enumerated() {
        tag.frame = CGRect(x: 60 * index, y: 0, width: 50, height: 20)
        addSubview(tag)
      }
      invalidateIntrinsicContentSize()
      frame.size.width = frame.width == 180 ? 190 : 180
    }
  }

  @Test func `a view that exchanges its subviews in every layout settles`() {
    inWorld { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = Tags(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(world.exceptions.isEmpty && world.warnings.isEmpty)
      #expect(view.subviews == view.tags && view.layouts < 20)
      let before = view.layouts
      view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(view.layouts > before && world.exceptions.isEmpty)
    }
  }

  private final class OwnCollectionView: UICollectionView {}

  /// In the words that ReactiveCollectionsKit's tests expect on iOS 26.
  @Test func `a collection view tells where its content is, its layout and its data source`() {
    inWorld { _ in
      let view = OwnCollectionView(
        frame: CGRect(x: 0, y: 0, width: 402, height: 874),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = ListDataSource(counts: [1])
      view.dataSource = source
      let words = view.description.replacing(/0x[0-9a-f]+/, with: "0x")
      #expect(
        words
          == "<UIKitCoreTests.HierarchyTests.OwnCollectionView: 0x; baseClass = UICollectionView; "
          + "frame = (0 0; 402 874); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x>; "
          + "backgroundColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>; "
          + "layer = <CALayer: 0x>; contentOffset: {0, 0}; contentSize: {0, 0}; "
          + "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x>; "
          + "dataSource: <UIKitCoreTests.ListDataSource: 0x>>")
      #expect(view.description == view.description)
    }
  }
}
