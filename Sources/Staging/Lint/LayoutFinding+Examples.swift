extension LayoutFinding.Rule {
  /// The stable code of the rule, for `explain-code`.
  package var code: String {
    let number = Self.allCases.firstIndex(of: self) ?? 0
    return "RA\(301 + number)"
  }

  /// The rule of a code; nil if there is none.
  package init?(code: String) {
    guard let rule = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = rule
  }

  /// A page that says so.
  package var source: String {
    switch self {
    case .missingElement, .duplicateElement, .everythingReturned, .slowQuery, .growingWork:
      Self.page("uicollectionviewlayout/layoutattributesforelements(in:)")
    case .missingItem, .differentAnswers:
      Self.page("uicollectionviewlayout/layoutattributesforitem(at:)")
    case .smallContentSize, .emptyContentSize:
      Self.page("uicollectionviewlayout/collectionviewcontentsize")
    case .animatedBoundsChange, .changedInPlace, .changedCache:
      "https://www.objc.io/issues/12-animations/collectionview-animations/"
    case .missingTwin:
      Self.page("uicollectionviewlayout/finallayoutattributesfordisappearingitem(at:)")
    case .needlessInvalidation:
      Self.page("uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)")
    case .undeterminedOrder: Self.page("uicollectionviewlayoutattributes/zindex")
    case .ignoredAttributesClass: Self.page("uicollectionviewlayout/layoutattributesclass")
    case .attributesNotCopied, .attributesNotCompared, .incompleteCopy:
      Self.page("uicollectionviewlayoutattributes")
    case .scrollBeforeLayout: Self.page("uicollectionview/scrolltoitem(at:at:animated:)")
    case .modelBeforeUpdates: Self.page("uicollectionview/performbatchupdates(_:completion:)")
    case .leakingState: Self.page("uicollectionreusableview/prepareforreuse()")
    case .unheededProperty: "Documentation/Fidelity.md"
    }
  }

  private static func page(_ path: String) -> String {
    "https://developer.apple.com/documentation/uikit/" + path
  }

  /// Swift in which there is something to find, and the same put right.
  package var examples: (bad: String, good: String) {
    switch self {
    case .missingElement:
      (
        Self.elements("Array(super.layoutAttributesForElements(in: rect)?.dropLast() ?? [])"),
        Self.elements("super.layoutAttributesForElements(in: rect)")
      )
    case .duplicateElement:
      (
        Self.elements(
          "super.layoutAttributesForElements(in: rect).map { $0 + $0.prefix(1) }"),
        Self.elements("super.layoutAttributesForElements(in: rect)")
      )
    case .everythingReturned:
      (
        Self.elements(
          "super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))"
        ),
        Self.elements("super.layoutAttributesForElements(in: rect)")
      )
    case .slowQuery:
      (
        Self.elements(
          "super.layoutAttributesForElements(in: rect)?.filter { a in\n"
            + "      (0..<collectionView!.numberOfItems(inSection: 0)).contains { $0 == a.indexPath.item }\n    }"
        ),
        Self.elements("super.layoutAttributesForElements(in: rect)")
      )
    case .missingItem:
      (
        Self.item("attributes.flatMap { collectionView!.bounds.intersects($0.frame) ? $0 : nil }"),
        Self.item("attributes")
      )
    case .differentAnswers:
      (Self.item("attributes.map { $0.alpha = 0.5; return $0 }"), Self.item("attributes"))
    case .smallContentSize:
      (Self.size("CGSize(width: size.width, height: 100)"), Self.size("size"))
    case .emptyContentSize: (Self.size("size.applying(.init(scaleX: 0, y: 0))"), Self.size("size"))
    case .changedCache:
      (Self.cached("{ $0 }"), Self.cached("{ $0.copy() as! UICollectionViewLayoutAttributes }"))
    case .animatedBoundsChange:
      (
        Self.appearing("attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)"),
        Self.appearing(
          "if inserted.contains(indexPath) { attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }"
        )
      )
    case .changedInPlace:
      (Self.inPlace("kept"), Self.inPlace("kept?.copy() as? UICollectionViewLayoutAttributes"))
    case .needlessInvalidation:
      (
        Self.layout(
          "override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }"
        ),
        Self.layout(
          """
          override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
              newBounds.width != collectionView?.bounds.width
            }
          """)
      )
    case .undeterminedOrder:
      (Self.overlapping("0"), Self.overlapping("attributes.indexPath.item"))
    case .ignoredAttributesClass:
      (
        Self.shaded,
        Self.shaded.replacing(
          "class Grid: UICollectionViewFlowLayout {\n", with: Self.shadedClass)
      )
    case .incompleteCopy:
      (
        Self.shaded.replacing("?.darkness = darkness", with: "?.darkness = 0")
          .replacing("class Grid: UICollectionViewFlowLayout {\n", with: Self.shadedClass),
        Self.shaded.replacing(
          "class Grid: UICollectionViewFlowLayout {\n", with: Self.shadedClass)
      )
    case .attributesNotCopied:
      (
        Self.attributes(copies: false, compares: true),
        Self.attributes(copies: true, compares: true)
      )
    case .attributesNotCompared:
      (
        Self.attributes(copies: true, compares: false),
        Self.attributes(copies: true, compares: true)
      )
    case .missingTwin: (Self.twin(""), Self.twin(Self.finalTwin))
    case .scrollBeforeLayout:
      (
        Self.controller(Self.scroll),
        Self.controller("collectionView.layoutIfNeeded()\n    " + Self.scroll)
      )
    case .modelBeforeUpdates:
      (
        Self.deletion("names.remove(at: 0)\n    collectionView.performBatchUpdates {"),
        Self.deletion("collectionView.performBatchUpdates {\n      names.remove(at: 0)")
      )
    case .leakingState:
      (
        Self.cell("if names[indexPath.item].isEmpty { cell.contentView.alpha = 0.5 }"),
        Self.cell("cell.contentView.alpha = names[indexPath.item].isEmpty ? 0.5 : 1")
      )
    case .growingWork:
      (
        Self.rows("rows.filter { $0.frame.intersects(rect) }"),
        Self.rows(
          """
          let first = max(0, Int(rect.minY / 44))
              let end = min(rows.count, Int(rect.maxY / 44) + 1)
              return first < end ? Array(rows[first..<end]) : []
          """)
      )
    case .unheededProperty:
      (
        "func f(_ button: UIButton) { \(Self.badSetting) }\n",
        "func f(_ button: UIButton) { \(Self.goodSetting) }\n"
      )
    }
  }

  private static func rows(_ query: String) -> String {
    """
    class Rows: UICollectionViewLayout {
      private var rows: [UICollectionViewLayoutAttributes] = []

      override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.count) * 44)
      }

      override func prepare() {
        guard let collectionView else { return }
        let width = collectionView.bounds.width
        rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 0, y: CGFloat(item) * 44, width: width, height: 44)
          return attributes
        }
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        \(query)
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        rows[indexPath.item]
      }
    }

    """
  }

  private static func layout(_ body: String) -> String {
    "class Grid: UICollectionViewFlowLayout {\n  \(body)\n}\n"
  }

  private static func elements(_ value: String) -> String {
    layout(
      """
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          \(value)
        }
      """)
  }

  private static func item(_ value: String) -> String {
    layout(
      """
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
          return \(value)
        }
      """)
  }

  private static func size(_ value: String) -> String {
    layout(
      """
      override var collectionViewContentSize: CGSize {
          let size = super.collectionViewContentSize
          return \(value)
        }
      """)
  }

  private static func cached(_ transform: String) -> String {
    layout(
      """
      private var cache: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
          super.prepare()
          let everything = CGRect(x: 0, y: 0, width: 10_000, height: 100_000)
          cache = (super.layoutAttributesForElements(in: everything) ?? [])
            .map { $0.copy() as! UICollectionViewLayoutAttributes }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let found = cache.filter { $0.frame.intersects(rect) }.map \(transform)
          for attributes in found { attributes.frame.origin.y += 1 }
          return found
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
          attributes?.frame.origin.y += 1
          return attributes
        }

        override var collectionViewContentSize: CGSize {
          CGSize(width: super.collectionViewContentSize.width, height: super.collectionViewContentSize.height + 1)
        }
      """)
  }

  private static func appearing(_ change: String) -> String {
    layout(
      """
      private var inserted: Set<IndexPath> = []

        override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
          super.prepare(forCollectionViewUpdates: items)
          inserted = Set(items.filter { $0.updateAction == .insert }.compactMap(\\.indexPathAfterUpdate))
        }

        override func finalizeCollectionViewUpdates() {
          super.finalizeCollectionViewUpdates()
          inserted = []
        }

        override func initialLayoutAttributesForAppearingItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          let attributes = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
          \(change)
          return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          super.finalLayoutAttributesForDisappearingItem(at: indexPath)
        }
      """)
  }

  private static func inPlace(_ value: String) -> String {
    layout(
      """
      private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

        override func prepare() {
          super.prepare()
          cache = [:]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          if let known = cache[indexPath] { return known }
          let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
          cache[indexPath] = attributes
          return attributes
        }

        override func initialLayoutAttributesForAppearingItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          let kept = layoutAttributesForItem(at: indexPath)
          let attributes = \(value)
          attributes?.alpha = 0
          return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          super.finalLayoutAttributesForDisappearingItem(at: indexPath)
        }
      """)
  }

  private static func overlapping(_ zIndex: String) -> String {
    layout(
      """
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          super.layoutAttributesForElements(in: rect)?.map { spread($0) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          super.layoutAttributesForItem(at: indexPath).map { spread($0) }
        }

        /// Each card covers half of the one before it.
        private func spread(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
          let attributes = original.copy() as! UICollectionViewLayoutAttributes
          attributes.bounds.size.width *= 2
          attributes.zIndex = \(zIndex)
          return attributes
        }

        override var collectionViewContentSize: CGSize {
          CGSize(width: 2 * super.collectionViewContentSize.width, height: super.collectionViewContentSize.height)
        }
      """)
  }

  /// The beginning of a layout whose attributes are of a class of its own, and which says so.
  private static let shadedClass =
    "class Grid: UICollectionViewFlowLayout {\n"
    + "  override class var layoutAttributesClass: AnyClass { Shade.self }\n\n"

  private static let shaded =
    attributes(copies: true, compares: true)
      + """

      class Grid: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          super.layoutAttributesForElements(in: rect)?.map { shaded($0) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          super.layoutAttributesForItem(at: indexPath).map { shaded($0) }
        }

        private func shaded(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
          let attributes = Shade(forCellWith: original.indexPath)
          attributes.frame = original.frame
          attributes.darkness = 0.5
          return attributes
        }
      }

      """

  private static func attributes(copies: Bool, compares: Bool) -> String {
    let copying = """

        override func copy(with zone: NSZone? = nil) -> Any {
          let copy = super.copy(with: zone)
          (copy as? Shade)?.darkness = darkness
          return copy
        }

      """
    let comparing = """

        override func isEqual(_ object: Any?) -> Bool {
          (object as? Shade)?.darkness == darkness && super.isEqual(object)
        }

      """
    return "class Shade: UICollectionViewLayoutAttributes {\n  var darkness = 0.0\n"
      + (copies ? copying : "") + (compares ? comparing : "") + "}\n"
  }

  private static func twin(_ final: String) -> String {
    layout(
      """
      override func initialLayoutAttributesForAppearingItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          let attributes = super.initialLayoutAttributesForAppearingItem(at: indexPath)
          return attributes?.copy() as? UICollectionViewLayoutAttributes
        }\(final)
      """)
  }

  private static let finalTwin = """


      override func finalLayoutAttributesForDisappearingItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: indexPath)
        return attributes?.copy() as? UICollectionViewLayoutAttributes
      }
    """

  private static let scroll =
    "collectionView.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)"

  private static func controller(_ statement: String) -> String {
    """
    class Names: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(statement)
      }
    }

    """
  }

  private static func deletion(_ beginning: String) -> String {
    """
    class Names: UICollectionViewController {
      private var names = ["Ann", "Ben"]

      func removeFirst() {
        \(beginning)
          collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }

    """
  }

  private static func cell(_ statement: String) -> String {
    """
    class Names: UICollectionViewController {
      private var names = ["Ann", ""]

      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
        \(statement)
        return cell
      }
    }

    """
  }
}
