package import AnimDrawing
import AnimGeometry
import AnimPixels
package import AnimText
package import Foundation

/// Frames of an animation side by side, each with its time.
package struct ContactSheet {
  /// The heading; empty for none.
  package var title: String
  /// The line below the heading; empty for none.
  package var subtitle: String
  /// The frames, at least one, all of one size.
  package var frames: [FigureFrame]
  /// The marks, each of which stands below the frame that is nearest to it in time.
  package var marks: [FigureMark]
  /// The colours.
  package var style: FigureStyle
  /// The number of frames in a row; nil for the one that looks best.
  package var columns: Int?

  /// A sheet of at least one frame.
  package init(
    title: String = "", subtitle: String = "", frames: [FigureFrame], marks: [FigureMark] = [],
    style: FigureStyle = .light, columns: Int? = nil
  ) {
    precondition(!frames.isEmpty, "a contact sheet shows at least one frame")
    self.title = title
    self.subtitle = subtitle
    self.frames = frames
    self.marks = marks
    self.style = style
    self.columns = columns
  }

  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 24
  /// The longer side of a picture; smaller frames are not enlarged.
  private static let pictureSide: CGFloat = 320
  private static let captionHeight: CGFloat = 30
  private static let lineHeight: CGFloat = 22
  private static let cornerRadius: CGFloat = 10

  /// The places of the frames' pictures on the sheet, in points.
  package var pictureRects: [CGRect] {
    let frameSize = frames[0].list.size
    let factor = factor
    let picture = CGSize(width: frameSize.width * factor, height: frameSize.height * factor)
    let columns = usedColumns(picture)
    let top = Self.margin + headingHeight
    return frames.indices.map { index in
      CGRect(
        origin: CGPoint(
          x: Self.margin + CGFloat(index % columns) * (picture.width + Self.gap),
          y: top + CGFloat(index / columns) * (picture.height + Self.captionHeight + Self.gap)),
        size: picture)
    }
  }

  /// The size of the whole sheet, in points.
  package var size: CGSize {
    let box = pictureRects.reduce(CGRect.null) { $0.union($1) }
    return CGSize(
      width: (box.maxX + Self.margin).rounded(.up),
      height: (box.maxY + Self.captionHeight + Self.margin).rounded(.up))
  }

  private var factor: CGFloat {
    let size = frames[0].list.size
    return min(1, Self.pictureSide / max(size.width, size.height))
  }

  private var headingHeight: CGFloat {
    let lines = (title.isEmpty ? 0 : 1) + (subtitle.isEmpty ? 0 : 1)
    return lines > 0 ? CGFloat(lines + 1) * Self.lineHeight : 0
  }

  private func usedColumns(_ picture: CGSize) -> Int {
    let cell = CGSize(width: picture.width, height: picture.height + Self.captionHeight)
    return min(columns ?? Self.columns(for: frames.count, cell: cell), frames.count)
  }

  /// The sheet, in points of its own.
  ///
  /// - Throws: `FontError` if the system font is not installed.
  package func list(fonts: FontLibrary) throws(FontError) -> DisplayList {
    let lettering = try Lettering(fonts)
    let (size, factor) = (size, factor)
    let width = size.width - 2 * Self.margin
    var items: [DisplayItem] = []
    var baseline = Self.margin
    if !title.isEmpty {
      baseline += Self.lineHeight
      items += lettering.line(
        title, at: CGPoint(x: Self.margin, y: baseline), size: 22, weight: .semibold,
        color: style.text, width: width)
    }
    if !subtitle.isEmpty {
      baseline += Self.lineHeight
      items += lettering.line(
        subtitle, at: CGPoint(x: Self.margin, y: baseline), size: 13, color: style.secondaryText,
        width: width)
    }
    for (index, rect) in pictureRects.enumerated() {
      items += thumbnail(frames[index], in: rect, factor: factor)
      items += caption(of: index, below: rect, lettering)
    }
    return DisplayList(size: size, background: style.background, items: items)
  }

  private func thumbnail(
    _ frame: FigureFrame, in rect: CGRect, factor: CGFloat
  ) -> [DisplayItem] {
    let shape = RoundedRect(rect, radius: Self.cornerRadius, curve: .continuous)
    return [
      DisplayItem(
        content: .shadow(
          Shadow(
            .box(shape), color: style.shadow, offset: CGSize(width: 0, height: 3), sigma: 8))),
      DisplayItem(content: .box(Box(shape, fill: .color(style.surface)))),
      frame.list.picture(
        at: rect.origin, factor: factor, clips: [Clip(.box(shape), transform: .identity)]),
      DisplayItem(
        content: .box(
          Box(
            shape, fill: .color(.clear), border: Border(width: 0.5, color: style.hairline)))),
    ]
  }

  /// The time, and the marks that are nearer to this frame than to any other.
  private func caption(
    of index: Int, below rect: CGRect, _ lettering: Lettering
  ) -> [DisplayItem] {
    let time = frames[index].time.secondsText
    let baseline = CGPoint(x: rect.midX, y: rect.maxY + 21)
    let names = marks.filter { mark in
      let distances = frames.map { abs($0.time - mark.time) }
      return distances.firstIndex(of: distances.min() ?? 0) == index
    }.map(\.name).joined(separator: ", ")
    guard !names.isEmpty else {
      return lettering.line(
        time, at: baseline, size: 13, weight: .medium, color: style.secondaryText, anchor: .center)
    }
    let timeWidth = lettering.width(of: time, size: 13, weight: .medium)
    let room = max(0, rect.width - timeWidth - 8)
    let nameWidth = min(lettering.width(of: names, size: 13, weight: .semibold), room)
    let left = rect.midX - (timeWidth + 8 + nameWidth) / 2
    return lettering.line(
      time, at: CGPoint(x: left, y: baseline.y), size: 13, weight: .medium,
      color: style.secondaryText)
      + lettering.line(
        names, at: CGPoint(x: left + timeWidth + 8, y: baseline.y), size: 13, weight: .semibold,
        color: style.color(0), width: nameWidth + 0.5)
  }

  /// The number of frames in a row that makes a sheet half as wide again as high, with few gaps at
  /// its end.
  static func columns(for count: Int, cell: CGSize) -> Int {
    func cost(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let aspect = CGFloat(columns) * (cell.width + gap) / (CGFloat(rows) * (cell.height + gap))
      let missing = Double(rows * columns - count) / Double(count)
      return abs(log(Double(aspect) / 1.5)) + 1.5 * missing
    }
    return (1...count).min { cost($0) < cost($1) } ?? count
  }
}

extension DisplayList {
  /// The whole list as one item, shrunk or enlarged, its top left corner at a point.
  func picture(
    at origin: CGPoint, factor: CGFloat, clips: [Clip] = [], opacity: Double = 1
  ) -> DisplayItem {
    let projection = Projection(
      CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: origin.x, ty: origin.y))
    let ground = DisplayItem(
      content: .box(Box(RoundedRect(CGRect(origin: .zero, size: size)), fill: .color(background))))
    let all = (background.alpha > 0 ? [ground] : []) + items
    return DisplayItem(
      clips: clips, opacity: opacity,
      content: .group(Group(items: all.map { $0.anonymous.placed(by: projection) })))
  }
}
