import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

/// Members of objects whose class is not said, as lowered sources ask for them.
@MainActor struct ObjectMembersTests {
  @Test func `an object has the members of its class, and no others`() {
    let button = UIButton(type: .system)
    button.tag = 3
    button.setTitle("Send", for: .normal)
    let members = ObjectMembers(button as AnyObject)
    #expect(members.tag == 3)
    #expect(members.title(for: .normal) == "Send")
    #expect(members.superview == .some(nil))
    #expect(members.isOn == nil)
    #expect(members.text == nil)
    #expect(members.isKind(of: UIControl.self))
    #expect(ObjectMembers(nil as AnyObject?) == nil)
  }

  @Test func `views and guides have anchors`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let constraint = ObjectMembers(view).topAnchor.constraint(
      equalTo: ObjectMembers(guide).bottomAnchor)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === guide)
    #expect(constraint.firstAttribute == .top)
    #expect(constraint.secondAttribute == .bottom)
    #expect(ObjectMembers(NSNull()).widthAnchor == nil)
  }

  @Test func `values are found in their boxes, and as they are`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ObjectMembers(NSValue(cgRect: frame)).cgRectValue == frame)
    #expect(ObjectMembers(frame as AnyObject).cgRectValue == frame)
    #expect(ObjectMembers(0.25 as AnyObject).doubleValue == 0.25)
    #expect(ObjectMembers("abc" as AnyObject).length == 3)
    #expect(ObjectMembers("7" as AnyObject).integerValue == 7)
    #expect(ObjectMembers(["a": 1] as AnyObject).value(forKey: "a") as? Int == 1)
    #expect(ObjectMembers([1, 2] as AnyObject).count == 2)
    #expect(ObjectMembers(NSNull()).cgRectValue == nil)
  }
}
