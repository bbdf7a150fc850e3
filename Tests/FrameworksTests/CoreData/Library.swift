import CoreData

/// An author, as lowering writes the class.
class Author: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var age: Int16 {
    get { managedValue("age") }
    set { setManagedValue(newValue, "age") }
  }
  var books: Set<Book> {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
  /// Computed, and known by its name.
  var initial: String { String(name?.prefix(1) ?? "") }
  var events: [String] = []

  override class func makeObject(
    of entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { Author(entity: entity, insertInto: context) }

  override func computedValue(forKey key: String) -> Any? {
    key == "initial" ? initial : super.computedValue(forKey: key)
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    events.append("awake")
  }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
}

/// A book, as lowering writes the class.
class Book: NSManagedObject {
  var title: String {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var author: Author? {
    get { managedValue("author") }
    set { setManagedValue(newValue, "author") }
  }
  var chapters: NSOrderedSet? {
    get { managedValue("chapters") }
    set { setManagedValue(newValue, "chapters") }
  }

  override class func makeObject(
    of entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { Book(entity: entity, insertInto: context) }
}

/// Authors with books with chapters, which have no class.
struct Library {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  /// An empty store; the rule says what becomes of books without their author.
  init(_ rule: NSDeleteRule = .nullifyDeleteRule, unique: [[String]] = []) {
    let model = NSManagedObjectModel(
      [
        EntityOutline(
          "Author", class: "Author",
          attributes: [
            AttributeOutline("name", .stringAttributeType),
            AttributeOutline("age", .integer16AttributeType, value: 30),
          ],
          relationships: [
            RelationshipOutline("books", to: "Book", inverse: "author", isToMany: true, rule)
          ], unique: unique),
        EntityOutline(
          "Book", class: "Book",
          attributes: [AttributeOutline("title", .stringAttributeType, isOptional: false)],
          relationships: [
            RelationshipOutline("author", to: "Author", inverse: "books"),
            RelationshipOutline(
              "chapters", to: "Chapter", inverse: "book", isToMany: true, isOrdered: true,
              .cascadeDeleteRule),
          ]),
        EntityOutline(
          "Chapter", class: "Chapter",
          attributes: [AttributeOutline("title", .stringAttributeType)],
          relationships: [RelationshipOutline("book", to: "Book", inverse: "chapters")]),
      ], ["Author": Author.self, "Book": Book.self])
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
  }

  /// Adds authors of names and ages, in this order.
  @discardableResult func add(_ authors: KeyValuePairs<String, Int>) -> [Author] {
    authors.map { name, age in
      let author = Author(context: context)
      (author.name, author.age) = (name, Int16(age))
      return author
    }
  }

  func add(_ title: String, by author: Author? = nil) -> Book {
    let book = Book(context: context)
    (book.title, book.author) = (title, author)
    return book
  }

  /// The names of the authors that a request finds.
  func names(_ change: (NSFetchRequest<Author>) -> Void = { _ in }) throws -> [String] {
    let request = NSFetchRequest<Author>(entityName: "Author")
    change(request)
    return try context.fetch(request).map { $0.name ?? "-" }
  }
}
