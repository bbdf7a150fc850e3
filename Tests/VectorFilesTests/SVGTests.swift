import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing
import UIKitCore

@testable import AnimVectorFiles

@MainActor struct SVGTests {
  /// A drawing of 20 × 10 points.
  private func file(_ content: String, _ attributes: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10' \(attributes)>\(content)</svg>"
  }

  /// The colours of pixels, one per point, and whether the drawing is whole.
  private func drawn(
    _ text: String, at points: (Int, Int)...
  ) throws -> (colors: [[Int]], isComplete: Bool) {
    try VectorFilesTests.drawn({ SVGDrawing(Data(text.utf8)) }, at: points)
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]
  private let clear = [0, 0, 0, 0]

  // MARK: Shapes

  @Test(arguments: [
    "<rect x='2' y='2' width='6' height='6' fill='red'/>",
    "<rect x='2' y='2' width='6' height='6' rx='1' fill='red'/>",
    "<circle cx='5' cy='5' r='3' fill='red'/>",
    "<ellipse cx='5' cy='5' rx='4' ry='3' fill='red'/>",
    "<polygon points='2,2 8,2 8,8 2,8' fill='red'/>",
    "<polyline points='2 2 8 2 8 8 2 8' fill='red'/>",
    "<line x1='2' y1='5' x2='8' y2='5' stroke='red' stroke-width='4'/>",
    "<path d='M2 2L8 2 8 8 2 8Z' fill='red'/>",
    "<path d='m2 2 6 0 0 6-6 0z' fill='red'/>",
    "<path d='M2,2h6v6H2V2' fill='red'/>",
    "<path d='M2 5C2 1 8 1 8 5S2 9 2 5' fill='red'/>",
    "<path d='M2 5Q5-1 8 5T2 5M4 4h2v2h-2z' fill='red'/>",
    "<path d='M2 5a3 3 0 106 0 3 3 0 10-6 0' fill='red'/>",
  ])
  func `shapes are filled and stroked`(shape: String) throws {
    let (colors, isComplete) = try drawn(file(shape), at: (5, 5), (12, 5))
    #expect(colors == [red, clear] && isComplete)
  }

  /// By the end points and the extents that SVG's figure of four arcs between the same points shows.
  @Test(arguments: [
    ("0 0", CGRect(x: 4, y: 0, width: 4, height: 2)),
    ("0 1", CGRect(x: 4, y: 0, width: 4, height: 2)),
    ("1 0", CGRect(x: 0, y: 0, width: 8, height: 4)),
    ("1 1", CGRect(x: 4, y: -2, width: 8, height: 4)),
  ])
  func `arcs go by the way that their flags choose`(flags: String, box: CGRect) {
    let path = SVGPathData("M4 0A4 2 0 \(flags) 8 2").path
    let bounds = path.tightBounds
    for (side, expected) in [
      (bounds.minX, box.minX), (bounds.minY, box.minY), (bounds.maxX, box.maxX),
      (bounds.maxY, box.maxY),
    ] {
      #expect(abs(side - expected) < 0.002, "\(bounds)")
    }
    #expect(path.currentPoint == CGPoint(x: 8, y: 2))
  }

  @Test func `an arc whose radii cannot reach is half of an ellipse that does`() {
    let bounds = SVGPathData("M0 0A1 1 0 0 1 10 0").path.tightBounds
    #expect(abs(bounds.minY + 5) < 0.002 && abs(bounds.height - 5) < 0.002)
  }

  @Test func `an arc of a turned ellipse keeps to it`() {
    // Half of an ellipse of 4 × 2, turned by a right angle: it is 4 high.
    let bounds = SVGPathData("M0 0A4 2 90 0 1 0 8").path.tightBounds
    #expect(abs(bounds.width - 2) < 0.002 && abs(bounds.minX) < 0.002, "\(bounds)")
  }

