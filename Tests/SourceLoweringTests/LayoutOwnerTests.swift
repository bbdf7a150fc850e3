import AnimSourceLowering
import Testing

/// What an app does with a layout, as far as it stands alone.
struct LayoutOwnerTests {
  private func owners(_ texts: String..., of name: String = "Grid") -> [LayoutOwner] {
    LayoutOwner.all(
      of: name,
      in: texts.enumerated().map { SwiftSource(path: "File\($0).swift", text: $1) },
      size: (width: 300, height: 500))
  }

  private func owner(_ text: String) throws -> LayoutOwner { try #require(owners(text).first) }

  @Test func `a variable is set up by the statements that follow`() throws {
    let owner = try owner(
      """
      class Screen: UIViewController {
        func viewDidLoad() {
          let size = CGSize(width: 10, height: 20)
          let layout = Grid(columns: 3)
          layout.itemSize = size
          collectionView?.collectionViewLayout.register(Wave.self, forDecorationViewOfKind: "wave")
          layout.pattern = Pattern(1)
          layout.register(Line.self, forDecorationViewOfKind: "line")
          other.itemSize = .zero
          layout.delegate = self
          layout.sizeDelegate = Sizes()
          layout.invalidateLayout()
          layout.title = title
        }
      }
      """)
    #expect(owner.expression == "Grid(columns: 3)")
    #expect(
      owner.statements.map(\.text) == [
        "layout.itemSize = (CGSize(width: 10, height: 20))",
        "layout.register(Wave.self, forDecorationViewOfKind: \"wave\")",
        "layout.pattern = Pattern(1)",
        "layout.register(Line.self, forDecorationViewOfKind: \"line\")",
      ])
    #expect(owner.statements.map(\.property) == ["itemSize", nil, "pattern", nil])
    #expect(owner.typeName == "Screen")
    #expect(owner.isController)
    #expect(owner.line == 4)
  }

  @Test func `what a closure makes for a property is set up by both names`() throws {
    let owner = try owner(
      """
      class ScreenVC: UIViewController {
        private lazy var flow: Grid = {
          let layout = Grid()
          layout.spacing = 4
          return layout
        }()
        func viewDidLoad() { flow.inset.top = 3 }
      }
      """)
    #expect(owner.statements.map(\.text) == ["layout.spacing = 4", "layout.inset.top = 3"])
    let view = try self.owner(
      """
      class ScreenVC: UIViewController {
        private lazy var list: UICollectionView = {
          let layout = Grid()
          layout.spacing = 4
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }()
        func viewDidLoad() { list.inset.top = 3 }
      }
      """)
    #expect(view.statements.map(\.text) == ["layout.spacing = 4"])
    let same = try self.owner(
      "class A { lazy var grid: Grid = { let grid = Grid(); grid.spacing = 4; return grid }() }")
    #expect(same.statements.map(\.text) == ["layout.spacing = 4"])
  }

