import AnimSourceLowering
import Testing

/// What Objective-C's runtime does for Core Data.
struct ManagedTests {
  private func lowered(_ text: String) -> String {
    let output = Lowering([SwiftSource(path: "A.swift", text: text)]).outputs[0].text
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  private static func accessors(_ key: String) -> String {
    "{ get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") } }"
  }

  @Test(arguments: [
    ("@NSManaged public var a: B?", "           public var a: B? \(accessors("a"))"),
    (
      "@NSManaged var a, b: Int",
      "           var a: Int \(accessors("a")), b: Int \(accessors("b"))"
    ),
    (
      "@NSManaged var `in`: Set<B> // c",
      "           var `in`: Set<B> \(accessors("in")) // c"
    ),
    ("var a: B?", "var a: B?"),
    (
      "@objc(addItemsObject:) @NSManaged func addToItems(_ value: B)",
      "                                  func addToItems(_ value: B) { addManaged(value, to: \"items\") }"
    ),
    (
      "@NSManaged func removeFromItems(_ values: NSSet)",
      "           func removeFromItems(_ values: NSSet) { removeManaged(values, from: \"items\") }"
    ),
    (
      "@NSManaged func insertIntoItems(_ value: B, at idx: Int)",
      "           func insertIntoItems(_ value: B, at idx: Int) "
        + "{ insertManaged(value, into: \"items\", at: idx) }"
    ),
    (
      "@NSManaged func removeFromItems(at idx: Int)",
      "           func removeFromItems(at idx: Int) { removeManaged(from: \"items\", at: idx) }"
    ),
    (
      "@NSManaged func replaceItems(at idx: Int, with value: B)",
      "           func replaceItems(at idx: Int, with value: B) "
        + "{ replaceManaged(in: \"items\", at: idx, with: value) }"
    ),
    (
      "@NSManaged func addItemsObject(_ value: B)",
      "           func addItemsObject(_ value: B) { addManaged(value, to: \"items\") }"
    ),
  ])
  func `properties and accessors get what the runtime would do`(text: String, expected: String) {
    #expect(lowered(text) == expected)
  }

  @Test(arguments: [
    (
      "a(b as! NSFetchRequest<NSFetchRequestResult>)",
      "a(NSFetchRequest<NSFetchRequestResult>(converting: b)                                          )"
    ),
    (
      "let s = c.s as NSDiffableDataSourceSnapshot<String, ID>",
      "let s = NSDiffableDataSourceSnapshot<String, ID>(converting: c.s)"
        + "                                                "
    ),
    ("let s = a as? NSFetchRequest<B>", "let s = a as? NSFetchRequest<B>"),
    ("let s = a as! Request<B>", "let s = a as! Request<B>"),
  ])
  func `casts between generic classes are conversions`(text: String, expected: String) {
    let result = lowered(text)
    #expect(result.filter { $0 != " " } == expected.filter { $0 != " " })
  }

  @Test func `objects are made of classes that are known when the program runs`() {
    let text = lowered("class A: NSManagedObject {}\nclass B: A {}\nclass C: UIView {}")
    #expect(text.contains("{ A(entity: entity, insertInto: context) }"))
    #expect(text.contains("{ B(entity: entity, insertInto: context) }"))
    #expect(!text.contains("C(entity:"))
    let other = lowered("class A: NSManagedObject { init(a: Int) { super.init() } }")
    #expect(!other.contains("A(entity:"))
  }

  @Test func `computed properties are found by name`() {
    let text = lowered(
      """
      class A: NSManagedObject { @NSManaged @objc var name: String }
      extension A { @objc var initial: String { "" }; var other: Int { 1 } }
      """)
    #expect(
      text.contains(
        "switch key { case \"initial\": return initial; default: return super.computedValue(forKey: key) }"
      ))
  }

  @Test func `models and classes are made known`() {
    let model = SwiftSource(
      path: "Folder/My Model.xcdatamodeld", text: "class A: NSManagedObject {}")
    let inventory = Lowering([model]).inventory
    for code in [
      Glue(inventory).code(without: []).text, Glue(inventory, of: "M").code(without: []).text,
    ] {
      #expect(code.contains("set.addManagedClass(A.self, \"A\")"))
      #expect(code.contains("set.addDataModel(\"My Model\") { renderAnimModel_My_Model($0) }"))
    }
  }
}
