import AnimLayers
import AnimRealm
import Foundation
import Testing
import UIKitCore

@testable import AnimSourceRuntime

/// A class of the older kind.
private class Person: Object {
  dynamic var id = 0
  dynamic var name = ""
  dynamic var age: Int? = nil
  let dogs = AnimRealm.List<Dog>()
  override static func primaryKey() -> String? { "id" }
}

/// One of the newer kind.
private class Dog: Object {
  enum Size: String, PersistableEnum { case small, large }

  @Persisted(primaryKey: true) var name: String
  @Persisted var age = 3
  @Persisted var size: Size
  @Persisted var friend: Dog?
  @Persisted var toys: AnimRealm.List<String>
  @Persisted(originProperty: "dogs") var owners: LinkingObjects<Person>

  convenience init(_ name: String, age: Int = 3) {
    self.init()
    self.name = name
    self.age = age
  }
}

/// Databases of objects, where the library is not at hand.
@MainActor struct RealmTests {
  @Test func `objects are added, found, ordered and deleted, in each simulation anew`() throws {
    try withServers([:]) { _ in
      let realm = try Realm()
      try realm.write {
        realm.add([Dog("Rex", age: 5), Dog("Ada", age: 2), Dog("Bo", age: 9)])
      }
      let dogs = try Realm().objects(Dog.self)
      #expect(dogs.map(\.name) == ["Rex", "Ada", "Bo"])
      #expect(dogs.sorted(byKeyPath: "age", ascending: false).map(\.name) == ["Bo", "Rex", "Ada"])
      #expect(dogs.filter("age > %d AND name != 'Bo'", 3).map(\.name) == ["Rex"])
      #expect(dogs.where { $0.age < 6 && $0.name.starts(with: "A") }.map(\.name) == ["Ada"])
      #expect(dogs.sum(ofProperty: "age") as Int == 16 && dogs.max(ofProperty: "age") as Int? == 9)
      let ada = try #require(realm.object(ofType: Dog.self, forPrimaryKey: "Ada"))
      try realm.write { realm.delete(ada) }
      #expect(ada.isInvalidated && dogs.count == 2)
    }
    try withServers([:]) { _ in
      let dogs = try Realm().objects(Dog.self)
      #expect(dogs.isEmpty)
    }
  }

  @Test func `what an object holds is added along, and knows who holds it`() throws {
    try withServers([:]) { _ in
      let realm = try Realm()
      let person = Person(value: ["id": 7, "name": "Ann", "dogs": [["name": "Rex"]]])
      try realm.write { realm.add(person) }
      let rex = try #require(realm.objects(Dog.self).first)
      #expect(rex === person.dogs.first && rex.owners.map(\.name) == ["Ann"])
      try realm.write {
        rex.friend = Dog("Bo")
        person.dogs.append(Dog("Ada"))
      }
      #expect(realm.objects(Dog.self).map(\.name) == ["Rex", "Ada", "Bo"])
      try realm.write { realm.delete(rex) }
      #expect(person.dogs.map(\.name) == ["Ada"])
    }
  }

  @Test func `an object of the same key takes the place of the one that was there`() throws {
    try withServers([:]) { _ in
      let realm = try Realm()
      let person = Person(value: ["id": 1, "name": "Ann", "age": 30])
      let holder = Dog("Rex")
      try realm.write {
        person.dogs.append(holder)
        realm.add(person)
        realm.add(Dog("Rex", age: 8), update: .modified)
        realm.create(Person.self, value: ["id": 1, "name": "Anna"], update: .modified)
      }
      #expect(realm.objects(Person.self).count == 1 && person.name == "Anna" && person.age == 30)
      #expect(person.dogs.first?.age == 8 && person.dogs.first == holder)
    }
  }

  @Test func `values are read and set by their names, and enumerations by theirs`() {
    withServers([:]) { _ in
      let dog = Dog(value: ["name": "Rex", "size": "large", "toys": ["ball", "bone"]])
      #expect(dog.size == .large && dog.toys.count == 2 && dog.friend == nil)
      dog.setValue(4, forKey: "age")
      #expect(dog["age"] as? Int == 4 && dog.value(forKey: "name") as? String == "Rex")
      #expect(dog.description.contains("name = Rex;"))
    }
  }

  @Test func `who observes is told of what is there soon, and of each write`() throws {
    try withServers([:]) { clock in
      let realm = try Realm()
      let dogs = realm.objects(Dog.self).sorted(byKeyPath: "name")
      var told: [String] = []
      let token = dogs.observe { change in
        switch change {
        case .initial(let all): told.append("initial \(all.count)")
        case .update(_, let gone, let new, let changed): told.append("\(gone) \(new) \(changed)")
        case .error: break
        }
      }
      clock.advance(to: 0.1)
      try realm.write { realm.add([Dog("Bo"), Dog("Rex")]) }
      clock.advance(to: 0.2)
      try realm.write {
        realm.object(ofType: Dog.self, forPrimaryKey: "Bo")?.age = 1
        realm.add(Dog("Ada"))
      }
      clock.advance(to: 0.3)
      #expect(told == ["initial 0", "[] [0, 1] []", "[] [0] [0]"])
      token.invalidate()
      try realm.write { realm.deleteAll() }
      clock.advance(to: 0.4)
      #expect(told.count == 3)
    }
  }

  @Test func `a write that fails leaves what there was`() throws {
    try withServers([:]) { _ in
      let realm = try Realm()
      try realm.write { realm.add(Dog("Bo")) }
      #expect(throws: CocoaError.self) {
        try realm.write {
          realm.deleteAll()
          realm.add(Dog("Rex"))
          throw CocoaError(.fileNoSuchFile)
        }
      }
      #expect(realm.objects(Dog.self).map(\.name) == ["Bo"])
    }
  }

  @Test func `objects are made up for lists that nobody fills`() throws {
    try withServers([:]) { _ in
      let dogs = try Realm().objects(Dog.self)
      let listing: any MadeUpListing = dogs
      let value = PlaceholderValue(name: "dogs", seed: 0, names: MadeUpWords.current.names)
      #expect(listing.listMadeUp(like: value))
      #expect(dogs.count == 8 && dogs.allSatisfy { !$0.name.isEmpty })
    }
  }
}
