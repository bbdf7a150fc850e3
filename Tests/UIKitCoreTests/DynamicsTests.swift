import AnimGeometry
import AnimLayers
import AnimMotion
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct DynamicsTests {
  /// An animator in a view of 400 × 400 points with one item of 100 × 100 in its middle.
  private func withItem(
    _ body: @MainActor (MediaClock, UIDynamicAnimator, UIView) throws -> Void
  ) rethrows {
    try withClock { clock in
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let item = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
      reference.addSubview(item)
      try body(clock, UIDynamicAnimator(referenceView: reference), item)
    }
  }

  private func advance(_ clock: MediaClock, to end: Double, framesPerSecond: Double) {
    var frame = 1
    while Double(frame) / framesPerSecond < end {
      clock.advance(to: Double(frame) / framesPerSecond)
      frame += 1
    }
    clock.advance(to: end)
  }

  /// With the normalised spring of the same frequency, `x(t) = d·(1 − s(t))`.
  @Test(arguments: [(1.0, 0.8), (2, 0.1), (0.5, 0), (3, 1)])
  func `a soft attachment is a damped oscillator`(_ frequency: Double, _ damping: Double) {
    withItem { clock, animator, item in
      let attachment = UIAttachmentBehavior(
        item: item, attachedToAnchor: CGPoint(x: 200, y: 200))
      attachment.length = 0
      attachment.frequency = frequency
      attachment.damping = damping
      item.center.y = 260
      animator.addBehavior(attachment)
      let w = 2 * Double.pi * frequency
      let spring = Spring(stiffness: w * w, damping: 2 * damping * w)
      for step in 1...20 {
        let time = Double(step) / 10
        clock.advance(to: time)
        #expect(abs(item.center.y - (260 - 60 * spring.value(at: time))) < 0.05)
        #expect(item.center.x == 200)
      }
    }
  }

  @Test func `an item falls by half g t squared`() {
    withItem { clock, animator, item in
      animator.addBehavior(UIGravityBehavior(items: [item]))
      for time in [0.1, 0.25, 0.5] {
        clock.advance(to: time)
        #expect(abs(item.center.y - 200 - 500 * time * time) < 1e-3)
      }
      #expect(abs(animator.elapsedTime - 0.5) < 1e-9)
    }
  }

  @Test(arguments: [0.0, 0.5])
  func `an item bounces from the floor and comes to rest on it`(_ elasticity: Double) {
    withItem { clock, animator, item in
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      let material = UIDynamicItemBehavior(items: [item])
      material.elasticity = elasticity
      for behavior in [UIGravityBehavior(items: [item]), collision, material] {
        animator.addBehavior(behavior)
      }
      var heights: [Double] = []
      for frame in 1...240 {
        clock.advance(to: Double(frame) / 60)
        heights.append(350 - item.center.y)
      }
      #expect(heights.allSatisfy { $0 > -5 })
      #expect(abs(heights[heights.count - 1]) < 0.1)
      #expect(!animator.isRunning)
      // It falls 150 points, which takes √(2·150/1000) = 0.548 s, and rises to e² of that.
      let rise = heights[36...72].max() ?? 0
      #expect(abs(rise - 150 * elasticity * elasticity) < 3)
    }
  }

  @Test func `an item snaps to its point and rests upright`() {
    withItem { clock, animator, item in
      item.transform = CGAffineTransform(rotationAngle: 0.5)
      animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 300)))
      clock.advance(to: 4)
      #expect(hypot(item.center.x - 50, item.center.y - 300) < 0.1)
      #expect(abs(item.transform.b) < 1e-3)
      #expect(!animator.isRunning)
    }
  }

  @Test func `a rod keeps its length`() {
    withItem { clock, animator, item in
      let anchor = CGPoint(x: 100, y: 200)
      animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: anchor))
      animator.addBehavior(UIGravityBehavior(items: [item]))
      for frame in 1...120 {
        clock.advance(to: Double(frame) / 60)
        #expect(abs(hypot(item.center.x - anchor.x, item.center.y - anchor.y) - 100) < 0.5)
      }
    }
  }

  @Test func `equal items exchange their speeds`() {
    withItem { clock, animator, item in
      let other = UIView(frame: CGRect(x: 280, y: 150, width: 100, height: 100))
      let material = UIDynamicItemBehavior(items: [item, other])
      material.elasticity = 1
      material.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
      animator.addBehavior(UICollisionBehavior(items: [item, other]))
      animator.addBehavior(material)
      clock.advance(to: 1)
      #expect(material.linearVelocity(for: item).x == 0)
      #expect(material.linearVelocity(for: other).x == 100)
      // They meet after 30 points, 0.3 s; a step later at most the other takes over.
      #expect(abs(item.center.x - 230) < 0.5 && abs(other.center.x - 400) < 1)
    }
  }

  @Test func `the frame rate does not change the path`() {
    func path(_ framesPerSecond: Double) -> CGPoint {
      var end = CGPoint.zero
      withItem { clock, animator, item in
        let attachment = UIAttachmentBehavior(
          item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
        attachment.frequency = 1.5
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        clock.schedule(at: 0.777) { attachment.anchorPoint = CGPoint(x: 150, y: 80) }
        advance(clock, to: 2, framesPerSecond: framesPerSecond)
        end = item.center
      }
      return end
    }
    let (coarse, fine) = (path(7), path(50))
    #expect(hypot(coarse.x - fine.x, coarse.y - fine.y) < 1e-9)
  }

  /// A layout whose items lag behind when the content is scrolled, as published ones do it.
  private final class SpringLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty,
        let items = super.layoutAttributesForElements(
          in: CGRect(origin: .zero, size: collectionViewContentSize))
      else { return }
      for item in items {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        spring.length = 0
        spring.damping = 0.8
        spring.frequency = 1
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let delta = newBounds.minY - (collectionView?.bounds.minY ?? 0)
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first else { continue }
        item.center.y += delta / 2
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `an animator moves the items of a layout`() {
    let source = Source()
    withClock { clock in
      let layout = SpringLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
      let home = cell?.center.y ?? 0
      view.contentOffset.y = 40
      view.layoutIfNeeded()
      #expect(cell?.center.y == home + 20)
      let w = 2 * Double.pi
      let spring = Spring(stiffness: w * w, damping: 1.6 * w)
      for time in [0.1, 0.3, 0.5] {
        clock.advance(to: time)
        view.layoutIfNeeded()
        #expect(abs((cell?.center.y ?? 0) - home - 20 * (1 - spring.value(at: time))) < 0.05)
      }
      clock.advance(to: 4)
      view.layoutIfNeeded()
      #expect(abs((cell?.center.y ?? 0) - home) < 0.1)
      #expect(!layout.animator.isRunning)
    }
  }
}
