import Testing

@testable import AnimSourceLowering

/// By which keys sources read tables.
struct TableKeyTests {
  private func keys(_ texts: String...) -> TableKeys { TableKeys(texts.map { Array($0.utf8) }) }

  @Test func `each key has the kind of value that it is taken for`() {
    let keys = keys(
      """
      struct User {
        init(_ user: [String: Any]) {
          name = user["name"] as? String ?? ""
          age = user["age"] as! Int
          rating = (user["rating"] as? Double)!
          isNew = user["is_new"] as? Bool == true
          tags = user["tags"] as? [String] ?? []
          places = user["places"] as? [[String: Any]] ?? []
          address = user["address"] as? [String: AnyObject]
          rest = user["rest"]
        }
      }
      """)
    #expect(
      keys.kinds == [
        "name": "text", "age": "number", "rating": "fraction", "is_new": "flag",
        "tags": "list of text", "places": "list", "address": "table", "rest": "any",
      ])
    #expect(!keys.isList)
  }

  @Test
  func `what only writes tables, and what notifications and defaults say, is none of a server's`() {
    let keys = keys(
      """
      let table: [String: Any] = ["a": 1]
      let name = notification.userInfo?["name"] as? String
      let old = UserDefaults.standard.object(forKey: "old")
      let kind = info["kind"] as? String
      let shown = json["shown"] as? String
      let picked = (json as NSDictionary).value(forKey: "picked") as! NSArray
      """)
    #expect(keys.kinds == ["shown": "text", "picked": "list"])
  }

  @Test func `readers that take values for nothing of Swift's say how themselves`() {
    #expect(keys("let a: [String: Any] = [:]; let b = json[\"name\"].stringValue").kinds.isEmpty)
  }

  @Test(arguments: [
    ("as? [[String: Any]]", true), ("as! NSArray", true), ("as? [String: Any]", false),
    ("as! NSDictionary", false), ("as? Array<Dictionary<String, AnyObject>>", true),
  ]) func `the whole is what it is first taken for`(cast: String, isList: Bool) {
    let keys = keys(
      """
      let list: [String: Any]
      let json = try JSONSerialization.jsonObject(with: data!, options: .allowFragments)
      guard let all = json \(cast) else { return }
      let name = item["name"] as? String
      """)
    #expect(keys.isList == isList)
  }
}
