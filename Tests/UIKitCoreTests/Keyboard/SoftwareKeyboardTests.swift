import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// When the keyboard comes and goes, who hears of it, and what gives way.
@MainActor struct SoftwareKeyboardTests {
  private static let size = CGSize(width: 393, height: 852)
  /// The height with words, in points.
  private static let height: CGFloat = 336

  private func withScreen(
    _ controller: UIViewController = UIViewController(),
    _ body: (World, UIWindow, UIViewController) throws -> Void
  ) rethrows {
    let environment = UIEnvironment(
      screenBounds: CGRect(origin: .zero, size: Self.size),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    environment.keyboard.isEnabled = true
    try inWorld(environment) { world in
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      world.clock.advance(to: 0.1)
      try body(world, window, controller)
    }
  }

  private func field(_ y: CGFloat = 100, in controller: UIViewController) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
    controller.view.addSubview(field)
    return field
  }

  /// The notifications of the keyboard from now on, by short names.
  @MainActor private final class Log: NSObject, UITextFieldDelegate {
    var names: [String] = []
    var last: [AnyHashable: Any] = [:]
    var onShow: () -> Void = {}

    override init() {
      super.init()
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
      ]
      for (name, short) in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          let information = Handed(notification.userInfo ?? [:])
          MainActor.assumeIsolated {
            self?.names.append(short)
            self?.last = information.taken
            if short == "will show" { self?.onShow() }
          }
        }
      }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { names.append("begin") }
  }

  @Test func `the keyboard comes with the first responder and goes with it`() throws {
    try withScreen { world, window, controller in
      let (field, log) = (field(in: controller), Log())
      field.delegate = log
      field.becomeFirstResponder()
      #expect(log.names == ["begin", "will show"])
      let end = try #require(log.last[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
      #expect(
        end.cgRectValue == CGRect(x: 0, y: 852 - Self.height, width: 393, height: Self.height))
      #expect(log.last[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == end.cgRectValue)
      #expect(
        log.last[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
          == CGRect(x: 0, y: 852, width: 393, height: 0))
      #expect(log.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      #expect(log.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
      let keyboard = try #require(world.environment.keyboard.shownWindow)
      #expect(keyboard !== window && !world.environment.application.windows.contains(keyboard))
      world.clock.advance(to: 1)
      #expect(log.names.last == "did show")
      window.endEditing(true)
      #expect(log.names.last == "will hide")
      world.clock.advance(to: 2)
      #expect(log.names.last == "did hide")
      #expect(world.environment.keyboard.shownWindow == nil)
    }
  }

  @Test func `a tablet has its own keys`() throws {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 768, height: 1024),
      traits: UITraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular))
    environment.keyboard.isEnabled = true
    try inWorld(environment) { world in
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let field = try field(in: #require(window.rootViewController))
      field.becomeFirstResponder()
      #expect(try keys(world).cap(of: .dismiss) != nil)
      #expect(environment.keyboard.height == CGFloat(313))
    }
  }

  @Test func `the keyboard stays for another field, and not without one`() {
    withScreen { world, window, controller in
      let (first, second) = (field(in: controller), field(200, in: controller))
      first.becomeFirstResponder()
      world.clock.advance(to: 1)
      let log = Log()
      second.becomeFirstResponder()
      #expect(log.names == ["will show"])
      world.clock.advance(to: 2)
      second.removeFromSuperview()
      #expect(log.names.last == "will hide")
      #expect(world.environment.keyboard.height == 0)
    }
  }

  @Test func `what an app changes when it hears of the keyboard moves along`() {
    withScreen { world, window, controller in
      let (field, log) = (field(700, in: controller), Log())
      log.onShow = { controller.view.frame.origin.y = -200 }
      field.becomeFirstResponder()
      #expect(controller.view.frame.minY == -200)
      world.clock.advance(to: 0.15)
      let y = controller.view.layer.presentation()?.frame.minY ?? 0
      #expect(y < -1 && y > -199)
      world.clock.advance(to: 1)
      #expect(controller.view.layer.presentation()?.frame.minY == -200)
    }
  }

  @Test func `the layout guide is below the safe area, and follows the keyboard`() {
    withScreen { world, window, controller in
      let field = field(in: controller)
      field.translatesAutoresizingMaskIntoConstraints = false
      let guide = controller.view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -10),
        field.heightAnchor.constraint(equalToConstant: 40),
      ])
      window.layoutIfNeeded()
      #expect(field.frame.maxY == CGFloat(852 - 34 - 10))
      #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
      field.becomeFirstResponder()
      #expect(field.frame.maxY == 852 - Self.height - 10)
      #expect(guide.layoutFrame.minY == 852 - Self.height)
      world.clock.advance(to: 0.15)
      let y = field.layer.presentation()?.frame.maxY ?? 0
      #expect(y < 807 && y > 852 - Self.height - 9)
      field.resignFirstResponder()
      #expect(field.frame.maxY == 808)
      guide.usesBottomSafeArea = false
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 842)
    }
  }

  @Test func `tracked constraints hold at the lower edge`() {
    withScreen { _, _, controller in
      let field = field(in: controller)
      let guide = controller.view.keyboardLayoutGuide
      let (near, away) = (
        field.topAnchor.constraint(equalTo: guide.topAnchor),
        field.topAnchor.constraint(equalTo: controller.view.topAnchor)
      )
      guide.setConstraints([near], activeWhenNearEdge: .bottom)
      guide.setConstraints([away], activeWhenAwayFrom: .bottom)
      #expect(near.isActive && !away.isActive)
      #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
      guide.removeAllTrackedConstraints()
      #expect(!near.isActive)
    }
  }

  @Test func `a field that has no window yet is edited when it has one`() {
    withScreen { world, _, controller in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      let began = field.becomeFirstResponder()
      #expect(!began)
      controller.view.addSubview(field)
      #expect(field.isEditing && world.environment.keyboard.height == Self.height)
    }
  }

  @Test func `an app's view is in the keyboard's place, and a bar above it`() {
    withScreen { world, _, controller in
      let field = field(in: controller)
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.inputView = picker
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      #expect(world.environment.keyboard.height == CGFloat(216 + 34 + 44))
      #expect(bar.frame.size == CGSize(width: 393, height: 44))
      #expect(bar.convert(bar.bounds, to: nil).maxY == picker.convert(picker.bounds, to: nil).minY)
      field.inputView = nil
      field.reloadInputViews()
      #expect(world.environment.keyboard.height == Self.height + 44)
      field.inputView = UIView()
      field.inputAccessoryView = nil
      field.reloadInputViews()
      #expect(world.environment.keyboard.height == 0)
      world.clock.advance(to: 1)
      world.environment.keyboard.follow()
      #expect(world.environment.keyboard.shownWindow == nil && field.isEditing)
    }
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    let text = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func `a controller's bar goes up with the keyboard that is for its text`() {
    let chat = Chat()
    withScreen(chat) { world, window, _ in
      chat.bar.addSubview(chat.text)
      chat.becomeFirstResponder()
      world.clock.advance(to: 0.2)
      window.layoutIfNeeded()
      #expect(chat.bar.frame.maxY == 852)
      chat.text.becomeFirstResponder()
      #expect(chat.bar.frame.maxY == 852 - Self.height)
      chat.text.resignFirstResponder()
      #expect(chat.bar.frame.maxY == 852)
    }
  }

  @Test func `an alert's first field is typed into, in the middle of what is free`() throws {
    try withScreen { world, window, controller in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      let action = UIAlertAction(title: "Save", style: .default)
      action.isEnabled = false
      alert.addAction(action)
      controller.present(alert, animated: true)
      world.clock.advance(to: 1)
      window.type("Ann")
      let field = try #require(alert.textFields?.first)
      #expect(field.text == "Ann")
      let card = try #require(alert.view.subviews.last)
      #expect(card.center.y == (59 + 852 - Self.height) / 2)
      let button = try #require(
        alert.view.firstSubview(UIButton.self) { $0.title(for: .normal) == "Save" })
      #expect(!button.isEnabled)
      action.isEnabled = true
      #expect(button.isEnabled)
    }
  }

  @Test func `the keyboard is away while something is presented over its field`() {
    withScreen { world, _, controller in
      let field = field(in: controller)
      field.becomeFirstResponder()
      world.clock.advance(to: 1)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      controller.present(alert, animated: false)
      world.environment.keyboard.follow()
      #expect(world.environment.keyboard.height == 0)
      world.clock.advance(to: 2)
      controller.dismiss(animated: false)
      world.clock.advance(to: 3)
      world.environment.keyboard.follow()
      #expect(world.environment.keyboard.height == Self.height)
    }
  }

  private final class List: UITableViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 14 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  @Test func `a table controller keeps its rows clear of the keyboard`() {
    let list = List(style: .plain)
    withScreen(list) { world, window, _ in
      let before = list.tableView.contentOffset.y
      list.field.becomeFirstResponder()
      #expect(list.tableView.adjustedContentInset.bottom == Self.height)
      #expect(list.tableView.contentOffset.y > before)
      let place = list.field.convert(list.field.bounds, to: nil)
      #expect(place.maxY <= 852 - Self.height)
      list.field.resignFirstResponder()
      #expect(list.tableView.adjustedContentInset.bottom == 34)
    }
  }

  @Test func `a finger that scrolls pulls the keyboard down`() {
    withScreen { world, window, controller in
      let list = UIScrollView(frame: controller.view.bounds)
      list.alwaysBounceVertical = true
      list.keyboardDismissMode = .interactive
      controller.view.addSubview(list)
      let field = field(in: controller)
      field.becomeFirstResponder()
      world.clock.advance(to: 1)
      let keyboard = world.environment.keyboard
      // Up to 100 points below the upper edge of the keyboard, and up again.
      let top = 852 - Self.height
      window.perform(
        .drag(
          from: CGPoint(x: 200, y: top - 50), by: CGVector(dx: 0, dy: 150), duration: 0.4,
          release: .velocity(CGVector(dx: 0, dy: 800))))
      world.clock.advance(to: 1.39)
      #expect(keyboard.height < Self.height - 50 && keyboard.height > Self.height - 120)
      world.clock.advance(to: 2.5)
      #expect(keyboard.height == 0 && !field.isEditing)
    }
  }

  // MARK: Keys

  private func keys(_ world: World) throws -> KeyboardView {
    let window = try #require(world.environment.keyboard.shownWindow)
    return try #require(window.firstSubview(KeyboardView.self) { _ in true })
  }

  private func tap(_ key: KeyboardKey, _ world: World, _ window: UIWindow) throws {
    let cap = try #require(keys(world).cap(of: key))
    let center = CGPoint(x: cap.bounds.midX, y: cap.bounds.midY)
    window.perform(.tap(at: cap.convert(center, to: nil)))
    world.clock.advance(to: world.clock.now + 1)
  }

  @Test func `fingers press keys`() throws {
    try withScreen { world, window, controller in
      let field = field(in: controller)
      field.becomeFirstResponder()
      world.clock.advance(to: 1)
      try #expect(keys(world).isShifted)
      try tap(.character("h"), world, window)
      try #expect(!keys(world).isShifted)
      try tap(.character("i"), world, window)
      try tap(.space, world, window)
      try tap(.shift, world, window)
      try tap(.character("a"), world, window)
      try tap(.delete, world, window)
      try tap(.plane(.numbers), world, window)
      try tap(.character("7"), world, window)
      #expect(field.text == "Hi 7")
      try tap(.plane(.symbols), world, window)
      try tap(.character("€"), world, window)
      try tap(.plane(.letters), world, window)
      try tap(.character("x"), world, window)
      #expect(field.text == "Hi 7€x")
    }
  }

  @Test func `what is typed shows fingers on keys`() throws {
    try withScreen { world, window, controller in
      let field = field(in: controller)
      field.becomeFirstResponder()
      world.clock.advance(to: 1)
      let keys = try keys(world)
      let callout = try #require(keys.firstSubview(KeyCallout.self) { _ in true })
      #expect(callout.isHidden)
      window.type("A1 ", interval: 0.2)
      #expect(!callout.isHidden && keys.isShifted && field.text == "A")
      world.clock.advance(to: 1.15)
      #expect(callout.isHidden && !keys.isShifted)
      world.clock.advance(to: 1.25)
      #expect(!callout.isHidden && keys.plane == .numbers)
      world.clock.advance(to: 1.45)
      #expect(callout.isHidden)
      world.clock.advance(to: 2)
      // As on iOS, letters are back after a space.
      #expect(keys.plane == .letters && field.text == "A1 ")
    }
  }

  @Test func `a text that an app takes away begins anew`() throws {
    try withScreen { world, window, controller in
      let field = field(in: controller)
      field.becomeFirstResponder()
      world.clock.advance(to: 1)
      window.type("no 1", interval: 0.2)
      world.clock.advance(to: 3)
      try #expect(keys(world).plane == .numbers && !keys(world).isShifted)
      field.text = ""
      try #expect(keys(world).plane == .letters && keys(world).isShifted)
    }
  }

  @Test func `the return key works when there is something to return`() throws {
    try withScreen { world, window, controller in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 393, height: 56))
      controller.view.addSubview(bar)
      #expect(bar.returnKeyType == .search)
      bar.becomeFirstResponder()
      world.clock.advance(to: 1)
      let key = try #require(keys(world).cap(of: .return))
      #expect(!key.isWorking)
      window.type("a")
      #expect(key.isWorking)
    }
  }

  @Test func `the keyboard is dark where its field is`() {
    withScreen { world, window, controller in
      let field = field(in: controller)
      @MainActor func style() -> UIUserInterfaceStyle? {
        world.environment.keyboard.shownWindow?.traitCollection.userInterfaceStyle
      }
      field.becomeFirstResponder()
      #expect(style() == .light)
      window.changeTraits(to: window.traitCollection.replacing(userInterfaceStyle: .dark))
      #expect(style() == .dark)
      field.keyboardAppearance = .light
      field.reloadInputViews()
      #expect(style() == .light)
      field.keyboardAppearance = .default
      field.overrideUserInterfaceStyle = .light
      field.reloadInputViews()
      #expect(style() == .light)
    }
  }

  @Test func `a device with another keyboard shows none`() {
    withScreen { world, _, controller in
      world.environment.keyboard.isEnabled = false
      let (field, log) = (field(in: controller), Log())
      field.becomeFirstResponder()
      #expect(field.isEditing && log.names.isEmpty)
      #expect(world.environment.keyboard.shownWindow == nil)
    }
  }

  @Test func `the keyboard's curve is UIKit's spring`() {
    withScreen { world, _, controller in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.view.addSubview(view)
      let options = UIView.AnimationOptions(rawValue: 7 << 16)
      UIView.animate(withDuration: 0.25, delay: 0, options: options) { view.center.y = 105 }
      let animation = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(animation?.stiffness == 1000 && animation?.damping == 500 && animation?.mass == 3)
    }
  }

  @Test func `geometry is in boxes and out of them`() {
    let values: [Any] = [
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), CGPoint(x: 1, y: 2),
      CGSize(width: 3, height: 4),
    ]
    #expect(values[0] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(values[0] as? CGPoint == nil)
    #expect((values[1] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect((values[2] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
  }
}

extension UIView {
  /// The first view of a class in the view, depth first.
  fileprivate func firstSubview<View: UIView>(
    _ type: View.Type, _ isWanted: (View) -> Bool
  ) -> View? {
    for view in subviews {
      if let view = view as? View, isWanted(view) { return view }
      if let found = view.firstSubview(type, isWanted) { return found }
    }
    return nil
  }
}
