import Foundation
import Staging
import Testing

@Suite struct SynthesizedScenarioTests {
  @Test func `sizes that are nothing until an owner sets them are set`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    let text = """
      class A: UICollectionViewLayout {
        var itemHeight: CGFloat = 0
        public var cellWidth : CGFloat?
        var cardSize: CGSize = .zero { didSet { invalidateLayout() } }
        var itemWidth: CGFloat = 50
        private var cellHeight: CGFloat = 0
        var itemSize: CGFloat = 0
        @IBInspectable public var height : CGFloat = 0
        var width: CGFloat = 0
      }
      """
    try Data(text.utf8).write(to: file)
    let synthesized = try SynthesizedScenario([file.path], className: nil)
    #expect(
      synthesized.text.contains(
        "itemHeight: 180, cellWidth: 240, cardSize: [120, 160], height: 180}"))
  }

  private func scenario(_ files: [String: String], _ className: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let first = folder.appendingPathComponent("\(className).swift")
    return try SynthesizedScenario([first.path], className: className).text
  }

  @Test func `what a layout leaves to another type is done by the first that there is`() throws {
    let text = try scenario(
      [
        "A.swift": "class A: UICollectionViewFlowLayout { var style: Style? }",
        "B.swift": "protocol Style {}",
        "C.swift": "struct Fading: Style {}",
      ], "A")
    #expect(text.contains("C.swift"))
    #expect(text.contains("style: Fading"))
    #expect(text.contains("isPagingEnabled: true"))
  }

  @Test func `a layout that counts pages gets a view that stops at them`() throws {
    let text = """
      class A: UICollectionViewLayout {
        var page: Int { Int(collectionView!.contentOffset.x) / Int(collectionView!.bounds.width) }
      }
      """
    #expect(try scenario(["A.swift": text], "A").contains("isPagingEnabled: true"))
  }

  @Test func `a layout that stretches is pulled`() throws {
    let text = """
      class A: UICollectionViewFlowLayout {
        func f() { if collectionView!.contentOffset.y < 0 { g() } }
      }
      """
    #expect(try scenario(["A.swift": text], "A").contains("- pull: "))
  }

  @Test func `a layout that stops at multiples of the view's size has items of that size`() throws {
    let text = """
      class A: UICollectionViewFlowLayout {
        func stop() -> CGFloat { collectionView!.bounds.size.height * (CGFloat(visibleIndex) - 0.3) }
      }
      """
    #expect(
      try scenario(["A.swift": text], "A").contains("itemSize: [bounds.width, bounds.height]"))
  }

  @Test func `cells are those that take the layout's own attributes`() throws {
    let layout = """
      class A: UICollectionViewLayout {
        override class var layoutAttributesClass: AnyClass { return Cut.self }
      }
      """
    let cell = """
      class CutCell: UICollectionViewCell {
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
          layer.mask = (attributes as? Cut)?.mask
        }
      }
      """
    let text = try scenario(["A.swift": layout, "Cell.swift": cell], "A")
    #expect(text.contains("class: CutCell"))
    #expect(text.contains("Cell.swift"))
    let owned = cell.replacing("layer.mask", with: "title.layer.mask")
      .replacing("{\n  override", with: "{\n  var title: UILabel!\n  override")
    #expect(try !scenario(["A.swift": layout, "Cell.swift": owned], "A").contains("CutCell"))
  }

  @Test func `a carousel goes the way that its code looks`() throws {
    let compares = "{ if scrollDirection == .horizontal { _ = contentOffset.x + contentOffset.y } }"
    let sideways = try scenario(
      ["Carousel.swift": "class Carousel: UICollectionViewFlowLayout { func f() \(compares) }"],
      "Carousel")
    #expect(sideways.contains("scrollDirection: horizontal"))
    let upwards = try scenario(
      [
        "Carousel.swift":
          "class Carousel: UICollectionViewFlowLayout { var d: CGFloat { contentOffset.y } }"
      ], "Carousel")
    #expect(!upwards.contains("horizontal"))
  }

  @Test func `a waterfall has two columns unless it says otherwise`() throws {
    let text = try scenario(
      ["A.swift": "class A: UICollectionViewLayout { var numberOfColumns: Int = 1 }"], "A")
    #expect(text.contains("numberOfColumns: 2"))
  }

  @Test func `a layout with columns shows a table`() throws {
    let text = try scenario(
      [
        "A.swift": """
        class A: UICollectionViewLayout {
          let numberOfColumns = 7
          func f() { for s in 0..<v.numberOfSections where s == 0 {}; if section == 0 {} }
        }
        """
      ], "A")
    #expect(text.contains("items: 7}"))
    #expect(text.contains("Section 29"))
  }

  @Test func `a layout that asks for each row and column shows a table`() throws {
    let text = try scenario(
      [
        "A.swift": """
        class A: UICollectionViewLayout {
          func f() { _ = (v.numberOfSections, d.width(forColumn: 1, v), d.height(forRow: 1, v)) }
        }
        """
      ], "A")
    #expect(text.contains("items: 10}"))
    #expect(text.contains("Section 29"))
  }

  @Test func `what is left out is not in the timeline`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    try Data("class A: UICollectionViewFlowLayout {}".utf8).write(to: file)
    let synthesized = try SynthesizedScenario(
      [file.path], className: "A", without: [.rotation, .scrolling])
    #expect(synthesized.chapters == [.updates])
    #expect(synthesized.text.contains("insertItems"))
    #expect(!synthesized.text.contains("rotateDevice"))
    #expect(!synthesized.text.contains("drag"))
  }
}
