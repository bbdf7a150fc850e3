import AnimGeometry
import AnimMotion
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct PageViewControllerTests {
  private func withPages(_ body: (World, UIWindow, UIPageViewController, Pages) -> Void) {
    inWorld { world in
      let pages = Pages()
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = pages
      controller.delegate = pages
      controller.setViewControllers([pages.all[1]], direction: .forward, animated: false)
      let window = UIWindow()
      window.rootViewController = controller
      window.layoutIfNeeded()
      body(world, window, controller, pages)
    }
  }

  @Test func `the page fills the view, its neighbours lie on either side`() {
    withPages { _, window, controller, pages in
      #expect(controller.children == pages.all)
      let places = pages.all.map { $0.view.convert($0.view.bounds, to: window).minX }
      #expect(places == [-window.bounds.width, 0, window.bounds.width])
    }
  }

  @Test func `a finger turns to the next page, and the delegate hears of it`() {
    withPages { world, window, controller, pages in
      window.perform(
        .fling(from: CGPoint(x: 300, y: 200), velocity: CGVector(dx: -900, dy: 0)))
      world.clock.advance(to: 3)
      #expect(controller.viewControllers == [pages.all[2]])
      #expect(controller.children == Array(pages.all[1...]))
      #expect(pages.log == ["will", "did true"])
    }
  }

  @Test func `pages are told of what is seen, after their views were loaded`() {
    final class Page: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("load") }
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewDidAppear(_ animated: Bool) {
        log.append(view.window == nil ? "nowhere" : "did")
      }
      override func viewWillDisappear(_ animated: Bool) { log.append("gone") }
    }
    inWorld { world in
      let (first, second) = (Page(), Page())
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.setViewControllers([first], direction: .forward, animated: false)
      #expect(first.log.filter { $0 != "load" } == [])
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      world.clock.advance(to: 0.1)
      #expect(first.log == ["load", "will", "did"])
      controller.setViewControllers([second], direction: .forward, animated: false)
      #expect(first.log.last == "gone" && second.log == ["load", "will", "did"])
    }
  }

  @Test func `an app may be the delegate of the scroll view that pages are in`() {
    withPages { world, window, controller, pages in
      let scroller = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
      let listener = ScrollListener()
      scroller?.delegate = listener
      window.perform(
        .fling(from: CGPoint(x: 300, y: 200), velocity: CGVector(dx: -900, dy: 0)))
      world.clock.advance(to: 3)
      #expect(listener.count == 1)
      #expect(controller.viewControllers == [pages.all[2]])
      #expect(pages.log == ["will", "did true"])
    }
  }

  @Test func `a page that is set slides in from its side`() {
    withPages { world, window, controller, pages in
      var isDone = false
      controller.setViewControllers([pages.all[0]], direction: .reverse, animated: true) {
        isDone = $0
      }
      world.clock.advance(to: 0.1)
      let place = pages.all[0].view.convert(CGPoint.zero, to: window).x
      #expect(place < 0 && place > -window.bounds.width)
      #expect(!isDone)
      world.clock.advance(to: 2)
      #expect(isDone)
      #expect(controller.viewControllers == [pages.all[0]])
      #expect(pages.log == [])
    }
  }
}

private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let all = (0..<3).map { _ in UIViewController() }
  var log: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    all.firstIndex(of: viewController).flatMap { $0 < 2 ? all[$0 + 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.append("will") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.append("did \(completed)") }
}

private final class ScrollListener: NSObject, UIScrollViewDelegate {
  var count = 0
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { count += 1 }
}
