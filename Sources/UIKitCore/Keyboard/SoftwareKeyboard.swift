import AnimGeometry
import AnimLayers
import Foundation

/// The keyboard on the screen: when it comes and goes, and who gives way to it.
///
/// It comes for the first responder that takes keys, or has a view in the keyboard's place, and goes with it.
@MainActor package final class SoftwareKeyboard {
  /// Whether the device has no other keyboard, false by default: only then is one seen.
  package var isEnabled = false

  private unowned let environment: UIEnvironment
  private var window: KeyboardWindow?
  private let keys = KeyboardView()
  /// Whom the keyboard is for; nil while it is away.
  private weak var responder: UIResponder?
  private var isShown = false
  /// What the keyboard covers of the screen's lower edge, in points, with what is above it; 0 while it is away.
  var height: CGFloat { max(0, wholeHeight - pulled) }
  /// The part of the height that is none of a bar's that a controller has at the lower edge.
  private var trayHeight: CGFloat { max(0, wholeTrayHeight - pulled) }
  private var wholeHeight: CGFloat = 0
  private var wholeTrayHeight: CGFloat = 0
  /// How far a finger has pulled the keyboard down, in points.
  private var pulled: CGFloat = 0
  private var changes = 0
  /// How often the keyboard has begun to move.
  private var moves = 0
  /// How often a scenario has typed, and whether its finger is still on the key.
  private var touches = 0
  private var isTouched = false
  private var watchers: [Watcher] = []
  private var bars: [InputBar] = []
  private weak var insetView: UIScrollView?

  private struct Watcher { weak var view: UIView? }

  init(_ environment: UIEnvironment) {
    self.environment = environment
    keys.didPress = { [weak self] key, text in self?.press(key, text) }
  }

  /// The window of the keyboard while that is seen.
  package var shownWindow: UIWindow? { window?.isHidden == false ? window : nil }

  // MARK: Whom it is for

  /// Changes the first responder; the keyboard follows when all is changed.
  func whileChanging<Result>(_ body: () -> Result) -> Result {
    changes += 1
    defer {
      changes -= 1
      follow()
    }
    return body()
  }

  /// Comes or goes, if the first responder is another one than before.
  package func follow() {
    guard isEnabled, changes == 0 else { return }
    let wanted = wantedResponder
    // Who was typed into may be gone.
    if wanted !== responder || wanted == nil && isShown { update(for: wanted) }
  }

  /// Takes anew what the first responder wants.
  func reload() {
    guard isEnabled, changes == 0 else { return }
    update(for: wantedResponder)
  }

  /// The first responder that wants a keyboard, as long as nothing is presented over it.
  private var wantedResponder: UIResponder? {
    guard let responder = environment.application.keyWindow?.typedResponder,
      responder is any UIKeyInput || responder.anyInputView != nil, !isCovered(responder)
    else { return nil }
    return responder
  }

  private func isCovered(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView, let window = view.window else { return false }
    guard let top = window.rootViewController?.topPresented, !(top is UISearchController)
    else { return false }
    return !view.isDescendant(of: top.view)
  }

  // MARK: Coming and going

  private func update(for responder: UIResponder?) {
    self.responder = responder
    guard let responder else { return hide() }
    let window = preparedWindow()
    let screen = window.bounds.size
    let begin = frame(in: screen)
    var bar: InputBar?
    UIView.withoutAnimation {
      window.overrideUserInterfaceStyle = style(for: responder)
      window.tray.bounds.size.width = screen.width
      var accessory = responder.anyAccessory
      bar = bars.first { $0.view === accessory && accessory != nil }
      // A bar at the lower edge of a controller's view stays there.
      if bar != nil { accessory = nil }
      let (content, contentHeight) = content(for: responder, in: screen)
      let above = accessory.map { accessoryHeight($0, width: screen.width) } ?? 0
      window.tray.hold(content, height: contentHeight, accessory: accessory, height: above)
      wholeTrayHeight = contentHeight + above
      wholeHeight = wholeTrayHeight + (bar?.freeHeight ?? 0)
      pulled = 0
      window.tray.center = CGPoint(
        x: screen.width / 2, y: begin.minY + window.tray.bounds.height / 2)
      refresh()
      window.layoutIfNeeded()
    }
    guard height > 0 else {
      // There is nothing to be seen in it.
      if !isShown { window.isHidden = true }
      return hide()
    }
    isShown = true
    move(from: begin, to: frame(in: screen), Self.showing)
  }

  private func hide() {
    guard isShown, let window else { return }
    let screen = window.bounds.size
    let begin = frame(in: screen)
    isShown = false
    wholeTrayHeight = 0
    wholeHeight = 0
    pulled = 0
    keys.release()
    move(from: begin, to: frame(in: screen), Self.hiding) { [weak self] in
      guard let self, !isShown else { return }
      window.tray.hold(nil, height: 0, accessory: nil, height: 0)
      window.isHidden = true
    }
  }

  /// Where the keyboard is with what is above it, in points of the screen.
  private func frame(in screen: CGSize) -> CGRect {
    CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private func preparedWindow() -> KeyboardWindow {
    if let window {
      window.isHidden = false
      return window
    }
    let window = KeyboardWindow(frame: environment.screenBounds)
    window.didTurn = { [weak self] in self?.reload() }
    self.window = window
    window.isHidden = false
    return window
  }

  private func style(for responder: UIResponder) -> UIUserInterfaceStyle {
    switch (responder as? any UITextInputTraits)?.keyboardAppearance {
    case .dark: .dark
    case .light: .light
    default:
      // That of the device changes with it.
      (responder as? UIView).map(\.traitCollection.userInterfaceStyle)
        .flatMap { $0 == environment.traits.userInterfaceStyle ? nil : $0 } ?? .unspecified
    }
  }

  /// What is in the keyboard's place, and its height down to the lower edge of the screen.
  private func content(
    for responder: UIResponder, in screen: CGSize
  ) -> (view: UIView?, height: CGFloat) {
    let safe = environment.safeAreaInsets
    if let view = responder.anyInputView {
      var height = view.bounds.height
      if height == 0 { height = view.intrinsicContentSize.height }
      // An empty view is an app's way to have no keyboard.
      return height > 0 ? (view, height + safe.bottom) : (nil, 0)
    }
    guard let traits = responder as? any UIKeyInput else { return (nil, 0) }
    let isTablet = environment.traits.userInterfaceIdiom == .pad
    let metrics = KeyboardMetrics(screen: screen, safeArea: safe, isTablet: isTablet)
    let height = keys.show(KeyboardForm(traits), width: screen.width, metrics)
    return (keys, height)
  }

  private func accessoryHeight(_ view: UIView, width: CGFloat) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Moving

  private typealias Notices = (
    will: Notification.Name, did: Notification.Name
  )
  private static let showing: Notices = (
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification
  )
  private static let hiding: Notices = (
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification
  )

  /// Moves the tray with the spring of UIKit's transitions, and what gives way along with it.
  ///
  /// Apps hear of it inside of the animation, as on iOS, so that what they change at once moves with the keyboard.
  private func move(
    from begin: CGRect, to end: CGRect, _ notices: Notices, completion: @escaping () -> Void = {}
  ) {
    moves += 1
    let move = moves
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.toldDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.toldCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main, userInfo: information)
    }
    UIView.animateSystemTransition {
      for watcher in watchers { watcher.view?.setNeedsLayout() }
      placeTray()
      post(UIResponder.keyboardWillChangeFrameNotification)
      post(notices.will)
      giveWay()
    } completion: { [weak self] _ in
      guard self?.moves == move else { return }
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(notices.did)
      completion()
    }
  }

  /// What apps are told of how long it takes, in seconds, and of the curve, which has no name; as on iOS.
  private static let toldDuration = 0.25
  private static let toldCurve = 7

  /// A finger that scrolls pulls the keyboard down where it meets it, and what gives way along with it.
  ///
  /// - Parameter finger: How far the finger is from the upper edge of the screen, in points.
  func pull(to finger: CGFloat) {
    guard isShown, let window else { return }
    let way = finger - (window.bounds.height - wholeHeight)
    let pulled = min(wholeHeight, max(0, way))
    guard pulled != self.pulled else { return }
    self.pulled = pulled
    arrange()
  }

  /// The finger is lifted: a keyboard that was moved goes on downwards, or comes back up.
  ///
  /// - Parameter velocity: The finger's, downwards, in points per second.
  func letGo(velocity: CGFloat) {
    guard isShown, pulled > 0 else { return }
    guard velocity > 0 || velocity == 0 && pulled > wholeHeight / 2,
      responder?.resignFirstResponder() == true
    else {
      pulled = 0
      UIView.animateSystemTransition { arrange() }
      return
    }
  }

  private func arrange() {
    for watcher in watchers { watcher.view?.setNeedsLayout() }
    placeTray()
    giveWay()
  }

  private func placeTray() {
    guard let window else { return }
    window.tray.center.y =
      window.bounds.height - trayHeight + window.tray.bounds.height / 2
  }

  // MARK: Giving way

  /// Has a view laid out when the keyboard moves.
  func watch(_ view: UIView) {
    watchers.removeAll { $0.view == nil }
    watchers.append(Watcher(view: view))
  }

  /// Has a bar at the lower edge of a controller's view go up with the keyboard.
  func add(_ bar: InputBar) {
    bars.removeAll { $0.view == nil }
    bars.append(bar)
    bar.place(above: 0)
  }

  /// How much of a view the keyboard covers from its lower edge, in points.
  func overlap(of view: UIView) -> CGFloat {
    overlap(of: view, height)
  }

  private func overlap(of view: UIView, _ height: CGFloat) -> CGFloat {
    guard height > 0, let window = view.window else { return 0 }
    let bottom = view.convert(view.bounds, to: window).maxY
    return max(0, bottom - (window.bounds.height - height))
  }

  private func giveWay() {
    for bar in bars {
      guard let host = bar.view?.superview else { continue }
      let isTyped = responder?.anyAccessory === bar.view
      bar.place(above: isTyped ? overlap(of: host, trayHeight) : 0)
    }
    insetList()
    for window in environment.application.shownWindows { window.layoutIfNeeded() }
    showTyped()
  }

  /// The controllers of lists keep them clear of the keyboard by themselves.
  private func insetList() {
    let list = responder.flatMap { responder in
      sequence(first: responder) { $0.next }.lazy.compactMap { next in
        ((next as? UITableViewController)?.tableView as UIScrollView?)
          ?? (next as? UICollectionViewController)?.collectionView
      }.first
    }
    if let insetView, insetView !== list { insetView.keyboardInset = 0 }
    insetView = list
    list?.keyboardInset = list.map(overlap) ?? 0
  }

  private func showTyped() {
    guard let list = insetView, height > 0, let view = responder as? UIView else { return }
    list.scrollRectToVisible(
      view.convert(view.bounds.insetBy(dx: 0, dy: -8), to: list), animated: false)
  }

  // MARK: Typing

  /// The text before the caret.
  private var typedText: String {
    guard let text = responder as? any TextEditing else { return "" }
    let all = NSString(string: text.editedText)
    return all.substring(to: min(max(0, text.selection.location), all.length))
  }

  /// Has the keys show what the text calls for: capitals, words, whether the return key works.
  func refresh() {
    guard let traits = responder as? any UIKeyInput, keys.form != nil else { return }
    let text = typedText
    keys.setShifted(KeyboardWords.begins(traits.autocapitalizationType, after: text))
    keys.setReturns(!traits.enablesReturnKeyAutomatically || traits.hasText)
    keys.suggest(KeyboardWords.offered(after: text))
  }

  /// Has the keys show what a text calls for that the app has set.
  func textWasSet(in text: any TextEditing) {
    guard isShown, !isTouched, text === responder else { return }
    if text.editedText.isEmpty { showFirstKeys() }
    refresh()
  }

  /// Shows a finger on the key of a character that is about to be typed.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - seconds: For how long; 0 shows none.
  func touch(_ character: Character, for seconds: TimeInterval) {
    guard isShown, seconds > 0, let key = KeyboardKey(typing: character) else { return }
    isTouched = true
    let small: KeyboardKey =
      if case .character(let text) = key { .character(text.lowercased()) } else { key }
    if case .text = keys.form?.kind, case .character(let text) = small,
      let sign = text.first, let plane = KeyboardPlane(with: sign)
    {
      // Beside the space bar are some of other planes.
      if keys.cap(of: small) == nil { keys.show(plane) }
      if plane == .letters { keys.setShifted(character.isUppercase) }
    }
    keys.hold(keys.cap(of: small))
    touches += 1
    let touch = touches
    MediaClock.current.schedule(after: seconds) { [weak self] in
      guard let self, touches == touch else { return }
      isTouched = false
      keys.release()
      if key == .space || key == .return { showFirstKeys() }
      refresh()
    }
  }

  /// The same, unless a finger is on a key, which it still shows.
  func refreshWhileUntouched() {
    if isShown, !isTouched { refresh() }
  }

  /// Does what a key does that a finger has left.
  private func press(_ key: KeyboardKey, _ text: String?) {
    switch key {
    case .character: for character in text ?? "" { type(character) }
    case .space:
      type(" ")
      showFirstKeys()
    case .return:
      type("\n")
      showFirstKeys()
    case .delete: type("\u{8}")
    case .shift: return keys.setShifted(!keys.isShifted)
    case .plane(let plane): return keys.show(plane)
    case .dismiss: responder?.resignFirstResponder()
    case .emoji, .globe, .dictation: return
    }
    refresh()
  }

  /// As on iOS, letters are back after a space and at the end of a line.
  private func showFirstKeys() {
    if let plane = keys.form?.plane { keys.show(plane) }
  }

  private func type(_ character: Character) {
    (responder as? any UIKeyInput)?.press(key: character)
  }
}

