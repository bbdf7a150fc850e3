import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

struct DisplayListTextTests {
  @Test func `a list is text with an item a line`() {
    let card = Box(
      RoundedRect(CGRect(x: 0, y: 0, width: 98, height: 102), radius: 16, curve: .continuous),
      fill: .color(Color(hex: 0x40c080)),
      border: Border(width: 0.5, color: Color(white: 0, alpha: 0.25)))
    let clip = Clip(
      .box(RoundedRect(CGRect(x: 0, y: 0, width: 320, height: 200))), transform: .identity)
    let list = DisplayList(
      size: CGSize(width: 320, height: 240), background: .white,
      items: [
        DisplayItem(
          id: 7, transform: Projection(CGAffineTransform(translationX: 8, y: 1.0 / 3)),
          clips: [clip], opacity: 0.7, content: .box(card)),
        DisplayItem(
          id: 8,
          content: .group(
            Group(items: [
              DisplayItem(
                id: 9,
                content: .path(
                  FilledPath(
                    Path(CGRect(x: 0, y: 0, width: 2, height: 1)), fill: .color(.black),
                    fillRule: .evenOdd)))
            ]))),
      ])
    #expect(
      list.description == """
        320×240, background #ffffff
          #7 box (0, 0, 98, 102) radius 16 continuous #40c080, border 0.5 #000000 0.25; \
        at (8, 0.333); opacity 0.7; clip box (0, 0, 320, 200)
          #8 group
            #9 path M0,0 L2,0 L2,1 L0,1 Z #000000 even-odd

        """)
  }

  @Test func `the last bits of a sine do not show`() {
    func list(_ angle: Double) -> DisplayList {
      DisplayList(
        size: .zero,
        items: [
          DisplayItem(
            transform: Projection(CGAffineTransform(rotationAngle: angle)),
            content: .backdrop(Backdrop(RoundedRect(.zero), sigma: 1)))
        ])
    }
    #expect(list(0.5).description == list(0.5.nextUp.nextUp).description)
  }

  @Test func `lists that differ in an item differ in its line alone`() {
    func lines(_ opacity: Double) -> [Substring] {
      let items = (1...3).map { index in
        DisplayItem(
          id: UInt64(index), opacity: index == 2 ? opacity : 1,
          content: .box(Box(RoundedRect(.zero), fill: .color(.black))))
      }
      return DisplayList(size: .zero, items: items).description.split(separator: "\n")
    }
    let differing = zip(lines(1), lines(0.5)).filter { $0 != $1 }
    #expect(differing.count == 1)
    #expect(differing.first?.1.hasPrefix("  #2 ") == true)
  }
}
