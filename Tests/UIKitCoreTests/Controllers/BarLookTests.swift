import Foundation
import Testing

@testable import UIKitCore

/// What a navigation bar's appearance says of its buttons, and lines above its title.
@MainActor struct BarLookTests {
  private func withBar(
    _ body: (World, UINavigationController, UINavigationBar) throws -> Void
  ) rethrows {
    try inWorld { world in
      let root = UIViewController()
      root.title = "Rings"
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Share", style: .plain, target: nil, action: nil)
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      try body(world, navigation, navigation.navigationBar)
    }
  }

  private func button(_ item: UIBarButtonItem?) throws -> UIButton {
    try #require(item?.makeView() as? UIButton)
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? pictures(in: $0) }
  }

  @Test func `pictures are behind what is in a bar, up to the edge of the screen`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    let other = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    try withBar { _, navigation, bar in
      #expect(pictures(in: bar).filter { $0.image === picture }.isEmpty)
      bar.setBackgroundImage(picture, for: .default)
      bar.layoutIfNeeded()
      let view = try #require(pictures(in: bar).first { $0.image === picture })
      let frame = view.convert(view.bounds, to: bar)
      #expect(frame.maxY == bar.bounds.maxY && frame.width == bar.bounds.width)
      let look = UINavigationBarAppearance()
      look.backgroundImage = other
      look.backgroundImageContentMode = .scaleAspectFill
      bar.standardAppearance = look
      bar.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: look)
      bar.layoutIfNeeded()
      #expect(view.image === other && view.contentMode == .scaleAspectFill)
      bar.scrollEdgeAppearance = UINavigationBarAppearance()
      bar.layoutIfNeeded()
      #expect(view.image == nil)
      let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      tabs.backgroundImage = picture
      tabs.layoutIfNeeded()
      #expect(pictures(in: tabs).first { $0.image === picture }?.frame == tabs.bounds)
    }
  }

  @Test func `buttons have the attributes of the bar's look, and their own before these`() throws {
    try withBar { _, navigation, bar in
      let look = UINavigationBarAppearance()
      look.buttonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
      ]
      look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      bar.standardAppearance = look
      bar.scrollEdgeAppearance = look
      window(of: bar).layoutIfNeeded()
      let item = navigation.topViewController?.navigationItem
      let (share, done) = (
        try button(item?.rightBarButtonItem), try button(item?.leftBarButtonItem)
      )
      #expect(share.titleColor(for: .normal) == .red && share.titleLabel?.font.pointSize == 12)
      #expect(done.titleColor(for: .normal) == .green)
      item?.rightBarButtonItem?.setTitleTextAttributes(
        [.foregroundColor: UIColor.blue], for: .normal)
      #expect(share.titleColor(for: .normal) == .blue && share.titleLabel?.font.pointSize == 12)
    }
  }

  @Test func `the titles of buttons that go back are where all items have them`() throws {
    try withBar { _, navigation, bar in
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      navigation.pushViewController(UIViewController(), animated: false)
      window(of: bar).layoutIfNeeded()
      @MainActor func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
      }
      let back = try #require(buttons(in: bar).first { $0.currentTitle == "Rings" })
      #expect((back.titleLabel?.frame.maxX ?? 0) < -800)
    }
  }

  @Test func `titles have the colour of the look that the content's place asks for`() {
    withBar { _, _, bar in
      let (edge, standard) = (UINavigationBarAppearance(), UINavigationBarAppearance())
      edge.titleTextAttributes = [.foregroundColor: UIColor.white]
      standard.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.standardAppearance = standard
      bar.scrollEdgeAppearance = edge
      @MainActor func color() -> UIColor? {
        window(of: bar).layoutIfNeeded()
        let title = bar.content.subviews.lazy.compactMap { $0 as? UILabel }.first {
          $0.text == "Rings"
        }
        return unsafe title?.attributedText?.attribute(
          .foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      }
      bar.scrolledDistance = 0
      #expect(color() == .white)
      bar.scrolledDistance = 60
      #expect(color() == .red)
    }
  }

  @Test func `the way back has the bar's sign, and the look's attributes`() throws {
    try withBar { world, navigation, bar in
      let sign = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      let look = UINavigationBarAppearance()
      look.setBackIndicatorImage(sign, transitionMaskImage: sign)
      look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.standardAppearance = look
      navigation.pushViewController(UIViewController(), animated: false)
      window(of: bar).layoutIfNeeded()
      let back = try #require(
        bar.content.subviews.lazy.compactMap { $0 as? UIButton }.first {
          $0.title(for: .normal) == "Rings"
        })
      #expect(back.image(for: .normal) === sign && back.titleColor(for: .normal) == .red)
      bar.backIndicatorImage = UIImage(systemName: "arrow.left")
      #expect(back.image(for: .normal) === bar.backIndicatorImage)
    }
  }

  @Test func `a prompt is above the title, and the bar 30 points higher for it`() throws {
    try withBar { world, navigation, bar in
      let before = bar.frame.height
      let top = try #require(navigation.topViewController)
      let content = top.view.safeAreaInsets.top
      top.navigationItem.prompt = "Choose one"
      window(of: bar).layoutIfNeeded()
      #expect(bar.frame.height == before + 30)
      #expect(top.view.safeAreaInsets.top == content + 30)
      let labels = bar.content.subviews.compactMap { $0 as? UILabel }
      let prompt = try #require(labels.first { $0.text == "Choose one" })
      let title = try #require(labels.first { $0.text == "Rings" })
      #expect(prompt.frame.maxY <= title.frame.minY)
      top.navigationItem.prompt = nil
      window(of: bar).layoutIfNeeded()
      #expect(bar.frame.height == before && prompt.superview == nil)
    }
  }

  private func window(of bar: UINavigationBar) -> UIView { bar.window ?? bar }
}
