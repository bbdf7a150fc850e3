import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Which keys a keyboard has, and where.
@MainActor struct KeyboardPlanTests {
  private func plan(
    _ size: CGSize, bottom: CGFloat, isTablet: Bool = false, plane: KeyboardPlane = .letters,
    _ change: (UITextField) -> Void = { _ in }
  ) -> KeyboardPlan {
    let field = UITextField(frame: .zero)
    change(field)
    let metrics = KeyboardMetrics(
      screen: size, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0),
      isTablet: isTablet)
    return KeyboardPlan(KeyboardForm(field), plane, width: size.width, metrics)
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 667), CGFloat(0), CGFloat(216), CGFloat(260)),
    (CGSize(width: 393, height: 852), 34, 291, 336),
    (CGSize(width: 414, height: 736), 0, 226, 270),
    (CGSize(width: 430, height: 932), 34, 301, 346),
    (CGSize(width: 852, height: 393), 21, 171, 209),
  ]) func `heights are those of devices, without and with words`(
    size: CGSize, bottom: CGFloat, plain: CGFloat, suggesting: CGFloat
  ) {
    #expect(plan(size, bottom: bottom) { $0.autocorrectionType = .no }.height == plain)
    #expect(plan(size, bottom: bottom).height == suggesting)
  }

  @Test(arguments: KeyboardPlane.allCases, [CGFloat(0), 34])
  func `keys stand side by side within the width`(plane: KeyboardPlane, bottom: CGFloat) {
    let plan = plan(CGSize(width: 375, height: 812), bottom: bottom, plane: plane)
    let keys = plan.places.filter { !$0.key.isBare }
    for (index, one) in keys.enumerated() {
      #expect(one.frame.minX >= 2.99 && one.frame.maxX <= 372.01)
      #expect(one.cell.contains(one.frame))
      for other in keys[(index + 1)...] { #expect(!one.frame.intersects(other.frame)) }
    }
    // Ten letters of 31.5 points with gaps of 6, as on devices.
    let first = keys[0].frame
    #expect(abs(first.width - 31.5) < 0.01 && abs(first.height - 42) < 0.01)
    #expect(abs(keys[1].frame.minX - first.maxX - 6) < 0.01)
  }

  private func keys(_ type: UIKeyboardType) -> [KeyboardKey] {
    plan(CGSize(width: 393, height: 852), bottom: 34) { $0.keyboardType = type }.places.map(\.key)
  }

  @Test func `types of keyboards have keys of their own`() {
    #expect(keys(.emailAddress).contains(.character("@")))
    #expect(keys(.URL).contains(.character(".com")) && !keys(.URL).contains(.space))
    #expect(keys(.twitter).contains(.character("#")))
    #expect(!keys(.default).contains(.character("@")))
    #expect(keys(.numberPad).count == 11)
    #expect(keys(.decimalPad).contains(.character(".")))
    #expect(keys(.phonePad).contains(.character("+ ∗ #")))
    #expect(!keys(.numberPad).contains(.return))
  }

  @Test func `every character of a plane is found, and no other`() {
    #expect(KeyboardPlane(with: "Q") == .letters)
    #expect(KeyboardPlane(with: "7") == .numbers)
    #expect(KeyboardPlane(with: "€") == .symbols)
    #expect(KeyboardPlane(with: "ß") == nil)
    #expect(KeyboardKey(typing: "\u{8}") == .delete)
    #expect(KeyboardKey(typing: "\n") == .return)
    #expect(KeyboardKey(typing: "’") == .character("'"))
  }

  @Test func `tablets have all in four rows`() {
    let size = CGSize(width: 768, height: 1024)
    for plane in KeyboardPlane.allCases {
      let plan = plan(size, bottom: 0, isTablet: true, plane: plane)
      #expect(plan.height == 313)
      for place in plan.places { #expect(place.frame.minX >= 0 && place.frame.maxX <= 768.01) }
      for (index, one) in plan.places.enumerated() {
        for other in plan.places[(index + 1)...] { #expect(!one.frame.intersects(other.frame)) }
      }
    }
  }

  @Test func `words follow what was typed`() {
    #expect(KeyboardWords.offered(after: "") == ["I", "The", "I’m"])
    #expect(KeyboardWords.offered(after: "So ") == ["the", "and", "to"])
    #expect(KeyboardWords.offered(after: "see you tomo") == ["“tomo”", "tomorrow"])
    #expect(KeyboardWords.offered(after: "Tomo") == ["“Tomo”", "Tomorrow"])
    #expect(KeyboardWords.beginsSentence("Yes. ") && !KeyboardWords.beginsSentence("Yes."))
    #expect(KeyboardWords.begins(.words, after: "New ") && !KeyboardWords.begins(.none, after: ""))
    #expect(KeyboardWords.begins(.allCharacters, after: "a"))
  }
}
