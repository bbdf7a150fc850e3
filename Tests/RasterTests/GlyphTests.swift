import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation
import Testing

struct GlyphTests {
  /// A ring, in ems.
  private static let ring: Glyph = {
    var path = Path(ellipseIn: CGRect(x: 0.05, y: -0.7, width: 0.6, height: 0.7))
    path.append(
      Path(ellipseIn: CGRect(x: 0.15, y: -0.6, width: 0.4, height: 0.5)).map {
        CGPoint(x: 0.7 - $0.x, y: $0.y)
      })
    return Glyph(font: "Ring", index: 1, outline: path)
  }()

  private static func run(_ positions: [CGPoint]) -> GlyphRun {
    GlyphRun(
      fontSize: 16, color: Color(hex: 0x202020),
      placements: positions.map { GlyphRun.Placement(ring, at: $0) })
  }

  @Test func `glyphs cover their outlines at quarters of a pixel`() {
    let run = Self.run([CGPoint(x: 3.25, y: 17.5), CGPoint(x: 16.75, y: 19)])
    expectAgreement([DisplayItem(.glyphs(run))])
  }

  @Test func `between quarters the nearest is taken`() {
    func picture(_ x: Double) -> Pixmap {
      render(
        DisplayList(
          size: CGSize(width: 24, height: 24), background: .white,
          items: [DisplayItem(.glyphs(Self.run([CGPoint(x: x, y: 18)])))]))
    }
    #expect(picture(5.3) == picture(5.25))
    #expect(picture(5.38) == picture(5.5))
  }

  @Test(arguments: placements.dropFirst(2))
  func `transformed glyphs are exact outlines`(place: CGAffineTransform) {
    expectAgreement([DisplayItem(.glyphs(Self.run([CGPoint(x: 9.1, y: 17.3)])), place)])
  }

  @Test func `translucent glyphs do not show where they overlap`() {
    let run = Self.run([CGPoint(x: 4, y: 17), CGPoint(x: 4, y: 17)])
    let once = Self.run([CGPoint(x: 4, y: 17)])
    func picture(_ run: GlyphRun) -> Pixmap {
      render(
        DisplayList(
          size: CGSize(width: 24, height: 24), background: .white,
          items: [DisplayItem(.glyphs(run), opacity: 0.5)]))
    }
    #expect(picture(run) == picture(once))
  }
}
