import Foundation
import Testing

@testable import UIKitCore

/// Keyboards of apps.
@MainActor struct KeyboardTests {
  private final class Keys: UIInputViewController {
    var height: CGFloat?
    var changes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    override func textDidChange(_ textInput: (any UITextInput)?) { changes += 1 }
  }

  private func shown(_ keyboard: Keys) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = keyboard.asScreen
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: [nil, 300] as [CGFloat?])
  func `a keyboard is at the lower edge, as high as the system's or as it wants to be`(
    height: CGFloat?
  ) {
    inWorld { world in
      let keyboard = Keys()
      keyboard.height = height
      let window = shown(keyboard)
      world.clock.advance(to: 1)
      let frame = keyboard.view.convert(keyboard.view.bounds, to: window)
      #expect(keyboard.view is UIInputView && keyboard.inputView?.inputViewStyle == .keyboard)
      #expect(frame.height == height ?? 216)
      #expect(frame.width == window.bounds.width)
      let below = window.safeAreaInsets.bottom == 0 ? 0.0 : 75
      #expect(abs(frame.maxY - (window.bounds.height - below)) < 0.001)
      #expect(keyboard.changes == 1)
    }
  }

  @Test func `it types into the text above`() {
    inWorld { world in
      let keyboard = Keys()
      let window = shown(keyboard)
      world.clock.advance(to: 1)
      let document = keyboard.textDocumentProxy
      document.insertText("Hllo")
      document.adjustTextPosition(byCharacterOffset: -3)
      document.insertText("e")
      #expect(document.documentContextBeforeInput == "He")
      #expect(document.documentContextAfterInput == "llo")
      #expect(document.hasText && document.selectedText == nil)
      document.deleteBackward()
      #expect(document.documentContextBeforeInput == "H")
      #expect(document.keyboardType == .default)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `any other controller is a screen by itself`() {
    inWorld { _ in
      let controller = UIViewController()
      #expect(controller.asScreen === controller)
    }
  }
}
