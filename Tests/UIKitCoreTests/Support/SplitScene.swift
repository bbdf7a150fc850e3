import Foundation
import Testing
import UIKitCore

/// A split view controller whose delegate and controllers write down what they are told.
@MainActor final class SplitScene {
  let log = SplitLog()
  let observer: SplitObserver
  let split: UISplitViewController
  let (a, s, b): (ColumnController, ColumnController, ColumnController)
  private(set) lazy var window = UIWindow()
  private let host = UIViewController()
  private let world: World

  init(_ style: UISplitViewController.Style, _ world: World) {
    self.world = world
    observer = SplitObserver(log)
    (a, s, b) = (ColumnController("A", log), ColumnController("S", log), ColumnController("B", log))
    if style == .unspecified {
      split = UISplitViewController()
      split.viewControllers = [a, b].map { UINavigationController(rootViewController: $0) }
    } else {
      split = UISplitViewController(style: style)
      split.setViewController(a, for: .primary)
      if style == .tripleColumn { split.setViewController(s, for: .supplementary) }
      split.setViewController(b, for: .secondary)
    }
    split.delegate = observer
  }

  var children: [String] { split.children.map(columnName) }

  /// Shows the controller in all of a window.
  func open() {
    window.rootViewController = split
    window.layoutIfNeeded()
  }

  /// Shows the controller in a controller whose traits say how wide it is.
  func openHosted() {
    host.addChild(split)
    host.view.addSubview(split.view)
    split.view.frame = host.view.bounds
    split.didMove(toParent: host)
    window.rootViewController = host
    window.layoutIfNeeded()
  }

  /// Shows the controller with a width of its own.
  func open(width: CGFloat) {
    host.addChild(split)
    host.view.addSubview(split.view)
    split.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
    split.view.autoresizingMask = []
    split.didMove(toParent: host)
    window.rootViewController = host
    window.layoutIfNeeded()
  }

  var widthClass: UIUserInterfaceSizeClass {
    get { split.traitCollection.horizontalSizeClass }
    set {
      host.traitOverrides.horizontalSizeClass = newValue
      window.layoutIfNeeded()
    }
  }

  /// Lets animations come to their end.
  func settle() { world.clock.advance(to: world.clock.now + 2) }

  /// The place of a controller's column in the window.
  func frame(of controller: ColumnController) -> CGRect {
    guard let view = (controller.navigationController ?? controller).view else { return .null }
    return view.convert(view.bounds, to: nil)
  }

  func isInWindow(_ controller: ColumnController) -> Bool { controller.viewIfLoaded?.window != nil }

  /// Compares what was called since the last time with what was recorded.
  ///
  /// - Parameters:
  ///   - calls: The calls in their order, with space between them.
  ///   - rest: The calls after those, in any order.
  ///   - sourceLocation: The place of the comparison.
  func expect(
    _ calls: String, then rest: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let words = calls.split(whereSeparator: \.isWhitespace).map(String.init)
    let others = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(Array(log.lines.prefix(words.count)) == words, sourceLocation: sourceLocation)
    #expect(
      log.lines.dropFirst(words.count).sorted() == others.sorted(), sourceLocation: sourceLocation)
    log.lines = []
  }
}

@MainActor final class SplitLog {
  var lines: [String] = []
}

@MainActor func columnName(_ controller: UIViewController?) -> String {
  switch controller {
  case let child as ColumnController: child.name
  case let stack as UINavigationController:
    "nav[\(stack.viewControllers.map(columnName).joined(separator: ","))]"
  case is UISplitViewController: "split"
  default: "nil"
  }
}

/// A controller that writes down what it is told.
final class ColumnController: UIViewController {
  let name: String
  private let log: SplitLog

  init(_ name: String, _ log: SplitLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ call: String) { log.lines.append("\(name).\(call)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove(\(columnName(parent)))")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(\(columnName(parent)))")
  }
}

/// A delegate that writes down what it is told, and what there is at that moment if it is to.
final class SplitObserver: NSObject, UISplitViewControllerDelegate {
  typealias Split = UISplitViewController
  private let log: SplitLog
  var notesState = false
  var top: Split.Column?
  var takesSecondary = false
  var separated: UIViewController?

  init(_ log: SplitLog) { self.log = log }

  private func note(_ call: String, _ split: Split) {
    let names = split.viewControllers.map(columnName).joined(separator: ",")
    let state = "{\(split.isCollapsed) \(split.displayMode.rawValue) [\(names)]}"
    log.lines.append(notesState ? "\(call) \(state)" : call)
  }

  func splitViewController(_ svc: Split, willChangeTo displayMode: Split.DisplayMode) {
    note("willChangeTo(\(displayMode.rawValue))", svc)
  }
  func splitViewController(_ svc: Split, willShow column: Split.Column) {
    note("willShow(\(column.rawValue))", svc)
  }
  func splitViewController(_ svc: Split, willHide column: Split.Column) {
    note("willHide(\(column.rawValue))", svc)
  }
  func splitViewController(_ svc: Split, didShow column: Split.Column) {
    note("didShow(\(column.rawValue))", svc)
  }
  func splitViewController(_ svc: Split, didHide column: Split.Column) {
    note("didHide(\(column.rawValue))", svc)
  }
  func splitViewController(
    _ svc: Split, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Split.Column
  ) -> Split.Column {
    note("topColumn(\(proposedTopColumn.rawValue))", svc)
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: Split,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: Split.DisplayMode
  ) -> Split.DisplayMode {
    note("expanding(\(proposedDisplayMode.rawValue))", svc)
    return proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: Split) { note("didCollapse", svc) }
  func splitViewControllerDidExpand(_ svc: Split) { note("didExpand", svc) }
  func primaryViewController(forCollapsing splitViewController: Split) -> UIViewController? {
    note("primaryForCollapsing", splitViewController)
    return nil
  }
  func primaryViewController(forExpanding splitViewController: Split) -> UIViewController? {
    note("primaryForExpanding", splitViewController)
    return nil
  }
  func splitViewController(
    _ splitViewController: Split, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let names = "\(columnName(secondaryViewController)),onto:\(columnName(primaryViewController))"
    note("collapse(\(names))", splitViewController)
    return takesSecondary
  }
  func splitViewController(
    _ splitViewController: Split, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    note("separate(\(columnName(primaryViewController)))", splitViewController)
    return separated
  }
  func splitViewController(
    _ splitViewController: Split, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    note("showDetail(\(columnName(vc)))", splitViewController)
    return false
  }
}
