import AnimSourceLowering
import Testing

struct SourceOutlineTests {
  private func outline(_ texts: String...) -> SourceOutline {
    SourceOutline(
      texts.enumerated().map { SwiftSource(path: "File\($0).swift", text: $1) })
  }

  @Test func `the only layout is the one that no other descends from`() {
    let base = "class Base: UICollectionViewFlowLayout {}"
    #expect(outline(base).onlyLayout == "Base")
    #expect(outline(base, "class Wave: Base {}").onlyLayout == "Wave")
    #expect(outline(base, "class Wave: Base {}\nclass Grid: Base {}").onlyLayout == nil)
    #expect(outline("class Cell: UICollectionViewCell {}").onlyLayout == nil)
  }

  @Test func `a class uses the names in its code, its extensions' and its ancestors'`() {
    let outline = outline(
      """
      class A: UICollectionViewLayout { func f() { g(`default`, x.first) /* comment */ } }
      class B: A { let text = "\\(second) third" }
      class C { var fourth = 1 }
      """, "extension A { var fifth: Int { sixth } }")
    let names = outline.names(usedBy: "B")
    #expect(names.isSuperset(of: ["f", "g", "default", "first", "second", "fifth", "sixth"]))
    #expect(names.isDisjoint(with: ["comment", "third", "fourth"]))
  }

  @Test func `a protocol is implemented by the first structure or class that says so`() {
    let outline = outline(
      "protocol Style {}\nprivate struct Hidden: Style {}\nenum Word: Style {}",
      "struct Fading: Equatable, Style {}", "class Turning: Style {}")
    #expect(outline.inventory.declaresProtocol("Style"))
    #expect(!outline.inventory.declaresProtocol("Fading"))
    #expect(outline.implementer(of: "Style")?.name == "Fading")
    #expect(outline.implementer(of: "Style")?.path == "File1.swift")
    #expect(outline.implementer(of: "Other") == nil)
  }

  @Test func `an owner's properties are those that can be set from outside, each once`() {
    let outline = outline(
      """
      class Base: UICollectionViewLayout { var kept = 1; weak var delegate: D? }
      class A: Base {
        @IBInspectable var height: CGFloat = 0
        var kept: Int { get { 1 } set {} }
        private var hidden = 1
        private(set) var guarded = 1
        static var shared = 1
        let constant = 1
      }
      """)
    let properties = outline.inventory.ownerProperties(of: "A")
    #expect(properties.map(\.name) == ["height", "kept", "delegate"])
    #expect(properties.map(\.isInspectable) == [true, false, false])
    #expect(properties.map(\.isWeak) == [false, false, true])
    #expect(properties[0].type == "CGFloat")
  }

  @Test func `cells that need an owner are told from those that do not`() {
    func cells(_ members: String) -> [String] {
      outline("class Cell: UICollectionViewCell { \(members) }").independentCells.map(\.name)
    }
    let apply = "override func apply(_ a: UICollectionViewLayoutAttributes) {}"
    #expect(cells(apply) == ["Cell"])
    #expect(cells("") == [])
    // What only an owner's calls need is nothing until there is an owner.
    let outlet = "@IBOutlet var title: UILabel?"
    #expect(cells("\(apply); \(outlet); func fill() { title!.text = nil }") == ["Cell"])
    #expect(cells("\(apply); var title: UILabel!") == ["Cell"])
    let helper = "func tidy() { title!.text = nil }"
    #expect(
      cells("\(apply); \(outlet); \(helper); override func layoutSubviews() { tidy() }") == [])
    #expect(
      cells("\(apply); var title: UILabel!; override init(frame: CGRect) { title.text = nil }")
        == [])
  }
}
