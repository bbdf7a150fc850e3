import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// Where a text field puts what is in it.
@MainActor struct TextFieldRectTests {
  private final class Inset: UITextField {
    var asked: [String] = []
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      bounds.inset(by: UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 5))
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      asked.append("placeholder")
      return super.placeholderRect(forBounds: bounds).offsetBy(dx: 3, dy: 0)
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      super.rightViewRect(forBounds: bounds).offsetBy(dx: -10, dy: 0)
    }
  }

  private func label(of field: UITextField) throws -> UILabel {
    try #require(field.subviews.lazy.compactMap { $0 as? UILabel }.first)
  }

  @Test func `what an app gives the layer stays whatever the field shows then`() {
    inWorld { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.layer.borderWidth = 2
      field.layer.cornerRadius = 10
      field.font = .systemFont(ofSize: 22)
      field.text = "a"
      #expect(field.layer.borderWidth == 2 && field.layer.cornerRadius == 10)
      field.borderStyle = .roundedRect
      #expect(field.layer.borderWidth < 1 && field.layer.cornerRadius == 5)
      field.layer.cornerRadius = 12
      field.placeholder = "b"
      #expect(field.layer.cornerRadius == 12)
      field.borderStyle = .none
      #expect(field.layer.borderWidth == 0)
    }
  }

  @Test func `a border that an app gives the layer is black unless it says otherwise`() {
    inWorld { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.borderStyle = .roundedRect
      field.layoutIfNeeded()
      #expect(field.layer.borderColor != UIColor.black.cgColor)
      field.layer.borderWidth = 1.5
      field.setNeedsLayout()
      field.layoutIfNeeded()
      #expect(field.layer.borderColor == UIColor.black.cgColor)
      field.layer.borderColor = UIColor.red.cgColor
      field.setNeedsLayout()
      field.layoutIfNeeded()
      #expect(field.layer.borderColor == UIColor.red.cgColor)
    }
  }

  @Test func `views at the sides take their room of the text`() throws {
    try inWorld { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.text = "a"
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      field.leftViewMode = .always
      field.rightViewMode = .always
      field.layoutIfNeeded()
      #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
      #expect(field.rightView?.frame == CGRect(x: 176, y: 8, width: 24, height: 24))
      #expect(field.textRect(forBounds: field.bounds).minX == 30)
      let label = try label(of: field)
      #expect(label.frame == CGRect(x: 30, y: 0, width: 146, height: 40))
    }
  }

  @Test func `what a subclass says of the parts is final, and counts for the size`() throws {
    try inWorld { _ in
      let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      field.leftViewMode = .always
      field.rightViewMode = .always
      field.placeholder = "p"
      field.layoutIfNeeded()
      let label = try label(of: field)
      #expect(label.frame == CGRect(x: 23, y: 15, width: 175, height: 30))
      #expect(field.asked == ["placeholder"])
      #expect(field.rightView?.frame.minX == 166)
      field.text = "a"
      field.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 20, y: 15, width: 175, height: 30))
      let plain = UITextField(frame: .zero)
      plain.text = "a"
      let size = field.intrinsicContentSize
      #expect(size.width == plain.intrinsicContentSize.width + 25)
      #expect(size.height == plain.intrinsicContentSize.height + 30)
    }
  }
}
