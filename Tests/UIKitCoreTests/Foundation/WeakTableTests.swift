import Foundation
import Testing
import UIKitCore

/// Tables that leave it to others to keep their members.
@MainActor struct WeakTableTests {
  private final class Party {}
  private protocol Listening: AnyObject {}
  private final class Listener: Listening {}

  @Test func `members go when nobody keeps them`() {
    let table = NSHashTable<Party>.weakObjects()
    let kept = Party()
    var other: Party? = Party()
    table.add(kept)
    table.add(other)
    table.add(kept)
    #expect(table.count == 2 && table.contains(other))
    other = nil
    #expect(table.allObjects.map { $0 === kept } == [true])
    #expect(table.objectEnumerator().map { $0 as? Party === kept } == [true])
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func `members may be known by what they can do`() {
    let table = NSHashTable<any Listening>.weakObjects()
    let listener = Listener()
    table.add(listener)
    #expect(table.allObjects.first === listener)
  }

  @Test func `a table keeps its members unless it is told not to`() {
    let table = NSHashTable<NSString>()
    table.add("a")
    #expect(table.count == 1)
    // Strings are equal by what they say.
    table.add(NSString(string: "a"))
    #expect(table.count == 1 && table.contains("a"))
  }

  @Test func `an entry goes with its key or its object`() {
    let table = NSMapTable<Party, NSString>.weakToStrongObjects()
    var key: Party? = Party()
    table.setObject("x", forKey: key)
    #expect(table.object(forKey: key) == "x")
    table.setObject("y", forKey: key)
    #expect(table.count == 1 && table.object(forKey: key) == "y")
    key = nil
    #expect(table.count == 0)

    let views = NSMapTable<NSString, Party>.strongToWeakObjects()
    var party: Party? = Party()
    views.setObject(party, forKey: "p")
    #expect(views.keyEnumerator().allObjects as? [NSString] == ["p"])
    party = nil
    #expect(views.object(forKey: "p") == nil)
  }

  @Test func `colours have components`() throws {
    let components = try #require(
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).cgColor.components)
    #expect(components == [1, 0.5, 0, 0.25])
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
  }

  @Test func `a pointer array may leave it to others to keep its objects`() {
    let (weak, strong) = (NSPointerArray.weakObjects(), NSPointerArray.strongObjects())
    let kept = NSObject()
    do {
      let gone = NSObject()
      unsafe weak.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      unsafe weak.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      let alone = NSObject()
      unsafe strong.addPointer(Unmanaged.passUnretained(alone).toOpaque())
      unsafe weak.insertPointer(nil, at: 0)
    }
    #expect(weak.count == 3 && weak.allObjects.count == 1 && strong.allObjects.count == 1)
    #expect(unsafe weak.pointer(at: 1) == Unmanaged.passUnretained(kept).toOpaque())
    weak.compact()
    #expect(weak.count == 1)
    unsafe weak.replacePointer(at: 0, withPointer: nil)
    strong.removePointer(at: 0)
    #expect(unsafe weak.pointer(at: 0) == nil && strong.count == 0)
  }
}