  @Test func `a property is set up by the functions of its type that do such things`() throws {
    let owner = try owner(
      """
      final class ScreenVC: Base {
        private let grid = Grid()
        let spacing: CGFloat = 4
        override func viewDidLoad() {
          self.grid.spacing = spacing * 2
          grid.scrollDirection = .horizontal
        }
        func toggle() { grid.scrollDirection = .vertical }
      }
      extension ScreenVC { func setupGrid() { grid.inset.top = 3 } }
      """)
    #expect(owner.expression == nil)
    #expect(
      owner.statements.map(\.text) == [
        "layout.spacing = (4 as CGFloat) * 2", "layout.scrollDirection = .horizontal",
        "layout.inset.top = 3",
      ])
    #expect(owner.isController)
  }

  @Test(arguments: [
    "if let grid = collectionView.collectionViewLayout as? Grid { grid.radius = 3 }",
    "guard let grid = view.layout as? Grid else { return }; grid.radius = 3",
    "let grid = collectionView?.collectionViewLayout as! Grid\n grid.radius = 3",
    "let list = { () -> UIView in let a = Grid(); a.radius = 3; return UIView(a) }()",
    "var grid: Grid!\n grid = .init()\n grid.radius = 3",
  ])
  func `a layout is found by its class`(code: String) throws {
    let owner = try owner("class A { func viewDidLoad() { \(code) } }")
    #expect(owner.statements.map(\.text) == ["layout.radius = 3"])
    #expect(!owner.isController)
  }

  @Test func `closures stand alone unless they capture anything`() throws {
    let owner = try owner(
      """
      func f() {
        let layout = Grid()
        layout.size = { path in
          let side = 10 + path.item
          return CGSize(width: side, height: $1)
        }
        layout.height = { [weak self] _ in self?.height ?? 0 }
        layout.width = { _ in width }
      }
      """)
    #expect(
      owner.statements.map(\.text) == [
        "layout.size = { path in let side = 10 + path.item; return CGSize(width: side, height: $1) }"
      ])
  }

  @Test func `a variable is what has become of it, and a property what it is from the beginning`()
    throws
  {
    let owner = try owner(
      """
      class A: UIViewController {
        var kind = Kind.wheel
        var count = 3
        func viewDidLoad() {
          var options = Options()
          options.gap = 2
          options.view = view
          options.inner.count = 4
          let layout = Grid(options, kind: kind, count: count)
          layout.kind = kind
        }
        func change() { count = 4 }
      }
      """)
    #expect(owner.expression == nil)
    #expect(owner.statements.map(\.text) == ["layout.kind = (Kind.wheel)"])
    let whole = owners(
      """
      func f() {
        var options = Options()
        options.gap = 2
        options.view = view
        let layout = Grid(options)
      }
      """)
    #expect(
      whole.first?.expression
        == "Grid({ var options = Options(); options.gap = 2; return options }())")
  }

  @Test func `bounds of views are those that are given`() throws {
    let owner = try owner(
      """
      class A: UIView {
        enum Metrics { static let gap = 2 }
        static let count = 3
        func setup() {
          let layout = Grid(width: self.view.bounds.width, delegate: self)
          layout.side = collectionView!.frame.width / CGFloat(A.count) - Metrics.gap
          layout.other = layout.side
          layout.inner = bounds.size.height
          layout.frame = view.frame
        }
      }
      """)
    #expect(owner.expression == "Grid(width: CGFloat(300), delegate: delegate)")
    #expect(
      owner.statements.map(\.text) == [
        "layout.side = CGFloat(300) / CGFloat((3)) - (2)", "layout.other = layout.side",
        "layout.inner = CGFloat(500)",
        "layout.frame = CGRect(x: 0, y: 0, width: 300, height: 500)",
      ])
  }

  @Test func `subclasses and factories make layouts too`() {
    let subclass = owners(
      "class Mixed: Grid { init() { let groups: [Group] = [Big(1)]; super.init(groups: groups) } }")
    #expect(subclass.first?.expression == "Grid(groups: ([Big(1)] as [Group]))")
    let factory = owners(
      "enum Layouts { static func grid() -> Grid { Grid() } }",
      "func f() { let layout = Kit.Layouts.grid(); layout.side = 2 }")
    #expect(factory.first?.statements.map(\.text) == ["layout.side = 2"])
    #expect(
      LayoutOwner.factories(
        of: "Grid",
        in: [SwiftSource(path: "A.swift", text: "class B { static func a() -> Grid { c } }")])
        == ["B.a"])
  }

  @Test func `the owner that says most comes first, and the layout's own code is none`() {
    let found = owners(
      "class Grid: UICollectionViewLayout { func copy() -> Grid { let a = Grid(); a.b = 1; return a } }",
      "class A { let a = Grid() }",
      "class B { func load() { let a = Grid(columns: 1); a.b = 2 } }")
    #expect(found.map(\.typeName) == ["B", "A"])
    #expect(owners("func f(_ grid: Grid) -> Grid { grid }").isEmpty)
  }

  @Test func `code of a scenario is one line with the types that it names`() {
    let code = MakingCode(
      className: "Grid", expression: "Grid(\n  Big())",
      statements: ["layout.a = {\n  let b = 1\n  return b\n}"])
    #expect(code.typeNames == ["Grid", "Big"])
    let lowering = Lowering([
      SwiftSource(path: "A.swift", text: "class Grid: UICollectionViewLayout {}")
    ])
    let text = Glue(lowering.inventory, for: .init(layout: code)).code(without: []).text
    #expect(text.contains("let made: Grid = Grid( Big()); return made"))
    #expect(text.contains("layout.a = { let b = 1; return b }"))
    #expect(
      !Glue(lowering.inventory, for: .init(layout: code)).code(without: [.statement(0)]).text
        .contains("layout.a"))
  }
}
