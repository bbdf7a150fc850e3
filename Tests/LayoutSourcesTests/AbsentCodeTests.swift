import Foundation
import Testing
import UIKitCore

@testable import AnimSourceRuntime

/// What functions answer that could not be compiled.
@MainActor struct AbsentCodeTests {
  @Test func `numbers, texts, optionals and collections are made up whatever their type`() {
    UIEnvironment().run {
      #expect(absent("a") as Int64 == 0)
      #expect(absent("a") as UInt8 == 0)
      #expect(absent("a") as Decimal == 0)
      #expect((absent("a") as NSNumber).intValue == 0)
      #expect((absent("a") as Substring).isEmpty)
      #expect((absent("a") as ArraySlice<Int>).isEmpty)
      #expect(absent("a") as CharacterSet == CharacterSet())
      #expect(absent("a") as NSObject? == nil)
    }
  }

  @Test func `what UIKit and Foundation have is made up`() {
    UIEnvironment().run {
      #expect((absent("a") as NSAttributedString).string.isEmpty)
      #expect((absent("a") as NSMutableAttributedString).string.isEmpty)
      #expect((absent("a") as UISwitch).isOn == false)
      #expect((absent("a") as UITabBarController).viewControllers?.isEmpty != false)
      #expect(absent("a") as UserDefaults === SceneDefaults.standard)
      #expect((absent("a") as any Error) is CocoaError)
    }
  }

  @Test func `colours go by their names`() {
    UIEnvironment().run {
      #expect(absent("backgroundColor") as UIColor == .systemBackground)
      #expect(absent("titleColor") as UIColor == .label)
      #expect(absent("a") as UIColor == .gray)
    }
  }

  @Test func `ways to make a value that do not come to their end are passed over`() {
    struct Cake { let number: Int }
    let environment = UIEnvironment()
    environment.run {
      let set = SourceSet()
      let value = PlaceholderValue(name: "a", seed: 0, names: set.enumerations)
      environment.rescue = CodeRescue { body in
        Tried.isOver = false
        body()
        return Tried.isOver ? "over" : nil
      }
      set.addMaker("Cake", []) { _ in
        Tried.isOver = true; return Cake(number: 1)
      }
      set.addMaker("Cake", ["number"]) { _ in Cake(number: 2) }
      #expect((value.made("cake") as Cake?)?.number == 2)
    }
  }

  private class Model: NSObject {
    let service: any Service
    let title: String
    var numbers: [Int] = [1]

    init(service: any Service) { (self.service, title) = (service, "given") }
  }

  private protocol Service { static func make() -> Self }

  private final class Named: Model {
    private var count: Int?
  }

  private struct Plan {
    private let title: String
    private let isDone: Bool
    private init() { (title, isDone) = ("own", true) }
    var words: String { "\(title) \(isDone)" }
  }

  @Test func `where a screen shows what it can, values are made of what they hold`() {
    let environment = UIEnvironment()
    environment.run {
      let value = PlaceholderValue(name: "a", seed: 0, names: SourceSet().enumerations)
      #expect(value.makeIfPossible() as Plan? == nil)
      environment.improvises = true
      #expect((value.makeIfPossible() as Plan?)?.words == "Item 0 false")
      let named: Named? = value.makeIfPossible()
      #expect(named?.title == "Item 0" && named?.numbers.isEmpty == true)
      #expect(value.makeIfPossible() as UITableViewCell.Type? == UITableViewCell.self)
      #expect(value.makeIfPossible() as Sign? != nil)
      #expect(value.makeIfPossible() as (any Service)? == nil)
    }
  }

  private final class Sign: UIView {}

  private struct Row {
    var title = ""
    var note: String?
  }

  private final class Shelf {
    var rows: [Row] = []
    var more: [Row]?
    let own = [Row(title: "own")]
  }

  private final class Cupboard { let shelf: AnyObject = Shelf() }

  @Test func `empty lists are filled, with words where texts are empty`() {
    UIEnvironment().run {
      let set = SourceSet()
      set.addMaker("Row", []) { _ in Row() }
      let cupboard = Cupboard()
      #expect(MadeUpLists.fill([cupboard], set.enumerations))
      let shelf = cupboard.shelf as? Shelf
      #expect(shelf?.rows.map(\.title) == (0..<8).map { "Item \($0)" })
      #expect(shelf?.more?.first?.note == "Item 0" && shelf?.more?.count == 8)
      #expect(shelf?.own.map(\.title) == ["own"])
      #expect(!MadeUpLists.fill([cupboard], set.enumerations))
    }
  }

  @MainActor private enum Tried { static var isOver = false }

  @Test func `numbers are counted as if others counted them, too`() {
    var (small, large) = (Int32(1), Int64.max)
    #expect(unsafe OSAtomicIncrement32(&small) == 2)
    #expect(unsafe OSAtomicIncrement64(&large) == .min)
    #expect(unsafe OSAtomicDecrement32(&small) == 1)
    #expect((small, large) == (1, .min))
  }
}
