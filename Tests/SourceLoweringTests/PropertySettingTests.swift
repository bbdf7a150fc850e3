import AnimSourceLowering
import Testing

struct PropertySettingTests {
  private func settings(_ text: String, of names: Set<String> = ["prompt"]) -> [PropertySetting] {
    PropertySetting.all(of: names, in: [SwiftSource(path: "A.swift", text: text)])
  }

  @Test(arguments: [
    "class A: UIViewController { func f() { navigationItem.prompt = nil } }",
    "class A: UINavigationItem { func f() { prompt = nil } }",
    "class A: UINavigationItem { func f() { self.prompt = nil } }",
    "class A: UINavigationItem { func f() { super.prompt = nil } }",
    "func f(_ items: [UINavigationItem]) { items[0].prompt = nil }",
    "func f(_ item: UINavigationItem?) { item?.prompt = nil; print(item!.title) }",
    "let item = UINavigationItem(); item.prompt = \"a\" + \"b\"",
  ])
  func `an assignment is found with its line`(text: String) {
    let found = settings("\n" + text)
    #expect(found.map(\.line) == [2])
    #expect(found.map(\.property) == ["prompt"])
  }

  @Test(arguments: [
    "let a = item.prompt == nil",
    "print(item.prompt)",
    "f(prompt: nil)",
    "class A { func f() { var prompt = 1; prompt = 2 } }",
    "struct Model { var prompt: String }; func f(_ m: inout Model) { m.prompt = \"\" }",
    "// item.prompt = nil",
    "let text = \"item.prompt = nil\"",
  ])
  func `what sets no property of UIKit is not found`(text: String) {
    #expect(settings(text) == [])
  }

  @Test(
    arguments: [
      ("let item = UINavigationItem(); item.prompt = nil", ["UINavigationItem"]),
      ("func f(_ item: UINavigationItem?) { item?.prompt = nil }", ["UINavigationItem"]),
      ("func f(for item: UINavigationItem!) { item.prompt = nil }", ["UINavigationItem"]),
      ("class A: UITableView {}; class B: A { func f() { prompt = nil } }", ["B", "UITableView"]),
      ("class A: UITableView {}; let a = A(); func f() { a.prompt = nil }", ["A", "UITableView"]),
      ("extension UITableView { func f() { prompt = nil } }", ["UITableView"]),
      ("func f() { make().prompt = nil }", []),
    ] as [(String, Set<String>)])
  func `the object's type is told as far as the sources do`(text: String, types: Set<String>) {
    #expect(settings(text).map(\.types) == [types])
  }
}
