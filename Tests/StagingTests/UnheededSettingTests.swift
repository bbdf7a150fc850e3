import AnimSourceLowering
import Testing

@testable import AnimStaging

@MainActor struct UnheededSettingTests {
  private func findings(_ text: String) -> [LayoutFinding] {
    LayoutLinter.unheededSettings(in: [SwiftSource(path: "A.swift", text: text)])
  }

  @Test func `a setting that shows nothing is named with its place and what is here instead`() {
    let found = findings(
      """
      final class Layout: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          collectionView?.automaticallyAdjustsScrollIndicatorInsets = false
        }
      }
      """)
    #expect(found.map(\.rule) == [.unheededProperty])
    #expect(found.map(\.subject) == ["UIScrollView.automaticallyAdjustsScrollIndicatorInsets"])
    #expect(found.map(\.place) == [.init(path: "A.swift", line: 4)])
    #expect(
      found.map(\.message) == [
        "is kept, but shows nothing here: indicators keep to the insets that they were given"
      ])
  }

  @Test func `the rule's bad example is found, and the good one is not`() {
    func function(_ body: String) -> String { "func f(_ button: UIButton) { \(body) }" }
    #expect(findings(function(LayoutFinding.Rule.badSetting)).count == 1)
    #expect(findings(function(LayoutFinding.Rule.goodSetting)) == [])
    #expect(LayoutFinding.Rule.unheededProperty.remedy.contains(LayoutFinding.Rule.badSetting))
  }

  @Test(arguments: [
    "view.accessibilityIdentifier = \"grid\"",
    "view.backgroundColor = .red",
    "cell.isUserInteractionEnabled = false",
    "controller.isEditing = true",
  ])
  func `what is heeded, or is not seen on a device either, is not named`(statement: String) {
    #expect(findings("func f() { \(statement) }") == [])
  }

  @Test func `a name that others heed is named where the type is known`() {
    let text = "func f(_ tabs: UITabBar, _ bar: UINavigationBar) {"
    #expect(findings(text + " bar.isTranslucent = false }") == [])
    let found = findings(text + " tabs.isTranslucent = false }")
    #expect(found.map(\.subject) == ["UITabBar.isTranslucent"])
  }
}
