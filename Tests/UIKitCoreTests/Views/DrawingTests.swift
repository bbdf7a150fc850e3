import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimPixels
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct DrawingTests {
  private final class Badge: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  @Test func `what a view draws is the content of its layer`() {
    inWorld { _ in
      let badge = Badge(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
      badge.layer.displayIfNeeded()
      let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
      let oval = FilledPath(Path(ellipseIn: bounds), fill: .color(Color(red: 1, green: 0, blue: 0)))
      #expect(
        badge.layer.content == .drawing([DisplayItem(content: .path(oval))], bounds: bounds))
    }
  }

  @Test func `nothing of what a view or an image draws is seen where it has no pixels`() {
    final class Wide: UIView {
      override func draw(_ rect: CGRect) {
        UIBezierPath(rect: rect.insetBy(dx: -5, dy: 2)).fill()
        UIBezierPath(rect: rect.insetBy(dx: 5, dy: 2)).fill()
        let line = UIBezierPath(rect: rect)
        line.lineWidth = 2
        line.stroke()
      }
    }
    inWorld { _ in
      let view = Wide(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
      view.layer.displayIfNeeded()
      let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
      let clip = Clip(.box(RoundedRect(bounds)), transform: .identity)
      guard case .drawing(let items, _) = view.layer.content else {
        Issue.record("no drawing")
        return
      }
      #expect(items.map(\.clips) == [[clip], [], [clip]])
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      // Three fifths of a point are two pixels.
      let size = CGSize(width: 20, height: 10.6)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        context.fill(CGRect(x: -1, y: 0, width: 2, height: 2))
        context.cgContext.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
        context.fill(CGRect(x: -1, y: 0, width: 9, height: 9))
      }
      guard case .drawing(let drawn) = image.content else { return }
      let pixels = CGRect(x: 0, y: 0, width: 20, height: 11)
      #expect(drawn[0].clips == [Clip(.box(RoundedRect(pixels)), transform: .identity)])
      #expect(drawn[1].clips.count == 1)
    }
  }

  @Test func `the state of a context is saved and restored`() {
    inWorld { _ in
      let context = CGContext()
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 22))
      context.restoreGState()
      #expect(context.ctm.isIdentity)
    }
  }

  @Test func `drawings made elsewhere are moved with all that is in them`() {
    inWorld { _ in
      let path = DisplayItem(
        content: .path(FilledPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))))
      let group = DisplayItem(content: .group(Group(items: [path], mask: [path])))
      let context = CGContext()
      context.translateBy(x: 10, y: 20)
      context.setAlpha(0.5)
      context.draw([group])
      let way = Projection(CGAffineTransform(translationX: 10, y: 20))
      var expected = group.placed(by: way)
      expected.opacity = 0.5
      #expect(context.items == [expected])
      guard case .group(let moved) = context.items[0].content else { return }
      #expect(moved.items[0].transform == way && moved.mask?[0].transform == way)
    }
  }

  @Test func `an image of drawings is shown by an image view at its size`() {
    inWorld { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      }
      let view = UIImageView(image: image)
      #expect(view.frame.size == CGSize(width: 30, height: 40))
      #expect(view.layer.content == image.layerContent(tint: .black))
      #expect(view.intrinsicContentSize == image.size)
    }
  }

  @Test func `a layer draws itself at its own origin, wherever it stands`() {
    inWorld { _ in
      let view = UIView(frame: CGRect(x: 70, y: 80, width: 30, height: 40))
      view.backgroundColor = .blue
      @MainActor func picture() -> UIImage {
        UIGraphicsImageRenderer(size: view.bounds.size).image {
          view.layer.render(in: $0.cgContext)
        }
      }
      let picture1 = picture()
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.center = .zero
      #expect(picture().layerContent(tint: .black) == picture1.layerContent(tint: .black))
      view.backgroundColor = nil
      #expect(picture().layerContent(tint: .black) != picture1.layerContent(tint: .black))
    }
  }

  @Test func `a blur comes and goes gradually inside an animation`() throws {
    try inWorld { world in
      let view = UIVisualEffectView(effect: nil)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .light)
      }
      world.clock.advance(to: 0.5)
      let backdrop = try #require(view.layer.presentation(at: 0.5).properties.backdrop)
      #expect(abs(backdrop.sigma - 15) < 1e-6)
      #expect(abs(backdrop.saturation - 1.4) < 1e-6)
    }
  }

  @Test func `a button shows the title of its state and does what was added`() {
    inWorld { _ in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitle("Stop", for: .selected)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.isSelected = true
      #expect(taps == 1)
      #expect(button.titleLabel?.text == "Stop")
    }
  }

  /// The numbers stand in CGContext.h.
  @Test(arguments: [
    (CGBlendMode.normal, Int32(0)), (.lighten, 5), (.luminosity, 15), (.clear, 16),
    (.plusLighter, 27),
  ])
  func `blend modes have Core Graphics' numbers`(mode: CGBlendMode, number: Int32) {
    #expect(mode.rawValue == number && CGBlendMode(rawValue: number) == mode)
    #expect(CGBlendMode(rawValue: 28) == nil)
  }
}