/// A bar that a controller has above the keyboard, or at the lower edge of its view while there is none.
@MainActor final class InputBar {
  private(set) weak var view: UIView?
  /// Whether the bar is as high as its content wants it.
  private let fits: Bool

  init(_ view: UIView) {
    self.view = view
    fits = view.bounds.height == 0
  }

  /// The height without what lies below the safe area, in points.
  var freeHeight: CGFloat { view.map { max(0, $0.bounds.height - $0.safeAreaInsets.bottom) } ?? 0 }

  /// Puts the bar to the lower edge of the view that it is in.
  ///
  /// - Parameter covered: What is covered there, in points.
  func place(above covered: CGFloat) {
    guard let view, let size = view.superview?.bounds.size else { return }
    func place(height: CGFloat) {
      view.frame = CGRect(
        x: 0, y: size.height - covered - height, width: size.width, height: height)
    }
    place(height: view.bounds.height)
    if fits {
      // Where the safe area is known.
      let content = (view as? UIVisualEffectView)?.contentView ?? view
      place(
        height: content.systemLayoutSizeFitting(
          CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
    view.layoutIfNeeded()
  }
}

extension UIResponder {
  /// What is in the keyboard's place while this is the first responder; nil for the keyboard.
  fileprivate var anyInputView: UIView? { inputViewController?.view ?? inputView }

  /// What is above the keyboard while this is the first responder, which the next responders have for it.
  fileprivate var anyAccessory: UIView? {
    sequence(first: self) { $0.next }.lazy
      .compactMap { $0.inputAccessoryViewController?.view ?? $0.inputAccessoryView }.first
  }
}

extension UIKeyInput {
  /// Presses the key of a character: U+0008 is the one that deletes.
  func press(key character: Character) {
    if let text = self as? any TextEditing {
      text.press(character)
    } else if character == "\u{8}" {
      deleteBackward()
    } else {
      insertText(String(character))
    }
  }
}

extension UIViewController {
  /// The controller that is presented over all others, and not on its way out; nil for none.
  fileprivate var topPresented: UIViewController? {
    var top: UIViewController?
    while let next = (top ?? self).presentedViewController, next !== top, !next.isBeingDismissed {
      top = next
    }
    return top
  }
}
