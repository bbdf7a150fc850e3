import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

struct PathTests {
  private static let leaf: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 6, y: 18))
    path.cubic(
      to: CGPoint(x: 26, y: 6), control1: CGPoint(x: 4, y: 2), control2: CGPoint(x: 18, y: 3))
    path.quadratic(to: CGPoint(x: 6, y: 18), control: CGPoint(x: 26, y: 22))
    path.close()
    return path
  }()

  /// Two squares, one inside the other, turning the same way.
  private static let nested: Path = {
    var path = Path(CGRect(x: 6, y: 4, width: 18, height: 16))
    path.append(Path(CGRect(x: 10.5, y: 8.25, width: 8, height: 7)))
    return path
  }()

  @Test(arguments: placements)
  func `curves cover the area of each pixel`(place: CGAffineTransform) {
    expectAgreement([
      DisplayItem(.path(FilledPath(Self.leaf, fill: .color(Color(hex: 0x802060)))), place)
    ])
  }

  @Test func `curves are seen in perspective`() {
    expectAgreement([
      DisplayItem(
        transform: tilted, content: .path(FilledPath(Self.leaf, fill: .color(.black))))
    ])
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd], placements)
  func `fill rules decide about the inside`(rule: FillRule, place: CGAffineTransform) {
    expectAgreement([
      DisplayItem(.path(FilledPath(Self.nested, fill: .color(.black), fillRule: rule)), place)
    ])
  }

  @Test(arguments: placements)
  func `a round stroke is all that is near the path`(place: CGAffineTransform) {
    var path = Path()
    path.move(to: CGPoint(x: 8, y: 17))
    path.line(to: CGPoint(x: 11, y: 7))
    path.line(to: CGPoint(x: 16, y: 15))
    path.cubic(
      to: CGPoint(x: 25, y: 9), control1: CGPoint(x: 18, y: 21), control2: CGPoint(x: 26, y: 17))
    let stroke = Stroke(paint: .color(Color(hex: 0x206080)), width: 3, cap: .round, join: .round)
    expectAgreement([DisplayItem(.path(FilledPath(path, stroke: stroke)), place)])
  }

  @Test func `fill and stroke fade together`() {
    let stroke = Stroke(
      paint: .color(Color(hex: 0x206080)), width: 3, cap: .round, join: .round)
    expectAgreement([
      DisplayItem(
        .path(
          FilledPath(
            Path(ellipseIn: CGRect(x: 6, y: 5, width: 20, height: 14)),
            fill: .color(Color(hex: 0xf0d060)), stroke: stroke)),
        opacity: 0.6)
    ])
  }

  @Test func `a mitred frame is the difference of two rectangles`() {
    let rect = CGRect(x: 6.3, y: 5.6, width: 18, height: 12)
    let stroke = Stroke(paint: .color(.black), width: 2.5)
    var frame = Path(rect.insetBy(dx: -1.25, dy: -1.25))
    frame.append(Path(rect.insetBy(dx: 1.25, dy: 1.25)))
    let list = { (content: FilledPath) in
      DisplayList(
        size: CGSize(width: 32, height: 24), background: .white,
        items: [DisplayItem(.path(content))])
    }
    #expect(
      render(list(FilledPath(Path(rect), stroke: stroke)))
        == render(list(FilledPath(frame, fill: .color(.black), fillRule: .evenOdd))))
  }
}
