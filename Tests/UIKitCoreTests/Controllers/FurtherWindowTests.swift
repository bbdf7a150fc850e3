import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Windows besides the one that a screen shows.
@MainActor struct FurtherWindowTests {
  private final class Root: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private final class Passing: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event).flatMap { $0 is UIButton ? $0 : nil }
    }
  }

  private func onScreen(_ body: (UIWindow, CALayer) throws -> Void) rethrows {
    try UIEnvironment().run {
      let (first, screen) = (UIWindow(), CALayer())
      UIApplication.shared.showWindows(in: screen, besides: first)
      try body(first, screen)
    }
  }

  @Test func `windows lie by their levels, then by when they were shown`() {
    onScreen { first, screen in
      let windows = (0..<4).map { _ in UIWindow() }
      #expect(windows[0].isHidden && screen.sublayers?.count == 1)
      windows[0].windowLevel = .alert
      windows[3].windowLevel = .normal - 1
      for index in [2, 0, 3, 1] { windows[index].isHidden = false }
      let order = [windows[3], first, windows[2], windows[1], windows[0]]
      #expect(screen.sublayers?.elementsEqual(order.map(\.layer), by: ===) == true)
      windows[2].windowLevel = .alert + 1
      #expect(screen.sublayers?.last === windows[2].layer)
      windows[2].isHidden = true
      #expect(screen.sublayers?.count == 4 && windows[2].layer.superlayer == nil)
    }
  }

  @Test func `the controller of a window appears and disappears with it`() {
    onScreen { _, _ in
      let (window, root) = (UIWindow(), Root())
      window.rootViewController = root
      #expect(root.calls.isEmpty)
      window.isHidden = false
      #expect(root.calls == ["load", "willAppear", "didAppear"])
      #expect(root.view.frame == window.bounds && root.view.window === window)
      root.calls = []
      window.isHidden = true
      #expect(root.calls == ["willDisappear", "didDisappear"])
      window.makeKeyAndVisible()
      #expect(root.calls.suffix(2) == ["willAppear", "didAppear"])
    }
  }

  @Test func `a window that nobody keeps is gone, and keys stay with the first one`() {
    onScreen { first, screen in
      first.makeKeyAndVisible()
      do {
        let window = UIWindow()
        window.isHidden = false
        #expect(screen.sublayers?.count == 2 && UIApplication.shared.keyWindow === first)
      }
      #expect(screen.sublayers?.count == 1)
      #expect(UIApplication.shared.windows == [first])
      let window = UIWindow()
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow)
      window.windowScene = nil
      #expect(window.isHidden && first.isKeyWindow)
    }
  }

  @Test func `a finger meets the frontmost window that takes touches there`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      onScreen { first, _ in
        var pressed: [String] = []
        @MainActor func button(_ name: String, in window: UIWindow, at y: CGFloat) {
          let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 40))
          button.addAction(UIAction { _ in pressed.append(name) }, for: .touchUpInside)
          window.addSubview(button)
        }
        button("below", in: first, at: 100)
        button("covered", in: first, at: 300)
        let front = Passing(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
        button("above", in: front, at: 100)
        front.isHidden = false
        first.perform(.tap(at: CGPoint(x: 50, y: 120)))
        clock.advance(to: 1)
        first.perform(.tap(at: CGPoint(x: 50, y: 320)))
        clock.advance(to: 2)
        #expect(pressed == ["below", "above"])
        front.isHidden = true
        first.perform(.tap(at: CGPoint(x: 50, y: 320)))
        clock.advance(to: 3)
        #expect(pressed == ["below", "above", "covered"])
      }
    }
  }
}
