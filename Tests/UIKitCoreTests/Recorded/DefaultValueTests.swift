import AnimGeometry
import AnimLayers
import AnimDrawing
import Foundation
import Testing
import UIKitCore

/// What controllers, bars, controls and texts are before they are used, and what becomes of some of it, as recorded on
/// iOS 26.1 (iPhone 16).
@MainActor struct DefaultValueTests {
  // MARK: Controllers and bars

  @Test func `controllers and bars before they are used`() {
    inWorld { _ in
      let controller = UIViewController()
      #expect(controller.automaticallyAdjustsScrollViewInsets)
      controller.automaticallyAdjustsScrollViewInsets = false
      #expect(!controller.automaticallyAdjustsScrollViewInsets)
      #expect(controller.navigationItem === controller.navigationItem)
      #expect(controller.navigationItem.title == nil)
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      controller.setToolbarItems([item], animated: false)
      #expect(controller.toolbarItems == [item])
      #expect(item.isEnabled && item.width == 0)
      let navigation = UINavigationController(rootViewController: controller)
      #expect(navigation.isToolbarHidden)
      navigation.isToolbarHidden = false
      #expect(!navigation.isToolbarHidden && !navigation.toolbar.isHidden)
      navigation.setToolbarHidden(true, animated: false)
      #expect(navigation.isToolbarHidden)
      #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
      let custom = UIView()
      let other = UIBarButtonItem(customView: custom)
      #expect(other.customView === custom && other.isEnabled && other.title == nil)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(bar.titleTextAttributes == nil)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(toolbar.barTintColor == nil && toolbar.isTranslucent)
    }
  }

