import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimPixels
import Foundation
import Testing

@MainActor struct DisplayListTests {
  private func box(_ color: Color, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func list(_ root: CALayer) -> DisplayList {
    DisplayList(root.presentation(at: 0), size: CGSize(width: 100, height: 100))
  }

  private func fills(_ items: [DisplayItem]) -> [Color] {
    items.compactMap {
      if case .box(let box) = $0.content, case .color(let color) = box.fill { color } else { nil }
    }
  }

  @Test func `siblings are painted by z position, then in order`() {
    let root = box(.black, CGRect(x: 0, y: 0, width: 100, height: 100))
    let colors = [1, 2, 3].map { Color(hex: $0) }
    for color in colors {
      root.addSublayer(box(color, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    root.sublayers?[0].zPosition = 1
    #expect(fills(list(root).items) == [.black, colors[1], colors[2], colors[0]])
  }

  @Test func `what cannot be seen is not in the list`() {
    let root = CALayer()
    let (a, b) = (
      box(.white, CGRect(x: 0, y: 0, width: 10, height: 10)),
      box(.white, CGRect(x: 0, y: 0, width: 10, height: 10))
    )
    root.addSublayer(a)
    a.addSublayer(b)
    #expect(list(root).items.count == 2)
    a.isHidden = true
    #expect(list(root).items.isEmpty)
    a.isHidden = false
    a.opacity = 0
    #expect(list(root).items.isEmpty)
  }

  @Test func `opacity makes a group only where more than one drawing shares it`() throws {
    let root = CALayer()
    let layer = box(.white, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.opacity = 0.5
    root.addSublayer(layer)
    #expect(list(root).items.map(\.opacity) == [0.5])
    layer.addSublayer(box(.black, CGRect(x: 0, y: 0, width: 5, height: 5)))
    let item = try #require(list(root).items.first)
    #expect(item.opacity == 0.5)
    guard case .group(let group) = item.content else {
      Issue.record("\(item) is not a group")
      return
    }
    #expect(group.items.map(\.opacity) == [1, 1])
  }

  @Test func `a filter's name says how a layer mixes with what is behind it`() {
    let root = CALayer()
    let layer = box(.white, CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSublayer(layer)
    for (name, mode) in [
      ("multiplyBlendMode", BlendMode.multiply), ("CIScreenBlendMode", .screen),
      ("gaussianBlur", .normal),
    ] {
      layer.compositingFilter = name
      #expect(list(root).items.map(\.blendMode) == [mode])
    }
    layer.compositingFilter = nil
    #expect(list(root).items.map(\.blendMode) == [.normal])
  }

  @Test func `the border is over the sublayers`() {
    let layer = box(.white, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.borderWidth = 1
    #expect(list(layer).items.count == 1)
    layer.addSublayer(box(.black, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let items = list(layer).items
    #expect(fills(items) == [.white, .black, .clear])
    guard case .box(let last) = items[2].content else { return }
    #expect(last.border == Border(width: 1, color: .black))
  }

  @Test func `clipping reaches everything below`() {
    let root = box(.white, CGRect(x: 10, y: 10, width: 50, height: 50))
    root.cornerRadius = 8
    root.masksToBounds = true
    let layer = CALayer()
    layer.addSublayer(box(.black, CGRect(x: 40, y: 40, width: 50, height: 50)))
    root.addSublayer(layer)
    let items = list(root).items
    #expect(items.map(\.clips.count) == [0, 1])
    #expect(
      items[1].clips.first?.region
        == .box(RoundedRect(CGRect(x: 0, y: 0, width: 50, height: 50), radius: 8)))
  }

  @Test func `what an opaque box hides within its clip is not in the list`() {
    let root = box(.black, CGRect(x: 10, y: 10, width: 50, height: 50))
    root.cornerRadius = 8
    root.masksToBounds = true
    let (hidden, cover, above) = (
      box(Color(hex: 1), CGRect(x: 5, y: 5, width: 60, height: 10)),
      box(.white, CGRect(x: -1, y: 0, width: 51, height: 50)),
      box(Color(hex: 2), CGRect(x: 0, y: 0, width: 50, height: 20))
    )
    for layer in [hidden, cover, above] { root.addSublayer(layer) }
    let (all, seen) = (
      [Color.black, Color(hex: 1), .white, Color(hex: 2)], [.white, Color(hex: 2)]
    )
    let items = list(root).items
    #expect(fills(items) == seen)
    // What covers all has the outline as its own: its edge is mixed into the ground once.
    #expect(items.map(\.clips.count) == [0, 1])
    if case .box(let box) = items[0].content {
      #expect(box.shape == RoundedRect(root.bounds, radius: 8))
    }
    cover.transform = CATransform3DMakeScale(1.1, 1.1, 1)
    #expect(fills(list(root).items) == seen)
    // What hides less than everything hides nothing.
    cover.transform = CATransform3DMakeScale(0.9, 1, 1)
    #expect(fills(list(root).items) == all)
    cover.transform = CATransform3DMakeRotation(0.1, 0, 0, 1)
    #expect(fills(list(root).items) == all)
    cover.transform = .identity
    cover.opacity = 0.99
    #expect(fills(list(root).items) == all)
    cover.opacity = 1
    cover.backgroundColor = Color.white.withAlpha(0.99)
    #expect(fills(list(root).items).count == 4)
    cover.backgroundColor = .white
    cover.cornerRadius = 8
    #expect(fills(list(root).items) == all)
    cover.frame = root.bounds
    #expect(fills(list(root).items) == seen)
    root.masksToBounds = false
    #expect(fills(list(root).items) == all)
  }

  @Test func `a mask of one opaque shape is a clip, any other is a group`() {
    let layer = box(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: layer.bounds)
    layer.mask = mask
    #expect(list(layer).items.first?.clips.count == 1)
    mask.opacity = 0.5
    guard case .group(let group) = list(layer).items.first?.content else {
      Issue.record("not a group")
      return
    }
    #expect(group.mask?.count == 1)
  }

  @Test func `a clipping layer has no shadow`() {
    let layer = box(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
    layer.shadowOpacity = 0.5
    #expect(list(layer).items.count == 2)
    layer.masksToBounds = true
    #expect(list(layer).items.count == 1)
  }

  @Test func `equal trees under new clocks have equal lists`() {
    func make() -> DisplayList {
      withClock { _ in
        let root = box(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
        for index in 0..<5 {
          root.addSublayer(box(.black, CGRect(x: index, y: 0, width: 1, height: 1)))
        }
        return list(root)
      }
    }
    #expect(make() == make())
    #expect(Set(make().items.map(\.id)).count == 6)
  }

  @Test func `a drawing stretches with its layer and stays put where gravity says so`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let drawing = DisplayItem(
      content: .box(
        Box(RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10)), fill: .color(.black))))
    layer.content = .drawing([drawing], bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    let corner = CGPoint(x: 10, y: 10)
    #expect(list(layer).items[0].transform.apply(corner) == CGPoint(x: 20, y: 10))
    layer.contentsGravity = .topLeft
    #expect(list(layer).items[0].transform.apply(corner) == CGPoint(x: 10, y: 10))
    layer.contentsGravity = .right
    #expect(list(layer).items[0].transform.apply(corner) == CGPoint(x: 20, y: 10))
  }

  @Test func `an opaque layer casts the shadow of its outline, however much is inside`() throws {
    let layer = box(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
    layer.cornerRadius = 10
    layer.shadowOpacity = 0.5
    let inside = box(.black, CGRect(x: 3, y: 3, width: 44, height: 44))
    layer.addSublayer(inside)
    func shape() -> Shadow.Shape? {
      guard case .shadow(let shadow) = list(layer).items.first?.content else { return nil }
      return shadow.shape
    }
    #expect(shape() == .box(RoundedRect(layer.bounds, radius: 10)))
    // A corner at (2, 2) is 11.3 points from the centre of the rounding: outside.
    inside.frame = CGRect(x: 2, y: 2, width: 46, height: 46)
    guard case .items(let items) = shape() else {
      Issue.record("not the shadow of all drawings")
      return
    }
    #expect(items.count == 2)
  }

  @Test func `a cross-fade weighs both looks and adds them`() throws {
    try withClock { clock in
      let layer = box(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
      let fade = CATransition()
      fade.duration = 1
      layer.add(fade, forKey: "fade")
      CATransaction.setDisableActions(true)
      layer.backgroundColor = .black
      let items = DisplayList(
        layer.presentation(at: 0.25), size: CGSize(width: 100, height: 100)
      ).items
      guard case .group(let group) = try #require(items.first).content else {
        Issue.record("not a group")
        return
      }
      #expect(group.items.map(\.opacity) == [0.75, 0.25])
      #expect(group.items.map(\.blendMode) == [.normal, .plusLighter])
    }
  }

  @Test(arguments: [
    (CATransitionType.push, CATransitionSubtype.fromRight, [-10.0, 30], [0.75, 0.25]),
    (.moveIn, .fromLeft, [0, -30], []), (.reveal, .fromRight, [0, -10], []),
  ])
  func `looks move in, out or past each other`(
    _ type: CATransitionType, _ side: CATransitionSubtype, _ places: [Double], _ weights: [Double]
  ) {
    withClock { clock in
      let layer = box(.white, CGRect(x: 0, y: 0, width: 40, height: 20))
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, side, 1)
      layer.add(transition, forKey: kCATransition)
      CATransaction.setDisableActions(true)
      layer.backgroundColor = .black
      let items = DisplayList(
        layer.presentation(at: 0.25), size: CGSize(width: 100, height: 100)
      ).items
      let boxes = items.flatMap { item -> [DisplayItem] in
        if case .group(let group) = item.content { return group.items }
        return [item]
      }
      #expect(boxes.map { $0.transform.affine?.tx } == places.map { CGFloat($0) })
      if !weights.isEmpty { #expect(items.map(\.opacity) == weights) }
    }
  }

  @Test func `what comes from the top on a Mac comes from below`() {
    withClock { clock in
      let layer = box(.white, CGRect(x: 0, y: 0, width: 40, height: 20))
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.moveIn, .fromTop, 1)
      layer.add(transition, forKey: kCATransition)
      CATransaction.setDisableActions(true)
      layer.backgroundColor = .black
      let items = DisplayList(
        layer.presentation(at: 0.5), size: CGSize(width: 100, height: 100)
      ).items
      #expect(items.map { $0.transform.affine?.ty } == [0, 10])
    }
  }

  @Test func `in a transform layer, depth decides what is in front`() {
    let root = CATransformLayer()
    let (near, far) = (
      box(.white, CGRect(x: 0, y: 0, width: 10, height: 10)),
      box(.black, CGRect(x: 0, y: 0, width: 10, height: 10))
    )
    near.transform = CATransform3DMakeTranslation(0, 0, 5)
    far.transform = CATransform3DMakeTranslation(0, 0, -5)
    root.addSublayer(near)
    root.addSublayer(far)
    #expect(fills(list(root).items) == [.black, .white])
    // Seen from behind, it is the other way round.
    root.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(fills(list(root).items) == [.white, .black])
  }

  @Test func `one-sided layers are not seen from behind`() {
    let layer = box(.white, CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.isDoubleSided = false
    #expect(list(layer).items.count == 1)
    layer.transform = CATransform3DMakeRotation(.pi * 0.6, 0, 1, 0)
    #expect(list(layer).items.isEmpty)
  }

  @Test func `gradients are in the layer's points`() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [CGColor.white, CGColor.black]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    guard case .box(let box) = try #require(list(layer).items.first).content,
      case .gradient(let gradient) = box.fill
    else { return }
    #expect(gradient.geometry == .linear(start: .zero, end: CGPoint(x: 40, y: 10)))
    #expect(gradient.stops.map(\.location) == [0, 1])
  }

  @Test func `a picture's middle stretches, its corners do not`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let image = Image(Pixmap(size: PixelSize(width: 30, height: 30)))
    layer.contents = image
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let places = list(layer).items.compactMap { item in
      if case .image(let placed) = item.content { placed.destination } else { nil }
    }
    #expect(places.count == 9)
    #expect(places.prefix(3).map(\.width) == [10, 80, 10])
    #expect(places.map(\.height).allSatisfy { abs($0 - 10) < 1e-9 })
  }

  @Test func `a middle without a size is the pixel at its place`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.contents = Image(Pixmap(size: PixelSize(width: 20, height: 20)))
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let pieces = list(layer).items.compactMap { item in
      if case .image(let placed) = item.content { placed } else { nil }
    }
    // As high as the picture, so that nothing of its height stretches.
    #expect(pieces.map(\.destination.width) == [10, 80, 10, 10, 80, 10])
    #expect(abs(pieces[1].source.minX - 0.475) < 1e-9)
    #expect(abs(pieces[1].source.width - 0.05) < 1e-9)
  }
}
