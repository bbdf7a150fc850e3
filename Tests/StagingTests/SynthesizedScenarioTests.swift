import AnimLayoutSources
import AnimPixels
import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// Layouts are compiled, and asked in this process.
@MainActor struct SynthesizedScenarioTests {
  private func traits(_ files: [String: String], _ className: String) async throws -> LayoutTraits {
    try await inStudio(files, className) { $0 }
  }

  /// What comes of the traits of a layout while its sources are at hand.
  private func inStudio<Result>(
    _ files: [String: String], _ className: String, mayFail: Bool = false,
    failing fails: (LayoutTraits) -> Bool = { _ in false },
    _ body: (LayoutTraits) throws -> Result
  ) async throws -> Result {
    // The same files in the same folder are compiled once.
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("render-anim-tests")
    let content = files.sorted { $0.key < $1.key }.map { "\($0.key)\n\($0.value)" }.joined()
    let folder = cache.appendingPathComponent("layouts")
      .appendingPathComponent(SHA256.digest(of: Array(content.utf8)))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name).standardizedFileURL
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let head = name.hasSuffix(".swift") ? "import UIKit\n" : ""
      try Data("\(head)\(text)".utf8).write(to: file, options: .atomic)
    }
    let file = folder.appendingPathComponent("\(className).swift").path
    let environment = ProcessInfo.processInfo.environment
    let compiler = SourceCompiler(
      program: URL(fileURLWithPath: "/proc/self/exe"), searchPath: environment["PATH"] ?? "",
      cache: cache)
    let studio = SourceStudio(trustedPaths: [file], compiler: compiler)
    return try await SourceStudio.$current.withValue(studio) {
      try body(
        try await LayoutTraits([file], className: nil).asked { inquiry in
          if fails(inquiry.traits) { return nil }
          do {
            return try inquiry.answered { try $0.read().scenario }
          } catch  where mayFail {
            return nil
          }
        })
    }
  }

  private func scenario(_ files: [String: String], _ className: String) async throws -> Scenario {
    try SynthesizedScenario(try await traits(files, className)).read().scenario
  }

  private func scenario(_ text: String) async throws -> Scenario {
    try await scenario(["A.swift": text], "A")
  }

  /// A layout of rows as high as the view, or else of the height that is given.
  private func rows(
    height: String = "collectionView!.bounds.height", members: String = ""
  ) -> String {
    """
    class A: UICollectionViewLayout {
      var cache: [UICollectionViewLayoutAttributes] = []
      \(members)
      func place(_ item: Int) -> CGRect {
        let height = \(height)
        return CGRect(x: 0, y: CGFloat(item) * height, width: 100, height: height)
      }
      override var collectionViewContentSize: CGSize {
        CGSize(width: 100, height: place(collectionView!.numberOfItems(inSection: 0)).minY)
      }
      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = place(path.item)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.isEmpty ? all : cache
      }
      var all: [UICollectionViewLayoutAttributes] {
        (0..<collectionView!.numberOfItems(inSection: 0)).map {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!
        }
      }
    }
    """
  }

  // MARK: What an owner would set

  @Test func `sizes that are nothing until an owner sets them are set`() async throws {
    let scenario = try await scenario(
      """
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
      """)
    let layout = try #require(scenario[layout: "layout"])
    #expect(layout.properties.map(\.name) == ["itemHeight", "cellWidth", "cardSize", "height"])
    #expect(layout["itemHeight"] == .number(180))
    #expect(layout["cellWidth"] == .number(240))
    #expect(layout["cardSize"] == .list([.number(120), .number(160)]))
    #expect(layout["height"] == .number(180))
  }

  @Test func `what the app does with the layout is done as far as it stands alone`() async throws {
    let scenario = try await scenario(
      [
        "A.swift": """
        protocol Group { var height: CGFloat { get } }
        class A: UICollectionViewFlowLayout {
          let groups: [Group]
          var numberOfColumns = 1
          var pattern: ((Int) -> CGFloat)?
          init(groups: [Group]) { self.groups = groups; super.init() }
          required init?(coder: NSCoder) { fatalError() }
        }
        """,
        "Screen.swift": """
        struct Big: Group { var height: CGFloat }
        private struct Hidden: Group { var height: CGFloat }
        class Screen: UIViewController {
          let side: CGFloat = 70
          func viewDidLoad() {
            let layout = A(groups: [Big(height: 3)])
            layout.itemSize = CGSize(width: side, height: view.bounds.width)
            layout.scrollDirection = .vertical
            layout.numberOfColumns = 1
            layout.pattern = { _ in Hidden(height: 2).height }
            layout.sectionInset = inset
            layout.estimatedItemSize = CGSize(width: 1, height: 2)
          }
        }
        """,
      ], "A")
    let layout = try #require(scenario[layout: "layout"])
    #expect(layout.expression?.text == "A(groups: [Big(height: 3)])")
    #expect(
      layout.statements.map(\.text) == [
        "layout.itemSize = CGSize(width: (70 as CGFloat), height: CGFloat(393))",
        "layout.scrollDirection = .vertical", "layout.numberOfColumns = 1",
      ])
    #expect(layout.properties == [])
  }

  @Test func `the app's values are those of the layout`() async throws {
    let files = [
      "A.swift": "class A: UICollectionViewFlowLayout { var ring = 0 }",
      "Demo.swift":
        "func show() { let a = A(); a.itemSize = CGSize(width: 33, height: 44); a.ring = 5 }",
    ]
    try await inStudio(files, "A") { traits in
      let stage = try Stage(
        try SynthesizedScenario(traits).read().scenario, theme: .light)
      let layout = stage.collectionView.collectionViewLayout
      #expect((layout as? UICollectionViewFlowLayout)?.itemSize == CGSize(width: 33, height: 44))
      #expect(LayoutSpecimen.values(of: layout)["ring"] as? Int == 5)
    }
  }

  @Test func `what a storyboard says of the layout is done, unless code says otherwise`()
    async throws
  {
    let traits = try await traits(
      [
        "A.swift": "class A: UICollectionViewFlowLayout { @IBInspectable var ring = 0 }",
        "Screen.swift": """
        class Screen: UICollectionViewController {
          override func viewDidLoad() {
            let layout = collectionViewLayout as! A
            layout.minimumLineSpacing = 3
          }
        }
        """,
        "Main.storyboard": """
        <document><collectionView>
          <rect key="frame" x="0" y="0" width="393" height="180"/>
          <collectionViewFlowLayout key="collectionViewLayout" customClass="A"
            scrollDirection="horizontal" minimumLineSpacing="20" minimumInteritemSpacing="4">
            <size key="itemSize" width="90" height="150"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="ring">
                <integer key="value" value="2"/>
              </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </collectionViewFlowLayout>
        </collectionView></document>
        """,
      ], "A")
    let scenario = try SynthesizedScenario(traits).read().scenario
    let layout = try #require(scenario[layout: "layout"])
    #expect(
      layout.statements.map(\.text) == [
        "layout.scrollDirection = .horizontal", "layout.minimumInteritemSpacing = 4",
        "layout.itemSize = CGSize(width: 90, height: 150)", "layout.ring = 2",
        "layout.minimumLineSpacing = 3",
      ])
    #expect(layout.properties == [])
    #expect(SynthesizedScenario(traits).description.yaml.contains("393, 180]"))
  }

  @Test func `functions that make layouts are called where there is no class`() async throws {
    let files = [
      "A.swift": """
      final class Screen: UIViewController {
        private func makeLayout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { index, _ in self.section(height: index == 0 ? 100 : 60) }
        }
        private func section(height: CGFloat) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
      }
      """
    ]
    try await inStudio(files, "A") { traits in
      let scenario = try SynthesizedScenario(traits).read().scenario
      #expect(scenario.title == "Screen.makeLayout")
      #expect(scenario.dataSource.sections.count == 3)
      let view = try Stage(scenario, theme: .light).collectionView
      let cell = view.collectionViewLayout.layoutAttributesForItem(at: [0, 0])
      #expect(cell?.frame.height == 100)
      #expect(view.collectionViewLayout.layoutAttributesForItem(at: [1, 0])?.frame.height == 60)
    }
  }

  @Test func `a function that cannot be called is told of`() async throws {
    let files = [
      "A.swift": """
      struct Maker {
        let model: [Int]
        func make() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      }
      """
    ]
    do {
      _ = try await traits(files, "A")
      Issue.record("the layout was made of nothing")
    } catch let error as SourceError {
      #expect("\(error)".contains("'Maker().make()' does not compile"))
    }
  }

  @Test func `a scenario may say how a layout is made, and says so where that does not compile`()
    async throws
  {
    let files = [
      "A.swift": "class A: UICollectionViewFlowLayout { var ring = 0; var asked: AnyObject? }"
    ]
    try await inStudio(files, "A") { traits in
      @MainActor func stage(_ overrides: [String]) throws -> Stage {
        let scenario = try SynthesizedScenario(traits).read(overrides: overrides).scenario
        return try Stage(scenario, theme: .light)
      }
      let made = try stage([
        "layout.make='{ let a = A(); a.ring = 3; return a }()'",
        "layout.setUp=[\"layout.ring += 1\", \"layout.asked = delegate\"]",
      ])
      let values = LayoutSpecimen.values(of: made.collectionView.collectionViewLayout)
      #expect(values["ring"] as? Int == 4)
      #expect("\(values["asked"] ?? "")".contains("StageDelegateProxy"))
      let wrong = try SynthesizedScenario(traits)
        .read(overrides: ["layout.setUp=layout.rong = 3"]).scenario
      do {
        _ = try Stage(wrong, theme: .light)
        Issue.record("what does not compile was acted out")
      } catch StageError.source(let error, let place) {
        #expect(place == wrong.layouts.first?.statements.first?.location)
        #expect("\(error)".contains("'layout.rong = 3' does not compile"))
      }
    }
  }

  @Test func `values of a protocol are of a type that conforms to it, wherever that is`()
    async throws
  {
    let files = [
      "A.swift": """
      class A: UICollectionViewLayout {
        let pieces: [Piece]
        init(pieces: [Piece]) { self.pieces = pieces; super.init() }
        required init?(coder: NSCoder) { fatalError() }
        override var collectionViewContentSize: CGSize { CGSize(width: 9, height: pieces.first!.height) }
      }
      """,
      "Piece.swift": "protocol Piece { var height: CGFloat { get } }",
      "Tall.swift": "struct Tall: Piece { var height: CGFloat }",
    ]
    try await inStudio(files, "A") { traits in
      let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
      #expect(stage.collectionView.collectionViewLayout.collectionViewContentSize.height > 0)
    }
  }

  @Test func `decoration views that nobody registers are plain ones`() async throws {
    let files = [
      "A.swift": """
      class A: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let line = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
          line.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
          return super.layoutAttributesForElements(in: rect)! + [line]
        }
      }
      """
    ]
    try await inStudio(files, "A") { traits in
      let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
      try stage.advance(to: 0.1)
      #expect(
        stage.warnings.contains { $0.contains("nobody registers a decoration view of kind 'line'") }
      )
    }
  }

  @Test func `a flow layout's delegate that must answer does so as the layout would`() async throws
  {
    let files = [
      "A.swift": """
      class A: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          let delegate = collectionView!.delegate as! UICollectionViewDelegateFlowLayout
          sectionInset = delegate.collectionView!(collectionView!, layout: self, insetForSectionAt: 0)
          minimumLineSpacing = delegate.collectionView!(
            collectionView!, layout: self, minimumLineSpacingForSectionAt: 0) + 1
        }
      }
      """
    ]
    let scenario = try await scenario(files, "A")
    #expect(scenario.layouts[0]["itemSize"] != nil)
  }

  @Test func `a layout that insists on it has a view that does not prefetch`() async throws {
    let insisting = try await scenario(
      rows(members: "var isFit: Bool { !collectionView!.isPrefetchingEnabled }"))
    #expect(!insisting.collectionView.isPrefetchingEnabled)
    let other = try await scenario(rows())
    #expect(other.collectionView.isPrefetchingEnabled)
  }

  @Test func `a waterfall has two columns unless it says otherwise`() async throws {
    let one = try await scenario(
      "class A: UICollectionViewLayout { var numberOfColumns: Int = 1 }")
    #expect(one.layouts[0]["numberOfColumns"] == .number(2))
    let three = try await scenario(
      "class A: UICollectionViewLayout { var numberOfColumns: Int = 3 }")
    #expect(three.layouts[0].properties == [])
  }

  @Test func `what a layout leaves to another type is done by the first that there is`()
    async throws
  {
    let scenario = try await scenario(
      [
        "A.swift": "class A: UICollectionViewFlowLayout { var style: Style? }",
        "B.swift": "protocol Style {}",
        "C.swift": "struct Fading: Style {}",
      ], "A")
    #expect(scenario.layouts[0]["style"] == .text("Fading"))
    #expect(scenario.sourceFiles.map { $0.suffix(7) } == ["A.swift", "C.swift"])
    #expect(scenario.collectionView.isPagingEnabled)
  }

  @Test func `cells are those that take the layout's own attributes`() async throws {
    let layout = """
      class Cut: UICollectionViewLayoutAttributes { var mask: CALayer? }
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
    func cellClass(_ layout: String, _ cell: String) async throws -> String {
      let scenario = try await scenario(["A.swift": layout, "Cell.swift": cell], "A")
      return try #require(scenario.cells.first { $0.name == "default" }).value.className
    }
    #expect(try await cellClass(layout, cell) == "CutCell")
    let owned = cell.replacing("layer.mask", with: "title.layer.mask")
      .replacing("{\n  override", with: "{\n  var title: UILabel!\n  override")
    #expect(try await cellClass(layout, owned) == "")
    // Named, but not what the layout makes.
    let other = layout.replacing(
      "return Cut.self", with: "[UICollectionViewLayoutAttributes.self, Cut.self][0]")
    #expect(try await cellClass(other, cell) == "")
    // Nothing would be seen of what is drawn over a content that has no size.
    let collapsed = cell.replacing(
      "{\n  override",
      with: """
        {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UILabel()
            for view in [contentView, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
              contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
              contentView.topAnchor.constraint(equalTo: topAnchor),
              label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
              label.topAnchor.constraint(equalTo: contentView.topAnchor),
              label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
              label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
          }
          required init?(coder: NSCoder) { fatalError() }
          override
        """)
    let flow = layout.replacing(
      "class A: UICollectionViewLayout", with: "class A: UICollectionViewFlowLayout")
    #expect(try await cellClass(flow, collapsed) == "")
  }

  @Test
  func
    `cells take attributes that the layout makes itself, and may be elsewhere in the repository`()
    async throws
  {
    let layout = """
      class A: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let turned = TurnedAttributes(forCellWith: [0, 0])
          turned.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          turned.anchor = CGPoint(x: 0.5, y: 0.25)
          return [turned]
        }
      }
      """
    let cell = """
      class TurnedAttributes: UICollectionViewLayoutAttributes { var anchor = CGPoint.zero }
      class TurnedCell: UICollectionViewCell {
        @IBOutlet var title: UILabel!
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
          super.apply(attributes)
          if let turned = attributes as? TurnedAttributes { layer.anchorPoint = turned.anchor }
        }
      }
      """
    for folder in ["", "../Cells/"] {
      try await inStudio(
        [".git/HEAD": "", "Layouts/A.swift": layout, "Layouts/\(folder)Cell.swift": cell],
        "Layouts/A"
      ) { traits in
        let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
        try stage.advance(to: 0)
        #expect(stage.collectionView.visibleCells.map(\.layer.anchorPoint.y) == [0.25])
      }
    }
  }

  @Test func `made-up cells turn about the anchor point that a layout's attributes have`()
    async throws
  {
    let layout = """
      class WheelAttributes: UICollectionViewLayoutAttributes { var anchorPoint = CGPoint.zero }
      class A: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let turned = WheelAttributes(forCellWith: [0, 0])
          turned.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
          turned.anchorPoint = CGPoint(x: 0.5, y: 2)
          return [turned]
        }
      }
      """
    try await inStudio(["A.swift": layout], "A") { traits in
      let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
      try stage.advance(to: 0)
      let cell = try #require(stage.collectionView.visibleCells.first)
      #expect(cell.layer.anchorPoint == CGPoint(x: 0.5, y: 2))
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    }
  }

  @Test func `a protocol that cells are asked for is known`() async throws {
    func asked(_ type: String) async throws -> String? {
      let layout = flow(
        """
        override func prepare() {
          super.prepare()
          for cell in collectionView!.visibleCells { if let moving = cell as? \(type) { _ = moving } }
        }
        """)
      let files = [
        "A.swift": layout,
        "Movable.swift": "protocol Movable {}; class MovingCell: UICollectionViewCell {}",
      ]
      return try await traits(files, "A").cellProtocol
    }
    #expect(try await asked("Movable") == "Movable")
    #expect(try await asked("MovingCell") == nil)
  }

  @Test func `a cell that fails without its owner is left out`() async throws {
    let files = [
      "A.swift": """
      class Cut: UICollectionViewLayoutAttributes {}
      class A: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Cut.self }
      }
      class CutCell: UICollectionViewCell {
        override func apply(_ attributes: UICollectionViewLayoutAttributes) { _ = attributes is Cut }
      }
      """
    ]
    try await inStudio(files, "A") { #expect($0.cell?.className == "CutCell") }
    try await inStudio(files, "A", failing: { $0.cell != nil }) { traits in
      #expect(traits.isKnown)
      #expect(traits.cell == nil)
    }
  }

  @Test(arguments: [
    ("CGSize(width: 280, height: 90)", "layout.itemSize = CGSize(width: 280, height: 90)"),
    ("CGSize(width: 1, height: 1)", nil), ("UICollectionViewFlowLayout.automaticSize", nil),
  ])
  func `an owner's estimate of the items' size is their size`(
    estimate: String, statement: String?
  ) async throws {
    let scenario = try await scenario(
      [
        "A.swift": "class A: UICollectionViewFlowLayout {}",
        "Demo.swift": "func show() { let a = A(); a.estimatedItemSize = \(estimate) }",
      ], "A")
    #expect(scenario.layouts[0].statements.map(\.text) == (statement.map { [$0] } ?? []))
    #expect((scenario.layouts[0]["itemSize"] == nil) == (statement != nil))
    let tags = try await self.scenario(
      [
        "Tags.swift": "class Tags: UICollectionViewFlowLayout {}",
        "Demo.swift": "func show() { let a = Tags(); a.estimatedItemSize = \(estimate) }",
      ], "Tags")
    #expect(tags.answers.map(\.name) == ["sizeForItemAt"])
  }

  @Test func `calls of a module that is not there are left out, where nothing comes of them`()
    async throws
  {
    func files(_ text: String) -> [String: String] {
      [
        "A.swift": """
        \(text)
        class A: UICollectionViewFlowLayout {
          override func prepare() {
            super.prepare()
            Journal.note("prepared")
            itemSize = CGSize(width: 30, height: 40)
          }
        }
        extension A: Journaled {}
        """
      ]
    }
    try await inStudio(files("import JournalOfNobody"), "A") { traits in
      let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
      try stage.advance(to: 0)
      #expect(stage.collectionView.visibleCells.first?.frame.size == CGSize(width: 30, height: 40))
    }
    let refused = try? await traits(files(""), "A")
    #expect(refused == nil)
  }

  @Test func `what a delegate answers may hold a view, and ends after it begins`() async throws {
    let files = [
      "A.swift": """
      struct Plan { let view: UICollectionView; let title: UILabel }
      struct Hour {
        let number: Int
        init(from date: Date) { number = Calendar.current.component(.hour, from: date) }
      }
      protocol PlanDelegate: AnyObject {
        func plan(for layout: A) -> Plan
        func day(of layout: A) -> (start: Hour, end: Hour)
        func sizeOfHeader(of layout: A) -> CGSize
      }
      class A: UICollectionViewFlowLayout {
        weak var delegate: PlanDelegate?
        var hours = 0
        var header = CGSize.zero
        override func prepare() {
          super.prepare()
          guard let delegate, delegate.plan(for: self).view.collectionViewLayout !== self else { return }
          hours = delegate.day(of: self).end.number - delegate.day(of: self).start.number
          header = delegate.sizeOfHeader(of: self)
        }
      }
      """
    ]
    try await inStudio(files, "A") { traits in
      let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
      try stage.advance(to: 0)
      let values = LayoutSpecimen.values(of: stage.collectionView.collectionViewLayout)
      #expect(values["hours"] as? Int == 12)
      #expect(values["header"] as? CGSize == CGSize(width: 393, height: 40))
    }
  }

  @Test func `an owner's code that fails with one section is tried with many`() async throws {
    let files = [
      "A.swift": "class A: UICollectionViewLayout { var fixed = IndexPath() }",
      "Demo.swift": "func show() { let a = A(); a.fixed = IndexPath(item: 0, section: 1) }",
    ]
    try await inStudio(files, "A", failing: { $0.counts().count < 2 }) { traits in
      #expect(traits.isKnown)
      #expect(traits.isMadeByOwner)
    }
  }

  @Test func `of several layouts the one is shown that has the file's name`() async throws {
    let text = """
      class B: UICollectionViewLayout {}
      class A: UICollectionViewFlowLayout {}
      """
    #expect(try await traits(["A.swift": text], "A").className == "A")
  }

  @Test func `of several layouts that are called otherwise the first that is made is shown`()
    async throws
  {
    let files = [
      "Both.swift":
        "class B: UICollectionViewFlowLayout {}; class C: UICollectionViewFlowLayout {}",
      "Demo.swift": "func show() { let layout = C(); layout.minimumLineSpacing = 3 }",
    ]
    #expect(try await traits(files, "Both").className == "C")
  }

  @Test func `calls that log with what nobody declares are left out`() async throws {
    let files = [
      "A.swift": """
      class A: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          ConsoleLog.debug("prepared")
        }
      }
      """
    ]
    #expect(try await traits(files, "A").isKnown)
    let other = try? await traits(
      ["A.swift": files["A.swift"]?.replacing("ConsoleLog.debug", with: "Spring.bounce") ?? ""], "A"
    )
    #expect(other == nil)
  }

  @Test func `a carousel of several rows is one row, where scrolling ends at certain places`()
    async throws
  {
    let members = """
      override func prepare() {
        super.prepare()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 300, height: 200)
      }
      """
    let snapping = """
      override func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: (offset.x / 310).rounded() * 310, y: 0) }
      """
    let carousel = try await traits(["A.swift": flow(members + "\n" + snapping)], "A")
    #expect(carousel.rowHeight == 280)
    #expect(try await traits(["A.swift": flow(members)], "A").rowHeight == nil)
  }

  @Test func `heights of photographs are as large as those are`() async throws {
    func text(_ share: String) -> String {
      """
      protocol Photos: AnyObject {
        func collectionView(_ view: UICollectionView, heightForPhotoAt path: IndexPath) -> CGFloat
      }
      \(rows(
        height: "(delegate?.collectionView(collectionView!, heightForPhotoAt: [0, 0]) ?? 0) * \(share)",
        members: "weak var delegate: Photos?"))
      """
    }
    #expect(try await scenario(text("0.1")).answers.map(\.name) == ["heightForPhotoAt"])
    #expect(try await scenario(text("1")).answers.map(\.name) == [])
  }

  @Test func `there are as many items as fill the view`() async throws {
    func count(_ side: Int) async throws -> [Int] {
      let layout = flow(
        "override func prepare() { itemSize = CGSize(width: \(side), height: \(side)); super.prepare() }"
      )
      return try await scenario(layout).dataSource.sections.map(\.items.count)
    }
    // 24 items of 50 are in four rows, less than a third of the view's 793.
    #expect(try await count(50) == [96])
    #expect(try await count(100) == [24])
  }

  @Test func `content that begins at its end is pulled back`() async throws {
    let text = """
      class A: UICollectionViewLayout {
        var isPrepared = false
        override var collectionViewContentSize: CGSize {
          CGSize(width: collectionView!.bounds.width * 24, height: collectionView!.bounds.height)
        }
        override func prepare() {
          if !isPrepared { collectionView!.contentOffset.x = collectionView!.bounds.width * 23 }
          isPrepared = true
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          (0..<collectionView!.numberOfItems(inSection: 0)).map {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, $0])
            attributes.frame = CGRect(x: collectionView!.bounds.width * CGFloat($0), y: 0, width: 90, height: 90)
            return attributes
          }
        }
      }
      """
    try await inStudio(["A.swift": text], "A") { traits in
      #expect(traits.startsAtEnd)
      #expect(SynthesizedScenario(traits).description.yaml.contains("[230, 0]"))
      #expect(!SynthesizedScenario(traits).description.yaml.contains("[-230, 0]"))
    }
    #expect(try await traits(["A.swift": rows()], "A").startsAtEnd == false)
  }

  @Test func `a header that grows is a picture`() async throws {
    let stretching = flow(
      """
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for header in attributes ?? [] {
          guard header.representedElementKind == UICollectionView.elementKindSectionHeader,
            let offset = collectionView?.contentOffset.y, offset < 0
          else { continue }
          header.frame = CGRect(x: 0, y: offset, width: header.frame.width, height: header.frame.height - offset)
        }
        return attributes
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      """)
    let traits = try await traits(["A.swift": stretching], "A")
    #expect(traits.stretchesHeader)
    let yaml = SynthesizedScenario(traits).description.yaml
    #expect(yaml.contains("headerReferenceSize: [393, 220]"))
  }

  @Test func `a file's name tells of tags where the class's does not`() async throws {
    let text = "class FlowLayout: UICollectionViewFlowLayout {}"
    #expect(try await traits(["TagLayout.swift": text], "TagLayout").isCalledTags)
    #expect(try await !traits(["Layout.swift": text], "Layout").isCalledTags)
  }

  @Test func `a layout for a certain number of items is given as many`() async throws {
    let picky = try await scenario(
      rows(height: "CGFloat(50)").replacing(
        "cache.isEmpty ? all : cache",
        with: "collectionView!.numberOfItems(inSection: 0) == 5 ? all : []"))
    #expect(picky.dataSource.sections.map(\.items.count) == [5])
    #expect(!picky.timeline.map(\.name).contains("insertItems"))
  }

  // MARK: What a layout sets itself

  private func flow(_ members: String, named name: String = "A") -> String {
    "class \(name): UICollectionViewFlowLayout {\n\(members)\n}"
  }

  @Test func `items have a size unless the layout gives them one`() async throws {
    let plain = try await scenario(flow(""))
    #expect(plain.layouts[0]["itemSize"] == .list([.number(100), .number(100)]))
    let own = try await scenario(
      flow("override func prepare() { itemSize.height = 70; super.prepare() }"))
    #expect(own.layouts[0]["itemSize"] == nil)
    let asking = try await scenario(
      flow(
        """
        func size(_ path: IndexPath) -> CGSize? {
          (collectionView?.delegate as? UICollectionViewDelegateFlowLayout)?
            .collectionView?(collectionView!, layout: self, sizeForItemAt: path)
        }
        """))
    #expect(asking.layouts[0]["itemSize"] == nil)
    #expect(asking.answers.map(\.name) == ["sizeForItemAt"])
    let convenient = try await scenario(
      flow(
        """
        override init() { super.init(); itemSize = CGSize(width: 75, height: 150) }
        convenience init(itemSize: CGSize) { self.init(); self.itemSize = itemSize }
        required init?(coder: NSCoder) { fatalError() }
        """))
    #expect(convenient.layouts[0]["itemSize"] == nil)
  }

  @Test func `a carousel of small items is shown in a view that has one row`() async throws {
    let size = """
      override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 150, height: 100)
      }
      required init?(coder: NSCoder) { fatalError() }
      """
    #expect(try await traits(["A.swift": flow(size)], "A").rowHeight == nil)
    let scaling = flow(
      """
      \(size)
      override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          let scale = 1 - abs($0.center.x - collectionView!.bounds.midX) / 1000
          $0.transform = CGAffineTransform(scaleX: scale, y: scale)
          return $0
        }
      }
      """)
    let bar = """
      class A: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          scrollDirection = .horizontal
          itemSize = CGSize(width: 90, height: collectionView!.bounds.height)
        }
      }
      """
    #expect(try await traits(["A.swift": bar], "A").rowHeight == 126)
    try await inStudio(["A.swift": scaling], "A") { traits in
      let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
      #expect(stage.collectionView.frame == CGRect(x: 0, y: 385, width: 393, height: 140))
    }
  }

  @Test func `a carousel's items are larger than what Interface Builder begins with`() async throws
  {
    let text = """
      class Carousel: UICollectionViewLayout {
        @IBInspectable var itemSize: CGSize = CGSize(width: 100, height: 100)
      }
      """
    let carousel = try await scenario(["Carousel.swift": text], "Carousel")
    #expect(carousel.layouts[0]["itemSize"] == .list([.number(255), .number(475)]))
    let grid = text.replacing("class Carousel", with: "class Grid")
    #expect(try await scenario(["Grid.swift": grid], "Grid").layouts[0]["itemSize"] == nil)
    // What it descends from may be elsewhere in the repository.
    let inherited = try await scenario(
      [
        ".git/HEAD": "", "Layouts/Carousel.swift": "class Carousel: GridLayout {}",
        "Base/GridLayout.swift": text.replacing("class Carousel", with: "class GridLayout"),
      ], "Layouts/Carousel")
    #expect(inherited.layouts[0]["itemSize"] == .list([.number(255), .number(475)]))
  }

  @Test func `a layout of its own that asks for sizes is answered`() async throws {
    let scenario = try await scenario(
      rows(
        height: """
          (collectionView!.delegate as! UICollectionViewDelegateFlowLayout)
            .collectionView!(collectionView!, layout: self, sizeForItemAt: [0, item]).height
          """))
    #expect(scenario.answers.map(\.name) == ["sizeForItemAt"])
  }

  @Test func `a layout that asks for the size by another name is answered, too`() async throws {
    let scenario = try await scenario(
      """
      @objc protocol Sizes {
        @objc optional func size(_ layout: A, referenceSizeForItemAt path: IndexPath) -> CGSize
      }

      """
        + rows(
          height: "(sizes?.size?(self, referenceSizeForItemAt: [0, item]) ?? .zero).height",
          members: "weak var sizes: Sizes?"))
    #expect(scenario.answers.map(\.name) == ["referenceSizeForItemAt"])
  }

  @Test func `an owner's number of items is the data's, and something of a grid is sticky`()
    async throws
  {
    let scenario = try await scenario(
      """
      class A: UICollectionViewLayout {
        var numbersOfItems: Int!
        var stickyRowsCount = 0
      }
      """)
    #expect(scenario.layouts[0]["numbersOfItems"] == .number(24))
    #expect(scenario.layouts[0]["stickyRowsCount"] == .number(1))
  }

  /// A layout that asks for sizes, and makes frames of them.
  private func asking(_ frame: String) -> String {
    """
    class A: UICollectionViewLayout {
      func size(_ item: Int) -> CGSize {
        (collectionView!.delegate as! UICollectionViewDelegateFlowLayout)
          .collectionView!(collectionView!, layout: self, sizeForItemAt: [0, item])
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 5000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<collectionView!.numberOfItems(inSection: 0)).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
          attributes.frame = \(frame)
          return attributes
        }
      }
    }
    """
  }

  @Test(arguments: [
    (
      "CGRect(origin: CGPoint(x: item % 2 * 150, y: item / 2 * 200), size: size(item))",
      LayoutTraits.ItemSizes.scattered
    ),
    (
      "CGRect(x: 0, y: CGFloat(item) * size(0).height, width: 9, height: size(item).height)",
      .equal
    ),
    ("CGRect(origin: CGPoint(x: 0, y: item * 5), size: size(item))", .cards),
    ("CGRect(origin: CGPoint(x: 12, y: item * 300), size: size(item))", .rows),
  ])
  func `sizes differ as far as cells do not come to lie on each other`(
    frame: String, sizes: LayoutTraits.ItemSizes
  ) async throws {
    #expect(try await traits(["A.swift": asking(frame)], "A").itemSizes == sizes)
  }

  @Test(arguments: [("TagLayout", true), ("InstagramLayout", false), ("LeftAlignedFlow", true)])
  func `words in lines are of one height`(name: String, areWords: Bool) async throws {
    let traits = try await traits(["\(name).swift": flow("", named: name)], name)
    #expect((traits.contents == .tags) == areWords)
    let scenario = try SynthesizedScenario(traits).read().scenario
    #expect(scenario.answers.map(\.name) == (areWords ? ["sizeForItemAt"] : []))
    #expect((scenario.layouts[0]["itemSize"] == nil) == areWords)
  }

  @Test func `a ring has as many items as it has room for`() async throws {
    func ring(_ radius: Int) -> String {
      """
      class A: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { collectionView!.bounds.size }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let count = collectionView!.numberOfItems(inSection: 0)
          return (0..<count).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
            let angle = CGFloat(item) / CGFloat(count) * 2 * .pi
            attributes.size = CGSize(width: 40, height: 40)
            attributes.center = CGPoint(x: 190 + \(radius) * cos(angle), y: 300 + \(radius) * sin(angle))
            return attributes
          }
        }
      }
      """
    }
    #expect(counts(try await scenario(ring(90))) == [8])
    #expect(counts(try await scenario(ring(185))) == [24])
  }

  @Test func `a layout that takes many sections for granted gets them`() async throws {
    let text = """
      class A: UICollectionViewLayout {
        override func prepare() { _ = collectionView!.numberOfItems(inSection: 6) }
      }
      """
    let traits = try await inStudio(["A.swift": text], "A", mayFail: true) { $0 }
    #expect(traits.isKnown)
    #expect(traits.counts().count > 6)
  }

  @Test func `a layout that places the items of two sections has two`() async throws {
    let text = """
      class A: UICollectionViewLayout {
        var placed: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
          placed = []
          for (section, height) in [(0, 120.0), (1, 60.0)] {
            for item in 0..<collectionView!.numberOfItems(inSection: section) {
              let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: item, section: section))
              let top = placed.last?.frame.maxY ?? 0
              attributes.frame = CGRect(x: 0, y: top, width: collectionView!.bounds.width, height: height)
              placed.append(attributes)
            }
          }
        }
        override var collectionViewContentSize: CGSize {
          CGSize(width: collectionView!.bounds.width, height: placed.last?.frame.maxY ?? 0)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          placed.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
          placed.first { $0.indexPath == path }
        }
      }
      """
    let traits = try await inStudio(["A.swift": text], "A", mayFail: true) { $0 }
    #expect(traits.counts() == [10, 10])
  }

  // MARK: Ways to scroll

  /// Shrinks what is not in the middle.
  private func carousel(_ axis: String) -> String {
    """
      override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          let attributes = $0.copy() as! UICollectionViewLayoutAttributes
          let distance = \(axis)
          attributes.alpha = max(0.2, 1 - abs(distance) / 1000)
          return attributes
        }
      }
    """
  }

  private nonisolated static let sideways = "attributes.center.x - collectionView!.contentOffset.x"
  private nonisolated static let upwards = "attributes.center.y - collectionView!.contentOffset.y"
  private nonisolated static let either =
    "scrollDirection == .horizontal ? \(sideways) : \(upwards)"

  @Test(arguments: [
    ("A", Self.sideways, true), ("A", Self.upwards, false), ("A", Self.either, false),
    ("Carousel", Self.either, true), ("Carousel", Self.upwards, false),
    ("VerticalCarousel", Self.either, false), ("VerticalList", Self.sideways, true),
  ])
  func `a layout is scrolled the way that it heeds, and its name tells if it heeds both`(
    name: String, axis: String, isHorizontal: Bool
  ) async throws {
    let scenario = try await scenario(
      ["\(name).swift": flow(carousel(axis), named: name)], name)
    #expect(
      (scenario.layouts[0]["scrollDirection"] == .text("horizontal")) == isHorizontal)
  }

  @Test(arguments: ["A", "Carousel"])
  func `a layout that scrolls sideways of its own accord is left alone`(name: String) async throws {
    let own = flow(
      "override func prepare() { scrollDirection = .horizontal; super.prepare() }", named: name)
    let scenario = try await scenario(["\(name).swift": own], name)
    #expect(scenario.layouts[0]["scrollDirection"] == nil)
  }

  @Test func `a layout that counts pages gets a view that stops at them`() async throws {
    #expect(try await scenario(rows()).collectionView.isPagingEnabled)
    let shorter = rows(height: "collectionView!.bounds.height * 0.8")
    #expect(try await !scenario(shorter).collectionView.isPagingEnabled)
    let stopping = rows(
      members: """
        override func targetContentOffset(
          forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: collectionView!.bounds.height) }
        """)
    #expect(try await !scenario(stopping).collectionView.isPagingEnabled)
  }

  @Test func `a layout that stops at multiples of the view's size has items of that size`()
    async throws
  {
    let scenario = try await scenario(
      flow(
        """
        override func targetContentOffset(
          forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
          let page = collectionView!.bounds.size.height
          return CGPoint(x: 0, y: page * ((offset.y / page).rounded() - 0.3))
        }
        """))
    let size = try #require(scenario.layouts[0]["itemSize"])
    #expect(
      size.evaluated { $0 == ["bounds", "width"] ? .number(3) : .number(4) }
        == .list([.number(3), .number(4)]))
  }

  @Test func `a layout that stretches is pulled`() async throws {
    func isPulled(_ condition: String) async throws -> Bool {
      try await scenario(
        flow(
          """
          override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)?
              .map { $0.copy() as! UICollectionViewLayoutAttributes }
            let offset = collectionView!.contentOffset.y
            if \(condition) { found?.first?.frame.size.height += abs(offset) }
            return found
          }
          """)
      ).timeline.contains { $0.name == "pull" }
    }
    #expect(try await isPulled("offset < 0"))
    #expect(try await !isPulled("false"))
  }

  // MARK: Data

  /// Rows of a table, one for each section.
  private func table(_ members: String, rowHeight: Int = 40) -> String {
    """
    class A: UICollectionViewLayout {
      \(members)
      override var collectionViewContentSize: CGSize {
        CGSize(width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * 60,
          height: CGFloat(collectionView!.numberOfSections) * \(rowHeight))
      }
      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: CGFloat(path.item) * 60, y: CGFloat(path.section) * \(rowHeight), width: 60,
          height: \(rowHeight))
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<collectionView!.numberOfSections).flatMap { section in
          (0..<collectionView!.numberOfItems(inSection: section)).map {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))!
          }
        }
      }
    }
    """
  }

  private func counts(_ scenario: Scenario) -> [Int] {
    scenario.dataSource.sections.map(\.items.count)
  }

  @Test func `a layout of several sections shows several, and one of one shows one`() async throws {
    #expect(counts(try await scenario(table("", rowHeight: 200))) == [10, 10, 10])
    // Three rows would leave most of the screen empty.
    #expect(counts(try await scenario(table(""))) == Array(repeating: 10, count: 30))
    #expect(counts(try await scenario(rows())) == [24])
    #expect(counts(try await scenario(flow(""))) == [24])
    #expect(
      counts(
        try await scenario(flow("var count: Int { collectionView?.numberOfSections ?? 0 }")))
        == [10, 10, 10])
  }

  @Test func `a layout that places items in the order in which it is asked has no sections`()
    async throws
  {
    let scenario = try await scenario(
      """
      class A: UICollectionViewLayout {
        var bottom: CGFloat = 0
        var all: [UICollectionViewLayoutAttributes] = []
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: bottom) }
        override func prepare() {
          bottom = 0
          all = (0..<collectionView!.numberOfItems(inSection: 0)).map {
            layoutAttributesForItem(at: [0, $0])!
          }
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(x: 0, y: bottom, width: 100, height: 90)
          bottom += 100
          return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          all
        }
      }
      """)
    #expect(counts(scenario) == [24])
  }

  @Test func `a layout that is called a sheet shows a table`() async throws {
    let sheet = table("", rowHeight: 200).replacing("class A", with: "class DaySheet")
    #expect(
      counts(try await scenario(["DaySheet.swift": sheet], "DaySheet"))
        == Array(repeating: 10, count: 30))
  }

  @Test func `a layout whose cells are nowhere is blank, whatever else there is`() async throws {
    let text = rows().replacing("cache.isEmpty ? all : cache", with: "[]")
    try await inStudio(["A.swift": text], "A") { traits in
      let stage = try Stage(try SynthesizedScenario(traits).read().scenario, theme: .light)
      try stage.advance(to: 0)
      stage.inWorld { stage.collectionView.flashScrollIndicators() }
      #expect(stage.isBlank)
    }
  }

  @Test func `a layout with columns shows a table`() async throws {
    let scenario = try await scenario(table("let numberOfColumns = 7"))
    #expect(counts(scenario) == Array(repeating: 7, count: 30))
  }

  @Test func `a layout that asks for each row and column shows a table`() async throws {
    let scenario = try await scenario(
      """
      protocol TableDelegate: AnyObject {
        func width(forColumn column: Int, _ table: A) -> CGFloat
        func height(forRow row: Int, _ table: A) -> CGFloat
      }

      """
        + table(
          """
          weak var delegate: TableDelegate?
          override func prepare() {
            _ = delegate?.width(forColumn: 1, self)
            _ = delegate?.height(forRow: 1, self)
          }
          """))
    #expect(counts(scenario) == Array(repeating: 10, count: 30))
  }

  // MARK: Updates

  @Test func `a layout that keeps what it worked out is shown with data that does not change`()
    async throws
  {
    func names(_ members: String) async throws -> [String] {
      try await scenario(rows(height: "CGFloat(50)", members: members)).timeline.map(\.name)
    }
    #expect(try await names("").contains("insertItems"))
    let kept = "override func prepare() { guard cache.isEmpty else { return }; cache = all }"
    #expect(try await !names(kept).contains("insertItems"))
    let added = "override func prepare() { cache += all }"
    #expect(try await !names(added).contains("insertItems"))
    let renewed = "override func prepare() { cache.removeAll(); cache = all }"
    #expect(try await names(renewed).contains("insertItems"))
    let invalidated =
      kept + "\noverride func invalidateLayout() { cache = []; super.invalidateLayout() }"
    #expect(try await names(invalidated).contains("insertItems"))
  }

  @Test func `what is left out is not in the timeline`() async throws {
    let synthesized = SynthesizedScenario(
      try await traits(["A.swift": flow("")], "A"), without: [.scrolling])
    #expect(synthesized.chapters == [.updates])
    let names = try synthesized.read().scenario.timeline.map(\.name)
    #expect(names == ["wait", "insertItems", "wait", "deleteItems", "wait"])
  }

  @Test(arguments: [(Self.sideways, "Carousel"), (Self.upwards, "A")])
  func `it takes three to four seconds of the scenario's time`(
    axis: String, name: String
  ) async throws {
    let files = ["\(name).swift": flow(carousel(axis), named: name)]
    let duration = try await inStudio(files, name) { traits in
      try Rehearsal(SynthesizedScenario(traits).read().scenario, theme: .light).duration
    }
    #expect((2.5...4).contains(duration))
  }

  // MARK: The command line's part

  @Test func `overrides and defaults count as for a file`() async throws {
    let synthesized = SynthesizedScenario(try await traits(["A.swift": flow("")], "A"))
    let scenario = try synthesized.read(
      overrides: ["layout.itemSize=[30, 40]", "canvas.scale=3", "timeline.0.wait=2"],
      defaults: (text: "theme: dark\ncanvas: {background: black}", file: "d.yaml")
    ).scenario
    #expect(scenario.layouts[0]["itemSize"] == .list([.number(30), .number(40)]))
    #expect(scenario.canvas.scale == 3)
    #expect(scenario.canvas.size == CGSize(width: 393, height: 852))
    #expect(scenario.themes == [.dark])
    #expect((scenario.timeline[0].action as? Action.Wait)?.seconds == 2)
  }

  @Test func `what is wrong is found at the layout's class`() async throws {
    let synthesized = SynthesizedScenario(
      try await traits(["A.swift": "\n" + flow("")], "A"))
    let error = #expect(throws: ScenarioError.self) {
      try synthesized.read(overrides: ["dataSource.sections=[]"])
    }
    let finding = try #require(error?.findings.first { !$0.range.file.hasPrefix("--set") })
    #expect(finding.range.file.hasSuffix("A.swift"))
    #expect(finding.range.line == 3)
  }
}
