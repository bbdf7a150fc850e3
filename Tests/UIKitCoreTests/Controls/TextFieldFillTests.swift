import Foundation
import Testing
import UIKitCore

@MainActor struct TextFieldFillTests {
  @Test func `a round border is filled unless the app has a colour for it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    #expect(field.layer.backgroundColor == nil)
    field.borderStyle = .roundedRect
    #expect(field.layer.backgroundColor == UIColor.systemBackground.cgColor)
    #expect(field.backgroundColor == nil)
    field.backgroundColor = .red
    #expect(field.layer.backgroundColor == UIColor.red.cgColor && field.backgroundColor == .red)
    field.backgroundColor = nil
    #expect(field.layer.backgroundColor == UIColor.systemBackground.cgColor)
    field.borderStyle = .line
    #expect(field.layer.backgroundColor == nil)
    field.backgroundColor = .blue
    field.borderStyle = .roundedRect
    #expect(field.layer.backgroundColor == UIColor.blue.cgColor)
  }
}
