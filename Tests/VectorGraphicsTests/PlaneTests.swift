import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

@testable import AnimVectorGraphics

/// What is seen in perspective, as shapes that CSS turns in space.
struct PlaneTests {
  private let size = CGSize(width: 200, height: 120)
  private let card = CGRect(x: 0, y: 0, width: 80, height: 60)

  /// The way of a card that is turned about a line down its middle, rolled a little, and seen by an eye 400
  /// points away.
  private func way(degrees: Double, x: Double = 90) -> CATransform3D {
    var lens = CATransform3D.identity
    lens.m34 = -1.0 / 400
    return [
      CATransform3DMakeTranslation(-40, -30, 0),
      CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0),
      CATransform3DMakeRotation(0.2, 0, 0, 1), lens, CATransform3DMakeTranslation(x, 60, 0),
    ].reduce(.identity, CATransform3DConcat)
  }

  private func svg(
    _ ways: [CATransform3D], clips: (CATransform3D) -> [Clip] = { _ in [] }, mask: Bool = false
  ) throws -> AnimatedSVG {
    let moments = ways.enumerated().map { frame, way in
      var item = DisplayItem(
        id: 1, transform: Projection(way), clips: clips(way),
        content: .box(Box(RoundedRect(card), fill: .color(.black))))
      if mask {
        let whole = DisplayItem(content: .box(Box(RoundedRect(card), fill: .color(.white))))
        item = DisplayItem(id: 2, content: .group(Group(items: [whole], mask: [item])))
      }
      return AnimatedSVG.Moment(
        start: Double(frame) / 120, list: DisplayList(size: size, items: [item]))
    }
    return try AnimatedSVG(light: moments, duration: Double(ways.count) / 120, settings: .init())
  }

  /// Where CSS brings a corner of the card, whose coordinates are those around its middle.
  private func shown(_ text: String, _ corner: CGPoint) throws -> CGPoint {
    func numbers(_ name: String) throws -> [Double] {
      let rest = try #require(text.range(of: name + "(")).upperBound
      let list = text[rest...].prefix { $0 != ")" }
      return list.split(separator: ",").compactMap { Double($0.replacing("deg", with: "")) }
    }
    let place = try #require(text.firstMatch(of: /translate:([-0-9.]+)px ([-0-9.]+)px/))
    let (matrix, scale) = (try numbers("matrix3d"), try numbers("scale"))
    let (turn, skew) = (try numbers("rotate")[0] * .pi / 180, try numbers("skewX")[0] * .pi / 180)
    var (x, y) = (corner.x * scale[0], corner.y * scale[1])
    x += tan(skew) * y
    (x, y) = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
    let depth = matrix[3] * x + matrix[7] * y + matrix[15]
    return CGPoint(
      x: x / depth + (Double(place.1) ?? 0), y: y / depth + (Double(place.2) ?? 0))
  }

  @Test(arguments: [-50.0, 20, 65])
  func `a card that stands is where its map brings it`(_ degrees: Double) throws {
    let way = way(degrees: degrees)
    let svg = try svg([way, way])
    #expect(svg.notes.isEmpty)
    #expect(!svg.text.contains("<image"))
    for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 60)] {
      let expected = Projection(way).apply(corner)
      let actual = try shown(svg.text, CGPoint(x: corner.x - 40, y: corner.y - 30))
      #expect(hypot(actual.x - expected.x, actual.y - expected.y) < 0.02)
    }
  }

  @Test func `a turn takes few keyframes, each of which is exact`() throws {
    // Never quite at rest in the picture's plane, where it would be an ordinary drawing for a frame.
    let ways = (0..<120).map { way(degrees: -60.5 + Double($0), x: 60 + Double($0) / 2) }
    let text = try svg(ways).text
    let turns = text.matches(of: /([0-9.]+|to)(?:%|){transform:(matrix3d.*?\)rotate.*?\))(?:;|})/)
    #expect(turns.count < 40)
    #expect(turns.count > 2)
    let places = text.matches(of: /{translate:([-0-9.]+)px ([-0-9.]+)px/)
    // The card's middle goes straight ahead.
    #expect(places.count == 2)
  }

  @Test func `a clip in the card goes with it`() throws {
    let text = try svg(
      (1...60).map { way(degrees: Double($0)) },
      clips: { [Clip(.box(RoundedRect(card.insetBy(dx: 10, dy: 10))), transform: Projection($0))] }
    ).text
    #expect(text.contains("<clipPath"))
    // In the coordinates of the card, so that it never moves.
    #expect(text.contains("<rect x=\"-30\" y=\"-20\" width=\"60\" height=\"40\"/>"))
  }

  @Test func `what is seen edge-on, reaches behind the eye or is a mask is a picture`() throws {
    #expect(!(try svg([way(degrees: 90), way(degrees: 60)])).text.contains("matrix3d"))
    var near = way(degrees: 30)
    near.m44 = 0.001
    #expect(!(try svg([near, near])).text.contains("matrix3d"))
    let masked = try svg([way(degrees: 30), way(degrees: 40)], mask: true)
    #expect(masked.notes == ["1 drawing seen in perspective"])
  }
}
