import AnimDrawing
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct SymbolImageTests {
  @Test(arguments: ["", "Heart", "two words", "heart..fill", "héart", ".heart"])
  func `what cannot be a name is no image`(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test func `a name that is not known is a placeholder`() throws {
    let image = try #require(UIImage(systemName: "hedgehog.on.skates"))
    let other = try #require(UIImage(systemName: "hedgehog.at.rest"))
    #expect(image == other)
    #expect(image.isSymbolImage)
    #expect(image != UIImage(systemName: "square"))
  }

  @Test func `a symbol is as large as text asks for`() throws {
    // A circle of 0.912 em and a line, 0.0912 em free at each side: 1.1824 em, to the nearest half.
    let circle = try #require(UIImage(systemName: "circle"))
    #expect(circle.size == CGSize(width: 20, height: 20))
    let large = try #require(
      UIImage(systemName: "circle", withConfiguration: .init(pointSize: 100)))
    #expect(large.size == CGSize(width: 118, height: 118))
    #expect(circle.withConfiguration(.init(pointSize: 100)).size == large.size)
  }

  @Test func `symbols are as wide as their drawing`() throws {
    let chevron = try #require(UIImage(systemName: "chevron.right"))
    let bubbles = try #require(UIImage(systemName: "bubble.left.and.bubble.right"))
    #expect(chevron.size.width < chevron.size.height)
    #expect(chevron.size.width < 15 && bubbles.size.width > 20)
  }

  @Test func `a scale stands beside the size and is not applied twice`() throws {
    let image = try #require(
      UIImage(systemName: "circle", withConfiguration: .init(pointSize: 100, scale: .large)))
    #expect(image.size.width == 153.5)
    #expect(image.withConfiguration(.init(scale: .large)).size == image.size)
    #expect(image.withConfiguration(.init(scale: .medium)).size.width == 118)
  }

  @Test func `configurations are merged, the later one first`() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 100)
    let both = size.applying(UIImage.SymbolConfiguration(weight: .black))
    let merged = try #require(UIImage(systemName: "heart", withConfiguration: both))
    let single = try #require(
      UIImage(systemName: "heart", withConfiguration: .init(pointSize: 100, weight: .black)))
    #expect(merged == single)
    #expect(size.applying(nil) === size)
  }

  @Test func `colours of its own make a symbol no template`() throws {
    let plain = try #require(UIImage(systemName: "plus.circle.fill"))
    #expect(plain.isTemplate)
    let colored = plain.withConfiguration(.init(paletteColors: [.red, .blue]))
    #expect(!colored.isTemplate)
    #expect(colored.size == plain.size)
    #expect(colored.withConfiguration(.preferringMonochrome()) == plain)
    #expect(colored.withRenderingMode(.alwaysTemplate).isTemplate)
  }

  @Test func `the last colour of a palette counts for all further levels`() throws {
    let image = try #require(UIImage(systemName: "speaker.wave.3.fill"))
    let two = image.withConfiguration(.init(paletteColors: [.red, .blue]))
    let three = image.withConfiguration(.init(paletteColors: [.red, .blue, .blue]))
    #expect(two == three)
    #expect(two != image.withConfiguration(.init(paletteColors: [.red])))
  }

  @Test func `nothing shows through a pale colour`() throws {
    let disc = try #require(UIImage(systemName: "circle.fill"))
    let pale = disc.withConfiguration(
      .init(paletteColors: [UIColor.red.withAlphaComponent(0.5)]))
    guard case .drawing(let items) = pale.content, items.count == 1,
      case .group(let group) = items[0].content
    else {
      Issue.record("a pale symbol is one group, not \(pale.content)")
      return
    }
    // The disc and the line along it, each taken out of what is there first.
    #expect(group.items.map(\.blendMode) == [.destinationOut, .normal, .destinationOut, .normal])
  }

  @Test func `a hierarchy is shades of one colour`() throws {
    let image = try #require(UIImage(systemName: "speaker.wave.3.fill"))
    let shades = image.withConfiguration(.init(hierarchicalColor: .red))
    let palette = image.withConfiguration(
      .init(paletteColors: [1, 0.5, 0.25].map { UIColor.red.withAlphaComponent($0) }))
    #expect(shades == palette)
  }

  @Test func `texts beside symbols of different widths line up in a list`() {
    inWorld { _ in
      @MainActor func inset(_ name: String, reserved: CGFloat = 0) -> CGFloat {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: name)
        content.imageProperties.reservedLayoutSize.width = reserved
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        return view.textInset
      }
      // A margin of 16, room of 28 = 1.65 · 17, and 16 between image and text.
      #expect(inset("chevron.right") == 60)
      #expect(inset("photo.on.rectangle") == 60)
      #expect(inset("photo.on.rectangle", reserved: 40) == 72)
    }
  }

  @Test func `an image view is as large as the configured symbol`() {
    inWorld { _ in
      let view = UIImageView(image: UIImage(systemName: "circle"))
      let size = view.intrinsicContentSize
      view.preferredSymbolConfiguration = .init(pointSize: 100)
      #expect(size == CGSize(width: 20, height: 20))
      #expect(view.intrinsicContentSize == CGSize(width: 118, height: 118))
    }
  }

  @Test func `the middle of an image stretches, whatever it is drawn of`() {
    inWorld { _ in
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      let resizable = drawn.resizableImage(withCapInsets: insets)
      for image in [resizable, resizable.withRenderingMode(.alwaysTemplate)] {
        #expect(image.capInsets == insets)
        let view = UIImageView(image: image)
        #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        guard case .image = view.layer.content else {
          Issue.record("layers stretch the middle of pixels alone")
          continue
        }
      }
    }
  }

  @Test func `an image is described in the same words in every run`() {
    func words() -> String {
      UIEnvironment(screenBounds: .zero).run { "\(UIImage(systemName: "circle") ?? UIImage())" }
    }
    #expect(words() == words())
    #expect(words().hasPrefix("<UIImage:0x600000000200 anonymous {20, 20} renderingMode="))
  }
}
