import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation
import Testing

struct BoxTests {
  private static let rect = CGRect(x: 6, y: 5, width: 20, height: 14)

  private static let shapes: [RoundedRect] = [
    RoundedRect(rect),
    RoundedRect(rect, radius: 5),
    RoundedRect(rect, radius: 4, curve: .continuous),
    RoundedRect(
      rect, topLeft: CGSize(width: 9, height: 3), topRight: .zero,
      bottomRight: CGSize(width: 4, height: 7), bottomLeft: CGSize(width: 1, height: 1)),
    RoundedRect(rect, radius: CGSize(width: 10, height: 7)),
  ]

  @Test(arguments: shapes, placements)
  func `a box covers the area of each pixel`(shape: RoundedRect, place: CGAffineTransform) {
    expectAgreement([
      DisplayItem(.box(Box(shape, fill: .color(Color(hex: 0x2060c0)))), place, opacity: 0.8)
    ])
  }

  @Test(arguments: shapes, placements)
  func `a border is blended with its box as a whole`(
    shape: RoundedRect, place: CGAffineTransform
  ) {
    let box = Box(
      shape, fill: .color(Color(hex: 0xf0c020)),
      border: Border(width: 2.3, color: Color(hex: 0x103050, alpha: 0.9)))
    expectAgreement([DisplayItem(.box(box), place, opacity: 0.7)])
  }

  @Test func `a box of more pixels than are worth keeping is drawn where it shows`() {
    let box = Box(
      RoundedRect(CGRect(x: 8, y: 6, width: 15_000, height: 15_000), radius: 12),
      fill: .color(Color(hex: 0xf0c020)), border: Border(width: 2.3, color: Color(hex: 0x103050)))
    expectAgreement([DisplayItem(.box(box), .identity, opacity: 0.7)])
  }

  @Test func `a box too narrow to cover anything is drawn nowhere`() {
    let box = Box(
      RoundedRect(CGRect(x: 6.2, y: 5, width: 0.001, height: 14)), fill: .color(.black))
    expectAgreement([
      DisplayItem(.box(box), CGAffineTransform(translationX: 3, y: 0), opacity: 1)
    ])
  }

  @Test(arguments: shapes)
  func `a box is seen in perspective`(shape: RoundedRect) {
    let box = Box(
      shape, fill: .color(Color(hex: 0x40a060)), border: Border(width: 1.5, color: .black))
    expectAgreement([DisplayItem(transform: tilted, content: .box(box))])
  }

  @Test func `what is behind the eye is cut off`() {
    // w = 1 − x/20: the right third of the box is behind the eye.
    let projection = Projection(x: [1, 0, -1.0 / 20], y: [0, 1, 0], origin: [0, 0, 1])
    let list = DisplayList(
      size: CGSize(width: 32, height: 24), background: .white,
      items: [
        DisplayItem(
          transform: projection,
          content: .box(
            Box(RoundedRect(CGRect(x: 5, y: 5, width: 30, height: 4)), fill: .color(.black))))
      ])
    let picture = Rasterizer(size: PixelSize(width: 32, height: 24), scale: 1).render(list)
    // x = 5 goes to 5/(3/4) = 6.67; the edges y = 5 and y = 9 leave through the bottom right.
    #expect(picture[5, 8] == 0xffff_ffff)
    #expect(picture[8, 8] == 0xff00_0000)
    #expect(picture[31, 2] == 0xffff_ffff)
  }

  @Test func `a border without a fill leaves the inside alone`() {
    let box = Box(
      RoundedRect(Self.rect, radius: 3), fill: .color(.clear),
      border: Border(width: 2, color: .black))
    expectAgreement([DisplayItem(.box(box))])
  }

  @Test func `a scale of two draws four pixels for one`() {
    let box = Box(
      RoundedRect(CGRect(x: 3.25, y: 2.5, width: 9, height: 7), radius: 2.2), fill: .color(.black))
    expectAgreement([DisplayItem(.box(box))], size: CGSize(width: 16, height: 12), scale: 2)
  }

  @Test func `boxes on whole pixels have exact edges`() {
    let box = Box(RoundedRect(CGRect(x: 2, y: 3, width: 4, height: 5)), fill: .color(.black))
    let list = DisplayList(
      size: CGSize(width: 8, height: 10), background: .white, items: [DisplayItem(.box(box))])
    let picture = Rasterizer(size: PixelSize(width: 8, height: 10), scale: 1).render(list)
    for y in 0..<10 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && (3..<8).contains(y)
        #expect(picture[x, y] == (isInside ? 0xff00_0000 : 0xffff_ffff))
      }
    }
  }
}
