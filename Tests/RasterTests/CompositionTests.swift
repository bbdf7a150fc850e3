import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation
import Testing

struct CompositionTests {
  private func box(_ rect: CGRect, _ hex: UInt32, radius: CGFloat = 0) -> DisplayItem.Content {
    .box(Box(RoundedRect(rect, radius: radius), fill: .color(Color(hex: hex))))
  }

  private var pair: [DisplayItem] {
    [
      DisplayItem(box(CGRect(x: 4, y: 4, width: 16, height: 12), 0xd04040, radius: 4)),
      DisplayItem(box(CGRect(x: 11.5, y: 8.25, width: 15, height: 11), 0x4040d0, radius: 3)),
    ]
  }

  @Test func `a group fades as a whole`() {
    expectAgreement([DisplayItem(.group(Group(items: pair)), opacity: 0.5)])
  }

  @Test func `a group is masked by the alpha of other items`() {
    let mask = [
      DisplayItem(box(CGRect(x: 8, y: 2, width: 12, height: 20), 0x000000, radius: 6), opacity: 0.8)
    ]
    expectAgreement([DisplayItem(.group(Group(items: pair, mask: mask)))])
  }

  @Test(arguments: placements)
  func `clips limit what is seen, each by its own transform`(place: CGAffineTransform) {
    var item = DisplayItem(box(CGRect(x: 2, y: 2, width: 28, height: 20), 0x208040))
    item.clips = [
      Clip(
        .box(RoundedRect(CGRect(x: 6, y: 5, width: 20, height: 14), radius: 5)),
        transform: Projection(place)),
      Clip(.box(RoundedRect(CGRect(x: 4, y: 4, width: 20, height: 14))), transform: .identity),
    ]
    expectAgreement([item])
  }

  @Test func `a clipped box keeps its border`() {
    var item = DisplayItem(
      .box(
        Box(
          RoundedRect(CGRect(x: 4, y: 4, width: 22, height: 16), radius: 6),
          fill: .color(Color(hex: 0xffc040)), border: Border(width: 3, color: .black))))
    item.clips = [
      Clip(
        .path(Path(ellipseIn: CGRect(x: 2, y: 7, width: 20, height: 15)), .nonZero),
        transform: .identity)
    ]
    expectAgreement([item])
  }

  @Test func `clips apply to groups`() {
    var item = DisplayItem(.group(Group(items: pair)), opacity: 0.9)
    item.clips = [
      Clip(
        .box(RoundedRect(CGRect(x: 7.5, y: 5.5, width: 14, height: 12), radius: 5)),
        transform: .identity)
    ]
    expectAgreement([item])
  }

  @Test(arguments: [0, 1.3, 3.0])
  func `a shadow is a blurred silhouette`(sigma: Double) {
    let shape = RoundedRect(CGRect(x: 9, y: 7, width: 12, height: 9), radius: 3)
    let shadow = Shadow(
      .box(shape), color: Color(white: 0, alpha: 0.6), offset: CGSize(width: 1.5, height: 2),
      sigma: sigma)
    expectAgreement([DisplayItem(.shadow(shadow))])
  }

  @Test func `shadows turn with their shape`() {
    let shape = RoundedRect(CGRect(x: 9, y: 7, width: 14, height: 9), radius: 3)
    let shadow = Shadow(
      .box(shape), color: Color(hex: 0x402000, alpha: 0.8), offset: CGSize(width: 2, height: 1),
      sigma: 1.5)
    let turn = CGAffineTransform(translationX: 16, y: 12).rotated(by: 0.5)
      .translatedBy(x: -16, y: -12)
    expectAgreement([DisplayItem(.shadow(shadow), turn)])
  }

  @Test func `items cast shadows of their alpha`() {
    let shadow = Shadow(
      .items(pair), color: Color(white: 0, alpha: 0.5), offset: CGSize(width: 2, height: 3),
      sigma: 1.5)
    expectAgreement([DisplayItem(.shadow(shadow))])
  }

  @Test func `a backdrop blurs what is behind it`() {
    let backdrop = Backdrop(
      RoundedRect(CGRect(x: 5, y: 4, width: 22, height: 16), radius: 4), sigma: 2.4,
      saturation: 1.8, tint: Color(white: 1, alpha: 0.3))
    expectAgreement(pair + [DisplayItem(.backdrop(backdrop))])
  }

  @Test func `what lies beyond a backdrop's clips does not shine in`() {
    // A white screen with round corners in a black bezel, and a bar at its top.
    let screen = RoundedRect(CGRect(x: 2, y: 2, width: 28, height: 40), radius: 9)
    var bar = DisplayItem(
      .backdrop(
        Backdrop(
          RoundedRect(CGRect(x: 2, y: 2, width: 28, height: 14), radius: 0), sigma: 3,
          saturation: 1, tint: Color(white: 1, alpha: 0))))
    bar.clips = [Clip(.box(screen), transform: .identity)]
    let items = [
      DisplayItem(box(CGRect(x: 0, y: 0, width: 32, height: 44), 0x000000)),
      DisplayItem(.box(Box(screen, fill: .color(Color(hex: 0xffffff))))), bar,
    ]
    let picture = render(
      DisplayList(size: CGSize(width: 32, height: 44), background: .white, items: items))
    for x in 12..<20 { #expect(picture[x, 3] & 0xff > 250) }
    #expect(picture[16, 10] & 0xff == 255)
    expectAgreement(items, size: CGSize(width: 32, height: 44), within: 4)
  }

  @Test func `pixels that a backdrop's edges cut do not spread over it`() {
    // A white picture on black and a blur that covers just that: their edges share pixels that are neither.
    let rect = CGRect(x: 4.4, y: 3.6, width: 22.2, height: 16.3)
    let items = [
      DisplayItem(box(CGRect(x: 0, y: 0, width: 32, height: 24), 0x000000)),
      DisplayItem(box(rect, 0xffffff)),
      DisplayItem(
        .backdrop(
          Backdrop(
            RoundedRect(rect), sigma: 3, saturation: 1, tint: Color(white: 1, alpha: 0)))),
    ]
    let picture = render(
      DisplayList(size: CGSize(width: 32, height: 24), background: .white, items: items))
    for y in 4..<19 {
      for x in 5..<26 { #expect(picture[x, y] & 0xff == 255, "\(x), \(y)") }
    }
    expectAgreement(items)
  }
}
