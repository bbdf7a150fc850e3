import AnimConveniences
import AnimProgressHUD
import Foundation
import Testing
import UIKitCore

/// What else apps use of libraries that nobody has.
@MainActor struct ConveniencesTests {
  @Test func `objects are set up where they are made`() {
    let label = UILabel().then { $0.text = "a" }
    #expect(label.text == "a")
    #expect(CGRect.zero.with { $0.size.width = 3 }.width == 3)
  }

  @Test func `keychains keep what they are given, in each simulation anew`() throws {
    try withServers([:]) { _ in
      let keychain = Keychain(service: "a")
      keychain["token"] = "secret"
      #expect(try Keychain(service: "a").get("token") == "secret")
      #expect(Keychain(service: "b")["token"] == nil)
      try keychain.remove("token")
      #expect(try !keychain.contains("token"))
      let other = KeychainSwift(keyPrefix: "x")
      other.set(true, forKey: "known")
      #expect(other.getBool("known") == true && KeychainSwift().getBool("known") == nil)
    }
    withServers([:]) { _ in #expect(KeychainSwift(keyPrefix: "x").getBool("known") == nil) }
  }

  @Test func `the network can be reached`() throws {
    try withServers([:]) { clock in
      let reachability = try Reachability()
      var connection: Reachability.Connection?
      reachability.whenReachable = { connection = $0.connection }
      try reachability.startNotifier()
      clock.advance(to: 0.1)
      #expect(connection == .wifi)
    }
  }

  @Test func `a view of a drawing is as large as it was made, and comes to its end`() {
    withServers([:]) { clock in
      let view = LottieAnimationView(name: "bird")
      var ended = false
      view.play { ended = $0 }
      clock.advance(to: 0.5)
      #expect(view.isAnimationPlaying && !ended)
      clock.advance(to: 1.5)
      #expect(!view.isAnimationPlaying && ended)
    }
  }

  @Test func `a box stands in the middle of its view, and goes`() {
    withServers([:]) { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      let hud = MBProgressHUD.showAdded(to: view, animated: true)
      hud.label.text = "Loading"
      view.layoutIfNeeded()
      // It begins at a whole point.
      #expect(abs(hud.bezelView.center.y - 200) < 1 && hud.bezelView.center.x == 100)
      #expect(hud.bezelView.frame.width == hud.label.frame.width + 40)
      hud.mode = .text
      hud.layoutIfNeeded()
      #expect(hud.bezelView.frame.height == hud.label.frame.height + 40)
      clock.advance(to: 1)
      #expect(MBProgressHUD.forView(view) === hud && hud.alpha == 1)
      #expect(MBProgressHUD.hide(for: view, animated: true))
      clock.advance(to: 2)
      #expect(view.subviews.isEmpty)
    }
  }

  @Test func `the app's box comes up over its window, and goes after a while`() {
    withServers([:]) { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      window.makeKeyAndVisible()
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.show(withStatus: "Loading")
      #expect(SVProgressHUD.isVisible())
      SVProgressHUD.setMinimumDismissTimeInterval(1)
      SVProgressHUD.showSuccess(withStatus: "Done")
      clock.advance(to: 0.9)
      #expect(SVProgressHUD.isVisible())
      clock.advance(to: 2)
      #expect(!SVProgressHUD.isVisible())
    }
  }

  @Test func `JGProgressHUD's box is where it is to be, and goes`() {
    withServers([:]) { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      window.makeKeyAndVisible()
      let hud = JGProgressHUD(style: .dark)
      hud.textLabel.text = "Loading"
      hud.show(in: window)
      #expect(hud.isVisible && JGProgressHUD.allProgressHUDs(in: window) == [hud])
      #expect(hud.hudView.center == CGPoint(x: 100, y: 200))
      #expect(hud.indicatorView is JGProgressHUDIndeterminateIndicatorView)
      let height = hud.hudView.bounds.height
      hud.indicatorView = nil
      hud.position = .bottomCenter
      hud.layoutIfNeeded()
      #expect(hud.hudView.bounds.height < height && hud.hudView.frame.maxY == 380)
      hud.dismiss(afterDelay: 1)
      clock.advance(to: 0.9)
      #expect(hud.isVisible)
      clock.advance(to: 3)
      #expect(window.subviews.isEmpty)
    }
  }

  @Test func `SWRevealViewController shows what is at the left, and hides it`() {
    withServers([:]) { clock in
      let (rear, front) = (UIViewController(), UIViewController())
      let whole = SWRevealViewController(rearViewController: rear, frontViewController: front)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.rootViewController = whole
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(front.revealViewController() === whole)
      #expect(front.view.convert(CGPoint.zero, to: window) == .zero)
      #expect(rear.view.superview?.isHidden == true)
      whole.revealToggle(nil)
      #expect(rear.view.superview?.isHidden == false)
      clock.advance(to: 1)
      #expect(front.view.convert(CGPoint.zero, to: window).x == 260)
      whole.pushFrontViewController(rear, animated: false)
      #expect(whole.frontViewPosition == .left && front.parent == nil)
    }
  }

  @Test func `PKHUD's box and toasts come and go`() {
    withServers([:]) { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      window.makeKeyAndVisible()
      HUD.show(.labeledProgress(title: "Wait", subtitle: nil))
      #expect(HUD.isVisible && window.subviews.count == 1)
      HUD.flash(.success, delay: 1)
      clock.advance(to: 0.9)
      #expect(HUD.isVisible && window.subviews.count == 1)
      clock.advance(to: 3)
      #expect(!HUD.isVisible && window.subviews.isEmpty)
      let view = UIView(frame: window.bounds)
      view.makeToastActivity(.center)
      view.makeToastActivity(.center)
      view.makeToast("Saved", duration: 2, position: .bottom)
      #expect(view.subviews.count == 2)
      #expect(view.subviews[0].center == CGPoint(x: 100, y: 200))
      #expect(view.subviews[1].frame.maxY == 390)
      view.hideToastActivity()
      clock.advance(to: 4)
      #expect(view.subviews.count == 1)
      clock.advance(to: 6)
      #expect(view.subviews.isEmpty)
    }
  }
}
