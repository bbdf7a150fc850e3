import AnimGeometry
import AnimMotion
import AnimPixels
import Foundation
import Testing

struct InterpolatableTests {
  /// Red to blue of iOS, component by component in gamma space, in 255ths.
  @Test(arguments: [
    (0.25, 191.25, 74.75, 99.75), (0.5, 127.5, 90.5, 151.5), (0.75, 63.75, 106.25, 203.25),
  ])
  func `colours mix in gamma space`(_ t: Double, _ red: Double, _ green: Double, _ blue: Double) {
    let mixed = Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
      .interpolated(to: Color(red: 0, green: 122.0 / 255, blue: 1), at: t)
    #expect(distance(mixed.red * 255, red) < 1e-9)
    #expect(distance(mixed.green * 255, green) < 1e-9)
    #expect(distance(mixed.blue * 255, blue) < 1e-9)
  }

  @Test func `nothing is clamped`() {
    #expect(0.0.interpolated(to: 10, at: 1.5) == 15)
    #expect(CGSize(width: 4, height: 0).interpolated(to: .zero, at: -0.5).width == 6)
  }

  @Test func `ends are exact`() {
    #expect(0.1.interpolated(to: 0.7, at: 1) == 0.7)
    let color = Color(red: 0.1, green: 0.7, blue: 0.3)
    #expect(Color(white: 0.9).interpolated(to: color, at: 1) == color)
  }

  @Test func `paths of one shape change point by point, others at once`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let wide = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(
      square.interpolated(to: wide, at: 0.5) == Path(CGRect(x: 0, y: 0, width: 20, height: 10)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.interpolated(to: circle, at: 0.1) == circle)
  }
}
