import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Properties that put something of their view out of date.
@MainActor struct InvalidatingTests {
  private final class Meter: UIView {
    @Invalidating(.display, .layout) var level = 1
    @Invalidating(.intrinsicContentSize) var size = 10.0
    var count = (layout: 0, drawing: 0, size: 0)

    override func layoutSubviews() { count.layout += 1 }
    override func draw(_ rect: CGRect) { count.drawing += 1 }
    override func invalidateIntrinsicContentSize() { count.size += 1 }
  }

  @Test func `another value has what follows from it done again, the same has not`() {
    inWorld { _ in
      let window = UIWindow()
      let meter = Meter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(meter)
      @MainActor func settle() {
        window.layoutIfNeeded()
        meter.layer.displayIfNeeded()
      }
      settle()
      let before = meter.count
      meter.level = 1
      settle()
      #expect(meter.count == before)
      meter.level = 2
      #expect(meter.level == 2)
      settle()
      #expect(meter.count.layout == before.layout + 1 && meter.count.drawing == before.drawing + 1)
      meter.size = 12
      #expect(meter.count.size == before.size + 1)
    }
  }

  @Test func `constraints about a view are told by their axis`() {
    inWorld { _ in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let across = [
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 5),
      ]
      let down = [inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor)]
      NSLayoutConstraint.activate(across + down)
      #expect(Set(inner.constraintsAffectingLayout(for: .horizontal)) == Set(across))
      #expect(inner.constraintsAffectingLayout(for: .vertical) == down)
    }
  }

  @Test func `descriptions name the same addresses in every run`() {
    @MainActor func words() -> [String] {
      UIEnvironment().run {
        let (layout, guide) = (UICollectionViewFlowLayout(), UILayoutGuide())
        let width = guide.widthAnchor.constraint(equalToConstant: 3)
        return [layout, guide, width, UITapGestureRecognizer(), layout].map { "\($0)" }
          + ["\(UIColor.red)", "\(UIColor(white: 0.5, alpha: 1))", "\(UIColor.label)"]
          + ["\(UIFont.boldSystemFont(ofSize: 12))"]
      }
    }
    let first = words()
    #expect(first == words())
    #expect(first[0] == first[4] && first[0] == "<UICollectionViewFlowLayout: 0x600000000200>")
    #expect(first[5] == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(first[6] == "UIExtendedGrayColorSpace 0.5 1")
    #expect(first[7].hasSuffix("name = labelColor>"))
    #expect(first[8].hasSuffix("font-weight: bold; font-style: normal; font-size: 12.00pt"))
  }

  @Test func `objects whose class is only known as the program runs are made`() {
    inWorld { _ in
      @MainActor func lend<Object: NSObject>(_ set: (Object) -> Void) -> Object {
        let object = Object.dynamicObject()
        set(object)
        return object
      }
      let style = lend { (style: NSMutableParagraphStyle) in style.alignment = .center }
      #expect(style.alignment == .center)
      let label = lend { (label: UILabel) in label.text = "lent" }
      #expect(label.text == "lent")
    }
  }
}
