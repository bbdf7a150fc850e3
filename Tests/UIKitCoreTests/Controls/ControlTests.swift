import Foundation
import Testing
import UIKitCore

@MainActor struct ControlTests {
  @Test func `a control says whom it calls`() {
    inWorld { _ in
      let (control, target) = (UIControl(), UIView())
      #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
      control.addTarget(target, action: Selector("tap"), for: [.touchDown, .touchUpInside])
      #expect(control.allTargets == [target])
      #expect(control.allControlEvents == [.touchDown, .touchUpInside])
      #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tap"])
      #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    }
  }

  @Test func `a page control keeps to its pages`() {
    inWorld { _ in
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 7
      #expect(control.currentPage == 2)
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
      // Two dots of 7 points, 9 apart.
      #expect(control.intrinsicContentSize.width == 23)
    }
  }

  @Test(arguments: [(80.0, 1), (20.0, 0)])
  func `a tap beside the dots turns a page`(x: Double, page: Int) {
    inWorld { world in
      let window = UIWindow()
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      control.numberOfPages = 3
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      window.addSubview(control)
      window.perform(.tap(at: CGPoint(x: x, y: 15)))
      world.clock.advance(to: 1)
      #expect(control.currentPage == page)
      #expect(changes == page)
    }
  }

  @Test func `a switch keeps its size wherever it is put`() {
    inWorld { world in
      let window = UIWindow()
      let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 80))
      #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
      let stack = UIStackView(arrangedSubviews: [control])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
      window.addSubview(stack)
      window.layoutIfNeeded()
      #expect(control.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    }
  }

  @Test func `constraints place the middle at the anchor point`() {
    inWorld { _ in
      let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
      box.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
      box.layoutIfNeeded()
      #expect(view.center == CGPoint(x: 30, y: 70))
      #expect(view.frame == CGRect(x: 0, y: 70, width: 60, height: 100))
    }
  }

  @Test func `a tap turns a switch`() {
    inWorld { world in
      let window = UIWindow()
      let control = UISwitch(frame: .zero)
      window.addSubview(control)
      window.perform(.tap(at: CGPoint(x: 10, y: 10)))
      world.clock.advance(to: 1)
      #expect(control.isOn)
    }
  }

  @Test func `a slider's value stays in its range`() {
    inWorld { _ in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
      slider.maximumValue = 10
      slider.value = 25
      #expect(slider.value == 10)
      slider.minimumValue = 20
      slider.maximumValue = 30
      #expect(slider.value == 20)
    }
  }

  @Test func `a tap chooses a segment`() {
    inWorld { world in
      let window = UIWindow()
      let control = UISegmentedControl(items: ["Day", "Week", "Month"])
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      window.addSubview(control)
      window.layoutIfNeeded()
      window.perform(.tap(at: CGPoint(x: 150, y: 16)))
      world.clock.advance(to: 1)
      #expect(control.selectedSegmentIndex == 1)
    }
  }

  @Test func `content that is pulled down far enough is refreshed`() {
    inWorld { world in
      let window = UIWindow()
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 375, height: 2000)
      let control = UIRefreshControl()
      var begun = 0
      control.addAction(UIAction { _ in begun += 1 }, for: .valueChanged)
      view.refreshControl = control
      window.addSubview(view)
      window.perform(
        .drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 420), duration: 0.6))
      world.clock.advance(to: 3)
      #expect(begun == 1)
      #expect(control.isRefreshing)
      #expect(view.contentOffset.y == -60)
      control.endRefreshing()
      world.clock.advance(to: 4)
      #expect(view.contentOffset.y == 0)
      #expect(view.contentInset.top == 0)
    }
  }

  @Test func `what is pulled uncovers the wheel spoke by spoke, and a title below it`() throws {
    try inWorld { _ in
      let window = UIWindow()
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 375, height: 2000)
      let control = UIRefreshControl()
      control.attributedTitle = NSAttributedString(string: "Loading")
      view.refreshControl = control
      window.addSubview(view)
      @MainActor func spokes(pulledBy distance: CGFloat) throws -> Int {
        view.contentOffset.y = -distance
        control.layoutIfNeeded()
        let wheel = try #require(
          control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        return try #require(wheel.subviews.first).subviews.count { $0.alpha > 0 }
      }
      #expect(try spokes(pulledBy: 0) == 0)
      #expect(try spokes(pulledBy: 59) == 4)
      let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.text == "Loading" && label.alpha == 1 && label.frame.maxY < control.bounds.maxY)
      #expect(try spokes(pulledBy: 119) == 8)
      #expect(try spokes(pulledBy: 0) == 0 && label.alpha == 0)
    }
  }

  @Test func `a template shows its shape in the tint colour`() {
    inWorld { _ in
      let view = UIImageView(image: UIImage(systemName: "plus"))
      view.tintColor = .red
      let red = view.layer.content
      view.tintColor = .blue
      #expect(view.layer.content != red)
      view.image = view.image?.withRenderingMode(.alwaysOriginal)
      let original = view.layer.content
      view.tintColor = .red
      #expect(view.layer.content == original)
    }
  }

  @Test func `a configured button has room for title and image`() {
    inWorld { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Add"
      let plain = UIButton(configuration: configuration).intrinsicContentSize
      let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
      configuration.image = image
      configuration.imagePadding = 5
      let both = UIButton(configuration: configuration).intrinsicContentSize
      #expect(both.width == plain.width + 5 + image.size.width)
      configuration.contentInsets = .zero
      #expect(UIButton(configuration: configuration).intrinsicContentSize.width == both.width - 24)
    }
  }

  @Test func `a label takes one attributed text after another`() {
    inWorld { _ in
      let label = UILabel(frame: .zero)
      for text in ["one", "two"] {
        let styled = NSMutableAttributedString(
          string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        styled.append(NSAttributedString(string: "!", attributes: [.foregroundColor: UIColor.red]))
        label.attributedText = styled
        #expect(label.text == text + "!")
      }
    }
  }

  @Test func `a view that is tied to one edge alone is empty`() {
    inWorld { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let inner = UIView(frame: .zero)
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 200, width: 100, height: 0))
    }
  }

  @Test func `text that is empty keeps the height of its line`() {
    inWorld(UIEnvironment(traits: UITraitCollection(displayScale: 2))) { _ in
      let button = UIButton(type: .custom)
      button.setTitle("", for: .normal)
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 1, height: 22))
      // Titles beside images have no room of their own above and below them.
      button.setTitle("Hello world", for: .normal)
      #expect(button.intrinsicContentSize.height == 22)
      #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.width.rounded())
      let view = UITextView()
      view.isScrollEnabled = false
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      #expect(view.intrinsicContentSize == CGSize(width: 0, height: 14.5))
    }
  }
}
