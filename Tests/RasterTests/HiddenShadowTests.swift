import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

/// The part of a shadow that the next item hides is not drawn: nobody may see that.
struct HiddenShadowTests {
  private static let size = CGSize(width: 96, height: 72)
  private static let rect = CGRect(x: 9, y: 7, width: 78, height: 56)

  /// With corners so large that their curves leave many pixels of the rectangle's corners free.
  private static let shapes: [RoundedRect] = [
    RoundedRect(rect),
    RoundedRect(rect, radius: 28),
    RoundedRect(rect, radius: 18, curve: .continuous),
    RoundedRect(
      rect, topLeft: CGSize(width: 39, height: 10), topRight: .zero,
      bottomRight: CGSize(width: 12, height: 28), bottomLeft: .zero),
  ]

  private static let cover = Box(RoundedRect(rect, radius: 6), fill: .color(Color(hex: 0xf0c020)))

  private func shadow(of shape: RoundedRect) -> Shadow {
    Shadow(
      .box(shape), color: Color(white: 0, alpha: 0.6), offset: CGSize(width: 1, height: 2),
      sigma: 2.5)
  }

  @Test(arguments: shapes, [CGPoint.zero, CGPoint(x: 0.4, y: -0.7)])
  func `a shadow is seen all around the box that throws it`(shape: RoundedRect, place: CGPoint) {
    let transform = CGAffineTransform(translationX: place.x, y: place.y)
    let box = Box(shape, fill: .color(Color(hex: 0xf0c020)))
    // At the edge both coverages are rounded, that of the shadow and that of the box.
    expectAgreement(
      [DisplayItem(.shadow(shadow(of: shape)), transform), DisplayItem(.box(box), transform)],
      size: Self.size, within: 4)
  }

  @Test func `a shadow is seen around a box that is smaller`() {
    let small = RoundedRect(Self.rect.insetBy(dx: 15.3, dy: 12.6), radius: 9)
    expectAgreement(
      [
        DisplayItem(.shadow(shadow(of: RoundedRect(Self.rect)))),
        DisplayItem(.box(Box(small, fill: .color(Color(hex: 0xf0c020))))),
      ], size: Self.size)
  }

  /// Items that cover all of the shadow's box, and let it through all the same.
  private static let seeThrough: [DisplayItem] = [
    DisplayItem(.box(cover), opacity: 0.5),
    DisplayItem(
      .box(Box(RoundedRect(rect, radius: 6), fill: .color(Color(hex: 0xf0c020, alpha: 0.5))))),
    DisplayItem(
      .box(cover),
      CGAffineTransform(translationX: 48, y: 35).rotated(by: 0.6).translatedBy(x: -48, y: -35)),
    {
      var item = DisplayItem(.box(cover))
      item.clips = [
        Clip(
          .box(RoundedRect(CGRect(x: 30, y: 20, width: 30, height: 25))), transform: .identity)
      ]
      return item
    }(),
  ]

  @Test(arguments: seeThrough)
  func `a shadow is seen through what does not hide it`(item: DisplayItem) {
    expectAgreement(
      [DisplayItem(.shadow(shadow(of: RoundedRect(Self.rect, radius: 6)))), item], size: Self.size)
  }

  @Test func `a box that is multiplied with a shadow does not hide it`() {
    var item = DisplayItem(.box(Self.cover))
    item.blendMode = .multiply
    let list = DisplayList(
      size: Self.size, background: .white,
      items: [DisplayItem(.shadow(shadow(of: RoundedRect(Self.rect, radius: 6)))), item])
    // Far from the edges 0.6 of black leave 0.4 of white; 0xf0 · 0.4 = 96, and 0xc0 · 0.4 = 76.8.
    let pixel = render(list)[48, 35]
    #expect(abs(Int(pixel & 255) - 96) <= 1)
    #expect(abs(Int(pixel >> 8 & 255) - 77) <= 1)
  }
}
