import AnimSourceLowering
import Testing

/// What of a file is compiled along.
struct SourceSlicesTests {
  private static let text = """
    import Kit
    import UIKit
    let width = margin * 2
    private let margin = 4
    struct Model { let side: Side }
    enum Side { case left }
    extension Side: Codable {}
    extension UIView { func pin() { grow() } }
    extension UIView { func grow() {} }
    class Screen { let model = Model() }
    infix operator <->
    """

  private func kept(_ names: Set<String>, importing modules: Set<String>? = nil) -> [String] {
    let slices = SourceSlices(SwiftSource(path: "A.swift", text: Self.text))
    let text = slices.source(keeping: names, importing: modules).text
    #expect(text.utf8.count == Self.text.utf8.count)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains { $0 != " " } }.map { "\($0.offset + 1)" }
  }

  @Test func `a name stays with all that it needs of its file, and where it stands`() {
    #expect(kept(["width"]) == ["1", "2", "3", "4", "11"])
    #expect(kept(["Model"]) == ["1", "2", "5", "6", "7", "11"])
    #expect(kept(["Screen"]) == ["1", "2", "5", "6", "7", "10", "11"])
  }

  @Test func `extensions of other files' types stay for their members`() {
    #expect(kept(["pin"]) == ["1", "2", "8", "9", "11"])
    #expect(kept(["grow"]) == ["1", "2", "9", "11"])
  }

  @Test func `operators between values of a type belong to it, others to whoever uses them`() {
    let text = """
      struct Column { let height: Double }
      extension Column: Comparable {}
      func < (lhs: Column, rhs: Column) -> Bool { lhs.height < rhs.height }
      struct Row { let width: Double }
      func < (lhs: Row, rhs: Row) -> Bool { lhs.width < rhs.width }
      func - (lhs: CGPoint, rhs: CGPoint) -> Double { lhs.x - rhs.x }
      let distance = end - start
      extension Cell: Equatable {}
      func == (lhs: Cell, rhs: Cell) -> Bool { lhs.row == rhs.row }
      """
    let slices = SourceSlices(SwiftSource(path: "A.swift", text: text))
    func kept(_ names: Set<String>) -> [Int] {
      slices.source(keeping: names).text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().filter { $0.element.contains { $0 != " " } }.map { $0.offset + 1 }
    }
    #expect(kept(["Column"]) == [1, 2, 3])
    #expect(kept(["Row"]) == [4, 5])
    #expect(kept(["distance"]) == [6, 7])
    // Of another file's type what makes it conform to something.
    #expect(kept(["Cell"]) == [8, 9])
  }

  @Test func `imports may go`() {
    #expect(kept(["margin"], importing: ["UIKit"]) == ["2", "4", "11"])
  }

  @Test func `nothing is left out of what is no Swift`() {
    let broken = SwiftSource(path: "A.swift", text: "let a = 3\nlet b = {")
    #expect(SourceSlices(broken).source(keeping: ["a"]) == broken)
  }
}
