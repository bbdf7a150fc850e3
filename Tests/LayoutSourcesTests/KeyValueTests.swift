import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@MainActor struct KeyValueTests {
  private let attributes: [UICollectionViewLayoutAttributes] = (0..<6).map { item in
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item % 3, section: item / 3))
    attributes.zIndex = item
    return attributes
  }

  private func zIndices(_ predicate: NSPredicate) -> [Int] {
    attributes.filter { predicate.evaluate(with: $0) }.map(\.zIndex)
  }

  @Test func `formats compare key paths with values`() {
    #expect(zIndices(NSPredicate(format: "indexPath.section == %d", 1)) == [3, 4, 5])
    #expect(zIndices(NSPredicate(format: "zIndex > 1 AND zIndex <= %@", 4)) == [2, 3, 4])
    #expect(
      zIndices(NSPredicate(format: "%K == 0 OR NOT (zIndex < 5)", "indexPath.item")) == [0, 3, 5])
    #expect(zIndices(NSPredicate(format: "zIndex IN %@", [1, 5])) == [1, 5])
    #expect(zIndices(NSPredicate(format: "hidden == YES")) == [])
  }

  @Test func `an array has the values of its elements`() {
    let found = (attributes as NSArray).value(forKey: "zIndex") as? [Int]
    #expect(found == [0, 1, 2, 3, 4, 5])
    let cell = UICollectionViewCell(frame: .zero)
    let views = ([cell] as NSArray).value(forKey: "contentView") as? [UIView]
    #expect(views == [cell.contentView])
  }

  @Test func `the application has a name`() {
    UIEnvironment().run {
      let application = UIApplication.value(forKeyPath: "shared") as? UIApplication
      #expect(application === UIApplication.shared)
      #expect(UIApplication.value(forKey: "other") == nil)
    }
  }

  @Test(arguments: [
    ("SELF CONTAINS[c] 'AN'", ["Ann", "Dan"]), ("SELF BEGINSWITH 'A'", ["Ann"]),
    ("SELF BEGINSWITH[d] 'A'", ["Ann", "Åsa"]), ("SELF ==[cd] 'asa'", ["Åsa"]),
    ("SELF LIKE '?a*'", ["Dan"]), ("SELF MATCHES '[A-D].n+'", ["Ann", "Dan"]),
    ("SELF IN {'Ann', 'Bo'}", ["Ann"]), ("SELF.length == 3 AND SELF > 'Ann'", ["Dan", "Åsa"]),
    ("TRUEPREDICATE", ["Ann", "Dan", "Åsa"]), ("SELF CONTAINS[", []),
  ])
  func `formats compare texts`(format: String, expected: [String]) {
    UIEnvironment().run {
      let predicate = NSPredicate(format: format)
      #expect(["Ann", "Dan", "Åsa"].filter { predicate.evaluate(with: $0) } == expected)
    }
  }

  @Test func `numbers and dates lie between others`() {
    #expect(NSPredicate(format: "SELF BETWEEN %@", [1, 3]).evaluate(with: 2))
    #expect(!NSPredicate(format: "SELF BETWEEN {1, 3}").evaluate(with: 4))
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(NSPredicate(format: "SELF >= %@", day as NSDate).evaluate(with: day))
    #expect(!NSPredicate(format: "SELF < %@", argumentArray: [day]).evaluate(with: day))
  }

  @Test func `objects are ordered by keys`() {
    let order = NSSortDescriptor(key: "zIndex", ascending: false)
    #expect(order.key == "zIndex")
    let sorted = attributes.sorted { order.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map(\.zIndex) == [5, 4, 3, 2, 1, 0])
  }

  @Test func `properties are set and had by name`() {
    let first = attributes[0]
    first.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    first.setValue(0.5, forKey: "alpha")
    #expect(first.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(first.value(forKey: "alpha") as? CGFloat == 0.5)
    #expect(first.value(forKeyPath: "indexPath.section") as? Int == 0)
    first.setValue(3, forKeyPath: "zIndex")
    #expect(first.zIndex == 3)
  }

  @Test func `the view of a bar's button is had by name`() {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    #expect((item.value(forKey: "view") as? UIButton)?.title(for: .normal) == "Edit")
    #expect(item.value(forKey: "view") as? UIView === item.value(forKey: "view") as? UIView)
  }

  @Test func `labels have and take their properties by name`() {
    let environment = UIEnvironment()
    environment.run {
      let (label, copy) = (UILabel(), UILabel())
      label.text = "text"
      label.textAlignment = .right
      label.isEnabled = false
      label.highlightedTextColor = .red
      label.shadowOffset = CGSize(width: 2, height: 3)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.baselineAdjustment = .none
      label.alpha = 0.25
      #expect(label.value(forKey: "textAlignment") as? Int == 2)
      #expect((label as NSObject).value(forKey: "text") as? String == "text")
      #expect(copy.value(forKey: "text") == nil)
      // As MarqueeLabel hands what it was told on to the label that moves.
      let keys = [
        "text", "textAlignment", "enabled", "highlightedTextColor", "shadowOffset",
        "adjustsFontSizeToFitWidth", "minimumScaleFactor", "baselineAdjustment", "alpha",
        "userInteractionEnabled", "lineBreakMode", "highlighted", "font",
      ]
      for key in keys { copy.setValue(label.value(forKey: key), forKeyPath: key) }
      #expect(copy.text == "text" && copy.textAlignment == .right && !copy.isEnabled)
      #expect(copy.highlightedTextColor == .red)
      #expect(copy.shadowOffset == CGSize(width: 2, height: 3))
      #expect(copy.adjustsFontSizeToFitWidth && copy.minimumScaleFactor == 0.5)
      #expect(copy.baselineAdjustment == .none && copy.alpha == 0.25)
      copy.setValue(nil, forKey: "text")
      copy.setValue(NSNumber(value: 1), forKey: "textAlignment")
      copy.setValue(true, forKey: "hidden")
      #expect(copy.text == nil && copy.textAlignment == .center && copy.isHidden)
    }
    #expect(environment.messages.isEmpty)
  }

  @Test func `a value of another type, or of no known name, is not set`() {
    let environment = UIEnvironment()
    environment.run {
      let label = UILabel()
      label.setValue("wide", forKey: "numberOfLines")
      label.setValue(1, forKey: "wideness")
      #expect(label.numberOfLines == 1)
    }
    #expect(environment.messages.count == 2)
  }
}
