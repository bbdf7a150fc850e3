import Drawing
import Foundation
import Geometry
import Pixels

/// A drawing with the name of one of Apple's symbols: our own line art, as theirs may not be
/// copied.
///
/// Lines are drawn on a grid of 24 × 24; `.fill` fills their areas, `.circle` and `.square` put a
/// ring around a smaller drawing. A name that is not known here is drawn as an empty frame.
struct Symbol: Hashable, Sendable {
  var name: String
  /// The size in points; the drawing is a fifth larger.
  var pointSize: CGFloat = 17
  /// The width of lines on the grid.
  var lineWidth: CGFloat = 1.8

  static let grid: CGFloat = 24

  var size: CGSize {
    let side = (pointSize * 1.2).rounded()
    return CGSize(width: side, height: side)
  }

  /// The drawing in a square of `size`, in black.
  var items: [DisplayItem] {
    let scale = size.width / Self.grid
    return strokes(of: name.split(separator: "."), area: CGRect(x: 0, y: 0, width: 24, height: 24))
      .map { item in
        item.placed(by: Projection(CGAffineTransform(scaleX: scale, y: scale)))
      }
  }

  private func strokes(of words: [Substring], area: CGRect) -> [DisplayItem] {
    var words = words
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    let name = words.joined(separator: ".")
    if let outline = Self.outlines[name] { return [item(outline, in: area, isFilled: isFilled)] }
    if words.count > 1, let frame = words.last, frame == "circle" || frame == "square" {
      let ring = frame == "circle" ? "O 12 12 10" : "R 3 3 18 18 4"
      let inner = area.insetBy(dx: area.width * 0.23, dy: area.height * 0.23)
      let mark = strokes(of: words.dropLast(), area: inner)
      guard isFilled else { return [item(ring, in: area, isFilled: false)] + mark }
      // The mark is cut out of the filled ring.
      var cut = DisplayItem(content: .group(Group(items: mark)))
      cut.blendMode = .destinationOut
      return [
        DisplayItem(content: .group(Group(items: [item(ring, in: area, isFilled: true), cut])))
      ]
    }
    return [item("R 3 3 18 18 4", in: area, isFilled: isFilled)]
  }

