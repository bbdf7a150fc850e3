import AnimPixels
import Foundation
import Testing
import UIKitCore

/// What configured buttons look like, and when they ask their handlers, as recorded on iOS 26.1
/// (iPhone 16).
///
/// Widths of texts are the typeface's affair, and left out.
@MainActor struct ButtonConfigurationTests {
  private func onPhone<Result>(_ body: () throws -> Result) rethrows -> Result {
    let phone = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
      traits: UITraitCollection(displayScale: 3))
    return try inWorld(phone) { _ in try body() }
  }

  /// A button in a window, by default in the size that suits it.
  private func shown(
    _ look: UIButton.Configuration, _ size: CGSize? = nil,
    _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(configuration: look)
    change(button)
    let window = UIWindow()
    window.addSubview(button)
    button.frame.size = size ?? button.intrinsicContentSize
    window.layoutIfNeeded()
    return button
  }

  private func titled(
    _ look: UIButton.Configuration, _ title: String = "Configure"
  ) -> UIButton.Configuration {
    var look = look
    look.title = title
    return look
  }

  private func isClose(_ a: CGFloat?, _ b: CGFloat) -> Bool { abs((a ?? .nan) - b) < 0.001 }

  private func rgba(_ color: UIColor?) -> [CGFloat]? {
    (color?.cgColor).map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  private let lineHeight: CGFloat = 61.0 / 3

  // MARK: Sizes

  /// The size class, and the heights of the button and the title in thirds of a point.
  nonisolated private static let sizes: [(UIButton.Configuration.Size, CGFloat, CGFloat)] = [
    (.mini, 84, 54), (.small, 84, 54), (.medium, 103, 61), (.large, 151, 61),
  ]

  @Test(arguments: sizes)
  func `a title has its insets around it`(
    _ size: UIButton.Configuration.Size, thirds: CGFloat, line: CGFloat
  ) throws {
    try onPhone {
      var look = titled(.filled())
      look.buttonSize = size
      let button = shown(look)
      let label = try #require(button.titleLabel)
      let insets = look.contentInsets
      #expect(isClose(button.intrinsicContentSize.height, thirds / 3))
      #expect(isClose(label.frame.height, line / 3))
      #expect(isClose(label.frame.minX, insets.leading))
      #expect(isClose(label.frame.minY, insets.top))
      #expect(isClose(button.bounds.width, label.frame.width + 2 * insets.leading))
    }
  }

  /// The insets, and the height in thirds of a point.
  nonisolated private static let heights: [(NSDirectionalEdgeInsets, CGFloat)] = [
    (.zero, 61), (.init(top: 12, leading: 12, bottom: 12, trailing: 12), 133),
    (.init(top: 8.5, leading: 12, bottom: 8.5, trailing: 12), 112),
    (.init(top: 3, leading: 20, bottom: 7, trailing: 4), 91),
  ]

  @Test(arguments: heights)
  func `insets are heeded by themselves`(
    _ insets: NSDirectionalEdgeInsets, thirds: CGFloat
  ) throws {
    try onPhone {
      for style in [UIButton.Configuration.filled(), .borderless()] {
        var look = titled(style)
        look.contentInsets = insets
        let button = shown(look)
        let label = try #require(button.titleLabel)
        #expect(button.configuration?.contentInsets == insets)
        #expect(isClose(button.intrinsicContentSize.height, thirds / 3))
        #expect(isClose(label.frame.minX, insets.leading))
        // Half a point is no whole pixel at three pixels per point.
        #expect(abs(label.frame.minY - insets.top) < 0.4)
      }
    }
  }

  @Test(arguments: [0.0, 6, 20]) func `a symbol is drawn large, and takes the height of a line`(
    _ padding: CGFloat
  ) throws {
    try onPhone {
      var look = titled(.filled(), "Go")
      let symbol = UIImage(systemName: "star.fill")
      look.image = symbol
      look.imagePadding = padding
      for edge in [NSDirectionalRectEdge.leading, .trailing] {
        look.imagePlacement = edge
        let button = shown(look)
        let (label, picture) = try (#require(button.titleLabel), #require(button.imageView))
        #expect(picture.frame.width > (symbol?.size.width ?? 0) * 1.2)
        #expect(isClose(button.intrinsicContentSize.height, 14 + lineHeight))
        #expect(
          isClose(button.bounds.width, 24 + picture.frame.width + padding + label.frame.width))
        #expect(isClose(label.frame.minY, 7))
        let isFirst = edge == .leading
        #expect(isClose(isFirst ? picture.frame.minX : label.frame.minX, 12))
        let (first, second) =
          isFirst ? (picture.frame, label.frame) : (label.frame, picture.frame)
        #expect(isClose(second.minX - first.maxX, padding))
      }
      look.imagePlacement = .bottom
      let button = shown(look)
      #expect(isClose(button.intrinsicContentSize.height, 14 + 2 * lineHeight + padding))
      #expect(isClose(button.titleLabel?.frame.minY, 7))
    }
  }

  @Test func `a subtitle of thirteen points stands one point below the title`() throws {
    try onPhone {
      var look = titled(.filled())
      look.subtitle = "Subtitle"
      let button = shown(look)
      #expect(look.titlePadding == 1 && look.titleAlignment == .automatic)
      #expect(isClose(button.intrinsicContentSize.height, 51))
      let labels = button.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["Configure", "Subtitle"])
      let second = try #require(labels.last)
      #expect(second.font.pointSize == 13 && second.textColor == .white)
      #expect(isClose(second.frame.minX, 12) && isClose(second.frame.minY, 85.0 / 3))
      #expect(isClose(second.frame.height, 47.0 / 3))
    }
  }

  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.automatic, 0.0), (.leading, 0), (.center, 0.5),
    (.trailing, 1),
  ])
  func `the narrower line is aligned within the wider one`(
    _ alignment: UIButton.Configuration.TitleAlignment, share: CGFloat
  ) throws {
    try onPhone {
      var look = titled(.filled())
      look.subtitle = "Sub"
      look.titleAlignment = alignment
      let button = shown(look, CGSize(width: 260, height: 60))
      let labels = button.subviews.compactMap { $0 as? UILabel }
      let (title, second) = try (#require(labels.first), #require(labels.last))
      #expect(isClose(title.frame.minY, 34.0 / 3) && isClose(second.frame.minY, 98.0 / 3))
      #expect(abs(title.frame.midX - 130) < 0.4)
      let slack = title.frame.width - second.frame.width
      #expect(abs(second.frame.minX - title.frame.minX - slack * share) < 0.4)
    }
  }

  @Test func `titles wrap by default, and are cut in the other modes`() throws {
    try onPhone {
      for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail] {
        var look = titled(.filled(), "A rather long button title here")
        #expect(look.titleLineBreakMode == .byWordWrapping)
        look.titleLineBreakMode = mode
        let button = shown(look, CGSize(width: 140, height: 80))
        let label = try #require(button.titleLabel)
        #expect(label.lineBreakMode == mode)
        #expect(label.numberOfLines == (mode == .byTruncatingTail ? 1 : 0))
        #expect(isClose(button.intrinsicContentSize.height, 14 + lineHeight))
        if mode == .byTruncatingTail {
          #expect(isClose(label.frame.minX, 12) && isClose(label.frame.width, 116))
          #expect(isClose(label.frame.minY, 89.0 / 3) && isClose(label.frame.height, lineHeight))
        } else {
          #expect(label.frame.height > 2 * 20 && label.frame.width <= 116)
        }
      }
    }
  }

  @Test func `a spinner as high as a line takes the place of the image`() throws {
    try onPhone {
      var look = titled(.filled())
      look.showsActivityIndicator = true
      let button = shown(look)
      let wheel = try #require(
        button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
      #expect(isClose(wheel.frame.minX, 12) && isClose(wheel.frame.minY, 7))
      #expect(isClose(wheel.frame.width, lineHeight) && isClose(wheel.frame.height, lineHeight))
      #expect(isClose(button.titleLabel?.frame.minX, 12 + lineHeight))
      #expect(isClose(button.intrinsicContentSize.height, 14 + lineHeight))
    }
  }

  // MARK: Corners

  nonisolated private static let corners: [(UIButton.Configuration.CornerStyle, CGFloat, CGFloat)] =
    [
      (.capsule, 20, 10), (.capsule, 28, 14), (.dynamic, 28, 14), (.dynamic, 34, 17),
      (.dynamic, 44, 17), (.dynamic, 60, 17), (.fixed, 60, 5.95), (.large, 20, 5),
      (.large, 44, 11), (.large, 60, 15), (.medium, 20, 3.5), (.medium, 28, 4.9),
      (.medium, 44, 7.7), (.medium, 60, 10.5), (.small, 20, 2.5), (.small, 28, 3.5),
      (.small, 60, 7.5),
    ]

  @Test(arguments: corners)
  func `corners by style and height`(
    _ style: UIButton.Configuration.CornerStyle, height: CGFloat, radius: CGFloat
  ) {
    onPhone {
      var look = titled(.filled())
      look.cornerStyle = style
      #expect(look.background.cornerRadius == (style == .dynamic ? 17 : 5.95))
      let button = shown(look, CGSize(width: 160, height: height))
      #expect(isClose(button.layer.cornerRadius, radius))
      // A radius of one's own counts in one style.
      look.background.cornerRadius = 6
      let own = shown(look, CGSize(width: 160, height: height))
      #expect(own.configuration?.background.cornerRadius == 6)
      if style != .dynamic {
        #expect(isClose(own.layer.cornerRadius, style == .fixed ? 6 : radius))
      }
    }
  }

  // MARK: Colours

  @Test func `a fresh configuration`() {
    onPhone {
      for look in [
        UIButton.Configuration.plain(), .filled(), .tinted(), .gray(), .borderless(), .bordered(),
        .borderedTinted(), .borderedProminent(),
      ] {
        #expect(look.title == nil && look.attributedTitle == nil && look.subtitle == nil)
        #expect(look.image == nil && look.imagePadding == 0 && look.imagePlacement == .leading)
        #expect(look.cornerStyle == .dynamic && look.buttonSize == .medium)
        #expect(look.baseForegroundColor == nil && look.baseBackgroundColor == nil)
        #expect(look.background.strokeWidth == 1 && look.background.strokeColor == .clear)
        #expect(!look.showsActivityIndicator && look.titleTextAttributesTransformer == nil)
        let button = shown(titled(look))
        #expect(button.layer.borderWidth == 0)
      }
      #expect(UIButton.Configuration.plain().automaticallyUpdateForSelection)
      #expect(UIButton.Configuration.tinted().automaticallyUpdateForSelection)
      #expect(UIButton.Configuration.gray().automaticallyUpdateForSelection)
      #expect(!UIButton.Configuration.filled().automaticallyUpdateForSelection)
      #expect(!UIButton.Configuration.borderedProminent().automaticallyUpdateForSelection)
    }
  }

  @Test func `titles and fills of the styles`() {
    onPhone {
      let tint = UIColor.systemBlue
      let expected: [(UIButton.Configuration, UIColor, UIColor?)] = [
        (.plain(), tint, nil), (.borderless(), tint, nil), (.filled(), .white, tint),
        (.gray(), .label, .secondarySystemFill), (.bordered(), .label, .secondarySystemFill),
        (.tinted(), tint, tint.withAlphaComponent(0.18)),
      ]
      for (look, title, fill) in expected {
        let button = shown(titled(look))
        #expect(rgba(button.titleLabel?.textColor) == rgba(title))
        #expect(rgba(button.backgroundColor) == rgba(fill))
      }
    }
  }

  @Test func `a finger leaves three quarters of a colour`() {
    onPhone {
      let tint = UIColor.systemBlue
      let expected: [(UIButton.Configuration, UIColor, UIColor?)] = [
        (.plain(), tint, nil), (.filled(), .white, tint),
        (.bordered(), .label, .secondarySystemFill),
      ]
      for (look, title, fill) in expected {
        let button = shown(titled(look)) { $0.isHighlighted = true }
        @MainActor func faded(_ color: UIColor?) -> [CGFloat]? {
          rgba(color).map { $0.dropLast() + [$0[3] * 0.75] }
        }
        #expect(rgba(button.titleLabel?.textColor) == faded(title))
        #expect(rgba(button.backgroundColor) == faded(fill))
        #expect(button.titleLabel?.alpha == 1)
      }
    }
  }

  @Test func `a disabled button is grey, whatever its colours are`() {
    onPhone {
      var look = titled(.filled())
      look.baseForegroundColor = .systemGreen
      look.baseBackgroundColor = .systemRed
      for look in [look, titled(.bordered())] {
        let button = shown(look) { $0.isEnabled = false }
        #expect(rgba(button.titleLabel?.textColor) == rgba(.tertiaryLabel))
        #expect(rgba(button.backgroundColor) == rgba(.tertiarySystemFill))
        #expect(button.titleLabel?.alpha == 1)
      }
    }
  }

  @Test func `a selected button is tinted where it shows its selection`() {
    onPhone {
      for look in [UIButton.Configuration.plain(), .bordered()] {
        let button = shown(titled(look)) { $0.isSelected = true }
        #expect(rgba(button.titleLabel?.textColor) == rgba(.systemBlue))
        #expect(rgba(button.backgroundColor) == rgba(.systemBlue.withAlphaComponent(0.18)))
      }
      let filled = shown(titled(.filled())) { $0.isSelected = true }
      #expect(rgba(filled.backgroundColor) == rgba(.systemBlue))
    }
  }

  @Test func `the background's own colour is the same in all states`() {
    onPhone {
      for style in [UIButton.Configuration.filled(), .plain()] {
        var look = titled(style)
        look.background.backgroundColor = .systemRed
        for change in [{ _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }]
          as [(UIButton) -> Void]
        {
          #expect(rgba(shown(look, nil, change).backgroundColor) == rgba(.systemRed))
        }
      }
    }
  }

  @Test func `a line is drawn in its colour`() {
    onPhone {
      var look = titled(.bordered())
      look.background.strokeColor = .systemRed
      #expect(shown(look).layer.borderWidth == 1)
      look.background.strokeWidth = 2
      let button = shown(look)
      #expect(button.layer.borderWidth == 2)
      #expect(button.layer.borderColor == UIColor.systemRed.cgColor)
    }
  }

  @Test func `updated for a button, a configuration has the colour of its state`() {
    onPhone {
      var look = titled(.filled())
      look.baseBackgroundColor = .systemBlue
      #expect(look.background.backgroundColor == nil)
      let states: [((UIButton) -> Void, [CGFloat]?)] = [
        ({ _ in }, rgba(.systemBlue)),
        ({ $0.isHighlighted = true }, rgba(.systemBlue.withAlphaComponent(0.75))),
        ({ $0.isEnabled = false }, rgba(.tertiarySystemFill)),
      ]
      for (change, color) in states {
        let updated = look.updated(for: shown(look, nil, change))
        #expect(rgba(updated.background.backgroundColor) == color)
        #expect(updated.baseBackgroundColor == .systemBlue && updated.title == "Configure")
      }
    }
  }

  // MARK: Titles

  @Test func `the titles with and without attributes are one`() {
    onPhone {
      var look = UIButton.Configuration.plain()
      look.attributedTitle = AttributedString("Attributed")
      #expect(look.title == "Attributed")
      look.title = "Plain"
      #expect(look.attributedTitle.map { String($0.characters) } == "Plain")
      look.attributedTitle = AttributedString("Attributed")
      #expect(look.title == "Attributed")
    }
  }

  @Test
  func `a transformer gets the title's font and colour, and what it says holds in all states`()
    throws
  {
    try onPhone {
      var look = titled(.filled())
      look.baseForegroundColor = .systemGreen
      let seen = Seen()
      look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        seen.incoming = incoming
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 19, weight: .medium)
        outgoing.foregroundColor = .systemGreen
        return outgoing
      }
      let button = shown(look)
      #expect(seen.incoming?.font?.pointSize == 17)
      #expect(rgba(seen.incoming?.foregroundColor) == rgba(.systemGreen))
      button.isHighlighted = true
      let text = try #require(button.titleLabel?.attributedText)
      // The closure's last parameter, a pointer, is not used.
      unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
        attributes, _, _ in
        #expect((attributes[.font] as? UIFont)?.pointSize == 19)
        #expect(rgba(attributes[.foregroundColor] as? UIColor) == rgba(.systemGreen))
      }
    }
  }

  @Test func `titles from elsewhere, and a configuration that is taken away`() {
    onPhone {
      let titled = UIButton(configuration: .filled())
      titled.setTitle("Legacy", for: .normal)
      #expect(titled.configuration?.title == nil && titled.currentTitle == "Legacy")
      #expect(titled.titleLabel?.text == "Legacy")
      var count = 0
      let acting = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Action Title") { _ in count += 1 })
      #expect(acting.configuration?.title == "Action Title")
      #expect(acting.titleLabel?.text == "Action Title")
      let former = UIButton(configuration: .filled())
      former.configuration?.title = "Configure"
      former.configuration = nil
      #expect(former.titleLabel?.text == nil && former.titleLabel?.font.pointSize == 15)
      #expect(former.intrinsicContentSize == CGSize(width: 30, height: 30))
      #expect(UIButton(frame: .zero).configuration == nil)
      #expect(UIButton(type: .system).configuration == nil)
    }
  }

  @Test func `what comes last is the title, a configuration's or a state's`() {
    onPhone {
      var look = UIButton.Configuration.plain()
      look.attributedTitle = AttributedString(
        "Button", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 30)]))
      let button = UIButton(configuration: look)
      button.setTitle("Later", for: .normal)
      #expect(button.currentTitle == "Later" && button.titleLabel?.text == "Later")
      #expect(button.titleLabel?.font.pointSize == 17)
      #expect(button.configuration?.title == "Button")
      button.setTitle("On", for: .selected)
      button.isSelected = true
      #expect(button.titleLabel?.text == "On")
      // Any other change leaves it.
      button.configuration?.baseForegroundColor = .red
      #expect(button.titleLabel?.text == "On")
      button.configuration?.title = "Last"
      #expect(button.titleLabel?.text == "Last")
      button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
      button.isSelected = false
      button.setTitle(nil, for: .normal)
      #expect(button.titleLabel?.text == "Styled")
    }
  }

  // MARK: Updates

  @Test func `the handler is called once at the next layout, for states and the tint colour`() {
    onPhone {
      let button = UIButton(configuration: titled(.filled()))
      var states: [UInt] = []
      button.configurationUpdateHandler = { states.append($0.state.rawValue) }
      let window = UIWindow()
      window.addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      window.layoutIfNeeded()
      #expect(states == [0])
      @MainActor func calls(_ change: () -> Void) -> [UInt] {
        states = []
        change()
        #expect(states.isEmpty)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        return states
      }
      #expect(calls { button.setNeedsUpdateConfiguration() } == [0])
      #expect(calls {} == [])
      #expect(calls { button.isHighlighted = true } == [1])
      #expect(calls { button.isHighlighted = false } == [0])
      #expect(calls { button.isEnabled = false } == [2])
      #expect(calls { button.isEnabled = true } == [0])
      #expect(calls { button.isSelected = true } == [4])
      #expect(calls { button.configuration?.title = "Changed" } == [])
      #expect(calls { button.frame.size.width = 200 } == [])
      #expect(calls { button.tintColor = .systemPink } == [4])
      let twice = calls {
        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
      }
      #expect(twice == [4])
    }
  }

  @Test func `a handler that changes the configuration is not called again for that`() {
    onPhone {
      let button = UIButton(configuration: titled(.bordered()))
      var (calls, depth) = ([Int](), 0)
      button.configurationUpdateHandler = {
        depth += 1
        calls.append(depth)
        $0.configuration?.background.backgroundColor =
          $0.isHighlighted ? .systemRed : .systemBlue
        depth -= 1
      }
      let window = UIWindow()
      window.addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      window.layoutIfNeeded()
      button.isHighlighted = true
      window.layoutIfNeeded()
      #expect(calls == [1, 1])
      #expect(button.backgroundColor == .systemRed)
    }
  }
}

/// What a transformer was given last.
private final class Seen: @unchecked Sendable {
  var incoming: AttributeContainer?
}
