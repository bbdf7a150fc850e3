import AnimSourceLowering
import Foundation
import Testing

/// What becomes of Xcode's data models.
struct DataModelTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <!-- <entity name="Ghost"/> -->
        <entity name="Shelf" representedClassName=".Shelf" syncable="YES" codeGenerationType="class">
            <attribute name="title" attributeType="String" defaultValueString="A &quot;new&quot; &gt; one"/>
            <attribute name="age" optional="YES" attributeType="Integer 16" defaultValueString="3" \
    usesScalarValueType="YES"/>
            <attribute name="rate" optional="YES" attributeType="Double"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="title"/>
            </uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Book" representedClassName="Novel" parentEntity="Item" \
    codeGenerationType="category">
            <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="shelf" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" \
    inverseName="books" inverseEntity="Shelf"/>
            <relationship name="pages" toMany="YES" ordered="YES" destinationEntity="Page"/>
        </entity>
        <entity name="Page"/>
        <elements><element name="Shelf" positionX="0"/></elements>
    </model>
    """

  private func source(besides sources: [SwiftSource] = []) throws -> String {
    try #require(DataModel(named: "My-Model", xml: Data(Self.xml.utf8))).source(
      path: "M.xcdatamodeld", besides: sources
    ).text
  }

  @Test func `classes are those that Xcode generates`() throws {
    #expect(
      try source().contains(
        """
        @objc(Shelf)
        public class Shelf: NSManagedObject {

        }

        extension Shelf {

            @nonobjc public class func fetchRequest() -> NSFetchRequest<Shelf> {
                return NSFetchRequest<Shelf>(entityName: "Shelf")
            }

            @NSManaged public var age: Int16
            @NSManaged public var rate: NSNumber?
            @NSManaged public var title: String?
            @NSManaged public var books: NSSet?

        }

        // MARK: Generated accessors for books
        extension Shelf {

            @objc(addBooksObject:)
            @NSManaged public func addToBooks(_ value: Novel)

            @objc(removeBooksObject:)
            @NSManaged public func removeFromBooks(_ value: Novel)

            @objc(addBooks:)
            @NSManaged public func addToBooks(_ values: NSSet)

            @objc(removeBooks:)
            @NSManaged public func removeFromBooks(_ values: NSSet)

        }

        """))
  }

  @Test func `of a category, the class is the app's`() throws {
    let text = try source()
    #expect(!text.contains("class Novel"))
    #expect(text.contains("return NSFetchRequest<Novel>(entityName: \"Book\")"))
    #expect(text.contains("@NSManaged public var made: Date?"))
    #expect(text.contains("@NSManaged public var pages: NSOrderedSet?"))
    #expect(text.contains("@NSManaged public var shelf: Shelf?"))
    #expect(text.contains("func insertIntoPages(_ value: NSManagedObject, at idx: Int)"))
  }

  @Test func `a class that the sources declare is not made once more`() throws {
    let own = SwiftSource(path: "A.swift", text: "final class Shelf: NSManagedObject {}")
    #expect(try !source(besides: [own]).contains("class Shelf"))
    let other = SwiftSource(path: "A.swift", text: "final class ShelfView: UIView {}")
    #expect(try source(besides: [other]).contains("class Shelf: NSManagedObject"))
  }

  @Test func `objects are identifiable, unless the sources say so themselves`() throws {
    let text = try source()
    #expect(text.contains("extension Shelf: Identifiable {"))
    // By what it inherits.
    #expect(!text.contains("extension Novel: Identifiable"))
    for own in [
      "extension Shelf: Identifiable {}", "class Shelf: NSManagedObject, Identifiable {}",
    ] {
      let source = try source(besides: [SwiftSource(path: "A.swift", text: own)])
      #expect(!source.contains("extension Shelf: Identifiable"))
    }
  }

  @Test func `Core Data is told what is in it`() throws {
    let text = try source()
    #expect(
      text.contains(
        "func renderAnimModel_My_Model(_ classes: [String: AnyClass]) -> NSManagedObjectModel"))
    for part in [
      #"AttributeOutline("title", .stringAttributeType, isOptional: false, isTransient: false, "#
        + #"value: "A \"new\" > one")"#,
      #"AttributeOutline("age", .integer16AttributeType, isOptional: true, isTransient: false, value: 3)"#,
      #"RelationshipOutline("books", to: "Book", inverse: "shelf", isToMany: true, "#
        + "isOrdered: false, isOptional: true, .cascadeDeleteRule)",
      #"unique: [["title"]]"#, #""Book", class: "Novel", parent: "Item""#,
      #""Page", class: "NSManagedObject", parent: nil"#,
    ] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("Ghost"))
  }

  @Test func `the lowered source is Swift`() throws {
    let source = SwiftSource(path: "M.xcdatamodeld", text: try source())
    let lowering = Lowering([source])
    #expect(lowering.outputs.map(\.isWellFormed) == [true])
    #expect(lowering.inventory[class: "Shelf"]?.inheritance == ["NSManagedObject"])
  }

  @Test func `what is no model is none`() {
    #expect(DataModel(named: "A", xml: Data("<plist><dict/></plist>".utf8)) == nil)
    #expect(DataModel(named: "A", xml: Data("<model><entity name=\"B\"".utf8)) == nil)
    #expect(DataModel(named: "A", xml: Data("<model/>".utf8))?.entities.isEmpty == true)
  }
}
