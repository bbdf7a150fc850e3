import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// Where rows are, and what scroll views make of what code asks for, as recorded on iOS 26.1 (iPhone 16).
@MainActor struct TableHeightTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let counts: [Int]
    let hasTitles: Bool
    init(_ counts: [Int], hasTitles: Bool = false) {
      (self.counts, self.hasTitles) = (counts, hasTitles)
    }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasTitles ? "section \(section)" : nil
    }
  }

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      [60, UITableView.automaticDimension, 50][indexPath.row]
    }
  }

  /// The tops and heights of the rows of a table of 320 × 480 points.
  private func rows(
    of source: Rows, _ delegate: (any UITableViewDelegate)? = nil,
    _ style: UITableView.Style = .plain, _ change: (UITableView) -> Void
  ) -> [[CGFloat]] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    #expect(table.rowHeight == -1)
    change(table)
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return [rect.minY, rect.height]
      }
    }
  }

  @Test func `22 points are above the headers of a plain table`() {
    inWorld { _ in
      let source = Rows([2, 2], hasTitles: true)
      #expect(
        rows(of: source) { $0.rowHeight = 44 } == [[50, 44], [94, 44], [188, 44], [232, 44]])
      #expect(
        rows(of: source) {
          $0.rowHeight = 44
          $0.sectionHeaderTopPadding = 0
        } == [[28, 44], [72, 44], [144, 44], [188, 44]])
      // Without headers there is nothing above rows.
      #expect(rows(of: Rows([1, 1])) { $0.rowHeight = 44 } == [[0, 44], [44, 44]])
    }
  }

  /// Not recorded: Apple says that the padding is there by default, and shows plain tables.
  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `nothing is above the headers of other tables`(_ style: UITableView.Style) {
    inWorld { _ in
      let source = Rows([1], hasTitles: true)
      let plain = rows(of: source, nil, style) {
        $0.rowHeight = 44
        $0.sectionHeaderTopPadding = 0
      }
      #expect(rows(of: source, nil, style) { $0.rowHeight = 44 } == plain)
    }
  }

  /// Rows of a height of their own were 52 points high there, and are 44 before iOS 26.
  @Test func `rows are as high as the delegate says, and else as the table does`() {
    inWorld { _ in
      #expect(rows(of: Rows([3])) { $0.rowHeight = 70 } == [[0, 70], [70, 70], [140, 70]])
      let heights = Heights()
      #expect(
        rows(of: Rows([3]), heights) { $0.rowHeight = 70 } == [[0, 60], [60, 44], [104, 50]])
    }
  }

  // MARK: Scrolling

  private final class Scroller: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("did scroll") }
  }

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("did zoom") }
  }

  @Test func `an offset that is there already is no scrolling`() {
    inWorld { _ in
      let (view, delegate) = (
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Scroller()
      )
      view.contentSize = CGSize(width: 100, height: 1000)
      view.delegate = delegate
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      #expect(delegate.calls == ["did scroll"])
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      view.contentOffset = CGPoint(x: 0, y: 50)
      #expect(delegate.calls == ["did scroll"])
      view.contentOffset = CGPoint(x: 0, y: 80)
      #expect(delegate.calls == ["did scroll", "did scroll"])
    }
  }

  @Test func `without a view to zoom the scale stays, with one it is the content's, too`() {
    inWorld { _ in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (scroller, zoomer) = (Scroller(), Zoomer())
      view.contentSize = CGSize(width: 100, height: 1000)
      view.maximumZoomScale = 3
      view.delegate = scroller
      view.zoomScale = 2
      #expect(view.zoomScale == 1 && view.contentSize == CGSize(width: 100, height: 1000))
      #expect(scroller.calls == [])
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.addSubview(zoomer.content)
      other.contentSize = CGSize(width: 100, height: 100)
      other.maximumZoomScale = 3
      other.delegate = zoomer
      other.zoomScale = 2
      #expect(other.zoomScale == 2 && other.contentSize == CGSize(width: 200, height: 200))
      #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(zoomer.calls == ["did zoom"])
    }
  }
}