  private func item(_ outline: String, in area: CGRect, isFilled: Bool) -> DisplayItem {
    let scale = area.width / Self.grid
    let drawing = DisplayItem(
      content: .path(
        FilledPath(
          Self.path(outline), fill: isFilled ? .color(.black) : nil,
          stroke: Stroke(
            paint: .color(.black), width: lineWidth / scale.squareRoot(), cap: .round,
            join: .round))))
    return drawing.placed(
      by: Projection(
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: area.minX, ty: area.minY)))
  }

  /// Reads `M x y`, `L x y`, `C x y x y x y`, `Z`, `O x y radius` (a circle) and
  /// `R x y w h radius`.
  private static func path(_ outline: String) -> Path {
    var path = Path()
    var words = outline.split(separator: " ")[...]
    func number() -> CGFloat { words.popFirst().flatMap { Double($0) } ?? 0 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    while let command = words.popFirst() {
      switch command {
      case "M": path.move(to: point())
      case "L": path.line(to: point())
      case "C":
        let (first, second) = (point(), point())
        path.cubic(to: point(), control1: first, control2: second)
      case "O":
        let (center, radius) = (point(), number())
        path.append(
          Path(
            ellipseIn: CGRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
      case "R":
        let rect = CGRect(origin: point(), size: CGSize(width: number(), height: number()))
        path.append(Path(RoundedRect(rect, radius: number())))
      default: path.close()
      }
    }
    return path
  }

  private static let outlines: [String: String] = [
    "plus": "M 12 4 L 12 20 M 4 12 L 20 12",
    "minus": "M 4 12 L 20 12",
    "xmark": "M 5 5 L 19 19 M 19 5 L 5 19",
    "multiply": "M 5 5 L 19 19 M 19 5 L 5 19",
    "checkmark": "M 4 13 L 10 19 L 20 5",
    "chevron.left": "M 15 4 L 7 12 L 15 20",
    "chevron.backward": "M 15 4 L 7 12 L 15 20",
    "chevron.right": "M 9 4 L 17 12 L 9 20",
    "chevron.forward": "M 9 4 L 17 12 L 9 20",
    "chevron.up": "M 4 16 L 12 8 L 20 16",
    "chevron.down": "M 4 8 L 12 16 L 20 8",
    "arrow.left": "M 21 12 L 3 12 M 10 5 L 3 12 L 10 19",
    "arrow.right": "M 3 12 L 21 12 M 14 5 L 21 12 L 14 19",
    "arrow.up": "M 12 21 L 12 3 M 5 10 L 12 3 L 19 10",
    "arrow.down": "M 12 3 L 12 21 M 5 14 L 12 21 L 19 14",
    "arrow.clockwise":
      "M 19 8 C 17 4 12 2.5 8 5 C 3 8 3 15 8 18.5 C 13 21.5 19 19 20 13 M 20 3 L 19.5 8.5 L 14 8",
    "magnifyingglass": "O 10 10 6.5 M 15 15 L 21 21",
    "line.3.horizontal": "M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    "line.horizontal.3": "M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    "ellipsis": "O 5 12 1 O 12 12 1 O 19 12 1",
    "heart":
      "M 12 20.5 C 5 15.5 3 12.5 3 9 C 3 4 9.5 2.5 12 7.5 C 14.5 2.5 21 4 21 9 C 21 12.5 19 15.5 12 20.5 Z",
    "star":
      "M 12 2.5 L 14.8 9 L 22 9.6 L 16.6 14.2 L 18.2 21.2 L 12 17.5 L 5.8 21.2 L 7.4 14.2 L 2 9.6 L 9.2 9 Z",
    "circle": "O 12 12 10",
    "square": "R 3 3 18 18 3",
    "person": "O 12 7.5 4 M 4 21 C 4 13.5 20 13.5 20 21 Z",
    "house": "M 3 11.5 L 12 3.5 L 21 11.5 M 5.5 9.5 L 5.5 20.5 L 18.5 20.5 L 18.5 9.5",
    "trash":
      "M 4 6.5 L 20 6.5 M 9 6.5 L 9.5 3.5 L 14.5 3.5 L 15 6.5 M 6 6.5 L 7 21 L 17 21 L 18 6.5 M 10 10 L 10.3 17.5 M 14 10 L 13.7 17.5",
    "photo": "R 2.5 4.5 19 15 2.5 O 8 9.5 1.5 M 3 18 L 9 12.5 L 13 16 L 16.5 12.5 L 21 17",
    "play": "M 6 3.5 L 20 12 L 6 20.5 Z",
    "pause": "R 6 4 3 16 1 R 15 4 3 16 1",
    "backward": "M 12 5 L 3 12 L 12 19 Z M 21 5 L 12 12 L 21 19 Z",
    "forward": "M 3 5 L 12 12 L 3 19 Z M 12 5 L 21 12 L 12 19 Z",
    "square.and.arrow.up":
      "M 8 9 L 5 9 L 5 21 L 19 21 L 19 9 L 16 9 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5",
    "square.and.pencil":
      "M 12 4 L 4 4 L 4 20 L 20 20 L 20 12 M 9 15 L 10 11.5 L 19 2.5 L 21.5 5 L 12.5 14 Z",
    "pencil": "M 4 20 L 5.5 14.5 L 17 3 L 21 7 L 9.5 18.5 Z",
    "bell":
      "M 4 18 C 6.5 15 6 12 6 10 C 6 2.5 18 2.5 18 10 C 18 12 17.5 15 20 18 Z M 10 21 L 14 21",
    "bookmark": "M 6 3 L 18 3 L 18 21 L 12 16 L 6 21 Z",
    "book":
      "M 12 6 C 9 3.5 5 3.5 3 4.5 L 3 19 C 5 18 9 18 12 20.5 C 15 18 19 18 21 19 L 21 4.5 C 19 3.5 15 3.5 12 6 Z",
    "gear":
      "O 12 12 3.5 O 12 12 8 M 12 4 L 12 1.5 M 12 20 L 12 22.5 M 4 12 L 1.5 12 M 20 12 L 22.5 12 M 6.3 6.3 L 4.6 4.6 M 17.7 17.7 L 19.4 19.4 M 17.7 6.3 L 19.4 4.6 M 6.3 17.7 L 4.6 19.4",
    "tray":
      "M 2.5 13 L 6 5 L 18 5 L 21.5 13 L 21.5 19 L 2.5 19 Z M 2.5 13 L 8.5 13 C 8.5 17 15.5 17 15.5 13 L 21.5 13",
    "doc": "M 5 2.5 L 14 2.5 L 19 7.5 L 19 21.5 L 5 21.5 Z M 14 2.5 L 14 7.5 L 19 7.5",
    "folder": "M 2.5 19.5 L 2.5 5 L 9.5 5 L 11.5 7.5 L 21.5 7.5 L 21.5 19.5 Z",
    "paperplane": "M 21.5 2.5 L 14 21.5 L 10.5 13.5 L 2.5 10 Z M 10.5 13.5 L 21.5 2.5",
    "envelope": "R 2.5 5 19 14 2 M 3 6.5 L 12 13.5 L 21 6.5",
    "camera":
      "M 2.5 7 L 7.5 7 L 9 4.5 L 15 4.5 L 16.5 7 L 21.5 7 L 21.5 19.5 L 2.5 19.5 Z O 12 13 4",
    "tag": "M 3 3 L 12 3 L 21.5 12.5 L 12.5 21.5 L 3 12 Z O 7.5 7.5 1",
    "cart": "M 2 4 L 5 4 L 7.5 15 L 18.5 15 L 21 7 L 6 7 O 9 19 1.3 O 17 19 1.3",
    "clock": "O 12 12 10 M 12 6 L 12 12 L 16 14",
    "bolt": "M 13.5 2 L 5 13.5 L 11 13.5 L 10 22 L 19 10 L 12.5 10 Z",
    "flag": "M 5 22 L 5 3.5 C 10 1 13 7 19 4 L 19 14 C 13 17 10 11 5 13.5",
    "archivebox": "R 2.5 4 19 5 1 M 4 9 L 4 20.5 L 20 20.5 L 20 9 M 9 13 L 15 13",
    "note": "M 3 4 L 21 4 L 21 14 L 15 20 L 3 20 Z M 15 20 L 15 14 L 21 14",
    "globe": "O 12 12 10 M 2 12 L 22 12 M 12 2 C 6 8 6 16 12 22 C 18 16 18 8 12 2",
    "lock": "R 5 10.5 14 11 2 M 8 10.5 L 8 7 C 8 1.5 16 1.5 16 7 L 16 10.5",
    "info": "M 12 10 L 12 19 O 12 5.5 0.6",
    "questionmark": "M 7.5 8 C 7.5 2.5 16.5 2.5 16.5 8 C 16.5 11.5 12 11.5 12 15.5 O 12 19.5 0.4",
    "exclamationmark": "M 12 4 L 12 14 O 12 19 0.5",
    "moon": "M 20 15 C 12 18 6.5 12 9.5 3.5 C 1 7 1.5 19 11 21 C 15 21.5 18.5 19 20 15 Z",
    "sun.max":
      "O 12 12 4.5 M 12 4 L 12 1.5 M 12 20 L 12 22.5 M 4 12 L 1.5 12 M 20 12 L 22.5 12 M 6.3 6.3 L 4.6 4.6 M 17.7 17.7 L 19.4 19.4 M 17.7 6.3 L 19.4 4.6 M 6.3 17.7 L 4.6 19.4",
    "cloud":
      "M 7 19 C 1 19 1 11 6.5 11 C 6.5 4 16 3.5 17 10 C 23 10 23 19 17 19 Z",
    "eye": "M 2 12 C 6 4.5 18 4.5 22 12 C 18 19.5 6 19.5 2 12 Z O 12 12 3.2",
    "mic": "R 9 2.5 6 11.5 3 M 5.5 11 C 5.5 20 18.5 20 18.5 11 M 12 18 L 12 21.5",
    "music.note": "O 8 18 2.5 M 10.5 18 L 10.5 4 L 18 2.5 L 18 7 L 10.5 8.5",
    "map":
      "M 3 5.5 L 9 3 L 15 5.5 L 21 3 L 21 18.5 L 15 21 L 9 18.5 L 3 21 Z M 9 3 L 9 18.5 M 15 5.5 L 15 21",
    "square.grid.2x2":
      "R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5",
    "list.bullet": "O 4 6 0.8 O 4 12 0.8 O 4 18 0.8 M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18",
    "arrowshape.turn.up.left":
      "M 10 4 L 2.5 11 L 10 18 L 10 14 C 16 14 19 16 21.5 20 C 21 13 17 8.5 10 8 Z",
  ]
}