  @Test func `numbers need nothing between them that can be told apart`() {
    #expect(
      SVGPathData("M1.5.5-2e1+3").path.elements
        == [.move(CGPoint(x: 1.5, y: 0.5)), .line(CGPoint(x: -20, y: 3))])
  }

  @Test func `a contour after a closed one begins where that did`() {
    #expect(
      SVGPathData("M1 1h2v2zl5 5").path.elements.suffix(2)
        == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 6, y: 6))])
  }

  @Test func `a path is drawn up to where it goes wrong`() {
    #expect(SVGPathData("M1 1h2v2xM9 9").path.elements.count == 3)
    #expect(SVGPathData("5 5 h2").path.isEmpty)
  }

  // MARK: Style

  @Test(arguments: [
    "<path d='M0 0h20v10H0z' style='fill: #F00'/>",
    "<style>.a{fill:red}</style><path class='b a' d='M0 0h20v10H0z' fill='blue'/>",
    "<style type='text/css'><![CDATA[ path , .x { fill : rgb(100%,0%,0%) !important; } ]]></style><path d='M0 0h20v10H0z'/>",
    "<style>#p{fill:red} path{fill:blue}</style><path id='p' d='M0 0h20v10H0z'/>",
    "<style>.st0{fill:#FF0000;}</style><g class='st0'><path d='M0 0h20v10H0z'/></g>",
    "<g color='red'><path d='M0 0h20v10H0z' fill='currentColor'/></g>",
    "<path d='M0 0h20v10H0z' fill='hsl(0, 100%, 50%)'/>",
    "<path d='M0 0h20v10H0z' fill='url(#none) red'/>",
  ])
  func `a shape has the style of its attributes, sheets and groups`(content: String) throws {
    #expect(try drawn(file(content), at: (5, 5)).colors == [red])
  }

  @Test func `opacities of a shape are one, and those of a group fade it as a whole`() throws {
    let square = "<path d='M0 0h20v10H0z' fill='red'/>"
    let (colors, _) = try drawn(
      file("<g opacity='.5'>\(square)\(square)</g>"), at: (5, 5))
    #expect(abs(colors[0][3] - 128) <= 1)
    let (own, _) = try drawn(
      file("<path d='M0 0h20v10H0z' fill-opacity='50%' opacity='.5' fill='red'/>"), at: (5, 5))
    #expect(abs(own[0][3] - 64) <= 1)
  }

  @Test func `holes are by the rule that is said`() throws {
    let path = "d='M0 0h20v10H0zM2 2h6v6H2z' fill='red'"
    #expect(try drawn(file("<path \(path)/>"), at: (5, 5)).colors == [red])
    #expect(try drawn(file("<path \(path) fill-rule='evenodd'/>"), at: (5, 5)).colors == [clear])
  }

  @Test func `what is not displayed or not visible is not drawn`() throws {
    let (colors, isComplete) = try drawn(
      file(
        """
        <g display='none'><rect width='20' height='10'/><text>A</text></g>
        <g visibility='hidden'><rect width='20' height='10'/><rect width='9' height='9' fill='red' visibility='visible'/></g>
        """), at: (5, 5), (15, 5))
    #expect(colors == [red, clear] && isComplete)
  }

  // MARK: Gradients, clips, masks

  @Test(arguments: [
    "<linearGradient id='g'><stop stop-color='red'/><stop offset='100%' stop-color='blue'/></linearGradient>",
    """
    <linearGradient id='g' gradientUnits='userSpaceOnUse' x1='0' x2='20' y1='0' y2='0' xlink:href='#s'/>
    <linearGradient id='s'><stop style='stop-color:red'/><stop offset='1' stop-color='#00f'/></linearGradient>
    """,
    """
    <radialGradient id='g' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='1' gradientTransform='matrix(20 0 0 1e6 0 5)'>
    <stop stop-color='red'/><stop offset='1' stop-color='blue'/></radialGradient>
    """,
  ])
  func `gradients are along the box or in user space`(gradient: String) throws {
    let text = file(
      "<defs>\(gradient)</defs><rect width='20' height='10' fill='url(#g)'/>",
      "xmlns:xlink='http://www.w3.org/1999/xlink'")
    let (colors, isComplete) = try drawn(text, at: (0, 5), (10, 5), (19, 5))
    #expect(isComplete)
    #expect(colors[0][0] > 240 && colors[2][2] > 240, "\(colors)")
    #expect(abs(colors[1][0] - 128) < 20 && abs(colors[1][2] - 128) < 20, "\(colors)")
  }

  @Test func `a line can have a gradient, and a gradient can be clear`() throws {
    let (colors, _) = try drawn(
      file(
        """
        <linearGradient id='g'><stop stop-color='red' stop-opacity='0'/><stop offset='.5' stop-color='red'/></linearGradient>
        <rect x='2' y='2' width='16' height='6' fill='none' stroke='url(#g)' stroke-width='4'/>
        """), at: (0, 5), (18, 5), (10, 5))
    #expect(colors[0][3] < 40 && colors[1] == red && colors[2] == clear)
  }

  @Test(arguments: [
    "<clipPath id='c'><rect width='10' height='10'/></clipPath>",
    "<clipPath id='c'><g transform='scale(2)'><rect width='5' height='5'/></g></clipPath>",
    "<defs><rect id='r' width='10' height='10'/></defs><clipPath id='c'><use href='#r'/></clipPath>",
    "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>",
    "<mask id='c'><rect width='10' height='10' fill='#fff'/><rect x='12' width='9' height='9'/></mask>",
    "<mask id='c' style='mask-type:alpha'><path d='M0 0h10v10H0z'/></mask>",
  ])
  func `what a clip or a mask leaves out is not drawn`(clip: String) throws {
    let name = clip.contains("mask") ? "mask" : "clip-path"
    let (colors, _) = try drawn(
      file("\(clip)<rect width='20' height='10' fill='red' \(name)='url(#c)'/>"), at: (5, 5),
      (15, 5))
    #expect(colors == [red, clear])
  }

  // MARK: Coordinates

  @Test(arguments: [
    ("translate(10)", (15, 5)), ("translate(10,0) scale(2)", (15, 5)),
    ("rotate(180 10 5)", (15, 5)), ("matrix(1 0 0 1 10 0)", (15, 5)),
    ("skewX(0)translate(10 0)", (15, 5)),
  ])
  func `transforms act from the last to the first`(transform: String, point: (Int, Int)) throws {
    let (colors, _) = try drawn(
      file("<rect width='9' height='10' fill='red' transform='\(transform)'/>"), at: point, (2, 5))
    #expect(colors == [red, clear])
  }

  @Test func `what is used is drawn where it is said`() throws {
    let (colors, _) = try drawn(
      file(
        """
        <defs><g id='a'><rect width='4' height='4'/></g></defs>
        <symbol id='s' viewBox='0 0 1 1'><rect width='1' height='1' fill='blue'/></symbol>
        <use href='#a' x='1' y='1' fill='red'/><use href='#s' x='12' y='2' width='6' height='6'/>
        """), at: (3, 3), (15, 5), (10, 5))
    #expect(colors == [red, blue, clear])
  }

  @Test func `what uses itself ends`() throws {
    #expect(
      try !drawn(file("<g id='a'><use href='#a'/><use href='#a'/></g>"), at: (1, 1)).isComplete)
  }

  @Test(arguments: [
    ("", (10, 5), (2, 5)), ("preserveAspectRatio='xMinYMin meet'", (2, 5), (15, 5)),
    ("preserveAspectRatio='xMaxYMax'", (15, 5), (2, 5)),
  ])
  func `a view box keeps its proportions`(
    attribute: String, inside: (Int, Int), outside: (Int, Int)
  ) throws {
    let text = file(
      "<rect x='5' y='5' width='100' height='100' fill='red'/>",
      "viewBox='5 5 100 100' \(attribute)")
    #expect(try drawn(text, at: inside, outside).colors == [red, clear])
  }

  @Test(arguments: [
    ("width='24' height='12px'", 24.0, 12.0), ("width='1in' height='36pt'", 96, 48),
    ("width='100%' height='100%' viewBox='0 0 30 40'", 30, 40), ("viewBox='0,0,30,40'", 30, 40),
  ])
  func `a drawing is as large as it says, or as its coordinates`(
    attributes: String, width: Double, height: Double
  ) throws {
    let drawing = try #require(SVGDrawing(Data("<svg \(attributes)/>".utf8)))
    #expect(drawing.size == CGSize(width: width, height: height))
  }

  // MARK: What is not drawn

  @Test(arguments: [
    "<text x='1' y='9'>A</text>", "<image href='a.png'/>",
    "<pattern id='p'><image href='a.png'/></pattern><rect width='9' height='9' fill='url(#p)'/>",
  ])
  func `texts, pictures and patterns are told of`(content: String) throws {
    #expect(try !drawn(file(content), at: (1, 1)).isComplete)
    #expect(try drawn(file("<title>A</title><desc>A</desc>"), at: (1, 1)).isComplete)
  }

  @Test(arguments: [
    "", "<html/>", "<svg width='1' height='1'>", "<svg/>", "<svg width='0' height='9'/>",
  ])
  func `what is no drawing is none`(text: String) {
    #expect(SVGDrawing(Data(text.utf8)) == nil)
  }
}
