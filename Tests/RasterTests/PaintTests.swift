import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation
import Testing

struct PaintTests {
  private static let stops = [
    Gradient.Stop(location: 0, color: Color(hex: 0xff2020)),
    Gradient.Stop(location: 0.4, color: Color(hex: 0x20ff20, alpha: 0.5)),
    Gradient.Stop(location: 1, color: Color(hex: 0x2020ff)),
  ]

  private static let geometries: [Gradient.Geometry] = [
    .linear(start: CGPoint(x: 4, y: 4), end: CGPoint(x: 24, y: 18)),
    .linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0)),
    .radial(center: CGPoint(x: 15, y: 11), radii: CGSize(width: 12, height: 8)),
  ]

  @Test(arguments: geometries, placements)
  func `gradients follow their geometry`(
    geometry: Gradient.Geometry, place: CGAffineTransform
  ) {
    let gradient = Gradient(geometry, stops: Self.stops)
    let box = Box(
      RoundedRect(CGRect(x: 6, y: 5, width: 20, height: 14), radius: 4), fill: .gradient(gradient))
    // Dithering may take a level up or down.
    expectAgreement([DisplayItem(.box(box), place)], within: 3)
  }

  @Test func `a conic gradient runs clockwise from its angle`() {
    // Away from the seam, where colours jump, and from the centre.
    let gradient = Gradient(
      .conic(center: CGPoint(x: 16, y: 30), angle: 0.5), stops: Self.stops)
    let box = Box(
      RoundedRect(CGRect(x: 6, y: 5, width: 20, height: 14)), fill: .gradient(gradient))
    expectAgreement([DisplayItem(.box(box))], within: 3)
  }

  @Test func `a gradient has a border over it`() {
    let gradient = Gradient(Self.geometries[0], stops: Self.stops)
    let box = Box(
      RoundedRect(CGRect(x: 6, y: 5, width: 20, height: 14), radius: 5), fill: .gradient(gradient),
      border: Border(width: 2, color: Color(white: 0, alpha: 0.5)))
    expectAgreement([DisplayItem(.box(box), opacity: 0.8)], within: 3)
  }

  @Test(arguments: 1...9)
  func `a gradient changes no pixel beside a narrow box`(width: Int) {
    let gradient = Gradient(
      .linear(start: .zero, end: CGPoint(x: 0, y: 16)),
      stops: [
        Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white),
      ])
    let box = Box(
      RoundedRect(CGRect(x: 10, y: 0, width: Double(width), height: 16)),
      fill: .gradient(gradient))
    let picture = render(
      DisplayList(size: CGSize(width: 32, height: 16), items: [DisplayItem(.box(box))]))
    for x in 0..<32 {
      #expect((picture[x, 5] != 0) == (10..<10 + width).contains(x), "column \(x)")
    }
  }

  @Test func `dithering leaves what is nothing nothing`() {
    // From clear to black; red, green and blue are 0 everywhere.
    let gradient = Gradient(
      .linear(start: .zero, end: CGPoint(x: 0, y: 16)),
      stops: [
        Gradient.Stop(location: 0, color: .clear), Gradient.Stop(location: 1, color: .black),
      ])
    let box = Box(
      RoundedRect(CGRect(x: 0, y: 0, width: 16, height: 16)), fill: .gradient(gradient))
    let picture = render(
      DisplayList(size: CGSize(width: 16, height: 16), items: [DisplayItem(.box(box))]))
    #expect(picture.pixels.allSatisfy { $0 & 0xff_ffff == 0 })
    #expect(picture[0, 0] >> 24 < 16)
    #expect(picture[0, 15] >> 24 > 240)
  }

  @Test(arguments: [
    Gradient.Geometry.linear(start: .zero, end: CGPoint(x: 64, y: 0)),
    .radial(center: CGPoint(x: -8, y: 4), radii: CGSize(width: 80, height: 80)),
    .conic(center: CGPoint(x: 32, y: -4), angle: 0),
  ])
  func `dithering keeps the mean of a shallow gradient`(geometry: Gradient.Geometry) {
    // From 100 to 101 of 255 over the whole: the means of 8 × 8 blocks must rise by parts of a level.
    let gradient = Gradient(
      geometry,
      stops: [
        Gradient.Stop(location: 0, color: Color(white: 100.0 / 255)),
        Gradient.Stop(location: 1, color: Color(white: 101.0 / 255)),
      ])
    let picture = render(
      DisplayList(
        size: CGSize(width: 64, height: 8),
        items: [
          DisplayItem(
            .box(
              Box(
                RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 8)), fill: .gradient(gradient))))
        ]))
    func location(_ x: Double, _ y: Double) -> Double {
      switch geometry {
      case .linear: x / 64
      case .radial: hypot(x + 8, y - 4) / 80
      case .conic: atan2(y + 4, x - 32) / (2 * .pi)
      }
    }
    for block in 0..<8 {
      var (sum, expected) = (0.0, 0.0)
      for y in 0..<8 {
        for x in (8 * block)..<(8 * block + 8) {
          sum += Double(picture[x, y] & 255)
          expected += 100 + location(Double(x) + 0.5, Double(y) + 0.5)
        }
      }
      #expect(abs(sum - expected) / 64 < 2.0 / 64)
    }
  }

  private static let photo: Image = {
    var pixmap = Pixmap(size: PixelSize(width: 9, height: 7))
    for y in 0..<7 {
      for x in 0..<9 {
        let alpha = UInt32(x == 4 ? 128 : 255)
        let (r, g) = (UInt32(x * 28) * alpha / 255, UInt32(y * 36) * alpha / 255)
        pixmap[x, y] = r | g << 8 | (alpha - g) << 16 | alpha << 24
      }
    }
    return Image(pixmap)
  }()

  @Test(arguments: placements)
  func `images are interpolated between texels`(place: CGAffineTransform) {
    let image = PlacedImage(Self.photo, destination: CGRect(x: 6, y: 5, width: 20, height: 14))
    expectAgreement([DisplayItem(.image(image), place, opacity: 0.9)])
  }

  @Test func `images are seen in perspective`() {
    let image = PlacedImage(Self.photo, destination: CGRect(x: 6, y: 5, width: 20, height: 14))
    expectAgreement([DisplayItem(transform: tilted, content: .image(image))])
  }

  @Test func `nearest takes whole texels`() {
    let image = PlacedImage(
      Self.photo, destination: CGRect(x: 5, y: 4, width: 18, height: 14), filter: .nearest)
    expectAgreement([DisplayItem(.image(image))], within: 1)
  }

  @Test func `an image at its own size is copied`() {
    let list = DisplayList(
      size: CGSize(width: 9, height: 7),
      items: [
        DisplayItem(
          .image(
            PlacedImage(Self.photo, destination: CGRect(x: 0, y: 0, width: 9, height: 7))))
      ])
    #expect(render(list) == Self.photo.pixmap)
  }

  @Test func `pieces of an image leave no gap between them, wherever they meet`() {
    // Of one colour, with a middle that stretches to a length of no whole pixels.
    let white = Image(Pixmap(size: PixelSize(width: 6, height: 6), filledWith: 0xffff_ffff))
    let whole = PlacedImage(white, destination: CGRect(x: 1.3, y: 2.6, width: 20.9, height: 14.7))
    let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let pieces = whole.stretched(around: third, of: CGSize(width: 6, height: 6))
    #expect(pieces.count == 9)
    #expect(pieces[0].joints == [.right, .bottom] && pieces[4].joints.rawValue == 15)
    let size = CGSize(width: 24, height: 20)
    let joined = render(
      DisplayList(size: size, items: pieces.map { DisplayItem(.image($0)) }))
    #expect(
      joined == render(DisplayList(size: size, items: [DisplayItem(.image(whole))])))
  }

  @Test func `a shrunk image shows means`() {
    // A checkerboard of single texels is grey at a quarter of its size.
    var board = Pixmap(size: PixelSize(width: 32, height: 32), filledWith: 0xff00_0000)
    for y in 0..<32 { for x in 0..<32 where (x + y) % 2 == 0 { board[x, y] = 0xffff_ffff } }
    let list = DisplayList(
      size: CGSize(width: 8, height: 8),
      items: [
        DisplayItem(
          .image(PlacedImage(Image(board), destination: CGRect(x: 0, y: 0, width: 8, height: 8))))
      ])
    #expect(render(list).pixels.allSatisfy { $0 == 0xff80_8080 })
  }

  @Test(arguments: [0.45, 0.37, 0.3, 0.26, 0.17])
  func `an image shrunk by any factor shows area means`(factor: Double) {
    // Waves of 9 and 13 texels' length in all directions.
    let size = 180
    var photo = Pixmap(size: PixelSize(width: size, height: size))
    var values = [Double](repeating: 0, count: size * size)
    for y in 0..<size {
      for x in 0..<size {
        let (u, v) = (Double(x), Double(y))
        let wave = sin(0.7 * u) + sin(0.48 * v) + sin(0.34 * u + 0.34 * v) + sin(0.5 * u - 0.5 * v)
        let grey = UInt32(128 + 31 * wave)
        photo[x, y] = grey | grey << 8 | grey << 16 | 255 << 24
        values[y * size + x] = Double(grey)
      }
    }
    let count = Int(Double(size) * factor)
    let edge = Double(size) * factor
    let picture = render(
      DisplayList(
        size: CGSize(width: count, height: count),
        items: [
          DisplayItem(
            .image(
              PlacedImage(
                Image(photo), destination: CGRect(x: 0, y: 0, width: edge, height: edge))))
        ]))
    func overlap(_ pixel: Int, _ texel: Int) -> Double {
      max(
        0,
        min(Double(pixel + 1) / factor, Double(texel + 1))
          - max(Double(pixel) / factor, Double(texel)))
    }
    var total = 0.0
    for y in 0..<count {
      for x in 0..<count {
        var sum = 0.0
        for j in Int(Double(y) / factor)..<min(Int(Double(y + 1) / factor) + 1, size) {
          for i in Int(Double(x) / factor)..<min(Int(Double(x + 1) / factor) + 1, size) {
            sum += values[j * size + i] * overlap(x, i) * overlap(y, j)
          }
        }
        total += abs(sum * factor * factor - Double(picture[x, y] & 255))
      }
    }
    // One sample of the nearest halved picture is off by up to twice that.
    #expect(total / Double(count * count) < 8)
  }

  @Test(arguments: placements)
  func `patterns repeat`(place: CGAffineTransform) {
    let paint = Paint.pattern(Self.photo, size: CGSize(width: 13, height: 9))
    let box = Box(RoundedRect(CGRect(x: 6, y: 5, width: 20, height: 14), radius: 4), fill: paint)
    expectAgreement([DisplayItem(.box(box), place)])
  }
}
