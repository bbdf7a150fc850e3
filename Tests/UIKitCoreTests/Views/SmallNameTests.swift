import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimText
import Foundation
import Testing

@testable import UIKitCore

/// Names that apps say in passing.
@MainActor struct SmallNameTests {
  @Test func `exceptions have Foundation's names`() {
    #expect(
      NSExceptionName.internalInconsistencyException.rawValue == "NSInternalInconsistencyException")
    #expect(NSExceptionName.invalidArgumentException.rawValue == "NSInvalidArgumentException")
    #expect(NSExceptionName.rangeException.rawValue == "NSRangeException")
    #expect(NSExceptionName.genericException.rawValue == "NSGenericException")
  }

  @Test func `an app may ask for remote controls`() {
    inWorld { _ in
      UIApplication.shared.beginReceivingRemoteControlEvents()
      UIApplication.shared.endReceivingRemoteControlEvents()
    }
  }

  @Test func `a device that lies or is unknown turns no interface`() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(
      all.filter(\.isValidInterfaceOrientation) == [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
      ])
  }

  @Test(arguments: [
    ("AvenirNext-Bold", UIFont.Weight.bold),
    ("Futura-Medium", .medium), ("Blackadder", .regular), ("Light-Regular", .regular),
  ])
  func `a font that is not here has the weight behind the hyphen of its name`(
    name: String, weight: UIFont.Weight
  ) {
    inWorld { _ in
      let font = UIFont(name: name, size: 13)
      #expect(font?.lineHeight == UIFont.systemFont(ofSize: 13, weight: weight).lineHeight)
      #expect(
        ("Mmmm" as NSString).size(withAttributes: [.font: font as Any])
          == ("Mmmm" as NSString).size(
            withAttributes: [.font: UIFont.systemFont(ofSize: 13, weight: weight)]))
    }
  }

  @Test(arguments: [
    ("Menlo-Bold", "DejaVu Sans Mono"), ("Courier New", "DejaVu Sans Mono"),
    ("RobotoMono-Regular", "DejaVu Sans Mono"), ("Georgia", "DejaVu Serif"),
    ("TimesNewRomanPS-BoldMT", "DejaVu Serif"), ("MS Sans Serif", nil), ("Avenir", nil),
  ])
  func `a font of one width or with serifs that is not here is another one like it`(
    name: String, family: String?
  ) {
    inWorld { _ in
      let font = UIFont(name: name, size: 13)
      #expect(font?.font.descriptor.family == family)
      #expect((font?.fontDescriptor.symbolicTraits.contains(.traitBold)) == name.contains("Bold"))
    }
  }

  @Test func `the system's font has builds of one width and with serifs`() throws {
    try inWorld { _ in
      @MainActor func width(_ text: String, _ font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
      }
      let system = UIFont.systemFont(ofSize: 20)
      #expect(width("ii", system) < width("MM", system))
      let design = try #require(system.fontDescriptor.withDesign(.monospaced))
      let traits = try #require(system.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
      for font in [
        UIFont.monospacedSystemFont(ofSize: 20, weight: .medium),
        UIFont(descriptor: design, size: 0), UIFont(descriptor: traits, size: 20),
      ] {
        #expect(width("ii", font) == width("MM", font))
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
      }
      let serif = system.fontDescriptor.withDesign(.serif)
      #expect(serif?.descriptor.family == "DejaVu Serif")
      #expect(serif?.withDesign(.default)?.descriptor.family == nil)
    }
  }

  @Test func `parts of a colour that nobody asks for are left out`() {
    inWorld { _ in
      var (saturation, alpha): (CGFloat, CGFloat) = (-1, -1)
      let color = UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 0.25)
      let isKnown = unsafe color.getHue(
        nil, saturation: &saturation, brightness: nil, alpha: &alpha)
      #expect(isKnown && saturation == 0.5 && alpha == 0.25)
      #expect(unsafe color.getRed(nil, green: nil, blue: nil, alpha: nil))
      #expect(unsafe !color.getWhite(nil, alpha: nil))
    }
  }

  @Test func `Core Image's colours are UIKit's`() {
    inWorld { _ in
      let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
      #expect(color.components == [1, 0.5, 0.25, 0.75])
      #expect(UIColor(ciColor: color).ciColor.green == 0.5)
      #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
      #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
      #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents == 1)
    }
  }

  @Test func `letters are apart by their tracking where they have no kern`() {
    inWorld { _ in
      @MainActor func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        ("abc" as NSString).size(withAttributes: attributes).width
      }
      #expect(width([.tracking: 4]) == width([.kern: 4]))
      #expect(width([.tracking: 4, .kern: 1]) == width([.kern: 1]))
    }
  }

  @Test func `a font can be made again of what is said of it`() {
    inWorld { _ in
      let font = UIFont.systemFont(ofSize: 17, weight: .heavy)
      let said = font.fontDescriptor.fontAttributes
      #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: said), size: 0) == font)
      let larger = said.merging([.size: CGFloat(30)]) { $1 }
      #expect(
        UIFont(descriptor: UIFontDescriptor(fontAttributes: larger), size: 0) == font.withSize(30))
      #expect(UIFontDescriptor(fontAttributes: [.size: CGFloat(20)]).pointSize == 20)
    }
  }

  private final class Pictured: NSTextAttachment {
    let shown: UIImage
    init(_ shown: UIImage) {
      self.shown = shown
      super.init()
    }
    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shown }
  }

  @Test func `an attachment may say which picture it shows`() {
    inWorld { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in }
      let text = NSAttributedString(attachment: Pictured(image))
      #expect(text.size().width == 7)
    }
  }

  private final class Named: NSObject {}

  @Test func `any object has words for those who cannot see, and views their own`() {
    inWorld { _ in
      let (object, other) = (Named(), Named())
      object.accessibilityLabel = "one"
      object.isAccessibilityElement = true
      #expect(object.accessibilityLabel == "one" && object.isAccessibilityElement)
      #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
      let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
      window.addSubview(view)
      view.accessibilityLabel = "view"
      #expect(view.accessibilityLabel == "view")
      #expect(view.accessibilityFrame == view.frame)
      view.accessibilityFrame = .zero
      #expect(view.accessibilityFrame == .zero)
    }
  }

  private final class Page: UIViewController {
    var copies = 0
    override func copy(_ sender: Any?) { copies += 1 }
  }

  @Test func `responders have the methods of a menu for text`() {
    inWorld { _ in
      let page = Page()
      let edits: any UIResponderStandardEditActions = page
      edits.copy(nil)
      edits.paste(nil)
      #expect(page.copies == 1)
    }
  }

  private final class Questions: UIScrollView {
    var takes = true
    var begins = true
    private(set) var asked: [UIView] = []
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append(view)
      return takes
    }
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { begins }
  }

  private final class Pad: UIView {
    private(set) var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("began")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("cancelled")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("ended")
    }
  }

  /// What becomes of a slow drag upwards that begins on a view in a scroll view.
  private func drag(_ view: UIView, _ prepare: (Questions) -> Void) -> (Questions, offset: CGFloat)
  {
    inWorld { world in
      let (window, scroll) = (UIWindow(), Questions())
      scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      scroll.contentSize = CGSize(width: 300, height: 3000)
      scroll.contentInsetAdjustmentBehavior = .never
      view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      scroll.addSubview(view)
      window.addSubview(scroll)
      prepare(scroll)
      // The finger has rested long enough for the view to hear of it.
      window.perform(
        .drag(from: CGPoint(x: 150, y: 280), by: CGVector(dx: 0, dy: -200), duration: 2))
      world.clock.advance(to: 4)
      return (scroll, scroll.contentOffset.y)
    }
  }

  @Test func `a scroll view asks whether it may take a touch away`() {
    let pad = Pad()
    let (scroll, offset) = drag(pad) { _ in }
    #expect(scroll.asked == [pad] && offset > 100 && pad.phases == ["began", "cancelled"])
    let kept = Pad()
    let (_, rest) = drag(kept) { $0.takes = false }
    #expect(rest == 0 && kept.phases == ["began", "ended"])
    // Where it never does, it does not ask.
    let (unasked, _) = drag(Pad()) { $0.canCancelContentTouches = false }
    #expect(unasked.asked == [])
  }

  @Test func `controls keep touches unless a scroll view says otherwise`() {
    inWorld { _ in
      let scroll = UIScrollView()
      #expect(!scroll.touchesShouldCancel(in: UIButton()))
      #expect(scroll.touchesShouldCancel(in: UIView()))
    }
  }

  @Test func `a view that is not to hear of touches does not, and its content is dragged`() {
    let pad = Pad()
    let (_, offset) = drag(pad) { $0.begins = false }
    #expect(pad.phases == [] && offset > 100)
  }

  private final class Watcher: NSObject, UIAlertViewDelegate {
    var calls: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did dismiss \(buttonIndex)")
    }
  }

  @Test func `an alert of old is one of today, and tells which button was tapped`() throws {
    try inWorld { world in
      let (window, root, watcher) = (UIWindow(), UIViewController(), Watcher())
      window.rootViewController = root
      window.makeKeyAndVisible()
      let alert = UIAlertView(
        title: "Title", message: "text", delegate: watcher, cancelButtonTitle: "Cancel",
        otherButtonTitles: "One", "Two")
      alert.alertViewStyle = .plainTextInput
      #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
      #expect(alert.numberOfButtons == 3 && alert.buttonTitle(at: 2) == "Two")
      alert.show()
      world.clock.advance(to: 1)
      let shown = try #require(root.presentedViewController as? UIAlertController)
      #expect(alert.isVisible && shown.actions.map(\.title) == ["Cancel", "One", "Two"])
      #expect(shown.textFields?.first === alert.textField(at: 0))
      shown.actions[2].handler?(shown.actions[2])
      #expect(watcher.calls == ["clicked 2", "did dismiss 2"])
    }
  }

  @Test func `a picker of documents has none, and tells that it was cancelled`() throws {
    final class Listener: NSObject, UIDocumentPickerDelegate {
      var isCancelled = false
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        isCancelled = true
      }
    }
    try inWorld { world in
      let (window, root, listener) = (UIWindow(), UIViewController(), Listener())
      window.rootViewController = root
      window.makeKeyAndVisible()
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
      picker.delegate = listener
      root.present(picker, animated: false)
      world.clock.advance(to: 1)
      let bar = try #require(picker.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
      let cancel = try #require(bar.topItem?.rightBarButtonItem)
      cancel.primaryAction?.perform(sender: cancel)
      world.clock.advance(to: 2)
      #expect(listener.isCancelled && root.presentedViewController == nil)
    }
  }

  @Test func `geometry is written and read as text`() {
    let rect = CGRect(x: 1, y: 2.5, width: -3, height: 400)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {-3, 400}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {-3, 400}}") == rect)
    #expect(NSStringFromCGPoint(CGPoint(x: 3, y: 4)) == "{3, 4}")
    #expect(NSCoder.cgPoint(for: "{3,4}") == CGPoint(x: 3, y: 4))
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
    #expect(NSCoder.uiOffset(for: "{3, 4}") == UIOffset(horizontal: 3, vertical: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    for text in ["", "3", "{3, x}", "{1, 2, 3}"] { #expect(NSCoder.cgPoint(for: text) == .zero) }
  }

  @Test func `a paragraph style keeps the places of tabs in order`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
    let far = NSTextTab(textAlignment: .right, location: 200, options: [:])
    style.tabStops = [far]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    style.defaultTabInterval = 40
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.tabStops.map(\.location) == [20, 200] && copy?.defaultTabInterval == 40)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 200))
    #expect(style.tabStops.map(\.location) == [20])
  }

  @Test func `a font of nobody's choosing is one of text without a font`() {
    inWorld { _ in #expect(UIFont().pointSize == 12) }
  }

  private nonisolated(unsafe) static var key = 0

  @Test func `what an app keeps for an object is forgotten, and nothing else`() {
    inWorld { _ in
      let (object, other) = (Named(), Named())
      object.accessibilityLabel = "label"
      unsafe withUnsafePointer(to: &Self.key) { key in
        for owner in [object, other] {
          unsafe objc_setAssociatedObject(owner, key, "kept", .OBJC_ASSOCIATION_RETAIN)
        }
        objc_removeAssociatedObjects(object)
        #expect(unsafe objc_getAssociatedObject(object, key) == nil)
        #expect(unsafe objc_getAssociatedObject(other, key) as? String == "kept")
      }
      #expect(object.accessibilityLabel == "label")
    }
  }

  @Test func `the outline of a line is a path`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 30, y: 10))
    let outline = unsafe CGPath(
      __byStroking: line, transform: nil, lineWidth: 4, lineCap: .square, lineJoin: .miter,
      miterLimit: 10)
    #expect(outline?.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 4))
  }

  @Test func `a path is filled with an opacity of its own`() {
    inWorld { _ in
      let context = CGContext()
      UIGraphicsPushContext(context)
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.fill(with: .multiply, alpha: 0.5)
      path.stroke(with: .normal, alpha: 0.25)
      path.fill()
      UIGraphicsPopContext()
      #expect(context.items.map(\.opacity) == [0.5, 0.25, 1])
      #expect(context.items.map(\.blendMode) == [.multiply, .normal, .normal])
    }
  }

  @Test func `a curve tells its points`() {
    let curve = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
    let points = (0..<4).map { index in
      var values: [Float] = [0, 0]
      unsafe curve.getControlPoint(at: index, values: &values)
      return values
    }
    #expect(points == [[0, 0], [0.25, 0.5], [0.75, 1], [1, 1]])
  }

  private final class Parent: UIViewController {
    var wishes: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { wishes.append(container.preferredContentSize) }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  @Test func `a parent hears which size a child would like to have, and says which it has`() {
    inWorld { _ in
      let (parent, child) = (Parent(), UIViewController())
      parent.addChild(child)
      child.preferredContentSize = CGSize(width: 10, height: 20)
      child.preferredContentSize = CGSize(width: 10, height: 20)
      #expect(parent.wishes == [CGSize(width: 10, height: 20)])
      let whole = CGSize(width: 100, height: 50)
      #expect(
        parent.size(forChildContentContainer: child, withParentContainerSize: whole)
          == CGSize(width: 50, height: 50))
      #expect(child.size(forChildContentContainer: parent, withParentContainerSize: whole) == whole)
    }
  }
}
