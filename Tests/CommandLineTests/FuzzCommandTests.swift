import Foundation
import Testing

/// `render-anim fuzz` as people use it.
struct FuzzCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(Self.scenario, to: "flow.yaml")
    try program.write(Self.layout, to: "Column.swift")
    try program.write(Self.drift, to: "Drift.swift")
  }

  private static let scenario = """
    renderAnim: 1
    canvas: {size: [200, 300], scale: 1}
    dataSource: {sections: [{items: 12}]}
    layout: {class: flow, itemSize: [90, 60]}
    timeline: [{wait: 0.1}]
    """

  /// Keeps as many rows as there were at first, and looks for the last one.
  private static let layout = """
    import UIKit

    class Column: UICollectionViewFlowLayout {
      private var rows: [CGRect] = []

      override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        if rows.isEmpty { rows = Array(repeating: .zero, count: count) }
        if count > 0 { _ = rows[count - 1] }
      }
    }
    """

  /// Moves its rows a little apart with each pass.
  private static let drift = """
    import UIKit

    class Drift: UICollectionViewFlowLayout {
      override func prepare() {
        minimumLineSpacing += 1
        super.prepare()
      }
    }
    """

  /// Keeps the attributes of its rows in an array.
  private static func rows(_ check: String) -> String {
    """
    import UIKit

    class Rows: UICollectionViewLayout {
      private var rows: [UICollectionViewLayoutAttributes] = []

      override func prepare() {
        guard let collectionView, collectionView.numberOfSections > 0 else { return rows = [] }
        rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
          let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          row.frame = CGRect(
            x: 0, y: CGFloat(item) * 50, width: collectionView.bounds.width, height: 50)
          return row
        }
      }

      override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.count) * 50)
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { rows.filter { $0.frame.intersects(rect) } }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { \(check)rows[indexPath.item] }

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
      }
    }
    """
  }

  @Test func `a layout that traps when it is asked for an item that is not there is found out`()
    throws
  {
    let scenario = Self.scenario.replacing(
      "{class: flow, itemSize: [90, 60]}", with: "{source: Rows.swift}")
    try program.write(scenario, to: "rows.yaml")
    try program.write(Self.rows(""), to: "Rows.swift")
    let found = try program.run("fuzz", "rows.yaml", "--runs", "2")
    #expect(found.code == 1, Comment(rawValue: found.errors))
    #expect(found.errors.contains("crash: Index out of range"))
    #expect(found.errors.contains("after 0 steps"))
    let check = "indexPath.section > 0 || !rows.indices.contains(indexPath.item) ? nil : "
    try program.write(Self.rows(check), to: "Rows.swift")
    let healthy = try program.run("fuzz", "rows.yaml", "--runs", "20")
    #expect(healthy.code == 0, Comment(rawValue: healthy.errors))
  }

  @Test func `nothing is found in a flow layout, and the same with any number of processes`()
    throws
  {
    let one = try program.run("fuzz", "flow.yaml", "--runs", "100", "--json", "--jobs", "1")
    let two = try program.run("fuzz", "flow.yaml", "--runs", "100", "--json", "--jobs", "2")
    #expect(one.code == 0, Comment(rawValue: one.errors))
    #expect(one.output == two.output)
    #expect(program.files().filter { $0.contains(".fuzz-") }.isEmpty)
  }

  @Test func `a trap is a finding, and what is written plays it again`() throws {
    let found = try program.run(
      "fuzz", "Column.swift", "--runs", "32", "--corpus", "kept", "--junit", "fuzz.xml")
    #expect(found.code == 1, Comment(rawValue: found.errors))
    #expect(found.errors.contains("crash: Index out of range"))
    let name = try #require(program.files().first { $0.contains(".fuzz-crash-") })
    let again = try program.run("fuzz", "Column.swift", "--replay", name)
    #expect(again.code == 1)
    #expect(again.errors.contains("1 sequence of seed 1"))
    let rendered = try program.run("render", name, "--gif", "a.gif")
    #expect(rendered.code != 0)
    #expect(program.files().contains { $0.hasPrefix("kept/") })
    let report = String(decoding: try program.bytes(of: "fuzz.xml"), as: UTF8.self)
    #expect(report.contains("name=\"crash\">"))
  }

  @Test func `what breaks a rule without a crash is written as a scenario with pictures`() throws {
    let found = try program.run(
      "fuzz", "Drift.swift", "--runs", "4", "--without", "answers", "--without", "fresh")
    #expect(found.code == 1)
    let names = program.files().filter { $0.contains(".fuzz-") }
    for ending in [".yaml", ".gif", ".png"] {
      #expect(names.contains { $0.hasSuffix(ending) }, Comment(rawValue: "\(names)"))
    }
  }

  @Test func `the sources of rules and acts are listed without a scenario`() throws {
    let listed = try program.run("fuzz", "--sources")
    #expect(listed.code == 0)
    let text = String(decoding: listed.output, as: UTF8.self)
    #expect(text.contains("rotatedTwice: ") && text.contains("queryElements: "))
  }

  @Test func `a scenario of two themes has its pictures too`() throws {
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [200, 300], scale: 1}
      theme: [dark, light]
      dataSource: {sections: [{items: 12}]}
      layout: {source: Drift.swift, itemSize: [90, 60]}
      """, to: "two.yaml")
    let found = try program.run(
      "fuzz", "two.yaml", "--runs", "4", "--without", "answers", "--without", "fresh")
    #expect(found.code == 1, Comment(rawValue: found.errors))
    #expect(program.files().contains { $0.hasPrefix("two.fuzz-") && $0.hasSuffix(".gif") })
  }

  @Test func `mistakes on the command line are told`() throws {
    #expect(try program.run("fuzz").code == 64)
    #expect(try program.run("fuzz", "-").code == 64)
    #expect(try program.run("fuzz", "flow.yaml", "--runs", "0").code == 64)
    #expect(try program.run("fuzz", "flow.yaml", "--time", "soon").code == 64)
    #expect(try program.run("fuzz", "missing.yaml").code == 66)
    #expect(try program.run("fuzz", "flow.yaml", "--replay", "flow.yaml").code == 65)
    #expect(try program.run("fuzz", "flow.yaml", "--class", "Column").code == 64)
  }
}