  @Test func `names of activities, and what is shared with nobody`() {
    inWorld { _ in
      let types: [(UIActivity.ActivityType, String)] = [
        (.copyToPasteboard, "CopyToPasteboard"), (.saveToCameraRoll, "SaveToCameraRoll"),
        (.postToFlickr, "PostToFlickr"), (.print, "Print"), (.assignToContact, "AssignToContact"),
        (.mail, "Mail"), (.message, "Message"), (.postToFacebook, "PostToFacebook"),
        (.postToTwitter, "PostToTwitter"), (.postToWeibo, "PostToWeibo"),
        (.postToTencentWeibo, "TencentWeibo"), (.airDrop, "AirDrop"),
        (.addToReadingList, "AddToReadingList"),
      ]
      for (type, name) in types { #expect(type.rawValue == "com.apple.UIKit.activity.\(name)") }
      let controller = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      #expect(controller.excludedActivityTypes == nil)
      controller.excludedActivityTypes = [.mail, .print]
      #expect(controller.excludedActivityTypes?.first == .mail)
      #expect(controller.completionWithItemsHandler == nil)
    }
  }

  @Test func `the application before it is used`() {
    inWorld { _ in
      let app = UIApplication.shared
      #expect(!app.isIdleTimerDisabled)
      app.isIdleTimerDisabled = true
      #expect(app.isIdleTimerDisabled)
      #expect(!app.isNetworkActivityIndicatorVisible)
      app.isNetworkActivityIndicatorVisible = true
      #expect(!app.isNetworkActivityIndicatorVisible)
      #expect(app.beginBackgroundTask() != .invalid)
    }
  }

  // MARK: Gestures and effects

  @Test func `how long and how still a long press is`() {
    inWorld { _ in
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      #expect(press.allowableMovement == 10 && press.minimumPressDuration == 0.5)
    }
  }

  @Test func `effects of tilting are kept`() {
    inWorld { _ in
      let effect = UIInterpolatingMotionEffect(
        keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      effect.minimumRelativeValue = -10
      #expect(effect.keyPath == "center.x" && effect.type.rawValue == 0)
      #expect(UIInterpolatingMotionEffect.EffectType.tiltAlongVerticalAxis.rawValue == 1)
      let (group, view) = (UIMotionEffectGroup(), UIView())
      group.motionEffects = [effect]
      view.addMotionEffect(group)
      #expect(view.motionEffects == [group])
      view.removeMotionEffect(group)
      #expect(view.motionEffects == [])
    }
  }

  @Test func `the shadow of a button's title`() {
    inWorld { _ in
      let button = UIButton(type: .custom)
      button.setTitle("BID", for: .normal)
      #expect(button.titleShadowColor(for: .normal) == nil)
      button.setTitleShadowColor(.white, for: .normal)
      button.setTitleShadowColor(.clear, for: .disabled)
      #expect(button.titleShadowColor(for: .normal) == .white)
      #expect(button.titleShadowColor(for: .highlighted) == .white)
      #expect(button.titleShadowColor(for: .selected) == .white)
      #expect(button.titleShadowColor(for: .disabled) == .clear)
      #expect(button.currentTitleShadowColor == .white)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.shadowColor == .white)
      #expect(button.titleLabel?.shadowOffset == .zero)
      button.isEnabled = false
      button.layoutIfNeeded()
      #expect(button.titleLabel?.shadowColor == .clear)
    }
  }

  // MARK: Texts

  @Test func `a field can be empty whenever editing begins`() {
    inWorld { _ in
      let (window, field) = (
        UIWindow(), UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
      )
      #expect(!field.clearsOnBeginEditing)
      window.addSubview(field)
      field.text = "abc"
      field.clearsOnBeginEditing = true
      let didBegin = field.becomeFirstResponder()
      #expect(didBegin && field.text == "")
      field.resignFirstResponder()
      field.text = "def"
      field.clearsOnBeginEditing = false
      field.becomeFirstResponder()
      #expect(field.text == "def")
    }
  }

  @Test func `a part of a text is scrolled to in a later turn`() {
    inWorld { world in
      let (window, view) = (
        UIWindow(), UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
      )
      view.font = .systemFont(ofSize: 14)
      view.text = (0..<40).map { "line \($0)\n" }.joined()
      window.addSubview(view)
      view.layoutIfNeeded()
      world.clock.advance(to: 0.1)
      #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0)
      view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
      #expect(view.contentOffset.y == 0)
      world.clock.advance(to: 0.3)
      #expect(view.contentOffset.y > 0)
    }
  }

  /// In San Francisco there are six lines; other letters may make five of them.
  @Test func `a label is as wide as it may be preferred to be`() {
    inWorld { _ in
      let label = UILabel()
      #expect(label.preferredMaxLayoutWidth == 0)
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 17)
      label.text = "The quick brown fox jumps over the lazy dog and keeps on running"
      let height = label.font.lineHeight
      #expect((label.intrinsicContentSize.height / height).rounded() == 1)
      label.preferredMaxLayoutWidth = 120
      #expect(label.intrinsicContentSize.width <= 120 && label.preferredMaxLayoutWidth == 120)
      #expect([5, 6].contains((label.intrinsicContentSize.height / height).rounded()))
    }
  }

  @Test func `text is as high as the line of its font`() {
    inWorld { _ in
      let rect = NSString(string: "Loading").boundingRect(
        with: CGSize(width: 200, height: 300),
        options: [.usesFontLeading, .truncatesLastVisibleLine, .usesLineFragmentOrigin],
        attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil)
      #expect(rect.origin == .zero && abs(rect.height - 19.094) < 0.001)
      #expect(rect.width > 0 && rect.width < 200)
      #expect(UILabel().baselineAdjustment.rawValue == 0)
    }
  }

  // MARK: Scroll views and drawing

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  @Test func `what is zoomed to fills the view`() {
    inWorld { _ in
      let (view, zoomer) = (
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zoomer()
      )
      view.addSubview(zoomer.content)
      view.contentSize = CGSize(width: 400, height: 400)
      view.delegate = zoomer
      view.minimumZoomScale = 1
      view.maximumZoomScale = 4
      view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
      #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 200))
      withExtendedLifetime(zoomer) {}
    }
  }

  @Test func `an image is drawn half over white`() throws {
    try inWorld { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
      let red = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      #expect(red.size == CGSize(width: 3, height: 2) && red.scale == 2)
      #expect(red.cgImage?.width == 6 && red.cgImage?.height == 4)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      red.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .normal, alpha: 0.5)
      let mixed = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
      UIGraphicsEndImageContext()
      let bytes = mixed.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } ?? []
      // The pixel at (2, 2) of 4 × 4; a half may be rounded either way.
      let pixel = bytes.dropFirst((2 * 4 + 2) * 4).prefix(4)
      #expect(zip(pixel, [255, 127, 127, 255]).allSatisfy { abs(Int($0) - $1) <= 1 })
      #expect(pixel.count == 4)
    }
  }
}
