import AnimGeometry
import AnimPixels
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct ButtonTests {
  private func font(_ text: NSAttributedString?) -> UIFont? {
    unsafe text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  @Test func `a button has room for its background`() {
    inWorld { _ in
      let button = UIButton(type: .roundedRect)
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 20)).image { _ in }
      button.setBackgroundImage(picture, for: .normal)
      #expect(UIButton.ButtonType.roundedRect == .system)
      #expect(button.intrinsicContentSize == CGSize(width: 80, height: 30))
      button.sizeToFit()
      #expect(button.bounds.size == CGSize(width: 80, height: 30))
    }
  }

  /// Sets what is there already, and what is not shown, at each layout.
  private final class Setter: UIButton {
    var layouts = 0
    let picture = UIImage()
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      setBackgroundImage(UIImage(), for: .highlighted)
      setTitle("On \(layouts)", for: .selected)
      setTitle("Title", for: .normal)
      setTitleColor(.red, for: .normal)
      setImage(picture, for: .normal)
    }
  }

  @Test func `what is not shown, and what is there already, asks for no layout`() {
    inWorld { world in
      let button = Setter(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      button.layoutIfNeeded()
      #expect(button.layouts <= 3)
      #expect(button.title(for: .selected)?.hasPrefix("On ") == true)
      #expect(button.titleLabel?.text == "Title" && button.titleLabel?.textColor == .red)
      button.titleLabel?.text = "Other"
      button.setTitle("Title", for: .normal)
      #expect(button.titleLabel?.text == "Title")
      #expect(world.exceptions == [])
    }
  }

  @Test func `a button without content has no subviews, but a size`() {
    inWorld { _ in
      let button = UIButton(type: .custom)
      #expect(button.subviews.isEmpty)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
      #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
      button.setTitle("Title", for: .normal)
      #expect(button.subviews == [button.titleLabel])
    }
  }

  @Test func `a title has six points above and below it unless the app says otherwise`() {
    inWorld { _ in
      let button = UIButton(type: .system)
      button.setTitle("Hi", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      // On whole points in both directions, as LayoutKit's suite has it.
      #expect(
        button.intrinsicContentSize
          == CGSize(width: title.width.rounded(.up) + 6, height: title.height + 4))
    }
  }

  @Test func `an image is no larger than its button, and fills it where it is to`() throws {
    try inWorld { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 40)).image { _ in }
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
      button.layoutIfNeeded()
      let picture = try #require(button.imageView)
      #expect(picture.frame == CGRect(x: 0, y: 10, width: 30, height: 40))
      button.imageEdgeInsets = UIEdgeInsets(top: 20, left: 5, bottom: 20, right: 5)
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(picture.frame == CGRect(x: 5, y: 20, width: 20, height: 20))
      button.imageEdgeInsets = .zero
      button.contentHorizontalAlignment = .fill
      button.contentVerticalAlignment = .fill
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(picture.frame == button.bounds)
    }
  }

  @Test func `content at an edge keeps the whole of its insets from there`() throws {
    try inWorld { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in }
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 288, height: 64)
      button.imageEdgeInsets = UIEdgeInsets(top: 20, left: 254, bottom: 20, right: 10)
      button.contentHorizontalAlignment = .right
      button.layoutIfNeeded()
      let picture = try #require(button.imageView)
      #expect(picture.frame == CGRect(x: 254, y: 20, width: 24, height: 24))
      button.contentHorizontalAlignment = .left
      button.layoutIfNeeded()
      #expect(picture.frame.minX == 254)
    }
  }

  @Test func `glass buttons are capsules, in the tint colour where they are prominent`() {
    inWorld { _ in
      var configuration = UIButton.Configuration.prominentGlass()
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      button.tintColor = .red
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      #expect(button.layer.cornerRadius == 20)
      #expect(button.titleLabel?.textColor == .white)
      #expect(button.layer.backdrop?.tint.red == 1)
      button.configuration = .glass()
      button.layoutIfNeeded()
      #expect(button.layer.backdrop?.tint.red != 1)
      button.configuration = nil
      #expect(button.layer.backdrop == nil)
    }
  }

  @Test func `a button with an image alone is as large as that`() {
    inWorld { _ in
      let button = UIButton(type: .custom)
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 80)).image { _ in }, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 12, height: 80))
    }
  }

  /// As recorded on iOS 26.1.
  @Test(arguments: [
    (UIButton.Configuration.Size.large, 17.0, 15.0, 20.0), (.medium, 17, 7, 12),
    (.small, 15, 5, 10),
    (.mini, 15, 5, 10),
  ])
  func `the size class says how large the title is, and how far from the edges`(
    _ size: UIButton.Configuration.Size, font: Double, vertical: Double, horizontal: Double
  ) {
    inWorld { _ in
      var look = UIButton.Configuration.plain()
      look.title = "Title"
      look.buttonSize = size
      let button = UIButton(configuration: look)
      #expect(button.titleLabel?.font.pointSize == CGFloat(font))
      let insets = NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      #expect(look.contentInsets == insets)
      look.contentInsets = .zero
      #expect(look.contentInsets == .zero)
      look.setDefaultContentInsets()
      #expect(look.contentInsets == insets)
    }
  }

  @Test func `a configuration's title may have attributes of its own`() {
    inWorld { _ in
      var look = UIButton.Configuration.filled()
      var title = AttributedString("Big")
      title.font = .boldSystemFont(ofSize: 30)
      look.attributedTitle = title
      let button = UIButton(configuration: look)
      #expect(button.currentTitle == "Big")
      let shown = button.titleLabel?.attributedText
      #expect(font(shown)?.pointSize == 30)
    }
  }

  @Test func `a transformer changes the title's attributes before they are shown`() {
    inWorld { _ in
      var look = UIButton.Configuration.plain()
      look.title = "small"
      look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: (incoming.font?.pointSize ?? 0) - 7)
        return outgoing
      }
      let button = UIButton(configuration: look)
      let shown = button.titleLabel?.attributedText
      #expect(font(shown)?.pointSize == 10)
      #expect(shown?.string == "small")
    }
  }

  @Test func `the close button is a disc of thirty points`() {
    inWorld { _ in
      let button = UIButton(type: .close)
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.bounds.size == CGSize(width: 30, height: 30))
      #expect(button.layer.cornerRadius == 15)
      #expect(button.backgroundColor == .tertiarySystemFill)
      let item = UIBarButtonItem(systemItem: .close)
      #expect((item.makeView() as? UIButton)?.buttonType == .close)
    }
  }

  @Test func `the tint colour is that of the view that shows it`() {
    inWorld { _ in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.backgroundColor = .tintColor
      #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
      outer.tintColor = .systemRed
      #expect(inner.layer.backgroundColor == UIColor.systemRed.cgColor)
      inner.tintColor = .tintColor
      #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
    }
  }

  /// The image above the title, as many apps have it.
  private final class Tile: UIButton {
    var rooms: [CGRect] = []
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 1, dy: 1)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 10, dy: 10)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      rooms.append(contentRect)
      return CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let size = super.titleRect(forContentRect: contentRect).size
      return CGRect(
        x: contentRect.midX - size.width / 2, y: contentRect.maxY - size.height,
        width: size.width, height: size.height)
    }
  }

  @Test func `a subclass says where image, title and background are`() throws {
    try inWorld { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let button = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      button.setImage(image, for: .normal)
      button.setBackgroundImage(image, for: .normal)
      button.setTitle("Title", for: .normal)
      button.layoutIfNeeded()
      #expect(button.rooms == [CGRect(x: 10, y: 10, width: 80, height: 60)])
      #expect(button.subviews.first?.frame == CGRect(x: 1, y: 1, width: 98, height: 78))
      #expect(button.imageView?.frame == CGRect(x: 40, y: 10, width: 20, height: 20))
      let title = try #require(button.titleLabel)
      #expect(title.frame.midX == 50 && title.frame.maxY == 70)
      #expect(title.frame.width > 30)
    }
  }

  @Test(arguments: [true, false])
  func `a button tells where its parts are, with a configuration too`(isConfigured: Bool) {
    inWorld { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let button = UIButton(type: .custom)
      if isConfigured { button.configuration = .plain() }
      button.setImage(image, for: .normal)
      button.setTitle("Title", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 150, height: 44)
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      button.layoutIfNeeded()
      let room = button.contentRect(forBounds: button.bounds)
      #expect(
        room
          == (isConfigured
            ? CGRect(x: 12, y: 7, width: 126, height: 30)
            : CGRect(x: 30, y: 0, width: 120, height: 44)))
      #expect(button.imageRect(forContentRect: room) == button.imageView?.frame)
      #expect(button.titleRect(forContentRect: room) == button.titleLabel?.frame)
      #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }
  }

  @Test func `a background is told for the states that it was set for`() {
    inWorld { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let button = UIButton(type: .custom)
      button.setBackgroundImage(image, for: .normal)
      #expect(button.backgroundImage(for: .normal) === image)
      #expect(button.backgroundImage(for: .selected) == nil)
    }
  }

  /// One that declares no initialiser inherits all, as long as there is none that it does not see.
  private final class BarItem: UIBarButtonItem {}

  @Test func `an app's own buttons of bars are made as UIKit's`() {
    inWorld { _ in
      let item = BarItem(title: "Close", style: .done, target: nil, action: nil)
      #expect(item.title == "Close" && item.style == .done)
      #expect(BarItem(customView: UILabel()).customView is UILabel)
    }
  }
}
