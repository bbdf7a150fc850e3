import Foundation

extension ParagraphStyle.LineBreakMode {
  enum Place { case head, middle, tail }

  var truncation: Place? {
    switch self {
    case .truncatingHead: .head
    case .truncatingMiddle: .middle
    case .truncatingTail: .tail
    case .wordWrapping, .characterWrapping, .clipping: nil
    }
  }
}

/// The last line that is allowed, with an ellipsis for what does not fit.
struct Truncation {
  private let paragraph: Paragraph
  private let start: Int
  private let place: ParagraphStyle.LineBreakMode.Place
  /// Clusters of the line's text, before any is left out.
  private let clusters: [Int]

  /// The text of a line that is too long.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph that the line begins in.
  ///   - start: The unit at which it begins.
  ///   - place: The place of the ellipsis.
  ///   - hasMore: Whether more paragraphs follow, so that an ellipsis is due even where the rest of
  ///     this one fits.
  init(
    of paragraph: Paragraph, from start: Int, at place: ParagraphStyle.LineBreakMode.Place,
    hasMore: Bool
  ) {
    self.paragraph = paragraph
    self.start = start
    self.place = place
    clusters = paragraph.clusterStarts(in: start..<paragraph.end)
  }

  /// The line with as many clusters as fit into `width`; the ellipsis alone if none does.
  func fitting(_ width: Double) -> Paragraph {
    // Shaping anew may change a width by some kerning, so the guess from the paragraph's own
    // advances is corrected by trying; widths grow with the number of clusters.
    var (low, high) = (0, countFitting(width))
    while low < high {
      let middle = (low + high + 1) / 2
      let line = keeping(middle)
      if line.width(0..<line.end) <= width + Paragraph.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return keeping(low)
  }

  /// The number of clusters that fit by the paragraph's own advances, and one more.
  private func countFitting(_ width: Double) -> Int {
    var (count, total) = (0, 0.0)
    while count < clusters.count, total <= width {
      let next =
        switch place {
        case .tail: count
        case .head: clusters.count - 1 - count
        case .middle: count % 2 == 0 ? count / 2 : clusters.count - 1 - count / 2
        }
      total += paragraph.width(clusters[next]..<clusters[next] + 1)
      count += 1
    }
    return count
  }

  /// The line with `count` clusters kept and an ellipsis for the others.
  ///
  /// Spaces beside the ellipsis go with what is left out.
  private func keeping(_ count: Int) -> Paragraph {
    let head =
      switch place {
      case .head: 0
      case .middle: (count + 1) / 2
      case .tail: count
      }
    let tail = count - head
    var headEnd = head < clusters.count ? clusters[head] : paragraph.end
    var tailStart = tail > 0 ? clusters[clusters.count - tail] : paragraph.end
    while headEnd > start, paragraph.isSpace(headEnd - 1) { headEnd -= 1 }
    while tailStart < paragraph.end, paragraph.isSpace(tailStart) { tailStart += 1 }
    let before = paragraph.text[start..<headEnd]
    let after = paragraph.text[tailStart..<paragraph.end]
    let style = (before.spans.last ?? after.spans.first ?? paragraph.text.spans.first)?.style
    let ellipsis = style.map { AttributedText("…", style: $0) } ?? AttributedText()
    return Paragraph(before + ellipsis + after, baseLevel: paragraph.baseLevel)
  }
}
