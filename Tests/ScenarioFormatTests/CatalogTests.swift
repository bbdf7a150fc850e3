import Foundation
import Testing

@testable import AnimScenarioFormat

struct CatalogTests {
  @Test(arguments: Catalog.allCases)
  func `a page has a row for each entry, with as many cells as its head`(catalog: Catalog) {
    let lines = catalog.markdown.split(separator: "\n", omittingEmptySubsequences: false)
    var columns: Int?
    var rows: [Substring] = []
    for line in lines {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      // What stands in a cell must not end it.
      let count = line.replacing("\\\\", with: "").replacing("\\|", with: "").filter { $0 == "|" }
        .count
      #expect(count == columns ?? count, "\(line)")
      columns = count
      rows.append(line)
    }
    let expected = catalog.entries.flatMap { entry in
      catalog == .layouts ? entry.properties.map(\.name) : [entry.name]
    }
    let names = rows.filter { $0.hasPrefix("| `") }.map { row in
      String(row.dropFirst(3).prefix { $0 != "`" })
    }
    #expect(names == expected)
    #expect(lines.first?.hasPrefix("# ") == true)
  }

  @Test func `every mapping of the grammar has its keys in the list`() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(JSONSchema.text.utf8))
    let root = try #require(schema as? [String: Any])
    let definitions = try #require(root["definitions"] as? [String: [String: Any]])
    let expected = definitions.values.reduce(0) {
      $0 + (($1["properties"] as? [String: Any])?.count ?? 0)
    }
    #expect(expected > 300)
    #expect(Catalog.keys.entries.count == expected)
  }

  @Test func `a key says what it may hold`() {
    let fps = Catalog.keys.entries.first { $0.name == "fps" }
    #expect(fps?.summary.contains("a number from ") == true)
  }
}
