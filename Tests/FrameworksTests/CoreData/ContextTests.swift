import AnimLayers
import CoreData
import Foundation
import Testing
import UIKitCore

/// What happens to objects until they are saved, and then.
@MainActor struct ContextTests {
  @Test func `a new object has default values, and is told so`() throws {
    let library = Library()
    let author = Author(context: library.context)
    #expect(author.age == 30)
    #expect(author.name == nil)
    #expect(author.value(forKey: "age") as? Int == 30)
    #expect(author.isInserted && author.objectID.isTemporaryID)
    try library.context.save()
    #expect(author.events == ["awake", "willSave", "didSave"])
    #expect(!author.hasChanges && !author.objectID.isTemporaryID)
  }

  @Test func `objects are of their entity's class`() throws {
    let library = Library()
    let made = NSEntityDescription.insertNewObject(forEntityName: "Author", into: library.context)
    #expect(made is Author)
    let chapter = NSEntityDescription.insertNewObject(
      forEntityName: "Chapter", into: library.context)
    chapter.setValue("One", forKey: "title")
    #expect(chapter.value(forKey: "title") as? String == "One")
    try library.context.save()
    #expect(
      try library.container.newBackgroundContext().existingObject(with: made.objectID) is Author)
  }

  @Test func `both ends of a relationship follow each other`() {
    let library = Library()
    let authors = library.add(["Mo": 1, "Bo": 2])
    let book = library.add("Moss", by: authors[0])
    #expect(authors[0].books == [book])
    authors[1].books = [book]
    #expect(book.author === authors[1])
    #expect(authors[0].books.isEmpty)
    book.author = nil
    #expect(authors[1].books.isEmpty)
  }

  @Test func `a set that can be changed changes the relationship`() {
    let library = Library()
    let author = library.add(["Mo": 1])[0]
    let books = author.mutableSetValue(forKey: "books")
    let book = library.add("Moss")
    books.add(book)
    #expect(author.books == [book] && book.author === author)
    #expect(books.count == 1 && books.contains(book))
    books.remove(book)
    #expect(author.books.isEmpty && book.author == nil)
  }

  @Test func `objects without a context come into one with those that they are connected to`()
    throws
  {
    let library = Library()
    let entities = try #require(
      library.context.persistentStoreCoordinator?.managedObjectModel.entitiesByName)
    let author = Author(entity: try #require(entities["Author"]), insertInto: nil)
    let book = Book(entity: try #require(entities["Book"]), insertInto: nil)
    (author.name, book.title, book.author) = ("Mo", "Moss", author)
    #expect(author.books == [book])
    library.context.insert(author)
    #expect(book.managedObjectContext === library.context)
    #expect(author.books == [book])
    try library.context.save()
    #expect(try library.names() == ["Mo"])
  }

  @Test func `ordered relationships keep their order`() throws {
    let library = Library()
    let book = library.add("Moss")
    let chapters = try (1...3).map { number in
      let entity = try #require(
        NSEntityDescription.entity(forEntityName: "Chapter", in: library.context))
      let chapter = NSManagedObject(entity: entity, insertInto: library.context)
      chapter.setValue("\(number)", forKey: "title")
      return chapter
    }
    book.addManaged(NSOrderedSet(array: [chapters[0], chapters[1]]), to: "chapters")
    book.insertManaged(chapters[2], into: "chapters", at: 0)
    func titles() -> [String?] {
      (book.chapters?.array ?? []).map {
        ($0 as? NSManagedObject)?.value(forKey: "title") as? String
      }
    }
    #expect(titles() == ["3", "1", "2"])
    book.removeManaged(from: "chapters", at: 1)
    #expect(titles() == ["3", "2"])
    #expect(chapters[0].value(forKey: "book") == nil)
  }

  @Test func `rules say what goes along with an object`() throws {
    for (rule, titles) in [
      (NSDeleteRule.nullifyDeleteRule, ["Moss", "Ivy"]), (.cascadeDeleteRule, ["Ivy"]),
    ] {
      let library = Library(rule)
      let mo = library.add(["Mo": 1])[0]
      let moss = library.add("Moss", by: mo)
      _ = library.add("Ivy")
      try library.context.save()
      library.context.delete(mo)
      #expect(mo.isDeleted)
      try library.context.save()
      let books = try library.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
      #expect(books.map(\.title) == titles)
      #expect(moss.author == nil || rule == .cascadeDeleteRule)
      #expect(try library.names() == [])
    }
  }

  @Test func `an object that others need is not deleted`() throws {
    let library = Library(.denyDeleteRule)
    let mo = library.add(["Mo": 1])[0]
    _ = library.add("Moss", by: mo)
    try library.context.save()
    library.context.delete(mo)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
  }

  @Test func `a value that is needed is asked for`() {
    let library = Library()
    _ = Book(context: library.context)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
  }

  @Test func `what was not saved is taken back`() throws {
    let library = Library()
    let authors = library.add(["Mo": 1, "Bo": 2])
    try library.context.save()
    authors[0].name = "Joe"
    library.context.delete(authors[1])
    library.add(["Abe": 3])
    #expect(authors[0].changedValues().keys.sorted() == ["name"])
    #expect(try library.names() == ["Joe", "Abe"])
    library.context.rollback()
    #expect(try library.names() == ["Mo", "Bo"])
    #expect(!library.context.hasChanges)
  }

  @Test func `a child saves in its parent, and that in the store`() throws {
    let library = Library()
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = library.context
    let author = Author(context: child)
    author.name = "Mo"
    #expect(try library.names() == [])
    try child.save()
    #expect(try library.names() == ["Mo"])
    #expect(library.context.hasChanges)
    let other = library.container.newBackgroundContext()
    let request = NSFetchRequest<Author>(entityName: "Author")
    #expect(try other.count(for: request) == 0)
    try library.context.save()
    #expect(try other.count(for: request) == 1)
  }

  @Test func `contexts follow what others save if they want to`() throws {
    let library = Library()
    let author = library.add(["Mo": 1])[0]
    try library.context.save()
    let background = library.container.newBackgroundContext()
    let twin = try #require(background.object(with: author.objectID) as? Author)
    #expect(twin !== author)
    twin.name = "Joe"
    try background.save()
    #expect(author.name == "Mo")
    library.context.automaticallyMergesChangesFromParent = true
    twin.age = 9
    try background.save()
    #expect(author.name == "Joe")
    #expect(author.age == 9)
  }

  @Test func `what may be there once is settled as the policy says`() throws {
    let library = Library(unique: [["name"]])
    library.add(["Mo": 1])
    try library.context.save()
    library.add(["Mo": 2])
    #expect(throws: NSError.self) { try library.context.save() }
    library.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try library.context.save()
    let found = try library.context.fetch(NSFetchRequest<Author>(entityName: "Author"))
    #expect(found.map(\.age) == [2])
  }

  @Test func `stacks of one file see the same objects, in memory each has its own`() throws {
    let library = Library()
    library.add(["Mo": 1])
    try library.context.save()
    let request = NSFetchRequest<Author>(entityName: "Author")
    for (type, count) in [(NSSQLiteStoreType, 1), (NSInMemoryStoreType, 0)] {
      let container = NSPersistentContainer(
        name: "Library", managedObjectModel: library.container.managedObjectModel)
      container.persistentStoreDescriptions[0].type = type
      container.loadPersistentStores { _, error in #expect(error == nil) }
      #expect(try container.viewContext.count(for: request) == count)
    }
  }

  @Test func `many are deleted at once`() throws {
    let library = Library()
    library.add(["Mo": 1, "Bo": 2])
    try library.context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")
    request.predicate = NSPredicate { author, _ in (author as? Author)?.age == 1 }
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeCount
    let result = try library.container.newBackgroundContext().execute(batch)
    #expect((result as? NSBatchDeleteResult)?.result as? Int == 1)
    library.context.reset()
    #expect(try library.names() == ["Bo"])
  }

  @Test func `many are inserted and changed at once`() throws {
    let library = Library()
    let insertion = NSBatchInsertRequest(
      entityName: "Author",
      objects: [["name": "Mo", "age": 1], ["name": "Bo", "age": 2, "unknown": 3]])
    insertion.resultType = .objectIDs
    let inserted = try library.context.execute(insertion) as? NSBatchInsertResult
    #expect((inserted?.result as? [NSManagedObjectID])?.count == 2)
    var left = ["Lu"]
    let handled = NSBatchInsertRequest(entityName: "Author") { (values: NSMutableDictionary) in
      guard let name = left.popLast() else { return true }
      values["name"] = name
      return false
    }
    try library.context.execute(handled)
    let update = NSBatchUpdateRequest(entityName: "Author")
    update.predicate = NSPredicate { author, _ in (author as? Author)?.age == 2 }
    update.propertiesToUpdate = ["name": "Di"]
    update.resultType = .updatedObjectsCountResultType
    let updated = try library.context.execute(update) as? NSBatchUpdateResult
    #expect(updated?.result as? Int == 1)
    library.context.reset()
    #expect(try Set(library.names()) == ["Mo", "Di", "Lu"])
  }

  @Test func `work is done at the end of the turn, on the clock`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      let library = Library()
      var events: [String] = []
      library.container.performBackgroundTask { _ in events.append("task") }
      library.context.perform { events.append("block") }
      library.context.performAndWait { events.append("now") }
      #expect(events == ["now"])
      clock.advance(to: 0.1)
      #expect(events == ["now", "task", "block"])
    }
  }

  @Test func `changes are told at the end of the turn`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      let library = Library()
      var inserted: [Int] = []
      let token = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: library.context, queue: nil
      ) { note in
        let count = (note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
        MainActor.assumeIsolated { inserted.append(count) }
      }
      library.add(["Mo": 1, "Bo": 2])
      #expect(inserted == [])
      clock.advance(to: 0.1)
      #expect(inserted == [2])
      NotificationCenter.default.removeObserver(token)
    }
  }
}
