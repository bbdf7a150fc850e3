import AnimSourceRuntime
import CoreData
import Foundation
import Testing
import UIKitCore

/// Which objects are found, and in which order.
@MainActor struct FetchTests {
  private let library = Library()

  init() { library.add(["Mo": 40, "ann": 20, "Zoë": 30, "Bo": 20]) }

  @Test func `without an order, objects come as they were made, saved or not`() throws {
    #expect(try library.names() == ["Mo", "ann", "Zoë", "Bo"])
    try library.context.save()
    library.add(["Abe": 1])
    #expect(try library.names() == ["Mo", "ann", "Zoë", "Bo", "Abe"])
    #expect(try library.names { $0.includesPendingChanges = false } == ["Mo", "ann", "Zoë", "Bo"])
  }

  @Test func `descriptors order by key, the first one first`() throws {
    let order = [
      NSSortDescriptor(key: "age", ascending: true),
      NSSortDescriptor(key: "name", ascending: false),
    ]
    #expect(try library.names { $0.sortDescriptors = order } == ["ann", "Bo", "Zoë", "Mo"])
    #expect(order[0].key == "age")
    let names = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect(try library.names { $0.sortDescriptors = [names] } == ["ann", "Bo", "Mo", "Zoë"])
    let plain = NSSortDescriptor(key: "name", ascending: true)
    #expect(try library.names { $0.sortDescriptors = [plain] } == ["Bo", "Mo", "Zoë", "ann"])
  }

  @Test func `offset and limit cut out of the order`() throws {
    let found = try library.names {
      $0.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      ($0.fetchOffset, $0.fetchLimit) = (1, 2)
    }
    #expect(found == ["Mo", "Zoë"])
  }

  @Test(arguments: [
    ("age == 20", ["ann", "Bo"]), ("age BETWEEN {20, 30}", ["ann", "Zoë", "Bo"]),
    ("name BEGINSWITH[c] 'A'", ["ann"]), ("name CONTAINS[cd] 'OE'", ["Zoë"]),
    ("name ==[c] 'MO'", ["Mo"]), ("name LIKE '?o'", ["Mo", "Bo"]),
    ("name MATCHES 'M.|a.*'", ["Mo", "ann"]), ("name IN {'Mo', 'Bo'}", ["Mo", "Bo"]),
    ("books.@count == 0", ["Mo", "ann", "Zoë", "Bo"]), ("name > 'M' AND age != 30", ["Mo", "ann"]),
  ])
  func `predicates let objects through`(format: String, expected: [String]) throws {
    // An accent makes a letter another one, but is no letter of its own.
    let format = format.replacingOccurrences(of: "OE", with: "OE".prefix(1) + "ë".uppercased())
    #expect(try library.names { $0.predicate = NSPredicate(format: format) } == expected)
  }

  @Test func `predicates reach through relationships`() throws {
    let (mo, ann) = (try author("Mo"), try author("ann"))
    _ = [library.add("Moss", by: mo), library.add("Fern", by: mo), library.add("Ivy", by: ann)]
    let wrote = NSPredicate(format: "ANY books.title == %@", "Ivy")
    #expect(try library.names { $0.predicate = wrote } == ["ann"])
    #expect(
      try library.names { $0.predicate = NSPredicate(format: "books.@count > %d", 1) } == ["Mo"])
    let books = NSFetchRequest<Book>(entityName: "Book")
    books.predicate = NSPredicate(format: "author = %@", mo)
    #expect(try library.context.fetch(books).map(\.title) == ["Moss", "Fern"])
    books.predicate = NSPredicate(format: "author.name = %@", "ann")
    #expect(try library.context.fetch(books).map(\.title) == ["Ivy"])
    #expect(try library.context.count(for: books) == 1)
  }

  private func author(_ name: String) throws -> Author {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: "name == %@", name)
    return try #require(try library.context.fetch(request).first)
  }

  @Test func `results are identifiers, dictionaries or objects of no known class`() throws {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")
    let objects = try library.context.fetch(request)
    #expect(
      (objects as? [NSManagedObject])?.map { $0.value(forKey: "age") as? Int } == [40, 20, 30, 20])
    let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
    identifiers.resultType = .managedObjectIDResultType
    #expect(try library.context.fetch(identifiers).count == 4)
    let table = NSFetchRequest<NSDictionary>(entityName: "Author")
    table.resultType = .dictionaryResultType
    table.propertiesToFetch = ["age"]
    table.returnsDistinctResults = true
    #expect(try library.context.fetch(table).map { $0["age"] as? Int } == [40, 20, 30])
  }

  @Test func `a name of no entity is an exception`() throws {
    let environment = UIEnvironment()
    let found = try environment.run {
      try library.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Nobody"))
    }
    #expect(found.isEmpty)
    #expect(environment.messages.count == 1)
  }
}
