import AnimConveniences
import AnimLayers
import Foundation
import Testing
import UIKitCore

@MainActor struct KeyboardManagerTests {
  @Test func `fields are moved above the keyboard, with a bar that leads to the next`() throws {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 375, height: 667))
    environment.keyboard.isEnabled = true
    try MediaClock.$current.withValue(MediaClock()) { try environment.run { try check() } }

    @MainActor func check() throws {
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let fields = [500, 560].map { y in
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        field.placeholder = "Name"
        field.autocorrectionType = .no
        controller.view.addSubview(field)
        return field
      }
      IQKeyboardManager.shared.enable = true
      fields[0].becomeFirstResponder()
      let bar = try #require(fields[0].inputAccessoryView as? UIToolbar)
      #expect(bar.items?.first?.isEnabled == false && bar.items?[1].isEnabled == true)
      // Above keys of 216 and a bar of 44 points.
      #expect(controller.view.frame.minY == CGFloat(667 - 216 - 44 - 10 - 540))
      #expect(IQKeyboardManager.shared.keyboardShowing && IQKeyboardManager.shared.canGoNext)
      IQKeyboardManager.shared.goNext()
      #expect(fields[1].isEditing && !IQKeyboardManager.shared.canGoNext)
      #expect(controller.view.frame.minY == CGFloat(667 - 216 - 44 - 10 - 600))
      IQKeyboardManager.shared.resignFirstResponder()
      #expect(controller.view.frame.minY == 0)
      #expect(!IQKeyboardManager.shared.keyboardShowing)
    }
  }
}
