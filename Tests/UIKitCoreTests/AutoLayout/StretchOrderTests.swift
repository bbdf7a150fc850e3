import Foundation
import Testing
import UIKitCore

/// Which of several views is stretched or cut if all would like to keep their size to the same degree: recorded on iOS 26.1
/// (`layoutprobe` of Vercantez/openuikit) in a row of 393 × 72 points, 20 from the ends and 24 apart.
@MainActor struct StretchOrderTests {
  private let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))

  /// A view with content of a size.
  private final class Content: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private func content(width: CGFloat) -> UIView {
    let view = Content()
    view.size = CGSize(width: width, height: 20)
    return view
  }

  private func label(lines: Int) -> UIView {
    let label = UILabel()
    label.text = "Stretch"
    label.numberOfLines = lines
    return label
  }

  /// The constraints that put views beside each other, from the first to the last.
  private func chain(_ views: [UIView]) -> [NSLayoutConstraint] {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    let gaps = zip(views, views.dropFirst()).map { left, right in
      left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -24)
    }
    return [views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
      + gaps
      + [
        row.trailingAnchor.constraint(equalTo: views[views.count - 1].trailingAnchor, constant: 20)
      ]
      + views.map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) }
  }

  /// The widths of views that stand beside each other; `order` is that in which their constraints come into force.
  private func widths(
    _ views: [UIView], _ order: ([NSLayoutConstraint]) -> [NSLayoutConstraint] = { $0 }
  ) -> [CGFloat] {
    inWorld { _ in
      NSLayoutConstraint.activate(order(chain(views)))
      row.layoutIfNeeded()
      return views.map { $0.frame.width }
    }
  }

  @Test func `the view that was constrained first is stretched`() {
    #expect(widths([content(width: 84), content(width: 76)]) == [253, 76])
    #expect(
      widths([content(width: 84), content(width: 76)]) { $0.reversed() } == [84, 245])
    #expect(
      widths([content(width: 34), content(width: 35), content(width: 49)]) == [221, 35, 49])
  }

  @Test func `the view that was constrained last is cut`() {
    #expect(widths([content(width: 256), content(width: 195)]) == [256, 73])
  }

  @Test(arguments: [
    ([0, 0], 1), ([1, 0], 1), ([0, 1], 0), ([1, 1], 0), ([0, 0, 0], 2), ([1, 0, 1], 1),
    ([0, 0, 1], 1),
  ])
  func `of labels of several lines the last one is stretched`(lines: [Int], stretched: Int) {
    let labels = lines.map(label)
    let natural = labels[0].intrinsicContentSize.width
    let all = widths(labels)
    #expect(all.firstIndex(of: all.max() ?? 0) == stretched)
    #expect(all.count { $0 > natural + 1 } == 1)
  }

  @Test func `with constraints in the other order it is the first one of several lines`() {
    let all = widths([label(lines: 0), label(lines: 0)]) { $0.reversed() }
    #expect(all[0] > all[1] + 100)
  }

  @Test func `lengths that are only wished for are broken in the same order`() {
    let (first, second) = (UIView(), UIView())
    let order: ([NSLayoutConstraint]) -> [NSLayoutConstraint] = { chain in
      let widths = [first, second].map { view in
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultLow
        return width
      }
      return chain + widths
    }
    #expect(widths([first, second], order) == [279, 50])
  }

  @Test func `columns are as rows`() {
    inWorld { _ in
      let views = [content(width: 31), content(width: 56)]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(view)
      }
      NSLayoutConstraint.activate([
        views[0].topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
        views[0].bottomAnchor.constraint(equalTo: views[1].topAnchor, constant: -4),
        views[1].bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -4),
        views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
        views[1].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      ])
      row.layoutIfNeeded()
      #expect(
        views.map(\.frame) == [
          CGRect(x: 20, y: 4, width: 31, height: 40), CGRect(x: 20, y: 48, width: 56, height: 20),
        ])
    }
  }
}
