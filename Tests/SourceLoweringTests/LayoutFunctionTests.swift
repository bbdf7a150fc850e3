import AnimSourceLowering
import Testing

/// What makes layouts without being a class of one.
struct LayoutFunctionTests {
  private func recipes(_ text: String, named name: String? = nil) -> [LayoutFunction.Recipe] {
    LayoutFunction.recipes(in: [SwiftSource(path: "Grid.swift", text: text)], named: name)
  }

  @Test func `functions and properties are called by their type, or by an object of it`() {
    let recipes = recipes(
      """
      func plain() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      extension UICollectionViewLayout {
        static func grid() -> UICollectionViewCompositionalLayout { fatalError() }
        func copied() -> UICollectionViewLayout { self }
      }
      struct Gallery {
        var layout: UICollectionViewLayout { make(columns: 3) }
        let given: UICollectionViewLayout
        private func make(columns: Int, spacing: CGFloat = 2) -> UICollectionViewLayout { fatalError() }
        func other(_ model: Model) -> UICollectionViewLayout { fatalError() }
      }
      enum Style { case list, grid; var layout: UICollectionViewLayout { fatalError() } }
      protocol Maker { func make() -> UICollectionViewLayout }
      """)
    #expect(
      recipes.map(\.expression) == [
        "plain()", "UICollectionViewLayout.grid()", "Gallery().layout",
        "Gallery().make(columns: 3)", "Style.list.layout",
      ])
    #expect(
      recipes.map(\.title) == ["plain", "grid", "Gallery.layout", "Gallery.make", "Style.layout"])
    #expect(recipes[1].className == "UICollectionViewCompositionalLayout")
    #expect(recipes.map(\.sectionCount) == [nil, nil, nil, nil, nil])
  }

  @Test func `sections that functions make follow each other in a layout`() throws {
    let recipe = try #require(
      recipes(
        """
        class Screen: UIViewController {
          private func banner() -> NSCollectionLayoutSection {
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .paging
            return section
          }
          func list(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }
        }
        """
      ).first)
    #expect(
      recipe.expression
        == "UICollectionViewCompositionalLayout { section, environment in "
        + "section % 2 == 0 ? Screen().banner() : Screen().list(environment) }")
    #expect(recipe.sectionCount == 2)
    #expect(recipe.scrollsSections)
    #expect(recipe.functions.map(\.lines) == [2...6, 7...7])
  }

  @Test
  func `a function may be called by its name, and one that is told of the section has several`() {
    let text = """
      enum Factory {
        static func all() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { index, environment in nil }
        }
        static func section(at index: Int, in environment: NSCollectionLayoutEnvironment)
          -> NSCollectionLayoutSection { fatalError() }
      }
      """
    #expect(recipes(text).map(\.sectionCount) == [3])
    #expect(
      recipes(text, named: "section").map(\.expression) == [
        "UICollectionViewCompositionalLayout { section, environment in "
          + "Factory.section(at: section, in: environment) }"
      ])
    #expect(recipes(text, named: "Factory.all").map(\.title) == ["Factory.all"])
  }
}
