import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import TestSupport
import Testing

@testable import AnimVectorGraphics

/// Strips of pictures of what SVG cannot say.
struct StripTests {
  private let size = CGSize(width: 200, height: 120)

  /// A picture without two pixels that are alike.
  private var photograph: Image {
    var generator = SeededGenerator(seed: 5)
    return Image(
      Pixmap(
        size: PixelSize(width: 100, height: 100),
        pixels: (0..<10_000).map { _ in
          UInt32.random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000
        }))
  }

  /// A photograph that turns about a line down its middle and moves to the right, by so much in a second of
  /// 120 frames.
  private func svg(degrees: Double, way: Double, seconds: Int = 1) throws -> AnimatedSVG {
    let image = photograph
    let moments = (0..<120 * seconds).map { frame in
      let share = Double(frame) / 120
      var lens = CATransform3D.identity
      lens.m34 = -1.0 / 500
      let angle = (20 + degrees * share) * .pi / 180
      let turn = [
        CATransform3DMakeTranslation(-50, -50, 0), CATransform3DMakeRotation(angle, 0, 1, 0), lens,
        CATransform3DMakeTranslation(60 + way * share, 60, 0),
      ].reduce(.identity, CATransform3DConcat)
      return AnimatedSVG.Moment(
        start: share,
        list: DisplayList(
          size: size,
          items: [
            DisplayItem(
              id: 1, transform: Projection(turn),
              content: .image(
                PlacedImage(image, destination: CGRect(x: 0, y: 0, width: 100, height: 100))))
          ]))
    }
    var settings = AnimatedSVG.Settings()
    settings.perspective = .pictures
    return try AnimatedSVG(light: moments, duration: Double(seconds), settings: settings)
  }

  @Test func `what turns in perspective has sixty pictures a second, in strips that browsers draw`()
    throws
  {
    let text = try svg(degrees: 40, way: 0).text
    let heights = text.matches(of: /<image[^>]* height="([0-9]+)"/).compactMap { Int($0.1) }
    #expect(heights.allSatisfy { $0 <= 8192 })
    // 60 pictures of more than 100 pixels.
    #expect(heights.reduce(0, +) > 6000)
  }

  @Test func `a picture moves on until the next one is shown`() throws {
    let still = try svg(degrees: 0, way: 0).text
    #expect(!still.contains("translate:"))
    let moving = try svg(degrees: 0, way: 60).text
    let places = Set(
      moving.matches(of: /translate:([0-9.]+)px/).compactMap { Double($0.1) }.filter { $0 > 0 })
    // A point a picture: where one ends, the next one begins.
    #expect(places.count > 55)
    #expect(places.count < 70)
    // A key for each picture within its strip, and two for the way that it goes.
    #expect(moving.count { $0 == "%" } > 160)
  }

  @Test func `where a strip ends its picture has come to where the next one begins`() throws {
    let text = try svg(degrees: 0, way: 60, seconds: 2).text
    let courses = text.matches(of: /@keyframes [a-z]+{(.*?)}}/).map { rule in
      rule.1.matches(of: /translate:([0-9.]*)px/).compactMap { Double("0\($0.1)") }.filter {
        $0 > 0
      }
    }
    let strips = courses.filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
    #expect(strips.count > 1)
    for (strip, next) in zip(strips, strips.dropFirst()) {
      #expect(abs(try #require(strip.last) - next[0]) < 0.1)
    }
  }

  @Test func `a picture turns with what it shows`() throws {
    let text = try svg(degrees: 40, way: 0).text
    let maps = text.matches(of: /transform:matrix\(([-0-9.,]+)\)/).map { match in
      match.1.split(separator: ",").compactMap { Double($0) }
    }
    // At the beginning and the end of each of 60 pictures, which is of the time between.
    #expect(maps.count > 100)
    // In 1/120 s it turns by a third of a degree: 20° to 60° take half of the width away.
    for map in maps {
      #expect(map.count == 6)
      #expect(abs(map[0] - 1) < 0.02)
      #expect(abs(map[3] - 1) < 0.02)
    }
  }

  @Test func `a photograph with clear corners is a WebP`() throws {
    #expect(try svg(degrees: 0, way: 0).text.contains("data:image/webp"))
  }

  @Test func `colours go on where nothing is known of them`() {
    let known: UInt32 = 0xff20_4060
    let size = PixelSize(width: 4, height: 3)
    let coverage = Pixmap(
      size: size, pixels: (0..<12).map { $0 % 4 == 1 ? 0xffff_ffff : 0x7fff_ffff })
    let picture = Pixmap(size: size, pixels: (0..<12).map { $0 % 4 == 1 ? known : 0xff00_0000 })
    #expect(picture.extended(beyond: coverage) == Pixmap(size: size, filledWith: known))
    let nothing = Pixmap(size: size)
    #expect(picture.extended(beyond: nothing) == picture)
  }
}

/// Pictures of what is blurred behind a drawing.
struct BackdropStripTests {
  private let size = CGSize(width: 200, height: 120)

  /// Something that blurs what is behind it, with its transform at each of the frames of a second.
  private func svg(_ transforms: [CGAffineTransform]) throws -> String {
    let moments = transforms.enumerated().map { frame, transform in
      AnimatedSVG.Moment(
        start: Double(frame) / Double(transforms.count),
        list: DisplayList(
          size: size,
          items: [
            DisplayItem(
              id: 1,
              content: .box(
                Box(RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 120)), fill: .color(.black)))
            ),
            DisplayItem(
              id: 2, transform: Projection(transform),
              content: .backdrop(
                Backdrop(
                  RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 40)), sigma: 4, saturation: 1,
                  tint: .clear))),
          ]))
    }
    return try AnimatedSVG(light: moments, duration: 1, settings: AnimatedSVG.Settings()).text
  }

  @Test func `what is not upright is cut out of the rectangle that is drawn around it`() throws {
    let turns = (0..<10).map {
      CGAffineTransform(translationX: 50, y: 40).rotated(by: 0.02 * Double($0))
    }
    #expect(try svg(turns).contains("clip-path"))
    let moves = (0..<10).map { CGAffineTransform(translationX: Double($0), y: 0) }
    #expect(try !svg(moves).contains("clip-path"))
  }

  @Test func `a window goes evenly with what it is for, however seldom its picture changes`() throws
  {
    let moves = (0..<10).map { CGAffineTransform(translationX: Double(4 * $0), y: 0) }
    // From the first frame to the last in one way: 9 frames of 4 points.
    #expect(
      try svg(moves).contains("90%,to{translate:36px 0px}")
        || svg(moves).contains("90%,to{translate:36px 0}"))
    #expect(try !svg(moves).contains("translate:16px"))
  }
}
