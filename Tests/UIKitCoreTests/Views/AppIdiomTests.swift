import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// What apps do to UIKit's views that is easily overlooked.
@MainActor struct AppIdiomTests {
  private final class Tinted: UIView {
    var colors: [UIColor] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      colors.append(tintColor)
    }
  }

  @Test func `a view takes the tint of what it is added to, and loses it elsewhere`() {
    inWorld { _ in
      let (red, plain, view) = (UIView(frame: .zero), UIView(frame: .zero), Tinted(frame: .zero))
      red.tintColor = .red
      plain.addSubview(view)
      #expect(view.colors.isEmpty)
      red.addSubview(view)
      #expect(view.colors == [.red])
      plain.addSubview(view)
      #expect(view.colors == [.red, .systemBlue])
      view.tintColor = .green
      red.addSubview(view)
      #expect(view.colors == [.red, .systemBlue, .green])
    }
  }

  @Test func `a search bar in a title's place takes the room that there is`() {
    inWorld { _ in
      let (bar, item) = (
        UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
        UINavigationItem(title: "")
      )
      let search = UISearchBar(frame: .zero)
      item.titleView = search
      item.rightBarButtonItems = [
        UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      ]
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(search.frame.width > 200 && search.frame.height == 44)
    }
  }

  @Test func `a hidden button leaves its place in the bar to others`() throws {
    try inWorld { _ in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "")
      let buttons = ["A", "B"].map {
        UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
      }
      item.rightBarButtonItems = buttons
      bar.items = [item]
      bar.layoutIfNeeded()
      let before = try #require(buttons[0].value(of: bar)).frame.maxX
      buttons[0].isHidden = true
      bar.layoutIfNeeded()
      #expect(buttons[0].value(of: bar) == nil)
      #expect(try #require(buttons[1].value(of: bar)).frame.maxX == before)
    }
  }

  @Test func `a bar that an app has moved by its transform stays moved`() {
    inWorld { world in
      let controller = UIViewController(nibName: nil, bundle: nil)
      let scroller = UIScrollView(frame: UIScreen.main.bounds)
      scroller.contentSize = CGSize(width: 100, height: 3000)
      controller.view.addSubview(scroller)
      let navigation = UINavigationController(rootViewController: controller)
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      world.clock.advance(to: 0.1)
      let frame = navigation.navigationBar.frame
      navigation.navigationBar.transform = CGAffineTransform(translationX: 0, y: -30)
      scroller.contentOffset.y = 50
      world.clock.advance(to: 0.2)
      #expect(navigation.navigationBar.frame == frame.offsetBy(dx: 0, dy: -30))
    }
  }

  @Test func `a bar has its items before anything is on screen`() {
    inWorld { _ in
      let (first, second) = (
        UIViewController(nibName: nil, bundle: nil), UIViewController(nibName: nil, bundle: nil)
      )
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.topItem?.title = "Recipes"
      #expect(first.navigationItem.title == "Recipes")
      navigation.viewControllers = [first, second]
      #expect(navigation.navigationBar.topItem === second.navigationItem)
    }
  }

  @Test func `an item that is set anew whenever it is asked for is no end of work`() {
    final class Large: UIViewController {
      override var navigationItem: UINavigationItem {
        let item = super.navigationItem
        item.largeTitleDisplayMode = .always
        item.title = "Large"
        return item
      }
    }
    inWorld { world in
      let navigation = UINavigationController(rootViewController: Large(nibName: nil, bundle: nil))
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      world.clock.advance(to: 0.1)
      #expect(navigation.navigationBar.topItem?.title == "Large")
    }
  }

  @Test func `the tint of older systems counts for nothing beside an appearance`() {
    inWorld { _ in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      @MainActor func isRed() -> Bool {
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        return bar.subviews.contains { $0.backgroundColor == .red }
      }
      bar.barTintColor = .red
      #expect(isRed())
      let appearance = UINavigationBarAppearance()
      appearance.configureWithTransparentBackground()
      bar.standardAppearance = appearance
      #expect(!isRed())
    }
  }

  @Test func `a button that is laid out from right to left has its image behind the title`() throws
  {
    try inWorld { _ in
      for configuration in [nil, UIButton.Configuration.plain()] {
        let button = UIButton(type: .system)
        button.configuration = configuration
        button.setTitle("Work", for: .normal)
        button.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(image.frame.minX < title.frame.minX)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(image.frame.minX > title.frame.minX)
      }
    }
  }

  @Test func `dots of a page control may be images`() {
    inWorld { _ in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      control.numberOfPages = 3
      control.setIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0)
      control.currentPageIndicatorTintColor = .black
      control.layoutIfNeeded()
      let dots = control.subviews.compactMap { $0 as? UIImageView }
      #expect(dots.map { $0.image != nil } == [true, false, false])
      #expect(dots[0].tintColor == .black && dots[0].backgroundColor == nil)
      #expect(dots[1].backgroundColor != nil)
      #expect(
        control.indicatorImage(forPage: 0) != nil && control.indicatorImage(forPage: 1) == nil)
    }
  }

  @Test func `the system's space between baselines is a line of text`() {
    inWorld { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let labels = [UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 30)].map { font in
        let label = UILabel(frame: .zero)
        label.font = font
        label.text = "a"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
      }
      let space = labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1)
      #expect(space.constant == labels[1].font.lineHeight)
      let edge = labels[1].topAnchor.constraint(
        equalToSystemSpacingBelow: view.topAnchor, multiplier: 2)
      #expect(edge.constant == 16)
    }
  }

  @Test func `colours of backgrounds are transformed`() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    #expect(
      configuration.resolvedBackgroundColor(for: .blue) == UIColor.red.withAlphaComponent(0.5))
    #expect(configuration.resolvedStrokeColor(for: .blue) == .blue)
  }

  @Test func `numbers of graphics are objects as other numbers are`() {
    let length: CGFloat = 2.5
    #expect(length as NSNumber == 2.5)
    #expect((NSNumber(value: 3) as Any) as? CGFloat == 3)
  }
}

extension UIBarButtonItem {
  /// The button that shows the item in a bar; nil if none does.
  @MainActor fileprivate func value(of bar: UINavigationBar) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if let button = view as? UIButton, button.currentTitle == title, title != nil {
        return button
      }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(bar)
  }
}
